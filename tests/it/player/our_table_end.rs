//! The end of a table's game: the result that it proposes, confirmed by another player, and the record that closes with it.

use std::collections::BTreeMap;

use podium_event::PodResult;
use podium_event::profile::{Level, PlacePoints, Points, Profile, UnfinishedGames};
use podium_ops::run::results::{self, TableVersion};
use podium_store::floor::follow::{self as rows, FollowedRow};
use podium_store::tournaments::players;
use podium_store::{FollowState, Role};

use super::{Round, in_database_games, refused};
use crate::floor::game::Hall;
use crate::floor::in_database_clock;
use crate::harness::TestDb;
use crate::harness::both_databases;
use crate::harness::http::{Page, Service, Visitor};
use crate::run::reports::{follow, result, says, set, typed};

/// Tables of four give points for places.
fn points_by_place(profile: &mut Profile) {
    profile.house.place_points = Some(PlacePoints(BTreeMap::from([(4, vec![6, 3, 2, 1])])));
    profile.points.win = 6;
    profile.points.bye = 6;
}

/// Everybody but the last seat says that they are out.
fn all_out_but_the_last(round: &Round<'_>, seats: usize) {
    for seat in 1..seats {
        round.does(&round.phone(seat), &format!("do=leave;why=lost;player={seat}"));
    }
}

/// Reports what the game proposes.
fn report(round: &Round<'_>, who: &Visitor) -> Page {
    let answer = who.send(&who.see(&round.at()).form("/me/report"));
    assert_eq!(answer.status, 303, "{}", answer.text());
    who.see(&round.at())
}

/// The head judge gives a player of table 1 a penalty.
fn in_service_penalty(service: &Service<'_>, slug: &str, number: i64, penalty: &str) {
    let head = service.in_database_staff(slug, Role::HeadJudge);
    let at = format!("/t/{slug}/desk/rulings/new");
    let page = head.see(&format!("{at}?table=1&player={number}"));
    let (_, rest) = page.body.split_once("value=\"2.5=").expect("the infraction is offered");
    let infraction = format!("2.5={}", rest.split('"').next().expect("its value"));
    let (number, chosen) = (
        number.to_string(),
        [format!("infraction_{number}"), format!("penalty_{number}")],
    );
    let recorded = head.post(
        &at,
        &[
            ("table", "1"),
            ("player", &number),
            (&chosen[0], &infraction),
            (&chosen[1], penalty),
            ("what", "They looked at the cards of others."),
        ],
    );
    assert_eq!(recorded.status, 303, "{}", recorded.text());
}

/// A player is disqualified after round 1.
fn in_database_disqualified(db: &TestDb, id: &str) {
    let done: Result<(), podium_store::DbError> = db.db.write(|conn| {
        let mut row = players::by_id(conn, id)?.expect("the player");
        row.disqualified_after = Some(1);
        players::update(conn, &row)
    });
    done.expect("stored");
}

/// The record of table 1 began so many minutes earlier.
fn in_database_begun_earlier(db: &TestDb, round: &Round<'_>, minutes: i64) {
    let row = round.game().row;
    let row = FollowedRow {
        started_at: row.started_at - chrono::Duration::minutes(minutes),
        ..row
    };
    let moved: Result<(), podium_store::DbError> = db.db.write(|conn| rows::update(conn, &row));
    moved.expect("the record is stored");
}

/// The player in a seat loses all life at once, for which there is no button.
fn loses_all_life(round: &Round<'_>, seat: usize) {
    let phone = round.phone(seat);
    let page = phone.see(&round.at());
    let answer = round.press(&phone, &page, &format!("do=set_status;player={seat};of=life;by=-40"));
    assert_eq!(answer.status, 303, "{}", answer.text());
}

