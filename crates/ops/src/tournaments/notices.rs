//! Announcements on the tournament's pages: to everybody, to a table, to a player.

use chrono::TimeDelta;
use serde_json::{Value, json};

use super::push::news::{News, To};
use super::webhooks::happened::Happened;
use crate::command::text;
use crate::{FieldProblem, OpError, Work};
use podium_base::clock::Moment;
use podium_store::tournaments::notices::{self, Addressee, Announcement};
use podium_store::tournaments::players;
use podium_store::tournaments::rounds::{self, RoundRow};
use podium_store::{DbError, Reader, RoundState};
use say::{Message, refused_settings as t};

/// Longest announcement, in characters.
const LENGTH: usize = 2000;
/// Days ahead for which an announcement may be scheduled: anything later is probably a wrong year.
const DAYS_AHEAD: i64 = 366;

/// An announcement as it is typed.
#[derive(Debug, Clone, Default)]
pub struct NewAnnouncement {
    pub text: String,
    /// Whether it stays above the others.
    pub pinned: bool,
    /// The moment from which it is shown; `None` = at once.
    pub shown_from: Option<Moment>,
    /// The table of the current round whose players it is for; empty = no table.
    pub table: String,
    /// The number or name of the player it is for; empty = no player.
    pub player: String,
}

/// Makes an announcement to everybody, shown at once.
///
/// # Errors
/// Nothing was typed, or the text is too long.
pub fn announce(work: &mut Work<'_, '_>, typed: &str) -> Result<(), OpError> {
    let new = NewAnnouncement {
        text: typed.to_owned(),
        ..NewAnnouncement::default()
    };
    announce_to(work, &new).map(|_| ())
}

/// Makes an announcement. One to a table or a player is visible only to them and the staff. Returns the addressee, in
/// words.
///
/// # Errors
/// Nothing was typed, or the text is too long; its time is past; there is no such table or player.
pub fn announce_to(work: &mut Work<'_, '_>, new: &NewAnnouncement) -> Result<Message, OpError> {
    let mut problems = Vec::new();
    let text = match text::block("text", t::label_announcement(), &new.text, LENGTH) {
        Ok(text) if text.is_empty() => {
            problems.push(FieldProblem::new("text", t::announcement_empty()));
            text
        }
        Ok(text) => text,
        Err(problem) => {
            problems.push(problem);
            String::new()
        }
    };
    if new.shown_from.is_some_and(|from| from <= work.at) {
        problems.push(FieldProblem::new("shown_from", t::time_past()));
    }
    if new
        .shown_from
        .is_some_and(|from| from - work.at > TimeDelta::days(DAYS_AHEAD))
    {
        problems.push(FieldProblem::new("shown_from", t::time_far()));
    }
    let (addressee, whom, logged) = match find_addressee(work, new) {
        Ok(found) => (found.addressee, found.whom, found.logged),
        Err(OpError::Invalid(wrong)) => {
            problems.extend(wrong);
            return Err(OpError::Invalid(problems));
        }
        Err(other) => return Err(other),
    };
    if !problems.is_empty() {
        return Err(OpError::Invalid(problems));
    }
    let row = Announcement {
        made_by: work.actor.account_id.clone(),
        pinned: new.pinned,
        shown_from: new.shown_from,
        ..Announcement::new(&work.tournament.id, &text, work.at)
    }
    .to(addressee);
    notices::announce(work.conn, &row)?;
    let news = News::Announcement { id: row.id.clone() };
    match (notify(work, &row)?, row.shown_from) {
        (None, _) => work.happened(Happened::announced(&row)),
        // until then, other players may sit at the table: when it is sent, only its addressees get it
        (Some(_), Some(from)) => work.tell_from(To::Everybody, news, Some(from)),
        (Some(players), None) => work.tell(To::Players(players), news),
    }
    let sentence = match logged {
        None => format!("Announced: {text}"),
        Some(whom) => format!("Announced to {whom}: {text}"),
    };
    let details = details(&row);
    work.log("announcement.make", sentence).after(details);
    Ok(whom)
}

/// Returns the log's value for an announcement besides its text; null if it is shown at once and not pinned.
fn details(row: &Announcement) -> Value {
    match (row.shown_from, row.pinned) {
        (None, false) => Value::Null,
        (None, true) => json!({"pinned": true}),
        (Some(from), pinned) => json!({"shown_from": from.and_utc(), "pinned": pinned}),
    }
}

/// The addressee of an announcement.
struct Found {
    addressee: Addressee,
    /// "Everybody", "Table 12", a player's name.
    whom: Message,
    /// As the log names them; `None` for everybody.
    logged: Option<String>,
}

fn find_addressee(work: &mut Work<'_, '_>, new: &NewAnnouncement) -> Result<Found, OpError> {
    match (new.table.trim(), new.player.trim()) {
        ("", "") => Ok(Found {
            addressee: Addressee::Everybody,
            whom: t::whom_everybody(),
            logged: None,
        }),
        (table, "") => find_table(work, table),
        ("", player) => find_player(work, player),
        _ => Err(OpError::field("player", t::one_of_both())),
    }
}

