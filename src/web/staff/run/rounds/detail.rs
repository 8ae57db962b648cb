//! One round: its draft with the quality of the pairing, or its tables with their results, and the next steps.

use actix_web::{HttpRequest, web};
use askama::Template;

use super::outdated::{OutdatedDraft, bye_is_due};
use super::{chip, quality};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, FormKeys};
use crate::web::frame::look::chip::Chip;
use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::name_order::NameOrder;
use crate::web::frame::look::parts::{self, ListAddress, PartQuery, Parts, Shown};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::desk::{Desk, Inside, Judging, Results, Rounds};
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::floor::open_calls::OpenCalls;
use crate::web::shared::pods::{Aside, PodView, asides, pods};
use crate::web::shared::sheets;
use crate::web::shared::terms;
use crate::web::shared::view::View;
use crate::web::staff::run::desk_home::undo::Undo;
use podium_event::round_names::RoundName;
use podium_event::{PlayerIx, Round};
use podium_ops::OpError;
use podium_ops::run::rounds as ops;
use podium_ops::run::rounds::Absent;
use podium_rules::pairing::Report;
use podium_rules::standings::standings;
use podium_snapshot::Snapshot;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::{RoundState, StageWord};
use say::{Message, round_pages as t};

#[derive(Template)]
#[template(path = "staff/run/rounds/detail.html")]
struct RoundPage {
    shell: Shell,
    at: String,
    number: i64,
    chip: Chip,
    state: RoundState,
    swiss: bool,
    /// Whether the pods of the draft also play this round (T35).
    drafted: bool,
    /// How many tables the round has.
    all: usize,
    /// The part of them that is shown.
    shown: Shown,
    pods: Vec<PodView>,
    byes: Vec<Aside>,
    match_losses: Vec<Aside>,
    report: Option<Report>,
    outstanding: Vec<i64>,
    /// Players of the draft of round 1 who are not checked in, in a sentence; `None` if all are, or nobody is.
    absent: Option<Message>,
    /// When seats or tables were last changed since the round was published: what was printed before is out of date.
    changed: Option<Message>,
    /// Why the draft cannot be published as it is.
    outdated: Option<OutdatedDraft>,
    /// Open calls for a judge at the round's tables.
    calls: OpenCalls,
    /// How the round's latest step is undone.
    undo: Option<Undo>,
    confirm: Field,
    name: RoundName,
    /// The number of outstanding tables that are not named.
    more_outstanding: usize,
    /// What can be printed of a published round.
    sheets: Vec<Link>,
    draw_counter: i64,
    /// All players with a place, by name, to choose two; empty if there are too many.
    placed: Vec<Choice>,
    /// The ways for a late player to enter this round: without a game, or at a table with a free seat.
    late_entries: Vec<Choice>,
    /// Registered players without a place in this round; empty if there are too many for a choice.
    unplaced: Vec<Choice>,
    /// Whether there are such players.
    has_unplaced: bool,
    keys: FormKeys,
    may: May,
}

/// What the reader may do with the round.
struct May {
    rounds: bool,
    results: bool,
    correct: bool,
}

impl May {
    fn of(desk: &Desk<Inside>, loaded: &Loaded) -> Self {
        Self {
            rounds: desk.may::<Rounds>(),
            results: desk.may::<Results>(),
            correct: desk.may::<Judging>() && !loaded.tournament.state.is_over(),
        }
    }
}

