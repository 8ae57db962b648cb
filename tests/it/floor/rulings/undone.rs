//! What a ruling that does not stand any more did in a match reaches the table: its judge has a task until it is undone there,
//! and the player's phone says so (T30, T52).

use podium_melee::Seat;
use podium_ops::floor::follow::{DeskAction, GameVersion, ReplayedGame, act, table_of_round};

use super::*;

impl Venue<'_> {
    /// The game that is followed at table 1.
    fn game(&self) -> ReplayedGame {
        let round = self.db.load(&self.slug).rounds[0].row.clone();
        let table: Result<_, DbError> = self.db.db.read(|conn| table_of_round(conn, &round, 1));
        let table = table.expect("read").expect("the table");
        table.open().expect("followed").clone()
    }

    /// The seat, from 0, whose turn it is.
    fn in_turn(&self) -> Seat {
        self.game().game.markers()[0].seat()
    }

    fn end_turn(&self) {
        let at = GameVersion::new(1, self.game().row.version);
        let turn = DeskAction::Do(serde_json::json!({"do": "end_turn", "marker": 1}));
        self.db
            .act(&self.slug, |work| act(work, at, std::slice::from_ref(&turn)))
            .expect("a turn");
    }
}

both_databases! {
    fn the_judge_of_the_table_undoes_it_there(db) {
        let venue = Venue::new(db);
        let (head, judge, seats) = (venue.staff(Role::HeadJudge), venue.staff(Role::Judge), venue.seats(2));
        let name = venue.player(seats[1]).name;
        let phone = venue.service.in_database_player(&venue.slug, seats[1]);
        venue.rules(&head, 2, seats[1], "4.2", "");
        assert_eq!(judge.send(&judge.see(&venue.at("desk/floor/2")).form("/desk/rulings/1/done")).status, 303);
        assert_eq!(venue.press(&head, 1, "withdraw", &[("reason", "The wrong player")]).status, 303);
        let task = format!("Undo at the table: Match Loss of {name} was withdrawn");
        let table = judge.see(&venue.at("desk/floor/2"));
        assert!(table.text().contains(&task) && table.text().contains("they are in the game again"), "{}", table.text());
        let floor = judge.see(&venue.at("desk/floor?show=all"));
        assert!(floor.text().contains(&task), "{}", floor.text());
        let place = |table: i64| floor.body.find(&venue.at(&format!("desk/floor/{table}\""))).expect("a row");
        assert!(place(2) < place(1), "a table with a task comes before one that only plays");
        let own = phone.see(&venue.at("me")).text();
        assert!(own.contains("Your Match Loss was withdrawn (ruling 1). A judge comes to the table."), "{own}");
        assert!(!own.contains("You are out") && !own.contains("Your penalties"), "{own}");
        assert_eq!(judge.send(&table.form("/desk/rulings/1/done")).status, 303);
        assert!(!judge.see(&venue.at("desk/floor/2")).text().contains("Undo at the table"));
        assert!(!phone.see(&venue.at("me")).text().contains("A judge comes"));
        assert!(head.see(&venue.at("desk/rulings/1")).text().contains("Undone."));
        assert_ne!(judge.post(&venue.at("desk/rulings/1/done"), &[]).status, 303, "once");
    }

    fn a_lighter_penalty_is_undone_at_the_table_too(db) {
        let venue = Venue::new(db);
        let (head, seats) = (venue.staff(Role::HeadJudge), venue.seats(1));
        let name = venue.player(seats[1]).name;
        venue.rules(&head, 1, seats[1], "4.2", "");
        venue.press(&head, 1, "lighter", &[("lighter", "game_loss"), ("lighter_reason", "It was less")]);
        let table = head.see(&venue.at("desk/floor/1")).text();
        assert!(table.contains(&format!("Carry out: Game Loss, {name}")) && !table.contains("Undo at"), "out still: {table}");
        venue.press(&head, 1, "lighter", &[("lighter", "warning"), ("lighter_reason", "It was less")]);
        let table = head.see(&venue.at("desk/floor/1"));
        assert!(table.text().contains(&format!("Undo at the table: Game Loss of {name} is a Warning now")), "{}", table.text());
        assert_eq!(head.send(&table.form("/desk/rulings/1/done")).status, 303);
        assert!(!head.see(&venue.at("desk/floor/1")).text().contains("Undo at"));
        let about = &venue.about(1)[0];
        assert_eq!((about.penalty.as_deref(), about.effect, about.to_undo.as_deref()), (Some("warning"), None, None));
    }

    fn a_followed_game_that_went_on_gets_its_player_back(db) {
        // whose turn it was; who comes after the next; who was passed over
        for (place, turns) in [(0, 2), (3, 1), (2, 2)] {
            let venue = Venue::new(db);
            let (head, seats) = (venue.staff(Role::HeadJudge), venue.seats(1));
            venue.follow(1);
            let out = seats[(venue.in_turn().index() + place) % 4];
            venue.rules(&head, 1, out, "3.4", "");
            for _ in 0..turns {
                venue.end_turn();
            }
            let history = head.see(&venue.at("desk/game/1")).text();
            assert!(history.contains("Game Loss: ") && history.contains("(ruling 1)"), "{history}");
            let in_turn = venue.in_turn();
            assert_eq!(venue.game().game.table().playing().len(), 3);
            assert_eq!(venue.press(&head, 1, "withdraw", &[("reason", "The wrong player")]).status, 303);
            assert_eq!(venue.game().game.table().playing().len(), 4, "{place}");
            assert_eq!(venue.in_turn(), in_turn, "the turns stay: {place}");
            let table = head.see(&venue.at("desk/floor/1"));
            assert!(table.text().contains("They are in the followed game again"), "{}", table.text());
            assert_eq!(head.send(&table.form("/desk/rulings/1/done")).status, 303);
        }
    }

    fn a_followed_game_that_cannot_be_put_right_says_how(db) {
        let venue = Venue::new(db);
        let (head, seats) = (venue.staff(Role::HeadJudge), venue.seats(1));
        venue.follow(1);
        venue.rules(&head, 1, seats[venue.in_turn().index()], "3.4", "");
        for _ in 0..7 {
            venue.end_turn();
        }
        assert_eq!(venue.press(&head, 1, "withdraw", &[("reason", "The wrong player")]).status, 303);
        assert_eq!(venue.game().game.table().playing().len(), 3);
        let table = head.see(&venue.at("desk/floor/1")).text();
        assert!(table.contains("Undo its steps at the game desk, back to the penalty"), "{table}");
    }

    fn the_head_judge_reads_what_a_match_loss_does_to_a_result(db) {
        let venue = Venue::new(db);
        let (head, scorekeeper, seats) = (venue.staff(Role::HeadJudge), venue.staff(Role::Scorekeeper), venue.seats(1));
        let names: Vec<String> = seats.iter().map(|seat| venue.player(*seat).name).collect();
        venue.report(&scorekeeper, 1, "1");
        let done = venue.rules(&head, 1, seats[0], "4.2", "");
        let said = head.see(&done.location).text();
        let drawn = format!("It is drawn among {}, {}, {}.", names[1], names[2], names[3]);
        assert!(said.contains(&drawn), "{said}");
        let done = venue.press(&head, 1, "withdraw", &[("reason", "The wrong player")]);
        let said = head.see(&done.location).text();
        assert!(said.contains(&format!("It is won by {}.", names[0])), "{said}");
        assert!(!head.see(&venue.at("desk/floor/1")).text().contains("Undo at"), "the match is over");
    }
}