fn find_table(work: &mut Work<'_, '_>, typed: &str) -> Result<Found, OpError> {
    let Some(round) = open_round(work)? else {
        return Err(OpError::field("table", t::no_round_played()));
    };
    let table = typed.parse().unwrap_or(0);
    if rounds::pod_at_table(work.conn, &round.id, table)?.is_none() {
        let name = work.round_name(round.number)?;
        let sentence = t::no_such_table(name.inside(), format!("{typed:.20}"));
        return Err(OpError::field("table", sentence));
    }
    let name = work.round_name(round.number)?;
    Ok(Found {
        addressee: Addressee::Table {
            round: round.number,
            table,
        },
        whom: say::common::table_number(table),
        logged: Some(format!("table {table} in {}", name.inside())),
    })
}

/// The round that is published or running.
fn open_round(work: &mut Work<'_, '_>) -> Result<Option<RoundRow>, OpError> {
    let is_open = |round: &RoundRow| matches!(round.state, RoundState::Published | RoundState::Running);
    let all = rounds::of_tournament(work.conn, &work.tournament.id)?;
    Ok(all.into_iter().find(is_open))
}

fn find_player(work: &mut Work<'_, '_>, typed: &str) -> Result<Found, OpError> {
    let wrong = |sentence: Message| OpError::field("player", sentence);
    let number = match typed.parse() {
        Ok(number) => number,
        Err(_) => match *players::of_same_name(work.conn, &work.tournament.id, typed)? {
            [number] => number,
            [] => {
                return Err(wrong(t::nobody_called(format!("{typed:.60}"))));
            }
            ref numbers => {
                let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
                return Err(wrong(t::several_called(format!("{typed:.60}"), numbers.join(", "))));
            }
        },
    };
    let row = players::by_number(work.conn, &work.tournament.id, number)?
        .ok_or_else(|| wrong(t::no_player_number(number)))?;
    Ok(Found {
        logged: Some(format!("{{player:{}}}", row.id)),
        addressee: Addressee::Player(row.id),
        whom: row.name.into(),
    })
}

/// Returns the ids of the players whom an announcement is for now; `None`: everybody.
///
/// # Errors
/// The database does not answer.
pub fn addressees(conn: &mut Reader<'_>, row: &Announcement) -> Result<Option<Vec<String>>, DbError> {
    Ok(match row.addressee() {
        Addressee::Everybody => None,
        Addressee::Player(id) => Some(vec![id]),
        Addressee::Table { round, table } => Some(players_at(conn, &row.tournament_id, (round, table))?),
    })
}

/// Returns the players of a table of a round; nobody if the round was paired again without it.
fn players_at(conn: &mut Reader<'_>, tournament: &str, (round, table): (i64, i64)) -> Result<Vec<String>, DbError> {
    let pod = match rounds::by_number(conn, tournament, round)? {
        Some(round) => rounds::pod_at_table(conn, &round.id, table)?,
        None => None,
    };
    let Some(pod) = pod else {
        return Ok(Vec::new());
    };
    let places = rounds::places_of_pod(conn, &pod.id)?;
    Ok(places.into_iter().map(|place| place.player_id).collect())
}

/// Declares who is notified of a change of an announcement: one to a table or a player is only on their pages. Returns these
/// players; `None`: everybody.
fn notify(work: &mut Work<'_, '_>, row: &Announcement) -> Result<Option<Vec<String>>, OpError> {
    let players = addressees(work.conn, row)?;
    if let Some(players) = &players {
        work.floor_only_for(players);
    }
    Ok(players)
}

fn on_the_pages(work: &mut Work<'_, '_>, id: &str) -> Result<Announcement, OpError> {
    notices::announcement(work.conn, &work.tournament.id, id)?.ok_or_else(|| OpError::refused(t::announcement_gone()))
}

/// Takes an announcement off the pages; the log keeps it.
///
/// # Errors
/// There is no such announcement.
pub fn withdraw(work: &mut Work<'_, '_>, id: &str) -> Result<(), OpError> {
    let row = Announcement {
        withdrawn: true,
        ..on_the_pages(work, id)?
    };
    notices::update(work.conn, &row)?;
    notify(work, &row)?;
    // one that was scheduled for later is not announced at all
    if row.addressee() == Addressee::Everybody && row.shown_from.is_none_or(|from| from <= work.at) {
        work.happened(Happened::AnnouncementWithdrawn { id: row.id });
    }
    // The line of its making has its text; repeating it here would bring it back on the pages of the log.
    work.log("announcement.withdraw", "An announcement was withdrawn.");
    Ok(())
}

/// Pins an announcement above the others, or unpins it.
///
/// # Errors
/// There is no such announcement.
pub fn pin(work: &mut Work<'_, '_>, id: &str, pinned: bool) -> Result<(), OpError> {
    let row = Announcement {
        pinned,
        ..on_the_pages(work, id)?
    };
    notices::update(work.conn, &row)?;
    notify(work, &row)?;
    let sentence = match pinned {
        true => "An announcement was pinned.",
        false => "An announcement is not pinned any more.",
    };
    work.log("announcement.pin", sentence);
    Ok(())
}

/// Turns on or off the notices that a round has ten and five minutes left.
///
/// # Errors
/// The database does not answer.
pub fn announce_time(work: &mut Work<'_, '_>, wanted: bool) -> Result<(), OpError> {
    if work.tournament.announces_time == wanted {
        return Ok(());
    }
    work.tournament.announces_time = wanted;
    let sentence = match wanted {
        true => "Ten and five minutes left are announced from now on.",
        false => "Ten and five minutes left are not announced any more.",
    };
    work.log("announcement.time", sentence);
    Ok(())
}
