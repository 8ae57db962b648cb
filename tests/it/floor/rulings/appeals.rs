//! Appeals: to the head judge, whose word ends it; with both names and times.

use super::*;

both_databases! {
    fn an_appeal_goes_to_the_head_judge_and_ends_there(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let player = venue.seats(1)[0];
        venue.rules(&judge, 1, player, "2.5", "");
        assert_eq!(venue.press(&judge, 1, "appeal", &[]).status, 303);
        assert_eq!(venue.ruling(1).state, RulingState::Appealed);
        assert!(judge.see(&venue.at("desk/rulings/1")).text().contains("Appealed"));
        // the judge has no word in it, nor has the organizer where there is a head judge
        let decide = [("verdict", "uphold"), ("decision", ""), ("version", "2")];
        let at = venue.at("desk/rulings/1/decide");
        assert_eq!(judge.post(&at, &decide).status, 403);
        let refused = venue.staff(Role::Organizer).post(&at, &decide);
        assert!(refused.status == 403 && refused.text().contains("ask head_judge"), "{}", refused.text());
        // to overturn it needs its reason; what was typed stays
        let wrong = venue.press(&head, 1, "decide", &[("verdict", "overturn")]);
        assert!(wrong.status == 422 && wrong.text().contains("write why the ruling is overturned"));
        let wrong = venue.press(&head, 1, "decide", &[("decision", "Kept as typed")]);
        assert!(wrong.status == 422 && wrong.body.contains("Kept as typed"));
        let done = venue.press(&head, 1, "decide", &[("verdict", "overturn"), ("decision", "The trigger was on the stack.")]);
        assert_eq!(done.status, 303);
        let row = venue.ruling(1);
        assert_eq!((row.state, row.decision.as_deref()), (RulingState::Overturned, Some("The trigger was on the stack.")));
        assert!(row.made_by.is_some() && row.decided_by.is_some() && row.made_by != row.decided_by);
        assert!(row.appealed_at.is_some() && row.decided_at.is_some());
        let text = judge.see(&venue.at("desk/rulings/1")).text();
        assert!(text.contains("Overturned by") && text.contains("head_judge") && text.contains("judge"), "{text}");
        // that was the last word
        let version = row.version.to_string();
        for (path, who) in [("appeal", &judge), ("decide", &head), ("withdraw", &judge)] {
            let again = who.post(&venue.at(&format!("desk/rulings/1/{path}")), &[("version", &version), ("verdict", "uphold"), ("reason", "x")]);
            assert!(again.status == 409 && again.text().contains("that word ends it"), "{path}: {}", again.text());
        }
    }

    fn a_game_loss_of_a_judge_waits_for_the_head_judge(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let player = venue.seats(1)[0];
        venue.rules(&judge, 1, player, "3.4", "");
        assert_eq!(venue.ruling(1).state, RulingState::Appealed);
        assert_eq!(venue.about(1)[0].effect, None);
        let text = judge.see(&venue.at("desk/rulings/1")).text();
        assert!(text.contains("For the head judge") && text.contains("Not carried out"), "{text}");
        let entry = venue.staff(Role::Scorekeeper).see(&venue.at("desk/results")).text();
        assert!(entry.contains("Game Loss waits for the head judge"), "{entry}");
        let done = venue.press(&head, 1, "decide", &[("verdict", "uphold")]);
        assert_eq!(done.status, 303);
        assert_eq!((venue.ruling(1).state, venue.about(1)[0].effect), (RulingState::Upheld, Some(PenaltyEffect::AtTable)));
        let entry = venue.staff(Role::Scorekeeper).see(&venue.at("desk/results")).text();
        assert!(entry.contains("Game Loss: has left the game"), "{entry}");
        // overturned before anything was carried out: nothing is left to undo
        venue.rules(&judge, 2, venue.seats(2)[0], "4.8", "");
        assert_eq!(venue.press(&head, 2, "decide", &[("verdict", "overturn"), ("decision", "No intent.")]).status, 303);
        assert_eq!(venue.player(venue.seats(2)[0]).disqualified_after, None);
        assert_eq!(venue.about(2)[0].effect, None);
    }

    fn the_head_judges_own_ruling_is_not_appealed(db) {
        let venue = Venue::new(db);
        let head = venue.staff(Role::HeadJudge);
        let judge = venue.staff(Role::Judge);
        venue.rules(&head, 1, venue.seats(1)[0], "2.5", "");
        let refused = judge.post(&venue.at("desk/rulings/1/appeal"), &[("version", "1")]);
        assert!(refused.status == 409 && refused.text().contains("The head judge has decided"), "{}", refused.text());
    }

    fn without_a_head_judge_the_organizer_has_that_word(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        let player = venue.seats(1)[0];
        venue.rules(&judge, 1, player, "4.8", "");
        assert_eq!(venue.player(player).disqualified_after, None, "a judge's waits");
        let organizer = venue.staff(Role::Organizer);
        let unsure = venue.press(&organizer, 1, "decide", &[("verdict", "uphold")]);
        assert!(unsure.status == 422 && unsure.text().contains("Type disqualify to confirm"), "{}", unsure.text());
        assert_eq!(venue.player(player).disqualified_after, None, "nothing is done without the word");
        let word = [("verdict", "uphold"), ("disqualify_word", "disqualify")];
        assert_eq!(venue.press(&organizer, 1, "decide", &word).status, 303);
        assert_eq!(venue.player(player).disqualified_after, Some(1));
    }

    fn a_mistake_is_withdrawn_by_who_made_it(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        venue.rules(&head, 1, venue.seats(1)[0], "2.5", "");
        let refused = judge.post(&venue.at("desk/rulings/1/withdraw"), &[("version", "1"), ("reason", "x")]);
        assert!(refused.status == 403 && refused.text().contains("another judge's"), "{}", refused.text());
        let wrong = venue.press(&head, 1, "withdraw", &[("reason", " ")]);
        assert!(wrong.status == 422 && wrong.text().contains("Write why it is withdrawn"));
        assert_eq!(venue.press(&head, 1, "withdraw", &[("reason", "The other table")]).status, 303);
        assert_eq!(venue.ruling(1).state, RulingState::Withdrawn);
        assert!(head.see(&venue.at("desk/rulings")).text().contains("Withdrawn"));
    }

    fn two_who_decide_at_once_do_not_overrun_each_other(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        venue.rules(&judge, 1, venue.seats(1)[0], "2.5", "");
        let old = judge.see(&venue.at("desk/rulings/1")).form("/1/withdraw").set("reason", "A slip");
        assert_eq!(venue.press(&judge, 1, "appeal", &[]).status, 303);
        let late = judge.send(&old);
        assert_eq!(late.status, 409);
        assert!(late.text().contains("Somebody changed ruling 1") && late.body.contains("A slip"), "{}", late.text());
        assert_eq!(venue.ruling(1).state, RulingState::Appealed);
    }
}
