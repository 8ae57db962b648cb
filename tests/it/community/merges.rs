//! Merging two people, and undoing it: exactly, in order, with lines in the log.

use std::collections::BTreeMap;

use podium_ops::community::merge::{merge, split};
use podium_ops::community::person::{self, PersonInput, Shows};
use podium_ops::community::regulars::add_person;
use podium_store::community::people::PersonRow;

use super::{EIGHT, log_of, open_doubts, people, person_of, refused};
use crate::harness::season::{places, three_places};
use crate::harness::{TestDb, both_databases};

/// A community in which number 1 came to the first evening, and number 9 ("Annie Ash") to the second.
fn two_evenings(db: &TestDb) -> [String; 2] {
    db.community("Friday");
    let first = db.evening_of("friday", "Friday 1", &EIGHT);
    let second = db.evening_of("friday", "Friday 2", &["Annie Ash"]);
    [first, second]
}

/// Whose the entries are, by tournament and number.
type Whose = BTreeMap<(String, i64), Option<String>>;

/// All people, with everything but their versions, and who each entry is.
fn state(db: &TestDb, slugs: &[String]) -> (Vec<PersonRow>, Whose) {
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
        assert!(kept.email.is_none(), "each keeps what they have");
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
        assert!(twice.contains("already undone"), "{twice}");
    }

    fn people_who_met_are_two_and_the_evening_is_named(db) {
        two_evenings(db);
        let both = refused(db.in_community("friday", |work| merge(work, 1, 2, "")));
        assert!(both.contains("Ann Ash (number 1) and Bo Birch (number 2) both have an entry in Friday 1"), "{both}");
        let same = refused(db.in_community("friday", |work| merge(work, 1, 1, "")));
        assert!(same.contains("already belong to"), "{same}");
        let nobody = refused(db.in_community("friday", |work| merge(work, 1, 99, "")));
        assert!(nobody.contains("no person 99"), "{nobody}");
    }

    fn people_of_one_past_evening_are_two(db) {
        two_evenings(db);
        let season = db.season("friday", "Autumn", &three_places(), &[]);
        db.past_evenings("friday", &season, vec![places("Night 0", "2025-12-05", &["Ann Ash", "Annie Ash"])]);
        let both = refused(db.in_community("friday", |work| merge(work, 1, 9, "")));
        assert!(both.contains("Ann Ash and Annie Ash both have a place at Night 0"), "{both}");
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

    fn name_and_address_of_who_is_gone_still_find_the_person(db) {
        two_evenings(db);
        let shows = Shows::of(&db.person("friday", 9));
        edit(db, 9, "annie@mail.example", shows);
        db.in_community("friday", |work| merge(work, 1, 9, "")).expect("merged");
        let third = db.evening_of("friday", "Friday 3", &["Annie Ash"]);
        let ann = db.person("friday", 1).id;
        let asked: Vec<String> = open_doubts(db, "friday").into_iter().map(|doubt| doubt.person_id).collect();
        assert_eq!(asked, std::slice::from_ref(&ann));
        assert_eq!(person_of(db, &third, 1), None);
        let fourth = db.evening("friday", "Friday 4");
        let row = db.act(&fourth, |work| add_person(work, 1, false)).expect("Ann comes");
        assert_eq!((row.person_id, row.email.as_deref()), (Some(ann), Some("annie@mail.example")));
    }

    fn merges_into_one_person_are_undone_in_any_order(db) {
        let slugs = two_evenings(db);
        db.evening_of("friday", "Friday 3", &["Anna Ash"]);
        let with = |edit: fn(&mut Shows)| {
            let mut shows = Shows::of(&db.person("friday", 2));
            edit(&mut shows);
            shows
        };
        edit(db, 9, "annie@mail.example", with(|shows| shows.tables = false));
        edit(db, 10, "anna@mail.example", with(|shows| (shows.tables, shows.results) = (false, false)));
        let before = state(db, &slugs);
        let first = db.in_community("friday", |work| merge(work, 1, 9, "")).expect("merged").number;
        let second = db.in_community("friday", |work| merge(work, 1, 10, "")).expect("merged").number;
        db.in_community("friday", |work| split(work, first, "")).expect("undone");
        let ann = Shows::of(&db.person("friday", 1));
        assert!(!ann.tables && !ann.results, "Anna is still one of them, and hides both");
        db.in_community("friday", |work| split(work, second, "")).expect("undone");
        assert_eq!(state(db, &slugs), before);
    }

    fn a_choice_after_a_merge_holds_for_both_until_it_is_undone(db) {
        two_evenings(db);
        let all = Shows::of(&db.person("friday", 1));
        edit(db, 9, "", Shows { tables: false, ..all });
        let first = db.in_community("friday", |work| merge(work, 1, 9, "")).expect("merged").number;
        edit(db, 1, "", all);
        assert!(db.person("friday", 1).shows_tables, "they have said it since");
        db.evening_of("friday", "Friday 3", &["Anna Ash"]);
        edit(db, 10, "", Shows { results: false, ..all });
        db.in_community("friday", |work| merge(work, 1, 10, "")).expect("merged");
        assert!(!db.person("friday", 1).shows_results, "not what somebody hides who is merged later");
        db.in_community("friday", |work| split(work, first, "")).expect("undone");
        assert!(!db.person("friday", 9).shows_tables, "what Annie chose");
        assert_eq!(Shows::chosen(&db.person("friday", 1)), all);
    }

    fn random_merges_undone_in_random_order_leave_nothing_behind(db) {
        db.community("Friday");
        let names = ["Ann Ash", "Bo Birch", "Cy Cedar", "Di Dale", "Ed Elm", "Fay Fir"];
        let slugs: Vec<String> = names.iter().map(|name| db.evening_of("friday", name, &[name])).collect();
        let mut random = Random(43);
        for number in 1..=6 {
            let email = format!("{number}@mail.example");
            let mut tick = || random.below(2) == 0;
            let shows = Shows { name: tick(), results: tick(), tables: tick(), commanders: tick(), rating: tick() };
            edit(db, number, if shows.name { &email } else { "" }, shows);
        }
        let everybody = || (1..=6).map(|number| PersonRow { version: 0, ..db.person("friday", number) }).collect::<Vec<_>>();
        let entries = || slugs.iter().map(|slug| db.entry(slug, 1).person_id).collect::<Vec<_>>();
        let before = (everybody(), entries());
        for _ in 0..4 {
            let mut done = Vec::new();
            for _ in 0..random.below(5) + 1 {
                let live: Vec<PersonRow> = everybody().into_iter().filter(|row| row.merged_into.is_none()).collect();
                let (kept, gone) = (random.below(live.len()), random.below(live.len()));
                if kept != gone {
                    let pair = (live[kept].number, live[gone].number);
                    done.push(db.in_community("friday", |work| merge(work, pair.0, pair.1, "")).expect("merged").number);
                    check_shown(&everybody());
                }
            }
            while !done.is_empty() {
                let number = done[random.below(done.len())];
                // one whose kept person was merged further is refused, and comes later
                if db.in_community("friday", |work| split(work, number, "")).is_ok() {
                    done.retain(|one| *one != number);
                }
                check_shown(&everybody());
            }
            assert_eq!((everybody(), entries()), before);
        }
    }
}

/// Everybody sees of a person what all chose who are that person.
fn check_shown(everybody: &[PersonRow]) {
    for row in everybody {
        let mut shown = Shows::chosen(row);
        let mut ids = vec![&row.id];
        while let Some(id) = ids.pop() {
            for gone in everybody.iter().filter(|gone| gone.merged_into.as_ref() == Some(id)) {
                shown = shown.and(Shows::chosen(gone));
                ids.push(&gone.id);
            }
        }
        assert_eq!(Shows::of(row), shown, "person {}", row.number);
    }
}

/// Numbers that are the same in each run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}
