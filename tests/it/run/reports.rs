//! Results that players report: reported, confirmed, disputed, withdrawn, replaced by the staff; by the
//! players of the pod and by nobody else; by two at once.

use podium_document::event::read;
use podium_event::PodResult;
use podium_event::deck::Format;
use podium_ops::OpError;
use podium_ops::command::rights::Results;
use podium_ops::people::decks::{NewRules, Upload, set_rules};
use podium_ops::people::players;
use podium_ops::run::reports::{Reported, confirm, dispute, report, withdraw};
use podium_ops::run::results::{self, Typed};
use podium_ops::run::rounds;
use podium_ops::tournaments::archive::{Audience, export, import};
use podium_ops::tournaments::{Settings, change};
use podium_store::floor::reports::{self, ReportRow};
use podium_store::tournaments::log;
use podium_store::{ReportState, Role, SiteRole, TournamentState};

use crate::harness::http::{Page, Service, Visitor};
use crate::harness::{TestDb, both_databases};

/// A tournament whose players report, with a published round. Returns its slug.
pub(crate) fn published(db: &TestDb, name: &str, count: usize) -> String {
    let slug = db.in_database_tournament(name, count);
    set(db, &slug, |settings| {
        settings.profile.players_report = Some(true);
        settings.profile.swiss_rounds = Some(2);
    });
    db.next_round(&slug);
    slug
}

pub(crate) fn set(db: &TestDb, slug: &str, by: impl FnOnce(&mut Settings)) {
    let row = db.load(slug).tournament;
    let mut settings = Settings::of(&row).expect("settings");
    by(&mut settings);
    db.act(slug, |work| change(work, row.settings_version, &settings))
        .expect("the settings change");
}

/// The numbers of the players at a table of the newest round, in seat order.
pub(crate) fn at_table(db: &TestDb, slug: &str, table: u32) -> Vec<i64> {
    let loaded = db.load(slug);
    let round = loaded.event.rounds().last().expect("a round");
    let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
    pod.seats.iter().map(|seat| loaded.row(*seat).number).collect()
}

pub(crate) fn typed(games: &str) -> Typed {
    Typed {
        games: games.to_owned(),
        ..Typed::default()
    }
}

pub(crate) fn says(db: &TestDb, slug: &str, number: i64, games: &str) -> Result<Reported, OpError> {
    db.act_as(slug, db.player(slug, number), |work| report(work, &typed(games)))
}

pub(crate) fn all(db: &TestDb, slug: &str) -> Vec<ReportRow> {
    let id = db.load(slug).tournament.id;
    db.db
        .read(|conn| reports::of_tournament(conn, &id))
        .expect("the reports")
}

fn states(db: &TestDb, slug: &str) -> Vec<ReportState> {
    all(db, slug).iter().map(|row| row.state).collect()
}

pub(crate) fn result(db: &TestDb, slug: &str, table: u32) -> PodResult {
    let loaded = db.load(slug);
    let round = loaded.event.rounds().last().expect("a round");
    let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
    pod.result.clone()
}

fn staff_enters(db: &TestDb, slug: &str, table: i64, games: &str) {
    db.act(slug, |work| results::report(work, table, &typed(games), None))
        .expect("entered");
}

pub(crate) fn follow(visitor: &Visitor, answer: &Page) -> String {
    assert_eq!(answer.status, 303, "{}", answer.text());
    visitor.see(&answer.location).text()
}

pub(crate) fn waiting(db: &TestDb, slug: &str) -> String {
    let rows = all(db, slug);
    let row = rows.iter().rev().find(|row| row.state == ReportState::Waiting);
    row.expect("a report waits").id.clone()
}

