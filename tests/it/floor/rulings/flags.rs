//! An overturned or withdrawn penalty flags those that were built on it, and the head judge looks at them again.

use super::*;

impl Venue<'_> {
    fn waiting(&self) -> usize {
        let id = self.tournament().id;
        let since: Result<Vec<_>, DbError> = self.db.db.read(|conn| rulings::waiting_since(conn, &id));
        since.expect("read").len()
    }
}

both_databases! {
    fn an_overturned_penalty_flags_those_built_on_it(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let (one, other) = (venue.seats(1)[0], venue.seats(1)[1]);
        venue.rules(&judge, 1, one, "3.3", "");
        venue.rules(&judge, 1, other, "3.3", "");
        venue.rules(&judge, 1, one, "2.5", "");
        // built on ruling 1 alone; the head judge's own takes effect at once
        venue.rules(&head, 1, one, "3.3", "");
        assert_eq!((venue.about(4)[0].built_on.as_str(), venue.about(4)[0].penalty.as_deref()), ("1", Some("game_loss")));
        assert_eq!(venue.waiting(), 0);
        venue.press(&judge, 1, "appeal", &[]);
        let decided = venue.press(&head, 1, "decide", &[("verdict", "overturn"), ("decision", "The judge was slow, not they.")]);
        assert_eq!(decided.status, 303);
        let page = head.see(&venue.at("desk/rulings/1"));
        assert!(page.text().contains("Overturned"), "{}", page.text());
        let flagged: Vec<bool> = (1..=4).map(|number| venue.ruling(number).flagged_at.is_some()).collect();
        assert_eq!((flagged, venue.waiting()), (vec![false, false, false, true], 1));
        // where they look
        let list = head.see(&venue.at("desk/rulings?show=appeals")).text();
        assert!(list.contains("For the head judge: 1") && list.contains("Ruling 4") && list.contains("For the head judge again"), "{list}");
        let page = head.see(&venue.at("desk/rulings/4")).text();
        assert!(page.contains("ruling 1 was overturned") && page.contains("Look at it again"), "{page}");
        assert!(!judge.see(&venue.at("desk/rulings/4")).body.contains("/4/decide"), "the head judge's alone");
        let decided = venue.press(&head, 4, "decide", &[("verdict", "overturn"), ("decision", "A Warning it is.")]);
        assert_eq!(decided.status, 303, "{}", decided.text());
        assert_eq!((venue.ruling(4).state, venue.ruling(4).flagged_at, venue.waiting()), (RulingState::Overturned, None, 0));
    }

    fn a_flagged_ruling_may_be_upheld_and_is_decided_then(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let player = venue.seats(1)[0];
        venue.rules(&judge, 1, player, "3.3", "");
        venue.rules(&judge, 1, player, "3.3", "");
        assert_eq!(venue.press(&head, 2, "decide", &[("verdict", "uphold")]).status, 303);
        let old = head.post(&venue.at("desk/rulings/2/decide"), &[("version", "2"), ("verdict", "overturn"), ("decision", "x")]);
        assert!(old.status == 409 && old.text().contains("that word ends it"), "{}", old.text());
        let withdrawn = venue.press(&judge, 1, "withdraw", &[("reason", "The wrong player")]);
        assert_eq!(withdrawn.status, 303);
        assert!(judge.see(&withdrawn.location).text().contains("Ruling 2 was built on it"), "{}", withdrawn.location);
        assert!(venue.ruling(2).flagged_at.is_some());
        assert_eq!(venue.press(&head, 2, "decide", &[("verdict", "uphold"), ("decision", "It was still slow.")]).status, 303);
        assert_eq!((venue.ruling(2).state, venue.ruling(2).flagged_at), (RulingState::Upheld, None));
        assert_eq!(venue.about(2)[0].effect, Some(PenaltyEffect::AtTable), "carried out once");
    }

    fn an_appeal_is_offered_exactly_where_it_can_be_made(db) {
        let venue = Venue::new(db);
        let (judge, head, organizer) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge), venue.staff(Role::Organizer));
        let seats = venue.seats(1);
        venue.rules(&judge, 1, seats[0], "2.5", "");
        venue.rules(&head, 1, seats[1], "2.5", "");
        venue.rules(&judge, 1, seats[2], "4.2", "");
        let offers = |somebody: &Visitor, form: &str| {
            [1, 2, 3].map(|number| somebody.see(&venue.at(&format!("desk/rulings/{number}"))).body.contains(&format!("/{number}/{form}\"")))
        };
        assert_eq!(offers(&judge, "appeal"), [true, false, false]);
        assert_eq!(offers(&head, "appeal"), [true, false, false]);
        assert_eq!(offers(&venue.staff(Role::Scorekeeper), "appeal"), [false; 3]);
        assert_eq!(venue.press(&judge, 1, "appeal", &[]).status, 303);
        assert_eq!(offers(&judge, "appeal"), [false; 3]);
        assert_eq!(offers(&head, "decide"), [true, false, true]);
        // where the staff has a head judge nobody else is offered the word
        assert_eq!(offers(&organizer, "decide"), [false; 3]);
        // what waits is called by its name everywhere
        let table = judge.see(&venue.at("desk/floor/1")).text();
        assert!(table.contains("For the head judge") && table.contains("Appealed"), "{table}");
    }
}
