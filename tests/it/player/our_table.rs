//! Taps: what each player does in the record of the table, two at once, too late, and for somebody else.

use podium_melee::Seat;
use podium_store::Role;
use podium_store::tournaments::log;

use super::{Round, refused};
use crate::floor::in_database_clock;
use crate::harness::both_databases;
use crate::harness::http::Service;
use crate::run::reports::set;

both_databases! {
    fn players_keep_the_game_that_a_judge_sees(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 8);
        let (ann, bo) = (round.phone(1), round.phone(2));
        let me = ann.see(&format!("/t/{}/me", round.slug));
        assert!(me.body.contains("/me/table\""), "the way there: {}", me.body);
        round.begin(&ann);
        round.does(&bo, "do=set_status;player=2;of=life;by=-5");
        round.does(&ann, "do=set_status;player=1;of=damage;from=2;by=1");
        assert_eq!((round.life(1), round.life(2)), (Some(39), Some(35)), "damage is lost life");
        round.does(&ann, &round.pass());
        assert_eq!(round.in_turn(), 2);
        let page = bo.see(&round.at()).text();
        assert!(page.contains("Turn 2") && page.contains(&format!("1 from {}", round.name(2))), "{page}");
        // the judge has the same record, with who did what
        let judge = round.judge();
        let desk = judge.judge.see(&format!("/t/{}/desk/game/1", round.slug)).text();
        assert!(desk.contains("life 35") && desk.contains(&round.name(2)), "{desk}");
        let id = db.load(&round.slug).tournament.id;
        let lines = db.db.read(|conn| log::of_tournament(conn, &id)).expect("the log");
        let acted: Vec<_> = lines.iter().filter(|line| line.verb == "game.act").collect();
        assert!(acted.iter().all(|line| line.what.contains("by {player:") && !line.public), "{acted:?}");
        // and the judge's steps are the table's
        judge.does(1, "do=end_turn;marker=1", &[]);
        assert_eq!(round.in_turn(), 3);
        assert!(ann.see(&round.at()).text().contains("Turn 3"));
    }

    fn a_turn_is_passed_once_however_often_it_is_pressed(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        let (page, other) = (ann.see(&round.at()), bo.see(&round.at()));
        let pass = round.pass();
        assert_eq!(round.press(&ann, &page, &pass).status, 303);
        // what both wanted is so: the second is no mistake, and ends no other turn
        assert_eq!(round.press(&ann, &page, &pass).status, 303);
        assert_eq!(round.press(&bo, &other, &pass).status, 303);
        assert_eq!(round.in_turn(), 2);
        // a turn that has not begun is no turn
        refused(&round.press(&bo, &other, "do=end_turn;marker=1;of=3;turn=1"), 409, &format!("It is not {}'s turn.", round.name(3)));
        // pressed without a network, for whichever turn the page showed
        let late = other.form("/me/table");
        let fields = [("game", late.value("game")), ("seen", late.value("seen")), ("act", &pass), ("late", "1")];
        refused(&bo.post(&round.at(), &fields), 409, "'s turn had been passed before your press arrived");
        // the same form twice, as a browser sends it again after a lost answer, acts once and is no mistake
        let form = ann.see(&round.at()).form("/me/table").set("act", &round.pass());
        assert_eq!((ann.send(&form).status, ann.send(&form).status), (303, 303));
        assert_eq!(round.in_turn(), 3);
        // a turn that was undone can be passed again
        let step = round.game().steps.last().expect("a step").number;
        let shown = ann.see(&round.at());
        round.does(&bo, &format!("do=undo;step={step}"));
        assert_eq!(round.in_turn(), 2);
        // by who has seen that it was undone
        let page = ann.see(&round.at());
        round.does(&ann, &round.pass());
        let again = round.game().steps.last().expect("a step").number;
        round.does(&bo, &format!("do=undo;step={again}"));
        refused(&round.press(&ann, &page, &round.pass()), 409, "was passed, and that was undone");
        assert_eq!((round.in_turn(), round.press(&ann, &shown, &format!("do=undo;step={step}")).status), (2, 303));
        round.does(&ann, &round.pass());
        assert_eq!(round.in_turn(), 3);
    }

    fn taps_of_two_phones_at_once_both_count(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        let (one, two) = (ann.see(&round.at()), bo.see(&round.at()));
        for (who, page, by) in [(&ann, &one, -1), (&bo, &two, -2), (&ann, &one, -3), (&bo, &two, 4)] {
            let answer = round.press(who, page, &format!("do=set_status;player=3;of=life;by={by}"));
            assert_eq!(answer.status, 303, "{}", answer.text());
        }
        assert_eq!(round.life(3), Some(38));
        // what a judge has corrected since is not counted twice
        let judge = round.judge();
        let page = judge.judge.see(&format!("/t/{}/desk/game/1?seat=3", round.slug));
        let form = page.form("/desk/game/1/act");
        let fields = [
            ("version", form.value("version")),
            ("do", "set_status"),
            ("player", "3"),
            ("life", "30"),
        ];
        let set = judge.judge.post(&format!("/t/{}/desk/game/1/act", round.slug), &fields);
        assert_eq!(set.status, 303, "{}", set.text());
        let late = round.press(&ann, &one, "do=set_status;player=3;of=life;by=-1");
        refused(&late, 409, "A judge has corrected this value");
        assert_eq!(round.life(3), Some(30));
        let other = round.press(&ann, &one, "do=set_status;player=3;of=poison;by=1");
        assert_eq!(other.status, 303, "another value: {}", other.text());
        round.does(&ann, "do=set_status;player=3;of=life;by=-1");
        assert_eq!(round.life(3), Some(29));
    }

    fn other_counters_are_shown_once_there_are_some(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo, two) = (round.phone(1), round.phone(2), round.name(2));
        round.begin(&ann);
        let old = bo.see(&round.at());
        assert!(old.text().contains("Other counters") && old.body.contains("do=set_status;player=2;of=rad;by=1"), "{}", old.body);
        assert!(!old.body.contains("our-marks"), "nobody has counters: {}", old.body);
        for (who, times, counter) in [(&bo, 2, "energy"), (&ann, 3, "energy"), (&ann, 1, "experience")] {
            for _ in 0..times {
                round.does(who, &format!("do=set_status;player=2;of={counter};by=1"));
            }
        }
        let page = ann.see(&round.at());
        for mark in ["energy 5", "experience 1"] {
            assert!(page.body.contains(&format!("<li><bdi>{mark}</bdi></li>")), "{mark} is not in {}", page.body);
        }
        let text = page.text();
        assert!(!text.contains("rad 0") && text.contains(&format!("{two}: energy 5")), "{text}");
        assert!(!text.contains(&format!("{two}: energy 2")), "presses in a row are one line: {text}");
        assert!(text.contains(&format!("Undo: {two}: experience 1")), "{text}");
        let last = round.game().steps.last().expect("a step").number;
        round.does(&bo, &format!("do=undo;step={last}"));
        assert!(!ann.see(&round.at()).body.contains("<li><bdi>experience 1</bdi></li>"));
        refused(&round.press(&bo, &old, "do=set_status;player=2;of=experience;by=-1"), 422, "less than 0");
        refused(&round.press(&bo, &old, "do=set_status;player=2;of=ticket;by=1"), 422, "Press one of the buttons");
        // judges have the same record, and set a counter as any other value
        let judge = round.judge();
        judge.does(1, "do=set_status", &[("player", "2"), ("rad", "3")]);
        let desk = judge.judge.see(&format!("/t/{}/desk/game/1", round.slug)).text();
        assert!(desk.contains("energy 5") && desk.contains("rad 3"), "{desk}");
        refused(&round.press(&bo, &old, "do=set_status;player=2;of=rad;by=1"), 409, "A judge has corrected this value");
        let other = round.press(&bo, &old, "do=set_status;player=2;of=energy;by=-1");
        assert_eq!(other.status, 303, "another counter: {}", other.text());
        let status = round.game().game.status(Seat::new(1).expect("a seat")).cloned().unwrap_or_default();
        assert_eq!((status.counters, status.life), ([4, 0, 3], Some(40)));
    }

    fn an_undo_names_what_it_undoes(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        round.does(&ann, "do=set_status;player=1;of=life;by=-5");
        let page = bo.see(&round.at());
        assert!(page.text().contains(&format!("Undo: {}: 40 → 35 life", round.name(1))), "{}", page.text());
        let step = round.game().steps.last().expect("a step").number;
        let undo = format!("do=undo;step={step}");
        round.does(&ann, &round.pass());
        let late = round.press(&bo, &page, &undo);
        refused(&late, 409, "This was done later: the turn of");
        assert_eq!(round.life(1), Some(35), "{}", late.text());
        round.does(&bo, &format!("do=undo;step={}", step + 1));
        round.does(&bo, &undo);
        assert_eq!((round.life(1), round.in_turn()), (Some(40), 1));
        // undone already: what was wanted is so
        assert_eq!(round.press(&ann, &page, &undo).status, 303);
        refused(&round.press(&ann, &page, "do=undo;step=99"), 422, "There is nothing to undo.");
        // seen by all, with who did it
        let shown = ann.see(&round.at());
        assert!(shown.body.contains("<s><bdi>") && shown.text().contains(&format!("undone by {}", round.name(2))), "{}", shown.body);
        // a judge's step is the judges'
        let judge = round.judge();
        judge.does(1, "do=end_turn;marker=1", &[]);
        let last = round.game().steps.last().expect("a step").number;
        let page = ann.see(&round.at());
        assert!(!page.body.contains("do=undo;step="), "{}", page.body);
        refused(&round.press(&ann, &page, &format!("do=undo;step={last}")), 422, "A judge entered this step.");
        refused(&round.press(&ann, &page, &format!("do=undo;step={}", step - 1)), 409, "This was done later");
    }

    fn the_latest_steps_are_a_line_for_what_was_done(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        let says = |expected: &[&str]| {
            let page = ann.see(&round.at()).text();
            let (_, steps) = page.split_once("Latest steps").expect("the steps");
            for words in expected {
                assert!(steps.contains(words), "{words} is not in {steps}");
            }
            for words in ["the status of", "begins a turn"] {
                assert!(!steps.contains(words), "{words} is in {steps}");
            }
            steps.to_owned()
        };
        says(&["Everybody starts at 40 life"]);
        // what a player's life changes by in a row is one line, from one phone or from two
        for (who, by) in [(&ann, "-1"), (&ann, "-5"), (&bo, "-1")] {
            round.does(who, &format!("do=set_status;player=2;of=life;by={by}"));
        }
        let (one, two) = (round.name(1), round.name(2));
        let steps = says(&[&format!("{two}: 40 → 33 life"), &format!("{one} and {two}")]);
        assert!(!steps.contains("→ 39") && !steps.contains("→ 34"), "{steps}");
        // an undo takes one press
        let last = round.game().steps.last().expect("a step").number;
        assert!(ann.see(&round.at()).text().contains(&format!("Undo: {two}: 34 → 33 life")));
        round.does(&ann, &format!("do=undo;step={last}"));
        says(&[&format!("{two}: 40 → 34 life"), &format!("{two}: 34 → 33 life"), &format!("undone by {one}")]);
        // another turn, and a change of another kind, are other lines
        round.does(&ann, &round.pass());
        round.does(&ann, "do=set_status;player=2;of=life;by=-5");
        for _ in 0..6 {
            round.does(&ann, "do=set_status;player=2;of=damage;from=1;by=5");
        }
        says(&[
            &format!("The turn of {one} ends"),
            &format!("{two}: 34 → 29 life"),
            &format!("{two}: 29 → −1 life, 30 from {one}'s commander"),
        ]);
        assert!(ann.see(&round.at()).body.contains("life-2\">−1<"), "the total has the sign of the buttons");
        round.does(&ann, "do=leave;why=lost;player=2");
        says(&[&format!("{two} has lost: no life left, 21 or more damage from {one}'s commander")]);
    }

    fn a_roll_stays_in_the_record(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        round.does(&ann, "do=set_status;player=2;of=life;by=-1");
        let before = round.game().steps.last().expect("a step").number;
        round.does(&ann, "do=roll;player=1;sides=20");
        let roll = before + 1;
        let page = ann.see(&round.at());
        assert!(page.text().contains("on 20 sides"), "{}", page.text());
        assert!(page.text().contains(&format!("40 → 39 life (stays: {} rolls", round.name(1))), "the undo beside it: {}", page.text());
        refused(&round.press(&ann, &page, &format!("do=undo;step={roll}")), 409, "This was done later");
        // what came before it is undone around it, and the next roll is another one
        round.does(&bo, &format!("do=undo;step={before}"));
        assert_eq!((round.life(2), round.game().game.draws()), (Some(40), 1));
        round.does(&bo, "do=roll;player=2;sides=20");
        assert_eq!(round.game().game.draws(), 2);
        // nor does the desk take one away
        let judge = round.judge();
        let desk = judge.judge.see(&format!("/t/{}/desk/game/1", round.slug));
        let fields = [("version", desk.form("/act").value("version").to_owned()), ("from", roll.to_string())];
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let undone = judge.judge.post(&format!("/t/{}/desk/game/1/undo", round.slug), &fields);
        assert_eq!(undone.status, 422, "{}", undone.text());
        assert!(undone.text().contains("cannot be undone"), "{}", undone.text());
        assert_eq!(round.game().game.draws(), 2);
    }

    fn what_no_seat_and_no_button_says_is_refused(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        let page = ann.see(&round.at());
        for act in [
            "do=set_status;player=5;of=life;by=-1",
            "do=set_status;player=512;of=poison;by=1",
            "do=set_status;player=1;of=damage;from=5;by=1",
            "do=set_status;player=1;of=damage;from=512_2;by=1",
            "do=end_turn;marker=1;of=9;turn=1",
            "do=take_title;title=monarch;player=7",
            "do=extra_turn;player=400",
            "do=roll;player=5;sides=6",
            "do=flip;player=5",
            "do=leave;player=5;why=lost",
            "do=leave;why=lost;players=1_5",
            "do=call_time;turn=9",
        ] {
            refused(&round.press(&ann, &page, act), 422, "There is no seat");
        }
        for act in ["", "do=declare;effect=win", "do=leave;player=1;why=match_loss", "do=set_status;player=513;of=life;by=1"] {
            refused(&round.press(&ann, &page, act), 422, "Press one of the buttons");
        }
        for (act, says) in [
            ("do=roll;player=1;sides=0", "1 to 256 sides, not 0"),
            ("do=set_status;player=1;of=poison;by=-1", "less than 0"),
            ("do=set_status;player=1;of=damage;from=2;by=-1", "less than 0"),
            ("do=set_status;player=1;of=life;by=2147483647", "can change a value by at most 999"),
            ("do=set_status;player=1;of=life;by=-1000", "can change a value by at most 999"),
        ] {
            let answer = round.press(&ann, &page, act);
            assert_eq!(answer.status, 422, "{act}: {}", answer.text());
            assert!(answer.text().contains(says), "{act}: {}", answer.text());
        }
        refused(&round.press(&ann, &page, "do=end_turn;marker=9;of=1;turn=1"), 409, "It is not ");
        // a tap of another record
        let fields = [("game", "another"), ("seen", "1"), ("act", "do=set_status;player=1;of=life;by=-1")];
        refused(&ann.post(&round.at(), &fields), 409, "You pressed this in another round");
        assert_eq!(round.life(1), Some(40));
    }

    fn anybody_says_that_somebody_has_lost_and_only_they_that_they_concede(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        for _ in 0..8 {
            round.does(&ann, "do=set_status;player=2;of=life;by=-5");
        }
        // the player without life is asked about on every phone
        let (page, own) = (ann.see(&round.at()), bo.see(&round.at()));
        assert!(page.text().contains("would lose: no life left"), "{}", page.text());
        assert!(page.text().contains(&format!("{} has lost", round.name(2))), "{}", page.text());
        assert!(own.text().contains("I have lost") && own.text().contains("Have you lost the game?"), "{}", own.text());
        // a concession costs a point: it is nobody else's word
        assert!(!page.body.contains("player=2\"") || !page.body.contains("why=conceded;player=2"), "{}", page.body);
        refused(&round.press(&ann, &page, "do=leave;player=2;why=conceded"), 422, "can concede, on their own phone");
        assert!(round.game().game.table().is_playing(podium_melee::Seat::new(1).expect("a seat")));
        round.does(&ann, "do=leave;why=lost;player=2");
        let said = bo.see(&round.at());
        assert!(said.text().contains(&format!("{} entered that you lost.", round.name(1))), "{}", said.text());
        assert!(said.text().contains("out: lost") && !said.body.contains("do=set_status;player=2;"), "{}", said.body);
        // pressed on another phone too, it is no mistake; the player undoes it on their own
        assert_eq!(round.press(&bo, &own, "do=leave;player=2;why=lost").status, 303);
        assert_eq!(round.game().steps.iter().filter(|step| step.action.contains("\"leave\"")).count(), 1);
        let step = round.game().steps.last().expect("a step").number;
        round.does(&bo, &format!("do=undo;step={step}"));
        // out of the game, and still at the table
        round.does(&bo, "do=leave;why=conceded;player=2");
        refused(&round.press(&bo, &own, "do=leave;player=2;why=lost"), 422, "has left the game");
        round.does(&bo, "do=set_status;player=1;of=life;by=-1");
        assert_eq!(round.life(1), Some(39));
    }

    /// The main picture of the page: one phone in the middle.
    fn one_phone_keeps_a_whole_game_and_its_result_is_proposed(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        round.does(&ann, "do=roll;player=1;sides=4");
        for out in [3, 1, 4] {
            round.does(&ann, &round.pass());
            round.does(&ann, &format!("do=set_status;player={out};of=life;by=-5"));
            round.does(&ann, &format!("do=leave;why=lost;player={out}"));
        }
        let over = ann.see(&round.at());
        assert!(over.text().contains(&format!("{} won the game.", round.name(2))), "{}", over.text());
        assert!(over.text().contains("Report it"), "{}", over.text());
    }

    fn time_is_called_with_the_player_whose_turn_it_is(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        in_database_clock(db, &round.slug, 80, Some(75));
        round.does(&ann, "do=leave;why=lost;player=4");
        let page = ann.see(&round.at());
        // no turn was passed: the record does not know whose turn it is, and begins with the one that is named (T40)
        assert!(page.text().contains("Time is up. Whose turn is it?") && !page.body.contains("\"do=call_time\""), "{}", page.body);
        refused(&round.press(&ann, &page, "do=call_time"), 422, "Choose whose turn it is.");
        round.does(&ann, "do=roll;player=1;sides=20");
        let before = bo.see(&round.at());
        round.does(&ann, "do=call_time;turn=3");
        let game = round.game();
        assert_eq!((round.in_turn(), game.game.time().turns_left()), (3, Some(3)));
        let ended = game.document.actions().iter().filter(|action| matches!(action, podium_melee::Action::EndTurn { .. }));
        assert_eq!(ended.count(), 0, "no turn is invented");
        // called once
        assert_eq!(round.press(&bo, &before, "do=call_time;turn=1").status, 303);
        assert_eq!(round.in_turn(), 3);
        // a pass from before the call says nothing about turn 0 (T22)
        refused(&round.press(&bo, &before, "do=end_turn;marker=1;of=3;turn=1"), 409, "Time has been called in the meantime.");
        // and the number of turns is fixed
        let call = round.game().steps.last().expect("a step").number;
        let page = ann.see(&round.at());
        assert!(!page.body.contains("do=undo;step="), "{}", page.body);
        refused(&round.press(&ann, &page, &format!("do=undo;step={call}")), 422, "Time has been called. Call a judge");
    }

    fn only_the_players_of_a_table_keep_its_game(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 8);
        let ann = round.phone(1);
        round.begin(&ann);
        let page = ann.see(&round.at());
        let act = "do=set_status;player=1;of=life;by=-1";
        // another table has another record, and none yet
        let other = round.phone_at(2, 1);
        assert!(other.see(&round.at()).text().contains("Start our game"));
        assert_eq!(round.press(&other, &page, act).status, 409);
        // judges and visitors have no table
        let judge = service.in_database_staff(&round.slug, Role::Judge);
        for who in [&judge, &service.anonymous()] {
            assert_eq!(who.get(&round.at()).status, 403);
            let answer = round.press(who, &page, act);
            assert_eq!(answer.status, 403, "{}", answer.text());
            assert_eq!(who.post(&format!("{}/start", round.at()), &[("life", "40")]).status, 403);
        }
        assert_eq!(round.life(1), Some(40));
        // where the tables keep none
        set(db, &round.slug, |settings| settings.profile.tables_keep_games = Some(false));
        let off = ann.get(&round.at());
        assert_eq!((off.status, off.location.as_str()), (303, format!("/t/{}/me", round.slug).as_str()));
        let answer = round.press(&ann, &page, act);
        assert_eq!(answer.status, 409, "a refusal is no redirect: {}", answer.text());
        assert!(answer.text().contains("do not keep games"), "{}", answer.text());
        assert!(!ann.see(&format!("/t/{}/me", round.slug)).body.contains("/me/table\""));
    }

    fn time_is_called_at_the_table_once_it_is_up(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        in_database_clock(db, &round.slug, 10, Some(75));
        let page = ann.see(&round.at());
        assert!(!page.body.contains("do=call_time"), "{}", page.body);
        refused(&round.press(&ann, &page, "do=call_time"), 422, "Time is not up at table 1.");
        in_database_clock(db, &round.slug, 80, Some(75));
        round.goes_on();
        round.does(&ann, &round.pass());
        round.does(&ann, "do=call_time");
        assert_eq!((round.in_turn(), round.game().game.time().turns_left()), (2, Some(4)), "the record knows: somebody has just passed");
        let said = ann.see(&round.at()).text();
        assert!(said.contains("4 more turns may begin") && said.contains("4 turns left"), "{said}");
        for _ in 0..5 {
            round.does(&ann, &round.pass());
        }
        let said = ann.see(&round.at()).text();
        assert!(said.contains("The game is drawn.") && said.contains("Report it"), "{said}");
    }

    fn a_judge_who_began_the_record_leaves_the_life_totals_to_the_table(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let judge = round.judge();
        judge.follow(1);
        let ann = round.phone(1);
        let page = ann.see(&round.at());
        assert!(page.text().contains("Set the life totals that are not known yet"), "{}", page.text());
        refused(&round.press(&ann, &page, "do=set_status;player=1;of=life;by=-1"), 422, "is not known yet");
        refused(&ann.send(&page.form("/me/table/start").set("life", "0")), 422, "must be 1 to 999");
        refused(&ann.send(&page.form("/me/table/start").set("life", "x")), 422, "must be 1 to 999");
        round.begin(&ann);
        assert_eq!(round.life(4), Some(40));
        // a second press changes nothing
        let again = ann.send(&page.form("/me/table/start").set("life", "20"));
        assert_eq!(again.status, 303, "{}", again.text());
        assert_eq!(round.life(4), Some(40));
    }
}
