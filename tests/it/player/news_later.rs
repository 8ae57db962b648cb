//! News that wait: who gets them, and what they say, is decided when they are sent.

use chrono::TimeDelta;
use podium_base::clock::{self, Moment};
use podium_ops::people::players::renew_link;
use podium_ops::run::rounds::{self, Change};
use podium_ops::tournaments::notices::NewAnnouncement;

use super::news::{Phone, Sending};
use crate::harness::{TestDb, both_databases};
use crate::run::reports::at_table;

/// Two players of the open round change places.
fn change_places(db: &TestDb, slug: &str, one: i64, other: i64) {
    let structure = db.load(slug).tournament.structure_version;
    db.act(slug, |work| {
        rounds::change_draft(work, structure, 1, Change::Swap(one, other), "a wrong table")
    })
    .expect("changed");
}

/// An announcement that is shown later, to everybody, to a table or to a player.
fn scheduled(from: Moment, table: &str, player: &str) -> NewAnnouncement {
    NewAnnouncement {
        text: "Lunch".to_owned(),
        shown_from: Some(from),
        table: table.to_owned(),
        player: player.to_owned(),
        ..NewAnnouncement::default()
    }
}

both_databases! {
    fn a_scheduled_announcement_is_for_those_who_are_there_when_it_is_sent(db) {
        let sending = Sending::playing(db);
        let slug = &sending.slug;
        let later = clock::now() + TimeDelta::minutes(10);
        let [one, other] = [1, 2].map(|table| at_table(db, slug, table));
        let [leaves, stays, comes] = [one[0], one[1], other[0]];
        let early = sending.phone_of(leaves);
        for new in [scheduled(later, "", ""), scheduled(later, "1", ""), scheduled(later, "", &comes.to_string())] {
            sending.announce(&new);
        }
        // these players ask later, and one of them another time
        sending.phone_of(stays);
        sending.phone_of(comes);
        sending.subscribe(db.player(slug, leaves), &early).expect("again");
        assert_eq!(sending.sent(), [format!("{leaves} begun")]);
        change_places(db, slug, leaves, comes);
        sending.send_at(later + TimeDelta::seconds(1));
        let mut all = [leaves, stays, stays, comes, comes, comes].map(|number| format!("{number} announcement"));
        all.sort();
        assert_eq!(sending.arrived(), all, "everybody, the table, and the player");
    }

    fn a_phone_whose_link_was_renewed_gets_nothing_that_waits(db) {
        let sending = Sending::playing(db);
        let slug = &sending.slug;
        let later = clock::now() + TimeDelta::minutes(10);
        sending.phone_of(1);
        sending.announce(&scheduled(later, "", "1"));
        sending.announce(&scheduled(later, "", ""));
        db.act(slug, |work| renew_link(work, 1).map(|_| ())).expect("renewed");
        sending.send_at(later + TimeDelta::seconds(1));
        assert_eq!(sending.arrived(), [""; 0], "another person may have had the old link");
        // with the new link, the phone gets what is still to come
        sending.subscribe(db.player(slug, 1), &Phone::new(&sending.service, "1")).expect("subscribed");
        assert_eq!(sending.sent(), ["1 begun"]);
        sending.send_at(later + TimeDelta::seconds(1));
        assert_eq!(sending.arrived(), ["1 announcement"; 2]);
    }
}
