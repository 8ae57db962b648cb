//! Decklists and their check in words and forms, for the staff and for their players.

use chrono::NaiveDate;

use crate::web::frame::form::{Choice, Field, Fields};
use podium_event::deck::{Bracket, Check, Finding, Format};
use podium_ops::people::decklist;
use podium_ops::people::players::decode;
use podium_ops::{FieldProblem, OpError};
use podium_store::tournaments::cards::CardFileKind;
use podium_store::tournaments::decks::DeckCheck;
use say::{Message, deck_check as t, refused_decks};

/// A day as sentences have it.
pub fn day(day: NaiveDate) -> Message {
    say::date(day)
}

/// A sentence: which card data and which banned list lists are checked by; `None` where neither is loaded, for then the
/// check says that it could not check.
pub fn checked_by(decks: &DeckCheck) -> Option<Message> {
    let dated = |kind| decks.book.file(kind).map(|file| day(file.dated));
    let cards = match decks.has_own_cards() {
        true => Some(t::own_cards()),
        false => dated(CardFileKind::Cards).map(t::card_data_of),
    };
    let banned = match decks.has_own_banned() {
        true => Some(t::own_banned_list()),
        false => dated(CardFileKind::Banned).map(t::banned_list_of),
    };
    let by: Vec<Message> = cards.into_iter().chain(banned).collect();
    (!by.is_empty()).then(|| t::checked_by(say::list(by)))
}

/// Formats a finding with its line: "Line 12: …".
pub fn finding_text(finding: &Finding) -> Message {
    match finding.line {
        Some(line) => t::line_finding(line, &finding.message),
        None => (&finding.message).into(),
    }
}

/// Sentences about the power of a Commander deck: the bracket that its player states, and its Game Changers.
pub fn power(stated: Option<Bracket>, format: Format, check: Option<&Check>) -> Vec<Message> {
    let stated = stated.filter(|_| format == Format::Commander);
    let stated = stated.map(|bracket| t::stated_bracket(bracket.number()));
    let counted = check.map(|check| check.game_changers.iter().map(Message::from).collect::<Vec<_>>());
    let counted = counted.filter(|names| !names.is_empty());
    let counted = counted.map(|names| t::game_changers(names.len(), say::list(names)));
    stated.into_iter().chain(counted).collect()
}

/// The choices of a bracket; `none`: the label of the first, which chooses no bracket.
pub fn brackets(none: Message) -> Vec<Choice> {
    let brackets = Bracket::ALL.map(|bracket| Choice::new(bracket.number(), t::bracket_number(bracket.number())));
    [Choice::new("", none)].into_iter().chain(brackets).collect()
}

/// The field of a bracket with what is chosen.
pub fn bracket_field(name: &'static str, chosen: Option<Bracket>) -> Field {
    Field::of(
        name,
        chosen.map(|bracket| bracket.number().to_string()).unwrap_or_default(),
    )
}

/// Reads a chosen bracket; `Ok(None)` for the first choice.
///
/// # Errors
/// The problem of the field.
pub fn sent_bracket(fields: &Fields, name: &str) -> Result<Option<Bracket>, FieldProblem> {
    match fields.text(name) {
        "" => Ok(None),
        typed => match typed.parse().ok().and_then(Bracket::new) {
            Some(bracket) => Ok(Some(bracket)),
            None => Err(FieldProblem::new(name, t::choose_bracket())),
        },
    }
}

/// Reads a list that was sent, a file or else a text, and the bracket that is stated for it.
///
/// # Errors
/// The problems of the fields `list_file` and `bracket`.
pub fn sent_list(fields: &Fields) -> Result<(String, Option<Bracket>), OpError> {
    // an empty file counts as none
    let file = fields.file("list_file").filter(|file| !file.bytes.is_empty());
    let list = match file.map(|file| decode(&file.bytes)) {
        None => Ok(fields.raw("decklist").to_owned()),
        Some(file) => file
            .and_then(|file| decklist::read(&file.text))
            .and_then(|list| list.ok_or_else(refused_decks::paste_list))
            .map_err(|message| FieldProblem::new("list_file", message)),
    };
    match (list, sent_bracket(fields, "bracket")) {
        (Ok(list), Ok(bracket)) => Ok((list, bracket)),
        (list, bracket) => Err(OpError::Invalid(list.err().into_iter().chain(bracket.err()).collect())),
    }
}
