//! The player's page: their table's number as large as the screen allows, then report, seats, judge, standing, decklist.

use std::sync::Arc;

use actix_web::HttpRequest;
use askama::Template;

use super::DROP_WORD;
use super::call::{self, CallPart, OpenCall};
use super::chances::ChancesPart;
use super::deck::DeckPart;
use super::game::{self, GamePart};
use super::report::ReportPart;
use crate::clock;
use crate::db::players::PlayerRow;
use crate::db::{PlayerStatus, RoundState, TournamentState};
use crate::ops::decks::Terms;
use crate::ops::players::{self as ops, PlayerAction, Whereabouts, holds_place};
use crate::ops::reports::AtTable;
use crate::snapshot::Snapshot;
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Field, FormKeys, OwnPlayer, Returned};
use crate::web::my_table::Place;
use crate::web::page::private_body;
use crate::web::public::format::{self, ordinal};
use crate::web::public::view::View;
use crate::web::shell::{Door, Live, Notice, Shell};
use crate::web::snapshots;
use crate::web::state::{App, compute};

/// One seat of the player's table.
struct Seat {
    number: usize,
    name: String,
    href: String,
    own: bool,
    /// Why the player is out of the game (T24).
    out: Option<&'static str>,
}

/// Points and rank after the last finished Swiss round, and the final place.
struct Standing {
    /// "Standing after round 3", "Final place".
    title: String,
    /// "9th of 37", and how far the player came; `None` before it is known.
    place: Option<(String, String)>,
    points: u32,
    rank: String,
    /// What rank it is.
    rank_is: &'static str,
}

#[derive(Template)]
#[template(path = "me/dashboard.html")]
struct DashboardPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    name: String,
    /// The round, or the player's number.
    subtitle: String,
    /// A sentence: how the player takes part in the tournament; `None` while their table says it.
    status: Option<String>,
    place: Option<Place>,
    /// The result of the table in the open round.
    report: Option<ReportPart>,
    /// The decklist; `None` where none is asked for.
    deck: Option<DeckPart>,
    call: Option<CallPart>,
    chances: Option<ChancesPart>,
    /// The state of the followed game after time.
    game_line: Option<String>,
    /// Whether the player is out of the game and a spectator until it ends (T24).
    is_out: bool,
    seats: Vec<Seat>,
    standing: Option<Standing>,
    /// Address of the player's rounds for everybody; `None` while not in the tournament.
    rounds: Option<String>,
    can_check_in: bool,
    checked_in: bool,
    can_drop: bool,
    drop_means: String,
    confirm: Field,
    drop_word: &'static str,
}

impl DashboardPage {
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }

    /// The report that waits for this player's confirmation: it comes before everything else.
    fn report_to_confirm(&self) -> Option<&ReportPart> {
        self.report.as_ref().filter(|part| part.to_confirm().is_some())
    }

    fn other_report(&self) -> Option<&ReportPart> {
        self.report.as_ref().filter(|part| part.to_confirm().is_none())
    }

    fn offers_check_in(&self) -> bool {
        self.can_check_in && !self.checked_in
    }

    /// Whether handing in the decklist is the page's one primary action.
    fn deck_is_next(&self) -> bool {
        let is_due = self.deck.as_ref().is_some_and(|deck| deck.is_due);
        is_due && self.report.is_none() && !self.offers_check_in()
    }
}

/// What the page shows beside the tournament's public side.
struct Own<'s> {
    row: &'s PlayerRow,
    whereabouts: Whereabouts,
    table: Option<AtTable>,
    deck: Option<DeckPart>,
    call: Option<OpenCall>,
    game: GamePart,
    /// Place on the waiting list, from 1.
    waiting: usize,
}

/// Answers with the page, as it opens or with a form that was not accepted.
pub(super) async fn page(app: &App, request: &HttpRequest, own: &OwnPlayer, returned: &Returned<'_>) -> WebResult {
    let snapshot = match returned.is_empty() {
        true => Arc::clone(&own.snapshot),
        // the form may have been refused for what has changed since the request came in
        false => snapshots::current(app, &own.slug).await?,
    };
    let row = snapshot.row_of(&own.row.id).unwrap_or(&own.row).clone();
    let opened = Opened {
        call: call::read(app, &snapshot, &row).await?,
        keys: own.visitor.form_keys(app, ""),
        notice: own.visitor.notice(request),
        snapshot,
        row,
    };
    let body = match returned.is_empty() {
        // in a lane: a hall that asks at once must not hold up the threads that answer kept pages
        true => compute(app, move |_| opened.render(&Returned::default())).await?,
        false => opened.render(returned)?,
    };
    Ok(private_body(returned.status(), body))
}

