//! Unsettled reports by players, as the staff reads them.

use crate::web::frame::look::local_time::clock_time;
use crate::web::shared::pods::{TypedResult, result_text};
use crate::web::shared::terms;
use podium_event::{PlayerIx, Pod, PodResult, Profile};
use podium_ops::floor::rulings::{RuledOut, ruled_out};
use podium_ops::run::reports::{ANOTHER_RESULT, Said, contradicted, denied, disagrees, other_typed, typed_of};
use podium_ops::run::results::Typed;
use podium_rules::typed_result;
use podium_snapshot::Snapshot;
use podium_store::ReportState;
use podium_store::floor::reports::ReportRow;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::rounds::{PodRow, RoundRow};
use say::{Message, player_reports as t};

/// A button that counts what a player says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    pub value: String,
    /// "Confirm", "Count the report of Bea: Bea won".
    pub label: Message,
}

/// A report that nobody has confirmed, or about which players disagree.
#[derive(Debug, Clone)]
pub struct PlayerReport {
    id: String,
    pub table: u32,
    pub disputed: bool,
    /// Who reported what and when, and the objection if it is disputed.
    pub text: Message,
    /// The same, a sentence for each side.
    pub sides: Vec<Message>,
    /// The buttons that count it, one for each side whose result is known.
    pub counts: Vec<Count>,
    /// Whether a ruling made it impossible since, so that it cannot be counted.
    pub is_impossible: bool,
    pub typed: TypedResult,
}

impl PlayerReport {
    /// Returns the value of a button that counts it.
    pub fn value(&self) -> String {
        self.side(false)
    }

    /// Returns the value of a button that counts it, or what another player says against it.
    fn side(&self, is_against: bool) -> String {
        let report = self.id.clone();
        format!("{}.{}", self.table, Said { report, is_against })
    }
}

/// Lists the unsettled reports of a round: the disputed first, then by table.
pub fn unsettled<'r>(
    snapshot: &Snapshot,
    number: i64,
    reports: impl Iterator<Item = &'r ReportRow>,
) -> Vec<PlayerReport> {
    let loaded = &snapshot.loaded;
    let (Some(round), Some(rows)) = (loaded.event_round(number), loaded.round(number)) else {
        return Vec::new();
    };
    let mut all: Vec<PlayerReport> = reports
        .filter_map(|report| {
            let row = rows.pods.iter().find(|pod| pod.id == report.pod_id)?;
            let is_open = matches!(report.state, ReportState::Waiting | ReportState::Disputed);
            if !is_open && !asks_about_concession(row, report) {
                return None;
            }
            let pod = round.pods.iter().find(|pod| i64::from(pod.table) == row.table_number)?;
            let conceded = match &pod.result {
                PodResult::Games { conceded, .. } => conceded.as_slice(),
                _ => &[],
            };
            let said = typed_of(report).unwrap_or_default().conceded;
            let unsure = said
                .iter()
                .any(|seat| !(pod.seats.get(seat - 1)).is_some_and(|player| conceded.contains(player)));
            let known = Known {
                disputed: disagrees(report, &rows.pods),
                out: if is_open {
                    ruled_out_at(snapshot, &rows.row, pod)
                } else {
                    Vec::new()
                },
            };
            (is_open || unsure).then(|| player_report(loaded, pod, report, &known))
        })
        .collect();
    all.sort_by_key(|report| (!report.disputed, report.table));
    all
}

/// Lists the reports of players that differ from the stored results of their tables, which the staff entered over them, by
/// table.
pub fn otherwise<'r>(loaded: &Loaded, number: i64, reports: impl Iterator<Item = &'r ReportRow>) -> Vec<PlayerReport> {
    let (Some(round), Some(rows)) = (loaded.event_round(number), loaded.round(number)) else {
        return Vec::new();
    };
    let profile = loaded.event.profile();
    let mut all: Vec<PlayerReport> = reports
        .filter(|report| report.state == ReportState::Overtaken)
        .filter_map(|report| {
            let row = rows.pods.iter().find(|pod| pod.id == report.pod_id)?;
            let pod = round.pods.iter().find(|pod| i64::from(pod.table) == row.table_number)?;
            is_otherwise(pod, report, profile).then(|| player_report(loaded, pod, report, &Known::default()))
        })
        .collect();
    all.sort_by_key(|report| report.table);
    all
}

