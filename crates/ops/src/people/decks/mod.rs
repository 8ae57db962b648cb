//! Decklists: the rules for them, submission until the deadline, and their check (T33). A list is stored with its
//! mistakes, which its player and the staff are shown.

mod rules;

pub use rules::{NewRules, Terms, Upload, set_rules, stop};

use super::decklist::{self, is_link};
use super::players::{follow_list, player_of_number};
use crate::command::text;
use crate::{OpError, Work};
use podium_event::deck::{Bracket, Check, check, check_link};
use podium_store::PlayerStatus;
use podium_store::tournaments::decks::DeckCheck;
use podium_store::tournaments::players::{self, PlayerRow};
use say::{Message, field_names, refused_decks as t};
use serde_json::json;

/// Checks a player's list with the bracket and the commanders that they name; of a link, which is never fetched, the bracket
/// alone. `None` if there is no list, or if the tournament asks for none.
pub fn checked_list(row: &PlayerRow, decks: Option<&DeckCheck>) -> Option<Check> {
    let (list, rules) = (row.decklist.as_deref()?, decks?.rules());
    Some(match is_link(list) {
        true => check_link(&rules, row.bracket()),
        false => check(list, &rules, row.bracket(), &row.commanders()),
    })
}

/// Returns the sentence that refuses a player's list now; `None` if it is accepted.
pub fn refusal(terms: Option<&Terms>, row: &PlayerRow) -> Option<Message> {
    let Some(terms) = terms else {
        return Some(t::none_asked());
    };
    // The link of a removed player may still be open in a browser.
    if row.anonymous || row.status == PlayerStatus::Removed {
        return Some(t::not_in_tournament());
    }
    if row.dropped_after.is_some() || row.disqualified_after.is_some() {
        return Some(t::have_left());
    }
    terms.is_over.then(|| t::were_taken(&terms.until))
}

/// Hands in a player's own list before the deadline, replacing an earlier one, with the bracket that they state. Mistakes in
/// the list do not cause a refusal.
///
/// # Errors
/// The deadline is over; no lists are asked for; the text is not a decklist.
pub fn hand_in(work: &mut Work<'_, '_>, list: &str, stated: Option<Bracket>) -> Result<PlayerRow, OpError> {
    let row = work.own_player()?.clone();
    work.floor_only_for([&row.id]);
    let terms = Terms::of(work.conn, &work.tournament, work.at)?;
    if let Some(why) = refusal(terms.as_ref(), &row) {
        return Err(OpError::refused(why));
    }
    let list = checked(list)?;
    // An empty form withdraws a list, and here there is none to withdraw.
    if list.is_none() && row.decklist.is_none() {
        return Err(OpError::field("decklist", t::paste_list()));
    }
    store(work, row, (list, stated), false, "")
}

/// Hands in a list for a player on behalf of the staff, after the deadline with a reason.
///
/// # Errors
/// There is no reason after the deadline; the player was changed meanwhile; the text is not a decklist.
pub fn hand_in_for(
    work: &mut Work<'_, '_>,
    number: i64,
    version: i64,
    (list, stated): (&str, Option<Bracket>),
    reason: &str,
) -> Result<PlayerRow, OpError> {
    crate::run::rounds::refuse_ended(work.tournament.state)?;
    let row = player_of_number(work, number)?;
    work.floor_only_for([&row.id]);
    let Some(terms) = Terms::of(work.conn, &work.tournament, work.at)? else {
        return Err(OpError::refused(t::none_asked()));
    };
    if row.version != version {
        return Err(OpError::Conflict(t::list_changed()));
    }
    if row.anonymous {
        return Err(OpError::refused(t::data_removed()));
    }
    let reason =
        text::line("reason", field_names::reason(), reason, 500).map_err(|problem| OpError::Invalid(vec![problem]))?;
    // After the deadline opponents may have seen lists; the record shows why one changed.
    if terms.is_over && reason.is_empty() {
        return Err(OpError::field("reason", t::reason_after_deadline()));
    }
    let list = checked(list)?;
    store(work, row, (list, stated), terms.is_over, &reason)
}

fn checked(list: &str) -> Result<Option<String>, OpError> {
    decklist::read(list).map_err(|message| OpError::field("decklist", message))
}

/// Stores a list. The log line does not contain it, and the bracket only when the deadline `is_over`: they stay hidden until
/// then.
fn store(
    work: &mut Work<'_, '_>,
    mut row: PlayerRow,
    (list, stated): (Option<String>, Option<Bracket>),
    is_over: bool,
    reason: &str,
) -> Result<PlayerRow, OpError> {
    // the statement is about the list
    let stated = stated.filter(|_| list.is_some());
    // The same text again is not a change: no line of the log, no new version.
    if row.decklist == list && row.bracket() == stated {
        return Ok(row);
    }
    let (verb, done) = match (&row.decklist, &list) {
        (_, None) => ("deck.take_back", "withdrawn"),
        (None, _) => ("deck.hand_in", "handed in"),
        (Some(before), Some(list)) if before == list => ("deck.bracket", "stated to be of another bracket"),
        (Some(_), _) => ("deck.replace", "replaced"),
    };
    let before = row.clone();
    row.decklist = list;
    row.stated_bracket = stated.map(|bracket| i64::from(bracket.number()));
    follow_list(work, &before, &mut row)?;
    // from the first pairing on everybody may see commanders
    if row.commanders() != before.commanders() && !work.tournament.state.is_before_rounds() {
        work.public_change();
    }
    row.version += 1;
    players::update(work.conn, &row)?;
    let shows_bracket = is_over && row.stated_bracket != before.stated_bracket;
    let bracket = |row: &PlayerRow| match shows_bracket {
        true => json!({"bracket": row.stated_bracket}),
        false => serde_json::Value::Null,
    };
    work.log(verb, format!("Decklist of {{player:{}}} {done}.", row.id))
        .before(bracket(&before))
        .after(bracket(&row))
        .reason(reason);
    Ok(row)
}
