//! Draws by other rules than the addendum: who shares one, who advances from one in the playoff, and drawn playoff seats.

use podium_document::event::read;
use podium_event::profile::{DrawSharedBy, DrawnElimination, PlayoffSeats};
use podium_event::{PlayerIx, PodResult};
use podium_ops::run::reports::{Reported, confirm};
use podium_ops::run::results;
use podium_ops::tournaments::Settings;
use podium_ops::tournaments::archive::import;
use podium_rules::draws::{Draws, Purpose};
use podium_store::Role;
use serde_json::json;

use crate::harness::http::Service;
use crate::harness::{TestDb, both_databases};
use crate::run::reports::{all, at_table, published, result, says, typed, waiting};

/// The seats, from 1, that share the draw of a table; none without a draw.
fn sharing(db: &TestDb, slug: &str, table: u32) -> Vec<usize> {
    let loaded = db.load(slug);
    let round = loaded.event.rounds().last().expect("a round");
    let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
    let seat = |player: &PlayerIx| pod.seats.iter().position(|seat| seat == player).map_or(0, |ix| ix + 1);
    match &pod.result {
        PodResult::Drawn(sharing) => sharing.iter().map(seat).collect(),
        _ => Vec::new(),
    }
}

/// A tournament in which those still in a game share its draw, with a published round of two tables.
fn shared_by_still_in(db: &TestDb, name: &str) -> String {
    let slug = published(db, name, 8);
    db.in_database_profile(&slug, |profile| profile.house.draw_shared_by = DrawSharedBy::StillIn);
    slug
}

/// A tournament of four whose cut is announced, by other rules. Returns its slug.
pub(crate) fn cut_of_four(db: &TestDb, name: &str, rules: &str) -> String {
    let slug = name.to_lowercase().replace(' ', "-");
    let document = format!(
        r#"{{"format": "podium-event/1",
            "tournament": {{"name": "{name}", "slug": "{slug}", "state": "cut_announced", "rules_enforcement_level": "regular", {rules}}},
            "players": [{{"id": "a", "name": "Ann"}}, {{"id": "b", "name": "Bo"}}, {{"id": "c", "name": "Cy"}}, {{"id": "d", "name": "Di"}}],
            "cut": {{"seeds": ["c", "a", "d", "b"]}}, "rounds": []}}"#
    );
    let document = read(document.as_bytes()).unwrap_or_else(|problems| panic!("it is read: {problems:?}"));
    import(&db.db, &document, "ora").ok().expect("it is imported");
    slug
}

