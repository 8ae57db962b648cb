//! What penalties do: in the followed game, in the match and its points, in the tournament; and undoing it.

use podium_ops::floor::follow::{AgreedRules, start};
use podium_store::floor::clocks;
use podium_store::floor::follow::{self, ActionRow};

use super::*;

impl Venue<'_> {
    /// Follows a game at a table.
    pub(super) fn follow(&self, table: i64) {
        self.db
            .act(&self.slug, |work| start(work, table, &AgreedRules::default()))
            .expect("followed");
    }

    /// The steps of the followed game at a table.
    pub(super) fn steps(&self, table: i64) -> Vec<ActionRow> {
        let pod = self.db.pod_id(&self.slug, table);
        let steps: Result<_, DbError> = self.db.db.read(|conn| follow::actions_of_pod(conn, &pod));
        steps.expect("read")
    }
}

both_databases! {
    fn a_skip_turn_and_a_game_loss_go_into_the_followed_game(db) {
        let venue = Venue::new(db);
        let head = venue.staff(Role::HeadJudge);
        venue.follow(1);
        let seats = venue.seats(1);
        venue.rules(&head, 1, seats[1], "3.1", "");
        venue.rules(&head, 1, seats[2], "3.4", "");
        let key = |number: i64| venue.player(number).key;
        let actions: Vec<serde_json::Value> = venue.steps(1).iter().map(|step| serde_json::from_str(&step.action).expect("JSON")).collect();
        assert_eq!(actions, [
            serde_json::json!({"do": "skip_turn", "player": key(seats[1])}),
            serde_json::json!({"do": "leave", "players": [key(seats[2])], "why": "lost"}),
        ]);
        assert_eq!(venue.about(1)[0].effect, Some(PenaltyEffect::Game));
        assert!(head.see(&venue.at("desk/rulings/2")).text().contains("Carried out in the followed game."));
        // a step is undone with its ruling while no turn was taken since; then it is left to the judge
        assert_eq!(venue.press(&head, 2, "withdraw", &[("reason", "A slip")]).status, 303);
        let undone: Vec<bool> = venue.steps(1).iter().map(|step| step.undone_at.is_some()).collect();
        assert_eq!(undone, [false, true]);
        assert_eq!(venue.about(2)[0].effect, Some(PenaltyEffect::TakenBack));
        venue.rules(&head, 1, seats[3], "3.4", "");
        let game = |act: &str| {
            let pod = db.pod_id(&venue.slug, 1);
            let games: Result<_, DbError> = db.db.read(|conn| follow::of_pod(conn, &pod));
            let version = games.expect("read")[0].version;
            let at = podium_ops::floor::follow::GameVersion::new(1, version);
            let action = podium_ops::floor::follow::DeskAction::Do(serde_json::json!({"do": act, "marker": 1}));
            db.act(&venue.slug, |work| podium_ops::floor::follow::act(work, at, std::slice::from_ref(&action))).expect("a turn");
        };
        game("end_turn");
        venue.press(&head, 1, "withdraw", &[("reason", "A slip")]);
        assert_eq!(venue.about(1)[0].effect, Some(PenaltyEffect::Game), "the game went on");
        assert!(venue.steps(1)[0].undone_at.is_none());
    }

    fn what_the_game_refuses_is_said_and_left_to_the_judge(db) {
        let venue = Venue::new(db);
        let head = venue.staff(Role::HeadJudge);
        venue.follow(1);
        let player = venue.seats(1)[1];
        venue.rules(&head, 1, player, "3.4", "");
        assert_eq!(venue.rules(&head, 1, player, "3.4", "").status, 303, "who has left cannot leave again");
        assert_eq!(venue.about(2)[0].effect, Some(PenaltyEffect::AtTable));
        assert_eq!(venue.steps(1).len(), 1);
    }

    fn a_match_loss_before_the_result_takes_the_match_from_the_player(db) {
        let venue = Venue::new(db);
        let (head, scorekeeper) = (venue.staff(Role::HeadJudge), venue.staff(Role::Scorekeeper));
        let seats = venue.seats(1);
        venue.rules(&head, 1, seats[0], "4.2", "");
        assert_eq!(venue.about(1)[0].effect, Some(PenaltyEffect::Match));
        assert!(scorekeeper.see(&venue.at("desk/results")).text().contains("Match Loss: cannot win the match"));
        let refused = venue.report(&scorekeeper, 1, "1");
        assert!(refused.status == 422 && refused.text().contains("seat 1 has a Match Loss (ruling 1) and cannot win the match"), "{}", refused.text());
        assert_eq!(venue.report(&scorekeeper, 1, "d").status, 303);
        // T3: everybody who began it shares the draw, but for who has the match loss
        assert_eq!(seats.iter().map(|seat| venue.points(*seat)).collect::<Vec<_>>(), [0, 1, 1, 1]);
        // the same result again is the same, although it is typed without the mark
        assert!(venue.report(&scorekeeper, 1, "d").status == 303);
        assert_eq!(venue.press(&head, 1, "withdraw", &[("reason", "The wrong player")]).status, 303);
        assert_eq!(seats.iter().map(|seat| venue.points(*seat)).collect::<Vec<_>>(), [1, 1, 1, 1]);
    }

    fn a_match_loss_after_the_result_changes_it(db) {
        let venue = Venue::new(db);
        let (head, scorekeeper) = (venue.staff(Role::HeadJudge), venue.staff(Role::Scorekeeper));
        let seats = venue.seats(1);
        venue.report(&scorekeeper, 1, "d");
        let before = venue.tournament().version;
        venue.rules(&head, 1, seats[3], "4.2", "");
        assert!(venue.tournament().version > before, "results changed");
        assert_eq!(seats.iter().map(|seat| venue.points(*seat)).collect::<Vec<_>>(), [1, 1, 1, 0]);
        venue.report(&scorekeeper, 2, "2");
        let others = venue.seats(2);
        venue.rules(&head, 2, others[1], "4.2", "");
        assert_eq!(others.iter().map(|seat| venue.points(*seat)).collect::<Vec<_>>(), [1, 0, 1, 1], "who won it cannot win it any more");
    }

    fn a_match_loss_of_a_judge_counts_when_the_head_judge_upholds_it(db) {
        let venue = Venue::new(db);
        let (judge, head, scorekeeper) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge), venue.staff(Role::Scorekeeper));
        let seats = venue.seats(1);
        venue.rules(&judge, 1, seats[0], "4.2", "");
        assert_eq!(venue.report(&scorekeeper, 1, "1").status, 303, "nothing is carried out yet");
        assert_eq!(venue.points(seats[0]), 5);
        assert_eq!(venue.press(&head, 1, "decide", &[("verdict", "uphold")]).status, 303);
        assert_eq!(seats.iter().map(|seat| venue.points(*seat)).collect::<Vec<_>>(), [0, 1, 1, 1]);
    }

    fn a_match_loss_and_a_disqualification_leave_the_followed_game(db) {
        let venue = Venue::new(db);
        let head = venue.staff(Role::HeadJudge);
        venue.follow(1);
        let seats = venue.seats(1);
        venue.rules(&head, 1, seats[0], "4.2", "");
        venue.rules(&head, 1, seats[1], "4.8", "");
        let steps = venue.steps(1);
        assert_eq!(steps.len(), 2);
        assert!(steps.iter().all(|step| step.action.contains("match_loss")));
        assert_eq!(venue.player(seats[1]).disqualified_after, Some(1));
        assert_eq!(venue.about(2)[0].effect, Some(PenaltyEffect::Tournament));
        let entry = venue.report(&head, 1, "2");
        assert_eq!(entry.status, 422, "a disqualified player wins nothing");
        assert_eq!(venue.press(&head, 2, "withdraw", &[("reason", "The wrong player")]).status, 303);
        assert_eq!(venue.player(seats[1]).disqualified_after, None);
        assert!(venue.steps(1)[1].undone_at.is_some());
        assert_eq!(venue.report(&head, 1, "2").status, 303);
    }

    fn ten_minutes_late_is_a_match_loss_and_a_drop(db) {
        let venue = Venue::new(db);
        let head = venue.staff(Role::HeadJudge);
        let player = venue.seats(1)[0];
        venue.rules(&head, 1, player, "3.1/1", "");
        assert_eq!(venue.player(player).dropped_after, Some(1));
        let about = &venue.about(1)[0];
        assert_eq!((about.penalty.as_deref(), about.drops), (Some("match_loss"), true));
        venue.press(&head, 1, "withdraw", &[("reason", "They were at another table")]);
        assert_eq!(venue.player(player).dropped_after, None);
    }

    fn time_goes_to_the_table_with_the_ruling_and_back_with_it(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        let given = || {
            let id = venue.tournament().id;
            let all: Result<_, DbError> = db.db.read(|conn| clocks::extensions_of_tournament(conn, &id));
            all.expect("read").iter().map(|row| (row.minutes, row.kind.as_str(), row.withdrawn)).collect::<Vec<_>>()
        };
        let done = judge.post(&venue.at("desk/rulings/new"), &[("table", "2"), ("what", "Layers"), ("minutes", "6")]);
        assert_eq!(done.status, 303, "{}", done.text());
        assert_eq!(given(), [(Some(6), "ruling", false)]);
        assert!(judge.see(&venue.at("desk/rulings/1")).text().contains("6 min"));
        assert_eq!(venue.press(&judge, 1, "withdraw", &[("reason", "Table 1 it was")]).status, 303);
        assert_eq!(given(), [(Some(6), "ruling", true)]);
        let wrong = judge.post(&venue.at("desk/rulings/new"), &[("also", "1"), ("what", "Layers"), ("minutes", "6")]);
        assert!(wrong.status == 422 && wrong.text().contains("choose the table that gets them"));
    }

    fn regular_has_no_penalty_beyond_a_caution(db) {
        let slug = db.in_database_tournament("Friday", 8);
        let tournament = db.load(&slug).tournament;
        let mut settings = podium_ops::tournaments::Settings::of(&tournament).expect("settings");
        settings.profile = podium_event::Profile::standard(podium_event::profile::Level::Regular);
        db.act(&slug, |work| podium_ops::tournaments::change(work, tournament.settings_version, &settings)).expect("changed");
        db.next_round(&slug);
        let service = Service::start(db);
        let venue = Venue { db, slug, service };
        let head = venue.staff(Role::HeadJudge);
        let player = venue.seats(1)[0];
        let refused = venue.rules(&head, 1, player, "4.8", "disqualification");
        assert!(refused.status == 422 && refused.text().contains("nothing goes beyond a Caution"), "{}", refused.text());
        assert_eq!(venue.rules(&head, 1, player, "4.8", "").status, 303);
        assert_eq!(venue.about(1)[0].penalty.as_deref(), Some("caution"));
        let form = head.see(&venue.at(&format!("desk/rulings/new?table=1&player={player}"))).body;
        assert!(!form.contains("value=\"warning\"") && form.contains("value=\"caution\""));
    }
}
