//! Who sees what, by the table `tests/cases/visibility.txt`: after each change every page, and every read of the API, is
//! compared with what it was before, once with results of a running round public as they come in, and once without.

use std::collections::BTreeMap;

use podium_event::deck::Format;
use podium_melee::Seat;
use podium_ops::floor;
use podium_ops::floor::follow::{self, AgreedRules, SeenRecord, StatusPart, TableTap};
use podium_ops::floor::rulings::{NewPenalty, NewRuling, record};
use podium_ops::people::decks::{NewRules, Upload, hand_in, set_rules};
use podium_ops::people::players::{self, Amendment};
use podium_ops::run::reports;
use podium_ops::run::results::{Typed, report};
use podium_ops::run::rounds;
use podium_store::floor::follow::{self as rows, FollowedRow};
use podium_store::site::access_tokens::Scope;
use podium_store::{DbError, Role};

use super::Play;
use crate::harness::http::{Service, Visitor};
use crate::harness::program::Program;
use crate::harness::visibility::{Row, Table};
use crate::harness::{TestDb, both_databases};

/// The table of what changes on which page.
fn changes() -> Table {
    Table::with("followed", "+.")
}

/// The column of a change under a setting.
fn column(table: &Table, change: &str, setting: &str) -> usize {
    let found = table
        .column(change)
        .or_else(|| table.column(&format!("{change}:{setting}")));
    found.unwrap_or_else(|| panic!("{change} has no column"))
}

/// A tournament of which everybody reads.
struct Hall<'d> {
    db: &'d TestDb,
    play: Play<'d>,
    anybody: Visitor,
    judge: Visitor,
    organizer: Visitor,
    /// Programs: without a token, with one of the judge that may read, with one of the organizer.
    program: Program,
    judge_token: Program,
    organizer_token: Program,
    service: &'d Service<'d>,
    /// The key of the stage's own address.
    key: String,
}

