//! A property: whatever two phones and a judge press at a table, each from a page that may be old, its record is the one that
//! a judge alone would keep of what was accepted, and what is accepted follows from what each press was made from.

use podium_melee::{Action, Commander, LeaveReason, MarkerNumber, Seat, SeatSet, StatusChange, Title};
use podium_ops::command::rights::Floor;
use podium_ops::floor::follow::{
    self, AgreedRules, DeskAction, FollowedTable, GameVersion, Left, ReplayedGame, SeenRecord, SeenSteps, StatusPart,
    TableTap, table_of_round,
};
use podium_ops::run::rounds;
use podium_ops::{OpError, Sender};
use podium_store::tournaments::rounds::RoundRow;
use podium_store::{DbError, Role, SiteRole};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::harness::{TestDb, both_databases};
use crate::run::reports::at_table;

/// How many tables are played, each against one that a judge keeps alone.
const TABLES: u64 = 12;
/// Presses at each of them.
const PRESSES: usize = 48;

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn game(db: &TestDb, round: &RoundRow, number: i64) -> ReplayedGame {
    let table: Result<Option<FollowedTable>, DbError> = db.db.read(|conn| table_of_round(conn, round, number));
    let table = table.expect("tables are read").expect("the table");
    table.open().expect("a record").clone()
}

/// What somebody's page shows, from which they press.
#[derive(Clone)]
struct Shown {
    step: i64,
    /// The seat whose turn it is, and which of its turns.
    turn: (usize, u32),
    /// The step that the undo button undoes.
    undo: Option<i64>,
}

/// A step that counts, and the values before it.
struct Done {
    number: i64,
    by_phone: bool,
    is_draw: bool,
    /// Whether it passed a turn, or took a player out.
    moves: bool,
    is_pass: bool,
    /// What it set: a player and a part, as `part_name`.
    sets: Vec<(usize, &'static str)>,
    before: Values,
}

/// The values of all players, computed beside the engine.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Values {
    life: [i32; 4],
    poison: [u32; 4],
    damage: [[u32; 4]; 4],
}

struct World<'d> {
    db: &'d TestDb,
    slug: String,
    round: RoundRow,
    judge: Sender,
    /// The players of the table with phones, in seat order.
    phones: Vec<Sender>,
    /// The table with phones, and the one that a judge keeps alone.
    tables: [i64; 2],
    values: Values,
    done: Vec<Done>,
    /// The steps of phones that were undone, and those of them that passed a turn.
    undone: Vec<i64>,
    undone_passes: Vec<i64>,
    /// The number of the last step of the record.
    last: i64,
    /// How often a judge has acted, and how often a phone has changed turns or players.
    judged: i64,
    moved: usize,
    record: String,
}

/// What the desk of a judge shows, from which they press.
#[derive(Clone, Copy)]
struct Desk {
    judged: i64,
    version: i64,
    seen: SeenSteps,
}

