//! One round: its draft with the quality of the pairing, or its tables with their results, and the next steps.

use actix_web::{HttpRequest, web};
use askama::Template;

use super::open_calls::OpenCalls;
use super::{chip, quality};
use crate::db::{RoundState, StageWord};
use crate::ops::rounds::{self as ops, Absent};
use crate::rules::pairing::Report;
use crate::rules::playoff::RoundName;
use crate::rules::standings::standings;
use crate::web::desk::{Desk, Inside, Judging, Results, Rounds};
use crate::web::desk_home::undo::Undo;
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Choice, Field, FormKeys};
use crate::web::page;
use crate::web::parts::{self, ListAddress, PartQuery, Parts, Shown};
use crate::web::pods::{Aside, PodView, asides, pods};
use crate::web::shell::Shell;
use crate::web::snapshots;
use crate::web::state::App;

#[derive(Template)]
#[template(path = "rounds/detail.html")]
struct RoundPage {
    shell: Shell,
    at: String,
    number: i64,
    kind: &'static str,
    word: &'static str,
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
    absent: Option<String>,
    /// Open calls for a judge at the round's tables.
    calls: OpenCalls,
    /// How the round's latest step is undone.
    undo: Option<Undo>,
    confirm: Field,
    name: RoundName,
    /// The number of outstanding tables that are not named.
    more_outstanding: usize,
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
    may_rounds: bool,
    may_results: bool,
    may_correct: bool,
}

impl RoundPage {
    fn is_draft(&self) -> bool {
        self.state == RoundState::Draft
    }

    fn takes_results(&self) -> bool {
        matches!(self.state, RoundState::Published | RoundState::Running)
    }

    fn may_change_draft(&self) -> bool {
        self.is_draft() && self.may_rounds
    }

    /// A playoff round follows from the seeds: only in a Swiss round can players change places.
    fn may_swap(&self) -> bool {
        self.may_change_draft() && self.swiss
    }

    fn may_start(&self) -> bool {
        self.state == RoundState::Published && self.may_rounds
    }

    fn may_finish(&self) -> bool {
        self.outstanding.is_empty() && self.may_rounds
    }

    fn takes_late_entries(&self) -> bool {
        self.takes_results() && self.swiss && self.may_rounds
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
            RoundState::Published | RoundState::Running => self.may_results,
            RoundState::Finished => self.may_correct,
        }
    }
}

/// `GET …/desk/rounds/{round}`: staff.
pub async fn detail(app: App, request: HttpRequest, desk: Desk<Inside>, path: web::Path<(String, i64)>) -> WebResult {
    let (slug, number) = path.into_inner();
    let snapshot = snapshots::current(&app, &slug).await?;
    let loaded = &snapshot.loaded;
    let (Some(round), Some(event_round)) = (loaded.round(number), loaded.event_round(number)) else {
        return Err(
            WebError::not_found(format!("There is no round {number}.")).way_on("To the rounds", desk.at("desk/rounds"))
        );
    };
    let draft = round.row.state == RoundState::Draft;
    let swiss = round.row.stage == StageWord::Swiss;
    // the points before the round, by which it was paired
    let points = standings(&loaded.event, Some(event_round.number.saturating_sub(1)));
    let mut pods = pods(loaded, event_round, &points);
    let report = match draft {
        true => quality::of_draft(&app, loaded).await?,
        false => None,
    };
    if let Some(report) = &report {
        for pod in &mut pods {
            pod.why = report
                .pods
                .iter()
                .find(|p| p.table == pod.table)
                .map(|p| p.why.clone())
                .filter(|why| !why.is_empty());
        }
    }
    let (kind, word) = chip(round.row.state);
    let in_round: Vec<_> = event_round
        .pods
        .iter()
        .flat_map(|p| &p.seats)
        .chain(&event_round.byes)
        .chain(&event_round.match_losses)
        .collect();
    let unplaced: Vec<_> = loaded
        .event
        .indices()
        // active in any future round: players who have left are not offered
        .filter(|p| !in_round.contains(&p) && loaded.event.player(*p).is_active(u32::MAX))
        .collect();
    let placed: Vec<_> = event_round
        .pods
        .iter()
        .flat_map(|p| &p.seats)
        .chain(&event_round.byes)
        .copied()
        .collect();
    let mut placed = asides(loaded, &placed);
    placed.sort_by_key(|p| p.name.to_lowercase());
    let late_entries = late_entries(&pods, loaded.event.profile().pod_size as usize);
    let most = parts::pods_of(loaded.event.profile().pod_size);
    let all = pods.len();
    if all > most {
        pods.sort_by_key(|pod| pod.table);
    }
    // a draft's seats are buttons, and each table has its reasons: twice the bytes
    let on_a_page = if draft && all > most { most.div_ceil(2) } else { most };
    let tables: Vec<u32> = pods.iter().map(|pod| pod.table).collect();
    let at = ListAddress::new(desk.at(&format!("desk/rounds/{number}")));
    let shown = Parts::by_number(&tables, on_a_page).part(PartQuery::in_query(request.query_string()), &at);
    let mut outstanding = ops::outstanding(round);
    let more_outstanding = outstanding.len().saturating_sub(most);
    outstanding.truncate(most);
    if shown.is_incomplete() {
        placed.clear();
    }
    let has_unplaced = !unplaced.is_empty();
    let unplaced = if unplaced.len() > parts::LINES {
        Vec::new()
    } else {
        unplaced
    };
    page::private(&RoundPage {
        shell: desk.shell(&request, &loaded.round_name(number).to_string()),
        at: desk.at("desk"),
        number,
        kind,
        word,
        state: round.row.state,
        swiss,
        drafted: number == 1 && loaded.event.profile().draft_pods_in_round_one,
        confirm: Field::empty("confirm"),
        name: loaded.round_name(number),
        byes: asides(loaded, &event_round.byes),
        match_losses: asides(loaded, &event_round.match_losses),
        outstanding,
        absent: Absent::in_draft(loaded, event_round).map(|absent| absent.in_words()),
        calls: OpenCalls::of(&snapshot.floor, round),
        undo: Undo::of(loaded)
            .filter(|undo| undo.path.starts_with(&format!("rounds/{number}/")) && desk.may::<Rounds>()),
        more_outstanding,
        draw_counter: round.row.draw_counter,
        placed: choices(placed),
        late_entries,
        unplaced: choices(asides(loaded, &unplaced)),
        has_unplaced,
        all,
        pods: shown.take(pods),
        shown,
        report,
        keys: desk.structure_keys(&app),
        may_rounds: desk.may::<Rounds>(),
        may_results: desk.may::<Results>(),
        may_correct: desk.may::<Judging>() && !loaded.tournament.state.is_over(),
    })
}

fn choices(players: Vec<Aside>) -> Vec<Choice> {
    players
        .into_iter()
        .map(|player| Choice::new(player.player, player.name))
        .collect()
}

/// T8, T12: a late player gets a match loss or a bye, or a seat in a smaller pod that has not reported.
fn late_entries(pods: &[PodView], pod_size: usize) -> Vec<Choice> {
    let smaller = pods
        .iter()
        .filter(|pod| pod.seats.len() < pod_size && !pod.is_reported());
    let seats = smaller.map(|pod| {
        let seat = pod.seats.len() + 1;
        Choice::new(pod.table, format!("at table {}, seat {seat}", pod.table))
    });
    let without_game = [
        Choice::new("match_loss", "with a match loss"),
        Choice::new("bye", "with a bye"),
    ];
    without_game.into_iter().chain(seats).collect()
}
