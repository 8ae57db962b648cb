//! Everybody at a table presses at the same moment.

use podium_melee::{MarkerNumber, Seat};
use podium_ops::Sender;
use podium_ops::floor::follow::{self, FollowedTable, ReplayedGame, SeenRecord, StatusPart, TableTap, table_of_round};
use podium_ops::run::rounds;
use podium_store::DbError;
use podium_store::tournaments::rounds::RoundRow;

use crate::harness::{TestDb, both_databases};
use crate::run::reports::at_table;

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

fn game(db: &TestDb, round: &RoundRow, number: i64) -> ReplayedGame {
    let table: Result<Option<FollowedTable>, DbError> = db.db.read(|conn| table_of_round(conn, round, number));
    let table = table.expect("tables are read").expect("the table");
    table.open().expect("a record").clone()
}

both_databases! {
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
        let seen = SeenRecord { game: begun.row.id.clone(), step: 4, late: false };
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
