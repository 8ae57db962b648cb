//! Odd days: a final in the night when the clocks go back, a night past midnight, two events in one hall, an organizer who plays.

use podium_base::clock::Moment;
use podium_ops::tournaments::notices::announce;
use podium_store::floor::clocks::{self, ClockRow};
use podium_store::tournaments::rounds;
use podium_store::{DbError, Role};

use super::{Evening, NAMES};
use crate::harness::both_databases;
use crate::harness::http::Service;

impl Evening<'_> {
    /// Moves the beginning of the running round, which the service takes from its own clock.
    fn in_database_began_at(&self, began: &str) {
        let loaded = self.load();
        let mut row = loaded.rounds.last().expect("a round").row.clone();
        (row.published_at, row.started_at) = (Some(moment(began)), Some(moment(began)));
        let set: Result<(), DbError> = self.service.db.db.write(|conn| {
            let clock = clocks::of_round(conn, &row.id)?.expect("a clock");
            let started_at = moment(began);
            clocks::update(conn, &ClockRow { started_at, ..clock })?;
            rounds::update_round(conn, &row)
        });
        set.expect("the round is moved");
        // a command: what was rendered before is out of date
        let said = self
            .service
            .db
            .act(&self.slug, |work| announce(work, "The round goes on").map(drop));
        said.expect("announced");
    }

    /// When the time of the running round is over, as the API says it: in UTC.
    fn over_at(&self) -> Moment {
        let path = format!("/api/v1/tournaments/{}/clock", self.slug);
        let clock: serde_json::Value = serde_json::from_str(&self.organizer.see(&path).body).expect("JSON");
        let ends = clock["ends_at"]
            .as_str()
            .unwrap_or_else(|| panic!("the end of the round: {clock}"));
        chrono::DateTime::parse_from_rfc3339(ends)
            .expect("a moment")
            .naive_utc()
    }
}

fn moment(text: &str) -> Moment {
    Moment::parse_from_str(text, "%Y-%m-%d %H:%M:%S").expect("a moment")
}