impl World<'_> {
    /// Does the same at the table that a judge keeps alone.
    fn alone(&self, action: &Action) {
        let game = game(self.db, &self.round, self.tables[1]);
        let action = DeskAction::Do(game.document.write_action(action));
        let at = GameVersion::new(self.tables[1], game.row.version);
        let actions = [action];
        let done = self
            .db
            .act_as(&self.slug, self.judge.clone(), |work| follow::act(work, at, &actions));
        done.expect("what was accepted is legal");
    }

    fn undo_alone(&self) {
        let game = game(self.db, &self.round, self.tables[1]);
        let at = GameVersion::new(self.tables[1], game.row.version);
        let undone = self
            .db
            .act_as(&self.slug, self.judge.clone(), |work| follow::undo(work, at, None));
        undone.expect("the last step is undone");
    }

    fn shown(&self) -> Shown {
        let alone = game(self.db, &self.round, self.tables[1]);
        let of = alone.game.markers()[0].seat();
        let last = self.done.iter().rev().find(|done| !done.is_draw);
        Shown {
            step: self.last,
            turn: (of.index(), alone.game.table().turns_begun(of)),
            undo: last.filter(|done| done.by_phone).map(|done| done.number),
        }
    }

    /// Notes a step; `what`: "status", "pass", "leave", "draw".
    fn note(&mut self, by_phone: bool, what: &str, sets: Vec<(usize, &'static str)>, before: Values) {
        self.last += 1;
        let moves = matches!(what, "pass" | "leave");
        self.judged += i64::from(!by_phone);
        self.moved += usize::from(by_phone && moves);
        self.done.push(Done {
            number: self.last,
            by_phone,
            is_draw: what == "draw",
            moves,
            is_pass: what == "pass",
            sets,
            before,
        });
    }

    fn desk(&self) -> Desk {
        Desk {
            judged: self.judged,
            version: game(self.db, &self.round, self.tables[0]).row.version,
            seen: SeenSteps {
                last: self.last,
                moved: self.moved,
            },
        }
    }

    fn taps(&self, phone: usize, shown: &Shown, tap: &TableTap) -> Result<(), OpError> {
        let seen = SeenRecord {
            game: self.record.clone(),
            step: shown.step,
        };
        self.db.act_as(&self.slug, self.phones[phone].clone(), |work| {
            follow::tap_at_table(work, &seen, tap)
        })
    }

    /// A difference to a value: the action with the new value, if it is possible.
    fn changed(&self, player: usize, part: StatusPart, by: i32, shown: &Shown) -> Option<(Action, Values)> {
        let mut values = self.values.clone();
        let mut change = StatusChange::default();
        let count = |value: u32| u32::try_from(i64::from(value) + i64::from(by)).ok();
        let name = match part {
            StatusPart::Life => {
                values.life[player] += by;
                change.life = Some(values.life[player]);
                vec!["life"]
            }
            StatusPart::Poison => {
                values.poison[player] = count(values.poison[player])?;
                change.poison = Some(values.poison[player]);
                vec!["poison"]
            }
            StatusPart::Damage(from) => {
                let place = &mut values.damage[player][from.owner.index()];
                *place = count(*place)?;
                change.commander_damage = vec![(from, *place)];
                values.life[player] -= by;
                change.life = Some(values.life[player]);
                vec!["life", "damage"]
            }
            StatusPart::Casts(_) => return None,
        };
        let later = |done: &&Done| done.number > shown.step && !done.by_phone;
        let is_set = self.done.iter().filter(later).any(|done| {
            let own = done.sets.iter().filter(|(of, _)| *of == player);
            own.clone().any(|(_, part)| name.contains(part))
        });
        let player = seat(player);
        (!is_set).then_some((Action::SetStatus { player, change }, values))
    }
}

/// Presses something on a phone; whether it was accepted is what the model says.
fn press_phone(world: &mut World<'_>, phone: usize, shown: &Shown, dice: &mut ChaCha8Rng) {
    let alone = game(world.db, &world.round, world.tables[1]);
    let is_over = alone.game.outcome().is_some();
    let is_in = |player: usize| alone.game.table().is_playing(seat(player));
    let player = dice.random_range(0..4);
    let before = world.values.clone();
    match dice.random_range(0..9) {
        0..=3 => {
            let part = match dice.random_range(0..4) {
                0 | 1 => StatusPart::Life,
                2 => StatusPart::Poison,
                _ => StatusPart::Damage(Commander {
                    owner: seat((player + 1) % 4),
                    second: false,
                }),
            };
            let by = *[-5, -1, 1, 3].get(dice.random_range(0..4)).expect("a difference");
            let expected = world
                .changed(player, part, by, shown)
                .filter(|_| !is_over && is_in(player));
            let tap = TableTap::Status {
                player: seat(player),
                part,
                by,
            };
            let done = world.taps(phone, shown, &tap);
            assert_eq!(done.is_ok(), expected.is_some(), "{tap:?}: {done:?}");
            if let Some((action, values)) = expected {
                world.alone(&action);
                world.values = values;
                world.note(true, "status", Vec::new(), before);
            }
        }
        4 | 5 => {
            let (of, turn) = shown.turn;
            let marker = &alone.game.markers()[0];
            let begun = alone.game.table().turns_begun(seat(of));
            let is_now = marker.seat() == seat(of) && marker.turn().is_some();
            let is_over_already = begun > turn || begun == turn && !is_now;
            let was_undone = world.undone_passes.iter().any(|number| *number > shown.step);
            let expected = !is_over && is_now && begun == turn && !was_undone;
            let tap = TableTap::EndTurn {
                marker: MarkerNumber(1),
                of: seat(of),
                turn,
            };
            let done = world.taps(phone, shown, &tap);
            assert_eq!(done.is_ok(), expected || is_over_already, "{tap:?}: {done:?}");
            if expected {
                world.alone(&Action::EndTurn {
                    marker: MarkerNumber(1),
                });
                world.note(true, "pass", Vec::new(), before);
            }
        }
        6 => {
            let Some(step) = shown.undo else { return };
            let expected = world.shown().undo == Some(step);
            let is_undone = world.undone.contains(&step);
            let done = world.taps(phone, shown, &TableTap::Undo { step });
            assert_eq!(done.is_ok(), expected || is_undone, "undo of {step}: {done:?}");
            if expected {
                world.undo_alone();
                let place = world
                    .done
                    .iter()
                    .rposition(|done| done.number == step)
                    .expect("the step");
                let gone = world.done.remove(place);
                world.undone.push(step);
                world.undone_passes.extend(gone.is_pass.then_some(step));
                world.moved += usize::from(gone.moves);
                world.values = gone.before;
            }
        }
        7 => {
            let title = Title::Monarch;
            let is_so = alone.game.holder(title) == Some(seat(player));
            let expected = !is_over && is_in(player) && !is_so;
            let done = world.taps(phone, shown, &TableTap::Title(title, seat(player)));
            assert_eq!(done.is_ok(), expected || is_so, "monarch {player}: {done:?}");
            if expected {
                let player = seat(player);
                world.alone(&Action::TakeTitle { title, player });
                world.note(true, "status", Vec::new(), before);
            }
        }
        _ if dice.random_range(0..3) > 0 => {
            let expected = !is_over && is_in(player);
            let tap = TableTap::Roll {
                player: seat(player),
                sides: 20,
            };
            let done = world.taps(phone, shown, &tap);
            assert_eq!(done.is_ok(), expected, "{tap:?}: {done:?}");
            if expected {
                let sides = podium_melee::DieSides::new(20).expect("a die");
                let player = seat(player);
                world.alone(&Action::Roll { player, sides });
                world.note(true, "draw", Vec::new(), before);
            }
        }
        _ => {
            // anybody says that somebody has lost, and only the player that they concede
            let why = [Left::Lost, Left::Conceded][dice.random_range(0..2)];
            let reason = [LeaveReason::Lost, LeaveReason::Conceded][usize::from(why == Left::Conceded)];
            let is_so = alone.game.table().leave_reason(seat(player)) == Some(reason);
            let expected = !is_over && is_in(player) && (why == Left::Lost || player == phone);
            let tap = TableTap::Leave {
                player: seat(player),
                why,
            };
            let done = world.taps(phone, shown, &tap);
            assert_eq!(done.is_ok(), expected || is_so, "{tap:?}: {done:?}");
            if expected {
                world.alone(&Action::Leave {
                    players: SeatSet::only(seat(player)),
                    why: reason,
                    defer_to: None,
                });
                world.note(true, "leave", Vec::new(), before);
            }
        }
    }
}