impl RoundPage {
    fn new(
        app: &App,
        request: &HttpRequest,
        desk: &Desk<Inside>,
        round: &StaffRound<'_>,
        report: Option<Report>,
    ) -> Result<Self, OpError> {
        let (loaded, row) = (round.loaded(), &round.rows.row);
        let (name, profile) = (loaded.round_name(row.number), loaded.event.profile());
        let at = ListAddress::new(desk.at(&format!("desk/rounds/{}", row.number)));
        let tables = Tables::of(round, report.as_ref(), request.query_string(), &at);
        let outstanding = Outstanding::of(round.rows, parts::pods_of(profile.pod_size));
        let unplaced = round.unplaced();
        let may = May::of(desk, loaded);
        Ok(Self {
            shell: desk.shell(request, terms::round(&name)),
            at: desk.at("desk"),
            number: row.number,
            chip: chip(row.state),
            state: row.state,
            swiss: row.stage == StageWord::Swiss,
            drafted: row.number == 1 && profile.draft_pods_in_round_one,
            byes: asides(loaded, &round.event_round.byes),
            match_losses: asides(loaded, &round.event_round.match_losses),
            outstanding: outstanding.named,
            more_outstanding: outstanding.more,
            sheets: match row.state {
                RoundState::Draft => Vec::new(),
                _ => sheets::of_round(&loaded.tournament, row.number),
            },
            absent: Absent::in_draft(loaded, round.event_round).map(|absent| absent.in_words()),
            changed: round.changed_since_published(),
            outdated: OutdatedDraft::of(loaded)?,
            calls: OpenCalls::of(&round.snapshot.floor, round.rows),
            undo: round.undo().filter(|_| may.rounds),
            confirm: Field::empty("confirm"),
            name,
            draw_counter: row.draw_counter,
            placed: match tables.shown.is_incomplete() {
                true => Vec::new(),
                false => round.placed(),
            },
            late_entries: tables.late_entries,
            has_unplaced: !unplaced.is_empty(),
            unplaced: unplaced_choices(loaded, &unplaced),
            all: tables.all,
            pods: tables.pods,
            shown: tables.shown,
            report,
            keys: desk.structure_keys(app),
            may,
        })
    }

    fn is_draft(&self) -> bool {
        self.state == RoundState::Draft
    }

    fn takes_results(&self) -> bool {
        matches!(self.state, RoundState::Published | RoundState::Running)
    }

    /// Whether players and tables can be moved by hand: until the round is finished.
    fn may_change(&self) -> bool {
        self.state != RoundState::Finished && self.may.rounds
    }

    fn may_change_draft(&self) -> bool {
        self.is_draft() && self.may.rounds
    }

    /// Whether players without a place in the draft can be placed by hand.
    fn may_place(&self) -> bool {
        let is_missing = self.outdated.as_ref().is_some_and(|draft| !draft.missing.is_empty());
        is_missing && self.may.rounds
    }

    /// Whether the reader may say who begins at a table where its best seed chooses (T14).
    fn may_choose_first(&self) -> bool {
        self.state != RoundState::Finished && self.may.results
    }

    /// A playoff round follows from the seeds: only in a Swiss round can players change places.
    fn may_swap(&self) -> bool {
        self.may_change() && self.swiss
    }

    /// Whether seats are buttons, to choose the two who change places.
    fn picks(&self) -> bool {
        self.is_draft() && self.may_swap()
    }

    fn may_pair_again(&self) -> bool {
        self.may_change_draft() && self.swiss
    }

    fn may_start(&self) -> bool {
        self.state == RoundState::Published && self.may.rounds
    }

    fn may_finish(&self) -> bool {
        self.outstanding.is_empty() && self.may.rounds
    }

    fn takes_late_entries(&self) -> bool {
        self.takes_results() && self.swiss && self.may.rounds
    }

    /// The second select is preset to another player than the first.
    fn second_placed(&self) -> &str {
        self.placed.get(1).map_or("", |choice| &choice.value)
    }

    fn tables(&self) -> Vec<Choice> {
        self.pods
            .iter()
            .map(|pod| Choice::new(pod.table, pod.table.to_string()))
            .collect()
    }

    /// The round's address.
    fn address(&self) -> String {
        format!("{}/rounds/{}", self.at, self.number)
    }

    fn to(&self, step: &str) -> String {
        format!("{}/{step}", self.address())
    }

