//! The stage shows the game that the feature table keeps: at its own address, and to everybody if the organizer says so.

use podium_event::profile::Points;
use podium_store::Role;
use podium_store::site::access_tokens::Scope;
use serde_json::{Value, json};

use super::Round;
use crate::harness::both_databases;
use crate::harness::http::{Page, Service, Visitor};
use crate::harness::program::Program;

/// An address of the stage, as the staff's page names it; `which`: the number of the field, from 0.
fn address(staff: &Visitor, round: &Round<'_>, which: usize) -> String {
    let page = staff.see(&format!("/t/{}/desk/stage", round.slug)).body;
    let mut fields = page.split("</textarea>");
    let field = fields
        .nth(which)
        .and_then(|before| before.rsplit('>').next())
        .expect("an address");
    let (_, path) = field.split_once("/t/").expect("an address of the tournament");
    format!("/t/{path}")
}

/// The life totals on a page, in the order of its seats.
fn lives(page: &Page) -> Vec<String> {
    let shown = page.body.split("<span class=\"unseen\">Life </span>").skip(1);
    shown
        .filter_map(|rest| rest.split('<').next())
        .map(str::to_owned)
        .collect()
}

/// One table of so many players.
fn table_of<'s>(service: &'s Service<'s>, players: u32) -> Round<'s> {
    Round::with(service, players as usize, |profile| {
        profile.pod_size = players;
        profile.points = Points::standard(players);
    })
}

