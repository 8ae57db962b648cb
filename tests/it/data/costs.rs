//! What a command costs: it reads and writes what it changes, and not the event around it.

use std::collections::BTreeSet;

use podium_event::penalties::Penalty;
use podium_ops::command::rights::{Clock, Floor, Results};
use podium_ops::floor::follow::{self, AgreedRules, DeskAction, GameVersion};
use podium_ops::floor::rulings::{NewPenalty, NewRuling, record};
use podium_ops::floor::{self, CallVersion};
use podium_ops::people::players::{self, check_in_by_player};
use podium_ops::run::results::{self, Typed};
use podium_ops::run::rounds::{discard, draft};
use podium_ops::run::{clock, reports};
use podium_ops::site::secrets;
use podium_ops::tournaments::archive::{Audience, document};
use podium_ops::tournaments::demo::demo;
use podium_ops::{Command, IdempotencyKey, OpError, Sender, Work};
use podium_store::floor::{calls, follow as followed, reports as reported};
use podium_store::tournaments::rounds;
use podium_store::{DbError, Role, SiteRole};

use crate::harness::asked::asked;
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};

/// A command and the statements it sent.
struct Cost {
    command: &'static str,
    statements: Vec<String>,
}

/// The hall in which commands are counted: a running round with pods of four.
struct Hall<'d> {
    db: &'d TestDb,
    slug: String,
    costs: Vec<Cost>,
}

fn typed(games: &str) -> Typed {
    Typed {
        games: games.to_owned(),
        ..Typed::default()
    }
}

impl<'d> Hall<'d> {
    fn new(db: &'d TestDb, players: usize) -> Self {
        let slug = db.in_database_tournament(&format!("Hall of {players}"), players);
        db.in_database_profile(&slug, |profile| profile.players_report = Some(true));
        for (name, role) in [("Ann", Role::HeadJudge), ("Bo", Role::Scorekeeper)] {
            if players == FEW {
                db.in_database_session(name, SiteRole::Staff);
            }
            db.in_database_join(&slug, name, role);
        }
        Self {
            db,
            slug,
            costs: Vec::new(),
        }
    }

    /// Runs a command as the browser does: with its form, which acts once.
    fn run<T>(
        &mut self,
        command: &'static str,
        sender: Sender,
        act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>,
    ) -> T {
        let key = IdempotencyKey::new(secrets::random_token());
        let sent = Command::on(&self.slug, sender).once(Some(key), "/answer");
        let (done, statements) = asked(|| sent.run(&self.db.db, act));
        self.costs.push(Cost { command, statements });
        done.unwrap_or_else(|error| panic!("{command}: {error}"))
    }

    fn judge(&self) -> Sender {
        self.db.staff::<Floor>("ann")
    }

    fn keeper(&self) -> Sender {
        self.db.staff::<Results>("bo")
    }

    /// Numbers and keys of the players at a table, in seat order.
    fn seats(&self, table: u32) -> Vec<(i64, String)> {
        let loaded = self.db.load(&self.slug);
        let round = loaded.event.rounds().last().expect("a round");
        let pod = round.pods.iter().find(|pod| pod.table == table).expect("the table");
        let rows = pod.seats.iter().map(|seat| loaded.row(*seat));
        rows.map(|row| (row.number, row.key.clone())).collect()
    }

    fn player(&self, table: u32, seat: usize) -> Sender {
        self.db.player(&self.slug, self.seats(table)[seat].0)
    }

    fn waiting_report(&self, table: i64) -> String {
        let round = self.db.load(&self.slug).rounds[0].row.id.clone();
        let rows: Result<_, DbError> = self.db.db.read(|conn| {
            let pod = rounds::pod_at_table(conn, &round, table)?.expect("the table");
            reported::open_of_pod(conn, &pod.id)
        });
        rows.expect("reports are read").pop().expect("a report waits").id
    }

    fn open_call(&self) -> CallVersion {
        let id = self.db.load(&self.slug).tournament.id;
        let rows: Result<_, DbError> = self.db.db.read(|conn| calls::open(conn, &id));
        let call = rows.expect("calls are read").pop().expect("an open call");
        CallVersion {
            id: call.id,
            version: call.version,
        }
    }