/// What happens, with what has to have happened before.
struct Change {
    name: &'static str,
    /// The table that it is about.
    table: u32,
    before: Option<fn(&Hall<'_>)>,
    happens: fn(&Hall<'_>),
}

const CHANGES: [Change; 14] = [
    Change {
        name: "result",
        table: 2,
        // the first result of a round starts it, which everybody sees
        before: Some(|hall| hall.result(1)),
        happens: |hall| hall.result(2),
    },
    Change {
        name: "correction",
        table: 2,
        before: None,
        happens: |hall| hall.play.correct(2, 2, "The slip was misread"),
    },
    Change {
        name: "report",
        table: 3,
        before: None,
        happens: |hall| {
            let reporter = hall.db.player(&hall.play.slug, hall.seat(3, 1));
            let done = hall
                .db
                .act_as(&hall.play.slug, reporter, |work| reports::report(work, &first_seat()));
            done.expect("reported");
        },
    },
    Change {
        name: "call",
        table: 3,
        before: None,
        happens: |hall| {
            let caller = hall.db.player(&hall.play.slug, hall.seat(3, 1));
            let done = hall
                .db
                .act_as(&hall.play.slug, caller, |work| floor::call(work, "A trigger"));
            done.expect("called");
        },
    },
    Change {
        name: "missing",
        table: 3,
        before: None,
        happens: |hall| {
            let number = hall.seat(3, 2);
            let done = hall
                .db
                .act(&hall.play.slug, |work| floor::note_missing(work, 3, number, true));
            done.expect("noted");
        },
    },
    Change {
        name: "ruling",
        table: 3,
        before: None,
        happens: |hall| {
            let ruling = NewRuling {
                table: Some(3),
                players: vec![NewPenalty {
                    number: hall.seat(3, 1),
                    ..NewPenalty::default()
                }],
                what: "Asked how a trigger is put on the stack".to_owned(),
                ..NewRuling::default()
            };
            hall.db
                .act(&hall.play.slug, |work| record(work, &ruling))
                .expect("recorded");
        },
    },
    Change {
        name: "commander",
        table: 3,
        before: None,
        happens: |hall| {
            let number = hall.seat(3, 0);
            let row = hall.play.load().players.into_iter().find(|row| row.number == number);
            let version = row.expect("the player").version;
            let named = Amendment {
                commanders: Some(vec!["Vael, Keeper of Tides".to_owned()]),
                ..Amendment::default()
            };
            hall.db
                .act(&hall.play.slug, |work| players::amend(work, number, version, &named))
                .expect("named");
        },
    },
    Change {
        name: "decklist",
        table: 3,
        before: Some(|hall| {
            let asked = NewRules {
                format: Format::Commander,
                deadline: Some(podium_base::clock::now() + chrono::TimeDelta::days(1)),
                banned: Upload::Keep,
                cards: Upload::Keep,
                highest_bracket: None,
            };
            hall.db
                .act(&hall.play.slug, |work| set_rules(work, 0, &asked))
                .expect("lists are asked for");
        }),
        happens: |hall| {
            let player = hall.db.player(&hall.play.slug, hall.seat(3, 0));
            let done = hall
                .db
                .act_as(&hall.play.slug, player, |work| hand_in(work, "1 Sol Ring", None));
            done.expect("handed in");
        },
    },
    Change {
        name: "followed",
        table: 4,
        before: None,
        happens: |hall| {
            let done = hall
                .db
                .act(&hall.play.slug, |work| follow::start(work, 4, &AgreedRules::default()));
            done.expect("followed");
        },
    },
    Change {
        name: "kept",
        table: 4,
        before: Some(|hall| hall.starts(0)),
        happens: |hall| {
            let (player, part) = (Seat::new(2).expect("a seat"), StatusPart::Life);
            let seen = SeenRecord {
                game: hall.record(),
                step: 4,
                late: false,
            };
            let tap = TableTap::Status { player, part, by: -1 };
            let sender = hall.db.player(&hall.play.slug, hall.seat(4, 1));
            let done = hall
                .db
                .act_as(&hall.play.slug, sender, |work| follow::tap_at_table(work, &seen, &tap));
            done.expect("tapped");
        },
    },
    Change {
        name: "again",
        table: 4,
        before: None,
        happens: |hall| hall.starts(1),
    },
    Change {
        name: "finish",
        table: 1,
        before: Some(|hall| hall.play.report_all()),
        happens: |hall| hall.play.finish(2),
    },
    Change {
        name: "draft",
        table: 1,
        before: None,
        happens: |hall| {
            hall.play.draft();
        },
    },
    Change {
        name: "playoff",
        table: 2,
        before: Some(|hall| {
            hall.play.publish(3);
            hall.play.report_all();
            hall.play.finish(3);
            hall.play.cut(10);
            let semi = hall.play.draft();
            hall.play.publish(semi);
            hall.result(1);
        }),
        happens: |hall| hall.result(2),
    },
];

/// What a player's page says, or where it leads.
fn at_game(player: &Visitor, path: &str) -> String {
    let page = player.get(path);
    assert!([200, 303].contains(&page.status), "{path}: {}", page.text());
    format!("{} {}", page.location, without_times(&page.text()))
}

/// A text without clocks that run on: "0:07", "42 min".
fn without_times(text: &str) -> String {
    let is_time = |word: &str| word.contains(':') && word.chars().all(|c| c.is_ascii_digit() || ":.,;".contains(c));
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_counted = |at: usize| words.get(at + 1).is_some_and(|next| next.starts_with("min"));
    let kept = words
        .iter()
        .enumerate()
        .filter(|(at, word)| !is_time(word) && !is_counted(*at));
    kept.map(|(_, word)| *word).collect::<Vec<_>>().join(" ")
}

fn first_seat() -> Typed {
    Typed {
        games: "1".to_owned(),
        ..Typed::default()
    }
}

impl Hall<'_> {
    /// The first seat of a table wins.
    fn result(&self, table: i64) {
        let done = self
            .db
            .act(&self.play.slug, |work| report(work, table, &first_seat(), None));
        done.expect("reported");
    }

    /// The player in a seat of table 4, from 0, starts its game, or sets the life totals.
    fn starts(&self, seat: usize) {
        let player = self.db.player(&self.play.slug, self.seat(4, seat));
        let done = self
            .db
            .act_as(&self.play.slug, player, |work| follow::open_at_table(work, 40));
        done.expect("started");
    }

    /// The record of table 4.
    fn record(&self) -> String {
        let pod = self.db.pod_id(&self.play.slug, 4);
        let games: Result<Vec<FollowedRow>, DbError> = self.db.db.read(|conn| rows::of_pod(conn, &pod));
        games.expect("games are read").pop().expect("a record").id
    }

    /// The stage's own address.
    fn stage(&self) -> String {
        self.play.at(&format!("/stage/{}", self.key))
    }

    /// The number of the player in a seat of a table of the newest round, the first seat being 0.
    fn seat(&self, table: u32, seat: usize) -> i64 {
        let loaded = self.play.load();
        let round = loaded.event.rounds().last().expect("a round");
        let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
        loaded.row(pod.seats[seat]).number
    }

    /// What a reader sees on a page: everybody's pages to the byte, of the others what they say.
    fn sees(&self, row: &Row, seated: i64, elsewhere: i64) -> String {
        let page = row.page.replace("SEATED", &seated.to_string());
        let path = match page.as_str() {
            "/" => "/".to_owned(),
            "home" | "stream" => self.play.at(""),
            page => self.play.at(&format!("/{page}")),
        };
        if let Some(read) = row.page.strip_prefix("api") {
            return self.reads(row, &read.replace("SEATED", &seated.to_string()));
        }
        let player = |number| self.service.in_database_player(&self.play.slug, number);
        match row.who {
            "everybody" if row.page == "stream" => self.anybody.see(&path).header("x-podium-version").to_owned(),
            // a card is kept by chats under an address for what it says
            "everybody" if row.page.starts_with("card/") => self.anybody.get(&path).location,
            "everybody" => self.anybody.see(&path).body,
            "seated" => at_game(&player(seated), &path),
            "elsewhere" => at_game(&player(elsewhere), &path),
            "overlay" => without_times(&self.anybody.see(&self.stage()).text()),
            "judge" => without_times(&self.judge.see(&path).text()),
            "organizer" => self.organizer.see(&path).text(),
            other => panic!("nobody is called {other}"),
        }
    }

    /// What a program reads, to the byte. The clock is read without the server's time.
    fn reads(&self, row: &Row, read: &str) -> String {
        let program = match row.who {
            "everybody" | "overlay" => &self.program,
            "judge-token" => &self.judge_token,
            "organizer-token" => &self.organizer_token,
            other => panic!("no program is called {other}"),
        };
        let answer = program.get(&match row.page {
            "api-tournaments" => "/tournaments".to_owned(),
            _ if row.who == "overlay" => format!("/tournaments/{}{read}?key={}", self.play.slug, self.key),
            _ => format!("/tournaments/{}{read}", self.play.slug),
        });
        assert_eq!(answer.status, 200, "{} {}: {answer:?}", row.who, row.page);
        match (read, answer.json) {
            ("/clock", serde_json::Value::Object(mut clock)) => {
                clock.remove("server_time").expect("the time");
                serde_json::Value::Object(clock).to_string()
            }
            _ => answer.page.body,
        }
    }
}

both_databases! {
    fn everybody_sees_what_the_table_says_and_nothing_else(db) {
        let table = changes();
        let mut wrong = Vec::new();
        for (setting, public) in [("public", true), ("quiet", false)] {
            let play = Play::new(db);
            play.set(|settings| {
                settings.profile.running_results_public = Some(public);
                settings.profile.players_report = Some(true);
                settings.profile.swiss_rounds = Some(3);
                settings.profile.tables_keep_games = Some(true);
            });
            play.round();
            let number = play.draft();
            play.publish(number);
            db.act(&play.slug, |work| rounds::feature(work, number, 4)).expect("on the stage");
            let service = Service::start(db);
            let slug = play.slug.clone();
            let key = db.secrets().stage_token(&play.load().tournament.id);
            let hall = Hall {
                db,
                play,
                anybody: service.anonymous(),
                judge: service.in_database_staff(&slug, Role::Judge),
                organizer: service.in_database_staff(&slug, Role::Organizer),
                program: service.program(),
                judge_token: service.in_database_program("judge", &[Scope::Read], Some(&slug)),
                organizer_token: service.in_database_program("organizer", &[Scope::Read], None),
                service: &service,
                key,
            };
            // what was seen after a change is what is seen before the next one, unless something happens in between
            let mut known: BTreeMap<(&str, String), String> = BTreeMap::new();
            for change in &CHANGES {
                if let Some(before) = change.before {
                    before(&hall);
                    known.clear();
                }
                let (seated, elsewhere) = (hall.seat(change.table, 0), hall.seat(3 - change.table.min(2), 0));
                let asked = |row: &Row| {
                    let reader = match row.who {
                        "seated" => seated,
                        "elsewhere" => elsewhere,
                        _ => 0,
                    };
                    (row.who, format!("{} {reader}", row.page.replace("SEATED", &seated.to_string())))
                };
                let look = |row: &Row| hall.sees(row, seated, elsewhere);
                let of_before = |row: &Row| known.get(&asked(row)).cloned().unwrap_or_else(|| look(row));
                let before: Vec<String> = table.rows.iter().map(of_before).collect();
                (change.happens)(&hall);
                let after: Vec<String> = table.rows.iter().map(look).collect();
                known = table.rows.iter().map(asked).zip(after.iter().cloned()).collect();
                let column = column(&table, change.name, setting);
                for (row, (before, after)) in table.rows.iter().zip(before.iter().zip(&after)) {
                    let is = if before == after { "." } else { "+" };
                    if row.cells[column] != is {
                        let (who, page, column) = (row.who, row.page, table.columns[column]);
                        wrong.push(format!("{who} {page}, {column} ({setting}): is {is}{}", difference(before, after)));
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

#[test]
fn every_public_route_has_its_row() {
    let table = changes();
    let rows: Vec<String> = table
        .rows
        .iter()
        .filter(|row| row.who == "everybody")
        .map(|row| shape(row.page))
        .collect();
    let mut missing = Vec::new();
    for route in crate::access::routes::registered() {
        if route.method != "GET" {
            continue;
        }
        let page = match route.pattern.strip_prefix("/api/v1/tournaments/{slug}") {
            // what calls with a token alone may read is no page of everybody
            Some(read) if crate::access::routes::calls()[&route] == "everybody" => format!("api{read}"),
            Some(_) => continue,
            None => match route.pattern.strip_prefix("/t/{slug}") {
                Some(page) => page.trim_start_matches('/').to_owned(),
                None => continue,
            },
        };
        // uploaded pictures show nothing of what is played; the stage's own address is secret
        let of_everybody = ![
            "stage/",
            "desk",
            "me",
            "p/",
            "live",
            "register",
            "games",
            "join",
            "pictures",
            "api/events",
        ]
        .iter()
        .any(|not| page.starts_with(not));
        if of_everybody && !rows.contains(&shape(&page)) {
            missing.push(route.pattern);
        }
    }
    assert!(
        missing.is_empty(),
        "tests/cases/visibility.txt says nothing of {missing:?}"
    );
}

/// A page's address with `*` for each number and name in it.
fn shape(page: &str) -> String {
    let path = page.split('?').next().unwrap_or_default();
    let of = |part: &str| {
        let is_value = part.starts_with('{') || ["SEATED", "MARK"].contains(&part) || part.parse::<u32>().is_ok();
        if is_value { "*".to_owned() } else { part.to_owned() }
    };
    let shape: Vec<String> = path.split('/').map(of).collect();
    // the home has an address without a word
    if path == "home" { String::new() } else { shape.join("/") }
}

/// Where two texts begin to differ.
fn difference(before: &str, after: &str) -> String {
    let Some(at) = before
        .char_indices()
        .zip(after.char_indices())
        .find(|((_, a), (_, b))| a != b)
    else {
        return String::new();
    };
    let near = |text: &str, at: usize| text[at..].chars().take(80).collect::<String>();
    let ((a, _), (b, _)) = at;
    format!("; {:?} has become {:?}", near(before, a), near(after, b))
}
