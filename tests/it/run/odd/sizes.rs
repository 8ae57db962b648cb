//! Three, five, six and seven players at every level, from the set-up to the champion (T11, T12, T18, T19).

use podium_event::Stage;
use podium_rules::playoff::final_places;

use super::{Evening, NAMES};
use crate::harness::TestDb;
use crate::harness::both_databases;
use crate::harness::http::Service;

/// What a size is expected to lead to: pods of each Swiss round, its byes, the number of Swiss rounds.
type Expected = (usize, &'static [usize], usize, usize);

/// Plays an event to its end, and looks at everything on the way.
fn plays(db: &TestDb, level: &str, (players, sizes, byes, rounds): Expected) {
    let service = Service::start(db);
    let evening = Evening::of(&service, &format!("{level} {players}"), players, &[("level", level)]);
    let mut swiss = 0;
    evening.plays_on(|number| {
        let is_swiss = evening.load().event.rounds()[number - 1].stage == Stage::Swiss;
        let (pods, without) = evening.placed(number);
        let seated: Vec<usize> = pods.iter().map(Vec::len).collect();
        match is_swiss {
            true => assert_eq!(
                (seated.as_slice(), without.len()),
                (sizes, byes),
                "{level} {players}, round {number}"
            ),
            false => assert_eq!(
                (seated.as_slice(), without.len()),
                ([4].as_slice(), 0),
                "{level} {players}, final"
            ),
        }
        swiss += usize::from(is_swiss);
        evening.everybody_finds_their_place(number);
    });
    assert_eq!(swiss, rounds, "{level} {players}");
    evening.is_sound();
    // T11: nobody has a second bye while somebody has had none
    let event = evening.load().event;
    let had =
        |player: &podium_event::PlayerIx| event.swiss().iter().filter(|round| round.byes.contains(player)).count();
    let had: Vec<usize> = event.active(event.next_number()).iter().map(had).collect();
    let (most, fewest) = (had.iter().max().expect("players"), had.iter().min().expect("players"));
    assert!(most - fewest <= 1, "{had:?}");
    has_ended(&evening, players, true);
}

/// Everybody has one place, and pages, phones and the projector name the same champion.
fn has_ended(evening: &Evening<'_>, players: usize, in_final: bool) {
    let loaded = evening.load();
    let places = final_places(&loaded.event);
    let first = match in_final {
        true => {
            assert_eq!(places.given().len(), players, "each place is given once");
            loaded.row(places.given()[0].player).number as usize
        }
        false => {
            let standings = podium_rules::standings::standings(&loaded.event, None);
            loaded.row(standings.rows()[0].player).number as usize
        }
    };
    let champion = NAMES[first - 1];
    for (page, said) in [
        ("", format!("Champion {champion}")),
        ("/projector", format!("{champion} won.")),
        ("/standings", champion.to_owned()),
    ] {
        let text = evening.text(page);
        assert!(text.contains(&said), "{page}, {said}: {text}");
    }
    let standings = evening.text("/standings");
    for (number, name) in (1..).zip(&NAMES[..players]) {
        assert!(standings.contains(name), "{name}: {standings}");
        let (me, of) = (evening.me(number), format!(" of {players}"));
        assert!(me.contains(&of), "{name}: {me}");
        let is_first = me.contains(if in_final {
            "You are the champion"
        } else {
            "You finished 1st"
        });
        assert_eq!(is_first, number == first, "{name}: {me}");
    }
    let desk = evening.next();
    assert!(
        desk.contains(&format!("Winner: {champion}.")) || desk.contains(&format!("Winner: {champion} .")),
        "{desk}"
    );
}

both_databases! {
    /// Smaller pods: everybody plays, five at one table.
    fn few_players_at_regular_all_play(db) {
        let expected: [Expected; 3] = [(5, &[5], 0, 2), (6, &[3, 3], 0, 2), (7, &[4, 3], 0, 2)];
        for expected in expected {
            plays(db, "regular", expected);
        }
    }

    /// Full pods and byes: each bye of the first round counts as three more players for the number of rounds.
    fn few_players_above_regular_have_byes(db) {
        let expected: [Expected; 3] = [(5, &[4], 1, 2), (6, &[4], 2, 2), (7, &[4], 3, 3)];
        for level in ["competitive", "professional"] {
            for expected in expected {
                plays(db, level, expected);
            }
        }
    }

    /// No number of rounds is recommended for three: the desk asks for it instead of offering a round that is refused.
    fn three_players_play_as_many_rounds_as_the_organizer_sets(db) {
        let service = Service::start(db);
        let evening = Evening::of(&service, "Three", 3, &[("level", "regular")]);
        let next = evening.next();
        assert!(next.contains("Rounds are recommended from 4 players on; here are 3."), "{next}");
        assert!(next.contains("No Swiss rounds are planned. Set their number in the settings"), "{next}");
        assert!(!next.contains("Pair round 1"), "{next}");
        // a form from an older page is refused with the same sentence
        let version = evening.load().tournament.structure_version.to_string();
        let refused = evening.organizer.post(&evening.at("/desk/rounds"), &[("version", &version), ("reason", "so")]);
        assert!(refused.status == 409 && refused.text().contains("No Swiss rounds are planned."), "{}", refused.text());
        evening.press("/desk/settings", "/desk/settings", &[("swiss_rounds", "2")]);
        let next = evening.next();
        assert!(next.contains("Round 1 of 2") && next.contains("3 players at 1 table."), "{next}");
        assert!(next.contains("at least 4 players; here are 3 (MTR-A 10.1A)"), "T19: {next}");
        evening.plays_on(|number| {
            let pods = evening.placed(number).0;
            assert_eq!(pods.iter().map(Vec::len).collect::<Vec<_>>(), [3]);
            evening.everybody_finds_their_place(number);
            // one player wins both rounds, so that there is a champion
            let seat = (1..).zip(&pods[0]).find(|(_, player)| **player == 1).expect("the first player").0;
            assert_eq!(evening.enter(1, &seat.to_string()).status, 303);
        });
        let loaded = evening.load();
        assert_eq!(loaded.event.swiss().len(), 2);
        let changes = evening.organizer.see(&evening.at("/desk/log")).text();
        assert!(changes.contains("Few came"), "the reason is recorded: {changes}");
        has_ended(&evening, 3, false);
    }

    /// Three do not fill a pod of four: the desk says what can be done, and the organizer does it.
    fn three_players_above_regular_do_not_fill_a_pod(db) {
        for level in ["competitive", "professional"] {
            let service = Service::start(db);
            let evening = Evening::of(&service, &format!("Three {level}"), 3, &[("level", level)]);
            let next = evening.next();
            assert!(next.contains("Only 3 players can be placed and would all have byes; a pod needs 4."), "{next}");
            assert!(!next.contains("Pair round 1") && next.contains("Settings"), "{next}");
            evening.press("/desk/settings", "/desk/settings", &[("uneven_pods", "smaller_pods"), ("swiss_rounds", "2")]);
            let next = evening.next();
            assert!(next.contains("at least 16 players; here are 3 (MTR-A 10.1B)"), "{next}");
            evening.plays_on(|number| evening.everybody_finds_their_place(number));
            assert_eq!(evening.load().event.swiss().len(), 2);
        }
    }
}
