//! Random courses of a tournament: what leads on from where it is, and now and then anything at all.

use proptest::prelude::{Just, Strategy, any};
use proptest::sample::{Index, select};
use proptest::strategy::{BoxedStrategy, Union};
use proptest_state_machine::ReferenceStateMachine;

use super::command::{Command, Entry};
use super::tournament::{Life, Misreading, POD, Round, RoundLife, SelfRegistration, Setup, Stage, Tournament, Typed};

/// The model itself, which thinks up who sits where.
pub struct Machine;

impl ReferenceStateMachine for Machine {
    type State = Tournament;
    type Transition = Command;

    fn init_state() -> BoxedStrategy<Tournament> {
        setups()
            .prop_map(|setup| Tournament::new(setup, Misreading::None))
            .boxed()
    }

    fn transitions(state: &Tournament) -> BoxedStrategy<Command> {
        let mut choices = Choices { state, all: Vec::new() };
        choices.lead_on();
        choices.anything();
        Union::new_weighted(choices.all).boxed()
    }

    fn apply(mut state: Tournament, command: &Command) -> Tournament {
        state.step(command);
        state
    }
}

fn setups() -> impl Strategy<Value = Setup> {
    let registration = select(vec![
        SelfRegistration::Closed,
        SelfRegistration::Open,
        SelfRegistration::Approval,
    ]);
    let most = proptest::option::of(4..14_u32);
    (any::<bool>(), 1..=3_u32, most, registration, any::<bool>(), any::<u8>()).prop_map(
        |(regular, swiss_rounds, max_players, registration, players_report, draws)| Setup {
            regular,
            swiss_rounds,
            max_players,
            registration,
            players_report,
            draws,
        },
    )
}

/// A result of a pod, mostly one that fits.
fn typed() -> BoxedStrategy<Typed> {
    let plain = |games: String| Typed {
        games,
        conceded: Vec::new(),
        match_losses: Vec::new(),
    };
    let games = || {
        Union::new_weighted(vec![
            (6, (1..=POD).prop_map(|seat| seat.to_string()).boxed()),
            (3, Just("D".to_owned()).boxed()),
            (1, (1..=POD + 1).prop_map(|seat| format!("D {seat}")).boxed()),
        ])
    };
    let marked = (games(), marks(), marks()).prop_map(|(games, conceded, match_losses)| Typed {
        games,
        conceded,
        match_losses,
    });
    Union::new_weighted(vec![(4, games().prop_map(plain).boxed()), (1, marked.boxed())]).boxed()
}

/// What a player types: match losses are the judges'.
fn claimed() -> BoxedStrategy<Typed> {
    let without = |typed: Typed| Typed {
        match_losses: Vec::new(),
        ..typed
    };
    typed().prop_map(without).boxed()
}

fn marks() -> impl Strategy<Value = Vec<usize>> {
    proptest::sample::subsequence((1..=POD).collect::<Vec<_>>(), 0..POD)
}

fn entries(tables: i64) -> impl Strategy<Value = Entry> {
    Union::new_weighted(vec![
        (1, Just(Entry::Loss).boxed()),
        (1, Just(Entry::Bye).boxed()),
        (2, (1..=tables).prop_map(Entry::Table).boxed()),
    ])
}

/// What may come next, each with its weight.
struct Choices<'t> {
    state: &'t Tournament,
    all: Vec<(u32, BoxedStrategy<Command>)>,
}

