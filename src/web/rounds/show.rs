//! The list of rounds, and one round.

use actix_web::{HttpRequest, web};
use askama::Template;
use serde_json::Value;

use super::super::desk::{Desk, Inside, Judging, Results, Rounds};
use super::super::desk_home::{Step, next_step};
use super::super::error::{WebError, WebResult};
use super::super::form::FormKeys;
use super::super::page;
use super::super::pods::{Aside, PodView, asides, pods};
use super::super::shell::Shell;
use super::super::state::{App, read};
use super::chip;
use crate::db::events::{self, Loaded};
use crate::db::log::LogLine;
use crate::db::notices::DrawRow;
use crate::db::rounds::RoundRow;
use crate::db::{RoundState, StageWord, TournamentState, log, notices};
use crate::ops::rounds as ops;
use crate::rules::Round;
use crate::rules::draws::Purpose;
use crate::rules::pairing::report::Certainty;
use crate::rules::pairing::{self, PairedPod, RecordedSearch, Report};
use crate::rules::plan::{Plan, plan};
use crate::rules::standings::standings;

/// One line of the list.
struct Line {
    number: i64,
    title: String,
    kind: &'static str,
    word: &'static str,
    tables: usize,
    outstanding: usize,
}

#[derive(Template)]
#[template(path = "rounds/list.html")]
struct ListPage {
    shell: Shell,
    at: String,
    lines: Vec<Line>,
    plan: Plan,
    step: Step,
    keys: FormKeys,
    may_rounds: bool,
    missing: String,
}

impl ListPage {
    fn begins_below_minimum(&self) -> bool {
        self.lines.is_empty() && !self.plan.warnings.is_empty()
    }
}

/// `GET …/desk/rounds`: staff.
pub async fn list(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let slug = desk.tournament.slug.clone();
    let loaded = read(&app, move |conn| Ok::<_, WebError>(events::load(conn, &slug)?)).await?;
    let plan = plan(&loaded.event);
    let lines = loaded
        .rounds
        .iter()
        .map(|round| {
            let (kind, word) = chip(round.row.state);
            Line {
                number: round.row.number,
                title: title(&loaded, round.row.number),
                kind,
                word,
                tables: round.pods.len(),
                outstanding: if round.row.state == RoundState::Draft {
                    0
                } else {
                    ops::outstanding(round).len()
                },
            }
        })
        .collect();
    let missing = loaded
        .open_round()
        .map(|round| ops::table_list(&ops::outstanding(round)))
        .unwrap_or_default();
    page::private(&ListPage {
        shell: desk.shell(&request, "Rounds"),
        at: desk.at("desk"),
        lines,
        step: next_step(&loaded, &plan),
        plan,
        keys: desk.structure_keys(&app),
        may_rounds: desk.may::<Rounds>(),
        missing,
    })
}

/// "Round 3", "Semi-final".
pub fn title(loaded: &Loaded, number: i64) -> String {
    let swiss = loaded.event.swiss().len() as i64;
    let legs = loaded
        .event
        .cut()
        .and_then(|seeds| crate::rules::playoff::plan(seeds.len(), loaded.event.profile().pod_size).ok())
        .unwrap_or_default();
    match number
        .checked_sub(swiss + 1)
        .and_then(|ix| usize::try_from(ix).ok())
        .and_then(|ix| legs.get(ix))
    {
        Some(leg) => leg.name.clone(),
        None => format!("Round {number}"),
    }
}

#[derive(Template)]
#[template(path = "rounds/one.html")]
struct RoundPage {
    shell: Shell,
    at: String,
    number: i64,
    title: String,
    kind: &'static str,
    word: &'static str,
    draft: bool,
    published: bool,
    finished: bool,
    swiss: bool,
    /// The pods of the draft play this round too (T35).
    drafted: bool,
    newest: bool,
    pods: Vec<PodView>,
    byes: Vec<Aside>,
    match_losses: Vec<Aside>,
    report: Option<Report>,
    outstanding: Vec<i64>,
    draw_counter: i64,
    /// Everybody who has a place: number and name, for the choice of two.
    placed: Vec<Aside>,
    /// Tables with a seat free, for late entries.
    free: Vec<(u32, usize)>,
    /// Registered players without a place in this round.
    unplaced: Vec<Aside>,
    keys: FormKeys,
    may_rounds: bool,
    may_results: bool,
    may_correct: bool,
}

impl RoundPage {
    fn to(&self, step: &str) -> String {
        format!("{}/rounds/{}/{step}", self.at, self.number)
    }

    fn result_of(&self, table: &u32) -> String {
        format!("{}/results/{}/{table}", self.at, self.number)
    }

    /// The word below a number.
    fn word<'w>(&self, number: impl std::fmt::Display, one: &'w str, many: &'w str) -> &'w str {
        if number.to_string() == "1" { one } else { many }
    }

    fn reported(&self) -> usize {
        self.pods.len() - self.outstanding.len()
    }

    fn correctable(&self) -> bool {
        if self.finished {
            self.may_correct
        } else {
            self.may_results && !self.draft
        }
    }
}

