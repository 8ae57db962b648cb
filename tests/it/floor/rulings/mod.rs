//! Rulings, penalties and appeals through the pages, by role, and what follows from them.

mod appeals;
mod archive;
mod corrections;
mod due;
mod effects;
mod flags;
mod out;
mod references;
mod said;
mod shown;
mod standing;
mod table;
mod undone;

use podium_store::floor::rulings::{self, RulingPlayerRow, RulingRow};
use podium_store::tournaments::{self, Tournament, players};
use podium_store::{DbError, PenaltyEffect, Role, RulingState};

use crate::harness::http::{Page, Service, Visitor};
use crate::harness::{TestDb, both_databases};

/// A round of eight players at two tables, and the staff.
struct Venue<'d> {
    db: &'d TestDb,
    slug: String,
    service: Service<'d>,
}

impl<'d> Venue<'d> {
    fn new(db: &'d TestDb) -> Self {
        let slug = db.in_database_tournament("Spring Open", 8);
        db.next_round(&slug);
        let service = Service::start(db);
        Self { db, slug, service }
    }

    fn staff(&self, role: Role) -> Visitor {
        self.service.in_database_staff(&self.slug, role)
    }

    fn at(&self, path: &str) -> String {
        format!("/t/{}/{path}", self.slug)
    }

    /// The numbers of the players at a table of the newest round, in seat order.
    fn seats(&self, table: i64) -> Vec<i64> {
        let loaded = self.db.load(&self.slug);
        let round = loaded.rounds.last().expect("a round");
        let pod = loaded
            .event_round(round.row.number)
            .expect("there")
            .pods
            .iter()
            .find(|pod| i64::from(pod.table) == table);
        pod.expect("the table")
            .seats
            .iter()
            .map(|seat| loaded.row(*seat).number)
            .collect()
    }

    fn tournament(&self) -> Tournament {
        let found: Result<_, DbError> = self.db.db.read(|conn| tournaments::by_slug(conn, &self.slug));
        found.expect("read").expect("the tournament")
    }

    fn ruling(&self, number: i64) -> RulingRow {
        let id = self.tournament().id;
        let found: Result<_, DbError> = self.db.db.read(|conn| rulings::by_number(conn, &id, number));
        found
            .expect("read")
            .unwrap_or_else(|| panic!("there is no ruling {number}"))
    }

    /// The players of a ruling.
    fn about(&self, number: i64) -> Vec<RulingPlayerRow> {
        let ruling = self.ruling(number);
        let found: Result<_, DbError> = self.db.db.read(|conn| rulings::players_of(conn, &ruling.id));
        found.expect("read")
    }

    fn player(&self, number: i64) -> players::PlayerRow {
        let id = self.tournament().id;
        let found: Result<_, DbError> = self.db.db.read(|conn| players::by_number(conn, &id, number));
        found.expect("read").expect("the player")
    }

    /// Records a ruling about one player of a table.
    fn rules(&self, judge: &Visitor, table: i64, player: i64, infraction: &str, penalty: &str) -> Page {
        let (table, player) = (table.to_string(), player.to_string());
        let page = judge.see(&self.at(&format!("desk/rulings/new?table={table}&player={player}")));
        // An infraction that is not offered is sent anyway, to be refused.
        let infraction = shown::offered(&page, infraction).unwrap_or_else(|| infraction.to_owned());
        judge.post(
            &self.at("desk/rulings/new"),
            &[
                ("table", &table),
                ("player", &player),
                (&format!("infraction_{player}"), &infraction),
                (&format!("penalty_{player}"), penalty),
                ("what", "They drew a card too many."),
                ("answer", "The card goes back."),
                ("rule", "CR 121.1"),
                ("disqualify_word", "Disqualify"),
                ("disqualify_public", "yes"),
            ],
        )
    }

    /// Presses a form of a ruling's page.
    fn press(&self, somebody: &Visitor, number: i64, form: &str, fields: &[(&str, &str)]) -> Page {
        let at = self.at(&format!("desk/rulings/{number}"));
        let form = somebody.see(&at).form(&format!("/{number}/{form}"));
        let filled = fields.iter().fold(form, |form, (name, value)| form.set(name, value));
        somebody.send(&filled)
    }

