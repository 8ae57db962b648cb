//! How rounds and games end by other rules: overtime of the last turn (T44), time called in an end step (T48), most life
//! (T47), drawn games that end the match, and missing players.

use podium_event::Profile;
use podium_event::profile::{Conceding, DrawnGames, EndOfRound, OvertimeShown, UnfinishedGames};
use podium_ops::floor::follow::{DeskAction, GameVersion, Next, Verdict, act, confirm};
use podium_ops::floor::state::TableState;
use podium_ops::run::clock::extend;
use podium_ops::run::results;
use serde_json::json;

use super::time_mode::table;
use super::*;
use crate::harness::both_databases;
use crate::harness::http::Page;
use crate::house::draws::cut_of_four;

/// A running round of so many tables, begun some minutes ago with 75 to play, that ends with the turn in progress and by
/// other rules.
fn hall(db: &TestDb, tables: usize, minutes_ago: i64, change: impl FnOnce(&mut Profile)) -> String {
    let slug = running(db, tables);
    db.in_database_profile(&slug, |profile| {
        profile.end_of_round = EndOfRound::FinishTurn;
        change(profile);
        assert_eq!(profile.problems(), []);
    });
    in_database_clock(db, &slug, minutes_ago, Some(75));
    slug
}

fn overtime(minutes: u32) -> impl FnOnce(&mut Profile) {
    move |profile| profile.house.overtime_minutes = Some(minutes)
}

fn floor_of(slug: &str) -> String {
    format!("/t/{slug}/desk/floor?show=time")
}

/// Taps a button of time mode, with other fields of its form.
fn taps(who: &Visitor, slug: &str, name: &str, value: &str, fields: &[(&str, &str)]) -> Page {
    let page = who.see(&floor_of(slug));
    let button = format!("name=\"{name}\" value=\"{value}\"");
    assert!(page.body.contains(&button), "no {button} in {}", page.text());
    let form = page.form("/desk/floor").set(name, value);
    who.send(&fields.iter().fold(form, |form, (name, value)| form.set(name, value)))
}

/// Lets the round have begun so many minutes ago, for services that have read it before: the table gets a minute.
fn later(db: &TestDb, slug: &str, minutes_ago: i64, table: i64) {
    in_database_clock(db, slug, minutes_ago, Some(75));
    db.act(slug, |work| extend(work, 1, table, 1, "a ruling"))
        .expect("given");
}

fn state(db: &TestDb, slug: &str, number: i64) -> TableState {
    board(db, slug).table(number).expect("the table").state
}

