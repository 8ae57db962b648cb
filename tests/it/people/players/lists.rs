//! Lists of players, from what was sent to what is stored.

use podium_ops::people::players::{PlayerInput, SameNames, add, bulk_add, decode, read_csv, read_names};

use super::*;
use crate::harness::both_databases;

both_databases! {
    fn a_list_is_added_whole(db) {
        let slug = tournament(&db.db, |s| s.max_players = Some(4));
        add_named(&db.db, &slug, &["Ann Ash"]);
        let file = decode(b"\xef\xbb\xbfName;E-Mail;Table\r\n\"Bo; Birch\";bo@x.org;7\r\nCleo;;\r\nANN ASH;;\r\nDee;;\r\nCleo;;\r\nEve;;\r\n").expect("UTF-8");
        let list = read_csv(&file.text).whole().expect("nothing is wrong");
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

    fn a_name_with_an_address_is_taken_apart_however_it_comes(db) {
        let slug = tournament(&db.db, |_| {});
        let input = PlayerInput { name: "Ann Ash <ann@example.org>".into(), ..PlayerInput::default() };
        let data = input.check().expect("a name and an address");
        db.act(&slug, |work| add(work, &data, false)).expect("added");
        let ann = player(&db.db, &slug, 1);
        assert_eq!((ann.name.as_str(), ann.email.as_deref()), ("Ann Ash", Some("ann@example.org")));
        let both = PlayerInput { email: "other@example.org".into(), ..input };
        assert_eq!(both.check().expect_err("two addresses")[0].field, "name");
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

/// A pasted list, and what is read from it.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Pasted {
    from: String,
    text: String,
    names: Vec<String>,
    #[serde(default)]
    mails: Vec<String>,
    #[serde(default)]
    commanders: Vec<Vec<String>>,
    /// Whether it is asked what commas are.
    #[serde(default)]
    asks: bool,
}

#[test]
fn pasted_lists_are_read_as_people_have_them() {
    let mut read = 0;
    for line in include_str!("../../../cases/lists/pasted.jsonl").lines() {
        let case: Pasted = serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"));
        let list = read_names(&case.text);
        let data = list.whole().unwrap_or_else(|| panic!("{}: {list:?}", case.from));
        let names: Vec<&str> = data.iter().map(|data| data.name.as_str()).collect();
        assert_eq!(names, case.names, "{}", case.from);
        let mails: Vec<&str> = data.iter().filter_map(|data| data.email.as_deref()).collect();
        assert_eq!(mails, case.mails, "{}", case.from);
        let commanders: Vec<&Vec<String>> = data
            .iter()
            .map(|data| &data.commanders)
            .filter(|names| !names.is_empty())
            .collect();
        assert!(commanders.into_iter().eq(&case.commanders), "{}", case.from);
        assert_eq!(list.commas.is_some(), case.asks, "{}", case.from);
        read += 1;
    }
    assert!(read >= 10, "only {read}");
}
