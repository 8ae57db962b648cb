//! Who an entry is: a name only proposes, each doubt is asked once, and a person has one entry in a tournament.

use podium_ops::community::answer::answer;
use podium_ops::community::choose;
use podium_ops::community::entry::{Who, settle};
use podium_ops::community::regulars::add_person;
use podium_ops::people::players::{PlayerData, add, add_as, admit, remove};
use podium_store::community::people;
use podium_store::{DbError, DoubtAnswer, DoubtReason};

use super::{EIGHT, names, open_doubts, people as people_of, person_of, refused};
use crate::harness::{TestDb, both_databases};

fn named(name: &str) -> PlayerData {
    PlayerData {
        name: name.to_owned(),
        ..PlayerData::default()
    }
}

/// A player whom nobody has said who they are.
fn add_named(db: &TestDb, slug: &str, name: &str) -> i64 {
    let data = named(name);
    db.act(slug, |work| add(work, &data, true)).expect("added").number
}

both_databases! {
    fn somebody_unknown_is_a_new_person(db) {
        db.community("Friday");
        let slug = db.evening_of("friday", "Friday 1", &EIGHT);
        assert_eq!(names(db, "friday"), EIGHT);
        assert!((1..=8).all(|number| person_of(db, &slug, number).is_some()));
        assert!(open_doubts(db, "friday").is_empty());
    }

    fn a_known_name_only_proposes_and_is_asked_once(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        let number = add_named(db, &slug, "ann  ASH");
        assert_eq!(person_of(db, &slug, number), None, "a name connects nobody");
        assert_eq!(people_of(db, "friday").len(), 8, "and makes nobody");
        let open = open_doubts(db, "friday");
        assert_eq!(open.len(), 1);
        assert_eq!(open[0].because, DoubtReason::Name);
        let ann = db.person("friday", 1);
        assert_eq!(open[0].person_id, ann.id);

        let id = open[0].id.clone();
        db.in_community("friday", |work| answer(work, &id, DoubtAnswer::Same)).expect("answered");
        assert_eq!(person_of(db, &slug, number), Some(ann.id));
        assert!(open_doubts(db, "friday").is_empty());
        let again = db.in_community("friday", |work| answer(work, &id, DoubtAnswer::Other));
        assert!(refused(again).contains("answered this already"));
    }

    fn two_people_of_one_name_are_not_asked_about_each_other_again(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        let number = add_named(db, &slug, "Ann Ash");
        let id = open_doubts(db, "friday")[0].id.clone();
        db.in_community("friday", |work| answer(work, &id, DoubtAnswer::Other)).expect("answered");
        let own = person_of(db, &slug, number).expect("a person");
        assert_eq!(db.person("friday", 9).id, own, "somebody new");
        assert!(open_doubts(db, "friday").is_empty(), "and nobody asks whether both are one");
    }

    fn a_similar_name_and_a_mail_address_propose_too(db) {
        db.community("Friday");
        let slug = db.evening("friday", "Friday 1");
        let first = PlayerData { email: Some("Zoe@Mail.example".into()), ..named("Zo\u{eb} Ash") };
        db.act(&slug, |work| add(work, &first, false)).expect("added");
        let other = db.evening("friday", "Friday 2");
        add_named(db, &other, "Zoe Ash");
        let by_mail = PlayerData { email: Some("zoe@mail.example".into()), ..named("Z. A.") };
        db.act(&other, |work| add(work, &by_mail, false)).expect("added");
        let because: Vec<DoubtReason> = open_doubts(db, "friday").iter().map(|doubt| doubt.because).collect();
        assert_eq!(because, [DoubtReason::Look, DoubtReason::Mail]);
        assert_eq!(person_of(db, &other, 1), None);
        assert_eq!(person_of(db, &other, 2), None);
    }

    fn a_person_has_one_entry_in_a_tournament(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        db.act(&slug, |work| add_person(work, 1, false)).expect("Ann comes");
        let twice = refused(db.act(&slug, |work| add_person(work, 1, true)));
        assert!(twice.contains("Ann Ash has an entry in Friday 2 already: number 1"), "{twice}");
        let number = add_named(db, &slug, "Ann Ash");
        let settled = refused(db.act(&slug, |work| settle(work, number, &Who::Person(1))));
        assert!(settled.contains("Friday 2 already: number 1"), "{settled}");
        // the database refuses it too, whatever a command forgets
        let (entry, ann) = (db.entry(&slug, number).id, db.person("friday", 1).id);
        let stored: Result<(), DbError> = db.db.write(|conn| people::set_person(conn, &entry, Some(&ann), false));
        assert!(stored.is_err());
    }

    fn who_has_an_entry_is_somebody_else(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        db.act(&slug, |work| add_person(work, 1, false)).expect("Ann comes");
        let number = add_named(db, &slug, "Ann Ash");
        assert!(open_doubts(db, "friday").is_empty(), "she is here already");
        assert_eq!(person_of(db, &slug, number), Some(db.person("friday", 9).id));
        // of two in one list as well
        let two = db.evening_of("friday", "Friday 3", &["Zoe Zed", "Zoe Zed"]);
        assert!(open_doubts(db, "friday").is_empty());
        assert_ne!(person_of(db, &two, 1), person_of(db, &two, 2));
    }

    fn a_removed_entry_frees_its_person_and_comes_back_only_if_they_have_no_other(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        db.act(&slug, |work| add_person(work, 1, false)).expect("Ann comes");
        db.act(&slug, |work| remove(work, 1, "").map(drop)).expect("removed");
        db.act(&slug, |work| add_person(work, 1, false)).expect("Ann comes again");
        let back = refused(db.act(&slug, |work| admit(work, 1)));
        assert!(back.contains("Ann Ash has an entry in Friday 2 already: number 2"), "{back}");
    }

    fn a_guest_is_nobody_and_is_not_asked_about(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        let data = named("Ann Ash");
        let row = db.act(&slug, |work| add_as(work, &data, false, &Who::Guest)).expect("added");
        assert!(row.guest && row.person_id.is_none());
        assert!(open_doubts(db, "friday").is_empty());
        assert_eq!(people_of(db, "friday").len(), 8);
    }

    fn who_leaves_a_person_gets_a_new_link(db) {
        db.community("Friday");
        let slug = db.evening_of("friday", "Friday 1", &EIGHT);
        let before = db.entry(&slug, 1).link_generation;
        db.act(&slug, |work| settle(work, 1, &Who::Guest)).expect("settled");
        let row = db.entry(&slug, 1);
        assert!(row.link_generation > before && row.guest && row.person_id.is_none());
    }

    fn another_community_forgets_who_entries_are(db) {
        db.community("Friday");
        db.community("Sunday");
        let slug = db.evening_of("friday", "Friday 1", &EIGHT);
        db.act(&slug, |work| choose(work, Some("sunday"))).expect("chosen");
        assert_eq!(names(db, "sunday"), EIGHT);
        let ann = people_of(db, "sunday")[0].id.clone();
        assert_eq!(person_of(db, &slug, 1), Some(ann));
        db.act(&slug, |work| choose(work, None)).expect("chosen");
        assert_eq!(person_of(db, &slug, 1), None);
        assert_eq!(names(db, "friday"), EIGHT, "people stay in their community");
    }

    fn a_tournament_without_a_community_works_as_before(db) {
        let slug = db.in_database_tournament("spring", 4);
        let number = add_named(db, &slug, "Ann Ash");
        assert_eq!(person_of(db, &slug, number), None);
        let refusal = refused(db.act(&slug, |work| settle(work, number, &Who::New)));
        assert!(refusal.contains("belongs to no community"), "{refusal}");
    }
}
