//! Commands on a tournament. Each locks its row first, so that another one waits; the test says whether it does.

use podium_event::deck::Format;
use podium_ops::people::decks::{NewRules, Upload, set_rules};
use podium_ops::people::players;
use podium_ops::run::results::{Typed, report};
use podium_ops::run::{reports, rounds};
use podium_ops::tournaments::{self, Settings, notices};
use podium_ops::{OpError, Sender, Work, floor};
use podium_store::tournaments::Tournament;

use super::{Named, each_against_each};
use crate::harness::TestDb;
use crate::harness::raw::Raw;

/// A tournament in its first round.
struct World<'d> {
    db: &'d TestDb,
    tournament: Tournament,
    /// The number of a player at table 1.
    number: i64,
}

impl<'d> World<'d> {
    fn new(db: &'d TestDb) -> Self {
        let slug = db.in_database_tournament("World", 8);
        db.in_database_profile(&slug, |profile| profile.players_report = Some(true));
        db.next_round(&slug);
        let loaded = db.load(&slug);
        let seat = loaded.event_round(1).expect("round 1").pods[0].seats[0];
        Self {
            db,
            number: loaded.row(seat).number,
            tournament: loaded.tournament,
        }
    }

    fn act<T>(&self, act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>) -> Result<(), OpError> {
        self.act_as(Sender::CommandLine, act)
    }

    fn by_player<T>(&self, act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>) -> Result<(), OpError> {
        self.act_as(self.db.player(&self.tournament.slug, self.number), act)
    }

    fn act_as<T>(&self, sender: Sender, act: impl Fn(&mut Work<'_, '_>) -> Result<T, OpError>) -> Result<(), OpError> {
        self.db.act_as(&self.tournament.slug, sender, act).map(drop)
    }

    /// What the commands can have left, without ids and times.
    fn rows(&self, raw: &mut Raw) -> String {
        let id = &self.tournament.id;
        let all = |what: &str, table: &str| {
            let row = format!("concat_ws(' ', {what})");
            format!("(SELECT string_agg({row}, ', ' ORDER BY {row}) FROM {table} WHERE tournament_id = t.id)")
        };
        let lines = raw.lines(&format!(
            "SELECT concat_ws(E'\\n', t.state, t.description, t.version, t.floor_version, t.structure_version,
                 (SELECT string_agg(concat_ws(' ', p.table_number, p.result, p.version), ', ' ORDER BY p.table_number)
                     FROM pods p JOIN rounds r ON r.id = p.round_id WHERE r.tournament_id = t.id),
                 {}, {}, {}, {}, {}, {}, {}) AS line
             FROM tournaments t WHERE t.id = '{id}'",
            all("to_char(number, '00'), verb", "log"),
            // without numbers: another player sits at table 1 in each world
            all(
                "status, checked_in, dropped_after, disqualified_after, version",
                "players"
            ),
            all("state", "rounds"),
            all("state, version", "calls"),
            all("state, games", "reports"),
            all("text", "announcements"),
            all("format, version", "deck_rules"),
        ));
        lines.concat()
    }
}

fn typed(games: &str) -> Typed {
    Typed {
        games: games.to_owned(),
        ..Typed::default()
    }
}

fn change_settings(world: &World<'_>) -> Result<(), OpError> {
    let settings = Settings {
        description: "Bring a deck.".to_owned(),
        ..Settings::of(&world.tournament)?
    };
    world.act(|work| tournaments::change(work, world.tournament.version, &settings))
}

fn ask_for_decks(world: &World<'_>) -> Result<(), OpError> {
    let rules = NewRules {
        format: Format::Commander,
        deadline: None,
        banned: Upload::Keep,
        cards: Upload::Keep,
        highest_bracket: None,
    };
    world.act(|work| set_rules(work, 0, &rules))
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn commands_on_a_tournament_do_not_undo_each_other() {
    let db = TestDb::postgres();
    let commands: [Named<World<'_>>; 9] = [
        ("enter a result", |world| {
            world.act(|work| report(work, 1, &typed("1"), None))
        }),
        ("enter another result", |world| {
            world.act(|work| report(work, 1, &typed("2"), None))
        }),
        ("report", |world| {
            world.by_player(|work| reports::report(work, &typed("1")))
        }),
        ("call a judge", |world| {
            world.by_player(|work| floor::call(work, "A question"))
        }),
        ("drop", |world| world.by_player(players::drop_by_player)),
        ("announce", |world| world.act(|work| notices::announce(work, "Lunch"))),
        ("change the settings", change_settings),
        ("ask for decklists", ask_for_decks),
        ("unpublish", |world| {
            world.act(|work| rounds::unpublish(work, world.tournament.structure_version, 1))
        }),
    ];
    each_against_each(&db, &commands, || World::new(&db), World::rows);
}