/// Returns whether a player reported another result than the one that the pod has; false without a result.
pub fn is_otherwise(pod: &Pod, report: &ReportRow, profile: &Profile) -> bool {
    let typed = typed_of(report).unwrap_or_default();
    // T30: players report no match losses, which may be part of the stored result
    let losses = match typed_result::write(&pod.result, &pod.seats, profile.shares_draw_still_in()) {
        Some((_, _, losses)) => losses,
        None => return false,
    };
    let said = typed_result::read(&typed.games, &typed.conceded, &losses, &pod.seats, profile.games_to_win);
    said.map_or(true, |said| said != pod.result)
}

/// Returns the result that the second of two contradicting reports says, a clause with names; `None` for an objection in a
/// player's own words. It is stored by seats: a name in it would outlive the removal of personal data.
pub fn other_result(objection: &str, name: &dyn Fn(usize) -> Option<String>) -> Option<Message> {
    let words = objection.strip_prefix(ANOTHER_RESULT)?;
    // written by another version: as it is
    let Some(typed) = other_typed(objection) else {
        return Some(words.trim_end_matches('.').into());
    };
    let named = |seat: usize| name(seat).map_or_else(|| t::said_seat(seat), Message::from);
    let games = match (typed.games.as_str(), typed.games.parse()) {
        ("", _) => t::said_no_game(),
        ("D", _) => t::said_drawn(),
        (shared, _) if shared.starts_with('=') => t::said_drawn_among(say::list(
            (shared[1..].split(' ').filter_map(|seat| seat.parse().ok()).map(named)).collect(),
        )),
        (places, _) if places.contains('>') => {
            let together =
                |group: &str| Message::joined(group.split('=').filter_map(|seat| seat.parse().ok()).map(named), " = ");
            let groups = places.split('>').filter(|group| !group.is_empty()).map(together);
            say::result_words::places(Message::joined(groups, " > "))
        }
        (_, Ok(winner)) => t::said_won(named(winner)),
        (several, Err(_)) => t::said_games(several),
    };
    let conceded = typed.conceded.iter().map(|&seat| t::said_conceded(named(seat)));
    Some(Message::joined(std::iter::once(games).chain(conceded), ", "))
}

/// Returns whether a confirmed report names somebody who conceded, and its result came from the players (T53).
fn asks_about_concession(pod: &PodRow, report: &ReportRow) -> bool {
    let is_counted = report.state == ReportState::Confirmed && pod.result.is_some() && pod.reported_by.is_none();
    is_counted && typed_of(report).is_ok_and(|typed| !typed.conceded.is_empty() && !typed.conceded.contains(&0))
}

/// What is known about a report besides its row.
#[derive(Default)]
struct Known {
    /// Whether players disagree about it.
    disputed: bool,
    /// The players of its table whom rulings took out.
    out: Vec<(PlayerIx, RuledOut)>,
}

/// Returns the players of a table whom rulings of its round took out of the game or the match.
fn ruled_out_at(snapshot: &Snapshot, round: &RoundRow, pod: &Pod) -> Vec<(PlayerIx, RuledOut)> {
    let all = ruled_out(round, &snapshot.floor.rulings).into_iter();
    let at_table = all.filter_map(|out| Some((snapshot.player_of(&out.player_id)?, out)));
    at_table.filter(|(player, _)| pod.seats.contains(player)).collect()
}

/// Returns the ruling that makes a result impossible, as a clause: "Bob left the game with a Game Loss (ruling 4) and did not
/// win it".
fn impossible(loaded: &Loaded, pod: &Pod, typed: &Typed, out: &[(PlayerIx, RuledOut)]) -> Option<Message> {
    let (player, out) = contradicted(typed, &pod.seats, out, loaded.event.profile().games_to_win)?;
    Some(why_impossible(&loaded.row(*player).name, out))
}

