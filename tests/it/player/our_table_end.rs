//! The end of a table's game: the result that it proposes, confirmed by another player, and the record that closes with it.

use std::collections::BTreeMap;

use podium_event::PodResult;
use podium_event::profile::PlacePoints;
use podium_store::FollowState;

use super::{Round, in_database_games, refused};
use crate::floor::game::Hall;
use crate::harness::TestDb;
use crate::harness::both_databases;
use crate::harness::http::{Page, Service, Visitor};
use crate::run::reports::{follow, result, says};

/// Everybody but the last seat says that they are out.
fn all_out_but_the_last(round: &Round<'_>, seats: usize) {
    for seat in 1..seats {
        round.does(&round.phone(seat), "do=leave;why=lost");
    }
}

/// Reports what the game proposes.
fn report(round: &Round<'_>, who: &Visitor) -> Page {
    let answer = who.send(&who.see(&round.at()).form("/me/report"));
    assert_eq!(answer.status, 303, "{}", answer.text());
    who.see(&round.at())
}

fn won_by(db: &TestDb, round: &Round<'_>, seat: usize) -> PodResult {
    let loaded = db.load(&round.slug);
    let player = loaded.event.rounds()[0].pods[0].seats[seat - 1];
    PodResult::Won(player)
}

both_databases! {
    fn the_result_of_a_game_counts_when_another_player_confirms(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        all_out_but_the_last(&round, 4);
        let over = ann.see(&round.at());
        assert!(over.text().contains(&format!("{} won the game.", round.name(4))), "{}", over.text());
        assert!(!over.body.contains("of=life"), "nothing is counted any more: {}", over.body);
        assert_eq!(result(db, &round.slug, 1), PodResult::NotReported, "one phone decides nothing");
        let stale = bo.see(&round.at());
        let waits = report(&round, &ann);
        assert!(waits.text().contains("You reported at"), "{}", waits.text());
        assert_eq!(result(db, &round.slug, 1), PodResult::NotReported);
        // while a report waits the record keeps what it says
        let step = round.game().steps.last().expect("a step").number;
        refused(&round.press(&bo, &stale, &format!("do=undo;step={step}")), 422, "A result of table 1 is reported.");
        let asked = bo.see(&round.at());
        assert!(asked.text().contains("Confirm the result"), "{}", asked.text());
        let confirmed = follow(&bo, &bo.send(&asked.form("/me/confirm")));
        assert!(confirmed.contains("confirmed by you"), "{confirmed}");
        assert_eq!(result(db, &round.slug, 1), won_by(db, &round, 4));
        assert_eq!(in_database_games(db, &round.slug), [FollowState::Confirmed]);
        refused(&round.press(&bo, &stale, "do=set_status;player=4;of=life;by=-1"), 422, "Table 1 has its result");
        let closed = bo.see(&round.at());
        assert!(closed.text().contains("More about the result") && !closed.body.contains("data-taps"), "{}", closed.body);
    }

    fn a_report_that_is_withdrawn_lets_the_game_go_on(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        all_out_but_the_last(&round, 4);
        report(&round, &ann);
        let me = ann.see(&format!("/t/{}/me", round.slug));
        assert_eq!(ann.send(&me.form("/me/withdraw")).status, 303);
        let step = round.game().steps.last().expect("a step").number;
        round.does(&round.phone(2), &format!("do=undo;step={step}"));
        assert_eq!(round.game().game.outcome(), None);
    }

    fn a_result_never_waits_for_the_record(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 8);
        let ann = round.phone(1);
        round.begin(&ann);
        round.does(&ann, &round.pass());
        // two players agree while the record is in the middle of the game
        let numbers = crate::run::reports::at_table(db, &round.slug, 1);
        for number in [numbers[0], numbers[2]] {
            says(db, &round.slug, number, "3").expect("reported");
        }
        assert_eq!(result(db, &round.slug, 1), won_by(db, &round, 3));
        assert_eq!(in_database_games(db, &round.slug), [FollowState::Confirmed]);
        let last = round.table().confirmed()[0].steps.last().expect("a step").clone();
        assert!(last.action.contains("\"leave\"") && last.player_id.is_none(), "{last:?}");
        assert!(ann.see(&round.at()).text().contains("out: lost"));
    }

    fn a_record_that_contradicts_the_result_is_given_up(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        all_out_but_the_last(&round, 4);
        let numbers = crate::run::reports::at_table(db, &round.slug, 1);
        for number in [numbers[0], numbers[1]] {
            says(db, &round.slug, number, "1").expect("reported");
        }
        assert_eq!(result(db, &round.slug, 1), won_by(db, &round, 1), "the players have the word");
        assert_eq!(in_database_games(db, &round.slug), [FollowState::Abandoned]);
    }

    fn a_record_that_only_judges_keep_stays_theirs(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        Hall::of(&service, &round.slug).follow(1);
        let numbers = crate::run::reports::at_table(db, &round.slug, 1);
        for number in [numbers[0], numbers[1]] {
            says(db, &round.slug, number, "2").expect("reported");
        }
        assert_eq!(in_database_games(db, &round.slug), [FollowState::Open]);
    }

    fn where_the_staff_enters_results_a_judge_confirms_the_game(db) {
        let service = Service::start(db);
        let round = Round::with(&service, 4, |profile| profile.players_report = Some(false));
        let ann = round.phone(1);
        round.begin(&ann);
        all_out_but_the_last(&round, 4);
        let said = ann.see(&round.at());
        assert!(said.text().contains("The staff enter the results here") && !said.body.contains("/me/report\""), "{}", said.text());
        let judge = Hall::of(&service, &round.slug);
        let confirmed = judge.sends(1, "confirm", &[("next", "end")]);
        assert_eq!(confirmed.status, 303, "{}", confirmed.text());
        assert_eq!(result(db, &round.slug, 1), won_by(db, &round, 4));
        assert_eq!(in_database_games(db, &round.slug), [FollowState::Confirmed]);
    }

    fn the_next_game_of_a_match_begins_at_the_table(db) {
        let service = Service::start(db);
        let round = Round::with(&service, 4, |profile| profile.games_to_win = 2);
        let ann = round.phone(1);
        round.begin(&ann);
        let first = ann.see(&round.at());
        all_out_but_the_last(&round, 4);
        round.does(&ann, "do=next_game");
        let games = in_database_games(db, &round.slug);
        assert_eq!(games, [FollowState::Confirmed, FollowState::Open]);
        // the life totals of the new game are set by the table, and taps of the old one are refused
        assert_eq!(round.game().row.number, 2);
        round.begin(&ann);
        refused(&round.press(&ann, &first, "do=set_status;player=1;of=life;by=-1"), 409, "Game 2 is played now.");
        assert!(ann.see(&round.at()).text().contains("Game 2"));
        assert_eq!(result(db, &round.slug, 1), PodResult::NotReported);
    }

    fn places_follow_from_who_left_when(db) {
        let service = Service::start(db);
        let round = Round::with(&service, 4, |profile| {
            profile.house.place_points = Some(PlacePoints(BTreeMap::from([(4, vec![6, 3, 2, 1])])));
            profile.points.win = 6;
            profile.points.bye = 6;
        });
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        for seat in [3, 1, 4] {
            round.does(&round.phone(seat), "do=leave;why=lost");
        }
        report(&round, &ann);
        follow(&bo, &bo.send(&bo.see(&round.at()).form("/me/confirm")));
        let loaded = db.load(&round.slug);
        let pod = &loaded.event.rounds()[0].pods[0];
        let seat = |number: usize| vec![pod.seats[number - 1]];
        assert_eq!(pod.result, PodResult::Places(vec![seat(2), seat(4), seat(1), seat(3)]));
    }
}
