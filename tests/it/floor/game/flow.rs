//! One game from its start to its end, and who may do what at once.

use podium_event::profile::EndOfRound;
use podium_melee::{AttackOption, Edition, InfluenceRange, Seat, Variant};
use podium_store::Role;

use super::{Hall, in_database_games, in_database_steps};
use crate::harness::both_databases;
use crate::harness::http::Service;

both_databases! {
    fn a_pod_of_four_from_the_first_turn_to_a_drawn_match(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        let game = in_database_games(db, &hall.slug).remove(0);
        assert_eq!(game.row.number, 1);
        assert!(game.game.has_seed());

        hall.does(1, "do=next_phase;marker=1", &[]);
        hall.does(1, "do=end_turn;marker=1", &[]);
        let history = hall.text(1);
        assert!(history.contains("begins a turn") && !history.contains("marker 1"), "{history}");
        hall.does(1, "do=leave;why=lost", &[("players", "4")]);
        hall.does(1, "do=call_time", &[("turn", "2")]);
        assert!(hall.text(1).contains("3 more turns may begin"), "{}", hall.text(1));
        for left in ["2 more turns may begin", "1 more turn may begin", "is the last"] {
            hall.does(1, "do=end_turn;marker=1", &[]);
            assert!(hall.text(1).contains(left), "{left}: {}", hall.text(1));
        }
        hall.does(1, "do=end_turn;marker=1", &[]);
        let over = hall.text(1);
        assert!(over.contains("The game is drawn."), "{over}");
        assert!(over.contains("drew the match, 1 point each"), "{over}");
        assert!(!hall.judge.see(&hall.at(1)).body.contains("do=end_turn"));

        // Nothing counts before a judge confirms it.
        assert!(hall.result(1).contains("not reported"));
        let answer = hall.sends(1, "confirm", &[("next", "end")]);
        assert_eq!(answer.status, 303, "{}", answer.text());
        assert!(hall.result(1).contains("Drawn"), "{}", hall.result(1));
        assert!(hall.text(1).contains("confirmed"));
        assert_eq!(in_database_games(db, &hall.slug).len(), 0);
    }

    fn what_is_undone_stays_in_the_history(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        hall.does(1, "do=end_turn;marker=1", &[]);
        hall.does(1, "do=leave;why=lost", &[("players", "1"), ("players", "3")]);
        assert!(hall.text(1).contains("4 players, 2 in the game"));
        assert_eq!(hall.sends(1, "undo", &[]).status, 303);
        let page = hall.judge.see(&hall.at(1));
        assert!(page.text().contains("4 players, 4 in the game"));
        assert!(page.body.contains("<s>") && page.text().contains("undone by judge"), "{}", page.text());
        assert_eq!(in_database_steps(db, &hall.slug), 2);

        // Several at once, then nothing is left to undo.
        hall.does(1, "do=end_turn;marker=1", &[]);
        hall.does(1, "do=end_turn;marker=1", &[]);
        let page = hall.judge.see(&hall.at(1));
        let forms = crate::harness::form::Form::all(&page.body);
        let several = forms.iter().find(|f| f.action.ends_with("/undo") && !f.value("from").is_empty());
        let several = several.expect("undo from a step on").clone().set("from", "1");
        assert_eq!(hall.judge.send(&several).status, 303);
        assert!(!hall.judge.see(&hall.at(1)).body.contains(&format!("{}/undo", hall.at(1))));
        assert_eq!(in_database_steps(db, &hall.slug), 4);
    }

    fn one_button_may_stand_for_several_steps(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        hall.does(1, "do=turn_to", &[("player", "4")]);
        assert_eq!(in_database_steps(db, &hall.slug), 3);
        let active = || in_database_games(db, &hall.slug)[0].game.markers()[0].seat().index();
        assert_eq!(active(), 3);
        // The last command is undone as a whole.
        assert_eq!(hall.sends(1, "undo", &[]).status, 303);
        assert_eq!(active(), 0);
        db.in_database_profile(&hall.slug, |profile| profile.end_of_round = EndOfRound::FinishTurn);
        hall.does(1, "do=call_time", &[("turn", "3")]);
        assert_eq!(active(), 2);
        hall.does(1, "do=end_turn;marker=1", &[]);
        assert!(hall.text(1).contains("The game is drawn."));
        assert_eq!(hall.sends(1, "undo", &[]).status, 303);
        hall.does(1, "do=won", &[("player", "2")]);
        let names: Vec<String> = in_database_games(db, &hall.slug)[0].keys().to_vec();
        let winner = db.load(&hall.slug);
        let winner = winner.players.iter().find(|p| p.key == names[1]).expect("a player").name.clone();
        assert!(hall.text(1).contains(&format!("{winner} won the game.")));
        assert_eq!(hall.sends(1, "confirm", &[("next", "end")]).status, 303);
        assert!(hall.result(1).contains(&format!("{winner} won")));
    }

    fn two_judges_at_one_desk_do_not_act_over_each_other(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        let head = service.in_database_staff(&hall.slug, Role::HeadJudge);
        hall.follow(1);
        let (mine, theirs) = (hall.judge.see(&hall.at(1)), head.see(&hall.at(1)));
        assert_eq!(hall.post_act(&hall.judge, 1, &mine, "do=end_turn;marker=1", &[]).status, 303);
        let late = hall.post_act(&head, 1, &theirs, "do=leave;why=lost", &[("players", "2")]);
        assert_eq!(late.status, 409);
        let said = late.text();
        assert!(said.contains("Done meanwhile") && said.contains("judge: The turn of"), "{said}");
        assert_eq!(in_database_steps(db, &hall.slug), 1);
        // What was sent is kept, and can be sent again as the game is now.
        let forms = crate::harness::form::Form::all(&late.body);
        let again = forms.iter().find(|form| form.value("act") == "do=leave;why=lost").expect("mine again");
        assert_eq!(again.value("players"), "2");
        let sent = head.send(again);
        assert_eq!(sent.status, 303, "{}", sent.text());
        assert_eq!(in_database_games(db, &hall.slug)[0].game.table().playing_count(), 3);
        // An undo by somebody else is reported, too.
        let stale = head.see(&hall.at(1));
        assert_eq!(hall.sends(1, "undo", &[]).status, 303);
        let late = hall.post_act(&head, 1, &stale, "do=end_turn;marker=1", &[]);
        assert_eq!(late.status, 409);
        assert!(late.text().contains("undone by judge"), "{}", late.text());
        // The same form twice acts once.
        let page = hall.judge.see(&hall.at(1));
        let version = page.form(&format!("{}/act", hall.at(1))).value("version").to_owned();
        let fields = [("version", version.as_str()), ("form_id", "once"), ("act", "do=end_turn;marker=1")];
        let path = format!("{}/act", hall.at(1));
        assert_eq!(hall.judge.post(&path, &fields).status, 303);
        assert_eq!(hall.judge.post(&path, &fields).status, 303);
        assert_eq!(in_database_steps(db, &hall.slug), 3);
    }

    fn a_refusal_cites_the_rule_and_changes_nothing(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        let page = hall.judge.see(&hall.at(1));
        hall.does(1, "do=leave;why=conceded", &[("players", "2")]);
        let page_now = hall.judge.see(&hall.at(1));
        for (act, fields, rule) in [
            ("do=leave;why=lost", vec![("players", "2")], "CR 800.4a"),
            ("do=extra_turn", vec![("player", "2")], "CR 800.4"),
            ("do=end_turn;marker=3", vec![], ""),
            ("do=roll", vec![("player", "1"), ("sides", "999")], ""),
            ("do=pass_priority;stack=1;player=3", vec![], ""),
        ] {
            let answer = hall.post_act(&hall.judge, 1, &page_now, act, &fields);
            assert_eq!(answer.status, 422, "{act}: {}", answer.text());
            assert!(answer.text().contains(rule), "{act}: {}", answer.text());
        }
        assert_eq!(in_database_steps(db, &hall.slug), 1);
        // A page from before the departure says what happened; it is not refused by a rule of today.
        assert_eq!(hall.post_act(&hall.judge, 1, &page, "do=extra_turn", &[("player", "2")]).status, 409);
    }

    fn what_is_refused_stays_in_its_form(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        hall.does(1, "do=put_on_stack", &[("object", "Storm"), ("act", "controller=1;kind=spell;stack=1")]);
        let again = "controller=1;kind=activated;stack=1";
        let answer = hall.press_with(1, "do=put_on_stack", &[("object", "Storm"), ("act", again), ("targets", "Storm")]);
        assert!(answer.status == 422 && answer.text().contains("on a stack already"), "{}", answer.text());
        let form = answer.body.split("<form").find(|form| form.contains("With targets")).expect("the form");
        for kept in ["autocomplete=\"off\" value=\"Storm\"", &format!("value=\"{again}\" selected"), "value=\"Storm\" checked"] {
            assert!(form.contains(kept), "{kept} is not in {form}");
        }
    }

    fn only_judges_act_and_only_staff_look(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        let scorekeeper = service.in_database_staff(&hall.slug, Role::Scorekeeper);
        let page = scorekeeper.see(&hall.at(1));
        assert!(page.text().contains("4 players, 4 in the game"));
        assert!(!page.body.contains("value=\"do="), "a scorekeeper reads");
        for step in ["start", "act", "undo", "give-up", "confirm", "reopen"] {
            assert_eq!(scorekeeper.post(&format!("{}/{step}", hall.at(1)), &[]).status, 403, "{step}");
        }
        hall.does(1, "do=leave;why=lost", &[("players", "2")]);
        let anybody = service.anonymous();
        assert_eq!(anybody.get(&hall.at(1)).status, 303);
        for path in ["", "/pairings", "/pairings/1", "/changes", "/fairness", "/players/1", "/export/event.json"] {
            let body = anybody.see(&format!("/t/{}{path}", hall.slug)).body;
            assert!(!body.contains("out: lost") && !body.contains("followed"), "{path} shows a running game");
        }
    }

    fn a_game_is_given_up_and_followed_again_with_other_coins(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        let first = in_database_games(db, &hall.slug).remove(0);
        assert_eq!(hall.sends(1, "give-up", &[("confirm", "stop")]).status, 303);
        assert!(in_database_games(db, &hall.slug).is_empty());
        hall.follow(1);
        let second = in_database_games(db, &hall.slug).remove(0);
        assert_eq!(second.row.number, 1);
        assert_eq!(first.keys(), second.keys());
        assert_ne!(first.document.seed(), second.document.seed());
    }

    fn what_was_agreed_is_followed(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        let agreed = [("variant", "grand_melee"), ("range", "2"), ("attack", "right"), ("edition", "cr608_2007")];
        assert_eq!(hall.sends(1, "start", &agreed).status, 303);
        let game = in_database_games(db, &hall.slug).remove(0);
        let setup = game.game.setup();
        assert_eq!(setup.variant(), Variant::GrandMelee);
        assert_eq!(setup.attack(), AttackOption::Right);
        assert_eq!(setup.edition(), Edition::Cr608Of2007);
        assert!(game.keys().iter().enumerate().all(|(seat, _)| {
            Seat::new(seat).is_some_and(|seat| setup.influence_range(seat) == InfluenceRange::Seats(2))
        }));
        assert!(hall.text(1).contains("normally played by ten or more"), "{}", hall.text(1));
        assert_eq!(hall.judge.post(&format!("{}/start", hall.at(1)), &[]).status, 409);
        assert_eq!(hall.judge.get(&hall.at(99)).status, 404);
    }
}
