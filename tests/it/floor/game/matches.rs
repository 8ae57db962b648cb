//! From games to the match (T2, T3, T14, T17): what the desk proposes, what counts once it is confirmed, and what was
//! entered elsewhere meanwhile.

use podium_document::event::read;
use podium_document::fairness::verify;
use podium_event::profile::EndOfRound;
use podium_ops::OpError;
use podium_ops::run::results::{Typed, report};
use podium_ops::run::{playoff, rounds};
use podium_ops::tournaments::archive::{Audience, export, import};
use podium_rules::draws::{Draws, Purpose};
use podium_rules::standings::standings;

use super::{Hall, in_database_games};
use crate::harness::http::Service;
use crate::harness::{TestDb, both_databases};

/// The names of the open game's players, in its seat order.
fn names(db: &TestDb, slug: &str) -> Vec<String> {
    let loaded = db.load(slug);
    let game = in_database_games(db, slug).remove(0);
    let name = |key: &String| {
        loaded
            .players
            .iter()
            .find(|p| p.key == *key)
            .expect("a player")
            .name
            .clone()
    };
    game.keys().iter().map(name).collect()
}

/// Every draw of a tournament, recomputed.
fn draws_agree(db: &TestDb, slug: &str) {
    let text: Result<String, OpError> = db.db.read(|conn| export(conn, slug, Audience::Organizer));
    let document = read(text.expect("exported").as_bytes()).expect("a document");
    let secret = db.load(slug).tournament.secret_bytes().expect("a secret");
    let wrong: Vec<_> = verify(&document, &secret)
        .into_iter()
        .filter(|check| !check.is_fine())
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Match points after the first round, by name.
fn points(db: &TestDb, slug: &str, name: &str) -> u32 {
    let loaded = db.load(slug);
    let player = loaded
        .event
        .indices()
        .find(|ix| loaded.row(*ix).name == name)
        .expect("a player");
    standings(&loaded.event, None)
        .row(player)
        .map_or(0, |row| row.match_points)
}

both_databases! {
    fn the_last_player_wins_and_who_left_it_drawn_scores_nothing(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        let seated = names(db, &hall.slug);
        hall.does(1, "do=leave;why=drawn", &[("players", "1")]);
        hall.does(1, "do=leave;why=conceded", &[("players", "2")]);
        hall.match_loss(&service, &["3"]);
        assert!(hall.text(1).contains(&format!("{} won the game.", seated[3])), "{}", hall.text(1));
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        let result = hall.result(1);
        assert!(result.contains("match loss") && !result.contains("conceded:"), "{result}");
        let of = |seat: usize| points(db, &hall.slug, &seated[seat]);
        assert_eq!([of(0), of(1), of(2), of(3)], [0, 0, 0, 5]);
    }

    fn who_left_in_which_turn_is_said_once_a_game_is_over(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        let seated = names(db, &hall.slug);
        hall.does(1, "do=end_turn;marker=1", &[]);
        hall.does(1, "do=end_turn;marker=1", &[]);
        hall.does(1, "do=leave;why=lost", &[("players", "4")]);
        hall.does(1, "do=end_turn;marker=1", &[]);
        assert!(!hall.text(1).contains("Out of the game"), "{}", hall.text(1));
        hall.does(1, "do=leave;why=conceded", &[("players", "2"), ("players", "3")]);
        let line = format!(
            "Out of the game, in order: {} (turn 3, lost), {} and {} (turn 4, conceded). {} won the game.",
            seated[3], seated[1], seated[2], seated[0]
        );
        assert!(hall.text(1).contains(&line), "{line}: {}", hall.text(1));
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        assert!(hall.text(1).contains(&line), "{}", hall.text(1));
        assert!(hall.result(1).contains(&line), "{}", hall.result(1));
        let replay = hall.judge.see(&format!("/t/{}/desk/games/1/1/1/0", hall.slug)).text();
        assert!(replay.contains(&line), "{replay}");
        // a table that passes no turns counts none
        hall.follow(2);
        assert!(!hall.result(2).contains("Out of the game"), "{}", hall.result(2));
        hall.does(2, "do=leave;why=lost", &[("players", "1"), ("players", "2")]);
        hall.does(2, "do=leave;why=conceded", &[("players", "3")]);
        let result = hall.result(2);
        assert!(result.contains(" (lost), ") && result.contains(" (conceded). "), "{result}");
    }

    fn a_match_loss_keeps_out_of_a_drawn_match(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        let seated = names(db, &hall.slug);
        hall.match_loss(&service, &["4"]);
        hall.does(1, "do=leave;why=drawn", &[("players", "1")]);
        db.in_database_profile(&hall.slug, |profile| profile.end_of_round = EndOfRound::FinishTurn);
        hall.does(1, "do=call_time", &[("turn", "2")]);
        hall.does(1, "do=end_turn;marker=1", &[]);
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        let of = |seat: usize| points(db, &hall.slug, &seated[seat]);
        assert_eq!([of(0), of(1), of(2), of(3)], [1, 1, 1, 0]);
    }

    fn who_conceded_a_drawn_game_scores_nothing(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        let seated = names(db, &hall.slug);
        hall.does(1, "do=leave;why=lost", &[("players", "1")]);
        hall.does(1, "do=leave;why=conceded", &[("players", "2")]);
        hall.does(1, "do=agreed", &[]);
        let text = hall.text(1);
        assert!(text.contains(&format!("{}: conceded or match loss, 0 points", seated[1])), "{text}");
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        let of = |seat: usize| points(db, &hall.slug, &seated[seat]);
        assert_eq!([of(0), of(1), of(2), of(3)], [1, 0, 1, 1]);
    }

    fn a_drawn_game_with_time_left_is_followed_by_another_with_drawn_seats(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        let first = names(db, &hall.slug);
        hall.does(1, "do=leave;why=conceded", &[("players", "3")]);
        hall.does(1, "do=leave;why=lost", &[("players", "1")]);
        hall.does(1, "do=agreed", &[]);
        assert!(hall.text(1).contains("Start the next game"), "{}", hall.text(1));
        assert_eq!(hall.sends(1, "confirm", &[("next", "game")]).status, 303);
        // Everybody still in the match plays, the eliminated too; who conceded is out of it.
        let second = names(db, &hall.slug);
        assert_eq!(second.len(), 3);
        assert!(!second.contains(&first[2]) && second.contains(&first[0]));
        // T14, T32: in the order that the draw gives, under its own number.
        let loaded = db.load(&hall.slug);
        let game = in_database_games(db, &hall.slug).remove(0);
        assert_eq!(game.row.number, 2);
        let draws = Draws::new(&loaded.tournament.secret_bytes().expect("a secret"));
        let counter = loaded.rounds[0].row.draw_counter as u32 + 1;
        let mut ids: Vec<&str> = game.keys().iter().map(String::as_str).collect();
        ids.sort_unstable();
        let order: Vec<&str> = draws.order(Purpose::Seats, 1, counter, &ids).into_iter().map(|at| ids[at]).collect();
        assert_eq!(game.keys(), order);
        draws_agree(db, &hall.slug);
        // The next game decides the match.
        hall.does(1, "do=won", &[("player", "1")]);
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        assert!(hall.result(1).contains(&format!("{} won", second[0])), "{}", hall.result(1));
        assert_eq!(points(db, &hall.slug, &second[0]), 5);
        draws_agree(db, &hall.slug);
    }

    fn games_to_win_accumulate(db) {
        let service = Service::start(db);
        let hall = Hall::with_profile(&service, 8, |profile| profile.games_to_win = 2);
        hall.follow(1);
        let first = names(db, &hall.slug);
        hall.does(1, "do=leave;why=conceded", &[("players", "2"), ("players", "3")]);
        hall.does(1, "do=leave;why=lost", &[("players", "4")]);
        // Seat 3 conceded the match, seat 2 the game alone.
        let text = hall.text(1);
        assert!(text.contains("Conceded the whole match"), "{text}");
        assert_eq!(hall.sends(1, "confirm", &[("next", "game"), ("conceded_match", "3")]).status, 303);
        let second = names(db, &hall.slug);
        assert_eq!(second.len(), 3);
        assert!(second.contains(&first[1]) && !second.contains(&first[2]));
        let seat = second.iter().position(|name| *name == first[0]).expect("the winner plays on") + 1;
        hall.does(1, "do=won", &[("player", &seat.to_string())]);
        let text = hall.text(1);
        assert!(text.contains("won the match, 5 points") && !text.contains("next game"), "{text}");
        assert_eq!(hall.sends(1, "confirm", &[("next", "game")]).status, 422);
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        let result = hall.result(1);
        assert!(result.contains(&format!("{} won", first[0])) && result.contains("conceded"), "{result}");
        draws_agree(db, &hall.slug);
    }

    fn a_drawn_playoff_game_is_replayed(db) {
        let slug = db.in_database_tournament("spring", 4);
        let structure = || db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| playoff::announce(work, structure(), 4, "a test")).expect("announced");
        db.next_round(&slug);
        let service = Service::start(db);
        let judge = service.in_database_staff(&slug, podium_store::Role::Judge);
        let hall = Hall { slug, judge };
        hall.follow(1);
        hall.does(1, "do=agreed", &[]);
        let text = hall.text(1);
        assert!(text.contains("another game is played") && !text.contains("Confirm result"), "{text}");
        let refused = hall.judge.post(
            &format!("{}/confirm", hall.at(1)),
            &[("version", "2"), ("next", "end")],
        );
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("(MTR-A 2.5B)"), "{}", refused.text());
        assert_eq!(hall.sends(1, "confirm", &[("next", "game")]).status, 303);
        hall.does(1, "do=won", &[("player", "2")]);
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        draws_agree(db, &hall.slug);
    }

    fn a_result_entered_elsewhere_is_shown_and_nothing_is_lost(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        hall.does(1, "do=won", &[("player", "1")]);
        let typed = Typed { games: "2".to_owned(), ..Typed::default() };
        db.act(&hall.slug, |work| report(work, 1, &typed, None)).expect("reported");
        let answer = hall.sends(1, "confirm", &[("next", "end")]);
        assert_eq!(answer.status, 409);
        assert!(answer.text().contains("was reported before"), "{}", answer.text());
        assert_eq!(in_database_games(db, &hall.slug).len(), 1, "the game is still followed");
        let overrule = answer.form(&format!("{}/confirm", hall.at(1))).set("next", "end");
        let done = hall.judge.send(&overrule);
        assert_eq!(done.status, 303, "{}", done.text());
        assert!(in_database_games(db, &hall.slug).is_empty());
        let loaded = db.load(&hall.slug);
        let winner = loaded.event.rounds()[0].pods[0].seats[0];
        assert!(hall.result(1).contains(&format!("{} won", loaded.row(winner).name)));
        // The same result entered elsewhere is no conflict.
        hall.follow(2);
        hall.does(2, "do=won", &[("player", "2")]);
        db.act(&hall.slug, |work| report(work, 2, &typed, None)).expect("reported");
        assert_eq!(hall.sends(2, "confirm", &[("next", "end")]).status, 303);
    }

    fn a_confirmation_is_cleared_with_the_result(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        hall.does(1, "do=won", &[("player", "1")]);
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        let refused = hall.judge.post(&format!("{}/reopen", hall.at(1)), &[("version", "3")]);
        assert!(refused.text().contains("Clear the result first"), "{}", refused.text());
        let page = format!("/t/{}/desk/results/1/1", hall.slug);
        let version = hall.judge.see(&page).form(&page).value("version").to_owned();
        let back = [("version", version.as_str()), ("do", "take_back"), ("reason", "The wrong winner")];
        assert_eq!(hall.judge.post(&page, &back).status, 303);
        assert_eq!(hall.sends(1, "reopen", &[]).status, 303);
        assert_eq!(hall.sends(1, "undo", &[]).status, 303);
        assert!(hall.text(1).contains("4 players, 4 in the game"));
    }

    fn one_table_of_ten_is_a_grand_melee_for_eleven_points(db) {
        let service = Service::start(db);
        let hall = Hall::with_pods_of(&service, 10, 10);
        hall.follow(1);
        assert!(hall.text(1).contains("Grand Melee"));
        let game = in_database_games(db, &hall.slug).remove(0);
        assert_eq!((game.game.markers().len(), game.game.setup().seats()), (2, 10));
        let seated = names(db, &hall.slug);
        hall.does(1, "do=won", &[("player", "7")]);
        assert!(hall.text(1).contains("won the match, 11 points"), "{}", hall.text(1));
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        assert_eq!(points(db, &hall.slug, &seated[6]), 11);
    }

    fn an_older_round_is_read_only(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        hall.does(1, "do=won", &[("player", "1")]);
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        let typed = Typed { games: "1".to_owned(), ..Typed::default() };
        db.act(&hall.slug, |work| report(work, 2, &typed, None)).expect("reported");
        let structure = db.load(&hall.slug).tournament.structure_version;
        db.act(&hall.slug, |work| rounds::finish(work, structure, 1)).expect("finished");
        let page = hall.judge.see(&format!("{}?round=1", hall.at(1)));
        assert!(page.text().contains("4 players, 1 in the game"), "{}", page.text());
        assert!(!page.body.contains("value=\"do=") && !page.body.contains("/start\""));
        assert_eq!(hall.judge.post(&format!("{}/start", hall.at(1)), &[]).status, 422);
    }

    fn an_archive_carries_followed_games_and_comes_back_the_same(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        hall.does(1, "do=end_turn;marker=1", &[]);
        hall.does(1, "do=put_on_stack", &[("object", "Storm; a=b"), ("act", "controller=2;kind=spell;stack=1")]);
        assert_eq!(hall.sends(1, "undo", &[]).status, 303);
        hall.does(1, "do=won", &[("player", "1")]);
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        hall.follow(2);
        let exported = |db: &TestDb| -> String {
            let text: Result<String, OpError> = db.db.read(|conn| export(conn, &hall.slug, Audience::Organizer));
            text.expect("exported")
        };
        let text = exported(db);
        let document = read(text.as_bytes()).expect("a document");
        let pods = &document.about.rounds[0].pods;
        let steps: Vec<bool> = pods[0].followed_games[0].steps.iter().map(|step| step.undone_at.is_some()).collect();
        assert_eq!(steps, [false, true, false]);
        assert!(pods[1].followed_games[0].steps.is_empty());
        let other = TestDb::sqlite();
        assert!(import(&other.db, &document, "a test").is_ok());
        assert_eq!(exported(&other), text);
        draws_agree(db, &hall.slug);
        let mut forged = document.clone();
        forged.about.rounds[0].pods[0].followed_games[0].setup["seed"] = serde_json::json!("ab".repeat(32));
        let secret = db.load(&hall.slug).tournament.secret_bytes().expect("a secret");
        let wrong: Vec<_> = verify(&forged, &secret).into_iter().filter(|check| !check.agrees).collect();
        assert_eq!(wrong.len(), 1, "{wrong:#?}");
        // What everybody may have says nothing of it.
        let shown = |row: &podium_store::tournaments::players::PlayerRow| row.name.clone();
        let public: Result<String, OpError> = db.db.read(|conn| export(conn, &hall.slug, Audience::Everybody(&shown)));
        assert!(!public.expect("exported").contains("followed_games"));
    }

    fn two_left_in_a_match_play_on_without_the_desk(db) {
        let service = Service::start(db);
        let hall = Hall::with_profile(&service, 8, |profile| profile.games_to_win = 2);
        hall.follow(1);
        hall.match_loss(&service, &["2", "3"]);
        hall.does(1, "do=won", &[("player", "1")]);
        let text = hall.text(1);
        assert!(text.contains("Fewer than three players are left") && !text.contains("next game"), "{text}");
        let refused = hall.sends(1, "confirm", &[("next", "game")]);
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("CR 800.1"), "{}", refused.text());
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        assert!(hall.result(1).contains("match loss"), "{}", hall.result(1));
    }
}
