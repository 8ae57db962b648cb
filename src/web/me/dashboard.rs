//! The player's page: their table's number as large as the screen allows, then report, seats, judge, standing, decklist.

use actix_web::HttpRequest;
use askama::Template;

use super::DROP_WORD;
use super::call::{self, CallPart, OpenCall};
use super::chances::ChancesPart;
use super::deck::DeckPart;
use super::game::{self, GamePart};
use super::report::ReportPart;
use crate::clock;
use crate::db::events::Loaded;
use crate::db::players::PlayerRow;
use crate::db::{PlayerStatus, TournamentState, events, players};
use crate::ops::OpError;
use crate::ops::decks::{Checker, Terms};
use crate::ops::players::{self as ops, PlayerAction, Whereabouts, holds_place};
use crate::ops::reports::{AtTable, at_table};
use crate::rules::standings::standings;
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Field, FormKeys, OwnPlayer, Returned};
use crate::web::my_table::Place;
use crate::web::page::with_status;
use crate::web::public::format::ordinal;
use crate::web::public::view::View;
use crate::web::shell::{Door, Live, Shell};
use crate::web::state::{App, read};

/// One seat of the player's table.
struct Seat {
    number: usize,
    name: String,
    href: String,
    own: bool,
    /// Why the player is out of the game (T24).
    out: Option<&'static str>,
}

/// Points and rank after the last finished round.
struct Standing {
    points: u32,
    rank: String,
    after: String,
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

/// The data of the page.
struct Found {
    loaded: Loaded,
    whereabouts: Whereabouts,
    table: Option<AtTable>,
    deck: Option<DeckPart>,
    call: Option<OpenCall>,
    game: GamePart,
    /// Place on the waiting list, from 1.
    waiting: usize,
}

/// Answers with the page, as it opens or with a form that was not accepted.
pub(super) async fn page(app: &App, request: &HttpRequest, own: &OwnPlayer, returned: Returned<'_>) -> WebResult {
    let (slug, row) = (own.slug.clone(), own.row.clone());
    let found = read(app, move |conn| {
        let loaded = events::load(conn, &slug)?;
        let before = |other: &PlayerRow| other.status == PlayerStatus::Waitlisted && other.number <= row.number;
        let all = players::of_tournament(conn, &row.tournament_id)?;
        let table = at_table(conn, &loaded.tournament, &row)?;
        Ok::<_, OpError>(Found {
            whereabouts: ops::whereabouts(conn, &row)?,
            game: game::read(conn, table.as_ref())?,
            call: call::read(conn, &row)?,
            table,
            deck: match Terms::of(conn, &loaded.tournament, clock::now())? {
                Some(terms) => DeckPart::of(&terms, &row, &Checker::of(conn, &row.tournament_id)?),
                None => None,
            },
            loaded,
            waiting: all.iter().filter(|other| before(other)).count(),
        })
    })
    .await?;
    let mut page = dashboard_page(found, &own.row, own.visitor.form_keys(app, ""), &returned)?;
    page.shell.notice = own.visitor.notice(request);
    if !returned.is_empty() {
        page.shell.live = None;
    }
    // a drop that was not confirmed says so at its field
    if !page.confirm.is_wrong() {
        page.shell.notice = returned.notice().or(page.shell.notice);
    }
    with_status(returned.status(), &page)
}

fn dashboard_page(
    found: Found,
    row: &PlayerRow,
    keys: FormKeys,
    returned: &Returned<'_>,
) -> Result<DashboardPage, WebError> {
    let view = View::of(&found.loaded)?;
    let player = found.loaded.player_of(&row.id);
    let state = view.tournament().state;
    let can = |action| ops::refusal(state, row, &found.whereabouts, action).is_none();
    let mut shell = view.shell("My table", Door::MyTable, "");
    shell.noindex = true;
    shell.live = Some(Live::inside(view.tournament(), "me"));
    let place = player
        .filter(|_| view.rounds().len() > 0 && (holds_place(row) || found.whereabouts.playing().is_some()))
        .map(|player| Place::new(&view, player, &found.game.out));
    let seats = player.map(|player| {
        let Some(round) = view.rounds().next_back() else {
            return Vec::new();
        };
        let pod = round.round.pods.iter().find(|pod| pod.seats.contains(&player));
        let seats = pod.map_or(&[][..], |pod| &pod.seats);
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
        let all = standings(view.event(), Some(after));
        let line = all.row(player)?;
        Some(Standing {
            points: line.match_points,
            rank: format!("{} of {}", ordinal(line.rank), all.rows().len()),
            after: format!("after round {after}"),
        })
    });
    let report = match &found.table {
        Some(table) => Some(ReportPart::new(&found.loaded, &view, row, table, returned)?),
        None => None,
    };
    let what = returned.field("what", "");
    Ok(DashboardPage {
        call: CallPart::new(found.call.as_ref(), row, state, &view.tournament().time_zone, what),
        chances: player.and_then(|player| ChancesPart::of(&found.loaded, &view, player)),
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
            Some(round) => format!("You still play round {round}; after it you are not paired any more."),
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
