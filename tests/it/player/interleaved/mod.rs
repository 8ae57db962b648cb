//! A property: whatever two phones and a judge press at a table, in whatever order it arrives and each from a page that may be old,
//! it is one record. The phones, the desk and the stored game show what a small model adds up, and a judge alone who enters the same
//! comes to the same record. A game on which they differ is made as short as it gets, and is the same in the next run.

mod actors;
mod model;
mod shown;
mod taps;

use std::cell::Cell;
use std::collections::BTreeSet;

use podium_document::game::GameDocument;
use podium_ops::floor::follow::ReplayedGame;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use self::actors::{Desk, Letter, Phone, enters_alone};
use self::model::{Answer, Deed, LIFE, Model};
use self::taps::{Event, Part, SEATS, Who, events};
use super::Round;
use crate::harness::both_databases;
use crate::harness::http::Service;

/// Games that are played.
const GAMES: u32 = 12;
/// Tries to make a game shorter on which they differ.
const SHRINKING: u32 = 150;
/// What the games are made from.
const SEED: u8 = 44;

/// What came of the presses of all games.
#[derive(Debug, Default)]
struct Tally {
    count: Cell<u32>,
    are_so: Cell<u32>,
    refused: Cell<u32>,
    repeated: Cell<u32>,
}

impl Tally {
    fn add(&self, answer: Answer, is_repeated: bool) {
        let cell = match answer {
            _ if is_repeated => &self.repeated,
            Answer::Counts => &self.count,
            Answer::IsSo => &self.are_so,
            Answer::Refused => &self.refused,
        };
        cell.set(cell.get() + 1);
    }

    /// Whether there was enough of everything to mean something.
    fn is_rich(&self) -> bool {
        let all = [&self.count, &self.are_so, &self.refused, &self.repeated];
        all.iter().all(|cell| cell.get() > 1)
    }
}

both_databases! {
    fn two_phones_and_a_judge_keep_one_record_in_any_order(db) {
        let service = Service::start(db);
        let tally = Tally::default();
        let config = Config { cases: GAMES, max_shrink_iters: SHRINKING, failure_persistence: None, ..Config::default() };
        let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &[SEED; 32]));
        let outcome = runner.run(&events(), |events| {
            let mut world = World::begin(&service, &tally);
            events.iter().for_each(|event| world.happens(event));
            world.ends();
            Ok(())
        });
        outcome.unwrap_or_else(|failed| panic!("seed {SEED}: {failed}"));
        assert!(tally.is_rich(), "{tally:?}");
    }
}

/// A table with its game, and what it must be.
struct World<'s> {
    round: Round<'s>,
    model: Model,
    phones: [Phone; 2],
    desk: Desk,
    /// What was sent.
    sent: Vec<Letter>,
    /// The keys of what was accepted: sent again it changes nothing.
    accepted: BTreeSet<String>,
    tally: &'s Tally,
}

impl<'s> World<'s> {
    /// A player begins the record.
    fn begin(service: &'s Service<'s>, tally: &'s Tally) -> Self {
        let round = Round::open(service, 2 * SEATS);
        round.begin(&round.phone(1));
        Self {
            phones: [0, 1].map(|seat| Phone::of(&round, seat)),
            desk: Desk::of(&round),
            model: Model::begun(),
            sent: Vec::new(),
            accepted: BTreeSet::new(),
            round,
            tally,
        }
    }

    fn happens(&mut self, event: &Event) {
        match event {
            Event::Press(who, press, is_sent) => {
                match who {
                    Who::Phone(phone) => self.phones[*phone].press(*press),
                    Who::Judge => self.desk.press(*press),
                }
                if *is_sent {
                    self.sends(*who);
                }
            }
            Event::Send(who) => {
                self.sends(*who);
            }
            Event::Look(who) => self.looks(*who),
            Event::Again(_) if self.sent.is_empty() => {}
            Event::Again(index) => {
                let letter = index.get(&self.sent).clone();
                self.arrives(&letter);
            }
        }
    }

    /// Somebody's oldest press that waits is sent; `false` if none does.
    fn sends(&mut self, who: Who) -> bool {
        let oldest = match who {
            Who::Phone(phone) => self.phones[phone].oldest(),
            Who::Judge => self.desk.oldest(),
        };
        let Some(letter) = oldest else {
            return false;
        };
        // a judge whose act was refused looks at what waits behind it
        if self.arrives(&letter) == Answer::Refused && who == Who::Judge {
            self.desk.cancel();
        }
        self.sent.push(letter);
        true
    }

    /// A press arrives, perhaps once more.
    fn arrives(&mut self, letter: &Letter) -> Answer {
        let key = letter.key();
        let is_repeated = self.accepted.contains(&key);
        if !is_repeated && letter.is_undo_behind() && self.model.is_at_beginning() {
            return Answer::Refused;
        }
        let visitor = match letter.who() {
            Who::Phone(phone) => &self.phones[phone].visitor,
            Who::Judge => &self.desk.visitor,
        };
        let answer = letter.send(visitor);
        let before = self.model.steps.clone();
        let expected = match is_repeated {
            true => Answer::IsSo,
            false => letter.comes_to(&mut self.model),
        };
        let is_as_expected = match expected {
            Answer::Refused => [409, 422].contains(&answer.status),
            Answer::Counts | Answer::IsSo => answer.status == letter.accepted(),
        };
        assert!(
            is_as_expected,
            "expected {expected:?}, the answer was {} to {letter:#?}\nafter {before:#?}\n{}",
            answer.status,
            answer.text()
        );
        if expected != Answer::Refused {
            self.accepted.insert(key);
        }
        self.tally.add(expected, is_repeated);
        expected
    }

    /// Somebody loads their page: it shows what it must.
    fn looks(&mut self, who: Who) {
        match who {
            Who::Phone(phone) => self.model.is_on_phone(self.phones[phone].look()),
            Who::Judge => self.model.is_on_desk(self.desk.look()),
        }
    }

    /// Everything that waits arrives. All pages show the same, the record is read again as it was written, and a judge alone comes
    /// to the same record.
    fn ends(mut self) {
        for who in [Who::Phone(0), Who::Phone(1), Who::Judge] {
            while self.sends(who) {}
        }
        for who in [Who::Phone(0), Who::Phone(1), Who::Judge] {
            self.looks(who);
        }
        let kept = self.record(1);
        assert_eq!(shown::board_of_record(&kept), self.model.board());
        let steps = kept.steps.iter().map(|step| (step.number, step.undone_at.is_some()));
        let expected = self.model.steps.iter().map(|step| (step.number, step.is_undone));
        assert_eq!(Vec::from_iter(steps), Vec::from_iter(expected));
        let written = kept.document.to_json().to_string();
        let read = GameDocument::read(written.as_bytes()).expect("a game is read as it was written");
        let replay = read.replay();
        assert!(replay.illegal.is_none(), "{:?} in {written}", replay.illegal);
        assert_eq!(replay.game, kept.game, "{written}");

        let begins = (0..SEATS).map(|seat| Deed::Set(seat, vec![(Part::Life, LIFE)]));
        let deeds = begins.chain(self.model.deeds.iter().cloned());
        let page = enters_alone(&self.round, &self.desk.visitor, deeds);
        assert_eq!(page.board, self.model.board(), "a judge alone: {:#?}", self.model);
        let alone = self.record(2);
        assert_eq!(alone.document.actions(), kept.document.actions());
        assert_eq!(alone.game.table(), kept.game.table());
    }

    /// The record of a table.
    fn record(&self, table: i64) -> ReplayedGame {
        self.round.table_at(table).open().expect("a record").clone()
    }
}
