//! The page of a followed game: what it asks first when time is up, what it asks back, and that it lists its players once.

use chrono::Duration;
use podium_base::clock;
use podium_event::profile::EndOfRound;
use podium_store::floor::clocks::{self, ClockRow};
use podium_store::{DbError, Role};

use super::{Hall, in_database_games, in_database_steps};
use crate::harness::http::Service;
use crate::harness::{TestDb, both_databases};

/// The round began so many minutes ago, with a limit of 75.
fn in_database_began(db: &TestDb, slug: &str, minutes_ago: i64) {
    let round = db.load(slug).rounds.pop().expect("a round").row;
    let structure = db.load(slug).tournament.structure_version;
    db.act(slug, |work| {
        podium_ops::run::rounds::start(work, structure, round.number)
    })
    .expect("started");
    let set: Result<(), DbError> = db.db.write(|conn| {
        let row = clocks::of_round(conn, &round.id)?.expect("a running round has a clock");
        let row = ClockRow {
            limit_minutes: Some(75),
            started_at: clock::now() - Duration::minutes(minutes_ago),
            ..row
        };
        clocks::update(conn, &row)
    });
    set.expect("the clock is set");
}

/// A hall whose tournament plays extra turns.
fn hall(service: &Service<'_>) -> Hall {
    Hall::with_profile(service, 8, |profile| profile.end_of_round = EndOfRound::ExtraTurns)
}

both_databases! {
    fn the_page_asks_for_the_call_first_once_time_is_up(db) {
        let service = Service::start(db);
        let hall = hall(&service);
        in_database_began(db, &hall.slug, 80);
        hall.follow(1);
        let page = hall.judge.see(&hall.at(1));
        let (call, end) = (page.body.find("do=call_time"), page.body.find("do=end_turn"));
        assert!(call.is_some() && call < end, "the call comes before everything else");
        assert!(page.text().contains("Time is up since") && page.text().contains("Call time: 4 more turns"), "{}", page.text());
        // one press, and it is called
        hall.does(1, "do=call_time", &[("turn", "1")]);
        let page = hall.judge.see(&hall.at(1));
        assert!(!page.body.contains("do=call_time") && page.text().contains("4 turns left"), "{}", page.text());
    }

    fn calling_time_with_some_left_asks_back(db) {
        let service = Service::start(db);
        let hall = hall(&service);
        in_database_began(db, &hall.slug, 60);
        hall.follow(1);
        let page = hall.judge.see(&hall.at(1));
        let (call, end) = (page.body.find("do=call_time"), page.body.find("do=end_turn"));
        assert!(call > end, "time is at its place, after the acts");
        let asked = hall.press_with(1, "do=call_time", &[("turn", "3")]);
        assert_eq!(asked.status, 200);
        assert!(asked.text().contains("Table 1 has 15 min left. Time is not called yet."), "{}", asked.text());
        assert_eq!(in_database_steps(db, &hall.slug), 0);
        // what was sent is kept, and a second press calls it
        let forms = crate::harness::form::Form::all(&asked.body);
        let again = forms.iter().find(|form| form.value("early") == "yes").expect("the question");
        assert_eq!((again.value("turn"), again.value("act")), ("3", "do=call_time"));
        assert_eq!(hall.judge.send(again).status, 303);
        let game = in_database_games(db, &hall.slug).remove(0);
        assert!(game.game.time().is_called());
        assert_eq!(game.game.markers()[0].seat().index(), 2);
    }

    fn players_are_listed_once_and_phases_where_they_are_followed(db) {
        let service = Service::start(db);
        let hall = hall(&service);
        hall.follow(1);
        let page = hall.judge.see(&format!("{}?view=quick", hall.at(1)));
        let ticks = page.body.matches("name=\"players\"").count();
        // four seats, and those who would leave at the end of a phase
        assert!(ticks == 8 || ticks == 4, "{ticks} ticks");
        assert_eq!(page.body.matches("class=\"game-seat").count(), 4 + 1, "four seats in one list");
        assert!(!page.text().contains("beginning phase"), "{}", page.text());
        hall.does(1, "do=next_phase;marker=1", &[]);
        let text = hall.text(1);
        assert!(text.contains("takes the turn, precombat main phase") || text.contains("takes the turn, main phase"), "{text}");
        // a seat that is chosen has its acts in its own line
        let seat = hall.judge.see(&format!("{}?seat=2", hall.at(1)));
        for act in ["do=leave;why=conceded;players=2", "do=won;player=2", "do=turn_to;player=2", "do=extra_turn;player=2"] {
            assert!(seat.body.contains(&format!("form=\"seat-acts\" name=\"act\" value=\"{act}\"")), "{act}");
        }
        assert!(!seat.body.contains("Die of"), "the die asks for its sides");
    }

    fn a_scorekeeper_reads_and_has_no_acts(db) {
        let service = Service::start(db);
        let hall = hall(&service);
        in_database_began(db, &hall.slug, 80);
        hall.follow(1);
        let page = service.in_database_staff(&hall.slug, Role::Scorekeeper).see(&hall.at(1));
        for absent in ["act-bar", "call_time", "name=\"players\"", "Time is up"] {
            assert!(!page.body.contains(absent), "{absent}");
        }
    }
}
