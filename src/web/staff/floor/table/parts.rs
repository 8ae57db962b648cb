//! What the page of a table shows besides the board: deck checks, given time, rulings, notes, and a handover.

use std::collections::{BTreeMap, BTreeSet};

use super::seats::SeatLine;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::form::Choice;
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::countdown::timestamp;
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::request::desk::{Desk, Right};
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::floor::judge_notes::{NoteLine, Notes};
use crate::web::shared::floor::ruling_labels;
use crate::web::shared::player_reports::unsettled;
use crate::web::staff::floor::Viewer;
use podium_event::penalties::{Penalty, PenaltyTable};
use podium_ops::floor::Board;
use podium_ops::floor::board::BoardTable;
use podium_ops::floor::handover::{PastHandover, past};
use podium_ops::floor::rulings;
use podium_ops::floor::rulings::Entry;
use podium_store::floor::checked_decks::{self, CheckedDeckRow};
use podium_store::floor::clocks::{self, ExtensionRow};
use podium_store::floor::judge_notes::NoteRow;
use podium_store::floor::watches::{self, WatchRow};
use podium_store::site::accounts;
use podium_store::tournaments::players;
use podium_store::{ExtensionKind, RulingState};
use say::{Message, one_table as t, round_clock, staff_words};

/// The most frequent reasons for extra time: as they are stored, and as choices.
pub(super) const REASONS: [(&str, say::Plain); 4] = [
    ("Judge call", t::reason_judge_call),
    ("Late start", t::reason_late_start),
    ("Accident", t::reason_accident),
    ("Deck problem", t::reason_deck_problem),
];

/// Returns the choices of these reasons.
pub(super) fn reasons() -> Vec<Choice> {
    let choice = |(stored, label): (&str, say::Plain)| Choice::new(stored, label());
    REASONS.map(choice).to_vec()
}

/// Returns a stored reason as it is shown; `None` for an empty one.
fn reason(stored: &str) -> Option<Message> {
    let chosen = REASONS.iter().find(|(reason, _)| *reason == stored);
    (!stored.is_empty()).then(|| chosen.map_or_else(|| stored.into(), |(_, label)| label()))
}

/// Handovers that are read: older ones are of earlier rounds.
const HANDED: i64 = 20;

/// A running deck check.
pub(super) struct DeckCheck {
    pub id: String,
    /// When it began: for the script, and as text.
    pub since_at: String,
    pub since: Message,
    pub by: Message,
    /// The players whose decks are checked.
    pub decks: Vec<Deck>,
}

/// A deck at the table.
pub(super) struct Deck {
    pub player: i64,
    pub name: Message,
    /// What was typed about it.
    pub found: String,
    /// Whether it was checked before, or was drawn now.
    pub was_checked: bool,
    pub is_drawn: bool,
}

impl DeckCheck {
    pub fn of(check: &ExtensionRow, found: &Found, seats: &[SeatLine], zone: &str) -> Self {
        let decks = found.decks.iter().filter(|deck| deck.extension_id == check.id);
        let seat = |id: &String| {
            found
                .players
                .iter()
                .find(|(player, _)| player == id)
                .map(|(_, number)| *number)
        };
        Self {
            decks: decks
                .filter_map(|deck| {
                    let number = seat(&deck.player_id)?;
                    let seat = seats.iter().find(|seat| seat.player == number)?;
                    Some(Deck::of(seat))
                })
                .collect(),
            by: name_of(&found.accounts, check.made_by.as_ref()),
            id: check.id.clone(),
            since_at: timestamp(check.started_at.and_utc()),
            since: clock_time(check.started_at, zone),
        }
    }
}

impl Deck {
    pub fn of(seat: &SeatLine) -> Self {
        Self {
            player: seat.player,
            name: seat.name.clone(),
            found: String::new(),
            was_checked: false,
            is_drawn: false,
        }
    }
}

