//! "Remove personal data", through the pages of the running program: nothing of what was typed is found afterwards in the
//! database, its files, the exports or the program's log, and texts with a part of the name are listed and changed.

use podium_ops::floor;
use podium_ops::floor::follow::{self, AgreedRules, DeskAction, GameVersion};
use podium_ops::floor::rulings::{NewRuling, record};
use podium_ops::people::players::{drop, link_path};
use podium_ops::run::clock;
use podium_ops::run::reports::{dispute, report as says};
use podium_ops::run::results::Typed;
use podium_store::{CallState, PageText, Role, SiteRole};
use serde_json::json;

use super::pages::{follow as read_on, form};
use super::{all, player, row, set};
use crate::face;
use crate::harness::http::Visitor;
use crate::harness::process::Process;
use crate::harness::raw::everything;
use crate::harness::{TestDb, both_databases};

/// What was typed about the person, in their fields and in those that were changed later.
const TYPED: [(&str, &str); 7] = [
    ("name", "Zebulon Quackenbush"),
    ("sorted_under", "Quackenbush-Smythe, Zebulon"),
    ("team_mate", "Mortimer Featherstonehaugh"),
    ("pronouns", "zirselves"),
    ("email", "zebq@wombat.example"),
    ("decklist", "https://decks.example/zebulons-kraken"),
    ("avoid_group", "Wigglesworth household"),
];
const EARLIER_NAME: &str = "Cornelius Oldfellow";
/// What of it is found where, however it is written.
const NEEDLES: [&str; 10] = [
    "zebulon",
    "quackenbush",
    "smythe",
    "featherstonehaugh",
    "mortimer",
    "zirselves",
    "zebq@wombat",
    "zebulons-kraken",
    "wigglesworth",
    "oldfellow",
];

/// The needles that a text has.
fn found(text: &str) -> Vec<&'static str> {
    let text = text.to_lowercase();
    NEEDLES.into_iter().filter(|needle| text.contains(needle)).collect()
}

