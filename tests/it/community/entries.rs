//! Who an entry is: a name only proposes, each doubt is asked once, and a person has one entry in a tournament.

use podium_ops::community::answer::{answer, answer_called, count_called};
use podium_ops::community::choose;
use podium_ops::community::entry::Who;
use podium_ops::community::merge::merge;
use podium_ops::community::regulars::add_person;
use podium_ops::community::settle::{clear_in, settle, settle_called};
use podium_ops::people::players::{PlayerData, add, add_as, admit, remove};
use podium_store::community::people;
use podium_store::{DbError, DoubtAnswer, DoubtReason};

use super::{EIGHT, log_of, names, open_doubts, people as people_of, person_of, refused};
use crate::harness::asked::asked;
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

/// An evening with an entry of a name, of which the staff says one after another that it is these people.
fn is_said(db: &TestDb, evening: &str, name: &str, people: &[i64]) {
    let slug = db.evening("friday", evening);
    let data = named(name);
    let row = db
        .act(&slug, |work| add_as(work, &data, false, &Who::Person(people[0])))
        .expect("added");
    for person in people {
        db.act(&slug, |work| settle(work, row.number, &Who::Person(*person)))
            .expect("settled");
    }
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
        assert!(refused(again).contains("already answered this"));
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
        assert!(twice.contains("Ann Ash already has an entry in Friday 2: number 1"), "{twice}");
        let number = add_named(db, &slug, "Ann Ash");
        let settled = refused(db.act(&slug, |work| settle(work, number, &Who::Person(1))));
        assert!(settled.contains("Friday 2: number 1"), "{settled}");
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
        assert!(back.contains("Ann Ash already has an entry in Friday 2: number 2"), "{back}");
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

    fn an_answer_is_remembered_and_not_asked_again(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &["Ann Ash", "Zo\u{eb} Zed"]);
        let second = db.evening_of("friday", "Friday 2", &["Ann Ash", "Zoe Zed"]);
        let open: Vec<String> = open_doubts(db, "friday").into_iter().map(|doubt| doubt.id).collect();
        assert_eq!(open.len(), 2);
        // Ann is Ann, and Zoe is not Zo\u{eb}
        for (id, said) in open.iter().zip([DoubtAnswer::Same, DoubtAnswer::Other]) {
            db.in_community("friday", |work| answer(work, id, said)).expect("answered");
        }
        let zoe = person_of(db, &second, 2);
        for evening in 3..=5 {
            let slug = db.evening_of("friday", &format!("Friday {evening}"), &["ann  ash", "Zoe Zed", "Zo\u{eb} Zed"]);
            assert_eq!(person_of(db, &slug, 1), Some(db.person("friday", 1).id));
            assert_eq!(person_of(db, &slug, 2), zoe);
        }
        // of Zo\u{eb} nobody has said anything: she is asked about each time, until somebody does
        assert_eq!(open_doubts(db, "friday").len(), 3);
        assert_eq!(people_of(db, "friday").len(), 3);
    }

    fn a_name_that_is_said_to_be_somebody_else_is_not_who_it_was_before_a_merge(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &["Rita Rowan"]);
        db.evening_of("friday", "Friday 2", &["Sam Sorrel"]);
        db.evening_of("friday", "Friday 3", &["Tea Thorn"]);
        is_said(db, "Friday 4", "Nick", &[2]);
        db.in_community("friday", |work| merge(work, 1, 2, "")).expect("merged");
        let fifth = db.evening("friday", "Friday 5");
        let number = add_named(db, &fifth, "Nick");
        assert_eq!(person_of(db, &fifth, number), Some(db.person("friday", 1).id), "as it was said");
        db.act(&fifth, |work| settle(work, number, &Who::Person(3))).expect("somebody else");
        let sixth = db.evening("friday", "Friday 6");
        let number = add_named(db, &sixth, "Nick");
        assert_eq!(person_of(db, &sixth, number), Some(db.person("friday", 3).id), "it is not asked again");
        let seventh = db.evening("friday", "Friday 7");
        db.act(&seventh, |work| add_person(work, 3, false)).expect("Tea is there already");
        let number = add_named(db, &seventh, "Nick");
        assert_eq!(person_of(db, &seventh, number), Some(db.person("friday", 4).id), "somebody new, and not Rita");
        assert!(open_doubts(db, "friday").is_empty());
    }

    fn what_was_said_of_two_who_are_one_by_now_is_asked_once(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &["Rita Rowan"]);
        db.evening_of("friday", "Friday 2", &["Sam Sorrel"]);
        is_said(db, "Friday 3", "Nick", &[1, 2]);
        db.in_community("friday", |work| merge(work, 1, 2, "")).expect("merged");
        let rita = db.person("friday", 1).id;
        let fourth = db.evening("friday", "Friday 4");
        let number = add_named(db, &fourth, "Nick");
        assert_eq!(person_of(db, &fourth, number), None, "it is Sam and not Rita, who are one");
        let open = open_doubts(db, "friday");
        assert_eq!(open.iter().map(|doubt| &doubt.person_id).collect::<Vec<_>>(), [&rita]);
        db.in_community("friday", |work| answer(work, &open[0].id, DoubtAnswer::Same)).expect("answered");
        let fifth = db.evening("friday", "Friday 5");
        let number = add_named(db, &fifth, "Nick");
        assert_eq!(person_of(db, &fifth, number), Some(rita));
        assert!(open_doubts(db, "friday").is_empty());
    }

    fn two_people_of_one_name_are_asked_about_each_evening(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &["Ann Ash"]);
        let second = db.evening("friday", "Friday 2");
        let number = add_named(db, &second, "Ann Ash");
        db.act(&second, |work| settle(work, number, &Who::New)).expect("another one");
        let third = db.evening_of("friday", "Friday 3", &["Ann Ash"]);
        assert_eq!(person_of(db, &third, 1), None);
        assert_eq!(open_doubts(db, "friday").len(), 2, "is it this one, or that one?");
    }

    fn clear_ones_are_confirmed_together(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let named = |name: &'static str| EIGHT.iter().copied().chain([name]).collect::<Vec<_>>();
        let evenings: Vec<String> = (2..=12)
            .map(|evening| db.evening_of("friday", &format!("Friday {evening}"), &named("Ann  Ash")))
            .collect();
        assert_eq!(open_doubts(db, "friday").len(), 99);
        let first = db.act(&evenings[0], settle_called).expect("confirmed");
        // two entries have her name, and one of them is somebody else
        assert_eq!(first, 8);
        let all = db.in_community("friday", answer_called).expect("confirmed");
        assert_eq!(all, 80);
        for slug in &evenings {
            let people: Vec<_> = (1..=8).map(|number| person_of(db, slug, number)).collect();
            let known: Vec<_> = (1..=8).map(|number| Some(db.person("friday", number).id)).collect();
            assert_eq!(people, known);
        }
        let log = &log_of(db, "friday");
        assert!(log.last().expect("a line").what.contains("80 entries"), "{log:?}");
        // the next evening asks nothing
        let before = open_doubts(db, "friday").len();
        db.evening_of("friday", "Friday 13", &EIGHT);
        assert_eq!(open_doubts(db, "friday").len(), before);
    }

    /// A list of thousands is looked at again and again while its players come.
    fn who_is_clear_is_read_by_a_few_statements(db) {
        db.community("Friday");
        let names: Vec<String> = (1..=40).map(|number| format!("Player Number {number:02}")).collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        db.evening_of("friday", "Friday 1", &names);
        let id = db.community_of("friday").id;
        let mut all = 0;
        let costs = [2_usize, 40].map(|count| {
            let slug = db.evening_of("friday", &format!("Evening of {count}"), &names[..count]);
            let tournament = db.load(&slug).tournament;
            let (clear, statements) = asked(|| db.db.read(|conn| clear_in(conn, &tournament)).expect("read"));
            let pairs: Vec<(i64, i64)> = clear.iter().map(|one| (one.entry, one.person)).collect();
            assert_eq!(pairs, (1..=count as i64).map(|number| (number, number)).collect::<Vec<_>>());
            all += count;
            assert_eq!(db.db.read(|conn| count_called(conn, &id)).expect("read"), all);
            statements.len()
        });
        assert_eq!(costs[0], costs[1]);
        assert!(costs[0] < 12, "{costs:?}");
    }

    fn a_tournament_that_returns_to_its_community_has_its_people_back(db) {
        db.community("Friday");
        let slug = db.evening_of("friday", "Friday 1", &EIGHT);
        let guest = named("Gil Guest");
        db.act(&slug, |work| add_as(work, &guest, false, &Who::Guest)).expect("a guest");
        let before: Vec<_> = (1..=9).map(|number| person_of(db, &slug, number)).collect();
        db.act(&slug, |work| choose(work, None)).expect("left");
        assert!((1..=9).all(|number| person_of(db, &slug, number).is_none()));
        db.act(&slug, |work| choose(work, Some("friday"))).expect("back");
        let after: Vec<_> = (1..=9).map(|number| person_of(db, &slug, number)).collect();
        assert_eq!(after, before);
        assert!(db.entry(&slug, 9).guest, "a guest is one still");
        assert!(open_doubts(db, "friday").is_empty());
    }

    fn doubts_about_who_has_left_starve_nobody(db) {
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &EIGHT);
        let slug = db.evening("friday", "Friday 2");
        for _ in 0..60 {
            let number = add_named(db, &slug, "Ann Ash");
            db.act(&slug, |work| remove(work, number, "").map(drop)).expect("removed");
        }
        add_named(db, &slug, "Bo Birch");
        let id = db.community_of("friday").id;
        let asked = db.db.read(|conn| podium_ops::community::asked::Asked::open(conn, &id, 50)).expect("read");
        assert_eq!(asked.len(), 1, "the newest one is there");
    }

    fn a_pair_of_people_is_asked_about_once(db) {
        use podium_ops::community::person::{self, PersonInput, Shows};
        db.community("Friday");
        db.evening_of("friday", "Friday 1", &["Ann Ash", "Bo Birch"]);
        let edit = |number: i64, email: &str| {
            let row = db.person("friday", number);
            let input = PersonInput { name: row.name.clone(), email: Some(email.to_owned()), ..PersonInput::default() };
            db.in_community("friday", |work| person::edit(work, number, row.version, &input, Shows::of(&row))).expect("edited");
        };
        edit(1, "bar@mail.example");
        edit(2, "bar@mail.example");
        let open = open_doubts(db, "friday");
        assert_eq!(open.len(), 1);
        let id = open[0].id.clone();
        db.in_community("friday", |work| answer(work, &id, DoubtAnswer::Other)).expect("two people");
        for number in [1, 2] {
            edit(number, "");
            edit(number, "bar@mail.example");
        }
        assert!(open_doubts(db, "friday").is_empty(), "in whichever order");
    }
}