/// Time that was given to the table.
pub(super) struct Given {
    pub id: String,
    pub minutes: i64,
    /// "deck check", "ruling"; `None` for time given by hand.
    pub why: Option<Message>,
    pub reason: Option<Message>,
    pub by: Message,
    pub at: Message,
    pub withdrawn: bool,
}

impl Given {
    /// Returns the line of time that was given; `accounts`: see [`Found`].
    pub fn of(given: &ExtensionRow, accounts: &BTreeMap<String, String>, zone: &str) -> Option<Self> {
        Some(Self {
            id: given.id.clone(),
            // A running deck check has its own line.
            minutes: given.minutes?,
            why: match given.kind {
                ExtensionKind::Given => None,
                ExtensionKind::DeckCheck => Some(round_clock::for_deck_check()),
                ExtensionKind::Ruling => Some(round_clock::for_ruling()),
            },
            reason: reason(&given.reason),
            by: name_of(accounts, given.made_by.as_ref()),
            at: clock_time(given.started_at, zone),
            withdrawn: given.withdrawn,
        })
    }
}

/// A player of a ruling at the table.
pub(super) struct RuledLine {
    pub name: Message,
    /// "2.5 Game Rule Violation"; `None` without one.
    pub infraction: Option<Message>,
    pub penalty: Option<Chip>,
}

/// A ruling at the table.
pub(super) struct RulingLine {
    pub number: i64,
    /// `None` if it has not been written yet.
    pub what: Option<String>,
    pub about: Vec<RuledLine>,
    /// `None` while it is unchanged.
    pub state: Option<Chip>,
}

impl RulingLine {
    fn of(entry: &Entry, penalties: &PenaltyTable) -> Self {
        Self {
            number: entry.row.number,
            state: match (entry.row.state, entry.row.flagged_at) {
                (RulingState::Given, None) => None,
                _ => Some(ruling_labels::state(&entry.row)),
            },
            what: ruling_labels::what(&entry.row).map(str::to_owned),
            about: (entry.players.iter())
                .map(|about| RuledLine {
                    name: (&about.player.name).into(),
                    infraction: ruling_labels::infraction_of(penalties, about),
                    penalty: (about.penalty > Penalty::None).then(|| ruling_labels::penalty(about.penalty)),
                })
                .collect(),
        }
    }
}

/// Returns whether a ruling was given at a table, or is carried out there in this round.
fn is_at(entry: &Entry, pod: &str, seated: &[String], round: i64) -> bool {
    let is_due = |about: &rulings::EntryPlayer| about.row.due_round == Some(round) && seated.contains(&about.player.id);
    entry.row.pod_id.as_deref() == Some(pod) || entry.players.iter().any(is_due)
}

/// The handover of the table to the judge who covers it, with its note.
pub(super) struct Handed {
    pub from: String,
    pub at: Message,
    pub note: Option<String>,
}

impl Handed {
    /// Returns the latest handover of the table to who covers it now; `all`: latest first.
    pub fn of(board: &Board, table: &BoardTable, all: &[PastHandover]) -> Option<Self> {
        let began = board.round.as_ref().and_then(|round| round.published_at);
        let of_table =
            |past: &&PastHandover| past.handover.tables.contains(&table.number()) && Some(past.line.at) >= began;
        let past = all.iter().find(of_table)?;
        // Since then somebody else took it.
        let is_theirs = past.handover.to.is_some() && past.handover.to == table.cover;
        is_theirs.then(|| Self {
            from: board.judge(&past.handover.from).to_owned(),
            at: clock_time(past.line.at, &board.tournament.time_zone),
            note: past.line.reason.clone(),
        })
    }
}

/// Lists whom a note on the page may be about.
pub(super) fn about(seats: &[SeatLine]) -> Vec<Choice> {
    seats.iter().map(|seat| Choice::new(seat.player, &seat.name)).collect()
}

