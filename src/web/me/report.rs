//! The result of the own table: reported, confirmed, disputed, taken back.

use super::form::OwnForm;
use crate::db::StageWord;
use crate::db::events::Loaded;
use crate::db::players::PlayerRow;
use crate::db::reports::ReportRow;
use crate::ops::FieldProblem;
use crate::ops::reports::{self as ops, AtTable, Deed, Reported};
use crate::ops::results::Typed;
use crate::rules::{Pod, PodResult, entry};
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Choice, Field};
use crate::web::page::clock_time;
use crate::web::pods;
use crate::web::posted::Posted;
use crate::web::public::view::View;

/// So many seats are a list to press; more are a list to open.
const CARDS: usize = 8;

/// What stands about the result of the own table, and what may be done about it.
#[derive(Default)]
pub(super) struct ReportPart {
    /// Kind and word of the state, and a sentence; `None` while nothing is reported.
    pub said: Option<(&'static str, &'static str, String)>,
    /// The report that waits.
    pub waiting: String,
    pub may_report: bool,
    pub may_confirm: bool,
    pub may_withdraw: bool,
    /// Who won: a seat or D.
    pub winner: Field,
    pub winners: Vec<Choice>,
    pub as_cards: bool,
    /// Game by game, as typed.
    pub games: Field,
    pub several: bool,
    /// Seats with their players, and whether they are ticked as having conceded.
    pub seats: Vec<(usize, String, bool)>,
    pub more_open: bool,
    pub objection: Field,
}

impl ReportPart {
    /// What a player reads about the result of their table; `returned`: a form that was not taken.
    pub fn new(
        loaded: &Loaded,
        view: &View<'_>,
        row: &PlayerRow,
        at: &AtTable,
        returned: Option<(&Posted, &[FieldProblem])>,
    ) -> Result<Self, WebError> {
        let Some(pod) = pod_of(loaded, at) else {
            return Ok(Self::default());
        };
        let may = |deed| at.refusal(deed).is_none();
        let field = |name: &'static str| match returned {
            Some((posted, problems)) => posted.field(name, problems),
            None => Field::empty(name),
        };
        let conceded: Vec<usize> = returned.map_or(Vec::new(), |(posted, _)| numbers(posted, "conceded"));
        let named: Vec<(usize, String, bool)> = (1..)
            .zip(&pod.seats)
            .map(|(seat, player)| (seat, view.name(*player).to_owned(), conceded.contains(&seat)))
            .collect();
        let mut winners: Vec<Choice> = named
            .iter()
            .map(|(seat, name, _)| Choice::new(seat, format!("{name} won")).hint(format!("Seat {seat}")))
            .collect();
        if at.round.stage == StageWord::Swiss {
            winners.push(Choice::new("D", "Draw").hint("Nobody won before the end"));
        }
        let games = field("games");
        let mut part = Self {
            said: said(loaded, view, row, at, &pod)?,
            waiting: at.waiting().map(|report| report.id.clone()).unwrap_or_default(),
            may_report: may(Deed::Report) && at.waiting().is_none(),
            may_confirm: may(Deed::Confirm),
            may_withdraw: may(Deed::Withdraw),
            winner: field("winner"),
            as_cards: winners.len() <= CARDS,
            winners,
            more_open: !games.value.is_empty() || games.is_wrong() || !conceded.is_empty(),
            games,
            several: loaded.event.profile().games_to_win > 1,
            seats: named,
            objection: field("objection"),
        };
        // what is wrong with the result stands where it was chosen
        if let Some((_, problems)) = returned
            && let Some(problem) = problems.iter().find(|p| p.field == "result")
        {
            let wrong = if part.several || !part.games.value.is_empty() {
                &mut part.games
            } else {
                &mut part.winner
            };
            wrong.error = Some(problem.message.clone());
        }
        Ok(part)
    }

    /// Whether there is anything to show.
    pub fn is_there(&self) -> bool {
        self.said.is_some() || self.may_report
    }
}

/// The player's pod as the rules have it, with its result.
fn pod_of(loaded: &Loaded, at: &AtTable) -> Option<Pod> {
    let round = loaded.event_round(at.round.number)?;
    let pod = round
        .pods
        .iter()
        .find(|pod| i64::from(pod.table) == at.pod.table_number)?;
    Some(pod.clone())
}

