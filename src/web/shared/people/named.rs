//! Players' names in the sentences of the staff's pages.

use std::collections::BTreeMap;

use podium_store::tournaments::players::PlayerRow;
use say::{Message, staff_words as t};

/// The current names of a tournament's players, by id.
pub type Names = BTreeMap<String, String>;

/// The names of players, for [`with_names`].
pub fn names_of(players: Vec<PlayerRow>) -> Names {
    players.into_iter().map(|row| (row.id, row.name)).collect()
}

/// Replaces `{player:ID}` in a sentence of the log by the current name, so that removed personal data stays removed. The
/// sentence is in English; who has no name is said in the reader's language.
pub fn with_names(text: &str, names: &Names) -> Message {
    let mut parts: Vec<Message> = Vec::new();
    let mut rest = text;
    while let Some((before, inside)) = rest.split_once("{player:") {
        // Without an end it is not a placeholder: somebody typed it.
        let Some((id, after)) = inside.split_once('}') else {
            break;
        };
        parts.push(before.into());
        // not there: a player of another installation, in an imported log
        parts.push(names.get(id).map_or_else(t::a_player, Message::from));
        rest = after;
    }
    parts.push(rest.into());
    Message::joined(parts, "")
}

/// Lists names in a sentence, only the first five if there are many: "Ann, Bo and 3 more".
pub fn name_list(rows: &[PlayerRow]) -> Message {
    const NAMED: usize = 5;
    let first: Vec<Message> = rows.iter().take(NAMED).map(|row| (&row.name).into()).collect();
    match rows.len() {
        0 => t::nobody(),
        many if many > NAMED => say::common::names_and_more(Message::joined(first, ", "), many - NAMED),
        _ => say::list(first),
    }
}

/// Returns the last sentence of a notice if players got a place from the waiting list; otherwise nothing.
pub fn promoted(rows: &[PlayerRow]) -> Message {
    match rows {
        [] => Message::default(),
        rows => t::from_waiting_list(name_list(rows)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::sample;
    use say::Language;

    #[test]
    fn ids_become_names_and_broken_ones_stay_text() {
        let ann = sample(1, "Ann");
        let text = format!("{{player:{}}} and {{player:x}} left.", ann.id);
        let names = names_of(vec![ann]);
        assert_eq!(with_names(&text, &names), "Ann and a player left.");
        assert_eq!(with_names("odd {player:", &names), "odd {player:");
        assert_eq!(with_names("no one", &names), "no one");
        let erased = names_of(vec![sample(17, "Player 17")]);
        let id = erased.keys().next().expect("a player");
        let said = with_names(&format!("{{player:{id}}} left."), &erased);
        assert_eq!(said.in_language(Language::German), "Spieler 17 left.");
    }

    #[test]
    fn many_names_are_cut_short() {
        let rows: Vec<PlayerRow> = (1..=7).map(|n| sample(n, &format!("P{n}"))).collect();
        assert_eq!(name_list(&rows), "P1, P2, P3, P4, P5 and 2 more");
        assert_eq!(promoted(&rows[..1]), "From the waiting list: P1.");
        assert_eq!(name_list(&rows[..3]), "P1, P2 and P3");
        assert_eq!(promoted(&[]), "");
    }
}
