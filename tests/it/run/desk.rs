//! The desk as the staff use it: each step of an event is one press there, with what it refuses and how it is undone.

use podium_ops::command::rights::Floor;
use podium_ops::floor;
use podium_ops::people::players;
use podium_ops::run::{reports, results};
use podium_store::{Role, TournamentState};

use crate::harness::both_databases;
use crate::harness::http::{Page, Service, Visitor};
use crate::public::Play;

/// Somebody at the desk.
struct AtDesk<'p> {
    visitor: Visitor,
    play: &'p Play<'p>,
}

impl AtDesk<'_> {
    fn see(&self) -> Page {
        self.visitor.see(&self.play.at("/desk"))
    }

    fn says(&self, sentence: &str) {
        let text = self.see().text();
        assert!(text.contains(sentence), "{sentence:?} is missing: {text}");
    }

    /// Presses a button of the desk, whose answer leads back there.
    fn press(&self, action: &str) {
        let answer = self.visitor.send(&self.see().form(action));
        assert_eq!(
            (answer.status, answer.location),
            (303, self.play.at("/desk")),
            "{action}"
        );
    }

    /// Types the word that confirms an undo.
    fn undo(&self, word: &str, action: &str) {
        let answer = self.visitor.send(&self.see().form(action).set("confirm", word));
        assert_eq!(
            (answer.status, answer.location),
            (303, self.play.at("/desk")),
            "{action}"
        );
    }
}

fn at_desk<'p>(service: &Service<'_>, play: &'p Play<'p>, role: Role) -> AtDesk<'p> {
    let visitor = service.in_database_staff(&play.slug, role);
    AtDesk { visitor, play }
}

