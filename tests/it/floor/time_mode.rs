//! Time mode of the floor: one tap calls time, one counts a turn, one ends the match; by whom, and at which table.

use podium_event::profile::EndOfRound;
use podium_melee::Seat;
use podium_ops::floor::follow::{self, FollowedTable, ReplayedGame, table_of_round};
use podium_ops::floor::rulings::{self, NewPenalty, NewRuling};
use podium_ops::run::clock::{begin_deck_check, extend};
use podium_store::tournaments::rounds::PodRow;
use serde_json::Value;

use super::*;
use crate::harness::both_databases;
use crate::harness::form::Form;
use crate::harness::http::Page;

/// A table of the first round with its games.
pub(super) fn table(db: &TestDb, slug: &str, number: i64) -> FollowedTable {
    let round = db.load(slug).rounds[0].row.clone();
    let table: Result<Option<FollowedTable>, DbError> = db.db.read(|conn| table_of_round(conn, &round, number));
    table.expect("tables are read").expect("the table")
}

fn pod(db: &TestDb, slug: &str, number: i64) -> PodRow {
    table(db, slug, number).pod
}

/// The game that is followed at a table.
fn game(db: &TestDb, slug: &str, number: i64) -> ReplayedGame {
    table(db, slug, number).open().expect("it is followed").clone()
}

/// The steps of a game that count, by their verbs.
fn verbs(game: &ReplayedGame) -> Vec<String> {
    let verb = |action: &str| {
        let action: Value = serde_json::from_str(action).expect("an action is JSON");
        action["do"].as_str().unwrap_or_default().to_owned()
    };
    game.standing().map(|step| verb(&step.action)).collect()
}

fn floor_at(slug: &str) -> String {
    format!("/t/{slug}/desk/floor?show=time")
}

/// Taps a button of the page as somebody sees it now.
fn tap(who: &Visitor, slug: &str, name: &str, value: &str) -> Page {
    let page = who.see(&floor_at(slug));
    assert!(
        page.body.contains(&format!("name=\"{name}\" value=\"{value}\"")),
        "no {name}={value} in {}",
        page.text()
    );
    who.send(&page.form("/desk/floor").set(name, value))
}

/// Taps, and reads the page that follows.
fn taps(who: &Visitor, slug: &str, name: &str, value: &str) -> String {
    let answer = tap(who, slug, name, value);
    assert_eq!(answer.status, 303, "{name}={value}: {}", answer.text());
    who.see(&floor_at(slug)).text()
}

/// Undoes the last tap at a table, whose button names its step, and reads the page that follows.
fn undoes(who: &Visitor, slug: &str, table: i64) -> String {
    let page = who.see(&floor_at(slug));
    let (_, rest) = page
        .body
        .split_once(&format!("name=\"undo\" value=\"{table}."))
        .expect("it can be undone");
    let value = format!("{table}.{}", rest.split('"').next().expect("a value"));
    assert_eq!(value.matches('.').count(), 2, "table, step, version: {value}");
    taps(who, slug, "undo", &value)
}

/// A round whose time is up for five minutes.
fn late(db: &TestDb, tables: usize) -> String {
    let slug = running(db, tables);
    in_database_clock(db, &slug, 80, Some(75));
    slug
}