    /// Reports a table by quick entry.
    fn report(&self, scorekeeper: &Visitor, table: i64, result: &str) -> Page {
        let table = table.to_string();
        scorekeeper.post(
            &self.at("desk/results"),
            &[("table", &table), ("result", result), ("marks", "")],
        )
    }

    /// Match points of a player after the rounds so far, running results included.
    fn points(&self, number: i64) -> u32 {
        let loaded = self.db.load(&self.slug);
        let player = loaded.player_of_number(number).expect("the player");
        let all = podium_rules::standings::standings(&loaded.event, None);
        all.rows()
            .iter()
            .find(|row| row.player == player)
            .map_or(0, |row| row.match_points)
    }
}

both_databases! {
    fn a_judge_rules_and_everybody_of_the_staff_reads_it(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        let player = venue.seats(1)[1];
        let done = venue.rules(&judge, 1, player, "2.5", "");
        assert_eq!((done.status, done.location.as_str()), (303, venue.at("desk/rulings/1").as_str()), "{done:?}");
        let row = venue.ruling(1);
        assert_eq!((row.state, row.round, row.rule.as_str()), (RulingState::Given, 1, "CR 121.1"));
        let about = &venue.about(1)[0];
        assert_eq!((about.infraction.as_deref(), about.penalty.as_deref(), about.proposed.as_deref()), (Some("2.5"), Some("warning"), None));
        for role in [Role::Scorekeeper, Role::HeadJudge, Role::Organizer] {
            let reader = venue.staff(role);
            let page = reader.see(&venue.at("desk/rulings/1")).text();
            for word in ["Warning", "2.5 Game Rule Violation", "They drew a card too many.", "Round 1, table 1", "judge", "CR 121.1"] {
                assert!(page.contains(word), "{word} is not in {page}");
            }
            assert!(reader.see(&venue.at("desk/rulings")).text().contains("Ruling 1"));
            assert!(reader.see(&venue.at(&format!("desk/players/{player}"))).text().contains("2.5 Game Rule Violation"));
        }
        // no page of the public says a word of it
        let anybody = venue.service.anonymous();
        for page in ["", "pairings", "standings", "changes", &format!("players/{player}"), "export/event.json"] {
            let body = anybody.see(venue.at(page).trim_end_matches('/')).body;
            assert!(!body.contains("Game Rule Violation") && !body.contains("card too many"), "{page}");
        }
        assert_eq!(anybody.get(&venue.at("desk/rulings")).status, 303);
        assert_eq!(venue.staff(Role::Scorekeeper).get(&venue.at("desk/rulings/new")).status, 403);
    }

    fn a_ruling_is_quiet_where_the_public_sees_nothing_of_it(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        let before = venue.tournament();
        venue.rules(&judge, 1, venue.seats(1)[0], "2.2", "");
        let after = venue.tournament();
        assert_eq!(after.version, before.version);
        assert!(after.floor_version > before.floor_version);
        let lines: Result<_, DbError> = db.db.read(|conn| podium_store::tournaments::log::of_tournament(conn, &after.id));
        let line = lines.expect("read").pop().expect("a line");
        assert_eq!((line.verb.as_str(), line.public), ("ruling.record", false));
        assert!(!line.what.contains("Player 0"), "no names in the log: {}", line.what);
    }

    fn earlier_warnings_are_shown_and_lead_to_the_upgrade(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        let (one, other) = (venue.seats(1)[0], venue.seats(1)[1]);
        for _ in 0..2 {
            assert_eq!(venue.rules(&judge, 1, one, "2.5", "").status, 303);
        }
        let fields = |number: i64| {
            let number = number.to_string();
            judge.post(&venue.at("desk/rulings/new"), &[
                ("table", "1"), ("player", &number), (&format!("infraction_{number}"), "2.5"), ("what", "Kept as typed"), ("propose", "penalties"),
            ])
        };
        let proposed = fields(one);
        assert_eq!(proposed.status, 200);
        let text = proposed.text();
        assert!(text.contains("Game Loss: it is the 3rd Warning today for 2.5 Game Rule Violation."), "{text}");
        assert!(text.contains("2.5 Game Rule Violation: Warning") && proposed.body.contains("Kept as typed"), "{text}");
        assert!(text.contains("Record: Game Loss, waits for the organizer"), "{text}");
        assert!(fields(other).text().contains("Warning is the base penalty."));
        assert_eq!(venue.tournament().floor_version, venue.tournament().floor_version, "a proposal stores nothing");
        // decided otherwise: what was proposed is kept
        assert_eq!(venue.rules(&judge, 1, one, "2.5", "warning").status, 303);
        let about = &venue.about(3)[0];
        assert_eq!((about.penalty.as_deref(), about.proposed.as_deref()), (Some("warning"), Some("game_loss")));
        assert!(judge.see(&venue.at("desk/rulings/3")).text().contains("The desk had proposed: Game Loss."));
        // withdrawn ones do not count
        for number in [1, 2] {
            assert_eq!(venue.press(&judge, number, "withdraw", &[("reason", "The wrong player")]).status, 303);
        }
        assert!(fields(one).text().contains("Warning is the base penalty."));
    }

    fn what_is_wrong_is_said_at_once_and_nothing_is_lost(db) {
        let venue = Venue::new(db);
        let judge = venue.staff(Role::Judge);
        let player = venue.seats(1)[0].to_string();
        let page = judge.post(&venue.at("desk/rulings/new"), &[
            ("table", "1"), ("player", &player), (&format!("infraction_{player}"), "9.9"), ("also", "77"),
            ("what", ""), ("answer", "Kept"), ("minutes", "999"),
        ]);
        assert_eq!(page.status, 422);
        let text = page.text();
        for part in ["no infraction 9.9", "no player number 77"] {
            assert!(text.contains(part), "{part} is not in {text}");
        }
        assert!(page.body.contains("Kept") && page.body.contains("999"));
        let page = judge.post(&venue.at("desk/rulings/new"), &[("table", "55"), ("what", "x")]);
        assert!(page.status == 422 && page.text().contains("There is no table 55 in round 1"));
        let page = judge.post(&venue.at("desk/rulings/new"), &[("what", "x")]);
        assert!(page.status == 422 && page.text().contains("Choose the table, or the players"));
        let page = judge.post(&venue.at("desk/rulings/new"), &[("also", "3"), ("penalty_3", "warning"), ("what", "x")]);
        assert!(page.status == 422 && page.text().contains("a Warning needs its infraction"), "{}", page.text());
        assert!(judge.see(&venue.at("desk/rulings")).text().contains("No ruling yet"));
    }

    fn filters_and_the_csv_hold_every_ruling(db) {
        let venue = Venue::new(db);
        let (judge, head) = (venue.staff(Role::Judge), venue.staff(Role::HeadJudge));
        let (one, other) = (venue.seats(1)[0], venue.seats(2)[0]);
        venue.rules(&judge, 1, one, "2.5", "");
        venue.rules(&head, 2, other, "3.4", "");
        venue.rules(&judge, 2, other, "4.2", "");
        let list = |query: &str| {
            let text = judge.see(&venue.at(&format!("desk/rulings{query}"))).text();
            [1, 2, 3].map(|n| text.contains(&format!("Ruling {n}")))
        };
        assert_eq!(list(""), [true, true, true]);
        assert_eq!(list("?show=mine"), [true, false, true]);
        assert_eq!(list("?show=appeals"), [false, false, true]);
        assert_eq!(list(&format!("?player={other}")), [false, true, true]);
        let sheet = venue.staff(Role::Scorekeeper).see(&venue.at("desk/rulings.csv"));
        assert!(sheet.header("content-type").starts_with("text/csv"));
        let mut reader = csv::Reader::from_reader(sheet.body.as_bytes());
        let rows: Vec<Vec<String>> = reader.records().map(|r| r.expect("a record").iter().map(str::to_owned).collect()).collect();
        assert_eq!(rows.len(), 3);
        let shown = |row: &Vec<String>| [0, 1, 2, 4, 5, 8, 9, 10].map(|ix| row[ix].clone());
        assert_eq!(shown(&rows[0]), ["1", "1", "1", "judge", "given", "2.5", "Game Rule Violation", "warning"]);
        assert_eq!(shown(&rows[1]), ["2", "1", "2", "head_judge", "given", "3.4", "Decklist Problem", "game_loss"]);
        assert_eq!(shown(&rows[2]), ["3", "1", "2", "judge", "for_head_judge", "4.2", "Unsporting Conduct, Major", "match_loss"]);
        assert_eq!(rows[1][12], PenaltyEffect::AtTable.as_str());
    }
}