/// The public and the private files of the tournament, one after the other.
fn exports(visitor: &Visitor, slug: &str) -> String {
    let home = format!("/t/{slug}");
    let mut paths: Vec<String> = [
        "desk/export/event.json",
        "desk/rulings.csv",
        "desk/log.csv",
        "desk/log",
        "desk/calls",
    ]
    .iter()
    .map(|path| format!("{home}/{path}"))
    .collect();
    let page = visitor.see(&format!("{home}/desk/exports"));
    let hrefs = page
        .body
        .split("href=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next());
    let files = hrefs.filter(|href| href.starts_with(&home) && (href.ends_with(".csv") || href.ends_with(".json")));
    paths.extend(files.map(str::to_owned));
    assert!(paths.len() > 7, "{paths:?}");
    let bodies = paths.iter().map(|path| {
        let page = visitor.get(path);
        // no round is finished, so that there are no standings yet
        assert!(page.status == 200 || path.contains("standings"), "{path}: {page:?}");
        format!("{path}\n{}\n", page.body)
    });
    bodies.collect()
}

/// Plays a tournament in which everybody writes about player 1.
fn mentions_of(db: &TestDb, slug: &str, organizer: &Visitor) {
    let at = format!("/t/{slug}/desk/players/1");
    let fill = |fields: &[(&str, &str)]| {
        let mut filled = form(&organizer.see(&at), "/players/1");
        for (name, value) in fields {
            filled = filled.set(name, value);
        }
        assert_eq!(organizer.send(&filled).status, 303);
    };
    fill(&[("name", EARLIER_NAME), ("team_mate", "Mortimer")]);
    fill(&TYPED);
    let announce = |text: &str| {
        let to = format!("/t/{slug}/desk/announcements");
        assert_eq!(
            organizer
                .send(&organizer.see(&to).form("/announcements").set("text", text))
                .status,
            303
        );
    };
    announce("Will ZEBULON  Quackenbush and Mortimer Featherstonehaugh come to the desk? Oldfellow too.");
    announce("Zebulon, somebody found your dice.");
    announce("Lunch is at one.");
    db.next_round(slug);
    let loaded = db.load(slug);
    let pods = &loaded.event.rounds()[0].pods;
    let seats: Vec<Vec<i64>> = pods
        .iter()
        .map(|pod| pod.seats.iter().map(|seat| loaded.row(*seat).number).collect())
        .collect();
    let table = seats
        .iter()
        .position(|seats| seats.contains(&1))
        .expect("player 1 sits somewhere");
    let number = i64::from(pods[table].table);
    let act = |what: &str, done: Result<(), podium_ops::OpError>| done.unwrap_or_else(|e| panic!("{what}: {e}"));
    act(
        "extend",
        db.act(slug, |work| {
            clock::extend(work, 1, number, 3, "Zebulon Quackenbush fainted")
        }),
    );
    let judge = || db.staff::<podium_ops::command::rights::Floor>("judge");
    act(
        "call",
        db.act_as(slug, judge(), |work| {
            floor::note(work, Some(number), "zebq@wombat.example is missing")
        }),
    );
    let ruling = NewRuling {
        table: Some(number),
        what: "Zebulon Quackenbush’s trigger was missed".into(),
        answer: "Quackenbush may put it on the stack".into(),
        ..NewRuling::default()
    };
    db.act_as(slug, judge(), |work| record(work, &ruling))
        .expect("a ruling");
    act(
        "drop",
        db.act(slug, |work| {
            drop(work, 8, "quarrelled with Zebulon Quackenbush").map(|_| ())
        }),
    );
    act(
        "follow",
        db.act_as(slug, judge(), |work| {
            follow::start(work, number, &AgreedRules::default())
        }),
    );
    let keys: Vec<String> = all(&db.db, slug).into_iter().map(|row| row.key).collect();
    let owner = &keys[(seats[table][0] - 1) as usize];
    for (object, version) in [("Zebulon's Kraken", 1), ("Token of Quackenbush", 2)] {
        let object = DeskAction::Do(json!({"do": "object", "object": object, "owner": owner}));
        let at = GameVersion::new(number, version);
        act(
            "object",
            db.act_as(slug, judge(), |work| {
                follow::act(work, at, std::slice::from_ref(&object))
            }),
        );
    }
    // at the other table somebody disputes a result with the name in it
    let other = &seats[1 - table];
    let typed = Typed {
        games: "1".into(),
        ..Typed::default()
    };
    db.act_as(slug, db.player(slug, other[0]), |work| says(work, &typed))
        .expect("reported");
    let id = row(&db.db, slug).id;
    let reports: Result<Vec<_>, podium_store::DbError> = db
        .db
        .read(|conn| podium_store::floor::reports::of_tournament(conn, &id));
    let first = reports.expect("read")[0].id.clone();
    act(
        "dispute",
        db.act_as(slug, db.player(slug, other[1]), |work| {
            dispute(work, &first, "Zebulon Quackenbush saw it")
        }),
    );
}

both_databases! {
    fn nothing_that_was_typed_is_left_anywhere(db) {
        let slug = db.in_database_tournament("spring", 8);
        set(&db.db, &slug, |settings| settings.profile.players_report = Some(true));
        let texts = [(PageText::Organizer, "Zebulon Quackenbush and friends")];
        face::write(db, &slug, "Ask Zebulon Quackenbush for the key.", &texts, "");
        let process = Process::serve(db);
        let organizer = Visitor::signed_in(&process.base, &db.in_database_session("ora", SiteRole::Administrator));
        db.in_database_session("judge", SiteRole::Staff);
        db.in_database_join(&slug, "judge", Role::Judge);
        mentions_of(db, &slug, &organizer);
        let secret = link_path(&db.secrets(), &player(&db.db, &slug, 1));
        let anybody = Visitor::new(&process.base, None);
        assert_eq!(anybody.get(&secret).status, 303);
        assert_eq!(found(&everything(&db.address)).len(), NEEDLES.len(), "all of it is there before");
        let before = exports(&organizer, &slug);
        assert!(found(&before).len() >= 6, "{:?}", found(&before));

        let at = format!("/t/{slug}/desk/players/1");
        let filled = form(&organizer.see(&at), "/forget")
            .set("confirm_forget", "remove")
            .set("forget_reason", "Zebulon asked for it by zebq@wombat.example");
        let done = organizer.send(&filled);
        assert_eq!(done.location, format!("{at}/mentions"));
        let said = read_on(&organizer, &done);
        assert!(said.contains("this is Player 1 from now on. 5 texts may still name them."), "{said}");
        assert_eq!(Visitor::new(&process.base, None).get(&secret).status, 404, "the secret link stops");

        // texts with a part of a name are listed: two announcements, their lines of the log, an answer of a judge
        let page = organizer.see(&format!("{at}/mentions"));
        for text in ["Zebulon, somebody found your dice.", "Quackenbush may put it on the stack"] {
            assert!(page.body.contains(text), "{text}: {}", page.text());
        }
        let left = found(&everything(&db.address));
        assert_eq!(left, ["zebulon", "quackenbush", "oldfellow"], "parts of names, in listed texts");
        let mut rounds = 0;
        loop {
            let page = organizer.see(&format!("{at}/mentions"));
            let Some(listed) = page.body.contains("Store the changed text").then(|| page.form("/mentions")) else {
                break;
            };
            rounds += 1;
            assert!(rounds < 10, "the list ends");
            if rounds == 1 {
                let empty = organizer.send(&listed.clone().set("text", " "));
                assert_eq!(empty.status, 422, "an announcement says something");
            }
            assert_eq!(organizer.send(&listed.set("text", "Somebody was named here.")).status, 303);
        }
        assert_eq!(rounds, 5);
        assert_eq!(found(&everything(&db.address)), Vec::<&str>::new());
        assert_eq!(found(&exports(&organizer, &slug)), Vec::<&str>::new());
        let public: String = ["", "/players", "/pairings", "/standings", "/changes", "/profile"]
            .iter()
            .map(|path| anybody.get(&format!("/t/{slug}{path}")).body)
            .collect();
        assert_eq!(found(&public), Vec::<&str>::new());
        assert!(public.contains("Player 1 and friends"));
        assert_eq!(found(&process.log()), Vec::<&str>::new());

        // and what it was about is still there
        let calls: Result<Vec<_>, podium_store::DbError> =
            db.db.read(|conn| podium_store::floor::calls::of_tournament(conn, &row(&db.db, &slug).id));
        let calls = calls.expect("read");
        assert_eq!((calls[0].what.as_str(), calls[0].state), ("Player 1 is missing", CallState::Waiting));
        let said = exports(&organizer, &slug);
        for text in ["Player 1 fainted", "quarrelled with Player 1", "Player 1’s trigger was missed", "Player 1 saw it"] {
            assert!(said.contains(text), "{text}");
        }
        assert!(said.contains("Player 1's Kraken"), "the game goes on with its objects renamed");
    }

    fn only_listed_texts_are_changed_and_only_as_they_were_seen(db) {
        let slug = db.in_database_tournament("spring", 4);
        let service = crate::harness::http::Service::start(db);
        let organizer = service.organizer();
        db.in_database_join(&slug, "ora", Role::Organizer);
        set(&db.db, &slug, |settings| settings.description = "Ask Zebulon.".into());
        let at = format!("/t/{slug}/desk/players/1");
        let named = form(&organizer.see(&at), "/players/1").set("name", "Zebulon Quackenbush");
        assert_eq!(organizer.send(&named).status, 303);
        let forgotten = organizer.send(&form(&organizer.see(&at), "/forget").set("confirm_forget", "remove"));
        assert!(read_on(&organizer, &forgotten).contains("One text may still name them."));
        let listed = organizer.see(&format!("{at}/mentions")).form("/mentions");
        assert!(organizer.see(&at).text().contains("Texts that may still name this player: 1"));

        // not any line of the log, whatever a form sends
        let id = row(&db.db, &slug).id;
        let lines: Result<Vec<_>, podium_store::DbError> = db.db.read(|conn| podium_store::tournaments::log::of_tournament(conn, &id));
        let lines = lines.expect("read");
        let other = listed.clone().set("place", "log_sentence").set("row", &lines[0].id).set("text", "Nothing happened.");
        assert_eq!(organizer.send(&other).status, 409);
        // not a text that somebody has changed since
        set(&db.db, &slug, |settings| settings.description = "Ask Zebulon, or Ann.".into());
        let old = organizer.send(&listed.clone().set("text", "Ask somebody."));
        assert_eq!(old.status, 409);
        assert!(old.text().contains("Somebody changed this text") && old.body.contains("Ask somebody."), "{}", old.text());
        assert_eq!(row(&db.db, &slug).description, "Ask Zebulon, or Ann.");
        // it may mean somebody else
        let page = organizer.see(&format!("{at}/mentions"));
        let kept = organizer.send(&page.form("/mentions").set("keep", "on"));
        assert!(read_on(&organizer, &kept).contains("Nothing is left to look at"));
        assert_eq!(row(&db.db, &slug).description, "Ask Zebulon, or Ann.");
    }
}
