//! Eleven players, two rounds: the second round sometimes needs two repeats, as trying every pairing shows.
//!
//! Round 1 is drawn (T13) and puts eight players in two pods. If one pod is won and the other drawn, its three losers
//! rank lowest and have the byes (T11): the four of the drawn pod stay, and two pods cannot keep four apart.

use podium_event::profile::Level;
use podium_event::{Event, PlayerIx, PodResult, Profile};
use podium_rules::draws::Draws;
use podium_rules::pairing::{Request, pair};
use podium_rules::simulation;
use podium_rules::standings::standings;

use super::checker::{Past, pods};

/// Returns the fewest repeats of any second round that T11 allows, over every choice of byes among equals and every
/// division.
fn least_repeats(event: &Event) -> u32 {
    let past = Past::new(event);
    let standings = standings(event, None);
    let had = |player: PlayerIx| past.byes.get(&player).copied().unwrap_or_default();
    let rank = |player: PlayerIx| standings.row(player).map_or(u32::MAX, |row| row.rank);
    let mut least = u32::MAX;
    for set in (0_u32..1 << 11).filter(|set| set.count_ones() == 3) {
        let (byes, rest): (Vec<PlayerIx>, Vec<PlayerIx>) = event.indices().partition(|player| set >> player.0 & 1 == 1);
        let before = |a: PlayerIx, b: PlayerIx| had(a) < had(b) || (had(a) == had(b) && rank(a) > rank(b));
        if rest.iter().any(|&player| byes.iter().any(|&bye| before(player, bye))) {
            continue;
        }
        for half in (0_u32..1 << 7).filter(|half| half.count_ones() == 3) {
            // The pod of the first player determines the other one.
            let with_first = |place: usize| place == 0 || half >> (place - 1) & 1 == 1;
            let pod = |wanted: bool| {
                (0..8)
                    .filter(|&place| with_first(place) == wanted)
                    .map(|place| rest[place])
                    .collect()
            };
            least = least.min(past.goals(event, &[pod(true), pod(false)])[0]);
        }
    }
    least
}

#[test]
fn two_repeats_come_only_where_nothing_else_is_allowed() {
    let mut seen = [0; 2];
    for seed in 0..60 {
        let seed = format!("eleven {seed}");
        let draws = Draws::new(seed.as_bytes());
        let start = simulation::event(11, Profile::standard(Level::Competitive)).expect("players");
        let first = pair(&start, &Request::new(&draws, Some(2))).expect("eleven can be paired");
        let event = simulation::play(start, &first, &seed).expect("a right round");
        let second = pair(&event, &Request::new(&draws, Some(2))).expect("eleven can be paired");
        let repeats = Past::new(&event).goals(&event, &pods(&second))[0];
        assert_eq!(repeats, least_repeats(&event), "{seed}");
        let drawn = event.rounds()[0]
            .pods
            .iter()
            .filter(|pod| matches!(pod.result, PodResult::Drawn(_)))
            .count();
        assert_eq!(
            repeats,
            if drawn == 1 { 2 } else { 1 },
            "{seed}: {drawn} of two pods drawn"
        );
        seen[usize::from(drawn == 1)] += 1;
    }
    assert!(seen.iter().all(|&times| times > 5), "both cases come up: {seen:?}");
}