/// A page that a player asks for, before it is rendered.
struct Opened {
    snapshot: Arc<Snapshot>,
    row: PlayerRow,
    call: Option<OpenCall>,
    keys: FormKeys,
    notice: Option<Notice>,
}

impl Opened {
    fn render(self, returned: &Returned<'_>) -> Result<String, WebError> {
        let own = Own::new(&self.snapshot, &self.row, self.call)?;
        let mut page = dashboard_page(&self.snapshot, own, self.keys, returned)?;
        page.shell.notice = self.notice;
        if !returned.is_empty() {
            // The answer to a form has no address of its own to ask for again.
            page.shell.live = None;
        }
        // a drop that was not confirmed says so at its field
        if !page.confirm.is_wrong() {
            page.shell.notice = returned.notice().or(page.shell.notice);
        }
        Ok(page.render()?)
    }
}

impl<'s> Own<'s> {
    fn new(snapshot: &'s Snapshot, row: &'s PlayerRow, call: Option<OpenCall>) -> Result<Self, WebError> {
        let loaded = &snapshot.loaded;
        let table = table_of(snapshot, row);
        // The waiting list moves up by number, the order of registration.
        let before = |other: &&PlayerRow| other.status == PlayerStatus::Waitlisted && other.number <= row.number;
        let decks = snapshot.floor.decks.as_deref();
        Ok(Self {
            whereabouts: whereabouts_of(snapshot, row),
            game: game::of_table(snapshot, table.as_ref())?,
            call,
            table,
            deck: decks.and_then(|decks| {
                let terms = Terms::at(&decks.terms, &loaded.tournament, clock::now());
                DeckPart::of(&terms, row, decks)
            }),
            waiting: loaded.unregistered.iter().filter(before).count(),
            row,
        })
    }
}

/// The player's table in the published or running round, with its reports.
fn table_of(snapshot: &Snapshot, row: &PlayerRow) -> Option<AtTable> {
    let round = snapshot.loaded.rounds.last()?;
    if !matches!(round.row.state, RoundState::Published | RoundState::Running) {
        return None;
    }
    let (pod, _) = snapshot.public.seat(snapshot.player_of(&row.id)?)?;
    let pod = round.pods.get(pod)?;
    let players_report = snapshot.loaded.event.profile().players_may_report();
    let at = AtTable::new(players_report, round.row.clone(), pod.clone(), row);
    let (places, reports) = (snapshot.floor.places_of(&pod.id), snapshot.floor.reports_of(&pod.id));
    Some(at.with(places.to_vec(), reports.to_vec()))
}

fn whereabouts_of(snapshot: &Snapshot, row: &PlayerRow) -> Whereabouts {
    let player = snapshot.player_of(&row.id);
    let newest = snapshot.loaded.rounds.last();
    let seeds = snapshot.loaded.event.cut().unwrap_or_default();
    Whereabouts {
        newest: newest.map(|round| (round.row.number, round.row.state)),
        last_placed: player.map_or(0, |player| i64::from(snapshot.last_placed(player))),
        seeded: player.is_some_and(|player| seeds.contains(&player)),
    }
}

