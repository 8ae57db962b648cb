//! Lists of players, from what was sent to what is stored.

use podium_ops::people::players::{SameNames, bulk_add, decode, read_csv, read_names};

use super::*;
use crate::harness::both_databases;

both_databases! {
    fn a_list_is_added_whole(db) {
        let slug = tournament(&db.db, |s| s.max_players = Some(4));
        add_named(&db.db, &slug, &["Ann Ash"]);
        let file = decode(b"\xef\xbb\xbfName;E-Mail;Table\r\n\"Bo; Birch\";bo@x.org;7\r\nCleo;;\r\nANN ASH;;\r\nDee;;\r\nCleo;;\r\nEve;;\r\n").expect("UTF-8");
        let list = read_csv(&file).whole().expect("nothing is wrong");
        let done = db.act(&slug, |work| bulk_add(work, &list, SameNames::LeaveOut)).expect("added");
        assert_eq!(done.left_out, ["ANN ASH", "Cleo"]);
        assert_eq!(done.waiting(), 1);
        let names: Vec<_> = all(&db.db, &slug).into_iter().map(|p| (p.number, p.key, p.name, p.fixed_table)).collect();
        assert_eq!(names[1], (2, "p2".into(), "Bo; Birch".into(), Some(7)));
        assert_eq!(names.len(), 5);
        let lines = log(&db.db, &slug);
        assert_eq!(lines.last().map(|l| l.1.as_str()), Some("Added 4 players from a list, numbers 2 to 5, of them 1 waiting"));
        let again = db.act(&slug, |work| bulk_add(work, &list, SameNames::LeaveOut)).expect("nothing to do");
        assert_eq!((again.added.len(), again.left_out.len()), (0, list.len()));
        assert_eq!(log(&db.db, &slug).len(), lines.len(), "nothing was done");
        db.act(&slug, |work| bulk_add(work, &list, SameNames::Add)).expect("on confirmation");
        assert_eq!(all(&db.db, &slug).len(), 11);
    }

    fn thousands_of_names_are_one_transaction(db) {
        let slug = tournament(&db.db, |_| {});
        let text: Vec<String> = (1..=4096).map(|n| format!("Player of round {n}")).collect();
        let list = read_names(&text.join("\n")).whole().expect("names");
        let done = db.act(&slug, |work| bulk_add(work, &list, SameNames::LeaveOut)).expect("added");
        assert_eq!(done.added.len(), 4096);
        assert_eq!(player(&db.db, &slug, 4096).key, "p4096");
    }
}
