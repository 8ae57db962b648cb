//! The effects of a change by hand: two reports compared goal by goal.

use super::report::Report;
use super::sentences::{name_in, nth_meeting, numbers};
use podium_event::event::Event;
use say::{Message, pairing_changes as t};

/// Describes in sentences what a change makes better or worse, and for whom; empty if it affects no goal. `event` is
/// the event without the draft.
#[must_use]
pub fn changes(event: &Event, before: &Report, after: &Report) -> Vec<Message> {
    let name = |id: &str| name_in(event, id);
    let mut sentences = Vec::new();
    // In the order of T13's goals, so that the first sentence is the one that weighs most.
    let mut compare = |what: Message, before: u64, after: u64| {
        if after > before {
            sentences.push(t::worse(what, before, after));
        } else if after < before {
            sentences.push(t::better(what, before, after));
        }
    };
    let count = |length: usize| length as u64;
    compare(t::pairs_again(), before.repeats.into(), after.repeats.into());
    compare(
        t::pairs_of_group(),
        count(before.together.len()),
        count(after.together.len()),
    );
    compare(t::players_away(), count(before.away.len()), count(after.away.len()));
    // In a round of another kind points were not the aim.
    let by_points = before.is_by_points();
    if by_points {
        compare(t::wide_pods(), before.wide_pods.into(), after.wide_pods.into());
        compare(t::sum_of_differences(), before.spread, after.spread);
    }
    // T54 weighs the squares of all meetings, a number that says nothing to people.
    compare(
        t::third_meetings(),
        count(before.third_meetings().count()),
        count(after.third_meetings().count()),
    );
    if by_points {
        compare(t::rank_distance(), before.rank_distance, after.rank_distance);
    }
    compare(
        t::smaller_again(),
        count(before.smaller_again.len()),
        count(after.smaller_again.len()),
    );
    let pair = |players: &[String; 2]| -> Vec<String> {
        let mut pair = players.to_vec();
        // A change of seats lists the same two players the other way round.
        pair.sort_unstable();
        pair
    };
    for new in &after.rematches {
        if !before
            .rematches
            .iter()
            .any(|old| pair(&old.players) == pair(&new.players))
        {
            let [a, b] = &new.players;
            sentences.push(match new.rounds[..] {
                [round] => t::would_meet_again(name(a), name(b), round),
                _ => t::would_meet_nth_time(name(a), name(b), nth_meeting(&new.rounds), numbers(&new.rounds)),
            });
        }
    }
    for new in &after.together {
        if !before.together.iter().any(|old| pair(old) == pair(new)) {
            sentences.push(t::should_not_meet(name(&new[0]), name(&new[1])));
        }
    }
    for new in &after.away {
        if !before.away.iter().any(|old| old.player == new.player) {
            sentences.push(t::would_be_away(name(&new.player), new.table, new.fixed));
        }
    }
    for bye in after
        .byes
        .iter()
        .filter(|bye| !before.byes.iter().any(|other| other.player == bye.player))
    {
        sentences.push(Message::joined([t::new_bye(), bye.why.clone()], " "));
    }
    sentences
}
