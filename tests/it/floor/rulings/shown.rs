//! What a ruling says it will do: the proposal beside the choice and on the button, nothing stored that was not shown, and who
//! confirms a Game Loss and up.

use super::*;

/// Returns the choice of an infraction as the page of a new ruling offers it, with what it shows: "3.3=warning".
pub fn offered(page: &Page, infraction: &str) -> Option<String> {
    let (_, rest) = page.body.split_once(&format!("value=\"{infraction}="))?;
    Some(format!("{infraction}={}", rest.split('"').next()?))
}

impl Venue<'_> {
    /// The page of a new ruling about a player of table 1.
    fn new_ruling(&self, judge: &Visitor, player: i64) -> Page {
        judge.see(&self.at(&format!("desk/rulings/new?table=1&player={player}")))
    }

    /// Sends a choice about a player of table 1, with other fields.
    fn sends(&self, judge: &Visitor, player: i64, choice: &str, more: &[(&str, &str)]) -> Page {
        let (number, field) = (player.to_string(), format!("infraction_{player}"));
        let mut fields = vec![("table", "1"), ("player", number.as_str()), (field.as_str(), choice)];
        fields.extend(more);
        judge.post(&self.at("desk/rulings/new"), &fields)
    }

    fn count(&self) -> usize {
        let id = self.tournament().id;
        let rows: Result<_, DbError> = self.db.db.read(|conn| rulings::of_tournament(conn, &id));
        rows.expect("read").len()
    }
}

/// Returns what the page's button says.
fn button(page: &Page) -> String {
    let (_, rest) = page.body.split_once("data-act>").expect("the button");
    rest.split('<').next().unwrap_or_default().to_owned()
}