impl Choices<'_> {
    fn one(&mut self, weight: u32, command: Command) {
        self.all.push((weight, Just(command).boxed()));
    }

    fn of<S: Strategy<Value = Command> + 'static>(&mut self, weight: u32, commands: S) {
        self.all.push((weight, commands.boxed()));
    }

    /// What brings the tournament on from where it is.
    fn lead_on(&mut self) {
        match self.state.life {
            Life::Setup | Life::Registration if self.state.rounds.is_empty() => self.before_rounds(),
            Life::Setup | Life::Registration | Life::Swiss | Life::CutAnnounced | Life::Playoff => self.rounds(),
            Life::Finished => self.one(60, Command::ReopenTournament),
            Life::Cancelled => {}
        }
    }

    fn before_rounds(&mut self) {
        if self.state.people.len() < 12 {
            self.of(50, (1..=6_usize).prop_map(Command::Add));
        }
        match self.state.life {
            Life::Setup => self.one(60, Command::Open),
            _ => {
                self.one(20, Command::Register);
                self.one(60, Command::Draft);
                self.one(15, Command::DraftPresent);
            }
        }
        let number = 1..=self.state.people.len() as i64 + 1;
        self.of(20, number.clone().prop_map(Command::CheckIn));
        self.of(15, number.clone().prop_map(Command::Admit));
        self.of(8, number.prop_map(Command::RefusePending));
    }

    fn rounds(&mut self) {
        match self.state.rounds.last() {
            Some(round) if round.is_open() => self.open(round),
            last => {
                let planned = self.state.setup.swiss_rounds as usize;
                let is_swiss = self.state.life == Life::Swiss;
                let is_played = self.state.rounds.len() >= planned;
                self.one(if is_swiss && is_played { 10 } else { 100 }, Command::Draft);
                if is_swiss && is_played {
                    self.of(100, select(vec![4_u32, 7, 10]).prop_map(Command::Cut));
                }
                if self.state.champion().is_some() {
                    self.one(60, Command::FinishTournament);
                }
                if last.is_some() {
                    self.one(8, Command::ReopenRound(self.state.rounds.len() as i64));
                }
            }
        }
    }

    fn open(&mut self, round: &Round) {
        match round.life {
            RoundLife::Draft => {
                self.one(60, Command::Publish);
                self.one(60, Command::PublishAndStart);
                self.one(10, Command::DraftAgain);
                self.one(15, Command::Keep);
                self.of(10, (1..=2_usize).prop_map(Command::Add));
                let number = 1..=self.state.people.len() as i64;
                self.of(10, number.clone().prop_map(Command::Drop));
                self.of(10, number.prop_map(Command::UndoDrop));
                let played = self.state.rounds.len() as i64 - 1;
                if played > 0 {
                    let corrected = (1..=played, 1..=3_i64, typed());
                    let correct = |(round, table, typed)| Command::Correct {
                        round,
                        table,
                        typed: Some(typed),
                    };
                    self.of(20, corrected.prop_map(correct));
                }
                let placed: Vec<i64> = round.everybody().collect();
                let two = (any::<Index>(), any::<Index>());
                self.of(
                    25,
                    two.prop_map(move |(one, other)| Command::Swap(*one.get(&placed), *other.get(&placed))),
                );
            }
            _ => {
                let missing: Vec<i64> = round
                    .pods
                    .iter()
                    .filter(|pod| pod.outcome.is_none())
                    .map(|pod| pod.table)
                    .collect();
                if missing.is_empty() {
                    self.one(100, Command::FinishRound);
                } else {
                    self.played(missing);
                }
            }
        }
        if round.stage == Stage::Swiss {
            let tables = round.pods.len() as i64;
            self.of(15, entries(tables).prop_map(Command::EnterNew));
        }
    }

    /// Tables come in.
    fn played(&mut self, missing: Vec<i64>) {
        let table = || select(missing.clone());
        self.of(
            80,
            (table(), typed()).prop_map(|(table, typed)| Command::Result {
                table,
                typed,
                knowing: false,
            }),
        );
        if self.state.setup.players_report {
            self.of(
                60,
                (table(), 1..=POD, claimed()).prop_map(|(table, seat, typed)| Command::Tell { table, seat, typed }),
            );
            self.of(
                25,
                (table(), 1..=POD).prop_map(|(table, seat)| Command::Agree { table, seat }),
            );
            self.of(
                10,
                (table(), 1..=POD).prop_map(|(table, seat)| Command::Object { table, seat }),
            );
            self.of(10, table().prop_map(|table| Command::CountReport { table }));
        }
    }

    /// Any command at all, for most of which it is the wrong time.
    fn anything(&mut self) {
        let number = || 1..=self.state.people.len() as i64 + 1;
        let tables = self.state.rounds.last().map_or(0, |round| round.pods.len() as i64) + 1;
        let table = || 1..=tables;
        let seat = || 1..=POD + 1;
        let place = || (table(), seat());
        let of_one: [fn(i64) -> Command; 11] = [
            Command::Drop,
            Command::UndoDrop,
            Command::DropSelf,
            Command::Disqualify,
            Command::UndoDisqualification,
            Command::Remove,
            Command::Admit,
            Command::RefusePending,
            Command::CheckIn,
            Command::CheckOut,
            Command::CheckInSelf,
        ];
        let simple = [
            Command::CheckInAll,
            Command::CheckOutAll,
            Command::DropAbsent,
            Command::Open,
            Command::Register,
            Command::Draft,
            Command::DraftWithoutReason,
            Command::DraftPresent,
            Command::DraftAgain,
            Command::Discard,
            Command::Keep,
            Command::Publish,
            Command::Start,
            Command::PublishAndStart,
            Command::Unpublish,
            Command::Unstart,
            Command::FinishRound,
            Command::UndoCut,
            Command::ReopenTournament,
        ];
        let by_old_form = select(vec![
            Command::Open,
            Command::Draft,
            Command::DraftAgain,
            Command::Discard,
            Command::Keep,
            Command::Swap(1, 2),
            Command::MoveTable(1, 2),
            Command::Publish,
            Command::Start,
            Command::PublishAndStart,
            Command::Unpublish,
            Command::Unstart,
            Command::FinishRound,
            Command::ReopenRound(1),
            Command::Cut(4),
            Command::UndoCut,
            Command::FinishTournament,
            Command::ReopenTournament,
            Command::Cancel,
        ]);
        let mut all: Vec<(u32, BoxedStrategy<Command>)> = Vec::new();
        all.extend(simple.map(|command| (3, Just(command).boxed())));
        all.extend(of_one.map(|command| (3, number().prop_map(command).boxed())));
        let rounds = self.state.rounds.len() as i64;
        let earlier = (1..=rounds + 1, table(), proptest::option::weighted(0.8, typed()));
        all.extend([
            (2, Just(Command::FinishTournament).boxed()),
            (
                6,
                by_old_form
                    .prop_map(|command| Command::ByOldForm(Box::new(command)))
                    .boxed(),
            ),
            (3, (1..=2_usize).prop_map(Command::Add).boxed()),
            (
                3,
                (number(), number())
                    .prop_map(|(one, other)| Command::Swap(one, other))
                    .boxed(),
            ),
            (
                3,
                (table(), table())
                    .prop_map(|(from, to)| Command::MoveTable(from, to))
                    .boxed(),
            ),
            (3, (1..=rounds + 1).prop_map(Command::ReopenRound).boxed()),
            (5, entries(tables).prop_map(Command::EnterNew).boxed()),
            (
                8,
                (number(), entries(tables))
                    .prop_map(|(number, how)| Command::Enter(number, how))
                    .boxed(),
            ),
            (
                8,
                (table(), typed(), any::<bool>())
                    .prop_map(|(table, typed, knowing)| Command::Result { table, typed, knowing })
                    .boxed(),
            ),
            (
                10,
                earlier
                    .prop_map(|(round, table, typed)| Command::Correct { round, table, typed })
                    .boxed(),
            ),
            (
                4,
                (table(), seat(), claimed())
                    .prop_map(|(table, seat, typed)| Command::Tell { table, seat, typed })
                    .boxed(),
            ),
            (
                2,
                place().prop_map(|(table, seat)| Command::Agree { table, seat }).boxed(),
            ),
            (
                2,
                place()
                    .prop_map(|(table, seat)| Command::Object { table, seat })
                    .boxed(),
            ),
            (
                4,
                place()
                    .prop_map(|(table, seat)| Command::WithdrawReport { table, seat })
                    .boxed(),
            ),
            (2, table().prop_map(|table| Command::CountReport { table }).boxed()),
            (8, table().prop_map(|table| Command::UndoEntry { table }).boxed()),
            (3, select(vec![4_u32, 7, 10, 13, 5, 0]).prop_map(Command::Cut).boxed()),
        ]);
        self.all.extend(all);
        // after it nothing is accepted any more
        self.one(1, Command::Cancel);
    }
}