    fn game(&self, table: i64) -> GameVersion {
        let round = self.db.load(&self.slug).rounds[0].row.id.clone();
        let rows: Result<_, DbError> = self.db.db.read(|conn| {
            let pod = rounds::pod_at_table(conn, &round, table)?.expect("the table");
            followed::of_pod(conn, &pod.id)
        });
        let version = rows.expect("games are read").pop().expect("a game").version;
        GameVersion::new(table, version)
    }
}

const FEW: usize = 16;
const MANY: usize = 256;

/// Everything that is done while a round is played, each once.
fn a_round(db: &TestDb, players: usize) -> Vec<Cost> {
    let mut hall = Hall::new(db, players);
    let first = db.player(&hall.slug, 1);
    db.act(&hall.slug, |work| players::check_in(work, 1, false))
        .expect("checked out");
    hall.run("check in", first, check_in_by_player);
    db.next_round(&hall.slug);

    hall.run("begin the round with a result", hall.keeper(), |work| {
        results::report(work, 1, &typed("1"), None)
    });
    hall.run("enter a result", hall.keeper(), |work| {
        results::report(work, 2, &typed("2"), None)
    });
    let version = db.load(&hall.slug).rounds[0].pods[1].version;
    hall.run("overrule a result", hall.keeper(), |work| {
        results::report(work, 2, &typed("3"), Some(version))
    });
    hall.run("enter a draw", hall.keeper(), |work| {
        results::report(work, 2, &typed("D"), Some(version + 1))
    });
    hall.run("report", hall.player(3, 0), |work| reports::report(work, &typed("1")));
    let report = hall.waiting_report(3);
    hall.run("withdraw", hall.player(3, 0), |work| reports::withdraw(work, &report));
    hall.run("report", hall.player(3, 0), |work| reports::report(work, &typed("2")));
    let report = hall.waiting_report(3);
    hall.run("confirm", hall.player(3, 1), |work| reports::confirm(work, &report));
    hall.run("report", hall.player(4, 0), |work| reports::report(work, &typed("1")));
    let report = hall.waiting_report(4);
    hall.run("dispute", hall.player(4, 1), |work| {
        reports::dispute(work, &report, "They lost.")
    });
    hall.run("settle", hall.keeper(), |work| {
        results::report(work, 4, &typed("2"), None)
    });
    db.act(&hall.slug, |work| {
        let place = results::TableVersion {
            round: 1,
            table: 4,
            version: 2,
        };
        results::correct(work, place, None, "a mistake")
    })
    .expect("cleared");

    hall.run("call a judge", hall.player(4, 0), |work| {
        floor::call(work, "A question")
    });
    let call = hall.open_call();
    hall.run("claim a call", hall.judge(), |work| floor::claim(work, &call));
    let call = hall.open_call();
    hall.run("resolve a call", hall.judge(), |work| {
        floor::resolve(work, &call, "Yes.", floor::CallTime::None)
    });
    hall.run("call a judge", hall.player(4, 0), |work| {
        floor::call(work, "A question")
    });
    let call = hall.open_call();
    hall.run("resolve a call with time", hall.judge(), |work| {
        floor::resolve(work, &call, "Yes.", floor::CallTime::Minutes(2))
    });
    let number = hall.seats(4)[1].0;
    hall.run("time a player", hall.judge(), |work| floor::watch(work, 4, number));
    hall.run("call a judge", hall.player(4, 0), |work| {
        floor::call(work, "A question")
    });
    hall.run("withdraw a call", hall.player(4, 0), floor::take_back);

    hall.run("follow a game", hall.judge(), |work| {
        follow::start(work, 4, &AgreedRules::default())
    });
    let lost = serde_json::json!({"do": "leave", "players": [hall.seats(4)[2].1], "why": "lost"});
    let at = hall.game(4);
    hall.run("a step of a game", hall.judge(), |work| {
        follow::act(work, at, &[DeskAction::Do(lost.clone())])
    });

    for (command, penalty) in [
        ("a ruling", Penalty::Warning),
        ("a ruling in the game", Penalty::GameLoss),
    ] {
        let ruling = NewRuling {
            table: Some(4),
            players: vec![NewPenalty {
                number: hall.seats(4)[1].0,
                infraction: Some("2.5".to_owned()),
                penalty: Some(penalty),
                ..NewPenalty::default()
            }],
            what: "A card too many".to_owned(),
            ..NewRuling::default()
        };
        hall.run(command, hall.judge(), |work| record(work, &ruling));
    }
    hall.run("give time", db.staff::<Clock>("ann"), |work| {
        clock::extend(work, 1, 4, 3, "a ruling")
    });
    hall.run("drop", hall.player(4, 3), players::drop_by_player);
    hall.costs
}