both_databases! {
    /// On 26 October 2025 Lisbon's clocks went back from 02:00 to 01:00: the hour before was twice.
    fn a_final_in_the_night_of_the_clocks_says_which_of_two_hours_it_means(db) {
        let service = Service::start(db);
        let settings = [("level", "competitive"), ("playoff_minutes", "75")];
        let evening = Evening::of(&service, "Long Night", 8, &settings);
        evening.round("1");
        evening.round("2");
        evening.press("/desk", "/desk/playoff", &[]);
        evening.begin();
        for (began, said, ends) in [
            ("2025-10-26 00:30:00", "Started 01:30 WEST", "2025-10-26 01:45:00"),
            ("2025-10-26 01:30:00", "Started 01:30 WET", "2025-10-26 02:45:00"),
            ("2025-10-25 23:40:00", "Started 00:40", "2025-10-26 00:55:00"),
        ] {
            evening.in_database_began_at(began);
            let text = evening.text("/pairings");
            assert!(text.contains(said), "{said}: {text}");
            assert_eq!(evening.over_at(), moment(ends), "75 minutes are 75 minutes");
        }
        assert!(!evening.text("/pairings").contains("WEST"), "other hours need no name");
        evening.ends("1");
        evening.press("/desk", "/desk/finish", &[]);
        assert!(evening.text("").contains("Champion"), "{}", evening.text(""));
    }

    /// A round that begins before midnight ends after it; the night goes on, and the event is one.
    fn a_night_goes_on_past_midnight(db) {
        let service = Service::start(db);
        let evening = Evening::of(&service, "Midnight", 8, &[("level", "regular"), ("held_on", "2026-01-16")]);
        evening.begin();
        evening.in_database_began_at("2026-01-16 23:10:00");
        assert!(evening.text("/pairings").contains("Started 23:10"), "{}", evening.text("/pairings"));
        assert_eq!(evening.over_at(), moment("2026-01-17 00:40:00"));
        evening.ends("1");
        evening.begin();
        evening.in_database_began_at("2026-01-17 00:55:00");
        assert!(evening.text("/pairings").contains("Started 00:55"), "{}", evening.text("/pairings"));
        evening.everybody_finds_their_place(2);
        evening.ends("2");
        evening.plays_on(|_| ());
        evening.is_sound();
        assert!(evening.text("").contains("16 Jan 2026") || evening.text("").contains("16 January 2026"), "{}", evening.text(""));
        assert!(evening.text("").contains("Champion"), "{}", evening.text(""));
    }

    /// Each has its tables, and no page of one shows or takes a table of the other.
    fn two_events_in_one_hall_have_their_own_tables(db) {
        let service = Service::start(db);
        let main = Evening::of(&service, "Main Event", 8, &[("level", "regular")]);
        let side = Evening::of(&service, "Side Event", 7, &[("level", "regular"), ("first_table", "21")]);
        let tables = |evening: &Evening<'_>| -> Vec<i64> {
            evening.load().rounds.last().expect("a round").pods.iter().map(|pod| pod.table_number).collect()
        };
        for evening in [&main, &side] {
            let number = evening.begin();
            evening.everybody_finds_their_place(number);
        }
        assert_eq!((tables(&main), tables(&side)), (vec![1, 2], vec![21, 22]));
        for (here, other, of) in [(&main, 21, "Main Event"), (&side, 1, "Side Event")] {
            let refused = here.enter(other, "1");
            assert_eq!(refused.status, 422);
            assert!(refused.text().contains(&format!("There is no table {other} in round 1.")), "{of}: {}", refused.text());
            for page in ["/desk/floor", "/desk/results", "/desk/rounds/1"] {
                let text = here.organizer.see(&here.at(page)).text();
                assert!(!text.contains(&format!("Table {other} ")), "{of}{page}: {text}");
            }
        }
        // the judges of one are nobody at the other
        let judge = service.in_database_staff(&side.slug, Role::Judge);
        assert_eq!(judge.get(&side.at("/desk/floor/21")).status, 200);
        assert_eq!(judge.get(&main.at("/desk/floor/1")).status, 403);
        main.ends("1");
        assert_eq!(side.load().open_round().expect("it runs").pods.iter().filter(|pod| pod.result.is_some()).count(), 0);
        side.ends("2");
        side.plays_on(|_| ());
        main.plays_on(|_| ());
        assert!(tables(&side).iter().all(|table| *table >= 21) && tables(&main).iter().all(|table| *table < 21));
    }

    /// One browser, two hats: what they report as a player is a player's report, which somebody else of the table confirms.
    fn an_organizer_plays_in_their_own_event(db) {
        let service = Service::start(db);
        let evening = Evening::of(&service, "Own Event", 8, &[("level", "regular"), ("players_report", "yes")]);
        evening.begin();
        let link = evening.organizer.see(&evening.at("/desk/players/1/link")).body;
        let at = link.split("/p/").nth(1).and_then(|rest| rest.split(['"', '<', ' ']).next()).expect("a secret link");
        let opened = evening.organizer.get(&format!("/p/{at}"));
        assert!((200..400).contains(&opened.status), "{}", opened.text());
        let mine = || evening.organizer.see(&evening.at("/me"));
        assert!(mine().text().contains(NAMES[0]) && mine().text().contains("Who won?"), "{}", mine().text());
        assert_eq!(evening.organizer.see(&evening.at("/desk")).status, 200, "the desk is still theirs");
        evening.sends(&mine().form("/me/report").set("winner", "1"));
        assert!(mine().text().contains("It counts when another player of the table confirms it"), "{}", mine().text());
        let loaded = evening.load();
        let pod = evening.placed(1).0.into_iter().zip(&loaded.rounds[0].pods).find(|(seats, _)| seats.contains(&1));
        let (seats, row) = pod.expect("their table");
        assert!(row.result.is_none(), "being the organizer confirms nothing");
        let results = evening.organizer.see(&evening.at("/desk/results")).text();
        assert!(results.contains("What players report") && results.contains(&format!("{} reported at", NAMES[0])), "{results}");
        let other = *seats.iter().find(|number| **number != 1).expect("an opponent");
        let phone = service.in_database_player(&evening.slug, other as i64);
        let confirmed = phone.send(&phone.see(&evening.at("/me")).form("/me/confirm"));
        assert_eq!(confirmed.status, 303, "{}", confirmed.text());
        let table = row.table_number;
        let loaded = evening.load();
        let stored = loaded.rounds[0].pods.iter().find(|pod| pod.table_number == table).expect("the table");
        assert!(stored.result.is_some());
        // at the desk they act as the organizer again, and the log knows which was which
        evening.ends("1");
        let log = evening.organizer.see(&evening.at("/desk/log")).body;
        for (line, by) in [("Ann Ash reports: won by", "player"), ("Round 1 finished.", "ora")] {
            let (_, after) = log.split_once(line).unwrap_or_else(|| panic!("{line}: {log}"));
            let who = after.split_once("class=\"log-who\"><bdi>").map_or("", |(_, who)| who);
            assert!(who.starts_with(&format!("{by}</bdi>")), "{line}: {after}");
        }
        evening.plays_on(|_| ());
        assert!(mine().text().contains("You finished") || mine().text().contains("You are the champion"), "{}", mine().text());
    }
}
