//! The assessment of a pairing, player by player and pod by pod, from which its [`Report`] is made.

use std::cmp::Reverse;

use super::kinds;
use super::report::{Away, ByeReason, Certainty, Direction, Moved, PodReport, Rematch, Report, add};
use super::request::PairedPod;
use super::sentences::{nth_meeting, numbers};
use crate::standings::standings;
use podium_event::profile::RoundKind;
use podium_event::{Event, PlayerIx};
use say::{Message, common, pairing_report as t};

/// Assesses a pairing of the next round: a draft, or a change by hand before it is saved.
#[must_use]
pub fn assess(event: &Event, pods: &[PairedPod], byes: &[PlayerIx]) -> Report {
    Assessment::new(event).report(pods, byes)
}

/// The players' results before the round.
struct Assessment<'a> {
    event: &'a Event,
    round: u32,
    kind: Option<RoundKind>,
    points: Vec<u32>,
    rank: Vec<u32>,
    /// Earlier opponents of each player, each with the round, sorted.
    met: Vec<Vec<(PlayerIx, u32)>>,
    /// Whether each player sat in a smaller pod.
    smaller: Vec<bool>,
    /// Number of byes each player had.
    byes: Vec<u32>,
}

impl<'a> Assessment<'a> {
    fn new(event: &'a Event) -> Self {
        let players = event.players().len();
        let mut this = Self {
            event,
            round: event.next_number(),
            kind: kinds::of_next(event),
            points: vec![0; players],
            // Players without a row in the standings are ranked last.
            rank: vec![u32::try_from(players).unwrap_or(u32::MAX); players],
            met: vec![Vec::new(); players],
            smaller: vec![false; players],
            byes: vec![0; players],
        };
        for row in standings(event, None).rows() {
            this.points[row.player.ix()] = row.match_points;
            this.rank[row.player.ix()] = row.rank;
        }
        // T13 counts opponents in the Swiss rounds only.
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

    /// Returns the report of these pods and byes.
    fn report(&self, pods: &[PairedPod], byes: &[PlayerIx]) -> Report {
        let win = self.event.profile().win_step();
        let seated: Vec<PlayerIx> = pods.iter().flat_map(|pod| pod.seats.iter().copied()).collect();
        let ideal = self.ideal(pods);
        let mut report = Report {
            round: self.round,
            kind: self.kind,
            repeats: 0,
            least_repeats: None,
            known: Certainty::ByHand,
            rematches: Vec::new(),
            earlier_meetings: 0,
            together: Vec::new(),
            moved: Vec::new(),
            byes: byes
                .iter()
                .map(|&player| ByeReason {
                    player: self.id(player),
                    why: self.bye(player, &seated),
                })
                .collect(),
            smaller_pods: Vec::new(),
            smaller_again: Vec::new(),
            seated: seated.len() as u32,
            pod_size: self.event.profile().pod_size,
            kept_tables: Vec::new(),
            away: Vec::new(),
            spread: 0,
            spread_bound: ideal.iter().map(|[high, low]| u64::from(high - low)).sum(),
            wide_pods: 0,
            rank_distance: 0,
            pods: Vec::new(),
            sentences: Vec::new(),
        };
        // Pods and ideal are in the same order: from the highest scorers down (T13).
        for (pod, ideal) in pods.iter().zip(ideal) {
            let mut line = self.pod(pod, ideal, &seated, &mut report);
            self.table(pod, pods, &mut line, &mut report);
            let spread = line.points[0] - line.points[1];
            report.repeats += line.repeats;
            report.spread += u64::from(spread);
            // T13 (2). If a win is worth nothing, every difference is wide: the same bound as in `Layout::pod_cost`.
            report.wide_pods += u32::from(spread >= (2 * win).max(1));
            let ranks = pod.seats.iter().map(|player| self.rank[player.ix()]);
            report.rank_distance += ranks
                .clone()
                .max()
                .zip(ranks.min())
                .map_or(0, |(low, high)| u64::from(low - high));
            report.pods.push(line);
        }
        // Stable: pairs who met equally often keep the order of the pods.
        report.rematches.sort_by_key(|rematch| Reverse(rematch.rounds.len()));
        if report.repeats == 0 {
            // Without a repeat, the fewest possible are known without a search.
            (report.least_repeats, report.known) = (Some(0), Certainty::NoneNeeded);
        }
        report.write_sentences(self.event);
        report
    }

    /// Returns the highest and lowest points of each pod if the players were seated by points alone.
    fn ideal(&self, pods: &[PairedPod]) -> Vec<[u32; 2]> {
        let points = |player: &PlayerIx| self.points[player.ix()];
        let mut sorted: Vec<u32> = pods.iter().flat_map(|pod| &pod.seats).map(points).collect();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        let mut rest = &sorted[..];
        pods.iter()
            .map(|pod| {
                let (here, after) = rest.split_at(pod.seats.len());
                rest = after;
                [here.first().copied().unwrap_or(0), here.last().copied().unwrap_or(0)]
            })
            .collect()
    }

    /// Returns the reason for a bye; `seated` are the players without one.
    fn bye(&self, player: PlayerIx, seated: &[PlayerIx]) -> Message {
        let name = self.name(player);
        if self.event.player(player).has_awarded_bye(self.round) {
            return t::bye_awarded(name);
        }
        // T11: nobody has a standing before round 1.
        if self.event.swiss().is_empty() {
            return t::bye_drawn(name);
        }
        let points = |player: PlayerIx| common::points(self.points[player.ix()]);
        // T11: fewest byes first, then the lowest in the standings.
        let turn = |player: PlayerIx| (self.byes[player.ix()], Reverse(self.rank[player.ix()]));
        let first = seated.iter().copied().min_by_key(|&other| turn(other));
        // Equal players are separated by the draw alone, so a bye among them was not given by hand.
        if let Some(first) = first.filter(|&first| turn(first) < turn(player)) {
            return t::bye_by_hand(name, points(player), self.name(first), points(first));
        }
        match self.byes[player.ix()] {
            0 => t::bye_lowest(name, points(player)),
            had => t::bye_fewest(name, points(player), had),
        }
    }

    fn pod(&self, pod: &PairedPod, ideal: [u32; 2], seated: &[PlayerIx], report: &mut Report) -> PodReport {
        let points = |player: PlayerIx| self.points[player.ix()];
        let high = pod.seats.iter().map(|&player| points(player)).max().unwrap_or(0);
        let low = pod.seats.iter().map(|&player| points(player)).min().unwrap_or(0);
        let by_points = report.is_by_points();
        let mut why = vec![if self.event.swiss().is_empty() {
            t::no_points_yet()
        } else if self.kind == Some(RoundKind::Random) {
            t::drawn_at_random()
        } else if !by_points {
            self.ranks_of(pod)
        } else if high == low {
            t::all_on(common::points(high))
        } else {
            t::from_to(high, common::points(low))
        }];
        // If points alone give the same range, groups of equal points do not fill pods; otherwise avoiding repeats
        // widened it.
        let uneven = by_points && high > low;
        if uneven && ideal == [high, low] {
            let above = seated.iter().filter(|&&player| points(player) >= high).count();
            why.push(t::fills_no_pods(above, common::points(high)));
        } else if uneven {
            let [high, low] = ideal;
            why.push(match high == low {
                true => t::alone_all_on(common::points(high)),
                false => t::alone_from_to(high, common::points(low)),
            });
        }
        let level = self.level(pod);
        let away = |player: PlayerIx| by_points && points(player) != level;
        for &player in pod.seats.iter().filter(|&&player| away(player)) {
            let (direction, reason) = match points(player) < level {
                true => (Direction::Up, t::up(self.name(player), points(player))),
                false => (Direction::Down, t::down(self.name(player), points(player))),
            };
            // Equal points in the pod are no pairing up or down against each other.
            let is_against = |other: &&PlayerIx| match direction {
                Direction::Up => points(**other) > points(player),
                Direction::Down => points(**other) < points(player),
            };
            why.push(reason);
            report.moved.push(Moved {
                player: self.id(player),
                points: points(player),
                direction,
                table: pod.table,
                against: pod
                    .seats
                    .iter()
                    .filter(is_against)
                    .map(|&other| self.id(other))
                    .collect(),
            });
        }
        let repeats = self.pairs(pod, report, &mut why);
        if pod.seats.len() < self.event.profile().pod_size as usize {
            self.smaller_pod(pod, report, &mut why);
        }
        PodReport {
            table: pod.table,
            points: [high, low],
            repeats,
            why: Message::joined(why, " "),
        }
    }

    /// Names the places in the standings of the players of a pod.
    fn ranks_of(&self, pod: &PairedPod) -> Message {
        let mut ranks: Vec<u32> = pod.seats.iter().map(|player| self.rank[player.ix()]).collect();
        ranks.sort_unstable();
        t::ranks_here(numbers(&ranks))
    }

    fn smaller_pod(&self, pod: &PairedPod, report: &mut Report, why: &mut Vec<Message>) {
        report.smaller_pods.push(pod.table);
        why.push(match report.is_uneven() {
            true => t::smaller_pod_uneven(report.seated, report.pod_size),
            false => t::smaller_pod(),
        });
        let again = pod.seats.iter().filter(|player| self.smaller[player.ix()]);
        let again: Vec<PlayerIx> = again.copied().collect();
        if !again.is_empty() {
            let who = again.iter().map(|&player| self.name(player).into()).collect();
            why.push(t::pod_sat_before(again.len(), say::list(who)));
        }
        report.smaller_again.extend(again.iter().map(|&player| self.id(player)));
    }

    /// Reports whose fixed table the pod has, and who should be at another one.
    fn table(&self, pod: &PairedPod, pods: &[PairedPod], line: &mut PodReport, report: &mut Report) {
        let fixed = |player: PlayerIx| self.event.player(player).fixed_table;
        for &player in &pod.seats {
            match fixed(player) {
                None => {}
                Some(table) if table == pod.table => {
                    add(&mut line.why, t::fixed_for(table, self.name(player)));
                }
                Some(table) => {
                    let there = pods.iter().filter(|other| other.table == table);
                    let taken_by = there
                        .flat_map(|other| &other.seats)
                        .find(|&&other| fixed(other) == Some(table));
                    report.away.push(Away {
                        player: self.id(player),
                        fixed: table,
                        table: pod.table,
                        taken_by: taken_by.map(|&other| self.id(other)),
                    });
                }
            }
        }
    }

    /// Reports the rematches of a pod and its pairs of one household or team. Returns the number of rematches.
    fn pairs(&self, pod: &PairedPod, report: &mut Report, why: &mut Vec<Message>) -> u32 {
        let mut repeats = 0;
        for (seat, &a) in pod.seats.iter().enumerate() {
            for &b in &pod.seats[seat + 1..] {
                // Goal 1 of T13 counts the pair once, T54 how often they met; the sentence names every round in which they met.
                let earlier: Vec<u32> = self.met[a.ix()]
                    .iter()
                    .filter(|(other, _)| *other == b)
                    .map(|(_, round)| *round)
                    .collect();
                if !earlier.is_empty() {
                    repeats += 1;
                    report.earlier_meetings += (earlier.len() as u64).pow(2);
                    let (one, other) = (self.name(a), self.name(b));
                    why.push(match earlier[..] {
                        [round] => t::pod_meet_again(one, other, round),
                        _ => t::pod_meet_nth_time(one, other, nth_meeting(&earlier), numbers(&earlier)),
                    });
                    report.rematches.push(Rematch {
                        players: [self.id(a), self.id(b)],
                        rounds: earlier,
                    });
                }
                let group = |player| self.event.player(player).group();
                if group(a).is_some() && group(a) == group(b) {
                    why.push(t::should_not_meet(self.name(a), self.name(b)));
                    report.together.push([self.id(a), self.id(b)]);
                }
            }
        }
        repeats
    }

    /// Returns the points that most players of the pod have; of equally frequent ones the higher.
    fn level(&self, pod: &PairedPod) -> u32 {
        let points: Vec<u32> = pod.seats.iter().map(|player| self.points[player.ix()]).collect();
        let count = |level: u32| points.iter().filter(|&&other| other == level).count();
        points
            .iter()
            .copied()
            // T13 protects the top, so in a pod of two and two the lower two count as paired up.
            .max_by_key(|&level| (count(level), level))
            .unwrap_or(0)
    }
}
