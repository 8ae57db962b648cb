//! Players' names in the sentences of the staff's pages.

use podium_store::tournaments::players::PlayerRow;

/// Replaces `{player:ID}` in a sentence of the log by the current name, so that removed personal data stays removed.
pub fn with_names(text: &str, players: &[PlayerRow], name: impl Fn(&PlayerRow) -> String) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find("{player:") {
        out.push_str(&rest[..start]);
        let after = &rest[start + "{player:".len()..];
        let Some(end) = after.find('}') else {
            out.push_str(&rest[start..]);
            return out;
        };
        match players.iter().find(|p| p.id == after[..end]) {
            Some(player) => out.push_str(&name(player)),
            // A player of another installation, in an imported log.
            None => out.push_str("a player"),
        }
        rest = &after[end + 1..];
    }
    out.push_str(rest);
    out
}

/// Lists names in a sentence, only the first five if there are many: "Ann, Bo and 3 more".
pub fn name_list(rows: &[PlayerRow]) -> String {
    const NAMED: usize = 5;
    let first: Vec<&str> = rows.iter().take(NAMED).map(|row| row.name.as_str()).collect();
    match rows.len() {
        0 => "nobody".to_owned(),
        many if many > NAMED => format!("{} and {} more", first.join(", "), many - NAMED),
        _ => first.join(", "),
    }
}

/// Returns the end of a notice if players got a place from the waiting list; otherwise empty.
pub fn promoted(rows: &[PlayerRow]) -> String {
    if rows.is_empty() {
        String::new()
    } else {
        format!(" From the waiting list: {}.", name_list(rows))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::sample;

    #[test]
    fn ids_become_names_and_broken_ones_stay_text() {
        assert_eq!(
            with_names("{player:x} left.", &[], |p| p.name.clone()),
            "a player left."
        );
        assert_eq!(with_names("odd {player:", &[], |p| p.name.clone()), "odd {player:");
        assert_eq!(with_names("no one", &[], |p| p.name.clone()), "no one");
    }

    #[test]
    fn many_names_are_cut_short() {
        let rows: Vec<PlayerRow> = (1..=7).map(|n| sample(n, &format!("P{n}"))).collect();
        assert_eq!(name_list(&rows), "P1, P2, P3, P4, P5 and 2 more");
        assert_eq!(promoted(&rows[..1]), " From the waiting list: P1.");
        assert_eq!(promoted(&[]), "");
    }
}