/// The data of the page besides the board.
pub(super) struct Found {
    /// Names of the accounts that gave time, by id.
    pub accounts: BTreeMap<String, String>,
    pub watches: Vec<WatchRow>,
    pub rulings: Vec<RulingLine>,
    pub minutes: Option<u32>,
    /// What its players report, as sentences.
    pub reports: Vec<Message>,
    /// The decks of all checks of the tournament that were not given up.
    pub decks: Vec<CheckedDeckRow>,
    /// Id and number of the table's players.
    pub players: Vec<(String, i64)>,
    pub notes: Notes,
    /// Handovers, latest first.
    pub handed: Vec<PastHandover>,
}

impl Found {
    /// Returns whether the deck of a player at the table was checked before, or is now.
    pub fn was_checked(&self, number: i64) -> bool {
        let id = self
            .players
            .iter()
            .find(|(_, player)| *player == number)
            .map(|(id, _)| id);
        self.decks.iter().any(|deck| Some(&deck.player_id) == id)
    }

    /// Returns the notes about the table, and about its players wherever they were written.
    pub fn notes_at<R: Right>(&self, desk: &Desk<R>, table: i64) -> Vec<NoteLine> {
        let viewer = Viewer::of(desk);
        let is_shown = |note: &NoteRow| match &note.player_id {
            Some(player) => self.players.iter().any(|(id, _)| id == player),
            None => note.table_number == Some(table),
        };
        self.notes.lines(&desk.at("desk"), is_shown, |by| viewer.may_remove(by))
    }
}

pub(super) async fn found<R: Right>(
    app: &App,
    desk: &Desk<R>,
    table: &BoardTable,
    round: i64,
) -> Result<Found, WebError> {
    let (tournament, pod) = (desk.tournament.clone(), table.pod.id.clone());
    let seated: Vec<String> = table.places.iter().map(|place| place.player_id.clone()).collect();
    let givers: Vec<String> = table.given.iter().filter_map(|given| given.made_by.clone()).collect();
    let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
    let reports = unsettled(&snapshot, round, snapshot.floor.reports_of(&table.pod.id).iter());
    let reports = reports.into_iter().flat_map(|report| report.sides).collect();
    // Otherwise minutes that were already given for it would be offered again.
    let last_given = table.given.iter().map(|given| given.started_at).max();
    read(app, move |conn| {
        let profile = tournament.profile()?;
        let penalties = profile.penalty_table();
        let rulings = rulings::book(conn, &tournament)?;
        let calls = podium_store::floor::calls::of_tournament(conn, &tournament.id)?;
        let players = players::of_tournament(conn, &tournament.id)?.into_iter();
        let given_up: BTreeSet<String> = clocks::extensions_of_tournament(conn, &tournament.id)?
            .into_iter()
            .filter(|check| check.withdrawn)
            .map(|check| check.id)
            .collect();
        let decks = checked_decks::of_tournament(conn, &tournament.id)?.into_iter();
        // the last resolved call, unless time was given since
        let last = calls
            .iter()
            .filter(|call| call.pod_id.as_ref() == Some(&pod))
            .filter_map(|call| Some((call.resolved_at?, call)))
            .max_by_key(|(resolved, _)| *resolved);
        let last = last.filter(|(resolved, _)| last_given.is_none_or(|given| given < *resolved));
        Ok::<_, WebError>(Found {
            watches: watches::of_pod(conn, &pod)?,
            reports,
            accounts: accounts::names(conn, &givers)?,
            rulings: (rulings.entries.iter())
                .filter(|entry| is_at(entry, &pod, &seated, round))
                .map(|entry| RulingLine::of(entry, &penalties))
                .collect(),
            decks: decks.filter(|deck| !given_up.contains(&deck.extension_id)).collect(),
            players: players
                .filter(|player| seated.contains(&player.id))
                .map(|player| (player.id, player.number))
                .collect(),
            notes: Notes::read(conn, &tournament)?,
            handed: past(conn, &tournament.id, HANDED)?,
            minutes: last.and_then(|(resolved, call)| call.ruling_minutes(resolved)),
        })
    })
    .await
}

fn name_of(accounts: &BTreeMap<String, String>, id: Option<&String>) -> Message {
    let found = id.and_then(|id| accounts.get(id));
    found.map_or_else(staff_words::somebody, Message::from)
}
