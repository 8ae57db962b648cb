//! The removal of a person: nothing of their name is found afterwards, in any table, file, page or log, and results stay.

use podium_ops::community::erase::erase;
use podium_ops::community::merge::merge;
use podium_ops::community::person::{self, PersonInput, Shows};
use podium_ops::tournaments::notices::announce;
use podium_store::community::finishes;

use super::{EIGHT, names, refused};
use crate::harness::http::Visitor;
use crate::harness::process::Process;
use crate::harness::raw::everything;
use crate::harness::{TestDb, both_databases};
use podium_store::SiteRole;

/// What is found of the person, however it is written.
const NEEDLES: [&str; 4] = ["zebulon", "quackenbush", "zebq@wombat", "featherstone"];

fn found(text: &str) -> Vec<&'static str> {
    let text = text.to_lowercase();
    NEEDLES.into_iter().filter(|needle| text.contains(needle)).collect()
}

/// Two evenings of one person under two names, merged; the second is played.
fn two_evenings(db: &TestDb) -> [String; 2] {
    db.community("Friday");
    let first = db.evening_of("friday", "Friday 1", &[&["Zebulon Quackenbush"], &EIGHT[1..]].concat());
    let second = db.evening_of("friday", "Friday 2", &["Zeb Featherstone"]);
    let row = db.person("friday", 1);
    let input = PersonInput {
        name: "Zebulon Quackenbush".into(),
        sorted_under: "Quackenbush, Zebulon".into(),
        email: Some("ZebQ@wombat.example".into()),
    };
    db.in_community("friday", |work| {
        person::edit(work, 1, row.version, &input, Shows::of(&row))
    })
    .expect("edited");
    db.in_community("friday", |work| merge(work, 1, 9, "Zebulon Quackenbush said so"))
        .expect("merged");
    db.act(&first, |work| announce(work, "Zebulon Quackenbush has won a playmat."))
        .expect("announced");
    db.play(&first);
    [first, second]
}

both_databases! {
    fn nothing_of_a_person_is_left(db) {
        let slugs = two_evenings(db);
        let process = Process::serve(db);
        let root = Visitor::signed_in(&process.base, &db.in_database_session("root", SiteRole::Administrator));
        let pages = |visitor: &Visitor| -> String {
            let mut paths = vec!["/c/friday".to_owned(), "/c/friday/people/1".into(), "/c/friday/people/2".into()];
            for path in ["people", "people.csv", "people/1/edit", "doubts", "merges", "log", "desk"] {
                paths.push(format!("/c/friday/{path}"));
            }
            for slug in &slugs {
                for path in ["", "/players", "/standings", "/desk/players", "/desk/log", "/desk/players/1"] {
                    paths.push(format!("/t/{slug}{path}"));
                }
            }
            paths.iter().map(|path| visitor.get(path).body).collect()
        };
        assert_eq!(found(&everything(&db.address)), NEEDLES, "all of it is there before");
        assert_eq!(found(&pages(&root)), NEEDLES);

        let finishes_before = db.db.read(|conn| finishes::of_tournament(conn, &db.load(&slugs[0]).tournament.id));
        let done = db.in_community("friday", |work| erase(work, 1, "Zebulon Quackenbush asked for it"));
        assert_eq!(done.expect("erased").entries, 2);
        assert_eq!(found(&everything(&db.address)), Vec::<&str>::new());
        assert_eq!(found(&pages(&root)), Vec::<&str>::new());
        assert_eq!(found(&process.log()), Vec::<&str>::new());
        assert_eq!(names(db, "friday")[0], "Player 1");

        // results stay, under no name
        let finishes_after = db.db.read(|conn| finishes::of_tournament(conn, &db.load(&slugs[0]).tournament.id));
        assert_eq!(finishes_after.expect("read").len(), finishes_before.expect("read").len());
        assert_eq!(db.entry(&slugs[0], 1).person_id, Some(db.person("friday", 1).id));
        assert_eq!(db.entry(&slugs[0], 1).name, "Player 1");
        let again = refused(db.in_community("friday", |work| erase(work, 1, "")));
        assert!(again.contains("their data was removed"), "{again}");
        let split = refused(db.in_community("friday", |work| podium_ops::community::merge::split(work, 1, "")));
        assert!(split.contains("removed"), "{split}");
    }
}
