//! A slip is corrected (T52): a ruling withdrawn with everything that it did, a penalty made lighter, a text amended; and what a
//! disqualification asks before it is carried out.

use super::*;

impl Venue<'_> {
    fn changes(&self) -> String {
        self.service.anonymous().see(&self.at("changes")).text()
    }
}

both_databases! {
    fn a_disqualification_of_the_wrong_player_is_withdrawn_with_everything_it_did(db) {
        let venue = Venue::new(db);
        let (judge, head, scorekeeper) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge), venue.staff(Role::Scorekeeper));
        let player = venue.seats(1)[1];
        let name = venue.player(player).name;
        venue.rules(&judge, 1, player, "4.8", "");
        assert!(!venue.changes().contains("was disqualified"), "it waits, and nothing is public");
        let word = [("verdict", "uphold"), ("decision", "Seen by two judges."), ("disqualify_word", "disqualify"), ("disqualify_public", "yes")];
        assert_eq!(venue.press(&head, 1, "decide", &word).status, 303);
        assert!(venue.changes().contains(&format!("{name} was disqualified in round 1.")), "{}", venue.changes());
        assert_eq!(venue.report(&scorekeeper, 1, "2").status, 422);
        // only the ruling gives the player back, so that nothing of it stays
        let page = head.see(&venue.at(&format!("desk/players/{player}")));
        assert!(page.text().contains("Disqualified by ruling 1") && !page.body.contains("/undo-disqualification"), "{}", page.text());
        let refused = head.post(&venue.at(&format!("desk/players/{player}/undo-disqualification")), &[]);
        assert!(refused.text().contains("Ruling 1 disqualified") && refused.status != 303, "{}", refused.text());
        let refused = judge.post(&venue.at("desk/rulings/1/withdraw"), &[("version", "2"), ("reason", "x")]);
        assert_ne!(refused.status, 303, "the head judge's word");
        let done = venue.press(&head, 1, "withdraw", &[("reason", "It was the player in seat 3.")]);
        assert_eq!(done.status, 303, "{}", done.text());
        assert_eq!((venue.ruling(1).state, venue.player(player).disqualified_after), (RulingState::Withdrawn, None));
        let ruling = judge.see(&venue.at("desk/rulings/1")).text();
        for part in ["Withdrawn by", "It was the player in seat 3.", "Seen by two judges."] {
            assert!(ruling.contains(part), "no {part} in {ruling}");
        }
        let changes = venue.changes();
        assert!(changes.contains(&format!("The disqualification of {name} was revoked.")), "{changes}");
        assert!(changes.contains("was disqualified in round 1. (revoked)"), "{changes}");
        assert_eq!(venue.report(&scorekeeper, 1, "2").status, 303, "they may win again");
        assert_eq!(venue.points(player), 5);
        let form = head.post(&venue.at("desk/rulings/new"), &[("table", "1"), ("player", &player.to_string()), ("propose", "penalties")]);
        assert!(form.text().contains("No penalty earlier today."), "{}", form.text());
    }

    fn a_disqualification_is_published_only_if_the_head_judge_says_so(db) {
        let venue = Venue::new(db);
        let head = venue.staff(Role::HeadJudge);
        let player = venue.seats(1)[0].to_string();
        let send = |extra: &[(&str, &str)]| {
            let infraction = format!("infraction_{player}");
            let mut fields = vec![("table", "1"), ("player", player.as_str()), (infraction.as_str(), "4.8=disqualification")];
            fields.extend(extra);
            head.post(&venue.at("desk/rulings/new"), &fields)
        };
        let asked = send(&[]);
        assert_eq!(asked.status, 422);
        assert!(asked.text().contains("a disqualification needs its reason") && asked.body.contains("name=\"disqualify_word\""), "{}", asked.text());
        assert_eq!(send(&[("what", "A marked card")]).status, 422, "without the word");
        assert_eq!(venue.player(player.parse().expect("a number")).disqualified_after, None);
        assert_eq!(send(&[("what", "A marked card"), ("disqualify_word", "disqualify")]).status, 303);
        assert!(!venue.changes().contains("disqualified"), "{}", venue.changes());
        venue.press(&head, 1, "withdraw", &[("reason", "A slip")]);
        assert!(!venue.changes().contains("disqualification of"), "what was not public is not revoked in public");
    }

    fn a_game_loss_is_made_a_warning_in_one_act(db) {
        let venue = Venue::new(db);
        let (judge, head, scorekeeper) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge), venue.staff(Role::Scorekeeper));
        let seats = venue.seats(1);
        venue.rules(&head, 1, seats[1], "3.4", "");
        assert!(!judge.see(&venue.at("desk/rulings/1")).body.contains("/1/lighter"));
        let heavier = venue.press(&head, 1, "lighter", &[("lighter_reason", "x")]);
        assert_eq!(heavier.status, 422);
        let done = venue.press(&head, 1, "lighter", &[("lighter", "warning"), ("lighter_reason", "The list was complete.")]);
        assert_eq!(done.status, 303, "{}", done.text());
        let about = &venue.about(1)[0];
        assert_eq!((about.penalty.as_deref(), about.effect), (Some("warning"), None));
        assert_eq!(venue.report(&scorekeeper, 1, "2").status, 303, "they are in again");
        let page = head.see(&venue.at("desk/rulings/1")).text();
        assert!(!page.contains("Upheld") && !page.contains("To the head judge"), "nobody appealed it: {page}");
        assert!(page.contains("Changed by") && page.contains("The list was complete.") && page.contains("Game Loss"), "{page}");
        let form = head.post(&venue.at("desk/rulings/new"), &[("table", "1"), ("player", &seats[1].to_string()), ("propose", "penalties")]);
        assert!(form.text().contains("3.4 Decklist Problem: Warning"), "it counts as what it is now: {}", form.text());
        // a Match Loss in a result becomes a Game Loss
        venue.report(&scorekeeper, 2, "d");
        let others = venue.seats(2);
        venue.rules(&head, 2, others[0], "4.2", "");
        assert_eq!(venue.points(others[0]), 0);
        venue.press(&head, 2, "lighter", &[("lighter", "warning"), ("lighter_reason", "A misunderstanding.")]);
        assert_eq!(venue.points(others[0]), 1);
    }

    fn a_text_is_amended_and_the_earlier_one_is_kept(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        venue.rules(&judge, 1, venue.seats(1)[0], "2.5", "");
        let done = venue.press(&judge, 1, "words", &[("what", "They drew two cards too many.")]);
        assert_eq!(done.status, 303, "{}", done.text());
        let page = judge.see(&venue.at("desk/rulings/1")).text();
        assert!(page.contains("They drew two cards too many.") && page.contains("They drew a card too many."), "{page}");
        assert_eq!(venue.ruling(1).answer, "The card goes back.");
    }

    fn a_match_loss_is_taken_out_of_a_finished_round(db) {
        let venue = Venue::new(db);
        let (head, scorekeeper) = (venue.staff(Role::HeadJudge), venue.staff(Role::Scorekeeper));
        let seats = venue.seats(1);
        for table in [1, 2] {
            venue.report(&scorekeeper, table, "d");
        }
        venue.rules(&head, 1, seats[0], "4.2", "");
        let structure = db.load(&venue.slug).tournament.structure_version;
        db.act(&venue.slug, |work| podium_ops::run::rounds::finish(work, structure, 1)).expect("finished");
        assert_eq!(venue.points(seats[0]), 0);
        assert_eq!(venue.press(&head, 1, "withdraw", &[("reason", "The wrong player")]).status, 303);
        assert_eq!(venue.points(seats[0]), 1, "the standings are those of the rulings that stand");
        assert!(venue.changes().contains("A ruling was changed"), "{}", venue.changes());
    }
}
