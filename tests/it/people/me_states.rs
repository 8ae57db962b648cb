//! Each state of a player: what their page says first, and what they can do from it.

use podium_ops::people::players;
use podium_ops::run::rounds::{self, LateEntry, LatePlayer};
use podium_ops::run::{playoff, results};
use podium_ops::tournaments::{self, Settings, change};
use podium_store::tournaments::players as rows;
use podium_store::tournaments::players::PlayerRow;
use podium_store::{DbError, PlayerStatus, Role};

use crate::harness::form::text_of;
use crate::harness::http::{Page, Service, Visitor};
use crate::harness::{TestDb, both_databases};

fn structure(db: &TestDb, slug: &str) -> i64 {
    db.load(slug).tournament.structure_version
}

/// A tournament of so many players with one Swiss round, whose players report, with this cut.
fn tournament(db: &TestDb, name: &str, count: usize, cut: u32) -> String {
    let slug = db.in_database_tournament(name, count);
    set(db, &slug, |settings| {
        settings.profile.players_report = Some(true);
        settings.profile.swiss_rounds = Some(1);
        settings.profile.playoff_cut = Some(cut);
    });
    slug
}

fn set(db: &TestDb, slug: &str, by: impl FnOnce(&mut Settings)) {
    let row = db.load(slug).tournament;
    let mut settings = Settings::of(&row).expect("settings");
    by(&mut settings);
    db.act(slug, |work| change(work, row.settings_version, &settings))
        .expect("the settings change");
}

/// Changes a player straight in the database, and the tournament by an announcement, so that everybody reads it again.
fn in_database_row(db: &TestDb, slug: &str, number: i64, by: impl Fn(&mut PlayerRow)) {
    let tournament = db.load(slug).tournament.id;
    let stored: Result<(), DbError> = db.db.write(|conn| {
        let mut row = rows::by_number(conn, &tournament, number)?.expect("the player is there");
        by(&mut row);
        row.version += 1;
        rows::update(conn, &row)
    });
    stored.expect("stored");
    db.act(slug, |work| podium_ops::tournaments::notices::announce(work, "Lunch"))
        .expect("announced");
}

/// The numbers of the players at a table of the newest round, in seat order.
fn at_table(db: &TestDb, slug: &str, table: u32) -> Vec<i64> {
    let loaded = db.load(slug);
    let round = loaded.event.rounds().last().expect("a round");
    let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
    pod.seats.iter().map(|seat| loaded.row(*seat).number).collect()
}

/// Enters that seat 1 won at every table of the newest round, and finishes it.
fn finish(db: &TestDb, slug: &str) {
    let newest = db.load(slug).rounds.pop().expect("a round");
    for pod in &newest.pods {
        let typed = results::Typed {
            games: "1".into(),
            ..results::Typed::default()
        };
        db.act(slug, |work| results::report(work, pod.table_number, &typed, None))
            .expect("reported");
    }
    db.act(slug, |work| {
        rounds::finish(work, structure(db, slug), newest.row.number)
    })
    .expect("finished");
}

/// The headline of a page.
fn headline(page: &Page) -> String {
    let from = page.body.split_once("<h1").and_then(|(_, rest)| rest.split_once('>'));
    let (text, _) = from.and_then(|(_, rest)| rest.split_once("</h1>")).expect("a headline");
    text_of(text)
}

/// Asserts that a page has this headline, says these things, and none of those.
fn says(page: &Page, head: &str, these: &[&str], not: &[&str]) {
    assert_eq!(headline(page), head, "{}", page.text());
    let text = page.text();
    for this in these {
        assert!(
            text.contains(this) || page.body.contains(this),
            "{head}: {this} in {text}"
        );
    }
    for that in not {
        assert!(
            !text.contains(that) && !page.body.contains(that),
            "{head}: {that} in {text}"
        );
    }
}

fn done(visitor: &Visitor, me: &str, answer: &Page) -> Page {
    assert_eq!(
        (answer.status, answer.location.as_str()),
        (303, me),
        "{}",
        answer.text()
    );
    visitor.see(me)
}

