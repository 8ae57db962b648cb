//! What rulings show beside their penalties: players and penalties on the table's page, statements of a disqualification, and the
//! player's own penalties on their page.

use super::*;

both_databases! {
    fn the_tables_page_lists_players_and_penalties(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        let player = venue.seats(1)[0];
        venue.rules(&judge, 1, player, "2.5", "");
        let text = judge.see(&venue.at("desk/floor/1")).text();
        let name = venue.player(player).name;
        assert!(text.contains(&format!("{name} Warning")) && text.contains("2.5 Game Rule Violation"), "{text}");
        assert!(judge.see(&venue.at("desk/floor/2")).text().contains("None yet."));
    }

    fn a_disqualification_holds_statements(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let seats = venue.seats(1);
        venue.rules(&judge, 1, seats[0], "2.5", "");
        assert!(!judge.see(&venue.at("desk/rulings/1")).body.contains("/statements"), "not for a Warning");
        venue.rules(&judge, 1, seats[1], "4.8", "");
        let own = venue.press(&judge, 2, "statements", &[("player", &seats[1].to_string()), ("statement", "I did not look.")]);
        assert_eq!(own.status, 303, "{}", own.text());
        let empty = venue.press(&judge, 2, "statements", &[("statement", "They did.")]);
        assert!(empty.status == 422 && empty.text().contains("Who says it") && empty.body.contains("They did."), "{}", empty.text());
        let other = venue.press(&head, 2, "statements", &[("witness", "A spectator"), ("statement", "They did.")]);
        assert_eq!(other.status, 303);
        let name = venue.player(seats[1]).name;
        let page = venue.staff(Role::Scorekeeper).see(&venue.at("desk/rulings/2"));
        assert!(page.text().contains(&format!("{name} written down by judge")), "{}", page.text());
        assert!(page.text().contains("A spectator written down by head_judge"), "{}", page.text());
        assert!(!page.body.contains("/remove") && !page.body.contains("/2/statements"), "a scorekeeper reads");
        // Who wrote it down removes it; another judge does not.
        let mine = judge.see(&venue.at("desk/rulings/2"));
        assert_eq!(mine.body.matches("/remove\"").count(), 1, "{}", mine.body);
        assert_eq!(judge.send(&mine.form("/remove")).status, 303);
        assert!(!judge.see(&venue.at("desk/rulings/2")).text().contains("I did not look."));
        let theirs = head.see(&venue.at("desk/rulings/2")).form("/remove");
        assert_eq!(judge.post(&theirs.action, &[]).status, 403);
    }

    fn players_see_their_own_penalties(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let seats = venue.seats(1);
        let me = venue.service.in_database_player(&venue.slug, seats[0]);
        let at = venue.at("me");
        assert!(!me.see(&at).text().contains("Your penalties"));
        venue.rules(&judge, 1, seats[0], "2.5", "");
        venue.rules(&judge, 1, seats[0], "3.4", "");
        let text = me.see(&at).text();
        assert!(text.contains("Your penalties: 2") && text.contains("Warning 2.5 Game Rule Violation Round 1"), "{text}");
        assert!(text.contains("waits for the head judge"), "{text}");
        assert!(!text.contains("They drew a card too many"), "the judge's words are for the staff: {text}");
        let neighbour = venue.service.in_database_player(&venue.slug, seats[1]).see(&at).text();
        assert!(!neighbour.contains("Your penalties"), "{neighbour}");
        // What does not stand is not theirs.
        venue.press(&head, 2, "decide", &[("verdict", "overturn"), ("decision", "It was fine.")]);
        venue.press(&judge, 1, "withdraw", &[("reason", "A slip")]);
        assert!(!me.see(&at).text().contains("Your penalties"));
    }
}