both_databases! {
    fn one_tap_calls_time_at_a_table_that_nobody_followed(db) {
        let slug = late(db, 3);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let page = jo.see(&format!("/t/{slug}/desk/floor"));
        assert!(page.text().contains("Whose turn is it?"), "time is up: the floor asks: {}", page.text());
        assert_eq!(page.header("content-encoding"), "", "it holds a token");
        let said = taps(&jo, &slug, "call", "2.3.0");
        let name = table(db, &slug, 2).players[2].name.clone();
        assert!(said.contains(&format!("0 of 4 · {name}")), "{said}");
        // T40: the record begins with the turn in progress, and no turn before it is invented
        let followed = game(db, &slug, 2);
        assert_eq!(verbs(&followed), ["call_time"]);
        assert_eq!(followed.game.setup().starting(), Seat::new(2).expect("a seat"));
        assert_eq!(followed.game.time().turns_left(), Some(4));
        // who is next is known
        let next = table(db, &slug, 2).players[3].name.clone();
        assert!(said.contains(&format!("then {next}")), "{said}");
        let said = taps(&jo, &slug, "turn", "2.1.2");
        assert!(said.contains(&format!("1 of 4 · {next}")), "{said}");
        // the game desk shows the same record
        let desk = jo.see(&format!("/t/{slug}/desk/game/2")).text();
        assert!(desk.contains("3 more turns may begin") && desk.contains("Time is called, with extra turns"), "{desk}");
        let said = undoes(&jo, &slug, 2);
        assert!(said.contains(&format!("0 of 4 · {name}")), "{said}");
        let log = log_of(db, &slug);
        assert!(log.iter().all(|line| line.verb != "game.act" || !line.public), "nobody outside reads of a running game");
    }

    fn who_is_out_is_not_counted(db) {
        let slug = late(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        taps(&jo, &slug, "out", "1.1.0");
        let said = taps(&jo, &slug, "call", "1.2.2");
        assert!(said.contains("0 of 3"), "{said}");
        assert!(said.contains("lost"), "the seat says why it has no button: {said}");
        assert_eq!(game(db, &slug, 1).game.setup().starting(), Seat::new(1).expect("a seat"));
        // leaving later does not change the number (T22)
        let said = taps(&jo, &slug, "out", "1.4.3");
        assert!(said.contains("0 of 3"), "{said}");
        let row = jo.see(&format!("/t/{slug}/desk/floor?show=all"));
        let names: Vec<String> = table(db, &slug, 1).players.iter().map(|player| player.name.clone()).collect();
        assert!(row.body.contains(&format!("<s><bdi>{}</bdi></s>", names[0])), "{}", row.body);
        assert!(row.text().contains(&format!("{}'s turn", names[1])), "{}", row.text());
    }

    fn who_has_left_can_be_the_one_whose_turn_it_is(db) {
        let slug = late(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let names: Vec<String> = table(db, &slug, 1).players.iter().map(|player| player.name.clone()).collect();
        taps(&jo, &slug, "out", "1.2.0");
        // CR 800.4j: their turn is still turn 0, and those still in are counted
        let said = taps(&jo, &slug, "call", "1.2.2");
        assert!(said.contains(&format!("0 of 3 · {}", names[1])), "{said}");
        assert!(said.contains(&format!("then {}", names[2])), "{said}");
        assert_eq!(game(db, &slug, 1).game.setup().starting(), Seat::new(1).expect("a seat"));
        let mut said = taps(&jo, &slug, "turn", "1.1.3");
        assert!(said.contains(&format!("1 of 3 · {}", names[2])), "{said}");
        for (version, turn, seat) in [(4, 2, 3), (5, 3, 0)] {
            said = taps(&jo, &slug, "turn", &format!("1.1.{version}"));
            assert!(said.contains(&format!("{turn} of 3 · {}", names[seat])), "{said}");
        }
        assert!(taps(&jo, &slug, "turn", "1.1.6").contains("The game is drawn"), "{said}");
        // at a followed table, where the record knows whose turn it is, only that player may be out
        db.act(&slug, |work| follow::start(work, 2, &follow::AgreedRules::default())).expect("followed");
        let at = |version| follow::GameVersion::new(2, version);
        let act = |version, action: Value| {
            db.act(&slug, |work| follow::act(work, at(version), &[follow::DeskAction::Do(action.clone())])).expect("done");
        };
        let keys: Vec<String> = table(db, &slug, 2).players.iter().map(|player| player.key.clone()).collect();
        act(1, serde_json::json!({"do": "end_turn", "marker": 1}));
        act(2, serde_json::json!({"do": "leave", "players": [keys[1], keys[3]], "why": "lost"}));
        let page = jo.see(&floor_at(&slug)).body;
        assert!(page.contains("name=\"call\" value=\"2.2.3\"") && !page.contains("name=\"call\" value=\"2.4.3\""), "{page}");
        assert!(taps(&jo, &slug, "call", "2.2.3").contains("0 of 2"));
    }

    fn out_asks_whether_a_player_lost_or_conceded(db) {
        let slug = late(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        taps(&jo, &slug, "call", "1.1.0");
        assert!(taps(&jo, &slug, "out", "1.2.2").contains("lost"));
        assert!(taps(&jo, &slug, "conceded", "1.3.3").contains("conceded"));
        taps(&jo, &slug, "won", "1.D.4");
        // T3: who lost shares the draw, who conceded does not
        let scoring: Vec<bool> = table(db, &slug, 1).places.iter().map(|place| !place.conceded).collect();
        assert_eq!(scoring, [true, true, false, true]);
    }

    fn an_extra_turn_is_one_tap(db) {
        let slug = late(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let names: Vec<String> = table(db, &slug, 1).players.iter().map(|player| player.name.clone()).collect();
        let said = taps(&jo, &slug, "call", "1.2.0");
        assert!(said.contains(&format!("then {}", names[2])), "{said}");
        let said = taps(&jo, &slug, "extra", "1.2.2");
        assert!(said.contains(&format!("then {}", names[1])), "their own turn comes once more: {said}");
        // T22: it counts among the turns that follow
        let said = taps(&jo, &slug, "turn", "1.1.3");
        assert!(said.contains(&format!("1 of 4 · {}", names[1])) && said.contains(&format!("then {}", names[2])), "{said}");
        let said = undoes(&jo, &slug, 1);
        assert!(said.contains(&format!("0 of 4 · {}", names[1])), "{said}");
    }

    fn phones_say_what_to_do_when_time_is_up(db) {
        let slug = late(db, 2);
        db.in_database_profile(&slug, |profile| profile.players_report = Some(true));
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let seated = table(db, &slug, 1).players;
        let phone = |seat: usize| service.in_database_player(&slug, seated[seat].number).see(&format!("/t/{slug}/me"));
        let up = phone(0);
        assert!(up.text().contains("Time is up. Finish this turn, then one more turn for each player still in the game. A judge comes."));
        assert!(up.text().contains("The game has ended: report who won"), "who won comes second: {}", up.text());
        let public = service.anonymous().see(&format!("/t/{slug}/pairings")).body;
        assert!(public.contains("data-ends>time is up"), "said without a script, too");
        taps(&jo, &slug, "call", "1.2.0");
        let says = "Time is called. Finish this turn, then 4 more. A judge counts them.";
        let (own, other) = (phone(1).text(), phone(0).text());
        assert!(own.contains(&format!("{says} It is your turn.")), "{own}");
        assert!(other.contains(&format!("{says} It is the turn of {}.", seated[1].name)), "{other}");
        taps(&jo, &slug, "turn", "1.1.2");
        assert!(phone(2).text().contains("then 3 more. A judge counts them. It is your turn."), "{}", phone(2).text());
        // a table with time left asks who won, and asks for itself when its time is up
        db.act(&slug, |work| extend(work, 1, 2, 30, "a ruling")).expect("given");
        let number = table(db, &slug, 2).players[0].number;
        let playing = service.in_database_player(&slug, number).see(&format!("/t/{slug}/me"));
        assert!(playing.text().contains("Who won?") && !playing.text().contains("Time is up"), "{}", playing.text());
        assert!(playing.body.contains("data-asks"), "{}", playing.body);
    }

    fn slow_play_is_confirmed_by_the_call(db) {
        let slug = late(db, 2);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let slow = table(db, &slug, 1).players[2].clone();
        let ruling = NewRuling {
            table: Some(1),
            what: "Four minutes for one attack.".to_owned(),
            players: vec![NewPenalty {
                number: slow.number,
                infraction: Some("3.3".to_owned()),
                penalty: Some(podium_event::penalties::Penalty::Warning),
                ..NewPenalty::default()
            }],
            ..NewRuling::default()
        };
        db.act(&slug, |work| rulings::record(work, &ruling).map(|_| ())).expect("ruled");
        let page = jo.see(&floor_at(&slug));
        assert!(page.text().contains(&format!("Slow Play: {} is not counted", slow.name)), "{}", page.text());
        assert!(page.text().contains("3 turns follow"), "{}", page.text());
        // it is ticked: the tap confirms it, at this table alone
        assert!(taps(&jo, &slug, "call", "1.1.0").contains("0 of 3"));
        assert!(taps(&jo, &slug, "call", "2.1.0").contains("0 of 4"));
        // who calls may decide otherwise
        undoes(&jo, &slug, 1);
        let mut form = jo.see(&floor_at(&slug)).form("/desk/floor");
        form.fields.retain(|(name, _)| name != "not_counted");
        assert_eq!(jo.send(&form.set("call", "1.1.3")).status, 303);
        assert!(jo.see(&floor_at(&slug)).text().contains("0 of 4"));
        assert_eq!(game(db, &slug, 1).game.time().turns_left(), Some(4));
    }

    fn a_result_is_one_tap_and_so_is_clearing_it(db) {
        let slug = late(db, 3);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        taps(&jo, &slug, "call", "1.1.0");
        let winner = table(db, &slug, 1).players[3].name.clone();
        let said = taps(&jo, &slug, "won", "1.4.2");
        assert!(said.contains(&format!("{winner} won")), "{said}");
        let results = jo.see(&format!("/t/{slug}/desk/results")).text();
        assert!(results.contains("1 of 3 reported") && results.contains(&format!("{winner} won")), "{results}");
        assert!(table(db, &slug, 1).open().is_none(), "its game is confirmed");
        // undone as a whole: the result, the confirmation, the departures
        let version = pod(db, &slug, 1).version;
        let said = taps(&jo, &slug, "back", &format!("1.{version}"));
        assert!(said.contains("0 of 4"), "{said}");
        assert_eq!(verbs(&game(db, &slug, 1)), ["call_time"]);
        assert_eq!(pod(db, &slug, 1).result, None);
        // all turns are played: drawn, and confirmed by one tap
        for _ in 0..5 {
            let version = game(db, &slug, 1).row.version;
            taps(&jo, &slug, "turn", &format!("1.1.{version}"));
        }
        let version = game(db, &slug, 1).row.version;
        let said = taps(&jo, &slug, "won", &format!("1.D.{version}"));
        assert!(said.contains("Drawn"), "{said}");
        // a table that has finished before its time needs no record
        let said = taps(&jo, &slug, "won", "2.2.0");
        assert!(said.contains(&format!("{} won", table(db, &slug, 2).players[1].name)), "{said}");
        assert!(table(db, &slug, 2).games.is_empty());
    }

    fn what_players_report_counts_by_one_tap(db) {
        let slug = late(db, 2);
        super::board::in_database_report(db, &slug, 1, podium_store::ReportState::Waiting);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let page = jo.see(&floor_at(&slug));
        assert!(page.text().contains("Nobody of the table has confirmed it yet."), "{}", page.text());
        let said = page.body.split("name=\"said\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
        let winner = table(db, &slug, 1).players[0].name.clone();
        assert!(taps(&jo, &slug, "said", said.expect("a button")).contains(&format!("{winner} won")));
    }

    fn what_else_goes_on_at_a_table_is_seen_at_every_step(db) {
        let slug = late(db, 2);
        a_call(db, &slug, 1);
        let sits = |number: &i64| table(db, &slug, *number).players.iter().any(|player| player.number == 1);
        let number = (1..=2).find(sits).expect("the caller sits");
        db.act(&slug, |work| begin_deck_check(work, 1, number, &[], "Random")).expect("begun");
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let seen = |text: &str| text.contains("Deck check since") && text.contains("a judge is called");
        let asks = jo.see(&floor_at(&slug)).text();
        assert!(seen(&asks), "{asks}");
        let called = taps(&jo, &slug, "call", &format!("{number}.1.0"));
        assert!(called.contains("0 of 4") && seen(&called), "{called}");
    }

    fn a_table_with_an_extension_waits_for_its_own_time(db) {
        let slug = late(db, 2);
        db.act(&slug, |work| extend(work, 1, 2, 30, "A long ruling")).expect("given");
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let page = jo.see(&floor_at(&slug));
        assert!(page.text().contains("extension running") && page.text().contains("+30"), "{}", page.text());
        assert!(page.body.contains("name=\"early\" value=\"2.1.0\"") && !page.body.contains("name=\"call\" value=\"2.1.0\""));
        // an old page that calls it is asked back
        let refused = jo.send(&page.form("/desk/floor").set("call", "2.1.0"));
        assert_eq!(refused.status, 422);
        assert!(refused.text().contains("min left, and time was not called"), "{}", refused.text());
        assert!(table(db, &slug, 2).games.is_empty(), "nothing was begun");
        assert!(taps(&jo, &slug, "early", "2.1.0").contains("0 of 4"));
    }

    fn the_end_of_one_table_is_the_head_judges_and_everybody_reads_why(db) {
        let slug = late(db, 2);
        let service = Service::start(db);
        let (jo, hal) = (visits(&service, &slug, "Jo", Role::Judge), visits(&service, &slug, "Hal", Role::HeadJudge));
        let at = format!("/t/{slug}/desk/floor/2");
        assert_eq!(Form::all(&jo.see(&at).body).iter().filter(|form| form.action.ends_with("/end")).count(), 0);
        assert_eq!(jo.post(&format!("{at}/end"), &[("end", "finish_turn"), ("end_reason", "x")]).status, 403);
        let empty = hal.send(&hal.see(&at).form("/end"));
        assert!(empty.status == 422 && empty.text().contains("say why"), "{}", empty.text());
        let done = hal.send(&empty.form("/end").set("end_reason", "The <b>lights</b> go out at ten"));
        assert_eq!(done.status, 303, "{}", done.text());
        assert!(jo.see(&at).text().contains("The <b>lights</b> go out at ten"));
        let public = service.anonymous().see(&format!("/t/{slug}/profile")).text();
        assert!(public.contains("table 2") && public.contains("The <b>lights</b> go out at ten"), "{public}");
        let changes = service.anonymous().see(&format!("/t/{slug}/changes")).text();
        assert!(changes.contains("the turn in progress is finished"), "{changes}");
        // every judge calls it this way
        let said = taps(&jo, &slug, "call", "2.1.0");
        assert!(said.contains("Last turn"), "{said}");
        assert!(taps(&jo, &slug, "call", "1.1.0").contains("0 of 4"));
        let late = hal.post(&format!("{at}/end"), &[("end", "extra_turns"), ("end_reason", "Lights are on again")]);
        assert!(late.status != 303 && late.text().contains("Undo the call"), "{}", late.text());
        undoes(&jo, &slug, 2);
        let back = hal.send(&hal.see(&at).form("/end").set("end_reason", "Lights are on again"));
        assert_eq!(back.status, 303, "{}", back.text());
        assert_eq!(pod(db, &slug, 2).end_of_round, None);
        let public = service.anonymous().see(&format!("/t/{slug}/profile")).text();
        assert!(!public.contains("table 2"), "{public}");
    }

    fn an_archive_keeps_the_end_of_a_table(db) {
        let slug = late(db, 2);
        db.act(&slug, |work| follow_end(work, "Feature match")).expect("chosen");
        let first = super::archive::exported(db, &slug, true);
        let packed = first.replace(' ', "");
        assert!(packed.contains("\"end_of_round\":{\"procedure\":\"finish_turn\",\"reason\":\"Featurematch\"}"), "{first}");
        assert!(super::archive::exported(db, &slug, false).contains("Feature match"), "everybody reads it");
        let document = podium_document::event::read(first.as_bytes()).expect("sound");
        let elsewhere = TestDb::sqlite();
        let there = podium_ops::tournaments::archive::import(&elsewhere.db, &document, "somebody").ok().expect("imported");
        assert_eq!(super::archive::exported(&elsewhere, &there, true), first, "the same bytes");
    }

    fn a_large_hall_is_called_in_parts(db) {
        let slug = late(db, 60);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        db.act_as(&slug, db.staff::<Floor>("Jo"), |work| floor::take(work, "55-60")).expect("covered");
        let first = jo.see(&floor_at(&slug));
        let cards = |page: &Page| page.body.matches("<article").count();
        assert_eq!(cards(&first), 50);
        // beside its words each button names its player for those who hear the page
        assert!(first.body.len() < 175_000, "{} bytes", first.body.len());
        let rest = jo.see(&format!("{}&part=2", floor_at(&slug)));
        assert_eq!(cards(&rest), 10);
        let answer = jo.send(&rest.form("/desk/floor").set("call", "60.1.0"));
        assert!(answer.location.contains("part=2") && answer.location.ends_with("#table-60"), "{}", answer.location);
        // in a hall of one page the reader's own tables come first
        let slug = late(db, 5);
        db.in_database_join(&slug, "Jo", Role::Judge);
        db.act_as(&slug, db.staff::<Floor>("Jo"), |work| floor::take(work, "4")).expect("covered");
        let page = jo.see(&floor_at(&slug));
        let order: Vec<&str> = page.body.split("id=\"table-").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        assert_eq!(order, ["4", "1", "2", "3", "5"]);
    }

    fn old_pages_and_other_roles_do_nothing(db) {
        let slug = late(db, 2);
        let service = Service::start(db);
        let (jo, kim) = (visits(&service, &slug, "Jo", Role::Judge), visits(&service, &slug, "Kim", Role::Judge));
        let sam = visits(&service, &slug, "Sam", Role::Scorekeeper);
        let old = kim.see(&floor_at(&slug)).form("/desk/floor");
        taps(&jo, &slug, "call", "1.1.0");
        // two judges at one table: the second one is refused
        let refused = kim.send(&old.clone().set("call", "1.2.0"));
        assert_eq!(refused.status, 409, "{}", refused.text());
        assert!(refused.text().contains("Game 1 of table 1 is followed already"), "{}", refused.text());
        assert!(refused.body.contains("data-leave"), "the card says it");
        assert_eq!(verbs(&game(db, &slug, 1)), ["call_time"]);
        // a turn that somebody else has counted is not counted twice, and may be sent again
        let old_turn = kim.see(&floor_at(&slug)).form("/desk/floor");
        taps(&jo, &slug, "turn", "1.1.2");
        let late = kim.send(&old_turn.set("turn", "1.1.2"));
        assert_eq!(late.status, 409);
        let again = Form::all(&late.body).into_iter().find(|form| form.value("turn") == "1.1.3");
        assert_eq!(kim.send(&again.expect("mine again")).status, 303);
        assert_eq!(verbs(&game(db, &slug, 1)), ["call_time", "end_turn", "end_turn"]);
        // the other table of the same page may be called
        assert_eq!(kim.send(&old.set("call", "2.2.0")).status, 303);
        let nothing = kim.send(&kim.see(&floor_at(&slug)).form("/desk/floor"));
        assert_eq!(nothing.status, 422);
        // a scorekeeper reads the floor as it always was
        let page = sam.see(&format!("/t/{slug}/desk/floor"));
        assert_eq!(Form::all(&page.body).len(), 0);
        assert!(sam.see(&floor_at(&slug)).text().contains("turn 0, 4 to come"));
        assert_eq!(sam.post(&format!("/t/{slug}/desk/floor"), &[("call", "2.1.0")]).status, 403);
        assert_eq!(service.anonymous().post(&format!("/t/{slug}/desk/floor"), &[("call", "2.1.0")]).status, 303);
    }

    fn a_grand_melee_lists_its_markers(db) {
        let slug = db.in_database_tournament("Melee", 16);
        db.in_database_profile(&slug, |profile| {
            profile.pod_size = 16;
            profile.points = podium_event::profile::Points::standard(16);
        });
        db.next_round(&slug);
        let service = Service::start(db);
        let jo = visits(&service, &slug, "Jo", Role::Judge);
        let unknown = jo.see(&floor_at(&slug));
        assert!(unknown.text().contains("nobody follows them"), "{}", unknown.text());
        db.act(&slug, |work| podium_ops::floor::follow::start(work, 1, &Default::default())).expect("followed");
        let said = taps(&jo, &slug, "early", "1.0.1");
        assert!(said.contains("16 turns left") && said.matches("finishes the turn").count() == 4, "{said}");
        let said = taps(&jo, &slug, "turn", "1.2.2");
        assert!(said.contains("16 turns left") || said.contains("15 turns left"), "{said}");
        assert_eq!(verbs(&game(db, &slug, 1)), ["call_time", "end_turn"]);
    }
}

/// Chooses the other end for table 1.
fn follow_end(work: &mut Work<'_, '_>, reason: &str) -> Result<(), OpError> {
    podium_ops::floor::follow::choose_end_of_round(work, 1, Some(EndOfRound::FinishTurn), reason)
}
