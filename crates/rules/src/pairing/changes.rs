//! The effects of a change by hand: two reports compared goal by goal.

use super::report::Report;
use super::sentences::{meet_again, name_in};
use podium_event::event::Event;
use podium_event::format::numbered;

/// Describes in sentences what a change makes better or worse, and for whom; empty if it affects no goal. `event` is
/// the event without the draft.
#[must_use]
pub fn changes(event: &Event, before: &Report, after: &Report) -> Vec<String> {
    let name = |id: &str| name_in(event, id);
    let mut sentences = Vec::new();
    // In the order of T13's goals, so that the first sentence is the one that weighs most.
    let mut compare = |what: &str, before: u64, after: u64| {
        if before != after {
            let verdict = if after > before { "worse" } else { "better" };
            sentences.push(format!("{what}: {before} before, {after} after ({verdict})."));
        }
    };
    let count = |length: usize| length as u64;
    compare("Pairs who meet again", before.repeats.into(), after.repeats.into());
    compare(
        "Pairs of one household or team",
        count(before.together.len()),
        count(after.together.len()),
    );
    compare(
        "Players away from their fixed table",
        count(before.away.len()),
        count(after.away.len()),
    );
    compare(
        "Pods whose points differ by two wins or more",
        before.wide_pods.into(),
        after.wide_pods.into(),
    );
    compare("Sum of the differences in points", before.spread, after.spread);
    // T54 weighs the squares of all meetings, a number that says nothing to people.
    compare(
        "Pairs who meet at least for the third time",
        count(before.third_meetings().count()),
        count(after.third_meetings().count()),
    );
    compare("Distance in rank", before.rank_distance, after.rank_distance);
    compare(
        "Players in a smaller pod again",
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
            sentences.push(format!(
                "{} and {} would {}; they met in {}.",
                name(a),
                name(b),
                meet_again(new.rounds.len()),
                numbered("round", &new.rounds)
            ));
        }
    }
    for new in &after.together {
        if !before.together.iter().any(|old| pair(old) == pair(new)) {
            sentences.push(format!(
                "{} and {} should not meet, and would.",
                name(&new[0]),
                name(&new[1])
            ));
        }
    }
    for new in &after.away {
        if !before.away.iter().any(|old| old.player == new.player) {
            sentences.push(format!(
                "{} would be at table {}; table {} is fixed for them.",
                name(&new.player),
                new.table,
                new.fixed
            ));
        }
    }
    for bye in after
        .byes
        .iter()
        .filter(|bye| !before.byes.iter().any(|other| other.player == bye.player))
    {
        sentences.push(format!("New bye. {}", bye.why));
    }
    sentences
}