/// A judge does something at a desk that may be old: a correction counts although phones were pressed since, and what depends on the
/// turn does not after they have changed it.
fn press_desk(world: &mut World<'_>, desk: Desk, dice: &mut ChaCha8Rng) {
    let table = game(world.db, &world.round, world.tables[0]);
    if table.game.outcome().is_some() {
        return;
    }
    let player = dice.random_range(0..4);
    let before = world.values.clone();
    let is_newest = desk.judged == world.judged;
    let (action, sets) = match dice.random_range(0..2) {
        0 if table.game.table().is_playing(seat(player)) => {
            let life = dice.random_range(1..40);
            if is_newest {
                world.values.life[player] = life;
            }
            let change = StatusChange {
                life: Some(life),
                ..StatusChange::default()
            };
            let player_seat = seat(player);
            let action = Action::SetStatus {
                player: player_seat,
                change,
            };
            (action, vec![(player, "life")])
        }
        _ => (
            Action::EndTurn {
                marker: MarkerNumber(1),
            },
            Vec::new(),
        ),
    };
    let at = GameVersion {
        seen: Some(desk.seen),
        ..GameVersion::new(world.tables[0], desk.version)
    };
    let actions = [DeskAction::Do(table.document.write_action(&action))];
    let done = world
        .db
        .act_as(&world.slug, world.judge.clone(), |work| follow::act(work, at, &actions));
    let is_pass = matches!(action, Action::EndTurn { .. });
    let expected = is_newest && (!is_pass || desk.seen.moved == world.moved);
    assert_eq!(done.is_ok(), expected, "{action:?}: {done:?}");
    if expected {
        world.alone(&action);
        world.note(false, if is_pass { "pass" } else { "status" }, sets, before);
    }
}

