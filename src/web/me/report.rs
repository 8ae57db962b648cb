//! The result of the player's table: reporting, confirming, disputing, taking back.

use super::{StateLine, answer};
use crate::db::StageWord;
use crate::db::events::Loaded;
use crate::db::players::PlayerRow;
use crate::db::reports::ReportRow;
use crate::ops::reports::{self as ops, AtTable, ReportAction, Reported};
use crate::ops::results::Typed;
use crate::rules::{Pod, PodResult, typed_result};
use crate::snapshot::Snapshot;
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Choice, Field, Fields, PlayerForm, Returned};
use crate::web::local_time::clock_time;
use crate::web::pods;
use crate::web::public::view::View;

/// Choices that are shown as cards; more become a select.
const CARDS: usize = 8;

/// The part "Result" of the player's page: its state and the actions that are possible.
#[derive(Default)]
pub(super) struct ReportPart {
    /// `None` while nothing is reported.
    pub state: Option<StateLine>,
    /// Id of the report that waits.
    waiting: Option<String>,
    pub may_report: bool,
    may_confirm: bool,
    may_withdraw: bool,
    /// The winner's seat, or D for a draw.
    pub winner: Field,
    pub winners: Vec<Choice>,
    pub as_cards: bool,
    /// Game by game, as typed.
    pub games: Field,
    pub several: bool,
    pub seats: Vec<ReportSeat>,
    pub more_open: bool,
    pub objection: Field,
}

/// A seat of the pod in the report's form.
pub(super) struct ReportSeat {
    pub number: usize,
    pub name: String,
    /// Its box "conceded the match" is ticked.
    pub conceded: bool,
}

impl ReportPart {
    /// Makes the part for the player `row`; `returned` is a form that was not accepted.
    pub fn new(snapshot: &Snapshot, row: &PlayerRow, at: &AtTable, returned: &Returned<'_>) -> Result<Self, WebError> {
        let (view, loaded) = (&View::of(snapshot), &snapshot.loaded);
        let Some(pod) = pod_of(loaded, at) else {
            return Ok(Self::default());
        };
        let may = |action| at.refusal(action).is_none();
        let field = |name: &'static str| returned.field(name, "");
        let conceded = returned
            .fields()
            .map_or(Vec::new(), |fields| numbers(fields, "conceded"));
        let seats: Vec<ReportSeat> = (1..)
            .zip(&pod.seats)
            .map(|(number, player)| ReportSeat {
                number,
                name: view.name(*player).to_owned(),
                conceded: conceded.contains(&number),
            })
            .collect();
        let winner = |seat: &ReportSeat| {
            Choice::new(seat.number, format!("{} won", seat.name)).hint(format!("Seat {}", seat.number))
        };
        let mut winners: Vec<Choice> = seats.iter().map(winner).collect();
        // T17: a playoff match has a winner.
        if at.round.stage == StageWord::Swiss {
            winners.push(Choice::new("D", "Draw").hint("Nobody won before the end"));
        }
        let games = field("games");
        let mut part = Self {
            state: state(snapshot, row, at, &pod)?,
            waiting: at.waiting().map(|report| report.id.clone()),
            may_report: may(ReportAction::Report) && at.waiting().is_none(),
            may_confirm: may(ReportAction::Confirm),
            may_withdraw: may(ReportAction::Withdraw),
            winner: field("winner"),
            as_cards: winners.len() <= CARDS,
            winners,
            more_open: !games.value.is_empty() || games.is_wrong() || !conceded.is_empty(),
            games,
            several: loaded.event.profile().games_to_win > 1,
            seats,
            objection: field("objection"),
        };
        // a problem of the result is shown at the field that was filled in
        if let Some(problem) = returned.problems().iter().find(|problem| problem.field == "result") {
            let wrong = if part.several || !part.games.value.is_empty() {
                &mut part.games
            } else {
                &mut part.winner
            };
            wrong.error = Some(problem.message.clone());
        }
        Ok(part)
    }

    /// Id of the report that the player may confirm or dispute.
    pub fn to_confirm(&self) -> Option<&str> {
        self.waiting.as_deref().filter(|_| self.may_confirm)
    }

    /// Id of the report that the player may take back.
    pub fn to_withdraw(&self) -> Option<&str> {
        self.waiting.as_deref().filter(|_| self.may_withdraw)
    }