/// The own time of the player in a seat, which does not run any more.
fn own_time(page: &Page, seat: usize) -> &str {
    let (_, rest) = page
        .body
        .split_once(&format!("data-seat-ref=\"{seat}\""))
        .expect("the seat");
    let (_, rest) = rest.split_once("class=\"time\">").expect("its time");
    rest.split('<').next().expect("the time")
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
        refused(&round.press(&bo, &stale, &format!("do=undo;step={step}")), 422, "A result for table 1 was reported.");
        let asked = bo.see(&round.at());
        assert!(asked.text().contains("Confirm the result"), "{}", asked.text());
        let confirmed = follow(&bo, &bo.send(&asked.form("/me/confirm")));
        assert!(confirmed.contains("confirmed by you"), "{confirmed}");
        assert_eq!(result(db, &round.slug, 1), won_by(db, &round, 4));
        assert_eq!(in_database_games(db, &round.slug), [FollowState::Confirmed]);
        refused(&round.press(&bo, &stale, "do=set_status;player=4;of=life;by=-1"), 422, "Table 1 has a result");
        let closed = bo.see(&round.at());
        assert!(closed.text().contains("More about the result") && !closed.body.contains("data-taps"), "{}", closed.body);
    }

    fn the_turn_in_which_a_game_ends_is_in_its_players_own_time(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        in_database_begun_earlier(db, &round, 12);
        for out in 2..=4 {
            round.does(&ann, &format!("do=leave;why=lost;player={out}"));
        }
        let over = ann.see(&round.at());
        assert!(over.text().contains(&format!("{} won the game.", round.name(1))), "{}", over.text());
        assert_ne!(own_time(&over, 1), "0:00", "the only turn of the game is hers");
        assert_eq!(own_time(&over, 2), "0:00");
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
        // it says what was done at the table, and nothing was done that ends the game
        assert_eq!(in_database_games(db, &round.slug), [FollowState::Abandoned]);
        let record = round.table().games[0].clone();
        assert_eq!((record.steps.len(), record.game.outcome()), (5, None));
        // nor is it lost: the result is cleared, and the game goes on from where it was
        let pod = db.load(&round.slug).rounds[0].pods.iter().find(|pod| pod.table_number == 1).expect("the table").clone();
        let place = TableVersion { round: 1, table: 1, version: pod.version };
        db.act(&round.slug, |work| results::correct(work, place, None, "Reported by mistake")).expect("cleared");
        assert_eq!(in_database_games(db, &round.slug), [FollowState::Open]);
        assert_eq!((round.in_turn(), round.life(3)), (2, Some(40)));
        round.does(&ann, "do=set_status;player=3;of=life;by=-1");
    }

    fn a_corrected_result_is_compared_with_the_record_again(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        round.begin(&round.phone(1));
        all_out_but_the_last(&round, 4);
        // typed by mistake, and corrected
        db.act(&round.slug, |work| results::report(work, 1, &typed("2"), None)).expect("entered");
        assert_eq!(in_database_games(db, &round.slug), [FollowState::Abandoned]);
        let version = db.load(&round.slug).rounds[0].pods[0].version;
        let place = TableVersion { round: 1, table: 1, version };
        db.act(&round.slug, |work| results::correct(work, place, Some(&typed("4")), "Seats")).expect("corrected");
        assert_eq!(in_database_games(db, &round.slug), [FollowState::Confirmed]);
    }

    fn a_record_of_players_closes_although_tables_keep_no_games_any_more(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        round.begin(&round.phone(1));
        set(db, &round.slug, |settings| settings.profile.tables_keep_games = Some(false));
        db.act(&round.slug, |work| results::report(work, 1, &typed("2"), None)).expect("entered");
        assert_eq!(in_database_games(db, &round.slug), [FollowState::Abandoned]);
    }

    /// A report that a ruling has made impossible is no report: the game goes on (T30).
    fn a_report_that_a_ruling_made_impossible_does_not_stop_the_table(db) {
        let service = Service::start(db);
        let round = Round::with(&service, 4, |profile| profile.level = Level::Competitive);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        let numbers = crate::run::reports::at_table(db, &round.slug, 1);
        says(db, &round.slug, numbers[1], "1").expect("reported");
        assert!(ann.see(&round.at()).text().contains("Confirm the result"));
        in_service_penalty(&service, &round.slug, numbers[0], "game_loss");
        let page = bo.see(&round.at());
        assert!(page.body.contains("data-taps") && page.text().contains("out: lost"), "{}", page.text());
        round.does(&bo, "do=set_status;player=2;of=life;by=-1");
        assert_eq!(round.life(2), Some(39));
        // the table reads who is out, and not the penalty
        assert!(!page.text().contains("Game Loss") && !page.text().contains("ruling"), "{}", page.text());
    }

    fn a_disqualified_player_reads_the_game_of_the_others(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 8);
        let bo = round.phone(2);
        round.begin(&round.phone(1));
        let page = bo.see(&round.at());
        let id = round.table().players[1].id.clone();
        in_database_disqualified(db, &id);
        refused(&round.press(&bo, &page, "do=set_status;player=1;of=life;by=-1"), 422, "You are disqualified");
        round.goes_on();
        let page = bo.see(&round.at());
        assert!(page.text().contains("You are disqualified") && !page.body.contains("data-taps"), "{}", page.body);
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
        let told = ann.see(&round.at());
        assert!(told.text().contains("Set the life totals that are not known yet"), "{}", told.text());
        // the life totals of the new game are set by the table, and taps of the old one are refused
        assert_eq!(round.game().row.number, 2);
        round.begin(&ann);
        refused(&round.press(&ann, &first, "do=set_status;player=1;of=life;by=-1"), 409, "The current game is game 2.");
        assert!(ann.see(&round.at()).text().contains("Game 2"));
        assert_eq!(result(db, &round.slug, 1), PodResult::NotReported);
    }

    /// Where the most life decides at time (T47), one player alone would decide the game.
    fn a_game_that_time_or_life_ended_counts_by_another_players_press(db) {
        let service = Service::start(db);
        let round = Round::with(&service, 4, |profile| {
            profile.games_to_win = 2;
            profile.house.unfinished_games = UnfinishedGames::MostLife;
        });
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        in_database_clock(db, &round.slug, 80, Some(75));
        round.does(&ann, "do=set_status;player=1;of=life;by=1");
        round.does(&ann, "do=call_time;turn=1");
        while round.game().game.outcome().is_none() {
            round.does(&ann, &round.pass());
        }
        let page = ann.see(&round.at());
        refused(&round.press(&ann, &page, "do=next_game"), 422, "Another player has to begin the next one.");
        let other = bo.see(&round.at());
        let answer = round.press(&bo, &other, "do=next_game");
        assert!(answer.text().contains("Time was called in game 1"), "{}", answer.text());
    }

    fn two_who_are_left_in_a_match_play_on_without_the_page(db) {
        let service = Service::start(db);
        let round = Round::with(&service, 3, |profile| {
            profile.level = Level::Competitive;
            profile.pod_size = 3;
            profile.points = Points::standard(3);
            profile.games_to_win = 2;
        });
        let ann = round.phone(1);
        round.begin(&ann);
        let third = crate::run::reports::at_table(db, &round.slug, 1)[2];
        in_service_penalty(&service, &round.slug, third, "match_loss");
        round.does(&ann, "do=leave;why=lost;player=1");
        let page = ann.see(&round.at());
        assert!(page.text().contains("Too few players are left for another game here."), "{}", page.text());
        assert!(!page.body.contains("do=next_game"), "{}", page.body);
    }

    fn places_follow_from_who_left_when(db) {
        let service = Service::start(db);
        let round = Round::with(&service, 4, points_by_place);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        for seat in [3, 1, 4] {
            round.does(&round.phone(seat), &format!("do=leave;why=lost;player={seat}"));
        }
        report(&round, &ann);
        follow(&bo, &bo.send(&bo.see(&round.at()).form("/me/confirm")));
        let loaded = db.load(&round.slug);
        let pod = &loaded.event.rounds()[0].pods[0];
        let seat = |number: usize| vec![pod.seats[number - 1]];
        assert_eq!(pod.result, PodResult::Places(vec![seat(2), seat(4), seat(1), seat(3)]));
    }

    /// CR 104.4a: one spell for the last two.
    fn the_last_players_who_lose_at_the_same_time_draw(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        for out in [3, 4] {
            round.does(&ann, &format!("do=leave;why=lost;player={out}"));
        }
        let both = "do=leave;why=lost;players=1_2";
        loses_all_life(&round, 1);
        assert!(!ann.see(&round.at()).body.contains("why=lost;players="), "one player is no group");
        loses_all_life(&round, 2);
        let page = bo.see(&round.at());
        let says = format!("{} and {} have lost at the same time", round.name(1), round.name(2));
        assert!(page.text().contains(&says), "{}", page.text());
        for single in ["do=leave;why=lost;player=1", "do=leave;why=lost;player=2"] {
            assert!(page.body.contains(&format!("value=\"{single}\"")), "{}", page.body);
        }
        refused(&round.press(&bo, &page, "do=leave;why=conceded;players=1_2"), 422, "can concede, on their own phone");
        round.does(&ann, both);
        let over = ann.see(&round.at());
        assert!(over.text().contains("The game is drawn.") && !over.body.contains("why=lost;players="), "{}", over.text());
        // the other phone wanted the same
        let steps = round.game().steps.len();
        assert_eq!((round.press(&bo, &page, both).status, round.game().steps.len()), (303, steps));
        // one step, and one undo
        let step = round.game().steps.last().expect("a step").number;
        round.does(&bo, &format!("do=undo;step={step}"));
        let again = round.game();
        assert_eq!((again.game.outcome(), again.game.table().playing().len()), (None, 2));
        round.does(&bo, both);
        report(&round, &ann);
        follow(&bo, &bo.send(&bo.see(&round.at()).form("/me/confirm")));
        let drawn = result(db, &round.slug, 1);
        assert!(matches!(drawn, PodResult::Drawn(_)), "{drawn:?}");
        assert_eq!(in_database_games(db, &round.slug), [FollowState::Confirmed]);
    }

    fn players_who_lose_at_the_same_time_share_a_place(db) {
        let service = Service::start(db);
        let round = Round::with(&service, 4, points_by_place);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        for seat in 2..=4 {
            loses_all_life(&round, seat);
        }
        round.does(&ann, "do=leave;why=lost;players=2_3_4");
        report(&round, &ann);
        follow(&bo, &bo.send(&bo.see(&round.at()).form("/me/confirm")));
        let loaded = db.load(&round.slug);
        let pod = &loaded.event.rounds()[0].pods[0];
        let PodResult::Places(groups) = &pod.result else {
            panic!("no places: {:?}", pod.result);
        };
        let sizes: Vec<usize> = groups.iter().map(Vec::len).collect();
        assert_eq!((sizes, groups[0][0]), (vec![1, 3], pod.seats[0]));
    }

    fn who_left_before_does_not_leave_together_with_others(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        loses_all_life(&round, 2);
        loses_all_life(&round, 3);
        let page = ann.see(&round.at());
        for out in [2, 3] {
            round.does(&ann, &format!("do=leave;why=lost;player={out}"));
            // nor is it so already: they have different places
            refused(&round.press(&ann, &page, "do=leave;why=lost;players=2_3"), 422, "has left the game");
        }
    }
}
