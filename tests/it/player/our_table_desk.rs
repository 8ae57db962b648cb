//! A judge beside the phones of a table: corrections count although taps came since, what depends on the turn does not, and what a
//! record binds the organizer to.

use podium_event::profile::UnevenPods;
use podium_ops::run::rounds as ops;
use podium_store::{DbError, Role};

use super::{Round, in_database_games, refused};
use crate::floor::in_database_clock;
use crate::harness::both_databases;
use crate::harness::http::{Page, Service, Visitor};

/// A judge's phone, with what it shows of the desk of table 1.
struct Desk {
    judge: Visitor,
    at: String,
}

impl Desk {
    fn of(service: &Service<'_>, round: &Round<'_>) -> Self {
        Self {
            judge: service.in_database_staff(&round.slug, Role::Judge),
            at: format!("/t/{}/desk/game/1", round.slug),
        }
    }

    fn page(&self) -> Page {
        self.judge.see(&self.at)
    }

    /// Presses a button of a page that was opened before.
    fn press(&self, page: &Page, act: &str, more: &[(&str, &str)]) -> Page {
        let form = page.form(&format!("{}/act", self.at)).set("act", act);
        let form = more.iter().fold(form, |form, (name, value)| form.set(name, value));
        self.judge.send(&form)
    }

    /// Undoes the act of a page that was kept without a network, as the script sends it behind that act: with the version after the
    /// act, and without a step.
    fn undo_behind(&self, page: &Page) -> Page {
        let mut form = page.form("/undo");
        let version: i64 = form.value("version").parse().expect("a version");
        form.fields
            .retain(|(name, _)| !["from", "seen", "moved"].contains(&name.as_str()));
        self.judge.send(&form.set("version", &(version + 1).to_string()))
    }
}