    /// Whether there is anything to show.
    pub fn is_there(&self) -> bool {
        self.state.is_some() || self.may_report
    }
}

/// Returns the player's pod with its result, in the types of the rules.
fn pod_of(loaded: &Loaded, at: &AtTable) -> Option<Pod> {
    let round = loaded.event_round(at.round.number)?;
    let pod = round
        .pods
        .iter()
        .find(|pod| i64::from(pod.table) == at.pod.table_number)?;
    Some(pod.clone())
}

/// Formats a report's result with names; as typed where it does not fit the pod any more.
pub(super) fn report_words(view: &View<'_>, pod: &Pod, report: &ReportRow) -> Result<String, WebError> {
    let typed = ops::typed_of(report)?;
    let games_to_win = view.profile().games_to_win;
    let result = typed_result::read(&typed.games, &typed.conceded, &[], &pod.seats, games_to_win);
    Ok(match result {
        Ok(result) => result_words(view, pod, result),
        Err(_) => report.games.clone(),
    })
}

fn result_words(view: &View<'_>, pod: &Pod, result: PodResult) -> String {
    let pod = Pod { result, ..pod.clone() };
    let outcome = pod.result.outcome(&pod.seats, view.profile().games_to_win);
    pods::result_text(&|player| view.name(player), &pod, outcome.as_ref()).unwrap_or_default()
}

/// The state of the result, as the player `row` reads it.
fn state(snapshot: &Snapshot, row: &PlayerRow, at: &AtTable, pod: &Pod) -> Result<Option<StateLine>, WebError> {
    let view = &View::of(snapshot);
    let zone = &view.tournament().time_zone;
    let who = |id: &str| match snapshot.player_of(id) {
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
        return Ok(Some(StateLine::new(
            "good",
            "Result",
            format!("{words}: {by}. If it is wrong, call a judge."),
        )));
    }
    if let Some(report) = at.disputed() {
        let words = report_words(view, pod, report)?;
        return Ok(Some(StateLine::new(
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
        StateLine::new(
            "warn",
            "Waits",
            format!(
                "You reported at {when}: {words}. It counts when another player of the table confirms it on their page."
            ),
        )
    } else {
        StateLine::new(
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

/// Reads the numbers of a field that can occur several times, leaving out what is no number.
fn numbers(fields: &Fields, name: &str) -> Vec<usize> {
    fields.all(name).filter_map(|text| text.parse().ok()).collect()
}

/// `POST …/me/report`: reports the result of the player's table.
pub(super) async fn report(form: PlayerForm) -> WebResult {
    // The list of games says more than the winner chosen above it.
    let games = match form.fields.text("games") {
        "" => form.fields.text("winner"),
        games => games,
    };
    let typed = Typed {
        // It is stored as typed, and anybody with a link can type.
        games: games.chars().take(200).collect(),
        conceded: numbers(&form.fields, "conceded"),
        // T30: a match loss is a penalty, which players do not report.
        match_losses: Vec::new(),
    };
    answer(form, move |work| {
        Ok(Some(match ops::report(work, &typed)? {
            Reported::Waiting => "Reported. It counts when another player of the table confirms it.",
            Reported::Confirmed => "Another player had reported the same: the result counts.",
            Reported::Disputed => "Another player had reported something else: the staff decides. Stay at the table.",
            Reported::AlreadySo => "Your table has this result already.",
        }))
    })
    .await
}

/// `POST …/me/confirm`: confirms another player's report.
pub(super) async fn confirm(form: PlayerForm) -> WebResult {
    let report = form.fields.text("report").to_owned();
    answer(form, move |work| {
        ops::confirm(work, &report)?;
        Ok(Some("Confirmed: the result counts."))
    })
    .await
}

/// `POST …/me/dispute`: disputes another player's report.
pub(super) async fn dispute(form: PlayerForm) -> WebResult {
    let report = form.fields.text("report").to_owned();
    let objection = form.fields.raw("objection").to_owned();
    answer(form, move |work| {
        ops::dispute(work, &report, &objection)?;
        Ok(Some("Disputed: the staff decides. Stay at the table."))
    })
    .await
}

/// `POST …/me/withdraw`: takes the player's own report back.
pub(super) async fn withdraw(form: PlayerForm) -> WebResult {
    let report = form.fields.text("report").to_owned();
    answer(form, move |work| {
        ops::withdraw(work, &report)?;
        Ok(Some("Your report is taken back."))
    })
    .await
}
