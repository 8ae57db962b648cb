//! A penalty given between matches is carried out at the start of the player's next one; a disqualification from the player's page
//! marks the seat like a ruling (T30, T52).

use podium_ops::run::results::{Typed, report};
use podium_ops::run::rounds::{finish, publish, unpublish};

use super::*;

/// Reports every table as won by seat 1, and finishes the newest round.
fn finished(venue: &Venue<'_>, round: i64) {
    let tables: Vec<i64> = venue.db.load(&venue.slug).rounds[round as usize - 1]
        .pods
        .iter()
        .map(|pod| pod.table_number)
        .collect();
    for table in tables {
        let typed = Typed {
            games: "1".into(),
            ..Typed::default()
        };
        let done = venue.db.act(&venue.slug, |work| report(work, table, &typed, None));
        done.expect("reported");
    }
    let structure = venue.db.load(&venue.slug).tournament.structure_version;
    venue
        .db
        .act(&venue.slug, |work| finish(work, structure, round))
        .expect("finished");
}

/// The table of a player in the newest round.
fn table_of(venue: &Venue<'_>, player: i64) -> i64 {
    (1..=2)
        .find(|table| venue.seats(*table).contains(&player))
        .expect("a table")
}

both_databases! {
    fn a_game_loss_between_rounds_is_carried_out_in_the_next_match(db) {
        let venue = Venue::new(db);
        db.in_database_profile(&venue.slug, |profile| profile.swiss_rounds = Some(3));
        let head = venue.staff(Role::HeadJudge);
        let player = venue.seats(1)[1];
        let name = venue.player(player).name;
        finished(&venue, 1);
        let given = venue.rules(&head, 1, player, "3.4", "");
        assert_eq!(given.status, 303, "{}", given.text());
        assert_eq!((venue.about(1)[0].effect, venue.about(1)[0].due_round), (None, None));
        let said = head.see(&venue.at("desk/rulings/1")).text();
        assert!(said.contains("For their next match: it is carried out as that begins."), "{said}");
        venue.db.next_round(&venue.slug);
        let table = table_of(&venue, player);
        let judge = venue.staff(Role::Judge);
        let page = judge.see(&venue.at(&format!("desk/floor/{table}")));
        assert!(page.text().contains(&format!("{name} is out of the game: game loss, ruling 1")), "{}", page.text());
        assert!(page.text().contains("Ruling 1") && page.text().contains(&format!("{name} Game Loss")), "{}", page.text());
        let seat = venue.seats(table).iter().position(|seat| *seat == player).expect("seated") + 1;
        let refused = venue.report(&venue.staff(Role::Scorekeeper), table, &seat.to_string());
        assert!(refused.status == 422 && refused.text().contains("ruling 1"), "{}", refused.text());
        assert_eq!(judge.send(&page.form("/desk/rulings/1/done")).status, 303);
        assert!(!judge.see(&venue.at(&format!("desk/floor/{table}"))).body.contains("/rulings/1/done"));
        // It is for one match: the one after that is played as any other.
        let other = if seat == 1 { "2" } else { "1" };
        assert_eq!(venue.report(&venue.staff(Role::Scorekeeper), table, other).status, 303);
        let rest = 3 - table;
        assert_eq!(venue.report(&venue.staff(Role::Scorekeeper), rest, "1").status, 303);
        let structure = venue.db.load(&venue.slug).tournament.structure_version;
        venue.db.act(&venue.slug, |work| finish(work, structure, 2)).expect("finished");
        venue.db.next_round(&venue.slug);
        let after = judge.see(&venue.at(&format!("desk/floor/{}", table_of(&venue, player)))).text();
        assert!(!after.contains("is out of the game"), "{after}");
    }

    fn a_match_loss_before_round_1_is_that_of_the_first_match(db) {
        let slug = db.in_database_tournament("Spring Open", 8);
        let venue = Venue { db, slug, service: Service::start(db) };
        let head = venue.staff(Role::HeadJudge);
        let given = head.post(&venue.at("desk/rulings/new"), &[("also", "3"), ("infraction_3", "4.2=match_loss"), ("penalty_3", "match_loss"), ("what", "Shouting")]);
        assert_eq!(given.status, 303, "{}", given.text());
        db.next_round(&venue.slug);
        let table = table_of(&venue, 3);
        let text = head.see(&venue.at(&format!("desk/floor/{table}"))).text();
        assert!(text.contains("is out of the game: match loss, ruling 1"), "{text}");
        // The pairing is made again: the penalty is for whichever match comes.
        let structure = db.load(&venue.slug).tournament.structure_version;
        db.act(&venue.slug, |work| unpublish(work, structure, 1)).expect("unpublished");
        assert_eq!((venue.about(1)[0].effect, venue.about(1)[0].due_round), (None, None));
        let structure = db.load(&venue.slug).tournament.structure_version;
        db.act(&venue.slug, |work| publish(work, structure, 1)).expect("published");
        assert_eq!((venue.about(1)[0].effect, venue.about(1)[0].due_round), (Some(PenaltyEffect::Match), Some(1)));
        // Withdrawn, it does nothing any more.
        assert_eq!(venue.press(&head, 1, "withdraw", &[("reason", "The wrong player")]).status, 303);
        let text = head.see(&venue.at(&format!("desk/floor/{table}"))).text();
        assert!(!text.contains("is out of the game"), "{text}");
    }

    fn a_penalty_that_waits_or_was_withdrawn_is_not_carried_over(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let seats = venue.seats(1);
        finished(&venue, 1);
        venue.rules(&judge, 1, seats[0], "3.4", "");
        venue.rules(&head, 1, seats[1], "3.4", "");
        assert_eq!(venue.press(&head, 2, "withdraw", &[("reason", "A slip")]).status, 303);
        venue.rules(&head, 1, seats[2], "2.5", "warning");
        venue.db.next_round(&venue.slug);
        for number in 1..=3 {
            assert_eq!(venue.about(number)[0].due_round, None, "ruling {number}");
        }
    }

    fn a_disqualification_from_the_players_page_marks_the_seat(db) {
        let venue = Venue::new(db);
        let head = venue.staff(Role::HeadJudge);
        let player = venue.seats(1)[1];
        let name = venue.player(player).name;
        let page = head.see(&venue.at(&format!("desk/players/{player}")));
        let form = page.form("/disqualify").set("confirm_disqualify", "disqualify").set("disqualify_reason", "Marked cards");
        assert_eq!(head.send(&form).status, 303);
        assert_eq!(venue.player(player).disqualified_after, Some(1));
        let table = head.see(&venue.at("desk/floor/1")).text();
        assert!(table.contains(&format!("{name} is out of the game: disqualified, ruling 1")), "{table}");
        assert!(table.contains(&format!("Carry out: Disqualification, {name}")), "{table}");
        let refused = venue.report(&venue.staff(Role::Scorekeeper), 1, "2");
        assert!(refused.status == 422 && refused.text().contains("ruling 1"), "{}", refused.text());
        let ruling = head.see(&venue.at("desk/rulings/1")).text();
        assert!(ruling.contains("Marked cards") && ruling.contains("No infraction named"), "{ruling}");
        assert_eq!(venue.press(&head, 1, "withdraw", &[("reason", "The wrong player")]).status, 303);
        assert_eq!(venue.player(player).disqualified_after, None);
        assert!(!head.see(&venue.at("desk/floor/1")).text().contains("is out of the game"));
    }
}