both_databases! {
    fn a_result_counts_when_another_player_of_the_pod_confirms(db) {
        let service = Service::start(db);
        let slug = published(db, "Confirmed", 8);
        let pod = at_table(db, &slug, 1);
        let me = format!("/t/{slug}/me");
        let (ann, bo) = (service.in_database_player(&slug, pod[0]), service.in_database_player(&slug, pod[1]));
        let before = db.load(&slug).tournament;
        let page = ann.see(&me);
        assert!(page.text().contains("Who won?") && !page.body.contains("/me/confirm"), "{}", page.text());
        let page_text = follow(&ann, &ann.send(&page.form("/me/report").set("winner", "2")));
        assert!(page_text.contains("It counts when another player"), "{page_text}");
        assert!(page_text.contains("You reported at") && !page_text.contains("Confirm the result"), "{page_text}");
        assert_eq!(result(db, &slug, 1), PodResult::NotReported, "one player's word does not count");
        let now = db.load(&slug).tournament;
        assert_eq!(now.version, before.version, "no public page shows a report");
        assert_eq!(now.floor_version, before.floor_version + 1);
        let seen = bo.see(&me);
        assert!(seen.text().contains("Is that right?") && !seen.body.contains("/me/withdraw"), "{}", seen.text());
        let page_text = follow(&bo, &bo.send(&seen.form("/me/confirm")));
        assert!(page_text.contains("confirmed by you"), "{page_text}");
        let loaded = db.load(&slug);
        let winner = loaded.player_of_number(pod[1]).expect("the winner");
        assert_eq!(result(db, &slug, 1), PodResult::Won(winner));
        assert_eq!(loaded.rounds[0].pods[0].reported_by, None);
        assert!(loaded.rounds[0].row.started_at.is_some(), "the first result starts the round");
        assert!(loaded.tournament.version > before.version);
        assert_eq!(states(db, &slug), [ReportState::Confirmed]);
        let lines = db.db.read(|conn| log::of_tournament(conn, &before.id)).expect("the log");
        let line = lines.last().expect("a line");
        assert_eq!((line.verb.as_str(), line.actor.as_str()), ("result.report", "player"));
        assert!(line.what.contains("reported by {player:") && line.what.contains("confirmed by {player:"), "{}", line.what);
        // nothing more to do about it, in old tabs neither
        let again = ann.send(&page.form("/me/report").set("winner", "1").set("form_id", "another"));
        assert_eq!(again.status, 409);
        assert!(again.text().contains("call a judge"), "{}", again.text());
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let desk = keeper.see(&format!("/t/{slug}/desk/results/1/1"));
        assert!(desk.text().contains("by the players"), "{}", desk.text());
    }

    fn a_dispute_goes_to_the_staff_whose_word_is_last(db) {
        let service = Service::start(db);
        let slug = published(db, "Disputed", 8);
        let pod = at_table(db, &slug, 2);
        let me = format!("/t/{slug}/me");
        assert_eq!(says(db, &slug, pod[0], "1").ok(), Some(Reported::Waiting));
        let cleo = service.in_database_player(&slug, pod[2]);
        let page = cleo.see(&me);
        let silent = cleo.send(&page.form("/me/dispute").set("objection", " "));
        assert_eq!(silent.status, 422);
        assert!(silent.text().contains("what is wrong with it"), "{}", silent.text());
        let page_text = follow(&cleo, &cleo.send(&page.form("/me/dispute").set("objection", "<b>We drew</b>")));
        assert!(page_text.contains("The staff decides") && page_text.contains("<b>We drew</b>"), "{page_text}");
        // the others of the table read it, and nobody reports any more
        let dag = service.in_database_player(&slug, pod[3]);
        let seen = dag.see(&me);
        assert!(seen.text().contains("disputes it") && !seen.body.contains("/me/report"), "{}", seen.text());
        let refused = says(db, &slug, pod[3], "1").expect_err("disputed");
        assert!(refused.to_string().contains("the staff decides now"), "{refused}");
        let keeper = service.in_database_staff(&slug, Role::Scorekeeper);
        let desk = keeper.see(&format!("/t/{slug}/desk/results")).text();
        assert!(desk.contains("Disputed") && desk.contains("<b>We drew</b>"), "{desk}");
        let table = keeper.see(&format!("/t/{slug}/desk/results/1/2"));
        assert_eq!(table.form("/results/1/2").value("result"), "1", "the report is the first guess");
        assert_eq!(keeper.send(&table.form("/results/1/2").set("result", "d")).status, 303);
        assert!(matches!(result(db, &slug, 2), PodResult::Drawn(_)));
        assert_eq!(states(db, &slug), [ReportState::Overtaken]);
        let desk = keeper.see(&format!("/t/{slug}/desk/results")).text();
        assert!(!desk.contains("We drew"), "{desk}");
        assert!(dag.see(&me).text().contains("entered by the staff"));
        assert!(!service.anonymous().see(&format!("/t/{slug}/pairings/1")).text().contains("We drew"));
    }

    fn another_result_is_a_dispute_and_the_same_one_confirms(db) {
        let slug = published(db, "Contradicted", 12);
        let (first, second) = (at_table(db, &slug, 1), at_table(db, &slug, 2));
        assert_eq!(says(db, &slug, first[0], "1").ok(), Some(Reported::Waiting));
        assert_eq!(says(db, &slug, first[0], "1").ok(), Some(Reported::Waiting), "said twice is said once");
        assert_eq!(says(db, &slug, first[1], "2").ok(), Some(Reported::Disputed));
        let row = all(db, &slug).remove(0);
        assert_eq!(row.objection.as_deref(), Some("Reports another result: seat 2 won."));
        assert_eq!(result(db, &slug, 1), PodResult::NotReported);
        assert_eq!(says(db, &slug, second[0], "D").ok(), Some(Reported::Waiting));
        assert_eq!(says(db, &slug, second[3], "d").ok(), Some(Reported::Confirmed));
        assert!(matches!(result(db, &slug, 2), PodResult::Drawn(_)));
        assert_eq!(says(db, &slug, second[1], "D").ok(), Some(Reported::AlreadySo));
        assert_eq!(states(db, &slug), [ReportState::Disputed, ReportState::Confirmed]);
    }

    fn a_reporter_withdraws_or_says_something_else(db) {
        let slug = published(db, "Withdrawn", 4);
        let pod = at_table(db, &slug, 1);
        says(db, &slug, pod[0], "1").expect("reported");
        let old = waiting(db, &slug);
        let not_theirs = db.act_as(&slug, db.player(&slug, pod[1]), |work| withdraw(work, &old)).expect_err("not theirs");
        assert!(not_theirs.to_string().contains("Only the player who reported"), "{not_theirs}");
        let own = db.act_as(&slug, db.player(&slug, pod[0]), |work| confirm(work, &old)).expect_err("their own");
        assert!(own.to_string().contains("another player"), "{own}");
        assert_eq!(says(db, &slug, pod[0], "2").ok(), Some(Reported::Waiting));
        let stale = db.act_as(&slug, db.player(&slug, pod[1]), |work| confirm(work, &old));
        assert!(matches!(stale, Err(OpError::Conflict(_))), "{stale:?}");
        assert!(matches!(db.act_as(&slug, db.player(&slug, pod[1]), |work| dispute(work, &old, "no")), Err(OpError::Conflict(_))));
        db.act_as(&slug, db.player(&slug, pod[0]), |work| withdraw(work, &waiting(db, &slug))).expect("withdrawn");
        assert_eq!(states(db, &slug), [ReportState::Withdrawn, ReportState::Withdrawn]);
        assert!(db.act_as(&slug, db.player(&slug, pod[1]), |work| confirm(work, &old)).is_err());
        assert_eq!(result(db, &slug, 1), PodResult::NotReported);
    }

    fn a_player_reports_only_so_often_at_a_table(db) {
        let service = Service::start(db);
        let slug = published(db, "Again", 4);
        let pod = at_table(db, &slug, 1);
        let [ann, bo] = [pod[0], pod[1]].map(|number| service.in_database_player(&slug, number));
        let reports = |who: &Visitor, seat: &str| who.post(&format!("/t/{slug}/me/report"), &[("winner", seat)]);
        for seat in ["1", "2"].repeat(15) {
            assert_eq!(reports(&ann, seat).status, 303);
        }
        let refused = reports(&ann, "1");
        assert_eq!(refused.status, 409);
        assert!(refused.text().contains("The staff enter the results here"), "{}", refused.text());
        assert_eq!(all(db, &slug).len(), 30);
        assert_eq!(reports(&bo, "2").status, 303, "others go on");
        assert_eq!(states(db, &slug).last(), Some(&ReportState::Confirmed));
    }

    fn it_is_for_the_players_of_the_pod_alone(db) {
        let service = Service::start(db);
        let slug = published(db, "Ours", 9);
        let other = published(db, "Theirs", 8);
        let (one, two) = (at_table(db, &slug, 1), at_table(db, &slug, 2));
        says(db, &slug, one[0], "1").expect("reported");
        let id = waiting(db, &slug);
        // another table: it confirms nothing but what its own players reported
        let foreign = service.in_database_player(&slug, two[0]);
        for (action, fields) in [("confirm", vec![("report", id.as_str())]), ("dispute", vec![("report", id.as_str()), ("objection", "no")]), ("withdraw", vec![("report", id.as_str())])] {
            let answer = foreign.post(&format!("/t/{slug}/me/{action}"), &fields);
            assert_eq!(answer.status, 409, "{action}: {}", answer.text());
        }
        // another tournament's link, and none
        let away = service.in_database_player(&other, 1);
        let held = away.cookie(&format!("podium_player_{other}")).expect("the link");
        away.keep(&format!("podium_player_{slug}"), &held);
        for visitor in [away, service.anonymous()] {
            for action in ["report", "confirm", "dispute", "withdraw"] {
                assert_eq!(visitor.post(&format!("/t/{slug}/me/{action}"), &[("report", &id), ("winner", "1")]).status, 403);
            }
        }
        // a bye has no table
        let loaded = db.load(&slug);
        let bye = loaded.row(loaded.event.rounds()[0].byes[0]).number;
        assert!(says(db, &slug, bye, "1").is_err());
        assert!(!service.in_database_player(&slug, bye).see(&format!("/t/{slug}/me")).body.contains("/me/report"));
        assert_eq!(states(db, &slug), [ReportState::Waiting]);
        // who dropped in the middle of the round is still of the pod; who was disqualified is not
        db.act(&slug, |work| players::disqualify(work, one[2], "a test", true)).expect("disqualified");
        let refused = db.act_as(&slug, db.player(&slug, one[2]), |work| confirm(work, &id)).expect_err("disqualified");
        assert!(refused.to_string().contains("disqualified"), "{refused}");
        db.act(&slug, |work| players::drop(work, one[1], "")).expect("dropped");
        db.act_as(&slug, db.player(&slug, one[1]), |work| confirm(work, &id)).expect("confirmed by who has dropped");
        assert_eq!(states(db, &slug), [ReportState::Confirmed]);
    }

    fn it_is_off_where_the_profile_says_so(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Competitive", 8);
        db.next_round(&slug);
        let player = service.in_database_player(&slug, at_table(db, &slug, 1)[0]);
        let page = player.see(&format!("/t/{slug}/me"));
        assert!(!page.body.contains("/me/report"), "no dead form");
        let answer = player.post(&format!("/t/{slug}/me/report"), &[("winner", "1")]);
        assert_eq!(answer.status, 409);
        assert!(answer.text().contains("The staff enter the results here"), "{}", answer.text());
        assert!(all(db, &slug).is_empty());
        let profile = service.anonymous().see(&format!("/t/{slug}/profile")).text();
        assert!(profile.contains("The staff enters the result of each table"), "{profile}");
        set(db, &slug, |settings| settings.profile.players_report = Some(true));
        assert!(player.see(&format!("/t/{slug}/me")).body.contains("/me/report"));
    }

    fn several_games_and_concessions_are_reported_as_typed(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Best of three", 4);
        set(db, &slug, |settings| { settings.profile.players_report = Some(true); settings.profile.games_to_win = 2; settings.profile.swiss_rounds = Some(1); });
        db.next_round(&slug);
        let pod = at_table(db, &slug, 1);
        let ann = service.in_database_player(&slug, pod[0]);
        let me = format!("/t/{slug}/me");
        let asked = ann.see(&format!("{me}/result?games=19&said=1"));
        assert!(asked.text().contains("no seat 9"), "{}", asked.text());
        assert!(asked.body.contains("value=\"19\""), "what was typed stays: {}", asked.body);
        let form = ann.see(&format!("{me}/result?games=1+D+1&conceded=4&said=1")).form("/me/report");
        assert_eq!((form.value("games"), form.value("conceded")), ("1 D 1", "4"));
        let wrong = ann.send(&form.clone().set("games", "19"));
        assert_eq!(wrong.status, 422);
        assert!(wrong.text().contains("no seat 9"), "{}", wrong.text());
        assert!(wrong.body.contains("value=\"19\""), "what was typed stays: {}", wrong.body);
        follow(&ann, &ann.send(&form.set("form_id", "again")));
        db.act_as(&slug, db.player(&slug, pod[1]), |work| confirm(work, &waiting(db, &slug))).expect("confirmed");
        let PodResult::Games { games, conceded, .. } = result(db, &slug, 1) else { panic!("games") };
        assert_eq!(games.len(), 3);
        assert!(conceded.is_empty(), "the others cannot concede for a player");
        // the player says so: now it counts
        let dan = service.in_database_player(&slug, pod[3]);
        let page = dan.see(&me);
        assert!(page.text().contains("The others report that you conceded"), "{}", page.text());
        assert!(!service.in_database_player(&slug, pod[2]).see(&me).text().contains("you conceded"));
        assert_eq!(dan.send(&page.form("/me/conceded").set("do", "yes")).status, 303);
        let PodResult::Games { conceded, .. } = result(db, &slug, 1) else { panic!("games") };
        let loaded = db.load(&slug);
        assert_eq!(conceded.iter().map(|p| loaded.row(*p).number).collect::<Vec<_>>(), [pod[3]]);
        assert!(!dan.see(&me).body.contains("/me/conceded"), "asked once");
    }

    fn a_playoff_is_not_reported_drawn(db) {
        let slug = db.in_database_tournament("Final", 4);
        set(db, &slug, |settings| { settings.profile.players_report = Some(true); settings.profile.swiss_rounds = Some(0); settings.profile.playoff_cut = Some(4); });
        let structure = || db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::playoff::announce(work, structure(), 4, "a test")).expect("announced");
        db.next_round(&slug);
        assert_eq!(db.load(&slug).tournament.state, TournamentState::Playoff);
        let pod = at_table(db, &slug, 1);
        let refused = says(db, &slug, pod[0], "D").expect_err("drawn");
        assert!(matches!(&refused, OpError::Refused { rule, .. } if rule.contains("T17")), "{refused:?}");
        assert_eq!(says(db, &slug, pod[0], "D2").ok(), Some(Reported::Waiting), "a drawn game was played again");
    }

    fn the_staff_overtakes_what_waits(db) {
        let slug = published(db, "Overtaken", 4);
        let pod = at_table(db, &slug, 1);
        says(db, &slug, pod[0], "1").expect("reported");
        let id = waiting(db, &slug);
        staff_enters(db, &slug, 1, "2");
        assert_eq!(states(db, &slug), [ReportState::Overtaken]);
        let late = db.act_as(&slug, db.player(&slug, pod[1]), |work| confirm(work, &id)).expect_err("late");
        assert!(late.to_string().contains("has its result meanwhile"), "{late}");
        let loaded = db.load(&slug);
        assert_eq!(result(db, &slug, 1), PodResult::Won(loaded.player_of_number(pod[1]).expect("seat 2")));
    }

    fn a_round_that_goes_back_takes_its_reports_along(db) {
        let slug = published(db, "Back", 8);
        let pod = at_table(db, &slug, 1);
        says(db, &slug, pod[0], "1").expect("reported");
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| rounds::unpublish(work, structure, 1)).expect("a report is no result");
        assert_eq!(states(db, &slug), [ReportState::Withdrawn]);
        assert!(says(db, &slug, pod[0], "1").is_err(), "a draft takes no reports");
        // nor does a dispute come back when an entry of the round that is published again is undone
        let publish = || {
            let structure = db.load(&slug).tournament.structure_version;
            db.act(&slug, |work| rounds::publish(work, structure, 1)).expect("published again");
        };
        publish();
        says(db, &slug, pod[0], "1").expect("reported");
        says(db, &slug, pod[1], "2").expect("disputed");
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| rounds::unpublish(work, structure, 1)).expect("a dispute is no result");
        publish();
        db.in_database_session("Kim", SiteRole::Staff);
        db.in_database_join(&slug, "Kim", Role::Scorekeeper);
        let kim = db.staff::<Results>("Kim");
        db.act_as(&slug, kim.clone(), |work| results::report(work, 1, &typed("2"), None)).expect("entered");
        let pods = &db.load(&slug).rounds[0].pods;
        let version = pods.iter().find(|pod| pod.table_number == 1).expect("table 1").version;
        let place = results::TableVersion { round: 1, table: 1, version };
        db.act_as(&slug, kim, |work| results::undo(work, place)).expect("undone");
        assert_eq!(states(db, &slug), [ReportState::Withdrawn, ReportState::Withdrawn]);
    }

    fn an_archive_carries_reports_and_rules_for_decklists_and_comes_back_the_same(db) {
        let slug = published(db, "Archive", 12);
        let (one, two, three) = (at_table(db, &slug, 1), at_table(db, &slug, 2), at_table(db, &slug, 3));
        says(db, &slug, one[0], "1").expect("reported");
        says(db, &slug, one[1], "2").expect("disputed");
        says(db, &slug, two[0], "D").expect("reported");
        says(db, &slug, two[1], "D").expect("confirmed");
        says(db, &slug, three[0], "1").expect("reported");
        says(db, &slug, three[0], "3").expect("replaced");
        let new = NewRules {
            format: Format::Commander,
            deadline: None,
            banned: Upload::Replace("# of May\n\nBlack Lotus".into()),
            cards: Upload::Replace(r#"{"Sol Ring": {"color_identity": []}}"#.into()),
            highest_bracket: podium_event::deck::Bracket::new(3),
        };
        db.act(&slug, |work| set_rules(work, 0, &new)).expect("asked for");
        let exported = |db: &TestDb| -> String {
            let text: Result<String, OpError> = db.db.read(|conn| export(conn, &slug, Audience::Organizer));
            text.expect("exported")
        };
        let text = exported(db);
        let document = read(text.as_bytes()).expect("a document");
        let pods = &document.about.rounds[0].pods;
        let counts: Vec<usize> = pods.iter().map(|pod| pod.reports.len()).collect();
        assert_eq!(counts, [1, 1, 2]);
        let other = TestDb::sqlite();
        assert!(import(&other.db, &document, "a test").is_ok());
        assert_eq!(exported(&other), text);
        assert_eq!(states(&other, &slug).len(), 4);
        // what everybody may have says nothing of it
        let shown = |row: &podium_store::tournaments::players::PlayerRow| row.name.clone();
        let public: Result<String, OpError> = db.db.read(|conn| export(conn, &slug, Audience::Everybody(&shown)));
        let public = public.expect("exported");
        assert!(!public.contains("\"reports\"") && !public.contains("decklists"), "{public}");
        // and what contradicts itself is refused
        for (from, to, says) in [
            ("\"state\": \"disputed\"", "\"state\": \"waiting\"", "has \"answered_at\""),
            ("\"Black Lotus\"", "\"\"", "banned"),
            ("{\"color_identity\": []}", "{\"colour\": 1}", "colour cannot be read"),
        ] {
            assert!(text.contains(from), "{from} in {text}");
            let problems = read(text.replacen(from, to, 1).as_bytes()).expect_err(says);
            assert!(problems.iter().any(|problem| problem.to_string().contains(says)), "{says}: {problems:?}");
        }
    }

    fn of_many_who_answer_at_once_one_does(db) {
        for game in 0..6 {
            let slug = published(db, &format!("Race {game}"), 4);
            let pod = at_table(db, &slug, 1);
            says(db, &slug, pod[0], "1").expect("reported");
            let id = waiting(db, &slug);
            let gate = std::sync::Barrier::new(4);
            let (confirmed, disputed, entered) = std::thread::scope(|scope| {
                let (slug, id, gate, pod) = (&slug, &id, &gate, &pod);
                let confirming: Vec<_> = [1, 2].map(|seat| scope.spawn(move || {
                    let player = db.player(slug, pod[seat]);
                    gate.wait();
                    matches!(db.act_as(slug, player, |work| confirm(work, id)), Ok(Reported::Confirmed))
                })).into();
                let disputing = scope.spawn(move || {
                    let player = db.player(slug, pod[3]);
                    gate.wait();
                    db.act_as(slug, player, |work| dispute(work, id, "We drew.")).is_ok()
                });
                let entering = scope.spawn(move || {
                    gate.wait();
                    db.act(slug, |work| results::report(work, 1, &typed("2"), None)).expect("an answer")
                });
                let confirmed = confirming.into_iter().map(|c| c.join().expect("a player")).filter(|done| *done).count();
                (confirmed, disputing.join().expect("a player"), entering.join().expect("the staff"))
            });
            let loaded = db.load(&slug);
            let won_by = |seat: usize| PodResult::Won(loaded.player_of_number(pod[seat]).expect("a player"));
            assert!(confirmed + usize::from(disputed) <= 1, "{confirmed} confirmed, disputed: {disputed}");
            if confirmed == 1 {
                assert!(matches!(entered, results::Reported::Differs { .. }), "the staff sees it: {entered:?}");
                assert_eq!((result(db, &slug, 1), states(db, &slug)), (won_by(0), vec![ReportState::Confirmed]));
            } else {
                assert_eq!(entered, results::Reported::Stored);
                assert_eq!((result(db, &slug, 1), states(db, &slug)), (won_by(1), vec![ReportState::Overtaken]));
            }
        }
    }

    fn two_who_report_at_once_make_one_report(db) {
        for game in 0..6 {
            let slug = published(db, &format!("Both {game}"), 4);
            let pod = at_table(db, &slug, 1);
            let second = if game % 2 == 0 { "1" } else { "2" };
            let gate = std::sync::Barrier::new(2);
            let answers: Vec<Reported> = std::thread::scope(|scope| {
                let (slug, gate, pod) = (&slug, &gate, &pod);
                let both: Vec<_> = [(0, "1"), (1, second)].map(|(seat, games)| scope.spawn(move || {
                    gate.wait();
                    says(db, slug, pod[seat], games).expect("an answer")
                })).into();
                both.into_iter().map(|one| one.join().expect("a player")).collect()
            });
            let second_word = if game % 2 == 0 { Reported::Confirmed } else { Reported::Disputed };
            assert!(answers.contains(&Reported::Waiting) && answers.contains(&second_word), "{answers:?}");
            assert_eq!(all(db, &slug).len(), 1);
            assert_eq!(result(db, &slug, 1) != PodResult::NotReported, game % 2 == 0);
        }
    }
}
