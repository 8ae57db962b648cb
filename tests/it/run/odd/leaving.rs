//! Players who leave: a field that drops to five after round 1, a player who comes back twice, a disqualified finalist.

use super::{Evening, NAMES};
use crate::harness::both_databases;
use crate::harness::http::Service;
use podium_rules::playoff::final_places;

impl Evening<'_> {
    /// A player leaves, as the staff note it.
    fn drops(&self, number: usize) {
        self.press(
            &format!("/desk/players/{number}"),
            "/drop",
            &[("drop_reason", "The last train")],
        );
    }

    fn comes_back(&self, number: usize) {
        self.press(&format!("/desk/players/{number}"), "/undo-drop", &[]);
    }

    /// The head of the floor disqualifies a player.
    fn disqualifies(&self, number: usize) {
        let fields = [
            ("disqualify_reason", "Marked cards"),
            ("confirm_disqualify", "disqualify"),
        ];
        self.press(&format!("/desk/players/{number}"), "/disqualify", &fields);
    }

    /// Two Swiss rounds, and the cut of four; the numbers of the seeds, best first.
    fn to_the_final(&self) -> Vec<usize> {
        self.round("1");
        self.round("2");
        self.press("/desk", "/desk/playoff", &[]);
        let loaded = self.load();
        let seeds = loaded.event.cut().expect("the cut is announced");
        seeds.iter().map(|seed| loaded.row(*seed).number as usize).collect()
    }

    /// The match points of a player in the Swiss rounds.
    fn swiss_points(&self, number: usize) -> u32 {
        let loaded = self.load();
        let standings = podium_rules::standings::standings(&loaded.event, None);
        let mut rows = standings.rows().iter();
        let row = rows.find(|row| loaded.row(row.player).number as usize == number);
        row.expect("a row of the standings").match_points
    }

    /// The names on the page of final places, in its order.
    fn places(&self) -> Vec<&'static str> {
        let loaded = self.load();
        let places = final_places(&loaded.event);
        let numbers = places
            .given()
            .iter()
            .map(|place| loaded.row(place.player).number as usize);
        let names: Vec<&str> = numbers.map(|number| NAMES[number - 1]).collect();
        // the page has them in the same order
        let text = self.text("/standings");
        let rows = text.split("Place Player").nth(1).unwrap_or_default();
        let at: Vec<usize> = names
            .iter()
            .map(|name| rows.find(name).unwrap_or_else(|| panic!("{name}: {text}")))
            .collect();
        assert!(at.is_sorted(), "{names:?}: {text}");
        names
    }
}