fn dashboard_page(
    snapshot: &Snapshot,
    found: Own<'_>,
    keys: FormKeys,
    returned: &Returned<'_>,
) -> Result<DashboardPage, WebError> {
    let view = View::of(snapshot);
    let row = found.row;
    let player = snapshot.player_of(&row.id);
    let state = view.tournament().state;
    let can = |action| ops::refusal(state, row, &found.whereabouts, action).is_none();
    let mut shell = view.shell("My table", Door::MyTable, "");
    // Personal, whatever the organizer allows of public pages.
    shell.noindex = true;
    shell.live = Some(Live::inside(view.tournament(), "me"));
    let place = player
        // Who has left sees a table only while they still play at it.
        .filter(|_| view.rounds().len() > 0 && (holds_place(row) || found.whereabouts.playing().is_some()))
        .map(|player| Place::new(&view, player, &found.game.out));
    let seats = player.map(|player| {
        // The seats of a round that is over are nobody's any more.
        let newest = view.rounds().next_back().filter(|round| !round.is_finished());
        let seated = newest.zip(view.seat(player));
        let seats = seated.map_or(&[][..], |(round, (pod, _))| &round.round.pods[pod].seats);
        let seat = |(number, other): (usize, &_)| Seat {
            number,
            name: view.name(*other).to_owned(),
            href: view.player_at(*other),
            own: *other == player,
            out: found.game.out.get(&view.row(*other).id).copied(),
        };
        (1..).zip(seats).map(seat).collect()
    });
    let after = view.finished_swiss();
    let standing = player.filter(|_| after > 0).and_then(|player| {
        let all = view.standings(after);
        let line = all.row(player)?;
        let of = |place: u32| format!("{} of {}", ordinal(place), all.rows().len());
        let place = view.final_places().and_then(|places| places.of(player));
        Some(Standing {
            title: match place {
                Some(_) => "Final place".to_owned(),
                None => format!("Standing after round {after}"),
            },
            rank_is: match place {
                Some(_) => "rank after the Swiss rounds",
                None => "rank",
            },
            place: place.map(|place| {
                let came = format::came(place).unwrap_or_else(|| "final place".to_owned());
                (of(place.place), came)
            }),
            points: line.match_points,
            rank: of(line.rank),
        })
    });
    let report = match &found.table {
        Some(table) => Some(ReportPart::new(snapshot, row, table, returned)?),
        None => None,
    };
    let what = returned.field("what", "");
    Ok(DashboardPage {
        call: CallPart::new(found.call.as_ref(), row, state, &view.tournament().time_zone, what),
        chances: player.and_then(|player| ChancesPart::of(snapshot, player)),
        is_out: found.game.out.contains_key(&row.id),
        game_line: found.game.line,
        report: report.filter(ReportPart::is_there),
        deck: found.deck,
        keys,
        at: view.at("me"),
        name: row.name.clone(),
        subtitle: place
            .as_ref()
            .and_then(|place| place.round.clone())
            .unwrap_or_else(|| format!("Player {}", row.number)),
        status: status(row, state, found.waiting),
        seats: seats.unwrap_or_default(),
        standing,
        rounds: player.map(|player| view.player_at(player)),
        can_check_in: state == TournamentState::Registration && can(PlayerAction::CheckIn),
        checked_in: row.checked_in,
        can_drop: can(PlayerAction::Drop),
        drop_means: match found.whereabouts.playing() {
            Some(round) => {
                let round = snapshot.loaded.round_name(round).inside();
                format!("You still play {round}; after it you are not paired any more.")
            }
            None => "You are not paired any more. What you have played stays.".to_owned(),
        },
        confirm: returned.field("confirm", ""),
        drop_word: DROP_WORD,
        place,
        shell,
    })
}

fn status(row: &PlayerRow, state: TournamentState, waiting: usize) -> Option<String> {
    let status = match row.status {
        PlayerStatus::Pending => "You are registered. The organizer has not approved it yet.".to_owned(),
        PlayerStatus::Waitlisted => format!(
            "All places are taken. You are number {waiting} on the waiting list and get a place as soon as one is free."
        ),
        PlayerStatus::Removed => "You are not in this tournament.".to_owned(),
        PlayerStatus::Registered if row.disqualified_after.is_some() => "You were disqualified.".to_owned(),
        PlayerStatus::Registered => match (row.dropped_after, state) {
            (Some(0), _) => "You have dropped. If that is a slip, ask the staff to take it back.".to_owned(),
            (Some(round), _) => {
                format!("You have dropped after round {round}. If that is a slip, ask the staff to take it back.")
            }
            (None, TournamentState::Setup) => "You are registered. The tournament has not opened yet.".to_owned(),
            (None, TournamentState::Registration) if row.checked_in => {
                "You are registered and checked in. Your table stands here when round 1 is published.".to_owned()
            }
            (None, TournamentState::Registration) => {
                "You are registered. Check in when you are at the venue.".to_owned()
            }
            (None, TournamentState::Swiss) if row.entry_round > 1 => {
                format!("You play from round {} on.", row.entry_round)
            }
            (None, TournamentState::Cancelled) => "This tournament was cancelled.".to_owned(),
            _ => return None,
        },
    };
    Some(status)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::players::tests::sample;

    #[test]
    fn a_player_reads_where_they_stand() {
        let mut row = sample(1, "Ann");
        let said = |row: &PlayerRow, state| status(row, state, 2).unwrap_or_default();
        assert!(said(&row, TournamentState::Registration).contains("Check in"));
        row.checked_in = true;
        assert!(said(&row, TournamentState::Registration).contains("checked in"));
        assert_eq!(said(&row, TournamentState::Swiss), "");
        row.dropped_after = Some(2);
        assert!(said(&row, TournamentState::Swiss).contains("dropped after round 2"));
        row.status = PlayerStatus::Waitlisted;
        assert!(said(&row, TournamentState::Registration).contains("number 2 on the waiting list"));
    }
}