/// The statements that read all players, pods, places or games of a tournament.
fn of_the_whole_event(db: &TestDb, slug: &str) -> BTreeSet<String> {
    let (_, statements) = asked(|| db.load(slug));
    let rows = ["FROM", "INNER JOIN"];
    let tables = ["players", "pods", "places", "games"];
    let whole: BTreeSet<String> = statements
        .into_iter()
        .map(|text| text.replace(['`', '"'], ""))
        .filter(|text| {
            let reads = |table: &str| rows.iter().any(|word| text.contains(&format!("{word} {table} ")));
            tables.iter().any(|table| reads(table))
        })
        .collect();
    assert_eq!(whole.len(), tables.len(), "{whole:?}");
    whole
}

/// Statements of a command at the most, with those that begin and end its transaction. Each is a way to PostgreSQL and
/// back while the tournament is locked: a command that needs more has to be worth it. One of those that change public pages
/// gives the lists of tournaments another version.
const MOST: &[(&str, usize)] = &[
    ("check in", 12),
    ("begin the round with a result", 25),
    ("enter a result", 20),
    ("overrule a result", 20),
    ("enter a draw", 19),
    ("report", 19),
    ("withdraw", 17),
    ("confirm", 22),
    ("dispute", 17),
    ("settle", 21),
    ("call a judge", 17),
    ("claim a call", 17),
    ("resolve a call", 15),
    ("resolve a call with time", 23),
    ("time a player", 18),
    ("withdraw a call", 15),
    ("follow a game", 19),
    ("a step of a game", 20),
    // its players see it on their own pages
    ("a ruling", 20),
    ("a ruling in the game", 34),
    ("give time", 16),
    ("drop", 18),
];

/// What is asked for one tournament, with the forms' keys: a round at its tables, a draft that is discarded, a player who is
/// removed, a document that is taken along, and a whole tournament up to its champion.
fn of_one_tournament(db: &TestDb) -> BTreeSet<String> {
    // of an empty database alone
    let (demo, mut statements) = asked(|| demo(&db.db).expect("the demo").slug);
    statements.extend(a_round(db, FEW).into_iter().flat_map(|cost| cost.statements));
    let slug = db.in_database_tournament("Of one", 9);
    let (_, asked) = asked(|| {
        let structure = || db.load(&slug).tournament.structure_version;
        let begun = structure();
        let number = db.act(&slug, |work| draft(work, begun, "a test")).expect("drafted");
        let drafted = structure();
        db.act(&slug, |work| discard(work, drafted, number)).expect("discarded");
        db.act(&slug, |work| players::remove(work, 9, "ill")).expect("removed");
        let document = db.db.read(|conn| document(conn, &demo, Audience::Organizer));
        document.expect("an export");
    });
    statements.extend(asked);
    BTreeSet::from_iter(statements)
}