both_databases! {
    fn the_stage_follows_the_game_of_its_table(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 8);
        let organizer = service.in_database_staff(&round.slug, Role::Organizer);
        let (ann, bo, stream) = (round.phone(1), round.phone(2), service.anonymous());
        let stage = address(&organizer, &round, 0);
        let shown = || stream.see(&stage);
        let table = stream.see(&address(&organizer, &round, 1));
        for page in [shown(), table] {
            assert!(page.text().contains(&round.name(1)) && lives(&page).is_empty(), "nobody keeps it: {}", page.text());
        }
        round.begin(&ann);
        round.does(&bo, "do=set_status;player=2;of=life;by=-5");
        round.does(&ann, "do=set_status;player=1;of=damage;from=2;by=1");
        let page = shown();
        assert_eq!(lives(&page), ["39", "35", "40", "40"]);
        let text = page.text();
        assert!(text.contains(&format!("1 from {}'s commander", round.name(2))), "{text}");
        assert!(!text.contains("Turn ") && !text.contains("takes a turn"), "nobody passes turns: {text}");
        round.does(&ann, &round.pass());
        round.does(&bo, "do=set_status;player=2;of=poison;by=1");
        round.does(&bo, "do=take_title;title=monarch;player=2");
        let text = shown().text();
        for said in ["Turn 2", "takes a turn", "poison 1", "monarch"] {
            assert!(text.contains(said), "{said} is not in {text}");
        }
        // it is the game that judges follow
        round.judge().does(1, "do=end_turn;marker=1", &[]);
        assert!(shown().text().contains("Turn 3"));
        round.does(&bo, "do=leave;why=lost;player=4");
        assert!(shown().text().contains("out: lost"), "{}", shown().text());
        // another table, which nobody has opened, and whose taps the page hears from now on
        assert!(shown().body.contains("/live?stage="), "{}", shown().body);
        let desk = format!("/t/{}/desk/stage", round.slug);
        assert_eq!(organizer.post(&desk, &[("round", "1"), ("table", "2")]).status, 303);
        let page = shown();
        assert!(page.text().contains("Table 2") && lives(&page).is_empty(), "{}", page.text());
        assert!(page.body.contains("game=2\"") && !page.body.contains("game=1\""), "{}", page.body);
    }

    fn only_who_has_its_address_sees_the_game_until_the_organizer_shows_it(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let organizer = service.in_database_staff(&round.slug, Role::Organizer);
        round.begin(&round.phone(1));
        let at = |page: &str| format!("/t/{}{page}", round.slug);
        let anybody = service.anonymous();
        let life = format!("{} 40", round.name(1));
        let public = |when: &str, is_shown: bool| {
            for page in ["/stage", "/stage?show=table"] {
                assert_eq!(lives(&anybody.see(&at(page))).is_empty(), !is_shown, "{when}: {page}");
            }
            let said = anybody.see(&at("/projector")).text();
            assert_eq!(said.contains(&life), is_shown, "{when}: {said}");
            for page in ["", "/pairings", "/stage?show=clock"] {
                assert!(!anybody.see(&at(page)).text().contains(&life), "{when}: {page}");
            }
        };
        public("at first", false);
        let wrong = format!("{}0", at("/stage/"));
        assert_eq!(anybody.get(&wrong).status, 404);
        assert_eq!(anybody.get(&at("/live?stage=0&game=1")).status, 404, "nor is it heard of");
        // scorekeepers and head judges have the address, and do not decide who sees the game
        let show = at("/desk/stage/game");
        for role in [Role::Scorekeeper, Role::HeadJudge] {
            let staff = service.in_database_staff(&round.slug, role);
            assert_eq!(address(&staff, &round, 0), address(&organizer, &round, 0));
            assert_eq!(staff.post(&show, &[("public", "yes")]).status, 403);
            assert!(!staff.see(&at("/desk/stage")).body.contains(&show));
        }
        let judge = service.in_database_staff(&round.slug, Role::Judge);
        assert_eq!(judge.get(&at("/desk/stage")).status, 403);
        public("nobody decided", false);

        let press = |says: &str| {
            let answer = organizer.send(&organizer.see(&at("/desk/stage")).form("/desk/stage/game"));
            assert_eq!(answer.status, 303, "{}", answer.text());
            let text = organizer.see(&at("/desk/stage")).text();
            assert!(text.contains(says), "{text}");
        };
        press("Everybody sees the game of the feature table.");
        public("shown", true);
        assert!(anybody.see(&at("/profile")).text().contains("Game of the feature table"));
        press("shown in the stream only");
        public("kept again", false);
        assert_eq!(lives(&anybody.see(&address(&organizer, &round, 0))).len(), 4);
    }

    fn a_program_reads_the_game_under_the_same_conditions(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let organizer = service.in_database_staff(&round.slug, Role::Organizer);
        let (ann, bo, program) = (round.phone(1), round.phone(2), service.program());
        let stage = format!("/tournaments/{}/stage", round.slug);
        let page = address(&organizer, &round, 0);
        let (_, key) = page.rsplit_once('/').expect("the key");
        let with_key = format!("{stage}?key={key}");
        let table = |path: &str| program.see(path)["table"].clone();
        assert!(table(&with_key)["game"].is_null(), "nobody keeps it");
        round.begin(&ann);
        round.does(&bo, "do=set_status;player=2;of=life;by=-5");
        round.does(&ann, "do=set_status;player=1;of=damage;from=2;by=1");
        round.does(&ann, "do=set_status;player=3;of=poison;by=1");
        for _ in 0..4 {
            round.does(&ann, "do=set_status;player=3;of=energy;by=1");
        }
        round.does(&ann, &round.pass());
        round.does(&bo, "do=take_title;title=monarch;player=2");
        round.does(&bo, "do=leave;why=lost;player=4");
        let shown = table(&with_key);
        assert_eq!(shown["game"], json!({"state_words": "Turn 2", "turn": 2}));
        let seats: Vec<&Value> = (0..4_usize).map(|seat| &shown["seats"][seat]["game"]).collect();
        assert_eq!(seats.iter().map(|seat| seat["life"].as_i64()).collect::<Vec<_>>(), [Some(39), Some(35), Some(40), Some(40)]);
        assert_eq!(seats[0]["commander_damage"], json!([{"from_seat": 2, "second": false, "total": 1}]));
        assert_eq!((&seats[1]["in_turn"], &seats[1]["words"]), (&json!(true), &json!(["takes a turn", "monarch"])));
        assert_eq!((&seats[2]["poison"], &seats[2]["out"]), (&json!(1), &json!(false)));
        assert_eq!((&seats[2]["energy"], &seats[2]["experience"], &seats[2]["rad"]), (&json!(4), &json!(0), &json!(0)));
        assert_eq!(seats[2]["words"], json!(["poison 1", "energy 4"]));
        assert_eq!((&seats[3]["out"], &seats[3]["words"]), (&json!(true), &json!(["out: lost"])));
        // without the key nobody reads it, nor with a token of the staff
        let token = service.in_database_program("organizer", &[Scope::Read], None);
        let hidden = |when: &str| {
            for reader in [&program, &token] {
                let table = reader.see(&stage)["table"].clone();
                assert!(table["game"].is_null() && table["seats"][0]["game"].is_null(), "{when}: {table}");
            }
        };
        hidden("at first");
        for wrong in [String::new(), "0".to_owned(), format!("{key}0")] {
            let answer = program.get(&format!("{stage}?key={wrong}"));
            assert_eq!((answer.status, answer.problem()), (404, "not-found"), "{wrong}");
        }
        let version = |program: &Program, path: &str| program.get(path).header("x-podium-version").to_owned();
        assert_eq!(version(&program, &with_key), version(&program, &stage));
        assert_eq!(version(&token, &with_key), version(&token, &stage));
        let press = || {
            let desk = organizer.see(&format!("/t/{}/desk/stage", round.slug));
            assert_eq!(organizer.send(&desk.form("/desk/stage/game")).status, 303);
        };
        press();
        assert_eq!(table(&stage), shown, "the organizer shows it to everybody");
        press();
        hidden("kept again");
        assert_eq!(table(&with_key), shown);
    }

    fn the_end_of_the_game_stays_until_the_next_round(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let organizer = service.in_database_staff(&round.slug, Role::Organizer);
        let (ann, stream) = (round.phone(1), service.anonymous());
        let stage = address(&organizer, &round, 1);
        round.begin(&ann);
        for seat in 2..=4 {
            round.does(&ann, &format!("do=leave;why=lost;player={seat}"));
        }
        let text = stream.see(&stage).text();
        assert!(text.contains("won the game") && text.matches("out: lost").count() == 3, "{text}");
        let typed = podium_ops::run::results::Typed { games: "1".to_owned(), ..Default::default() };
        db.act(&round.slug, |work| podium_ops::run::results::report(work, 1, &typed, None)).expect("reported");
        let page = stream.see(&stage);
        assert!(page.text().contains("won the game") && lives(&page).len() == 4, "{}", page.text());
    }

    fn a_table_of_six_is_shown_whole(db) {
        let service = Service::start(db);
        let round = table_of(&service, 6);
        let organizer = service.in_database_staff(&round.slug, Role::Organizer);
        round.begin(&round.phone(1));
        let page = service.anonymous().see(&address(&organizer, &round, 0));
        assert_eq!(lives(&page), ["40"; 6], "{}", page.text());
    }

    fn a_grand_melee_has_several_turns_and_more_players_than_fit(db) {
        let service = Service::start(db);
        let round = table_of(&service, 14);
        let organizer = service.in_database_staff(&round.slug, Role::Organizer);
        let ann = round.phone(1);
        round.begin(&ann);
        round.does(&ann, "do=end_turn;marker=1;of=1;turn=1");
        let page = service.anonymous().see(&address(&organizer, &round, 0));
        assert_eq!(lives(&page).len(), 12);
        let text = page.text();
        // the marker that was passed waits for the one to its left (CR 807.4)
        assert!(text.contains("and 2 more") && text.matches("takes a turn").count() == 2, "{text}");
    }
}