/// Says that a player cannot have won what a report says, because of a ruling, a clause.
pub fn why_impossible(name: &str, out: &RuledOut) -> Message {
    let penalty = terms::penalty(out.penalty);
    match out.is_out_of_match() {
        true => t::cannot_win(name, penalty, out.ruling),
        false => t::left_the_game(name, penalty, out.ruling),
    }
}

fn player_report(loaded: &Loaded, pod: &Pod, report: &ReportRow, known: &Known) -> PlayerReport {
    let disputed = known.disputed;
    let name = |id: Option<&str>| {
        let player = id.and_then(|id| loaded.player_of(id));
        player.map_or_else(say::staff_words::a_player, |player| (&loaded.row(player).name).into())
    };
    let typed = typed_of(report).unwrap_or_default();
    let games_to_win = loaded.event.profile().games_to_win;
    // No match losses: they are penalties (T30), which players do not report.
    let words = |typed: &Typed| match typed_result::read(&typed.games, &typed.conceded, &[], &pod.seats, games_to_win) {
        Ok(result) => {
            let pod = Pod { result, ..pod.clone() };
            let outcome = pod.result.outcome(&pod.seats, games_to_win);
            result_text(&|player| loaded.row(player).name.as_str(), &pod, outcome.as_ref()).unwrap_or_default()
        }
        // As typed: seats may have changed since, and the staff should still see the report.
        Err(_) => (&typed.games).into(),
    };
    let seat = |seat: usize| {
        let player = pod.seats.get(seat.checked_sub(1)?)?;
        Some(loaded.row(*player).name.clone())
    };
    let result = words(&typed);
    let when = clock_time(report.at, &loaded.tournament.time_zone);
    let (first, by) = (name(Some(&report.player_id)), name(report.answered_by.as_deref()));
    let said = t::reported_at(&first, when, &result);
    let who_denies = denied(report).into_iter().filter_map(seat).map(Message::from);
    let who_denies = Message::joined(who_denies, ", ");
    let objection = report.objection.as_deref().unwrap_or_default();
    let contradicts = |typed: &Typed| impossible(loaded, pod, typed, &known.out);
    let second = other_typed(objection);
    let impossible = [contradicts(&typed), second.as_ref().and_then(contradicts)];
    // What each button counts; `true`: what is said against the report.
    let counts: Vec<(bool, Message)> = match report.state {
        ReportState::Disputed => {
            let other = second.map(|other| (true, t::count_report_of(&by, words(&other))));
            let first = (false, t::count_report_of(&first, &result));
            std::iter::once(first).chain(other).collect()
        }
        ReportState::Confirmed if disputed => vec![
            (false, t::count_it(&result)),
            (true, t::count_not_conceded(&who_denies)),
        ],
        _ => vec![(false, t::confirm())],
    };
    let other = match report.state {
        ReportState::Disputed => match other_result(objection, &seat) {
            Some(result) => t::reported_other(&by, result),
            None => t::disputes(&by, objection),
        },
        ReportState::Confirmed if disputed => t::did_not_concede(&who_denies),
        ReportState::Overtaken => t::staff_entered_other(),
        ReportState::Confirmed => t::concession_unconfirmed(),
        ReportState::Waiting if impossible[0].is_some() => t::cannot_be_counted(),
        ReportState::Waiting | ReportState::Withdrawn => t::nobody_confirmed(),
    };
    let marks: Vec<String> = typed.conceded.iter().map(|seat| format!("c{seat}")).collect();
    let mut why: Vec<Message> = impossible.iter().flatten().map(say::common::sentence).collect();
    why.dedup();
    let sides: Vec<Message> = [said, other].into_iter().chain(why).collect();
    let mut report = PlayerReport {
        id: report.id.clone(),
        table: pod.table,
        disputed,
        text: Message::joined(sides.clone(), " "),
        sides,
        counts: Vec::new(),
        is_impossible: impossible[0].is_some(),
        typed: TypedResult {
            games: typed.games,
            marks: marks.join(" "),
        },
    };
    let button = |(is_against, label)| Count {
        value: report.side(is_against),
        label,
    };
    let counts = counts
        .into_iter()
        .filter(|(is_against, _)| impossible[usize::from(*is_against)].is_none());
    report.counts = counts.map(button).collect();
    report
}
