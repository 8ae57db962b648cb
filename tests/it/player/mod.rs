//! The table's own device: the game that players keep on their phones.

mod interleaved;
pub(crate) mod news;
mod news_changes;
mod news_later;
mod news_pages;
mod our_table;
mod our_table_at_once;
mod our_table_call;
mod our_table_desk;
mod our_table_end;
mod our_table_large;
mod our_table_offers;
mod our_table_quiet;
mod our_table_stage;

use podium_event::Profile;
use podium_ops::floor::follow::{FollowedTable, ReplayedGame, table_of_round};
use podium_ops::run::rounds;
use podium_store::DbError;

use crate::floor::game::Hall;
use crate::harness::TestDb;
use crate::harness::http::{Page, Service, Visitor};
use crate::run::reports::at_table;

/// A running round whose tables keep their games.
struct Round<'s> {
    service: &'s Service<'s>,
    slug: String,
}

impl<'s> Round<'s> {
    /// Players in pods of four, who report their results.
    fn open(service: &'s Service<'s>, players: usize) -> Self {
        Self::with(service, players, |_| {})
    }

    /// The same with other settings.
    fn with(service: &'s Service<'s>, players: usize, change: impl FnOnce(&mut Profile)) -> Self {
        let db = service.db;
        let slug = db.in_database_tournament("spring", players);
        db.in_database_profile(&slug, |profile| {
            profile.tables_keep_games = Some(true);
            profile.players_report = Some(true);
            profile.swiss_rounds = Some(2);
            change(profile);
        });
        db.next_round(&slug);
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| rounds::start(work, structure, 1))
            .expect("started");
        Self { service, slug }
    }

    fn at(&self) -> String {
        format!("/t/{}/me/table", self.slug)
    }

    /// The phone of the player in a seat of a table, from 1.
    fn phone_at(&self, table: u32, seat: usize) -> Visitor {
        let numbers = at_table(self.service.db, &self.slug, table);
        self.service.in_database_player(&self.slug, numbers[seat - 1])
    }

    /// The phone of the player in a seat of table 1.
    fn phone(&self, seat: usize) -> Visitor {
        self.phone_at(1, seat)
    }

    /// The desk of a judge, where games are followed.
    fn judge(&self) -> Hall {
        Hall::of(self.service, &self.slug)
    }

    /// Somebody at table 1 begins its record, each player with 40 life.
    fn begin(&self, who: &Visitor) {
        let answer = who.send(&who.see(&self.at()).form("/me/table/start").set("life", "40"));
        assert_eq!(answer.status, 303, "{}", answer.text());
    }

    /// Presses a button of a page that somebody has open.
    fn press(&self, who: &Visitor, page: &Page, act: &str) -> Page {
        let form = page.form("/me/table");
        let fields = [("game", form.value("game")), ("seen", form.value("seen")), ("act", act)];
        who.post(&self.at(), &fields)
    }

    /// Presses a button of the page as it is now; it must be on it.
    fn tap(&self, who: &Visitor, act: &str) -> Page {
        let page = who.see(&self.at());
        assert!(
            page.body.contains(&format!("value=\"{act}\"")),
            "no button {act} in\n{}",
            page.body
        );
        self.press(who, &page, act)
    }

    /// Does something that is possible.
    fn does(&self, who: &Visitor, act: &str) {
        let answer = self.tap(who, act);
        assert_eq!(answer.status, 303, "{act}: {}", answer.text());
        assert!(answer.location.starts_with(&self.at()), "{}", answer.location);
    }

    /// Something happens that everybody sees: what was changed straight in the database has no version.
    fn goes_on(&self) {
        let db = self.service.db;
        let done = db.act(&self.slug, |work| {
            podium_ops::tournaments::notices::announce(work, "Lunch at one.")
        });
        done.expect("announced");
    }

    /// Table 1 with its games.
    fn table(&self) -> FollowedTable {
        self.table_at(1)
    }

    /// A table with its games.
    fn table_at(&self, number: i64) -> FollowedTable {
        let round = self.service.db.load(&self.slug).rounds[0].row.clone();
        let table: Result<Option<FollowedTable>, DbError> =
            self.service.db.db.read(|conn| table_of_round(conn, &round, number));
        table.expect("tables are read").expect("the table")
    }

    /// The record of table 1 that is kept now.
    fn game(&self) -> ReplayedGame {
        self.table().open().expect("a record").clone()
    }

    /// The life of a seat of table 1, from 1.
    fn life(&self, seat: usize) -> Option<i32> {
        let game = self.game();
        let seat = podium_melee::Seat::new(seat - 1).expect("a seat");
        game.game.status(seat).and_then(|status| status.life)
    }

    /// The name of the player in a seat of table 1, from 1.
    fn name(&self, seat: usize) -> String {
        self.table().players[seat - 1].name.clone()
    }

    /// The turn in progress, as its button ends it.
    fn pass(&self) -> String {
        let game = self.game();
        let marker = &game.game.markers()[0];
        let (seat, turn) = (marker.seat(), game.game.table().turns_begun(marker.seat()));
        format!("do=end_turn;marker=1;of={};turn={turn}", seat.index() + 1)
    }

    /// The seat whose turn it is, from 1.
    fn in_turn(&self) -> usize {
        self.game().game.markers()[0].seat().index() + 1
    }
}

/// Asserts that a tap was refused with a sentence, which the page shows.
fn refused(answer: &Page, status: u16, says: &str) {
    assert_eq!(answer.status, status, "{}", answer.text());
    assert!(answer.text().contains(says), "{says:?} is not in {}", answer.text());
    assert!(answer.body.contains("role=\"alert\""), "{}", answer.body);
}

fn in_database_games(db: &TestDb, slug: &str) -> Vec<podium_store::FollowState> {
    let id = db.load(slug).tournament.id;
    let rows: Result<_, DbError> = db.db.read(|conn| podium_store::floor::follow::of_tournament(conn, &id));
    rows.expect("games are read")
        .into_iter()
        .map(|row: podium_store::floor::follow::FollowedRow| row.state)
        .collect()
}