both_databases! {
    fn a_whole_event_is_run_from_the_desk(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let desk = at_desk(&service, &play, Role::Scorekeeper);
        desk.says("16 players, all of them here");
        let planned = podium_rules::plan::plan(&play.load().event);
        for round in 1..=planned.swiss_rounds {
            desk.says(&format!("Pair round {round}"));
            desk.press("/desk/rounds");
            desk.says(&format!("Draft of round {round}"));
            desk.says("Publish only");
            // the turnover of a round: finish, pair, publish and start
            desk.press("/publish-and-start");
            desk.says("0 of 4 tables reported");
            play.report_all();
            desk.says(&format!("Every table of round {round} has its result"));
            desk.press("/finish");
        }
        desk.says("The Swiss rounds are played");
        desk.says(&format!("Announce the top {}", planned.cut));
        desk.press("/desk/playoff");
        while play.load().rounds.len() < 40 && !desk.see().text().contains("Finish the tournament") {
            desk.says("can be made");
            desk.press("/desk/rounds");
            desk.press("/publish");
            desk.says("Start when everybody sits");
            desk.press("/start");
            play.report_all();
            desk.press("/finish");
        }
        desk.says("The winner is");
        desk.press("/desk/finish");
        desk.says("The tournament is over");
    }

    fn a_tournament_ends_before_its_plan_by_who_says_why(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let desk = at_desk(&service, &play, Role::Scorekeeper);
        let playoff = || desk.visitor.see(&play.at("/desk/playoff"));
        assert!(!playoff().body.contains("/desk/finish"), "nothing was played");
        desk.press("/desk/rounds");
        desk.press("/publish-and-start");
        play.report_all();
        assert!(!playoff().body.contains("/desk/finish"), "a round is open");
        let rounds = desk.visitor.see(&play.at("/desk/rounds"));
        for page in [playoff(), rounds] {
            assert!(page.body.contains("/rounds/1/finish"), "the next step: {}", page.text());
        }
        desk.press("/finish");
        let planned = podium_rules::plan::plan(&play.load().event).swiss_rounds;
        assert!(playoff().text().contains(&format!("1 of {planned} planned Swiss rounds are played")));
        let form = playoff().form("/desk/finish");
        let silent = desk.visitor.send(&form.clone().set("reason", " "));
        assert_eq!(silent.status, 422, "{}", silent.text());
        assert_eq!(play.load().tournament.state, TournamentState::Swiss);
        let said = desk.visitor.send(&playoff().form("/desk/finish").set("reason", "The roof leaks"));
        assert_eq!((said.status, said.location), (303, play.at("/desk")));
        assert_eq!(play.load().tournament.state, TournamentState::Finished);
        assert!(service.anonymous().see(&play.at("/changes")).text().contains("The roof leaks"));
    }

    fn each_step_of_a_round_is_undone_where_it_was_made(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let desk = at_desk(&service, &play, Role::HeadJudge);
        desk.press("/desk/rounds");
        desk.press("/publish-and-start");
        // a word that is not the one: the desk asks again, and keeps it
        let wrong = desk.visitor.send(&desk.see().form("/unstart").set("confirm", "unstrat"));
        assert_eq!(wrong.status, 422, "{}", wrong.text());
        assert!(wrong.text().contains("Type the word unstart") && wrong.text().contains("0 of 4 tables reported"));
        assert_eq!(wrong.form("/unstart").value("confirm"), "unstrat");
        desk.undo("unstart", "/unstart");
        desk.says("Round 1 is published");
        assert!(play.load().clock.is_none(), "its clock is gone");
        desk.undo("unpublish", "/unpublish");
        desk.says("Draft of round 1");
        desk.undo("discard", "/discard");
        desk.says("Pair round 1");
        desk.press("/desk/rounds");
        desk.press("/publish-and-start");
        play.report("1");
        assert!(!desk.see().body.contains("/unstart"), "results rest on it");
        desk.press("/finish");
        desk.says("Round 1 runs again until");
        desk.undo("reopen", "/reopen");
        desk.says("Every table of round 1 has its result");
        let changes = service.anonymous().see(&play.at("/changes")).text();
        for line in ["Start of round 1 undone.", "Publication of round 1 undone.", "Round 1 reopened."] {
            assert!(changes.contains(line), "{line}: {changes}");
        }
    }

    fn what_a_published_round_needs_on_paper_is_offered_where_one_stands(db) {
        let play = Play::of(db, 8);
        let service = Service::start(db);
        let desk = at_desk(&service, &play, Role::Scorekeeper);
        let sheets = ["/pairings/1/names", "/pairings/1?part=all", "/pairings/1/slips"];
        let number = play.draft();
        let pages = [play.at("/desk"), play.at(&format!("/desk/rounds/{number}"))];
        let offers = |page: &str| {
            let body = desk.visitor.see(page).body;
            sheets.map(|sheet| body.contains(&format!("href=\"{}\"", play.at(sheet))))
        };
        for page in &pages {
            assert_eq!(offers(page), [false; 3], "{page}: of a draft");
        }
        play.publish(number);
        for page in &pages {
            assert_eq!(offers(page), [true; 3], "{page}");
        }
        // each leads to a sheet, if need be through its own address
        for sheet in sheets {
            let answer = desk.visitor.get(&play.at(sheet));
            let there = if answer.status == 200 { answer } else { desk.visitor.see(&answer.location) };
            assert!(there.text().contains("First1 "), "{sheet}");
        }
        let found = desk.visitor.see(&play.at("/desk/find.json?q=slips")).body;
        assert!(found.contains(&play.at("/pairings/1/slips")), "{found}");
    }

    fn a_start_with_a_result_is_not_undone(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let desk = at_desk(&service, &play, Role::HeadJudge);
        desk.press("/desk/rounds");
        desk.press("/publish-and-start");
        let old = desk.see().form("/unstart").set("confirm", "unstart");
        play.report("1");
        let refused = desk.visitor.send(&old);
        assert_eq!(refused.status, 409, "{}", refused.text());
        assert!(refused.text().contains("it has results") || refused.text().contains("changed since you looked"), "{}", refused.text());
        assert!(play.load().clock.is_some());
    }

    fn what_a_step_refuses_is_asked_on_the_desk(db) {
        let play = Play::of(db, 12);
        play.set(|settings| settings.profile.level = podium_event::level::Level::Competitive);
        let service = Service::start(db);
        let desk = at_desk(&service, &play, Role::Organizer);
        desk.says("Why continue anyway");
        let asked = desk.visitor.send(&desk.see().form("/desk/rounds").set("reason", " "));
        assert_eq!(asked.status, 422, "{}", asked.text());
        assert!(asked.text().contains("give a reason; it is recorded") && asked.text().contains("Pair round 1"));
        let paired = asked.form("/desk/rounds").set("reason", "A small event");
        assert_eq!(desk.visitor.send(&paired).location, play.at("/desk"));
        desk.press("/publish-and-start");
        // an old page finishes nothing while a table plays
        let version = play.load().tournament.structure_version.to_string();
        let fields = [("version", version.as_str()), ("back", "desk")];
        let early = desk.visitor.post(&play.at("/desk/rounds/1/finish"), &fields);
        assert_eq!(early.status, 409);
        assert!(early.text().contains("There is no result at tables 1, 2 and 3 in round 1") && early.text().contains("0 of 3 tables reported"));
        // somebody calls after the page was opened
        play.report_all();
        let seen = desk.see().form("/finish");
        db.act_as(&play.slug, db.staff::<Floor>("organizer"), |work| floor::note(work, Some(2), "A trigger")).expect("called");
        let unseen = desk.visitor.send(&seen);
        assert_eq!(unseen.status, 409, "{}", unseen.text());
        assert!(unseen.text().contains("A judge is called at table 2"), "{}", unseen.text());
        assert_eq!(desk.visitor.send(&unseen.form("/finish")).location, play.at("/desk"), "seen, it is finished");
    }

    fn too_few_players_here_are_reported_before_anybody_is_dropped(db) {
        let play = Play::of(db, 12);
        let service = Service::start(db);
        let desk = at_desk(&service, &play, Role::Organizer);
        for number in 3..=12 {
            db.act(&play.slug, |work| players::check_in(work, number, false)).expect("not here");
        }
        let page = desk.see();
        assert!(page.text().contains("2 are too few for a Swiss round"), "{}", page.text());
        assert!(!page.text().contains("who are here") && page.text().contains("Pair all 12"));
        assert!(page.text().contains("10 players are not checked in"), "who is missing is one tap away");
        let refused = desk.visitor.send(&page.form("/desk/rounds").set("who", "here").set("reason", "A test"));
        assert_eq!(refused.status, 409);
        let said = "Only 2 of 12 players are here, too few for a Swiss round. Check in who has come, or pair all 12.";
        assert!(refused.text().contains(said), "{}", refused.text());
        assert!(play.load().players.iter().all(|row| row.dropped_after.is_none()));
    }

    fn the_desk_names_what_waits_and_where(db) {
        let play = Play::of(db, 16);
        db.in_database_profile(&play.slug, |profile| profile.players_report = Some(true));
        let service = Service::start(db);
        let desk = at_desk(&service, &play, Role::Organizer);
        desk.says("Nothing needs your attention");
        desk.press("/desk/rounds");
        desk.press("/publish-and-start");
        let loaded = play.load();
        let number = |table: usize, seat: usize| {
            let pod = &loaded.event.rounds()[0].pods[table];
            (i64::from(pod.table), loaded.row(pod.seats[seat]).number)
        };
        let ((disputed, first), (_, second), (waiting, third)) = (number(0, 0), number(0, 1), number(1, 0));
        let won = results::Typed { games: "1".to_owned(), ..results::Typed::default() };
        for player in [first, third] {
            db.act_as(&play.slug, db.player(&play.slug, player), |work| reports::report(work, &won)).expect("reported");
        }
        let pod = loaded.rounds[0].pods.iter().find(|pod| pod.table_number == disputed).expect("the table").id.clone();
        let open: Result<_, podium_store::DbError> = db.db.read(|conn| podium_store::floor::reports::open_of_pod(conn, &pod));
        let report = open.expect("reports are read").pop().expect("a report").id;
        db.act_as(&play.slug, db.player(&play.slug, second), |work| reports::dispute(work, &report, "They lost.")).expect("disputed");
        db.act_as(&play.slug, db.staff::<Floor>("organizer"), |work| floor::note(work, Some(disputed), "A question")).expect("called");
        let page = desk.see();
        for sentence in ["1 call waits for a judge", "1 result is disputed", "0 of 4 tables reported"] {
            assert!(page.text().contains(sentence), "{sentence}: {}", page.text());
        }
        let at = play.at("/desk");
        for to in [
            format!("{at}/floor/{disputed}#call-"),
            format!("{at}/results/1/{disputed}"),
            format!("{at}/results/1/{waiting}"),
        ] {
            assert!(page.body.contains(&format!("href=\"{to}")), "{to}: {}", page.body);
        }
        // every block is replaced by the stream
        for part in ["act", "stages", "clock", "waits", "plan"] {
            assert!(page.body.contains(&format!("data-live-part=\"{part}\"")), "{part}");
        }
    }

    fn the_clock_is_paused_and_given_time_on_the_desk(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let desk = at_desk(&service, &play, Role::Scorekeeper);
        desk.press("/desk/rounds");
        desk.press("/publish-and-start");
        desk.press("/clock/pause");
        desk.says("Paused since");
        desk.press("/clock/resume");
        let nothing = desk.visitor.send(&desk.see().form("/clock/add").set("minutes", "7"));
        assert_eq!(nothing.status, 422);
        assert!(nothing.text().contains("Reason: say why") && nothing.text().contains("0 of 4 tables reported"));
        assert_eq!(nothing.form("/clock/add").value("minutes"), "7", "what was typed is kept");
        let given = nothing.form("/clock/add").set("reason", "Fire alarm");
        assert_eq!(desk.visitor.send(&given).location, play.at("/desk"));
        assert_eq!(play.load().clock.expect("it runs").row.added_minutes, 7);
    }

    fn each_role_sees_its_own_next_step(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let organizer = at_desk(&service, &play, Role::Organizer);
        let keeper = at_desk(&service, &play, Role::Scorekeeper);
        let judge = at_desk(&service, &play, Role::Judge);
        let buttons = |page: &Page| crate::harness::form::Form::all(&page.body).into_iter().filter(|form| form.action.contains("/desk")).count();
        assert_eq!(buttons(&judge.see()), 0, "a judge pairs nothing");
        judge.says("Round 1 of");
        assert!(keeper.see().body.contains(&format!("action=\"{}\"", play.at("/desk/rounds"))));
        organizer.press("/desk/rounds");
        assert!(!judge.see().body.contains("/publish"));
        keeper.press("/publish-and-start");
        let page = judge.see().body;
        let (floor, act) = (page.find("id=\"waits\"").expect("the floor"), page.find("data-live-part=\"act\"").expect("the act"));
        assert!(floor < act, "a judge reads the floor first");
        assert_eq!(page.matches("button primary").count(), 1, "one primary action");
        assert!(page.contains("/clock/pause"), "a judge runs the clock");
    }

    fn a_form_of_a_page_leads_back_to_that_page(db) {
        let play = Play::of(db, 16);
        let service = Service::start(db);
        let desk = at_desk(&service, &play, Role::Organizer);
        let number = play.draft();
        let round = play.at(&format!("/desk/rounds/{number}"));
        let started = desk.visitor.send(&desk.visitor.see(&round).form("/publish-and-start"));
        assert_eq!(started.location, round);
        play.report_all();
        let finish = desk.visitor.see(&round).form("/finish");
        assert_eq!(desk.visitor.send(&finish.set("back", "https://other.example/")).location, play.at("/desk"));
    }

    /// Sixteen are enough for the level and fifteen are not: why is asked for where the fifteen are paired.
    fn too_few_who_are_here_can_say_why(db) {
        let slug = db.in_database_tournament("Spring", 16);
        db.act(&slug, |work| players::check_in(work, 16, false)).expect("checked out");
        let service = Service::start(db);
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let form = keeper.see(&format!("/t/{slug}/desk")).form("/desk/rounds");
        assert!(!form.fields.iter().any(|(name, _)| name == "reason"), "all sixteen can be paired: {form:?}");
        let asked = keeper.send(&form.set("who", "here"));
        assert_eq!(asked.status, 422, "{}", asked.text());
        assert!(asked.text().contains("at least 16 players; here are 15"), "{}", asked.text());
        let form = asked.form("/desk/rounds");
        assert!(form.fields.iter().any(|(name, _)| name == "reason"), "there is nowhere to write why: {}", asked.text());
        let paired = keeper.send(&form.set("reason", "One is ill").set("who", "here"));
        assert_eq!(paired.status, 303, "{}", paired.text());
        assert_eq!(db.load(&slug).rounds.len(), 1);
    }
}