both_databases! {
    fn a_field_that_drops_to_five_plays_on(db) {
        for (level, sizes, byes) in [("regular", [5], 0), ("competitive", [4], 1), ("professional", [4], 1)] {
            let service = Service::start(db);
            let evening = Evening::of(&service, &format!("Five at {level}"), 8, &[("level", level)]);
            evening.round("1");
            for number in [2, 4, 6] {
                evening.drops(number);
            }
            let next = evening.next();
            assert!(next.contains("Round 2 of 2") && next.contains("5 players"), "T18 counts who began: {next}");
            let number = evening.begin();
            let (pods, without) = evening.placed(number);
            assert_eq!((pods.iter().map(Vec::len).collect::<Vec<_>>(), without.len()), (sizes.to_vec(), byes));
            evening.everybody_finds_their_place(number);
            let left = evening.me(2);
            assert!(left.contains("You have dropped after round 1") && left.contains("No table is made for you"), "{left}");
            evening.ends("2");
            // T10: they stay in the standings
            let standings = evening.text("/standings");
            assert!(standings.contains("8 players") && standings.contains("Bo Birch dropped after round 1"), "{standings}");
            evening.press("/desk", "/desk/playoff", &[]);
            let loaded = evening.load();
            let seeds = loaded.event.cut().expect("a cut").iter();
            assert!(seeds.clone().count() == 4 && seeds.map(|seed| loaded.row(*seed).number).all(|number| ![2, 4, 6].contains(&number)));
            let bracket = evening.text("/bracket");
            assert!(bracket.contains("Playoff of 4 in 1 stage, not decided yet."), "{bracket}");
            evening.plays_on(|_| ());
            evening.is_sound();
            assert_eq!(evening.places().len(), 8, "who left has a place by the Swiss rounds");
        }
    }

    /// The desk says why, and leads to what helps.
    fn a_field_that_drops_below_a_pod_is_not_offered_a_round(db) {
        let service = Service::start(db);
        let evening = Evening::of(&service, "Three are left", 5, &[("level", "competitive")]);
        evening.round("1");
        for number in [1, 2] {
            evening.drops(number);
        }
        let next = evening.next();
        assert!(next.contains("Only 3 players can be placed and would all have byes; a pod needs 4."), "{next}");
        assert!(!next.contains("Pair round 2") && next.contains("Choose the cut"), "{next}");
        evening.press("/desk/settings", "/desk/settings", &[("uneven_pods", "smaller_pods")]);
        assert!(evening.next().contains("3 players at 1 table."), "{}", evening.next());
        let number = evening.begin();
        evening.everybody_finds_their_place(number);
    }

    fn a_player_leaves_and_comes_back_twice(db) {
        let service = Service::start(db);
        let settings = [("level", "regular"), ("swiss_rounds", "4"), ("playoff_cut", "0")];
        let evening = Evening::of(&service, "Twice", 9, &settings);
        let plays = |round: usize| evening.placed(round).0.concat().contains(&1);
        let record = |expected: &str| {
            let text = evening.text("/standings");
            let row = text.split("Ann Ash").nth(1).unwrap_or_default();
            assert!(row.split_whitespace().take(7).any(|word| word == expected), "{expected}: {text}");
        };
        evening.round("1");
        let first = if evening.me(1).contains("won–lost–drawn 1–0–0") { 1 } else { 0 };
        evening.drops(1);
        assert!(evening.me(1).contains("You have dropped after round 1"), "{}", evening.me(1));
        evening.round("1");
        assert!(!plays(2), "a round without them");
        record(&format!("{first}–{}–0", 1 - first));
        // T8: the round that they missed is a match loss
        evening.comes_back(1);
        assert!(evening.me(1).contains("Round 2 is over: you had a match loss."), "{}", evening.me(1));
        record(&format!("{first}–{}–0", 2 - first));
        let number = evening.begin();
        assert!(plays(number));
        evening.everybody_finds_their_place(number);
        evening.drops(1);
        let me = evening.me(1);
        assert!(me.contains("Round 3") && me.contains("You have dropped: this is your last match."), "{me}");
        evening.ends("1");
        assert!(evening.me(1).contains("You have dropped after round 3"), "{}", evening.me(1));
        evening.comes_back(1);
        assert!(evening.me(1).contains("Pairings soon"), "{}", evening.me(1));
        let number = evening.begin();
        assert!(plays(number), "no round is missed this time");
        evening.everybody_finds_their_place(number);
        evening.ends("1");
        evening.is_sound();
        evening.press("/desk", "/desk/finish", &[]);
        assert!(evening.me(1).contains("You finished") && evening.me(1).contains(" of 9"), "{}", evening.me(1));
        assert!(!evening.text("/players").contains("dropped"), "{}", evening.text("/players"));
        let log = evening.organizer.see(&evening.at("/desk/log")).text();
assert_eq!(log.matches("Undid the drop of Ann Ash").count(), 2, "{log}");
    }

    /// T16, T30: the final goes on, and its player cannot win it.
    fn a_finalist_who_is_disqualified_during_the_final_loses_it(db) {
        let service = Service::start(db);
        let evening = Evening::of(&service, "During", 8, &[("level", "competitive")]);
        let seeds = evening.to_the_final();
        let points = evening.swiss_points(seeds[0]);
        evening.begin();
        evening.disqualifies(seeds[0]);
        let refused = evening.enter(1, "1");
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("seat 1 has a Disqualification (ruling 1) and cannot win the match"), "{}", refused.text());
        assert!(evening.me(seeds[0]).contains("You were disqualified"), "{}", evening.me(seeds[0]));
        let drawn = evening.enter(1, "d");
        assert_eq!(drawn.status, 422, "T17: a final has a winner");
        evening.ends("2");
        let winner = NAMES[seeds[1] - 1];
        assert!(evening.next().contains(&format!("The winner is {winner}")), "{}", evening.next());
        evening.press("/desk", "/desk/finish", &[]);
        assert_eq!(evening.places()[..3], [winner, NAMES[seeds[2] - 1], NAMES[seeds[3] - 1]]);
        assert!(!evening.places().contains(&NAMES[seeds[0] - 1]), "T38: disqualified players have no place");
        assert!(evening.text("").contains(&format!("Champion {winner}")), "{}", evening.text(""));
        let bracket = evening.text("/bracket");
        let seed = format!("1 {} left the tournament {points}", NAMES[seeds[0] - 1]);
        assert!(bracket.contains(&seed), "the points that the seed was played for: {bracket}");
    }

    /// Then there is no champion: nobody else has won the final. Places move up.
    fn a_winner_who_is_disqualified_after_the_final_is_no_champion(db) {
        let service = Service::start(db);
        let evening = Evening::of(&service, "After", 8, &[("level", "competitive")]);
        let seeds = evening.to_the_final();
        evening.begin();
        evening.ends("2");
        evening.disqualifies(seeds[1]);
        let next = evening.next();
        assert!(!next.contains("The winner is") && next.contains("Finish the tournament"), "{next}");
        evening.press("/desk", "/desk/finish", &[]);
        assert!(!evening.next().contains("Winner:"), "{}", evening.next());
        for page in ["", "/projector", "/bracket"] {
            assert!(!evening.text(page).contains("Champion"), "{page}: {}", evening.text(page));
        }
        let bracket = evening.text("/bracket");
        assert!(bracket.contains("Playoff of 4, without a winner.") && bracket.contains(" out "), "{bracket}");
        assert!(!bracket.contains(&format!("{} won", NAMES[seeds[1] - 1])), "{bracket}");
        let story = service.anonymous().see(&evening.at("/story")).body;
        assert!(story.contains("Playoff of 4, without a winner."), "{story}");
        let finalists = [seeds[0], seeds[2], seeds[3]].map(|seed| NAMES[seed - 1]);
        assert_eq!(evening.places()[..3], finalists);
        let me = evening.me(seeds[1]);
        assert!(me.contains("You were disqualified") && !me.contains("champion"), "{me}");
    }

    /// T16: nobody replaces; the pod plays short.
    fn a_finalist_who_is_disqualified_before_the_final_is_not_replaced(db) {
        let service = Service::start(db);
        let evening = Evening::of(&service, "Before", 8, &[("level", "professional")]);
        let seeds = evening.to_the_final();
        evening.disqualifies(seeds[0]);
        assert!(!evening.next().contains(NAMES[seeds[0] - 1]), "{}", evening.next());
        let number = evening.begin();
        assert_eq!(evening.placed(number).0, [seeds[1..].to_vec()]);
        evening.everybody_finds_their_place(number);
        evening.plays_on(|_| ());
        assert_eq!(evening.places()[..3], [seeds[1], seeds[2], seeds[3]].map(|seed| NAMES[seed - 1]));
    }
}