    fn result_of(&self, table: &u32) -> String {
        format!("{}/results/{}/{table}", self.at, self.number)
    }

    fn reported(&self) -> usize {
        self.all - self.outstanding.len() - self.more_outstanding
    }

    /// Returns whether tables and players are typed as numbers, because there are too many to choose from.
    fn is_by_number(&self) -> bool {
        self.shown.is_incomplete()
    }

    fn correctable(&self) -> bool {
        match self.state {
            RoundState::Draft => false,
            RoundState::Published | RoundState::Running => self.may.results,
            RoundState::Finished => self.may.correct,
        }
    }
}

/// `GET …/desk/rounds/{round}`: staff.
pub async fn detail(app: App, request: HttpRequest, desk: Desk<Inside>, path: web::Path<(String, i64)>) -> WebResult {
    let (slug, number) = path.into_inner();
    let snapshot = snapshots::current(&app, &slug).await?;
    let Some(round) = StaffRound::of(&snapshot, number) else {
        let error = WebError::not_found(say::refused_results::no_round(number));
        return Err(error.way_on(t::to_rounds(), desk.at("desk/rounds")));
    };
    let report = round.report(&app).await?;
    let page = RoundPage::new(&app, &request, &desk, &round, report)?;
    page::private_large(&app, move || page).await
}

/// A round with its rows, as staff see it.
struct StaffRound<'s> {
    snapshot: &'s Snapshot,
    rows: &'s LoadedRound,
    event_round: &'s Round,
}

impl<'s> StaffRound<'s> {
    /// Returns the time of the last change of seats or tables of a round that is at the tables; `None` if it is as published.
    fn changed_since_published(&self) -> Option<Message> {
        let row = &self.rows.row;
        let is_open = matches!(row.state, RoundState::Published | RoundState::Running);
        let changed = View::of(self.snapshot).changed_by_hand(row.number as u32)?;
        let zone = &self.snapshot.loaded.tournament.time_zone;
        (is_open && Some(changed) > row.published_at).then(|| clock_time(changed, zone))
    }

    /// Returns the round with a number, if there is one.
    fn of(snapshot: &'s Snapshot, number: i64) -> Option<Self> {
        Some(Self {
            snapshot,
            rows: snapshot.loaded.round(number)?,
            event_round: snapshot.loaded.event_round(number)?,
        })
    }

    fn loaded(&self) -> &'s Loaded {
        &self.snapshot.loaded
    }

    fn is_draft(&self) -> bool {
        self.rows.row.state == RoundState::Draft
    }

    /// Returns the report of the draft; `None` for every other round.
    async fn report(&self, app: &App) -> Result<Option<Report>, WebError> {
        match self.is_draft() {
            true => quality::of_draft(app, self.loaded()).await,
            false => Ok(None),
        }
    }

    /// Returns the pods, with the reasons of the pairing from the report of a draft.
    fn pods(&self, report: Option<&Report>) -> Vec<PodView> {
        // the points before the round, by which it was paired
        let points = standings(&self.loaded().event, Some(self.event_round.number.saturating_sub(1)));
        let mut pods = pods(self.loaded(), self.event_round, &points);
        if let Some(report) = report {
            for pod in &mut pods {
                pod.why = report
                    .pods
                    .iter()
                    .find(|p| p.table == pod.table)
                    .map(|p| p.why.clone())
                    .filter(|why| !why.is_empty());
            }
        }
        pods
    }

    /// Returns the players at a table or with a bye, by name.
    fn placed(&self) -> Vec<Choice> {
        let seated = self.event_round.pods.iter().flat_map(|p| &p.seats);
        let placed: Vec<_> = seated.chain(&self.event_round.byes).copied().collect();
        let mut placed = asides(self.loaded(), &placed);
        let order = NameOrder::of_reader();
        placed.sort_by_cached_key(|p| order.key_of(&p.name.to_string()));
        choices(placed)
    }

    /// Returns the players who are still in the tournament and have no seat, bye or match loss in this round.
    fn unplaced(&self) -> Vec<PlayerIx> {
        let event = &self.loaded().event;
        let seated = self.event_round.pods.iter().flat_map(|p| &p.seats);
        let in_round: Vec<_> = seated
            .chain(&self.event_round.byes)
            .chain(&self.event_round.match_losses)
            .collect();
        event
            .indices()
            // active in any future round: players who have left are not offered
            .filter(|p| !in_round.contains(&p) && event.player(*p).is_active(u32::MAX))
            .collect()
    }

    /// Returns how the round's latest step is undone.
    fn undo(&self) -> Option<Undo> {
        let steps = format!("rounds/{}/", self.rows.row.number);
        Undo::of(self.loaded()).filter(|undo| undo.path.starts_with(&steps))
    }
}