/// The result that a report says, in words with names; what the report says cannot always be read any more.
pub(super) fn report_words(view: &View<'_>, pod: &Pod, report: &ReportRow) -> Result<String, WebError> {
    let typed = ops::typed_of(report)?;
    let games_to_win = view.profile().games_to_win;
    let result = entry::read(&typed.games, &typed.conceded, &[], &pod.seats, games_to_win);
    Ok(match result {
        Ok(result) => result_words(view, pod, result),
        Err(_) => report.games.clone(),
    })
}

fn result_words(view: &View<'_>, pod: &Pod, result: PodResult) -> String {
    let pod = Pod { result, ..pod.clone() };
    let outcome = pod.result.outcome(&pod.seats, view.profile().games_to_win);
    pods::words(&|player| view.name(player), &pod, outcome.as_ref())
}

fn said(
    loaded: &Loaded,
    view: &View<'_>,
    row: &PlayerRow,
    at: &AtTable,
    pod: &Pod,
) -> Result<Option<(&'static str, &'static str, String)>, WebError> {
    let zone = &view.tournament().time_zone;
    let who = |id: &str| match loaded.player_of(id) {
        _ if id == row.id => "you".to_owned(),
        Some(player) => view.name(player).to_owned(),
        None => "another player".to_owned(),
    };
    if at.pod.result.is_some() {
        let by = match at.confirmed() {
            Some(report) => format!(
                "reported by {}, confirmed by {}",
                who(&report.player_id),
                who(report.answered_by.as_deref().unwrap_or_default())
            ),
            None => "entered by the staff".to_owned(),
        };
        let words = result_words(view, pod, pod.result.clone());
        return Ok(Some((
            "good",
            "Result",
            format!("{words}: {by}. If it is wrong, call a judge."),
        )));
    }
    if let Some(report) = at.disputed() {
        let words = report_words(view, pod, report)?;
        return Ok(Some((
            "bad",
            "Disputed",
            format!(
                "{} reported: {words}. {} disputes it: “{}” The staff decides. Stay at the table.",
                capital(&who(&report.player_id)),
                capital(&who(report.answered_by.as_deref().unwrap_or_default())),
                report.objection.as_deref().unwrap_or_default()
            ),
        )));
    }
    let Some(report) = at.waiting() else {
        return Ok(None);
    };
    let words = report_words(view, pod, report)?;
    let when = clock_time(report.at, zone);
    Ok(Some(if report.player_id == row.id {
        (
            "warn",
            "Waits",
            format!(
                "You reported at {when}: {words}. It counts when another player of the table confirms it on their page."
            ),
        )
    } else {
        (
            "warn",
            "Confirm",
            format!("{} reported at {when}: {words}. Is that right?", who(&report.player_id)),
        )
    }))
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

/// The numbers in a field that may stand several times; what is none is left out.
fn numbers(posted: &Posted, name: &str) -> Vec<usize> {
    posted.all(name).filter_map(|text| text.parse().ok()).collect()
}

pub(super) async fn report(form: OwnForm) -> WebResult {
    let games = match form.posted.text("games") {
        "" => form.posted.text("winner"),
        games => games,
    };
    let typed = Typed {
        games: games.chars().take(200).collect(),
        conceded: numbers(&form.posted, "conceded"),
        match_losses: Vec::new(),
    };
    form.answer(move |state, slug, number, once| {
        Ok(match ops::report(&state.db, slug, number, once, &typed)? {
            Reported::Waiting => "Reported. It counts when another player of the table confirms it.",
            Reported::Confirmed => "Another player had reported the same: the result counts.",
            Reported::Disputed => "Another player had reported something else: the staff decides. Stay at the table.",
            Reported::AlreadySo => "Your table has this result already.",
        })
    })
    .await
}

pub(super) async fn confirm(form: OwnForm) -> WebResult {
    let report = form.posted.text("report").to_owned();
    form.answer(move |state, slug, number, once| {
        ops::confirm(&state.db, slug, number, once, &report)?;
        Ok("Confirmed: the result counts.")
    })
    .await
}

pub(super) async fn dispute(form: OwnForm) -> WebResult {
    let (report, objection) = (
        form.posted.text("report").to_owned(),
        form.posted.raw("objection").to_owned(),
    );
    form.answer(move |state, slug, number, once| {
        ops::dispute(&state.db, slug, number, once, &report, &objection)?;
        Ok("Disputed: the staff decides. Stay at the table.")
    })
    .await
}

pub(super) async fn withdraw(form: OwnForm) -> WebResult {
    let report = form.posted.text("report").to_owned();
    form.answer(move |state, slug, number, once| {
        ops::withdraw(&state.db, slug, number, once, &report)?;
        Ok("Your report is taken back.")
    })
    .await
}