both_databases! {
    fn a_correction_counts_although_phones_were_pressed_since(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        let desk = Desk::of(&service, &round);
        let page = desk.page();
        for _ in 0..3 {
            round.does(&ann, "do=set_status;player=1;of=life;by=-1");
        }
        round.does(&bo, &round.pass());
        let set = desk.press(&page, "do=set_status", &[("player", "3"), ("life", "33")]);
        assert_eq!(set.status, 303, "{}", set.text());
        assert_eq!((round.life(3), round.life(1)), (Some(33), Some(37)));
        // the other judge has acted since: that is seen first
        let other = desk.press(&page, "do=set_status", &[("player", "3"), ("life", "30")]);
        assert_eq!(other.status, 409, "{}", other.text());
        assert!(other.text().contains("life 33"), "what was done meanwhile: {}", other.text());
        // and so does the departure of a player
        let page = desk.page();
        round.does(&bo, &round.pass());
        let out = desk.press(&page, "do=leave;why=lost", &[("players", "4")]);
        assert_eq!(out.status, 303, "{}", out.text());
        assert_eq!(round.in_turn(), 3);
    }

    fn what_depends_on_the_turn_is_refused_once_a_phone_has_changed_it(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        let desk = Desk::of(&service, &round);
        let page = desk.page();
        round.does(&ann, "do=set_status;player=1;of=life;by=-1");
        round.does(&ann, "do=roll;player=1;sides=6");
        assert_eq!(desk.press(&page, "do=end_turn;marker=1", &[]).status, 303, "no turn was changed");
        assert_eq!(round.in_turn(), 2);
        let page = desk.page();
        round.does(&ann, &round.pass());
        let late = desk.press(&page, "do=end_turn;marker=1", &[]);
        assert_eq!(late.status, 409, "{}", late.text());
        assert_eq!(round.in_turn(), 3, "the next player keeps their turn");
        // nor after the pass was undone
        let page = desk.page();
        let step = round.game().steps.last().expect("a step").number;
        round.does(&ann, &format!("do=undo;step={step}"));
        assert_eq!(desk.press(&page, "do=end_turn;marker=1", &[]).status, 409);
        assert_eq!(round.in_turn(), 2);
    }

    fn an_undo_of_the_desk_undoes_what_its_page_named(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let (ann, bo) = (round.phone(1), round.phone(2));
        round.begin(&ann);
        let desk = Desk::of(&service, &round);
        assert_eq!(desk.press(&desk.page(), "do=take_title;title=monarch", &[("player", "2")]).status, 303);
        let page = desk.page();
        round.does(&ann, "do=set_status;player=1;of=life;by=-5");
        round.does(&bo, &round.pass());
        let undone = desk.judge.send(&page.form("/undo"));
        assert_eq!(undone.status, 303, "{}", undone.text());
        assert_eq!(round.game().game.holder(podium_melee::Title::Monarch), None);
        assert_eq!((round.life(1), round.in_turn()), (Some(35), 2), "what the phones did since stays");
        // a value on which a later tap counts is not undone below it
        let page = desk.page();
        let tap = round.game().steps.iter().rev().find(|step| step.action.contains("set_status")).expect("a tap").number;
        round.does(&ann, "do=set_status;player=1;of=life;by=-1");
        let refused = desk.judge.send(&page.form("/undo").set("from", &tap.to_string()));
        assert_eq!(refused.status, 409, "{}", refused.text());
        assert_eq!(round.life(1), Some(34));
    }

    /// Without a network a judge has pressed twice; between the two a phone is pressed.
    fn an_undo_behind_another_act_is_of_that_act(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        let desk = Desk::of(&service, &round);
        let page = desk.page();
        assert_eq!(desk.press(&page, "do=set_status", &[("player", "3"), ("life", "33")]).status, 303);
        round.does(&ann, "do=set_status;player=1;of=life;by=-5");
        round.does(&ann, &round.pass());
        let undone = desk.undo_behind(&page);
        assert_eq!(undone.status, 303, "{}", undone.text());
        assert_eq!((round.life(3), round.life(1), round.in_turn()), (Some(40), Some(35), 2), "what the phone did stays");
        // nor below what the phone did
        let page = desk.page();
        assert_eq!(desk.press(&page, "do=end_turn;marker=1", &[]).status, 303);
        round.does(&ann, &round.pass());
        assert_eq!(desk.undo_behind(&page).status, 409);
        assert_eq!(round.in_turn(), 4);
        let page = desk.page();
        assert_eq!(desk.press(&page, "do=set_status", &[("player", "3"), ("life", "30")]).status, 303);
        round.does(&ann, "do=set_status;player=3;of=life;by=-1");
        assert_eq!(desk.undo_behind(&page).status, 409);
        assert_eq!(round.life(3), Some(29));
    }

    fn time_mode_goes_on_beside_the_phones(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 4);
        let ann = round.phone(1);
        round.begin(&ann);
        in_database_clock(db, &round.slug, 80, Some(75));
        round.does(&ann, "do=leave;why=lost;player=4");
        let judge = service.in_database_staff(&round.slug, Role::Judge);
        let at = format!("/t/{}/desk/floor?show=time", round.slug);
        let page = judge.see(&at);
        let tap = |page: &Page, name: &str, value: &str| judge.send(&page.form("/desk/floor").set(name, value));
        let version = round.game().row.version;
        round.does(&ann, "do=set_status;player=1;of=life;by=-1");
        assert_eq!(tap(&page, "call", &format!("1.2.{version}")).status, 303, "a tap of a phone is no reason to ask");
        assert_eq!(round.in_turn(), 2);
        let page = judge.see(&at);
        let undo = round.game().steps.last().expect("the call").number;
        let button = format!("name=\"undo\" value=\"1.{undo}.{}\"", version + 1);
        assert!(page.body.contains(&button), "{button}: {}", page.body);
        round.does(&ann, "do=set_status;player=1;of=life;by=-1");
        assert_eq!(tap(&page, "undo", &format!("1.{undo}.{}", version + 1)).status, 303);
        let game = round.game();
        assert!(!game.game.time().is_called());
        assert_eq!(round.life(1), Some(38));
    }

    fn a_record_binds_nobody_before_the_game_begins(db) {
        let service = Service::start(db);
        let round = Round::open(&service, 8);
        let ann = round.phone(1);
        round.begin(&ann);
        let id = db.load(&round.slug).tournament.id;
        let stays = || {
            let player = round.table().players[1].id.clone();
            let found: Result<_, DbError> = db.db.read(|conn| ops::unplayed(conn, &id, &player));
            found.expect("read").expect("a match").stays().is_some()
        };
        assert!(!stays(), "life totals are no game");
        round.does(&ann, &round.pass());
        assert!(stays(), "the game is played with all of them");
        let step = round.game().steps.last().expect("a step").number;
        round.does(&ann, &format!("do=undo;step={step}"));
        assert!(!stays());
        round.does(&ann, &round.pass());
        let desk = Desk::of(&service, &round);
        let given_up = desk.judge.send(&desk.page().form("/give-up").set("confirm", "stop"));
        assert_eq!(given_up.status, 303, "{}", given_up.text());
        assert!(!stays(), "a record that was given up says nothing");
    }

    /// They get the free seat of a smaller pod (T12).
    fn a_late_player_plays_in_the_record_of_their_table(db) {
        let service = Service::start(db);
        let round = Round::with(&service, 3, |profile| profile.uneven_pods = UnevenPods::SmallerPods);
        let ann = round.phone(1);
        let organizer = service.in_database_staff(&round.slug, Role::Organizer);
        let comes_late = || {
            let page = organizer.see(&format!("/t/{}/desk/rounds/1", round.slug));
            organizer.send(&page.form("/late").set("name", "Late Larry").set("how", "1"))
        };
        round.begin(&ann);
        round.does(&ann, &round.pass());
        let begun = comes_late();
        assert_eq!(begun.status, 422, "{}", begun.text());
        assert!(begun.text().contains("The followed game at table 1 has begun"), "{}", begun.text());
        assert_eq!(round.table().players.len(), 3);
        let step = round.game().steps.last().expect("a step").number;
        round.does(&ann, &format!("do=undo;step={step}"));
        let stale = ann.see(&round.at());
        let entered = comes_late();
        assert_eq!(entered.status, 303, "{}", entered.text());
        // the record has no seat for them, and nobody at the table could give it up
        assert!(in_database_games(db, &round.slug).is_empty());
        let act = "do=set_status;player=1;of=life;by=-1";
        refused(&round.press(&ann, &stale, act), 409, "You pressed this in another round");
        round.begin(&round.phone(4));
        round.does(&ann, "do=set_status;player=4;of=life;by=-1");
        assert_eq!((round.game().keys().len(), round.life(4)), (4, Some(39)));
    }

    fn a_game_starts_in_a_running_round(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 4);
        db.in_database_profile(&slug, |profile| {
            profile.tables_keep_games = Some(true);
            profile.swiss_rounds = Some(2);
        });
        db.next_round(&slug);
        let round = Round { service: &service, slug };
        let page = round.phone(1).see(&round.at());
        assert!(page.text().contains("The round has not begun."), "{}", page.text());
        assert!(!page.body.contains("/me/table/start\""), "{}", page.body);
        let number = crate::run::reports::at_table(db, &round.slug, 1)[0];
        let sender = db.player(&round.slug, number);
        let refused = db.act_as(&round.slug, sender, |work| podium_ops::floor::follow::open_at_table(work, 40));
        assert!(format!("{refused:?}").contains("not-begun"), "{refused:?}");
    }
}