both_databases! {
    fn the_form_sets_who_shares_a_draw(db) {
        let service = Service::start(db);
        let organizer = service.organizer();
        let slug = db.in_database_tournament("Draws", 9);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let settings = format!("/t/{slug}/desk/settings");
        let send = |fields: &[(&str, &str)]| {
            let form = organizer.see(&settings).form("/desk/settings");
            organizer.send(&fields.iter().fold(form, |form, (name, value)| form.set(name, value)))
        };
        let chosen = [("draw_shared_by", "still_in"), ("drawn_elimination", "highest_seed"), ("playoff_seats", "random")];
        let longer = send(&[&chosen[..], &[("games_to_win", "2")]].concat());
        assert_eq!(longer.status, 422);
        assert!(longer.text().contains("here it takes 2 wins"), "{}", longer.text());
        assert_eq!(send(&[("drawn_elimination", "luck")]).status, 422);
        let done = send(&chosen);
        assert_eq!(done.status, 303, "{}", done.text());
        let house = Settings::of(&db.load(&slug).tournament).expect("settings").profile.house;
        assert_eq!(house.draw_shared_by, DrawSharedBy::StillIn);
        assert_eq!(house.drawn_elimination, DrawnElimination::HighestSeed);
        assert_eq!(house.playoff_seats, PlayoffSeats::Random);
        let said = service.anonymous().see(&format!("/t/{slug}/profile")).text();
        for sentence in ["Who shares a draw", "have lost the match", "the best Swiss seed among those who share the draw advances"] {
            assert!(said.contains(sentence), "{sentence}: {said}");
        }
        db.next_round(&slug);
        let late = send(&[("draw_shared_by", "all")]);
        assert_eq!(late.status, 422);
        assert!(late.text().contains("Who shares a draw"), "{}", late.text());
    }

    fn only_those_still_in_the_game_share_a_draw(db) {
        let slug = shared_by_still_in(db, "Still in");
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let list = format!("/t/{slug}/desk/results");
        let page = keeper.see(&list);
        assert!(page.body.contains("/desk/results/1/1#draw") && !page.body.contains("value=\"1.D\""), "{}", page.body);
        assert!(page.text().contains("= and seats"), "{}", page.text());
        let table = format!("{list}/1/1");
        let form = keeper.see(&table).form("/desk/results/1/1");
        let ticked: Vec<_> = form.fields.iter().filter(|(name, _)| name == "still_in").map(|(_, seat)| seat.clone()).collect();
        assert_eq!(ticked, ["1", "2", "3", "4"], "all are ticked at first");
        let mut two = form.clone();
        two.fields.retain(|(name, value)| name != "still_in" || ["2", "4"].contains(&value.as_str()));
        let mut one = form;
        one.fields.retain(|(name, value)| name != "still_in" || value == "2");
        let alone = keeper.send(&one.set("do", "draw"));
        assert_eq!(alone.status, 422);
        assert!(alone.text().contains("two or more"), "{}", alone.text());
        let done = keeper.send(&two.set("do", "draw"));
        assert_eq!(done.status, 303, "{}", done.text());
        assert_eq!(sharing(db, &slug, 1), [2, 4]);
        let seen = keeper.see(&table);
        assert!(seen.text().contains("Drawn among"), "{}", seen.text());
        assert_eq!(seen.form("/desk/results/1/1").value("result"), "=24");

        let quick = keeper.see(&list).form("/desk/results").set("table", "2").set("result", "=134");
        assert_eq!(keeper.send(&quick.set("marks", "c4")).status, 303);
        assert_eq!(sharing(db, &slug, 2), [1, 3], "who conceded has no share");
        let scores = podium_rules::standings::standings(&db.load(&slug).event, None);
        let points: Vec<u32> = scores.rows().iter().map(|row| row.match_points).collect();
        assert_eq!(points, [1, 1, 1, 1, 0, 0, 0, 0]);
    }

    fn the_floor_leads_to_the_page_that_asks_who_was_still_in(db) {
        let slug = shared_by_still_in(db, "Floor");
        db.in_database_profile(&slug, |profile| {
            profile.end_of_round = podium_event::profile::EndOfRound::FinishTurn;
            profile.house.overtime_minutes = Some(20);
        });
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::start(work, structure, 1)).expect("started");
        crate::floor::in_database_clock(db, &slug, 96, Some(75));
        let service = Service::start(db);
        let judge = service.in_database_staff(&slug, Role::Judge);
        let page = judge.see(&format!("/t/{slug}/desk/floor?show=time"));
        assert!(page.text().contains("Overtime is over: the game is drawn"), "{}", page.text());
        assert!(!page.body.contains("value=\"1.D.0\"") && page.body.contains("/desk/results/1/1#draw"), "{}", page.text());
    }

    fn where_everyone_shares_a_draw_nobody_is_left_out_of_it(db) {
        let slug = published(db, "Everyone", 8);
        let refused = db.act(&slug, |work| results::report(work, 1, &typed("=12"), None)).expect_err("not here");
        assert!(refused.to_string().contains("everyone who began a match shares its draw"), "{refused:?}");
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let page = keeper.see(&format!("/t/{slug}/desk/results"));
        assert!(page.body.contains("value=\"1.D\"") && !page.body.contains("#draw"), "{}", page.body);
    }

    fn players_say_who_was_still_in(db) {
        let slug = shared_by_still_in(db, "Reported");
        let service = Service::start(db);
        let pod = at_table(db, &slug, 1);
        let ann = service.in_database_player(&slug, pod[0]);
        let page = ann.see(&format!("/t/{slug}/me/result?winner=D"));
        assert!(page.text().contains("Who was still in the game?"), "{}", page.text());
        let mut form = page.form("/me/report");
        form.fields.retain(|(name, value)| name != "still_in" || value != "3");
        assert_eq!(ann.send(&form).status, 303);
        assert_eq!(all(db, &slug).last().expect("a report").games, "=1 2 4");
        // another one disputes it, and the staff sees both
        assert_eq!(says(db, &slug, pod[1], "=12").expect("reported"), Reported::Disputed);
        let seen = service.in_database_staff(&slug, Role::Scorekeeper).see(&format!("/t/{slug}/desk/results")).text();
        assert!(seen.matches("rawn among").count() > 1, "{seen}");

        let other = at_table(db, &slug, 2);
        assert_eq!(says(db, &slug, other[0], "=34").expect("reported"), Reported::Waiting);
        let report = waiting(db, &slug);
        db.act_as(&slug, db.player(&slug, other[1]), |work| confirm(work, &report)).expect("confirmed");
        assert_eq!(sharing(db, &slug, 2), [3, 4]);
        assert_eq!(result(db, &slug, 1), PodResult::NotReported);
    }

    fn a_draw_is_not_reported_before_it_says_who_was_still_in(db) {
        let slug = shared_by_still_in(db, "Asked");
        let service = Service::start(db);
        let pod = at_table(db, &slug, 1);
        let ann = service.in_database_player(&slug, pod[0]);
        let me = format!("/t/{slug}/me");
        let page = ann.see(&me);
        // the script asks in place about what has a sentence for it: a winner, but not a draw
        let draw = page.body.split("<button class=\"who-won-draw\"").nth(1).and_then(|rest| rest.split('>').next());
        assert!(page.body.contains("data-won") && draw.is_some_and(|rest| !rest.contains("data-won")), "{}", page.body);
        let asked = ann.send(&page.form("/me/report").set("winner", "D"));
        assert_eq!((asked.status, asked.location), (303, format!("{me}/result?winner=D")));
        assert!(all(db, &slug).is_empty(), "nothing is stored yet");
        // typed as a list of games it asks too, and a refused draw keeps its ticks
        let typed = ann.see(&format!("{me}/result?games=d&conceded=4"));
        let mut form = typed.form("/me/report");
        form.fields.retain(|(name, value)| name != "still_in" || value == "2");
        let refused = ann.send(&form);
        assert_eq!(refused.status, 422, "{}", refused.text());
        let again = refused.form("/me/report");
        let ticked: Vec<_> = again.fields.iter().filter(|(name, _)| name == "still_in").map(|(_, seat)| seat.as_str()).collect();
        assert_eq!((ticked, again.value("conceded")), (vec!["2"], "4"));
    }

    fn programs_say_who_was_still_in(db) {
        let slug = shared_by_still_in(db, "Programs");
        let service = Service::start(db);
        let program = service.in_database_program("ora", &[podium_store::site::access_tokens::Scope::Results], None);
        db.in_database_join(&slug, "ora", Role::Organizer);
        let pod = at_table(db, &slug, 1);
        let path = format!("/tournaments/{slug}/rounds/1/tables/1/result");
        let body = json!({"games": [{"winner": null}], "drawn": [pod[0], pod[3]]});
        let set = program.send("PUT", &path, &body);
        assert_eq!(set.status, 200, "{}", set.json);
        assert_eq!(sharing(db, &slug, 1), [1, 4]);
        assert_eq!(program.send("PUT", &path, &body).status, 200, "the same again");
    }

    fn the_best_seed_advances_from_a_drawn_final(db) {
        let slug = cut_of_four(db, "Final", r#""drawn_elimination": "highest_seed", "draw_shared_by": "still_in""#);
        let number = db.next_round(&slug);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let page = organizer.see(&format!("/t/{slug}/desk/results"));
        assert!(page.body.contains("#draw"), "{}", page.body);
        // seats are by seed: Cy, Ann, Di, Bo
        db.act(&slug, |work| results::report(work, 1, &typed("=234"), None)).expect("drawn without Cy");
        let public = service.anonymous();
        let at_desk = organizer.see(&format!("/t/{slug}/desk/results")).text();
        assert!(at_desk.contains("Ann advances by seed"), "{at_desk}");
        for seen in ["desk/floor", "desk/floor/1"] {
            let floor = organizer.see(&format!("/t/{slug}/{seen}")).text();
            assert!(floor.contains("Ann advances by seed"), "{seen}: {floor}");
        }
        let stage = public.see(&format!("/t/{slug}/stage"));
        assert!(stage.text().contains("Ann Seed 2 by seed"), "{}", stage.text());
        let stage = service.program().see(&format!("/tournaments/{slug}/stage"));
        assert_eq!((&stage["table"]["outcome"], &stage["table"]["advanced_by_seed"]), (&json!("drawn"), &json!(1)), "{stage}");
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::finish(work, structure, number)).expect("the round is finished");
        let bracket = public.see(&format!("/t/{slug}/bracket"));
        assert!(bracket.text().contains("Table 1: drawn, by seed"), "{}", bracket.text());
        let pairings = public.see(&format!("/t/{slug}/pairings/{number}")).text();
        assert!(pairings.contains("Ann advances by seed."), "{pairings}");
        let table = public.get(&format!("/api/v1/tournaments/{slug}/rounds/{number}"));
        assert!(table.body.contains("\"advanced_by_seed\":1"), "{}", table.body);
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::playoff::finish_tournament(work, structure, "")).expect("it has a winner");
        assert!(public.see(&format!("/t/{slug}")).text().contains("Ann"), "the champion");
        let places = podium_rules::playoff::final_places(&db.load(&slug).event);
        let names: Vec<String> = places.given().iter().map(|place| db.load(&slug).row(place.player).name.clone()).collect();
        assert_eq!(names, ["Ann", "Cy", "Di", "Bo"]);
    }

    fn a_drawn_playoff_match_is_refused_by_the_addendum(db) {
        let slug = cut_of_four(db, "Replayed", r#""draw_shared_by": "still_in""#);
        db.next_round(&slug);
        let refused = db.act(&slug, |work| results::report(work, 1, &typed("=12"), None)).expect_err("it is replayed");
        assert!(refused.to_string().contains("a playoff match has a winner"), "{refused:?}");
    }

    fn the_seats_of_a_playoff_are_drawn_where_it_is_so(db) {
        let slug = cut_of_four(db, "Seats", r#""playoff_seats": "random""#);
        db.next_round(&slug);
        let loaded = db.load(&slug);
        let keys = ["a", "b", "c", "d"];
        let secret = loaded.tournament.secret_bytes().expect("a secret");
        let counter = loaded.rounds[0].row.draw_counter;
        let order = Draws::new(&secret).order(Purpose::Seats, 1, u32::try_from(counter).expect("a number"), &keys);
        let drawn: Vec<&str> = order.into_iter().map(|ix| keys[ix]).collect();
        let seats = &loaded.event.rounds()[0].pods[0].seats;
        let seated: Vec<&str> = seats.iter().map(|seat| loaded.event.player(*seat).id.as_str()).collect();
        assert_eq!(seated, drawn, "as anyone can compute it from the secret");
    }
}