/// The tables on the page of a round.
struct Tables {
    /// How many the round has.
    all: usize,
    shown: Shown,
    /// The pods at the tables that are shown.
    pods: Vec<PodView>,
    /// From all tables.
    late_entries: Vec<Choice>,
}

impl Tables {
    /// Divides the tables into parts, if there are too many for a page, and returns the part in the query.
    fn of(round: &StaffRound<'_>, report: Option<&Report>, query: &str, at: &ListAddress) -> Self {
        let pod_size = round.loaded().event.profile().pod_size;
        let mut pods = round.pods(report);
        let gets_bye = !round.is_draft() || bye_is_due(round.loaded(), round.event_round);
        let late_entries = late_entries(&pods, pod_size as usize, gets_bye);
        let (all, most) = (pods.len(), parts::pods_of(pod_size));
        if all > most {
            pods.sort_by_key(|pod| pod.table);
        }
        // a draft's seats are buttons, and each table has its reasons: twice the bytes
        let on_a_page = if round.is_draft() && all > most {
            most.div_ceil(2)
        } else {
            most
        };
        let tables: Vec<u32> = pods.iter().map(|pod| pod.table).collect();
        let shown = Parts::by_number(&tables, on_a_page).part(PartQuery::in_query(query), at);
        Self {
            all,
            pods: shown.take(pods),
            shown,
            late_entries,
        }
    }
}

/// The tables of a round without a result.
struct Outstanding {
    /// Those that the page names.
    named: Vec<i64>,
    /// The number of the others.
    more: usize,
}

impl Outstanding {
    /// Returns the tables; `most`: how many are named.
    fn of(round: &LoadedRound, most: usize) -> Self {
        let mut named = ops::outstanding(round);
        let more = named.len().saturating_sub(most);
        named.truncate(most);
        Self { named, more }
    }
}

/// Returns choices of the players without a place; none if there are too many.
fn unplaced_choices(loaded: &Loaded, unplaced: &[PlayerIx]) -> Vec<Choice> {
    match unplaced.len() > parts::LINES {
        true => Vec::new(),
        false => choices(asides(loaded, unplaced)),
    }
}

fn choices(players: Vec<Aside>) -> Vec<Choice> {
    players
        .into_iter()
        .map(|player| Choice::new(player.player, player.name))
        .collect()
}

/// T8, T12: a late player gets a match loss or a bye, or a seat in a smaller pod that has not reported.
fn late_entries(pods: &[PodView], pod_size: usize, gets_bye: bool) -> Vec<Choice> {
    let smaller = pods
        .iter()
        .filter(|pod| pod.seats.len() < pod_size && !pod.is_reported());
    let seats = smaller.map(|pod| {
        let seat = pod.seats.len() + 1;
        Choice::new(pod.table, t::at_seat(pod.table, seat))
    });
    let loss = Choice::new("match_loss", t::with_match_loss());
    let bye = gets_bye.then(|| Choice::new("bye", t::with_bye()));
    // a seat first: most who come late want to play, and the first choice is the one that a hasty press takes
    seats.chain(bye).chain([loss]).collect()
}
