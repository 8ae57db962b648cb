//! Recommended Swiss rounds and cut (MTR-A Appendix E; T18), and the minimums of a level (MTR-A 10.1, 10.2; T19).

use podium_event::Refusal;
use podium_event::profile::{Deviation, Level, Profile};
use say::{Message, deviations as t, level_minimums, terms};

/// Fewest players for a recommendation (T18).
pub const FEWEST_PLAYERS: u32 = 4;

/// The addendum's recommendation; the organizer decides.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recommendation {
    pub players: u32,
    /// Number of byes in the first round.
    pub byes: u32,
    /// Number of players that the rounds are computed for: each bye counts as a whole pod (T18).
    pub counted_as: u32,
    pub swiss_rounds: u32,
    /// Number of players of the cut.
    pub playoff_cut: u32,
    /// Sentences about minimums of the level that are not reached (T19).
    pub warnings: Vec<Refusal>,
}

/// Recommends rounds and cut for a number of players, of whom `byes` have one in the first round.
///
/// # Errors
/// Refuses fewer than four players, or fewer than fill a pod.
pub fn recommend(level: Level, pod_size: u32, players: u32, byes: u32) -> Result<Recommendation, Refusal> {
    // Fewer than a pod cannot play a round at all.
    let fewest = pod_size.max(FEWEST_PLAYERS);
    if players < fewest {
        return Err(Refusal::new("T18", level_minimums::recommended_from(fewest, players)));
    }
    // T18: a bye counts as a whole pod for the rounds. The cut goes by the players themselves.
    // Saturating: the command line takes any numbers.
    let counted_as = players.saturating_add(byes.saturating_mul(pod_size - 1));
    let (swiss_rounds, playoff_cut) = if pod_size == 4 {
        (rounds_for_pods_of_four(counted_as), cut_for_pods_of_four(players))
    } else {
        (logarithm(pod_size, counted_as) + 1, pod_size)
    };
    Ok(Recommendation {
        players,
        byes,
        counted_as,
        swiss_rounds,
        playoff_cut,
        warnings: warnings(level, players, swiss_rounds, playoff_cut),
    })
}

/// Recommends rounds and cut for a tournament: by its own table if it has a line for so many players, otherwise as the
/// addendum does.
///
/// # Errors
/// As [`recommend`].
pub fn recommend_for(profile: &Profile, players: u32, byes: u32) -> Result<Recommendation, Refusal> {
    let recommended = recommend(profile.level, profile.pod_size, players, byes)?;
    let line = (profile.house.round_table.as_ref()).and_then(|table| table.line(players));
    Ok(match line {
        None => recommended,
        // A table counts the players themselves.
        Some(line) => Recommendation {
            counted_as: players,
            swiss_rounds: line.rounds,
            playoff_cut: line.cut,
            warnings: warnings(profile.level, players, line.rounds, line.cut),
            ..recommended
        },
    })
}

/// Returns the rounds from the table of Appendix E, and from 257 players on by its formula.
fn rounds_for_pods_of_four(counted_as: u32) -> u32 {
    match counted_as {
        // T18: four players have one elimination pod and no Swiss rounds.
        0..=4 => 0,
        5..=15 => 2,
        16..=32 => 3,
        33..=64 => 4,
        65..=256 => 5,
        _ => logarithm(4, counted_as) + 1,
    }
}

fn cut_for_pods_of_four(players: u32) -> u32 {
    match players {
        0..=15 => 4,
        16..=32 => 10,
        33..=128 => 16,
        _ => 40,
    }
}

/// Returns ⌈log of `number` to the base⌉ in exact integers: a float could miss a power (T18).
fn logarithm(base: u32, number: u32) -> u32 {
    // 64 bits: the power may pass the largest 32-bit number before it stops.
    let (mut exponent, mut power) = (0, 1u64);
    while power < u64::from(number) {
        power *= u64::from(base);
        exponent += 1;
    }
    exponent
}

/// Returns sentences about minimums of the level that the event does not reach. The organizer may go on with a recorded
/// reason (T19). A playoff (`cut` above 0) counts as a round.
#[must_use]
pub fn warnings(level: Level, players: u32, swiss_rounds: u32, cut: u32) -> Vec<Refusal> {
    let (name, least_players, least_rounds, rules) = match level {
        Level::Regular => (terms::level_regular(), 4, 1, ("MTR-A 10.1A", "MTR-A 10.2A")),
        Level::Competitive => (terms::level_competitive(), 16, 2, ("MTR-A 10.1B", "MTR-A 10.2B")),
        Level::Professional => (terms::level_professional(), 16, 2, ("MTR-A 10.1B", "MTR-A 10.2B")),
    };
    // MTR-A 10.2 counts the rounds of the tournament, not of its Swiss part.
    let rounds = swiss_rounds + u32::from(cut > 0);
    let mut warnings = Vec::new();
    if players < least_players {
        let words = level_minimums::too_few_players(least_players, &name, players, rules.0);
        warnings.push(Refusal::new(rules.0, words));
    }
    if rounds < least_rounds {
        let words = level_minimums::too_few_rounds(least_rounds, &name, rounds, rules.1);
        warnings.push(Refusal::new(rules.1, words));
    }
    warnings
}

