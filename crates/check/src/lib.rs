//! The pairing checker: it judges every Swiss round of an event from its results alone. It shares no code with the
//! pairing, the standings or the pod sizes of `rules`, so that it does not repeat their mistakes.
//!
//! `docs/pairing-checklist.md` numbers the checks, with the rule and the test of each. `docs/design/readings.md` explains codes such
//! as T13.
//!
//! ```
//! use podium_event::profile::Level;
//! use podium_event::{Event, EventParts, Profile};
//!
//! let nothing_played = Event::new(EventParts {
//!     profile: Profile::standard(Level::Regular),
//!     players: Vec::new(),
//!     rounds: Vec::new(),
//!     cut: None,
//! })
//! .expect("an event may have no players yet");
//! assert!(podium_check::check(&nothing_played, 4, &[]).findings.is_empty());
//! ```

mod division;
mod fractions;
mod goals;
mod kinds;
mod place_scores;
mod places;
mod reading;
mod report;
mod seats;
mod spread;
mod wager;

pub use reading::{Place, standings};
pub use report::{Finding, Known, Report, RoundReport, Severity};

use podium_event::profile::RoundKind;
use podium_event::{Event, PlayerIx, Pod, Round};
use reading::Reading;

/// A player's standing as stated in a file, to be compared with the one that follows from its results.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stated {
    pub player: PlayerIx,
    pub points: Option<u32>,
}

/// Checks every Swiss round of an event. `planned` is the number of planned Swiss rounds, and `stated` are the
/// standings stated in the file.
#[must_use]
pub fn check(event: &Event, planned: u32, stated: &[Stated]) -> Report {
    let mut report = Report::default();
    for round in event.swiss() {
        check_round(event, round, planned, &mut report);
    }
    stated_points(event, stated, &mut report);
    report.standings = standings(event, None);
    report
}

/// One round as the checks see it: what was known before it was paired, and its pairing.
struct Paired<'a> {
    event: &'a Event,
    round: &'a Round,
    before: Reading,
    /// The pods as they were paired, also with who left their table later, as indices of the event's players.
    pods: Vec<Vec<usize>>,
    /// The number of Swiss rounds that were planned after it.
    rounds_after: u32,
}

impl Paired<'_> {
    fn name(&self, player: usize) -> &str {
        &self.event.players()[player].name
    }

    fn points(&self, player: usize) -> u32 {
        self.before.line(player).points
    }

    /// Returns how its pods are to be made; those of round 1 are drawn, and with equal points that is no other kind.
    fn kind(&self) -> RoundKind {
        match self.round.number {
            1 => RoundKind::Standings,
            number => {
                let kinds = self.event.profile().house.round_kinds;
                let last = self.rounds_after == 0;
                kinds.map_or(RoundKind::Standings, |kinds| match number {
                    _ if last => kinds.last,
                    2 => kinds.second,
                    _ => kinds.others,
                })
            }
        }
    }

    fn is_new(&self, player: usize) -> bool {
        self.event.players()[player].entry_round == self.round.number
    }

    fn finding(&self, check: u8, rule: &'static str, severity: Severity, message: String) -> Finding {
        Finding {
            check,
            rule,
            round: self.round.number,
            table: None,
            severity,
            message,
            players: Vec::new(),
            instead: Vec::new(),
        }
    }

    fn ids(&self, players: &[usize]) -> Vec<String> {
        let id = |&player: &usize| self.event.players()[player].id.clone();
        players.iter().map(id).collect()
    }
}

fn check_round(event: &Event, round: &Round, planned: u32, report: &mut Report) {
    let indices = |players: &[PlayerIx]| players.iter().map(|player| player.ix()).collect::<Vec<_>>();
    let paired = Paired {
        event,
        round,
        before: Reading::before(event, round.number),
        pods: round.pods.iter().map(|pod| as_paired(round, pod)).collect(),
        rounds_after: planned.saturating_sub(round.number),
    };
    let findings = &mut report.findings;
    places::results_before(&paired, findings);
    places::everybody(&paired, findings);
    let as_ruled = places::sizes(&paired, findings);
    places::byes(&paired, findings);
    places::order(&paired, as_ruled, findings);
    let judged = spread::judge(&paired, findings);
    kinds::check(&paired, findings);
    seats::order(&paired, findings);
    report.rounds.push(RoundReport {
        round: round.number,
        players: paired.pods.iter().map(Vec::len).sum::<usize>() + round.byes.len(),
        pods: paired.pods.iter().map(Vec::len).collect(),
        byes: paired.ids(&indices(&round.byes)),
        ..judged
    });
}

/// Returns the players who were paired into a pod, as indices of the event's players. Who left one pod of the round and was let
/// into another was paired into the first.
fn as_paired(round: &Round, pod: &Pod) -> Vec<usize> {
    let left = |player: &&PlayerIx| round.pods.iter().any(|pod| pod.left.contains(player));
    let stayed = pod.seats.iter().filter(|player| !left(player));
    stayed.chain(&pod.left).map(|player| player.ix()).collect()
}

/// Checklist 10: the points stated in a file are those of its results.
fn stated_points(event: &Event, stated: &[Stated], report: &mut Report) {
    let after = Reading::before(event, u32::MAX);
    for line in stated {
        let counted = after.line(line.player.ix()).points;
        let Some(points) = line.points.filter(|points| *points != counted) else {
            continue;
        };
        let player = event.player(line.player);
        report.findings.push(Finding {
            check: 10,
            rule: "T1",
            round: event.swiss().len() as u32,
            table: None,
            severity: Severity::Wrong,
            message: format!(
                "The file's standings give {} {points} points; the results of its rounds come to {counted}.",
                player.name
            ),
            players: vec![player.id.clone()],
            instead: Vec::new(),
        });
    }
}