both_databases! {
    fn overtime_ends_with_a_press_that_enters_the_draw(db) {
        let slug = hall(db, 3, 96, overtime(20));
        db.act(&slug, |work| extend(work, 1, 2, 6, "a ruling")).expect("given");
        assert_eq!(state(db, &slug, 1), TableState::OvertimeOver);
        assert_eq!(state(db, &slug, 2), TableState::TimeIsUp, "its own extension comes before");
        assert_ne!(board(db, &slug).by_urgency(false)[0].number(), 2, "those whose overtime is over come first");
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let floor = jo.see(&floor_of(&slug)).text();
        assert_eq!(floor.matches("Overtime is over: the game is drawn").count(), 2, "{floor}");
        assert!(floor.contains("Overtime: until"), "table 2 has some left: {floor}");
        let one = jo.see(&format!("/t/{slug}/desk/floor/1")).text();
        assert!(one.contains("overtime is over") && one.contains("ends within 20 minutes"), "{one}");
        assert_eq!(taps(&jo, &slug, "won", "1.D.0", &[]).status, 303);
        assert_eq!(state(db, &slug, 1), TableState::Done);
        assert!(table(db, &slug, 1).pod.result.is_some());

        // a followed game in its last turn, too
        later(db, &slug, 80, 3);
        assert_eq!(taps(&jo, &slug, "call", "3.1.0", &[]).status, 303);
        assert_eq!(state(db, &slug, 3), TableState::LastTurn);
        later(db, &slug, 98, 3);
        assert_eq!(state(db, &slug, 3), TableState::OvertimeOver);
        assert_eq!(taps(&jo, &slug, "won", "3.D.2", &[]).status, 303);
        assert_eq!(state(db, &slug, 3), TableState::Done);
    }

    fn after_the_overtime_of_a_playoff_match_nobody_enters_a_draw(db) {
        let service = Service::start(db);
        for (name, advances) in [("Again", "replay"), ("By seed", "highest_seed")] {
            let rules = format!(
                r#""drawn_elimination": "{advances}", "playoff_minutes": 75, "end_of_round": "finish_turn", "overtime_minutes": 20"#
            );
            let slug = cut_of_four(db, name, &rules);
            let number = db.next_round(&slug);
            let structure = db.load(&slug).tournament.structure_version;
            db.act(&slug, |work| podium_ops::run::rounds::start(work, structure, number)).expect("started");
            in_database_clock(db, &slug, 96, Some(75));
            let jo = visits(&service, &slug, "Jo", Role::Judge);
            let page = jo.see(&floor_of(&slug));
            let is_by_seed = advances == "highest_seed";
            assert_eq!(page.body.contains("name=\"won\" value=\"1.D.0\""), is_by_seed, "{}", page.text());
            assert_eq!(page.text().contains("a drawn game is played again"), !is_by_seed, "{}", page.text());
            assert!(page.body.contains("name=\"won\" value=\"1.1.0\""), "a winner is entered: {}", page.text());
            // a followed game that ends drawn leads to the next one
            let start = jo.see(&format!("/t/{slug}/desk/game/1")).form("/game/1/start");
            assert_eq!(jo.send(&start).status, 303);
            db.act(&slug, |work| act(work, GameVersion::new(1, 1), &[DeskAction::AgreedDraw])).expect("drawn");
            let page = jo.see(&floor_of(&slug));
            assert_eq!(page.body.contains("name=\"won\" value=\"1.D."), is_by_seed, "{}", page.text());
            assert_eq!(page.text().contains("a drawn game is played again"), !is_by_seed, "{}", page.text());
        }
    }

    fn players_see_the_overtime_unless_it_is_the_staff_s(db) {
        let service = Service::start(db);
        for (shown, sees) in [(OvertimeShown::Everyone, true), (OvertimeShown::Staff, false)] {
            let slug = hall(db, 2, 80, |profile| {
                overtime(20)(profile);
                profile.house.overtime_shown = shown;
            });
            let number = first_at(db, &slug, 1);
            let pages = || {
                let phone = service.in_database_player(&slug, number).see(&format!("/t/{slug}/me"));
                let projector = service.anonymous().see(&format!("/t/{slug}/projector"));
                let pairings = service.anonymous().see(&format!("/t/{slug}/pairings"));
                [phone, projector, pairings].map(|page| page.text())
            };
            for page in pages() {
                assert_eq!(page.contains("Overtime:"), sees, "{page}");
            }
            assert_eq!(pages()[0].contains("Finish this turn within 20 minutes"), sees, "{}", pages()[0]);
            let jo = visits(&service, &slug, "Jo", Role::Judge);
            let clock = jo.see(&format!("/t/{slug}/desk/clock")).text();
            assert!(clock.contains("Overtime: until"), "the staff sees it in any case: {clock}");
            later(db, &slug, 97, 1);
            let phone = &pages()[0];
            assert_eq!(phone.contains("Overtime is over: stop playing"), sees, "{phone}");
            assert_eq!(state(db, &slug, 1), TableState::OvertimeOver);
        }
    }

    fn in_an_end_step_the_next_turn_is_the_last(db) {
        let slug = hall(db, 2, 80, |profile| profile.house.end_step_turn = true);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        assert_eq!(taps(&jo, &slug, "call", "1.2.0", &[("end_step", "1")]).status, 303);
        assert_eq!(state(db, &slug, 1), TableState::Turn { turn: 0, of: 1 });
        assert_eq!(taps(&jo, &slug, "turn", "1.1.2", &[]).status, 303);
        assert_eq!(state(db, &slug, 1), TableState::Turn { turn: 1, of: 1 });
        assert_eq!(taps(&jo, &slug, "turn", "1.1.3", &[]).status, 303);
        assert_eq!(state(db, &slug, 1), TableState::Drawn, "no other turn begins");
        // table 2 was not in an end step
        assert_eq!(taps(&jo, &slug, "call", "2.2.0", &[]).status, 303);
        assert_eq!(state(db, &slug, 2), TableState::LastTurn);

        // without the rule nobody is asked, and saying so is refused
        let usual = hall(db, 2, 80, |_| {});
        service.db.in_database_join(&usual, "Jo", Role::Judge);
        let page = jo.see(&floor_of(&usual));
        assert!(!page.text().contains("acting in the end step"), "{}", page.text());
        let form = page.form("/desk/floor");
        let sent = [
            ("token", form.value("token")),
            ("key", form.value("key")),
            ("round", "1"),
            ("call", "1.2.0"),
            ("end_step", "1"),
        ];
        assert_ne!(jo.post(&format!("/t/{usual}/desk/floor"), &sent).status, 303);
        assert_eq!(state(db, &usual, 1), TableState::TimeIsUp);
    }

    fn the_most_life_is_proposed_where_it_wins(db) {
        let slug = hall(db, 2, 80, |profile| {
            overtime(10)(profile);
            profile.house.unfinished_games = UnfinishedGames::MostLife;
        });
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        assert_eq!(taps(&jo, &slug, "call", "1.1.0", &[]).status, 303);
        let players = table(db, &slug, 1).players;
        for (at, life) in [(0, 12), (1, 31), (2, 7), (3, 30)] {
            let version = table(db, &slug, 1).open().expect("followed").row.version;
            let at_game = GameVersion::new(1, version);
            let player = players[at].key.clone();
            let change = DeskAction::Do(json!({"do": "set_status", "player": player, "life": life}));
            db.act(&slug, |work| act(work, at_game, std::slice::from_ref(&change))).expect("a life total");
        }
        let says = format!("Most life: {}", players[1].name);
        let floor = jo.see(&floor_of(&slug)).text();
        assert!(floor.contains(&says), "{floor}");
        later(db, &slug, 88, 1);
        let floor = jo.see(&floor_of(&slug)).text();
        assert!(floor.contains("Overtime is over: the player with the most life wins") && floor.contains(&says), "{floor}");
        let version = table(db, &slug, 1).open().expect("followed").row.version;
        let form = jo.see(&format!("/t/{slug}/desk/results/1/1")).text();
        assert!(form.contains("it is the one who sits furthest from the first player"), "{form}");
        assert_eq!(taps(&jo, &slug, "won", &format!("1.2.{version}"), &[]).status, 303);
        assert_eq!(state(db, &slug, 1), TableState::Done);
        let end = jo.see(&format!("/t/{slug}/desk/references/end-of-round")).text();
        assert!(end.contains("the player with the most life wins") && !end.contains("the game is a draw (MTR-A"), "{end}");
    }

    fn the_last_turn_ends_with_the_win_of_the_most_life(db) {
        let slug = hall(db, 2, 80, |profile| profile.house.unfinished_games = UnfinishedGames::MostLife);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let version = |number| table(db, &slug, number).open().expect("followed").row.version;
        let set = |number, at: usize, life: i32| {
            let at_game = GameVersion::new(number, version(number));
            let player = table(db, &slug, number).players[at].key.clone();
            let change = DeskAction::Do(json!({"do": "set_status", "player": player, "life": life}));
            db.act(&slug, |work| act(work, at_game, std::slice::from_ref(&change))).expect("a life total");
        };
        // it is the turn of seat 3; of equal totals the seat furthest from the first player wins, not from that turn
        assert_eq!(taps(&jo, &slug, "call", "1.3.0", &[]).status, 303);
        for (at, life) in [(0, 20), (1, 31), (2, 31), (3, 30)] {
            set(1, at, life);
        }
        let third = table(db, &slug, 1).players[2].name.clone();
        let turn = jo.see(&floor_of(&slug)).text();
        assert!(!turn.contains("It ends: draw") && turn.contains(&format!("Turn ends of {third}")), "{turn}");
        assert_eq!(taps(&jo, &slug, "turn", &format!("1.1.{}", version(1)), &[]).status, 303);
        assert_eq!(state(db, &slug, 1), TableState::Decided);
        assert!(jo.see(&floor_of(&slug)).text().contains(&format!("{third} has won")));
        let desk = jo.see(&format!("/t/{slug}/desk/game/1")).text();
        assert!(desk.contains(&format!("{third} won the game")) && !desk.contains("The game is drawn"), "{desk}");
        assert_eq!(taps(&jo, &slug, "won", &format!("1.3.{}", version(1)), &[]).status, 303);
        assert_eq!(state(db, &slug, 1), TableState::Done);

        // nobody wrote the totals: the game waits for them, or for a judge who says who has won
        assert_eq!(taps(&jo, &slug, "call", "2.1.0", &[]).status, 303);
        let first = table(db, &slug, 2).players[0].name.clone();
        assert!(jo.see(&floor_of(&slug)).text().contains(&format!("Turn ends of {first}")));
        assert_eq!(taps(&jo, &slug, "turn", &format!("2.1.{}", version(2)), &[]).status, 303);
        let waits = jo.see(&floor_of(&slug)).text();
        assert!(waits.contains("No turn is left: the player with the most life wins"), "{waits}");
        let desk = jo.see(&format!("/t/{slug}/desk/game/2")).text();
        assert!(desk.contains("No turn is left: the player with the most life wins"), "{desk}");
        assert_eq!(taps(&jo, &slug, "won", &format!("2.4.{}", version(2)), &[]).status, 303);
        assert_eq!(state(db, &slug, 2), TableState::Done);
    }

    fn a_drawn_game_is_the_draw_of_a_longer_match(db) {
        let slug = hall(db, 2, 10, |profile| {
            profile.games_to_win = 2;
            profile.house.drawn_games = DrawnGames::Result;
        });
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let at = format!("/t/{slug}/desk/game/1");
        assert_eq!(jo.send(&jo.see(&at).form("/game/1/start")).status, 303);
        let version = || table(db, &slug, 1).open().expect("followed").row.version;
        let acts = |action: DeskAction| {
            let version = version();
            db.act(&slug, |work| act(work, GameVersion::new(1, version), std::slice::from_ref(&action))).expect("legal");
        };
        acts(DeskAction::Won(podium_melee::Seat::new(0).expect("a seat")));
        let verdict = Verdict { next: Next::Game, conceded_match: Vec::new(), overrule: None };
        let seen = version();
        db.act(&slug, |work| confirm(work, GameVersion::new(1, seen), &verdict)).expect("another game");
        acts(DeskAction::AgreedDraw);
        let desk = jo.see(&at).text();
        assert!(!desk.contains("Start the next game"), "{desk}");
        let verdict = Verdict { next: Next::End, ..verdict };
        let seen = version();
        db.act(&slug, |work| confirm(work, GameVersion::new(1, seen), &verdict)).expect("the draw");
        // typed, it says the same
        let typed = results::Typed { games: "1 D".to_owned(), ..results::Typed::default() };
        db.act(&slug, |work| results::report(work, 2, &typed, None)).expect("the draw");
        let loaded = db.load(&slug);
        for pod in &loaded.event.rounds()[0].pods {
            assert_eq!(pod.result, podium_event::PodResult::Drawn(pod.seats.clone()), "table {}", pod.table);
        }
    }

    fn a_drawn_game_ends_the_match_where_none_is_replayed(db) {
        let service = Service::start(db);
        for (drawn, again) in [(DrawnGames::Replayed, true), (DrawnGames::Result, false)] {
            let slug = hall(db, 2, 10, |profile| profile.house.drawn_games = drawn);
            let jo = visits(&service, &slug, "Jo", Role::Judge);
            let at = format!("/t/{slug}/desk/game/1");
            let start = jo.see(&at).form("/game/1/start");
            assert_eq!(jo.send(&start).status, 303);
            let version = table(db, &slug, 1).open().expect("followed").row.version;
            db.act(&slug, |work| act(work, GameVersion::new(1, version), &[DeskAction::AgreedDraw])).expect("drawn");
            let desk = jo.see(&at).text();
            assert_eq!(desk.contains("Start the next game"), again, "{desk}");
            let end = jo.see(&format!("/t/{slug}/desk/references/end-of-round")).text();
            assert_eq!(end.contains("plays another game"), again, "{end}");
            assert_eq!(end.contains("No other game is played, even if time is left."), !again, "{end}");
        }
    }

    fn judges_read_the_rules_at_the_table_and_on_the_clock(db) {
        let slug = hall(db, 2, 2, |profile| {
            profile.house.conceding = Conceding::OwnTurn;
            profile.house.no_show_minutes = Some(5);
        });
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let one = jo.see(&format!("/t/{slug}/desk/floor/1")).text();
        assert!(one.contains("Players concede only on their own turn, with priority and an empty stack."), "{one}");
        let game = jo.see(&format!("/t/{slug}/desk/game/1")).text();
        assert!(game.contains("Players concede only on their own turn"), "{game}");
        let clock = jo.see(&format!("/t/{slug}/desk/clock")).text();
        for page in [&one, &clock] {
            assert!(page.contains("Games start without missing players from"), "{page}");
        }
        let rules = service.anonymous().see(&format!("/t/{slug}/profile")).text();
        assert!(rules.contains("on one’s own turn only") && rules.contains("5 minutes into the round"), "{rules}");
        // notes: they may still change
        let ora = visits(&service, &slug, "Ora", Role::Organizer);
        let form = ora.see(&format!("/t/{slug}/desk/settings")).form("/desk/settings");
        assert_eq!((form.value("conceding"), form.value("no_show_minutes")), ("own_turn", "5"));
        assert_eq!(ora.send(&form.set("no_show_minutes", "10")).status, 303);
        let refused = ora.see(&format!("/t/{slug}/desk/settings")).form("/desk/settings").set("overtime_minutes", "20");
        let refused = ora.send(&refused);
        assert_eq!(refused.status, 422, "overtime is fixed once round 1 is paired");
        assert!(refused.text().contains("Overtime"), "{}", refused.text());
    }

    fn contradicting_endings_are_refused_by_name(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = db.in_database_tournament("Spring", 8);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let send = |fields: &[(&str, &str)]| {
            let form = organizer.see(&format!("/t/{slug}/desk/settings")).form("/desk/settings");
            organizer.send(&fields.iter().fold(form, |form, (name, value)| form.set(name, value)))
        };
        for (fields, sentence) in [
            (vec![("overtime_minutes", "0"), ("end_of_round", "finish_turn")], "1 to 120 minutes, not 0"),
            (vec![("no_show_minutes", "0")], "minutes, not 0"),
            (vec![("overtime_minutes", "20"), ("end_of_round", "extra_turns")], "Overtime: this needs an end of round"),
            (vec![("end_step_turn", "on"), ("end_of_round", "extra_turns")], "Time called in an end step: this needs"),
            (vec![("overtime_shown", "staff")], "Without overtime there is none"),
        ] {
            let wrong = send(&fields);
            assert_eq!(wrong.status, 422, "{sentence}");
            assert!(wrong.text().contains(sentence), "{sentence}: {}", wrong.text());
        }
        let done = send(&[
            ("end_of_round", "finish_turn"), ("overtime_minutes", "20"), ("overtime_shown", "staff"), ("end_step_turn", "on"),
            ("unfinished_games", "most_life"), ("drawn_games", "result"),
        ]);
        assert_eq!(done.status, 303, "{}", done.text());
        let format = service.program().see(&format!("/tournaments/{slug}"))["format"].clone();
        assert_eq!((format["overtime_minutes"].as_u64(), format["overtime_shown"].as_str()), (Some(20), Some("staff")));
        assert_eq!(format["end_step_turn"].as_bool(), Some(true));
        assert_eq!((format["unfinished_games"].as_str(), format["drawn_games"].as_str()), (Some("most_life"), Some("result")));
    }
}
