//! Merging two people, and undoing it: exactly, in order, with lines in the log.

use std::collections::BTreeMap;

use podium_ops::community::merge::{merge, split};
use podium_ops::community::person::{self, PersonInput, Shows};
use podium_ops::community::regulars::add_person;
use podium_store::community::people::PersonRow;

use super::{EIGHT, log_of, people, refused};
use crate::harness::{TestDb, both_databases};

/// A community in which number 1 came to the first evening, and number 9 ("Annie Ash") to the second.
fn two_evenings(db: &TestDb) -> [String; 2] {
    db.community("Friday");
    let first = db.evening_of("friday", "Friday 1", &EIGHT);
    let second = db.evening_of("friday", "Friday 2", &["Annie Ash"]);
    [first, second]
}

/// All people, with everything but their versions, and who each entry is.
fn state(db: &TestDb, slugs: &[String]) -> (Vec<PersonRow>, BTreeMap<(String, i64), Option<String>>) {
    let mut rows = Vec::new();
    for number in 1..=9 {
        rows.push(PersonRow {
            version: 0,
            ..db.person("friday", number)
        });
    }
    let mut entries = BTreeMap::new();
    for slug in slugs {
        for row in db.load(slug).players {
            entries.insert((slug.clone(), row.number), row.person_id);
        }
    }
    (rows, entries)
}

fn edit(db: &TestDb, number: i64, email: &str, shows: Shows) {
    let row = db.person("friday", number);
    let input = PersonInput {
        name: row.name.clone(),
        sorted_under: row.sorted_under.clone().unwrap_or_default(),
        email: Some(email.to_owned()),
    };
    db.in_community("friday", |work| person::edit(work, number, row.version, &input, shows))
        .expect("edited");
}

both_databases! {
    fn a_merge_moves_all_and_undoing_it_gives_all_back(db) {
        let slugs = two_evenings(db);
        let hidden = Shows { name: true, results: true, tables: false, commanders: true, rating: false };
        edit(db, 9, "annie@mail.example", hidden);
        let before = state(db, &slugs);
        let done = db.in_community("friday", |work| merge(work, 1, 9, "the same phone")).expect("merged");
        let (kept, gone) = (db.person("friday", 1), db.person("friday", 9));
        assert_eq!(gone.merged_into, Some(kept.id.clone()));
        assert_eq!(kept.email.as_deref(), Some("annie@mail.example"), "taken over");
        assert!(!kept.shows_tables, "only what both show");
        assert_eq!(db.entry(&slugs[1], 1).person_id, Some(kept.id.clone()));
        assert_eq!(people(db, "friday").len(), 8);
        let generation = db.entry(&slugs[1], 1).link_generation;

        db.in_community("friday", |work| split(work, done.number, "")).expect("undone");
        assert_eq!(state(db, &slugs), before);
        assert!(db.entry(&slugs[1], 1).link_generation > generation, "the entry that went back has a new link");
        let verbs: Vec<String> = log_of(db, "friday").into_iter().map(|line| line.verb).collect();
        assert_eq!(verbs, ["community.create", "person.edit", "person.merge", "person.split"]);
        let line = &log_of(db, "friday")[2];
        assert_eq!(line.reason.as_deref(), Some("the same phone"));
        assert!(line.what.contains(&kept.id) && line.what.contains(&gone.id) && !line.what.contains("Ann"));
        let twice = refused(db.in_community("friday", |work| split(work, done.number, "")));
        assert!(twice.contains("undone already"), "{twice}");
    }

    fn people_who_met_are_two_and_the_evening_is_named(db) {
        two_evenings(db);
        let both = refused(db.in_community("friday", |work| merge(work, 1, 2, "")));
        assert!(both.contains("Ann Ash (number 1) and Bo Birch (number 2) both have an entry in Friday 1"), "{both}");
        let same = refused(db.in_community("friday", |work| merge(work, 1, 1, "")));
        assert!(same.contains("one person already"), "{same}");
        let nobody = refused(db.in_community("friday", |work| merge(work, 1, 99, "")));
        assert!(nobody.contains("no person 99"), "{nobody}");
    }

    fn merges_are_undone_from_the_last_one_backwards(db) {
        let slugs = two_evenings(db);
        let third = db.evening_of("friday", "Friday 3", &["Anna Ash"]);
        let before = state(db, &slugs);
        let first = db.in_community("friday", |work| merge(work, 1, 9, "")).expect("merged");
        let second = db.in_community("friday", |work| merge(work, 10, 1, "")).expect("merged");
        let anna = db.person("friday", 10);
        for (slug, number) in [(&slugs[0], 1), (&slugs[1], 1), (&third, 1)] {
            assert_eq!(db.entry(slug, number).person_id, Some(anna.id.clone()), "all three evenings are Anna's");
        }
        let early = refused(db.in_community("friday", |work| split(work, first.number, "")));
        assert!(early.contains(&format!("Undo merge {} first", second.number)), "{early}");
        db.in_community("friday", |work| split(work, second.number, "")).expect("undone");
        db.in_community("friday", |work| split(work, first.number, "")).expect("undone");
        assert_eq!(state(db, &slugs), before);
    }

    fn what_came_after_the_merge_stays_with_the_kept_person(db) {
        let slugs = two_evenings(db);
        let done = db.in_community("friday", |work| merge(work, 1, 9, "")).expect("merged");
        let third = db.evening("friday", "Friday 3");
        // the old number means the person as they are now
        db.act(&third, |work| add_person(work, 9, false)).expect("Ann comes");
        let ann = db.person("friday", 1).id;
        assert_eq!(db.entry(&third, 1).person_id, Some(ann.clone()));
        db.in_community("friday", |work| split(work, done.number, "")).expect("undone");
        assert_eq!(db.entry(&third, 1).person_id, Some(ann));
        let annie = db.person("friday", 9).id;
        assert_eq!(db.entry(&slugs[1], 1).person_id, Some(annie));
    }
}
