//! The sentences of a report.

use super::report::{Certainty, Direction, Report};
use podium_event::event::Event;
use podium_event::profile::RoundKind;
use say::{Message, common, pairing_report as t, terms};

/// Most rematches and moved players that are named individually.
const NAMED: usize = 24;

/// Writes the sentences; `name` returns the name of a player id.
fn sentences(report: &Report, name: impl Fn(&str) -> Message) -> Vec<Message> {
    // The goals of T13 in their order.
    let kind = report.kind.map(|kind| match kind {
        RoundKind::Random => t::round_at_random(),
        RoundKind::Spread => t::round_mixed(),
        RoundKind::Standings => t::round_by_standings(),
        RoundKind::Strict => t::round_strict(),
    });
    let mut sentences: Vec<Message> = kind.into_iter().chain([repeats(report)]).collect();
    for rematch in report.rematches.iter().take(NAMED) {
        let [a, b] = &rematch.players;
        sentences.push(match rematch.rounds[..] {
            [round] => t::meet_again(name(a), name(b), round),
            _ => t::meet_nth_time(name(a), name(b), nth_meeting(&rematch.rounds), numbers(&rematch.rounds)),
        });
    }
    // The named ones come first (T54), so the others are all named above unless there are too many of them.
    let third = report.third_meetings().count();
    if third > NAMED {
        sentences.push(t::third_meetings(third));
    }
    for [a, b] in &report.together {
        sentences.push(t::not_kept_apart(name(a), name(b)));
    }
    // In a round of another kind points were not the aim.
    if report.is_by_points() {
        sentences.push(match (report.spread, report.spread_bound) {
            (0, _) => t::all_equal(),
            // The bound ignores repeats; reaching it proves that nothing less is possible.
            (spread, bound) if spread == bound => t::spread_least(spread),
            (spread, bound) => t::spread_more(spread, bound),
        });
        if report.wide_pods > 0 {
            sentences.push(t::wide_pods(report.wide_pods));
        }
    }
    for moved in report.moved.iter().take(NAMED) {
        let against = say::list(moved.against.iter().map(|id| name(id)).collect());
        let (player, points) = (name(&moved.player), common::points(moved.points));
        sentences.push(match moved.direction {
            Direction::Up => t::moved_up(player, points, moved.table, against),
            Direction::Down => t::moved_down(player, points, moved.table, against),
        });
    }
    if report.moved.len() > NAMED {
        sentences.push(t::more_moved(report.moved.len() - NAMED));
    }
    sentences.extend(report.byes.iter().map(|bye| bye.why.clone()));
    if !report.smaller_pods.is_empty() {
        sentences.push(smaller(report, &name));
    }
    for away in &report.away {
        let player = name(&away.player);
        sentences.push(match &away.taken_by {
            Some(other) => t::away_taken(player, away.table, away.fixed, name(other)),
            None => t::away(player, away.table, away.fixed),
        });
    }
    sentences
}

fn smaller(report: &Report, name: impl Fn(&str) -> Message) -> Message {
    let again = match report.smaller_again.as_slice() {
        [] => t::nobody_again_smaller(),
        few if few.len() <= NAMED => t::sat_before(few.len(), say::list(few.iter().map(|id| name(id)).collect())),
        many => t::many_sat_before(many.len()),
    };
    let pods = report.smaller_pods.len();
    match report.is_uneven() {
        true => t::smaller_pods_uneven(pods, report.seated, report.pod_size, again),
        false => t::smaller_pods(pods, again),
    }
}

fn repeats(report: &Report) -> Message {
    let pairs = report.repeats;
    let least = report.least_repeats.unwrap_or(pairs);
    // The search took the kept pods as given: without them fewer repeats may be possible.
    let is_free = report.kept_tables.is_empty();
    if report.kind == Some(RoundKind::Strict) && pairs > 0 {
        return t::again_strictly(pairs);
    }
    let known = match report.known {
        Certainty::NoneNeeded => return t::nobody_again(),
        // The recorded draft needed no repeat.
        Certainty::ByHand if report.least_repeats == Some(0) => return t::again_by_hand_nobody_before(pairs),
        // Nobody searched, so nothing is said about the least possible.
        Certainty::ByHand => return t::again_by_hand(pairs),
        Certainty::Exhausted if is_free => t::again_all_tried(pairs, least),
        Certainty::Exhausted => t::again_kept_all_tried(pairs, least),
        Certainty::Searched if is_free => t::again_searched(pairs, least),
        Certainty::Searched => t::again_kept_searched(pairs, least),
    };
    match pairs > least {
        true => Message::joined([known, t::rest_by_hand()], " "),
        false => known,
    }
}

/// Returns the ordinal of the next meeting of two players who met in these rounds: "3rd".
pub(super) fn nth_meeting(rounds: &[u32]) -> Message {
    terms::ordinal(rounds.len() + 1)
}

/// Returns numbers as a list.
pub(super) fn numbers(numbers: &[u32]) -> Message {
    say::list(numbers.iter().map(Message::from).collect())
}

impl Report {
    /// Whether there are smaller pods because the players do not fill whole pods. Whole pods can still be smaller, after
    /// a change by hand: that reason would be wrong.
    pub(super) fn is_uneven(&self) -> bool {
        !self.seated.is_multiple_of(self.pod_size.max(1))
    }

    /// Writes the sentences of the report again.
    pub(super) fn write_sentences(&mut self, event: &Event) {
        let ids = event.by_id();
        let name = |id: &str| {
            ids.get(id)
                .map_or_else(|| id.into(), |&player| Message::from(&event.player(player).name))
        };
        self.sentences = sentences(self, name);
    }
}

/// Returns the name of a player id.
pub(super) fn name_in(event: &Event, id: &str) -> Message {
    event
        .players()
        .iter()
        .find(|player| player.id == id)
        .map_or_else(|| id.into(), |player| Message::from(&player.name))
}