/// Lists where the planned rounds and cut depart from the addendum's recommendation for as many players as `recommendation`
/// is for.
#[must_use]
pub fn deviations(profile: &Profile, recommendation: &Recommendation) -> Vec<Deviation> {
    let mut deviations = Vec::new();
    // T41: deviations are counted from the addendum, also beside a table of the tournament's own.
    let (players, byes) = (recommendation.players, recommendation.byes);
    let Ok(recommendation) = recommend(profile.level, profile.pod_size, players, byes) else {
        return deviations;
    };
    let mut compare = |what: Message, planned: Option<u32>, recommended: u32| {
        // `None` follows the recommendation and is no deviation.
        if let Some(planned) = planned.filter(|&planned| planned != recommended) {
            deviations.push(Deviation::setting(
                what,
                t::recommended_for(recommended, recommendation.players),
                Message::from(planned),
                "MTR-A Appendix E",
            ));
        }
    };
    compare(t::swiss_rounds(), profile.swiss_rounds, recommendation.swiss_rounds);
    compare(t::playoff_cut(), profile.playoff_cut, recommendation.playoff_cut);
    deviations
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_event::profile::RoundTable;

    fn rounds_and_cut(pod_size: u32, players: u32, byes: u32) -> (u32, u32) {
        let recommended = recommend(Level::Regular, pod_size, players, byes).expect("enough players");
        (recommended.swiss_rounds, recommended.playoff_cut)
    }

    #[test]
    fn byes_count_for_the_rounds_and_not_for_the_cut() {
        let recommended = recommend(Level::Competitive, 4, 30, 2).expect("enough players");
        assert_eq!(recommended.counted_as, 36);
        assert_eq!((recommended.swiss_rounds, recommended.playoff_cut), (4, 10));
    }

    #[test]
    fn powers_are_exact() {
        assert_eq!(rounds_and_cut(4, 256, 0), (5, 40));
        assert_eq!(rounds_and_cut(4, 257, 0), (6, 40));
        assert_eq!(rounds_and_cut(4, 1_024, 0), (6, 40));
        assert_eq!(rounds_and_cut(4, 1_025, 0), (7, 40));
    }

    #[test]
    fn other_pod_sizes_take_the_formula_and_one_pod_as_cut() {
        assert_eq!(rounds_and_cut(3, 27, 0), (4, 3));
        assert_eq!(rounds_and_cut(3, 28, 1), (5, 3));
        assert_eq!(rounds_and_cut(6, 36, 0), (3, 6));
    }

    #[test]
    fn nothing_is_recommended_for_fewer_than_four() {
        for pod_size in [3, 4] {
            let refusal = recommend(Level::Regular, pod_size, 3, 0).expect_err("too few");
            assert_eq!(refusal.rule, "T18");
        }
    }

    #[test]
    fn a_table_of_the_tournaments_own_comes_before_the_addendums() {
        let mut profile = Profile::standard(Level::Competitive);
        let lines = ["5: 0 rounds, top 4", "16: 2 rounds, top 4", "40: 5 rounds, top 13"];
        let lines = lines.map(|line| line.parse().expect("a line"));
        profile.house.round_table = Some(RoundTable(lines.to_vec()));
        let planned = |players, byes| {
            let recommended = recommend_for(&profile, players, byes).expect("enough players");
            (
                recommended.swiss_rounds,
                recommended.playoff_cut,
                recommended.counted_as,
            )
        };
        assert_eq!(
            [planned(5, 1), planned(16, 0), planned(38, 2)],
            [(0, 4, 5), (2, 4, 16), (5, 13, 38)]
        );
        assert_eq!(planned(42, 2), (4, 16, 48), "above the table as the addendum");
        assert!(recommend_for(&profile, 3, 0).is_err());
        // Counted from the addendum, which has three rounds and a top 10 here.
        profile.swiss_rounds = Some(5);
        let recommendation = recommend_for(&profile, 20, 0).expect("enough players");
        assert_eq!(deviations(&profile, &recommendation)[0].addendum, "3 for 20 players");
    }

    #[test]
    fn minimums_warn_in_sentences() {
        assert_eq!(warnings(Level::Regular, 4, 0, 4), Vec::new());
        assert_eq!(warnings(Level::Regular, 3, 0, 0).len(), 2);
        assert_eq!(warnings(Level::Competitive, 16, 2, 0), Vec::new());
        let found = warnings(Level::Professional, 15, 2, 4);
        let words = "A Professional tournament has at least 16 players; here are 15 (MTR-A 10.1B).";
        assert_eq!((found.len(), found[0].rule), (1, "MTR-A 10.1B"));
        assert_eq!(found[0].message, words);
    }

    #[test]
    fn a_plan_of_ones_own_is_a_deviation() {
        let mut profile = Profile::standard(Level::Regular);
        let recommendation = recommend(Level::Regular, 4, 20, 0).expect("enough players");
        assert!(deviations(&profile, &recommendation).is_empty());
        profile.swiss_rounds = Some(3);
        profile.playoff_cut = Some(7);
        let found = deviations(&profile, &recommendation);
        assert_eq!(found.len(), 1);
        assert_eq!(
            (found[0].addendum.to_string(), found[0].here.to_string()),
            ("10 for 20 players".to_owned(), "7".to_owned())
        );
    }
}
