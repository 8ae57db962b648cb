//! The reports of a table's players, in words.

use super::headline::{Headline, Words};
use super::own_table::OwnTable;
use super::state::Whose;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::look::local_time::clock_time;
use crate::web::shared::player_reports::{is_otherwise, other_result};
use crate::web::shared::pods;
use crate::web::shared::view::View;
use podium_event::{Pod, PodResult};
use podium_ops::run::reports::typed_of;
use podium_rules::typed_result;
use podium_store::ReportState;
use podium_store::floor::reports::ReportRow;
use say::{Message, player_reports, player_state as t};

/// Returns a result of a pod with names.
pub fn result_words(view: &View<'_>, pod: &Pod, result: PodResult) -> Message {
    let pod = Pod { result, ..pod.clone() };
    let outcome = pod.result.outcome(&pod.seats, view.profile().games_to_win);
    pods::result_text(&|player| view.name(player), &pod, outcome.as_ref()).unwrap_or_default()
}

/// Returns the content of a report with names; as typed if it no longer fits the pod.
fn report_words(view: &View<'_>, pod: &Pod, report: &ReportRow) -> Result<Message, WebError> {
    let typed = typed_of(report)?;
    let games_to_win = view.profile().games_to_win;
    let result = typed_result::read(&typed.games, &typed.conceded, &[], &pod.seats, games_to_win);
    Ok(match result {
        Ok(result) => result_words(view, pod, result),
        Err(_) => report.games.clone().into(),
    })
}

/// Somebody of the table, as the reader sees them.
enum Who {
    You,
    Named(String),
    /// Not in the tournament any more.
    Another,
}

impl Who {
    /// Returns who the player with an id is.
    fn of(whose: Whose<'_>, id: &str) -> Self {
        match whose.snapshot.player_of(id) {
            _ if id == whose.row.id => Self::You,
            Some(player) => Self::Named(whose.view().name(player).to_owned()),
            None => Self::Another,
        }
    }

    /// Returns the name of somebody else, inside a sentence.
    fn inside(self) -> Message {
        match self {
            Self::Named(name) => name.into(),
            Self::You | Self::Another => t::another_player(),
        }
    }

    /// Says what they reported, in a sentence.
    fn reported(self, result: impl Into<Message>) -> Message {
        match self {
            Self::You => t::you_reported(result),
            Self::Named(name) => player_reports::reported_other(name, result),
            Self::Another => t::another_reported(result),
        }
    }

    /// Says what they wrote against a report, in a sentence.
    fn disputes(self, objection: &str) -> Message {
        match self {
            Self::You => t::you_dispute(objection),
            Self::Named(name) => player_reports::disputes(name, objection),
            Self::Another => t::another_disputes(objection),
        }
    }
}

/// Describes the waiting report: as its author reads it, and as the others do.
pub(super) fn waiting(whose: Whose<'_>, own: &OwnTable) -> Result<Words, WebError> {
    let Some(report) = own.at.waiting() else {
        return Ok(Words::default());
    };
    let view = whose.view();
    let words = report_words(&view, &own.pod, report)?;
    let when = clock_time(report.at, &view.tournament().time_zone);
    Ok(match (own.reported_it, Who::of(whose, &report.player_id)) {
        (true, _) => Words::new(t::waiting_for_others(), t::you_reported_at(when, words)),
        (false, Who::Named(name)) => Words::new(words, t::reported_this(name, when)),
        (false, _) => Words::new(words, t::another_reported_this(when)),
    })
}

pub(super) fn disputed(whose: Whose<'_>, own: &OwnTable) -> Result<Words, WebError> {
    let Some(report) = own.at.disputed() else {
        return Ok(Words::default());
    };
    let words = report_words(&whose.view(), &own.pod, report)?;
    let by = Who::of(whose, report.answered_by.as_deref().unwrap_or_default());
    let objection = report.objection.as_deref().unwrap_or_default();
    let view = whose.view();
    let name = |seat: usize| {
        own.pod
            .seats
            .get(seat.checked_sub(1)?)
            .map(|player| view.name(*player).to_owned())
    };
    let against = match other_result(objection, &name) {
        Some(result) => by.reported(result),
        None => by.disputes(objection),
    };
    let first = Who::of(whose, &report.player_id).reported(words);
    Ok(Words::new(
        t::staff_decides(),
        Message::joined([t::stay_at_table(), first, against], " "),
    ))
}

pub(super) fn confirmed(whose: Whose<'_>, own: &OwnTable) -> Words {
    let who = |id: &str| Who::of(whose, id);
    let is_in = match own.at.confirmed() {
        None => t::result_entered(),
        Some(report) => {
            let confirmer = who(report.answered_by.as_deref().unwrap_or_default());
            match (who(&report.player_id), confirmer) {
                (Who::You, confirmer) => t::result_you_reported(confirmer.inside()),
                (reporter, Who::You) => t::result_you_confirmed(reporter.inside()),
                (reporter, confirmer) => t::result_reported(reporter.inside(), confirmer.inside()),
            }
        }
    };
    let otherwise = otherwise(whose, own).map(|said| Who::You.reported(said));
    let sentences = std::iter::once(is_in)
        .chain(denials(whose, own))
        .chain(otherwise)
        .chain([t::wrong_call_judge()]);
    Words {
        headline: Headline::text(result_words(&whose.view(), &own.pod, own.pod.result.clone())),
        line: Some(Message::joined(sentences, " ")),
    }
}

/// Says who denies that they conceded, as others reported: a sentence for the reader, and one for everybody else.
fn denials(whose: Whose<'_>, own: &OwnTable) -> impl Iterator<Item = Message> {
    let denied = own.at.denied_concessions().into_iter();
    let places = denied.filter_map(|seat| own.at.places.get(seat.checked_sub(1)?));
    let all: Vec<Who> = places.map(|place| Who::of(whose, &place.player_id)).collect();
    let (own, others): (Vec<Who>, Vec<Who>) = all.into_iter().partition(|who| matches!(who, Who::You));
    let others = Message::joined(others.into_iter().map(Who::inside), ", ");
    let own = (!own.is_empty()).then(t::your_concession_disputed);
    let others = (!others.is_empty()).then(|| t::concession_disputed(others));
    own.into_iter().chain(others)
}

/// Returns what the player reported, where the staff entered another result over it.
fn otherwise(whose: Whose<'_>, own: &OwnTable) -> Option<Message> {
    let view = whose.view();
    let overtaken = |report: &&ReportRow| report.state == ReportState::Overtaken && report.player_id == whose.row.id;
    let report = own.at.reports.iter().rev().find(overtaken)?;
    let differs = is_otherwise(&own.pod, report, view.profile());
    differs.then(|| report_words(&view, &own.pod, report).ok())?
}