both_databases! {
    fn every_choice_says_what_it_comes_to(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let player = venue.seats(1)[0];
        let page = venue.new_ruling(&judge, player);
        for (code, shown) in [("3.3", "3.3=warning"), ("3.1", "3.1=skip_turn"), ("3.1/1", "3.1/1=match_loss+drop"), ("4.8", "4.8=disqualification")] {
            assert_eq!(offered(&page, code).as_deref(), Some(shown));
        }
        assert_eq!(button(&page), "Record the ruling");
        assert_eq!(venue.rules(&judge, 1, player, "3.3", "").status, 303);
        // the second one of the day, and the ruling that it is built on
        let page = venue.new_ruling(&judge, player);
        assert_eq!(offered(&page, "3.3").as_deref(), Some("3.3=game_loss"));
        assert!(page.text().contains("3.3 Slow Play: Warning · ruling 1 , Round 1, table 1"), "{}", page.text());
        let asked = venue.sends(&judge, player, "3.3=game_loss", &[("propose", "penalties")]);
        assert!(asked.text().contains("it is the 2nd Warning today for 3.3 Slow Play. Built on ruling 1"), "{}", asked.text());
        assert_eq!(button(&asked), "Record: Game Loss, waits for the head judge");
        assert_eq!(button(&venue.sends(&head, player, "3.3=game_loss", &[("propose", "penalties")])), "Record: Game Loss");
        let lighter = venue.sends(&judge, player, "3.3=game_loss", &[(&format!("penalty_{player}"), "warning"), ("propose", "penalties")]);
        assert_eq!(button(&lighter), "Record: Warning");
        let late = venue.sends(&judge, player, "3.1/1=match_loss+drop", &[("propose", "penalties")]);
        assert_eq!(button(&late), "Record: Match Loss and drop, waits for the head judge");
    }

    fn a_proposal_that_has_become_another_is_not_stored(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let player = venue.seats(1)[0];
        let seen = offered(&venue.new_ruling(&judge, player), "3.3").expect("an offer");
        assert_eq!(venue.rules(&head, 1, player, "3.3", "").status, 303, "another judge was faster");
        let refused = venue.sends(&judge, player, &seen, &[("what", "Kept as typed")]);
        assert_eq!((refused.status, venue.count()), (422, 1), "{}", refused.text());
        let text = refused.text();
        assert!(text.contains("comes to Game Loss now") && text.contains("the 2nd Warning today"), "{text}");
        assert!(refused.body.contains("Kept as typed"));
        assert_eq!(button(&refused), "Record: Game Loss, waits for the head judge");
        let now = offered(&refused, "3.3").expect("an offer");
        assert_eq!(venue.sends(&judge, player, &now, &[]).status, 303);
        assert_eq!((venue.ruling(2).state, venue.about(2)[0].built_on.as_str()), (RulingState::Appealed, "1"));
        // lighter than it was is another one, too
        venue.press(&head, 1, "withdraw", &[("reason", "A slip")]);
        let refused = venue.sends(&head, player, &now, &[]);
        assert!(refused.status == 422 && refused.text().contains("comes to Warning now"), "{}", refused.text());
    }

    fn what_no_form_showed_is_not_stored(db) {
        let venue = Venue::new(db);
        let head = venue.staff(Role::HeadJudge);
        let player = venue.seats(1)[0];
        for choice in ["4.8", "4.8=warning", "4.8=nonsense", "3.1/1=match_loss"] {
            let refused = venue.sends(&head, player, choice, &[]);
            assert_eq!((refused.status, venue.count()), (422, 0), "{choice}: {}", refused.text());
        }
        // the drop comes with the Match Loss of the case also where it is chosen by its name
        let refused = venue.sends(&head, player, "3.1/1", &[(&format!("penalty_{player}"), "match_loss")]);
        assert_eq!((refused.status, venue.player(player).dropped_after), (422, None), "{}", refused.text());
        let twice = venue.sends(&head, player, "3.3=warning", &[(&format!("another_{player}"), "4.8=disqualification")]);
        assert!(twice.status == 422 && twice.text().contains("Two infractions are chosen"), "{}", twice.text());
        let listed = venue.sends(&head, player, "another", &[(&format!("another_{player}"), "2.4=warning")]);
        assert_eq!(listed.status, 303, "{}", listed.text());
        assert_eq!(venue.about(1)[0].infraction.as_deref(), Some("2.4"));
    }

    fn without_a_head_judge_the_organizer_confirms(db) {
        let venue = Venue::new(db);
        let (judge, organizer) = (venue.staff(Role::Judge), venue.staff(Role::Organizer));
        let player = venue.seats(1)[0];
        let asked = venue.sends(&judge, player, "3.4=game_loss", &[("propose", "penalties")]);
        assert_eq!(button(&asked), "Record: Game Loss, waits for the organizer");
        let refused = venue.sends(&organizer, player, "3.4=game_loss", &[]);
        assert_eq!((refused.status, venue.count()), (422, 0));
        assert!(refused.text().contains("tick that you confirm the Game Loss as organizer"), "{}", refused.text());
        assert!(refused.body.contains("name=\"confirmed\""));
        assert_eq!(venue.sends(&organizer, player, "3.3=warning", &[]).status, 303, "lighter ones need no word");
        assert_eq!(venue.sends(&organizer, player, "3.4=game_loss", &[("confirmed", "yes")]).status, 303);
        assert_eq!((venue.ruling(2).state, venue.about(2)[0].effect), (RulingState::Given, Some(PenaltyEffect::AtTable)));
        assert!(!venue.new_ruling(&venue.staff(Role::HeadJudge), player).body.contains("name=\"confirmed\""));
    }

    fn what_happened_may_be_written_afterwards(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let player = venue.seats(1)[0];
        let needs_it = judge.post(&venue.at("desk/rulings/new"), &[("table", "1"), ("what", " ")]);
        assert!(needs_it.status == 422 && needs_it.text().contains("What happened: write it down"), "{}", needs_it.text());
        assert_eq!(venue.sends(&judge, player, "3.3=warning", &[]).status, 303);
        let page = judge.see(&venue.at("desk/rulings/1"));
        assert!(page.text().contains("not written yet"));
        assert!(judge.see(&venue.at("desk/rulings")).text().contains("No description yet."));
        let scorekeeper = venue.staff(Role::Scorekeeper).see(&venue.at("desk/rulings/1"));
        assert!(!scorekeeper.body.contains("/rulings/1/words"));
        let empty = venue.press(&judge, 1, "words", &[("what", " ")]);
        assert_eq!(empty.status, 422);
        let stale = judge.see(&venue.at("desk/rulings/1")).form("/1/words").set("what", "Another text");
        assert_eq!(venue.press(&judge, 1, "words", &[("what", "Four minutes for one attack."), ("rule", "MTR 5.5")]).status, 303);
        assert_eq!((venue.ruling(1).what.as_str(), venue.ruling(1).rule.as_str()), ("Four minutes for one attack.", "MTR 5.5"));
        assert_eq!(judge.send(&stale).status, 409);
        // the same text again changes nothing
        let again = judge.post(&venue.at("desk/rulings/1/words"), &[("version", "2"), ("what", "Four minutes for one attack.")]);
        assert_eq!((again.status, venue.ruling(1).what.as_str()), (422, "Four minutes for one attack."));
        // another judge's is theirs and the head judge's
        assert_eq!(venue.sends(&head, venue.seats(1)[1], "3.3=warning", &[]).status, 303);
        let refused = judge.post(&venue.at("desk/rulings/2/words"), &[("version", "1"), ("what", "Mine")]);
        assert!(refused.status == 403 && refused.text().contains("another judge's"), "{}", refused.text());
        assert!(!judge.see(&venue.at("desk/rulings/2")).body.contains("/2/words"));
    }

    fn slow_play_marks_who_is_not_counted_when_time_is_called(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let (one, other) = (venue.seats(1)[0], venue.seats(2)[1]);
        let slow = || {
            let id = venue.tournament().id;
            let found: Result<_, DbError> = db.db.read(|conn| rulings::players_of_round(conn, &id, 1));
            podium_ops::floor::rulings::slow_players(&found.expect("read"))
        };
        assert!(slow().is_empty());
        venue.rules(&judge, 1, one, "3.3", "");
        venue.rules(&judge, 1, one, "3.3", "");
        venue.rules(&judge, 2, other, "2.5", "");
        assert_eq!(slow(), [venue.player(one).id], "once, although the second waits for the head judge");
        venue.rules(&judge, 2, other, "3.3", "caution");
        assert_eq!(slow().len(), 2);
        for number in [1, 2] {
            assert_eq!(venue.press(&head, number, "withdraw", &[("reason", "The wrong player")]).status, 303);
        }
        assert_eq!(slow(), [venue.player(other).id]);
    }
}