/// Years of other tournaments in the database make nothing slower that is done in one.
#[test]
fn what_one_tournament_asks_for_is_found_by_an_index() {
    let db = TestDb::sqlite();
    let statements = of_one_tournament(&db);
    let mut raw = Raw::connect(&db.address);
    // as the service has it: to delete a row is also to look for those that refer to it
    raw.execute("PRAGMA foreign_keys = ON");
    let everywhere = raw.read_from_end_to_end("SELECT max(published_at), max(finished_at) FROM rounds");
    assert_eq!(everywhere, BTreeSet::from([String::from("rounds by rounds")]));
    raw.execute("DROP INDEX calls_of_pod");
    let referring = raw.read_from_end_to_end("DELETE FROM pods WHERE id = 'p'");
    assert_eq!(referring, BTreeSet::from([String::from("calls by calls")]));
    raw.execute("CREATE INDEX calls_of_pod ON calls (pod_id)");

    let verbs = ["SELECT", "INSERT", "UPDATE", "DELETE"];
    let statements = statements
        .iter()
        .filter(|text| verbs.iter().any(|verb| text.starts_with(verb)));
    let read: Vec<(&String, BTreeSet<String>)> = statements
        .map(|text| (text, raw.read_from_end_to_end(text)))
        // the demo looks whether the site has anything yet, and which addresses are taken
        .filter(|(_, read)| {
            read.iter()
                .any(|table| !table.starts_with("accounts ") && !table.starts_with("tournaments "))
        })
        .collect();
    assert!(read.is_empty(), "{read:#?}");
}

/// Whether a statement reads every account of the site.
fn reads_all_accounts(statement: &str) -> bool {
    let text = statement.replace(['`', '"'], "");
    text.contains("FROM accounts") && !text.contains("WHERE")
}

both_databases! {
    /// Of the accounts of a site, a log and the rulings name a few.
    fn an_export_reads_the_accounts_that_it_names(db) {
        let (_, all) = asked(|| db.db.read(podium_store::site::accounts::all));
        assert!(all.iter().any(|statement| reads_all_accounts(statement)), "{all:#?}");
        a_round(db, FEW);
        for audience in [Audience::Organizer, Audience::Everybody(&|row| row.name.clone())] {
            let (document, statements) = asked(|| db.db.read(|conn| document(conn, "hall-of-16", audience)));
            let log = document.expect("an export").about.log;
            let is_named = log.iter().any(|line| line.by == "Ann");
            assert_eq!(is_named, matches!(audience, Audience::Organizer));
            let of_accounts = statements.iter().filter(|statement| reads_all_accounts(statement));
            assert_eq!(of_accounts.count(), 0, "{statements:#?}");
        }
        let id = db.load("hall-of-16").tournament;
        let (book, statements) = asked(|| db.db.read(|conn| podium_ops::floor::rulings::book(conn, &id)));
        book.expect("the rulings");
        assert!(!statements.iter().any(|statement| reads_all_accounts(statement)), "{statements:#?}");
        let at = podium_base::clock::now();
        let (board, statements) = asked(|| db.db.read(|conn| podium_ops::floor::board(conn, id.clone(), at)));
        board.expect("the floor");
        assert!(!statements.iter().any(|statement| reads_all_accounts(statement)), "{statements:#?}");
    }

    fn idle_connections_release_the_pages_that_they_have_read(db) {
        let slug = db.in_database_tournament("After a rush", 8);
        let (released, statements) = asked(|| db.db.release_memory());
        released.expect("all connections answer");
        // a server's connections keep none
        assert_eq!(db.db.is_sqlite(), statements.len() >= 2, "a reader and the writer: {statements:?}");
        assert!(statements.iter().all(|statement| statement == "PRAGMA shrink_memory"), "{statements:?}");
        assert_eq!(db.load(&slug).players.len(), 8);
    }

    /// The same statements for sixteen players as for many: nothing is asked for each player.
    fn what_is_done_at_a_table_reads_the_table(db) {
        let few = a_round(db, FEW);
        let many = a_round(db, MANY);
        let whole = of_the_whole_event(db, "hall-of-16");
        assert_eq!(few.len(), many.len());
        for (few, many) in few.iter().zip(&many) {
            let command = few.command;
            assert_eq!(few.statements, many.statements, "{command} with {FEW} and with {MANY} players");
            for statement in &many.statements {
                let text = statement.replace(['`', '"'], "");
                assert!(!whole.contains(&text), "{command} reads the whole event: {text}");
            }
            let most = MOST.iter().find(|(name, _)| *name == command);
            let (_, most) = most.unwrap_or_else(|| panic!("{command} has no bound"));
            assert!(few.statements.len() <= *most, "{command}: {:#?}", few.statements);
        }
    }
}