both_databases! {
    fn before_the_rounds_the_page_is_about_being_there(db) {
        let service = Service::start(db);
        let slug = tournament(db, "Before", 8, 4);
        let (me, ann) = (format!("/t/{slug}/me"), service.in_database_player(&slug, 1));
        db.act(&slug, |work| players::check_in(work, 1, false)).expect("not here");
        let page = ann.see(&me);
        says(&page, "You are registered", &["Check in when you are at the venue", "/me/check-in", "/me/code", "/me/drop"], &["/me/call", "/me/report"]);
        let page = done(&ann, &me, &ann.send(&page.form("/check-in")));
        says(&page, "You are checked in", &["pairings of round 1"], &["/me/check-in", "/me/code"]);
        for (status, head, these) in [
            (PlayerStatus::Pending, "Waiting for approval", "has not approved it yet"),
            (PlayerStatus::Waitlisted, "All places are taken", "number 1 on the waiting list"),
        ] {
            in_database_row(db, &slug, 1, |row| row.status = status);
            says(&ann.see(&me), head, &[these], &["/me/drop", "/me/call"]);
        }
        in_database_row(db, &slug, 1, |row| row.status = PlayerStatus::Removed);
        says(&ann.see(&me), "Who are you?", &["Player 002"], &["Player 001", "/me/drop", "/me/call"]);
    }

    fn from_the_pairings_to_the_result_the_seats_are_the_report(db) {
        let service = Service::start(db);
        let slug = tournament(db, "Playing", 8, 4);
        db.next_round(&slug);
        let me = format!("/t/{slug}/me");
        let pod = at_table(db, &slug, 1);
        let [ann, bo, cleo] = [0, 1, 2].map(|seat| service.in_database_player(&slug, pod[seat]));
        let seated = ann.see(&me);
        says(&seated, "Table 1", &["Seat 1 of 4", "Who won?", "/me/result", "/me/call"], &["until", "/me/confirm"]);
        db.act(&slug, |work| rounds::start(work, structure(db, &slug), 1)).expect("started");
        says(&ann.see(&me), "Table 1", &["until"], &[]);
        // the page for everybody has no report
        says(&service.anonymous().see(&format!("{me}/{}", pod[0])), "Table 1", &["Seat 1 of 4"], &["Who won?", "/me/call"]);
        // a tap on a seat asks whether it is right
        let sure = ann.see(&format!("{me}/result?winner=2"));
        says(&sure, &format!("Player {:03} won", pod[1]), &["Table 1, round 1", "another player of the table confirms"], &["Who won?"]);
        assert_eq!(sure.form("/me/report").value("winner"), "2");
        says(&ann.see(&format!("{me}/result?winner=9")), "Report the result", &["Who won?", "Who conceded the match?"], &[]);
        let page = done(&ann, &me, &ann.send(&sure.form("/me/report")));
        says(&page, "Waiting for the others", &["You reported at", "/me/withdraw"], &["/me/confirm", "Who won?"]);
        assert_eq!(ann.get(&format!("{me}/result?winner=1")).status, 200, "who reported can say something else");
        let page = bo.see(&me);
        says(&page, &format!("Player {:03} won", pod[1]), &["Is that right?", "That is wrong", "/me/dispute"], &["/me/withdraw"]);
        let page = done(&bo, &me, &bo.send(&page.form("/me/confirm")));
        says(&page, &format!("Player {:03} won", pod[1]), &["confirmed by you", "/me/call"], &["Who won?", "/me/confirm"]);
        let answer = ann.get(&format!("{me}/result?winner=1"));
        assert_eq!((answer.status, answer.location), (303, me.clone()), "there is nothing to report any more");
        // at the other table somebody taps another seat: the staff decides
        let pod = at_table(db, &slug, 2);
        let [dag, eve] = [0, 1].map(|seat| service.in_database_player(&slug, pod[seat]));
        dag.send(&dag.see(&me).form("/me/report").set("winner", "1"));
        let other = eve.see(&format!("{me}/result?winner=2"));
        assert!(other.text().contains("of another one the staff decides"), "{}", other.text());
        let page = done(&eve, &me, &eve.send(&other.form("/me/report")));
        says(&page, "The staff decides", &["Stay at the table", "You reported: ", "/me/call"], &["/me/report", "/me/result"]);
        assert!(cleo.see(&me).text().contains("The result is in"));
    }

    fn a_match_of_several_games_is_tapped_game_by_game(db) {
        let service = Service::start(db);
        let slug = tournament(db, "Best of three", 4, 0);
        set(db, &slug, |settings| settings.profile.games_to_win = 2);
        db.next_round(&slug);
        let me = format!("/t/{slug}/me");
        let pod = at_table(db, &slug, 1);
        let ann = service.in_database_player(&slug, pod[0]);
        says(&ann.see(&me), "Table 1", &["Who won game 1?", "Draw"], &["data-sure"]);
        let second = ann.see(&format!("{me}/result?winner=1"));
        says(&second, "Report the result", &["Who won game 2?", "So far:", "The match ended here", "played=1&"], &[]);
        says(&ann.see(&format!("{me}/result?played=1&winner=D")), "Report the result", &["Who won game 3?"], &[]);
        let early = ann.see(&format!("{me}/result?played=1+D&end=1"));
        assert!(headline(&early).starts_with(&format!("Player {:03} won (games:", pod[0])), "{}", early.text());
        let sure = ann.see(&format!("{me}/result?played=1+D&winner=1"));
        assert_eq!(sure.form("/me/report").value("winner"), "1 D 1");
        done(&ann, &me, &ann.send(&sure.form("/me/report").set("conceded", "4")));
        let bo = service.in_database_player(&slug, pod[1]);
        let page = done(&bo, &me, &bo.send(&bo.see(&me).form("/me/confirm")));
        assert!(headline(&page).contains("(games: Player"), "{}", page.text());
    }

    fn pods_of_other_sizes_and_teams_are_tapped_too(db) {
        let service = Service::start(db);
        for (name, size, count) in [("Five", 5, 10), ("Eight", 8, 16)] {
            let slug = tournament(db, name, count, 0);
            set(db, &slug, |settings| {
                settings.profile.pod_size = size;
                settings.profile.points = podium_event::profile::Points::standard(size);
            });
            in_database_row(db, &slug, 1, |row| row.team_mate = Some("Zoe Zelkova".to_owned()));
            db.next_round(&slug);
            let page = service.in_database_player(&slug, 1).see(&format!("/t/{slug}/me"));
            assert!(page.text().matches("Player 001 & Zoe Zelkova").count() > 1, "{}", page.text());
            let pod = at_table(db, &slug, 1);
            assert_eq!(page.body.matches("data-won=").count(), pod.len() + 1, "every seat and the draw");
            assert_eq!(page.body.contains("who-won-seats long"), pod.len() > 6);
        }
    }

    fn beside_the_tables_everybody_reads_why_they_have_none(db) {
        let service = Service::start(db);
        let slug = tournament(db, "Beside", 9, 4);
        set(db, &slug, |settings| settings.profile.swiss_rounds = Some(3));
        db.next_round(&slug);
        let me = format!("/t/{slug}/me");
        let loaded = db.load(&slug);
        let bye = loaded.row(loaded.event.rounds()[0].byes[0]).number;
        says(&service.in_database_player(&slug, bye).see(&me), "Bye", &["it counts 5 points"], &["/me/result", "Who won?"]);
        let late = LatePlayer::New("Late Lou".into());
        db.act(&slug, |work| rounds::enter_late(work, structure(db, &slug), &late, LateEntry::MatchLoss)).expect("entered");
        says(&service.in_database_player(&slug, 10).see(&me), "Match loss", &["tell the organizer now", "/me/call"], &["Who won?"]);
        finish(db, &slug);
        let ann = service.in_database_player(&slug, at_table(db, &slug, 1)[0]);
        let page = ann.see(&me);
        says(&page, "Pairings soon", &["you won at table 1", "Standing after round 1", "points", "place", "pairings of round 2", "Top 4, 2 rounds left"], &["giant", "Seats in turn order", "Who won?"]);
    }

    fn after_the_swiss_rounds_everybody_reads_whether_and_when_they_play_on(db) {
        let service = Service::start(db);
        let slug = tournament(db, "Cut", 12, 7);
        db.next_round(&slug);
        let me = format!("/t/{slug}/me");
        let own = |number: i64| service.in_database_player(&slug, number).see(&me);
        finish(db, &slug);
        says(&own(1), "The Swiss rounds are over", &["Next the top 7 is announced here", "Standing after round 1"], &["/me/result"]);
        db.act(&slug, |work| playoff::announce(work, structure(db, &slug), 7, "a test")).expect("announced");
        let loaded = db.load(&slug);
        let seeds: Vec<i64> = loaded.event.cut().expect("a cut").iter().map(|seed| loaded.row(*seed).number).collect();
        let out = (1..=12).find(|number| !seeds.contains(number)).expect("somebody missed it");
        says(&own(seeds[0]), "You wait for the final", &["You are seed 1", "/me/call"], &["/me/result"]);
        says(&own(seeds[3]), "You play in the semi-finals", &["You are seed 4"], &[]);
        says(&own(out), "You missed the cut", &["of 12 after the Swiss rounds"], &["data-share"]);
        db.next_round(&slug);
        let page = own(seeds[3]);
        assert!(headline(&page).starts_with("Table ") && page.text().contains("Semi-finals"), "{}", page.text());
        assert!(!page.body.contains("who-won-draw"), "a playoff match has a winner");
        says(&own(seeds[0]), "You wait for the final", &[], &[]);
        let semifinal = at_table(db, &slug, 1);
        finish(db, &slug);
        says(&own(semifinal[0]), "You play in the final", &["you won at table 1"], &[]);
        let page = own(semifinal[1]);
        says(&page, "You finished 5th of 12", &["Semi-finalist", "data-share", &format!("/players/{}", semifinal[1])], &["/me/result"]);
        db.next_round(&slug);
        let last = at_table(db, &slug, 1);
        finish(db, &slug);
        db.act(&slug, |work| playoff::finish_tournament(work, structure(db, &slug), "a test")).expect("over");
        let page = own(last[0]);
        says(&page, "You are the champion", &["champion of 12 at Cut", "Your record", "won–lost–drawn", &service.base], &["/me/drop", "/me/call"]);
        says(&own(last[1]), "You finished 2nd of 12", &["Finalist"], &[]);
        // without a playoff the standings say who is where
        let slug = tournament(db, "Swiss alone", 8, 0);
        db.next_round(&slug);
        let me = format!("/t/{slug}/me");
        let first = at_table(db, &slug, 1)[0];
        finish(db, &slug);
        let ann = service.in_database_player(&slug, first);
        says(&ann.see(&me), "The rounds are over", &["final standings are published soon"], &[]);
        db.act(&slug, |work| playoff::finish_tournament(work, structure(db, &slug), "a test")).expect("over");
        says(&ann.see(&me), "You finished 1st of 8", &["data-share", "1–0–0"], &[]);
    }

    fn players_who_left_read_that_and_how_to_undo_it(db) {
        let service = Service::start(db);
        let slug = tournament(db, "Left", 8, 4);
        db.next_round(&slug);
        let me = format!("/t/{slug}/me");
        let pod = at_table(db, &slug, 1);
        let ann = service.in_database_player(&slug, pod[0]);
        let unsure = ann.send(&ann.see(&me).form("/drop").set("confirm", "perhaps"));
        assert!(unsure.status == 422 && unsure.text().contains("You have not dropped"), "{}", unsure.text());
        let page = done(&ann, &me, &ann.send(&ann.see(&me).form("/drop").set("confirm", "drop")));
        says(&page, "Table 1", &["this is your last match", "Who won?"], &["/me/drop"]);
        db.act(&slug, |work| players::disqualify(work, pod[1], "a test", true)).expect("disqualified");
        let gone = service.in_database_player(&slug, pod[1]);
        says(&gone.see(&me), "You were disqualified", &["head judge"], &["Who won?", "Table 1"]);
        finish(db, &slug);
        says(&ann.see(&me), "You have dropped after round 1", &["tell the staff"], &["/me/drop"]);
        db.act(&slug, |work| tournaments::cancel(work, structure(db, &slug), "a test")).expect("cancelled");
        says(&ann.see(&me), "This tournament was cancelled", &[], &["/me/call", "/me/drop"]);
    }

    fn a_call_that_is_refused_keeps_what_was_typed(db) {
        let service = Service::start(db);
        let slug = tournament(db, "Why", 8, 4);
        let (me, ann) = (format!("/t/{slug}/me"), service.in_database_player(&slug, 1));
        let at = format!("{me}/call");
        assert_eq!(ann.get(&at).location, me, "before the rounds there is no judge to call");
        db.next_round(&slug);
        let page = ann.see(&at);
        let long = ann.send(&page.form("/me/call").set("what", &"x".repeat(2_000)));
        assert_eq!((long.status, headline(&long).as_str()), (422, "Call a judge"));
        done(&ann, &me, &ann.send(&page.form("/me/call").set("what", "A trigger")));
        assert_eq!(ann.get(&at).location, me, "one call at a time");
        let staff = service.in_database_staff(&slug, Role::Judge);
        assert!(staff.see(&format!("/t/{slug}/desk/calls")).text().contains("A trigger"));
    }

    fn the_word_that_confirms_is_typed_in_the_language_of_the_page_or_in_english(db) {
        let service = Service::start(db);
        let slug = tournament(db, "Words", 8, 4);
        let me = format!("/t/{slug}/me");
        for (number, word, drops) in [(1, "abandonar", true), (2, "Drop", true), (3, "sair", false)] {
            let ann = service.in_database_player(&slug, number);
            ann.keep("podium_language", "es");
            let page = ann.see(&me);
            assert!(page.text().contains("abandonar"), "{}", page.text());
            assert!(page.body.contains("href=\"#drop\""), "it is behind More: {}", page.text());
            let answer = ann.send(&page.form("/me/drop").set("confirm", word));
            assert_eq!(answer.status == 303, drops, "{word}: {}", answer.text());
            assert_eq!(answer.text().contains("abandonar"), !drops, "{word}: {}", answer.text());
        }
    }
}
