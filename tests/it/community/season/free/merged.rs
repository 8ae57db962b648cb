//! People who are merged or removed while they wait or play on an evening of free pods.

use podium_event::season::FreePodState;
use podium_ops::community::erase::erase;
use podium_ops::community::merge::merge;
use podium_ops::season::free::{Whose, pods, queue};

use super::super::standings;
use super::{enter, evening, evening_of_strangers, ida_waits, now, organizer, phone, send};
use crate::harness::both_databases;
use crate::harness::http::Service;

both_databases! {
    fn who_was_merged_in_the_queue_keeps_the_place_and_plays_once(db) {
        let number = evening(db);
        let ida = ida_waits(db, number);
        db.in_community("friday", |work| merge(work, 1, ida, "")).expect("one person");
        let (me, desk) = (format!("/c/friday/e/{number}/me"), format!("/c/friday/e/{number}/desk"));
        let service = Service::start(db);
        let (ann, ora) = (phone(&service, 1), organizer(&service));
        assert!(ann.see(&me).text().contains("You are number 8 of 8 in the queue"), "{}", ann.see(&me).text());
        // the place stays with another wish, as for anybody
        assert_eq!(send(&ann, &me, "/me/join", &[("bracket", "2")]).status, 303);
        assert!(ann.see(&me).text().contains("You are number 8 of 8 in the queue"), "{}", ann.see(&me).text());
        assert_eq!(now(db, number).waiting.last().and_then(|one| one.bracket), Some(2));
        assert_eq!(ora.post(&format!("{desk}/leave"), &[("person", "1")]).status, 303);
        assert!(now(db, number).waiting.iter().all(|one| one.number != 1), "{}", ora.see(&desk).text());
        assert_eq!(send(&ann, &me, "/me/join", &[]).status, 303);
        assert_eq!(send(&ora, &desk, "/desk/pods", &[]).status, 303);
        let seats: Vec<i64> = now(db, number).pods.iter().flat_map(|pod| &pod.seats).map(|seat| seat.number).collect();
        assert_eq!(seats.iter().filter(|one| **one == 1).count(), 1, "{seats:?}");
        let again = ora.post(&format!("{desk}/pods"), &[]);
        assert!(again.text().contains("The queue is empty"), "{again:?}");
    }

    fn two_rows_of_one_person_in_the_queue_are_one_seat(db) {
        let number = evening(db);
        let ida = ida_waits(db, number);
        // both wait, and the staff finds out
        db.in_community("friday", |work| queue::join(work, number, Whose::Person(1), None)).expect("waits");
        db.in_community("friday", |work| merge(work, 1, ida, "")).expect("one person");
        let service = Service::start(db);
        let (ora, desk) = (organizer(&service), format!("/c/friday/e/{number}/desk"));
        assert!(ora.see(&desk).text().contains("Form pods from 8 people"), "{}", ora.see(&desk).text());
        assert_eq!(send(&ora, &desk, "/desk/pods", &[]).status, 303);
        assert!(now(db, number).waiting.is_empty(), "{}", ora.see(&desk).text());
        for pod in now(db, number).pods {
            enter(db, number, &pod, &[1, 1, 1, 1], "");
        }
        assert!(now(db, number).waiting.is_empty(), "neither row waits: {}", ora.see(&desk).text());
    }

    fn who_was_merged_at_a_table_sits_at_no_second_one(db) {
        let number = evening(db);
        let ida = ida_waits(db, number);
        db.in_community("friday", |work| pods::form(work, number)).expect("formed");
        db.in_community("friday", |work| queue::join(work, number, Whose::Person(1), None)).expect("waits");
        db.in_community("friday", |work| merge(work, 1, ida, "")).expect("one person");
        let (me, desk) = (format!("/c/friday/e/{number}/me"), format!("/c/friday/e/{number}/desk"));
        let service = Service::start(db);
        let (ann, ora) = (phone(&service, 1), organizer(&service));
        let page = ann.see(&me).text();
        assert!(page.contains("Who won?") && !page.contains("in the queue"), "{page}");
        let joins = ann.post(&format!("{me}/join"), &[]);
        assert!(joins.text().contains("already playing at table"), "{joins:?}");
        let formed = ora.post(&format!("{desk}/pods"), &[]);
        assert!(formed.text().contains("The queue is empty"), "{formed:?}");
        for pod in now(db, number).pods {
            enter(db, number, &pod, &[1, 1, 1, 1], "");
        }
        // the row from before the merge waits on, and ends like any other
        assert!(ann.see(&me).text().contains("You are number 1 of 1 in the queue"), "{}", ann.see(&me).text());
        assert_eq!(send(&ann, &me, "/me/leave", &[]).status, 303);
        assert!(now(db, number).waiting.is_empty());
    }

    fn who_has_no_data_any_more_waits_for_no_pod(db) {
        let number = evening(db);
        db.in_community("friday", |work| erase(work, 8, "", &[])).expect("erased");
        let service = Service::start(db);
        let (ora, desk) = (organizer(&service), format!("/c/friday/e/{number}/desk"));
        let page = ora.see(&desk).text();
        assert!(page.contains("Form pods from 7 people"), "{page}");
        assert_eq!(send(&ora, &desk, "/desk/pods", &[]).status, 303);
        let pods = now(db, number).pods;
        let seats: Vec<i64> = pods.iter().flat_map(|pod| &pod.seats).map(|seat| seat.number).collect();
        assert!(seats.len() == 7 && !seats.contains(&8), "{seats:?}");
    }

    fn two_seats_of_a_void_pod_may_be_one_persons(db) {
        let number = evening_of_strangers(db);
        db.in_community("friday", |work| pods::form(work, number)).expect("formed");
        let pod = now(db, number).pods[0].clone();
        let (one, other) = (pod.seats[0].number, pod.seats[1].number);
        let service = Service::start(db);
        let (ora, desk) = (organizer(&service), format!("/c/friday/e/{number}/desk"));
        let at = pod.number.to_string();
        let void = [("pod", at.as_str()), ("version", "1"), ("reason", "the same person twice")];
        assert_eq!(ora.post(&format!("{desk}/void"), &void).status, 303);
        db.in_community("friday", |work| merge(work, one, other, "")).expect("one person");
        let fields = [("pod", at.as_str()), ("version", "2"), ("seats", "4"), ("winner", "1"), ("reason", "played")];
        let entered = ora.post(&format!("{desk}/result"), &fields);
        assert!(entered.text().contains("has two seats at table"), "{entered:?}");
        assert_eq!(now(db, number).pods[0].state, FreePodState::Void);
    }

    fn two_who_sat_in_one_pod_are_two_people(db) {
        let number = evening_of_strangers(db);
        db.in_community("friday", |work| pods::form(work, number)).expect("formed");
        let pod = now(db, number).pods[0].clone();
        let (one, other) = (pod.seats[0].number, pod.seats[1].number);
        let refused = db.in_community("friday", |work| merge(work, one, other, "")).expect_err("they sat together");
        assert!(refused.to_string().contains("played in the same pod at “Commander night”"), "{refused}");
        // who sat elsewhere may be somebody of this pod: what they came to is added up
        let third = now(db, number).pods[1].seats[0].number;
        for pod in now(db, number).pods {
            assert_eq!(pod.state, FreePodState::Playing);
            enter(db, number, &pod, &[1, 2, 2, 2], "");
        }
        db.in_community("friday", |work| merge(work, one, third, "")).expect("one person");
        let service = Service::start(db);
        let name = db.person("friday", one).name;
        let found = standings(&service.anonymous(), "autumn");
        let line = found.iter().find(|line| line.1 == name).expect("in the standings");
        assert_eq!(line.3, 3, "two evenings, and this one once: {found:?}");
        let explained = service.anonymous().see(&format!("/c/friday/s/autumn/people/{one}")).text();
        assert!(explained.contains("6 for 2 pods"), "{explained}");
    }
}