fn play(world: &mut World<'_>, dice: &mut ChaCha8Rng) {
    let mut pages = [world.shown(), world.shown()];
    let mut desk = world.desk();
    for _ in 0..PRESSES {
        match dice.random_range(0..9) {
            0 => press_desk(world, desk, dice),
            1 => desk = world.desk(),
            2 | 3 => pages[dice.random_range(0..2)] = world.shown(),
            _ => {
                let phone = dice.random_range(0..2);
                let shown = pages[phone].clone();
                press_phone(world, phone, &shown, dice);
            }
        }
        let [kept, alone] = world.tables.map(|table| game(world.db, &world.round, table));
        assert_eq!(kept.document.actions(), alone.document.actions());
        assert_eq!(kept.game.table(), alone.game.table());
        for player in 0..4 {
            assert_eq!(kept.game.status(seat(player)), alone.game.status(seat(player)));
            let status = kept.game.status(seat(player)).expect("its life is set");
            assert_eq!(
                (status.life, status.poison),
                (Some(world.values.life[player]), world.values.poison[player])
            );
        }
    }
}

both_databases! {
    fn a_tables_record_is_the_one_that_a_judge_would_keep(db) {
        let slug = db.in_database_tournament("Order", TABLES as usize * 8);
        db.in_database_profile(&slug, |profile| profile.tables_keep_games = Some(true));
        db.next_round(&slug);
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| rounds::start(work, structure, 1)).expect("started");
        db.in_database_session("jo", SiteRole::Staff);
        db.in_database_join(&slug, "jo", Role::Judge);
        let judge = db.staff::<Floor>("jo");
        let round = db.load(&slug).rounds[0].row.clone();
        for case in 0..TABLES {
            let tables = [case as i64 * 2 + 1, case as i64 * 2 + 2];
            let numbers = at_table(db, &slug, tables[0] as u32);
            let phones: Vec<Sender> = numbers.iter().map(|number| db.player(&slug, *number)).collect();
            db.act_as(&slug, phones[0].clone(), |work| follow::open_at_table(work, 40)).expect("begun");
            db.act_as(&slug, judge.clone(), |work| follow::start(work, tables[1], &AgreedRules::default())).expect("followed");
            let record = game(db, &round, tables[0]).row.id;
            let mut world = World {
                db,
                slug: slug.clone(),
                round: round.clone(),
                judge: judge.clone(),
                phones,
                tables,
                values: Values { life: [40; 4], poison: [0; 4], damage: [[0; 4]; 4] },
                done: Vec::new(),
                undone: Vec::new(),
                undone_passes: Vec::new(),
                last: 4,
                judged: 0,
                moved: 0,
                record,
            };
            for player in 0..4 {
                let change = StatusChange { life: Some(40), ..StatusChange::default() };
                world.alone(&Action::SetStatus { player: seat(player), change });
            }
            play(&mut world, &mut ChaCha8Rng::seed_from_u64(case));
        }
    }

    /// Everybody at a table presses at the same moment.
    fn taps_of_all_phones_at_the_same_moment_count(db) {
        let slug = db.in_database_tournament("Moment", 8);
        db.in_database_profile(&slug, |profile| profile.tables_keep_games = Some(true));
        db.next_round(&slug);
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| rounds::start(work, structure, 1)).expect("started");
        let round = db.load(&slug).rounds[0].row.clone();
        let phones: Vec<Sender> = at_table(db, &slug, 1).iter().map(|number| db.player(&slug, *number)).collect();
        // two of them press "Start" as the round begins
        std::thread::scope(|scope| {
            for phone in &phones {
                scope.spawn(|| db.act_as(&slug, phone.clone(), |work| follow::open_at_table(work, 40)).expect("begun"));
            }
        });
        let begun = game(db, &round, 1);
        assert_eq!(begun.steps.len(), 4);
        let seen = SeenRecord { game: begun.row.id.clone(), step: 4 };
        let turn = begun.game.table().turns_begun(seat(0));
        let status = |player: usize| TableTap::Status { player: seat(player), part: StatusPart::Life, by: -1 };
        let pass = TableTap::EndTurn { marker: MarkerNumber(1), of: seat(0), turn };
        std::thread::scope(|scope| {
            for phone in &phones {
                scope.spawn(|| {
                    for player in [0, 1, 0, 2, 0] {
                        db.act_as(&slug, phone.clone(), |work| follow::tap_at_table(work, &seen, &status(player))).expect("it counts");
                    }
                    db.act_as(&slug, phone.clone(), |work| follow::tap_at_table(work, &seen, &pass)).expect("once, or so already");
                });
            }
        });
        let kept = game(db, &round, 1);
        let life: Vec<Option<i32>> = (0..4).map(|player| kept.game.status(seat(player)).and_then(|status| status.life)).collect();
        assert_eq!(life, [Some(28), Some(36), Some(36), Some(40)]);
        assert_eq!(kept.game.markers()[0].seat(), seat(1), "one turn was passed");
    }
}