/// `GET …/desk/rounds/{round}`: staff.
pub async fn one(app: App, request: HttpRequest, desk: Desk<Inside>, path: web::Path<(String, i64)>) -> WebResult {
    let (slug, number) = path.into_inner();
    let (loaded, recalled) = read(&app, move |conn| {
        let loaded = events::load(conn, &slug)?;
        let recalled = match loaded.open_round() {
            Some(open) if open.row.state == RoundState::Draft => {
                let lines = log::of_tournament(conn, &loaded.tournament.id)?;
                recalled(&open.row, &lines, &notices::draws(conn, &loaded.tournament.id)?)
            }
            _ => RecordedSearch::default(),
        };
        Ok::<_, WebError>((loaded, recalled))
    })
    .await?;
    let (Some(round), Some(event_round)) = (loaded.round(number), loaded.event_round(number)) else {
        return Err(
            WebError::not_found(format!("There is no round {number}.")).way_on("To the rounds", desk.at("desk/rounds"))
        );
    };
    let draft = round.row.state == RoundState::Draft;
    let swiss = round.row.stage == StageWord::Swiss;
    let points = standings(&loaded.event, Some(event_round.number.saturating_sub(1)));
    let mut pods = pods(&loaded, event_round, &points);
    let report = if draft && swiss {
        Some(report_of(&loaded, event_round, &recalled)?)
    } else {
        None
    };
    if let Some(report) = &report {
        for pod in &mut pods {
            pod.why = report
                .pods
                .iter()
                .find(|p| p.table == pod.table)
                .map(|p| p.why.clone())
                .unwrap_or_default();
        }
    }
    let (kind, word) = chip(round.row.state);
    let pod_size = loaded.event.profile().pod_size as usize;
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
        .filter(|p| !in_round.contains(&p) && loaded.event.player(*p).is_active(u32::MAX))
        .collect();
    let placed: Vec<_> = event_round
        .pods
        .iter()
        .flat_map(|p| &p.seats)
        .chain(&event_round.byes)
        .copied()
        .collect();
    let mut placed = asides(&loaded, &placed);
    placed.sort_by_key(|p| p.name.to_lowercase());
    page::private(&RoundPage {
        shell: desk.shell(&request, &title(&loaded, number)),
        at: desk.at("desk"),
        number,
        title: title(&loaded, number),
        kind,
        word,
        draft,
        published: round.row.state == RoundState::Published,
        finished: round.row.state == RoundState::Finished,
        swiss,
        drafted: number == 1 && loaded.event.profile().draft_pods_in_round_one,
        newest: loaded.rounds.last().is_some_and(|last| last.row.number == number),
        byes: asides(&loaded, &event_round.byes),
        match_losses: asides(&loaded, &event_round.match_losses),
        outstanding: ops::outstanding(round),
        draw_counter: round.row.draw_counter,
        placed,
        free: pods
            .iter()
            .filter(|p| p.seats.len() < pod_size && !p.reported)
            .map(|p| (p.table, p.seats.len()))
            .collect(),
        unplaced: asides(&loaded, &unplaced),
        pods,
        report,
        keys: desk.structure_keys(&app),
        may_rounds: desk.may::<Rounds>(),
        may_results: desk.may::<Results>(),
        may_correct: desk.may::<Judging>()
            && !matches!(
                loaded.tournament.state,
                TournamentState::Finished | TournamentState::Cancelled
            ),
    })
}

/// What the search and the draw of a draft said: the log has the one, the recorded draws the other.
fn recalled(round: &RoundRow, lines: &[LogLine], draws: &[DrawRow]) -> RecordedSearch {
    let searched = |line: &LogLine| {
        let after: Value = serde_json::from_str(line.after.as_deref()?).ok()?;
        let is = |name: &str, number: i64| after.get(name).and_then(Value::as_i64) == Some(number);
        if !is("round", round.number) || !is("draw_counter", round.draw_counter) {
            return None;
        }
        let least: u32 = after.get("least_repeats")?.as_u64()?.try_into().ok()?;
        let known: Certainty = serde_json::from_value(after.get("known")?.clone()).ok()?;
        let kept_tables = serde_json::from_value(after.get("kept_tables")?.clone()).ok()?;
        Some(((least, known), kept_tables))
    };
    let (least, kept_tables) = lines.iter().rev().find_map(searched).unzip();
    RecordedSearch {
        least,
        kept_tables: kept_tables.unwrap_or_default(),
        drawn_byes: draws
            .iter()
            .filter(|drawn| (drawn.round, drawn.counter) == (round.number, round.draw_counter))
            .filter(|drawn| drawn.purpose == Purpose::Bye.as_str())
            .flat_map(ops::recorded)
            .flat_map(|drawn| drawn.order)
            .collect(),
    }
}

/// What a draft is like: recomputed, so that it tells of the draft as it is now, changes by hand included.
fn report_of(loaded: &Loaded, round: &Round, recalled: &RecordedSearch) -> Result<Report, WebError> {
    let before = ops::before_last_round(&loaded.event)?;
    let pods: Vec<PairedPod> = round
        .pods
        .iter()
        .map(|p| PairedPod {
            table: p.table,
            seats: p.seats.clone(),
        })
        .collect();
    let mut report = pairing::assess(&before, &pods, &round.byes);
    report.apply_record(&before, recalled);
    Ok(report)
}
