//! What a pairing is like, in numbers and in sentences for people (T13): also for one changed by hand.

use serde::{Deserialize, Serialize};

use super::PairedPod;
use super::sentences::count as counted;
use crate::rules::standings::standings;
use crate::rules::{Event, PlayerIx};

/// Two players who have met before and meet again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Rematch {
    pub players: [String; 2],
    /// Rounds in which they met.
    pub rounds: Vec<u32>,
}

/// How the least possible number of repeats is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// There is none.
    NoneNeeded,
    /// Every pairing was tried or ruled out.
    Exhausted,
    /// The search found none better.
    Searched,
    /// A pairing made by hand: nothing was searched.
    ByHand,
}

/// Direction in which a player is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    /// Against players with more points than the player's own.
    Up,
    Down,
}

/// A player in a pod whose level is not the player's own points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Moved {
    pub player: String,
    pub points: u32,
    pub direction: Direction,
    pub table: u32,
    /// The others of the pod who have other points.
    pub against: Vec<String>,
}

/// A player without a pod.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ByeReason {
    pub player: String,
    pub why: String,
}

/// One pod's line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PodReport {
    pub table: u32,
    /// Highest and lowest match points of the pod.
    pub points: [u32; 2],
    pub repeats: u32,
    /// Why the pod is as it is, for a person.
    pub why: String,
}

/// What a draft is like. Players are named by id; the sentences have their names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Report {
    pub round: u32,
    pub repeats: u32,
    /// The least possible number of repeats, as far as `known` says.
    pub least_repeats: Option<u32>,
    pub known: Known,
    pub rematches: Vec<Rematch>,
    /// Pairs of one household or team in one pod.
    pub together: Vec<[String; 2]>,
    pub moved: Vec<Moved>,
    pub byes: Vec<ByeReason>,
    /// Tables with fewer players than the standard.
    pub smaller_pods: Vec<u32>,
    /// Players who sit in a smaller pod again.
    pub smaller_again: Vec<String>,
    /// Sum over the pods of (highest − lowest match points).
    pub spread: u64,
    /// The least that sum can be if nobody had met before.
    pub spread_bound: u64,
    /// Pods whose points differ by two wins or more.
    pub wide_pods: u32,
    /// Sum over the pods of (lowest − highest rank).
    pub rank_distance: u64,
    pub pods: Vec<PodReport>,
    pub sentences: Vec<String>,
}

/// What the next round would be like with these pods and byes: before a change by hand is saved, or of a draft.
#[must_use]
pub fn assess(event: &Event, pods: &[PairedPod], byes: &[PlayerIx]) -> Report {
    Assessment::new(event).report(pods, byes)
}

/// What a change makes better or worse, in sentences; empty if no goal is touched.
#[must_use]
pub fn changes(before: &Report, after: &Report) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut compare = |what: &str, before: u64, after: u64| {
        if before != after {
            let verdict = if after > before { "worse" } else { "better" };
            sentences.push(format!("{what}: {before} before, {after} after ({verdict})."));
        }
    };
    compare("Pairs who meet again", before.repeats.into(), after.repeats.into());
    compare(
        "Pairs of one household or team",
        before.together.len() as u64,
        after.together.len() as u64,
    );
    compare(
        "Pods whose points differ by two wins or more",
        before.wide_pods.into(),
        after.wide_pods.into(),
    );
    compare("Sum of the differences in points", before.spread, after.spread);
    compare("Distance in rank", before.rank_distance, after.rank_distance);
    let again = |report: &Report| report.smaller_again.len() as u64;
    compare("Players in a smaller pod again", again(before), again(after));
    for bye in after
        .byes
        .iter()
        .filter(|bye| !before.byes.iter().any(|other| other.player == bye.player))
    {
        sentences.push(format!("New bye. {}", bye.why));
    }
    sentences
}

impl Report {
    /// Adds what only the search knows: how the least number of repeats is known, and whether a bye among equals did
    /// not follow the draw.
    pub(super) fn explain(&mut self, event: &Event, known: Known, bye_saves_repeats: bool) {
        if self.repeats > 0 {
            self.least_repeats = Some(self.repeats);
            self.known = known;
        }
        if bye_saves_repeats && let Some(bye) = self.byes.last_mut() {
            bye.why
                .push_str(" Among equals the draw gave way: it would have cost a repeat.");
        }
        self.write(event);
    }

