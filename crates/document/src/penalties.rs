//! A table of infractions and penalties in JSON: `tournament.penalties` of an event document, or a separate file.

use super::cursor::{Cursor, Problems};
use super::{json, layout};
use podium_event::Problem;
use podium_event::penalties::{
    Case, Category, Infraction, MAX_CODE, MAX_NAME, MAX_NTH, MAX_REMARK, Penalty, PenaltyTable, Upgrade,
};

/// Reads a file with a table.
///
/// # Errors
/// All mistakes, each with its JSON pointer; a syntax error with line and column.
pub fn read(bytes: &[u8]) -> Result<PenaltyTable, Vec<Problem>> {
    let value = json::parse(bytes)?;
    let problems = Problems::default();
    let table = table(&Cursor::root(&value, &problems));
    let problems = problems.into_inner();
    match table {
        Some(table) if problems.is_empty() => Ok(table),
        _ => Err(problems),
    }
}

/// Reads a table; its problems are reported.
pub(super) fn table(cursor: &Cursor<'_>) -> Option<PenaltyTable> {
    let object = cursor.object()?;
    let name = object.need("name").and_then(|name| name.text(MAX_NAME));
    let infractions = object.need("infractions");
    let infractions = infractions.map(|list| list.items().filter_map(|row| infraction(&row)).collect());
    object.finish();
    let table = PenaltyTable {
        name: name?,
        infractions: infractions?,
    };
    Some(table)
}

fn infraction(cursor: &Cursor<'_>) -> Option<Infraction> {
    let object = cursor.object()?;
    let code = object.need("code").and_then(|code| code.text(MAX_CODE));
    let name = object.need("name").and_then(|name| name.text(MAX_NAME));
    let category = object.need("category").and_then(|word| word.one_of(Category::LABELS));
    let penalty = object.need("penalty").and_then(|word| word.one_of(Penalty::LABELS));
    let instead = object.get("instead").and_then(|word| word.one_of(Penalty::LABELS));
    let mut cases = Vec::new();
    if let Some(list) = object.get("cases") {
        for case in list.items() {
            let Some(object) = case.object() else { continue };
            let when = object.need("when").and_then(|when| when.text(MAX_NAME));
            let penalty = object.need("penalty").and_then(|word| word.one_of(Penalty::LABELS));
            let drop = object.flag("drop");
            object.finish();
            if let (Some(when), Some(penalty)) = (when, penalty) {
                cases.push(Case { when, penalty, drop });
            }
        }
    }
    let may_be = object.get("may_be");
    let may_be = may_be.map(|list| list.items().filter_map(|word| word.one_of(Penalty::LABELS)).collect());
    let upgrade = object.get("upgrade").and_then(|upgrade| {
        let object = upgrade.object()?;
        let nth = object.need("nth").and_then(|nth| nth.whole(2..=MAX_NTH));
        let to = object.need("to").and_then(|word| word.one_of(Penalty::LABELS));
        object.finish();
        Some(Upgrade { nth: nth?, to: to? })
    });
    let multiplayer = object.get("multiplayer").and_then(|text| text.text(MAX_REMARK));
    object.finish();
    Some(Infraction {
        code: code?,
        name: name?,
        category: category?,
        penalty: penalty?,
        instead,
        cases,
        may_be: may_be.unwrap_or_default(),
        upgrade,
        multiplayer: multiplayer.unwrap_or_default(),
    })
}

/// Writes a table as a separate file.
#[must_use]
pub fn write(table: &PenaltyTable) -> String {
    // One infraction a line, as in an event document: two tables can be compared line by line.
    layout::to_text(table, &["", "/infractions"])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_table_is_written_and_read_again() {
        let table = PenaltyTable::standard();
        let text = write(&table);
        assert_eq!(read(text.as_bytes()), Ok(table));
        assert_eq!(write(&read(text.as_bytes()).expect("sound")), text);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place() {
        let text = r#"{"name": "house", "infractions": [{"code": "1", "name": "x", "category": "odd", "penalty": "warning",
            "cases": [{"when": "late", "penalty": "much"}], "upgrade": {"nth": 1, "to": "game_loss"}, "color": 3}]}"#;
        let problems = read(text.as_bytes()).expect_err("wrong");
        let pointers: Vec<&str> = problems.iter().map(|p| p.pointer.as_str()).collect();
        assert_eq!(
            pointers,
            [
                "/infractions/0/category",
                "/infractions/0/cases/0/penalty",
                "/infractions/0/upgrade/nth",
                "/infractions/0/color"
            ]
        );
    }
}
