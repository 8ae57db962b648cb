//! Stacks at the desk: a turn that would end with something on its stack, what may be a cause or a target; and the monarch,
//! the initiative and the casts of two commanders.

use super::{Hall, in_database_games, in_database_steps};
use crate::harness::both_databases;
use crate::harness::http::Service;

both_databases! {
    fn a_turn_with_something_on_its_stack_ends_only_when_asked_twice(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        let spell = [("act", "controller=1;kind=spell;stack=1"), ("object", "Shock")];
        hall.does(1, "do=put_on_stack", &spell);
        let steps = in_database_steps(db, &hall.slug);
        for act in ["do=end_turn;marker=1", "do=turn_to;player=3"] {
            let page = hall.judge.see(&format!("{}?seat=3", hall.at(1)));
            let asked = hall.post_act(&hall.judge, 1, &page, act, &[]);
            assert_eq!(asked.status, 200, "{}", asked.text());
            assert!(asked.text().contains("with Shock on its stack") && asked.text().contains("CR 500.2"), "{}", asked.text());
            assert_eq!(in_database_steps(db, &hall.slug), steps);
        }
        // The question has everything that was sent, and one more field.
        let page = hall.judge.see(&hall.at(1));
        let asked = hall.post_act(&hall.judge, 1, &page, "do=end_turn;marker=1", &[]);
        let again = asked.form("/act");
        assert_eq!((again.value("act"), again.value("exile")), ("do=end_turn;marker=1", "yes"));
        assert_eq!(hall.judge.send(&again).status, 303);
        assert!(hall.text(1).contains("on the stack of marker 1: it is exiled"), "{}", hall.text(1));
        // With an empty stack nothing is asked.
        hall.does(1, "do=end_turn;marker=1", &[]);
    }

    fn time_is_not_called_over_a_stack_of_a_passing_turn_without_asking(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        hall.does(1, "do=put_on_stack", &[("act", "controller=1;kind=spell;stack=1"), ("object", "Shock")]);
        let page = hall.judge.see(&hall.at(1));
        let asked = hall.post_act(&hall.judge, 1, &page, "do=call_time", &[("turn", "1"), ("passing", "1")]);
        assert!(asked.text().contains("with Shock on its stack"), "{}", asked.text());
        hall.does(1, "do=call_time", &[("turn", "1")]);
        // one tap of time mode cannot answer the question, and leads to the desk that asks it
        let floor = hall.judge.see(&format!("/t/{}/desk/floor?show=time", hall.slug));
        let button = floor.body.split("name=\"turn\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
        let tapped = hall.judge.send(&floor.form("/desk/floor").set("turn", button.expect("the turn has a button")));
        assert!(tapped.status != 303 && tapped.text().contains("with Shock on its stack"), "{}", tapped.text());
    }

    fn only_what_resolves_is_a_cause_and_only_what_is_there_a_target(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        let put = |object: &str, more: &[(&str, &str)]| {
            let mut fields = vec![("object", object), ("controller", "1"), ("kind", "spell"), ("stack", "1")];
            fields.extend(more);
            let page = hall.judge.see(&hall.at(1));
            hall.post_act(&hall.judge, 1, &page, "do=put_on_stack", &fields)
        };
        assert_eq!(put("Storm", &[]).status, 303);
        assert_eq!(put("Shock", &[("targets", "Storm"), ("target_players", "2")]).status, 303);
        let text = hall.text(1);
        let players = in_database_games(db, &hall.slug).remove(0);
        let bob = db.load(&hall.slug).players.into_iter().find(|player| player.key == players.keys()[1]).expect("seat 2").name;
        assert!(text.contains(&format!("targeting Storm and {bob}")), "{text}");
        assert!(!text.contains("Caused by something"), "{text}");
        for seat in ["1", "2", "3", "4"] {
            hall.does(1, &format!("do=pass_priority;stack=1;player={seat}"), &[]);
        }
        let body = hall.judge.see(&hall.at(1)).body;
        let causes = body.split("name=\"caused_by\"").nth(1).and_then(|rest| rest.split("</select>").next()).expect("causes");
        assert!(causes.contains("Shock") && !causes.contains("Storm"), "{causes}");
        assert!(!body.contains("name=\"targets\" value=\"Shock\"") && body.contains("name=\"targets\" value=\"Storm\""));
        // A form that somebody has kept is refused with the rule.
        let gone = put("Late", &[("targets", "Shock")]);
        assert!(gone.status == 422 && gone.text().contains("Shock is no longer on a stack"), "{}", gone.text());
        let idle = put("Late", &[("caused_by", "Storm")]);
        assert!(idle.status == 422 && idle.text().contains("Storm is not resolving now"), "{}", idle.text());
        assert_eq!(put("Echo", &[("caused_by", "Shock")]).status, 303);
    }

    fn the_monarch_and_casts_of_two_commanders_are_recorded(db) {
        let service = Service::start(db);
        let hall = Hall::open(&service, 8);
        hall.follow(1);
        hall.does(1, "do=take_title;title=monarch", &[("player", "2")]);
        hall.does(1, "do=take_title;title=initiative", &[("player", "2")]);
        assert!(hall.text(1).contains("monarch; has the initiative"), "{}", hall.text(1));
        hall.does(1, "do=leave;why=lost", &[("players", "2")]);
        let game = in_database_games(db, &hall.slug).remove(0);
        let first = podium_melee::Seat::new(0);
        assert_eq!(podium_melee::Title::ALL.map(|title| game.game.holder(title)), [first, first]);
        hall.does(1, "do=set_status", &[("player", "1"), ("commander_casts", "2"), ("commander_casts_2", "1")]);
        assert!(hall.text(1).contains("2 commander casts, 1 second commander cast"), "{}", hall.text(1));
        hall.does(1, "do=set_status", &[("player", "1"), ("commander_casts_2", "2")]);
        assert!(hall.text(1).contains("2 commander casts, 2 second commander casts"), "{}", hall.text(1));
    }

    fn the_bar_of_several_markers_has_names_and_says_which_waits(db) {
        let service = Service::start(db);
        let hall = Hall::with_pods_of(&service, 16, 16);
        hall.follow(1);
        hall.does(1, "do=end_turn;marker=2", &[]);
        let body = hall.judge.see(&hall.at(1)).body;
        let bar = body.split("class=\"act-bar\"").nth(1).and_then(|rest| rest.split("</section>").next()).expect("the bar");
        let game = in_database_games(db, &hall.slug).remove(0);
        let players = db.load(&hall.slug).players;
        let name = |seat: usize| {
            let key = &game.keys()[seat - 1];
            &players.iter().find(|player| player.key == *key).expect("a player").name
        };
        for seat in [1, 9, 13] {
            assert!(bar.contains(&format!("<bdi>{}</bdi></button>", name(seat))), "{bar}");
        }
        let waits = format!("Marker 2, <bdi>{}</bdi>: waits for marker 3 ({})", name(6), name(9));
        assert!(bar.contains(&waits), "{waits}: {bar}");
    }
}
