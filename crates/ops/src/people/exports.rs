//! Decks as programs export them, as tables (CSV) and as XML, which become lists: one card per line, under headings. What else
//! an export says, such as prices and tags, is nobody's business.

use quick_xml::events::Event;
use quick_xml::reader::Reader;

use super::players::csv_reader::{folded, lines};
use super::players::xml_attribute;
use podium_event::deck::{Section, section_of};

/// The names of columns, folded.
const NAME: [&str; 3] = ["name", "card name", "card"];
const COPIES: [&str; 5] = ["quantity", "qty", "count", "amount", "copies"];
const SECTION: [&str; 4] = ["board", "section", "category", "categories"];
const COMMANDER: [&str; 1] = ["commander"];
const SIDEBOARDED: [&str; 1] = ["sideboarded"];

/// A card of an export.
struct Row {
    section: Section,
    copies: String,
    name: String,
}

/// Returns the list of an export; `None` if the text is not an export.
pub(super) fn as_list(text: &str) -> Option<String> {
    let is_xml = text.trim_start_matches('\u{feff}').trim_start().starts_with('<');
    let rows = if is_xml {
        of_magic_online(text)?
    } else {
        of_table(text)?
    };
    let sections = [
        Section::Commander,
        Section::Companion,
        Section::Deck,
        Section::Sideboard,
    ];
    let mut list = Vec::new();
    for section in sections {
        let mut rows = rows.iter().filter(|row| row.section == section).peekable();
        if rows.peek().is_some() {
            list.push(section.name().to_owned());
        }
        list.extend(rows.map(|row| {
            // a number that cannot be read becomes one that the check reports
            let copies: u32 = row.copies.trim().parse().unwrap_or(0);
            let name: Vec<&str> = row.name.split_whitespace().collect();
            format!("{copies} {}", name.join(" "))
        }));
    }
    Some(list.join("\n"))
}

/// Reads a table with a line of column names, as Archidekt, Deckstats, Magic Online, ManaBox and TappedOut export it.
fn of_table(text: &str) -> Option<Vec<Row>> {
    let mut lines = lines(text).ok()?.into_iter();
    let heads: Vec<String> = lines.next()?.cells.iter().map(|head| folded(head)).collect();
    let columns = |names: &[&str]| -> Vec<usize> {
        let fitting = heads
            .iter()
            .enumerate()
            .filter(|(_, head)| names.contains(&head.as_str()));
        fitting.map(|(column, _)| column).collect()
    };
    let (name, copies) = (*columns(&NAME).first()?, *columns(&COPIES).first()?);
    let (sections, commanders, sideboarded) = (columns(&SECTION), columns(&COMMANDER), columns(&SIDEBOARDED));
    let rows = lines.filter_map(|line| {
        let cell = |column: &usize| line.cells.get(*column).cloned().unwrap_or_default();
        let marked = |columns: &[usize]| {
            let mut cells = columns.iter().map(|column| cell(column).to_lowercase());
            cells.any(|cell| matches!(cell.as_str(), "true" | "yes" | "1"))
        };
        let mut named = sections
            .iter()
            .filter_map(|column| section_of(&cell(column).to_lowercase()));
        let section = match (marked(&commanders), marked(&sideboarded)) {
            (true, _) => Section::Commander,
            (false, true) => Section::Sideboard,
            (false, false) => named.find(|section| *section != Section::Deck).unwrap_or(Section::Deck),
        };
        (section != Section::Aside).then(|| Row {
            section,
            copies: cell(&copies),
            name: cell(&name),
        })
    });
    Some(rows.collect())
}

/// Reads a `.dek` file of Magic Online: XML with an element for each card.
fn of_magic_online(text: &str) -> Option<Vec<Row>> {
    let mut reader = Reader::from_str(text);
    let (mut rows, mut is_deck) = (Vec::new(), false);
    loop {
        match reader.read_event().ok()? {
            Event::Start(tag) | Event::Empty(tag) => match tag.name().as_ref() {
                "Deck" => is_deck = true,
                "Cards" => {
                    let attribute = |name| xml_attribute(&tag, name).unwrap_or_default();
                    rows.push(Row {
                        section: match attribute("Sideboard").eq_ignore_ascii_case("true") {
                            true => Section::Sideboard,
                            false => Section::Deck,
                        },
                        copies: attribute("Quantity"),
                        name: attribute("Name"),
                    });
                }
                _ => {}
            },
            Event::Eof => return is_deck.then_some(rows),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_becomes_lines_whatever_else_it_says() {
        let long = "x".repeat(36);
        // every column that Archidekt offers
        let mut table =
            "Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,\
                         Multiverse Id,Scryfall ID,Collector Number,Category,Notes\n"
                .to_owned();
        for number in 1..=100 {
            table += &format!(
                "1,\"Card {number}, the Long\",Normal,NM,2026-11-20,EN,99.99,\"mine\nlent\",{long},{long},{number},{long},{number},\
                 \"Ramp,Sideboard\",\"{long}\n{long}\"\n"
            );
        }
        let list = as_list(&table).expect("a table");
        let expected: Vec<String> = (1..=100).map(|number| format!("1 Card {number}, the Long")).collect();
        assert_eq!(list, format!("Deck\n{}", expected.join("\n")));
        for (table, expected) in [
            (
                "sep=;\nQty;Name\n1;Opt\n\"2\";\"Fire; Ice\"",
                "Deck\n1 Opt\n2 Fire; Ice",
            ),
            (
                "Board,Qty,Name\nacquire,1,Mana Crypt\nmaybe,1,Ponder\nside,1,Opt",
                "Sideboard\n1 Opt",
            ),
            (
                "amount,card_name,Commander,category,board\nx,Opt,,Ramp,side\n1,Vael,True,,\n3,,,,",
                "Commander\n1 Vael\nDeck\n3 \nSideboard\n0 Opt",
            ),
        ] {
            assert_eq!(as_list(table).as_deref(), Some(expected), "{table}");
        }
        for none in ["1 Opt\n1 Ponder", "Name of my deck, count\n1 Opt", "", "<b>Opt</b>"] {
            assert_eq!(as_list(none), None, "{none}");
        }
    }

    #[test]
    fn a_file_of_magic_online_becomes_lines() {
        let file = "\u{feff}<?xml version='1.0'?><Deck><NetDeckID>0</NetDeckID>\
                    <Cards CatID='1' Quantity='99' Sideboard='false' Name='Island'/>\
                    <Cards CatID=\"2\" Quantity=\"1\" Sideboard=\"true\" Name=\"Lim-D&#251;l&apos;s Vault\"></Cards></Deck>";
        assert_eq!(
            as_list(file).as_deref(),
            Some("Deck\n99 Island\nSideboard\n1 Lim-Dûl's Vault")
        );
        assert_eq!(as_list("<Deck><Cards Quantity="), None, "cut off");
    }
}