    /// Adds what the search of the draft knew, when the draft is looked at later and may have been changed by hand since:
    /// the least number of repeats and how it is known. `event` is the event without the draft.
    pub fn recall(&mut self, event: &Event, least: u32, known: Known) {
        if self.repeats > 0 {
            self.least_repeats = Some(least);
            if known != Known::NoneNeeded {
                self.known = known;
            }
            self.write(event);
        }
    }

    fn write(&mut self, event: &Event) {
        let ids = event.by_id();
        let name = |id: &str| {
            ids.get(id)
                .map_or_else(|| id.to_owned(), |&player| event.player(player).name.clone())
        };
        self.sentences = super::sentences::sentences(self, name);
    }
}

struct Assessment<'a> {
    event: &'a Event,
    round: u32,
    points: Vec<u32>,
    rank: Vec<u32>,
    /// Opponents so far with the round, sorted.
    met: Vec<Vec<(PlayerIx, u32)>>,
    smaller: Vec<bool>,
    byes: Vec<u32>,
}

impl<'a> Assessment<'a> {
    fn new(event: &'a Event) -> Self {
        let players = event.players().len();
        let mut this = Self {
            event,
            round: event.next_number(),
            points: vec![0; players],
            rank: vec![u32::try_from(players).unwrap_or(u32::MAX); players],
            met: vec![Vec::new(); players],
            smaller: vec![false; players],
            byes: vec![0; players],
        };
        for row in standings(event, None).rows() {
            this.points[row.player.ix()] = row.match_points;
            this.rank[row.player.ix()] = row.rank;
        }
        for round in event.swiss() {
            for pod in &round.pods {
                for &player in &pod.seats {
                    let others = pod.seats.iter().filter(|&&other| other != player);
                    this.met[player.ix()].extend(others.map(|&other| (other, round.number)));
                    this.smaller[player.ix()] |= pod.seats.len() < event.profile().pod_size as usize;
                }
            }
            round.byes.iter().for_each(|player| this.byes[player.ix()] += 1);
        }
        this.met.iter_mut().for_each(|met| met.sort_unstable());
        this
    }

    fn name(&self, player: PlayerIx) -> &str {
        &self.event.player(player).name
    }

    fn id(&self, player: PlayerIx) -> String {
        self.event.player(player).id.clone()
    }

    fn report(&self, pods: &[PairedPod], byes: &[PlayerIx]) -> Report {
        let win = self.event.profile().points.win;
        let mut report = Report {
            round: self.round,
            repeats: 0,
            least_repeats: None,
            known: Known::ByHand,
            rematches: Vec::new(),
            together: Vec::new(),
            moved: Vec::new(),
            byes: byes
                .iter()
                .map(|&player| ByeReason {
                    player: self.id(player),
                    why: self.bye(player),
                })
                .collect(),
            smaller_pods: Vec::new(),
            smaller_again: Vec::new(),
            spread: 0,
            spread_bound: self.bound(pods),
            wide_pods: 0,
            rank_distance: 0,
            pods: Vec::new(),
            sentences: Vec::new(),
        };
        for pod in pods {
            let line = self.pod(pod, &mut report);
            let spread = line.points[0] - line.points[1];
            report.repeats += line.repeats;
            report.spread += u64::from(spread);
            report.wide_pods += u32::from(spread >= (2 * win).max(1));
            let ranks = pod.seats.iter().map(|player| self.rank[player.ix()]);
            report.rank_distance += ranks
                .clone()
                .max()
                .zip(ranks.min())
                .map_or(0, |(low, high)| u64::from(low - high));
            report.pods.push(line);
        }
        if report.repeats == 0 {
            (report.least_repeats, report.known) = (Some(0), Known::NoneNeeded);
        }
        report.write(self.event);
        report
    }

    /// Sum of differences if the players were seated in the order of their points, by the sizes of these pods.
    fn bound(&self, pods: &[PairedPod]) -> u64 {
        let points = |player: &PlayerIx| self.points[player.ix()];
        let mut sorted: Vec<u32> = pods.iter().flat_map(|pod| &pod.seats).map(points).collect();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        let mut rest = &sorted[..];
        let mut bound = 0;
        for pod in pods.iter().filter(|pod| !pod.seats.is_empty()) {
            let (here, after) = rest.split_at(pod.seats.len());
            bound += u64::from(here[0] - here[here.len() - 1]);
            rest = after;
        }
        bound
    }

