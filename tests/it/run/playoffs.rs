//! Whole playoffs: every cut to its champion, with players leaving on the way.

use podium_event::bracket::OFFERED;
use podium_event::profile::Level;
use podium_event::{Event, EventParts, Player, PlayerIx, Pod, PodResult, Profile, Round, Stage};
use podium_rules::playoff::{Next, next};
use proptest::collection::vec;
use proptest::prelude::*;

use podium_testing::builders::{drawn, event, unreported, won};
use podium_testing::choices::Choices;

fn seeded(count: u32) -> EventParts {
    let players = (0..count).map(|number| Player {
        id: format!("p{number}"),
        name: format!("Player {number}"),
        ..Player::default()
    });
    EventParts {
        profile: Profile::standard(Level::Competitive),
        players: players.collect(),
        rounds: Vec::new(),
        cut: Some((0..count).map(PlayerIx).collect()),
    }
}

fn checked(parts: &EventParts) -> Event {
    Event::new(parts.clone()).unwrap_or_else(|problems| panic!("no sound event: {problems:?}"))
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn every_cut_ends_with_a_champion_who_never_lost(cut in 0..OFFERED.len(), bytes in vec(any::<u8>(), 0..300)) {
        let choices = &mut Choices(bytes.iter());
        let mut parts = seeded(OFFERED[cut]);
        let mut alive: Vec<PlayerIx> = parts.cut.clone().expect("seeds");
        let champion = loop {
            let number = u32::try_from(parts.rounds.len()).expect("few rounds") + 1;
            // Some leave before the round is dealt, but never everybody.
            alive.retain(|player| {
                let leaves = choices.below(12) == 11 && *player != alive_last(&parts, number);
                if leaves {
                    parts.players[player.ix()].dropped_after = Some(number - 1);
                }
                !leaves
            });
            let (pods, waiting) = match next(&checked(&parts)).map_err(|refusal| TestCaseError::fail(refusal.to_string()))? {
                Next::Champion(champion) => break champion,
                Next::Round { pods, waiting, .. } => (pods, waiting),
            };
            // Everybody who is left has one place, by seed.
            let mut placed: Vec<PlayerIx> = pods.iter().flatten().chain(&waiting).copied().collect();
            placed.sort_unstable();
            alive.sort_unstable();
            prop_assert_eq!(&placed, &alive);
            prop_assert!(waiting.is_sorted());
            for pod in &pods {
                prop_assert!(pod.is_sorted() && (1..=4).contains(&pod.len()));
            }
            let played: Vec<Pod> = pods
                .into_iter()
                .zip(1..)
                .map(|(seats, table)| Pod {
                    table,
                    left: Vec::new(),
                    result: PodResult::Won(seats[choices.below(seats.len())]),
                    seats,
                })
                .collect();
            alive = waiting;
            for pod in &played {
                let PodResult::Won(winner) = pod.result else { unreachable!("each pod was won") };
                alive.push(winner);
            }
            parts.rounds.push(Round {
                number,
                stage: Stage::Playoff,
                pods: played,
                byes: Vec::new(),
                match_losses: Vec::new(),
            });
        };
        prop_assert_eq!(alive, [champion]);
    }
}

/// The player who never leaves: the best seed that remains.
fn alive_last(parts: &EventParts, number: u32) -> PlayerIx {
    let lost = |player: PlayerIx| {
        let mut pods = parts.rounds.iter().flat_map(|round| &round.pods);
        pods.any(|pod| pod.seats.contains(&player) && pod.result != PodResult::Won(player))
    };
    let seeds = parts.cut.as_deref().unwrap_or_default();
    let stays = |player: &&PlayerIx| parts.players[player.ix()].is_active(number) && !lost(**player);
    *seeds.iter().find(stays).expect("somebody is left")
}

#[test]
fn a_final_goes_on_until_somebody_wins() {
    let final_round = |told| event("abcd").cut("badc").playoff_round().pod("badc", told).build();
    let refusal = |told| next(&final_round(told)).expect_err("no champion yet").rule;
    assert_eq!(refusal(unreported()), "T15");
    assert_eq!(refusal(drawn("abcd")), "T17");
    assert_eq!(next(&final_round(won('c'))), Ok(Next::Champion(PlayerIx(2))));
}