    fn bye(&self, player: PlayerIx) -> String {
        let name = self.name(player);
        if self.event.swiss().is_empty() {
            return format!("{name} has the bye by the recorded draw: in round 1 byes are drawn.");
        }
        let points = self.points[player.ix()];
        match self.byes[player.ix()] {
            0 => format!(
                "{name} has the bye: the lowest in the standings who had none yet ({}).",
                counted(points as usize, "point")
            ),
            had => {
                format!(
                    "{name} has the bye: the lowest of those with the fewest byes ({}, {had} before).",
                    counted(points as usize, "point")
                )
            }
        }
    }

    fn pod(&self, pod: &PairedPod, report: &mut Report) -> PodReport {
        let points = |player: PlayerIx| self.points[player.ix()];
        let high = pod.seats.iter().map(|&player| points(player)).max().unwrap_or(0);
        let low = pod.seats.iter().map(|&player| points(player)).min().unwrap_or(0);
        let mut why = vec![if self.event.swiss().is_empty() {
            "Nobody has points yet.".to_owned()
        } else if high == low {
            format!("All on {high} points.")
        } else {
            format!("From {high} to {low} points.")
        }];
        let level = self.level(pod);
        for &player in pod.seats.iter().filter(|&&player| points(player) != level) {
            let up = points(player) < level;
            let others = pod.seats.iter().filter(|&&other| points(other) != points(player));
            let direction = if up { Direction::Up } else { Direction::Down };
            why.push(format!(
                "{} ({}) is paired {}.",
                self.name(player),
                points(player),
                if up { "up" } else { "down" }
            ));
            report.moved.push(Moved {
                player: self.id(player),
                points: points(player),
                direction,
                table: pod.table,
                against: others.map(|&other| self.id(other)).collect(),
            });
        }
        let repeats = self.pairs(pod, report, &mut why);
        if pod.seats.len() < self.event.profile().pod_size as usize {
            report.smaller_pods.push(pod.table);
            why.push("A smaller pod.".to_owned());
            let again = pod.seats.iter().filter(|player| self.smaller[player.ix()]);
            report.smaller_again.extend(again.map(|&player| self.id(player)));
        }
        PodReport {
            table: pod.table,
            points: [high, low],
            repeats,
            why: why.join(" "),
        }
    }

    /// Rematches and households of a pod.
    fn pairs(&self, pod: &PairedPod, report: &mut Report, why: &mut Vec<String>) -> u32 {
        let mut repeats = 0;
        for (seat, &a) in pod.seats.iter().enumerate() {
            for &b in &pod.seats[seat + 1..] {
                let rounds: Vec<u32> = self.met[a.ix()]
                    .iter()
                    .filter(|(other, _)| *other == b)
                    .map(|(_, round)| *round)
                    .collect();
                if !rounds.is_empty() {
                    repeats += 1;
                    let list: Vec<String> = rounds.iter().map(u32::to_string).collect();
                    let round = if rounds.len() == 1 { "round" } else { "rounds" };
                    why.push(format!(
                        "{} and {} meet again ({round} {}).",
                        self.name(a),
                        self.name(b),
                        list.join(", ")
                    ));
                    report.rematches.push(Rematch {
                        players: [self.id(a), self.id(b)],
                        rounds,
                    });
                }
                let group = |player| self.event.player(player).avoid_group.as_ref();
                if group(a).is_some() && group(a) == group(b) {
                    why.push(format!("{} and {} should not meet.", self.name(a), self.name(b)));
                    report.together.push([self.id(a), self.id(b)]);
                }
            }
        }
        repeats
    }

    /// The points that most of the pod have; of equally many the higher.
    fn level(&self, pod: &PairedPod) -> u32 {
        let points: Vec<u32> = pod.seats.iter().map(|player| self.points[player.ix()]).collect();
        let count = |level: u32| points.iter().filter(|&&other| other == level).count();
        points
            .iter()
            .copied()
            .max_by_key(|&level| (count(level), level))
            .unwrap_or(0)
    }
}
