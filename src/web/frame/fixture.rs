//! Tournaments for the tests of pages: made in memory, without a database.

use chrono::{NaiveDate, TimeDelta};

use podium_base::clock::Moment;
use podium_event::event::{Event, EventParts, PlayerIx, Pod, Round, Stage};
use podium_event::profile::Level;
use podium_event::{PodResult, Profile};
use podium_snapshot::{Record, Snapshot};
use podium_store::floor::clocks::{ClockRow, ExtensionRow, RoundClock};
use podium_store::tournaments::Tournament;
use podium_store::tournaments::events::{Loaded, LoadedRound, player_of_row};
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::{PodRow, RoundRow};
use podium_store::{RoundState, TournamentState};

/// A tournament under construction.
pub struct Fixture {
    pub tournament: Tournament,
    pub profile: Profile,
    pub players: Vec<PlayerRow>,
    pub cut: Option<Vec<PlayerIx>>,
    /// Time given to tables of the running round.
    pub extensions: Vec<ExtensionRow>,
    rounds: Vec<(Round, RoundState)>,
}

/// 20 November 2026, 09:00 UTC.
pub fn nine() -> Moment {
    NaiveDate::from_ymd_opt(2026, 11, 20)
        .and_then(|day| day.and_hms_opt(9, 0, 0))
        .unwrap()
}

/// Sixteen players after one round, cut to ten: 0, 4, 8, 12 won, and so on down.
pub fn top_ten() -> Fixture {
    Fixture::of(16)
        .swiss(
            RoundState::Finished,
            &[
                (&[0, 1, 2, 3], won(0)),
                (&[4, 5, 6, 7], won(4)),
                (&[8, 9, 10, 11], won(8)),
                (&[12, 13, 14, 15], won(12)),
            ],
        )
        .cut(&[0, 4, 8, 12, 1, 2, 3, 5, 6, 7])
}

/// A registered player for tests of pages.
pub fn sample(number: i64, name: &str) -> PlayerRow {
    PlayerRow::new("tournament", number, name, Moment::default())
}

/// Creates a result with a winner.
pub fn won(player: u32) -> PodResult {
    PodResult::Won(PlayerIx(player))
}

/// Creates a result with the players who share the draw.
pub fn drawn(players: &[u32]) -> PodResult {
    PodResult::Drawn(players.iter().copied().map(PlayerIx).collect())
}

impl Fixture {
    /// Creates a Regular tournament "Spring Open" in its Swiss rounds with these players, numbered from 1.
    pub fn new(names: &[&str]) -> Self {
        let tournament = Tournament {
            id: "t".into(),
            name: "Spring Open".into(),
            state: TournamentState::Swiss,
            held_on: NaiveDate::from_ymd_opt(2026, 11, 20),
            place: "Town hall".into(),
            time_zone: "Europe/Berlin".into(),
            listed: true,
            ..Tournament::new("spring-open", "00ff".into(), nine())
        };
        let players = (1..)
            .zip(names)
            .map(|(number, name)| PlayerRow {
                id: format!("row-{number}"),
                email: Some("secret@mail.example".into()),
                decklist: Some("https://decks.example/secret".into()),
                checked_in: true,
                ..PlayerRow::new("t", number, name, nine())
            })
            .collect();
        Self {
            tournament,
            profile: Profile::standard(Level::Regular),
            players,
            cut: None,
            extensions: Vec::new(),
            rounds: Vec::new(),
        }
    }

    /// Creates a tournament of `count` players with different last names: names like "Ann Ash 1" would all be in one
    /// part.
    pub fn of(count: usize) -> Self {
        let names: Vec<String> = (1..=count)
            .map(|n| format!("Player{n} Last{}", char::from(b'a' + (n % 26) as u8)))
            .collect();
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        Self::new(&names)
    }

    /// Adds a Swiss round of pods with results.
    #[must_use]
    pub fn swiss(self, state: RoundState, pods: &[(&[u32], PodResult)]) -> Self {
        self.round(Stage::Swiss, state, pods, &[])
    }

    /// Adds a Swiss round with byes.
    #[must_use]
    pub fn swiss_with_byes(self, state: RoundState, pods: &[(&[u32], PodResult)], byes: &[u32]) -> Self {
        self.round(Stage::Swiss, state, pods, byes)
    }

    /// Adds a playoff round.
    #[must_use]
    pub fn playoff(self, state: RoundState, pods: &[(&[u32], PodResult)]) -> Self {
        self.round(Stage::Playoff, state, pods, &[])
    }

    /// Gives a match loss to unpaired players in the newest round.
    #[must_use]
    pub fn match_losses(mut self, players: &[u32]) -> Self {
        let (round, _) = self.rounds.last_mut().expect("a round");
        round.match_losses = players.iter().copied().map(PlayerIx).collect();
        self
    }

    fn round(mut self, stage: Stage, state: RoundState, pods: &[(&[u32], PodResult)], byes: &[u32]) -> Self {
        let pods = (1..).zip(pods).map(|(table, (seats, result))| Pod {
            table,
            left: Vec::new(),
            seats: seats.iter().copied().map(PlayerIx).collect(),
            result: result.clone(),
        });
        let round = Round {
            number: self.rounds.len() as u32 + 1,
            stage,
            pods: pods.collect(),
            byes: byes.iter().copied().map(PlayerIx).collect(),
            match_losses: Vec::new(),
        };
        self.rounds.push((round, state));
        self
    }

    /// Announces a cut.
    #[must_use]
    pub fn cut(mut self, seeds: &[u32]) -> Self {
        self.cut = Some(seeds.iter().copied().map(PlayerIx).collect());
        self.tournament.state = TournamentState::CutAnnounced;
        self
    }

    /// Keeps the results of a running round secret until it is finished (T39).
    #[must_use]
    pub fn quiet(mut self) -> Self {
        self.profile.running_results_public = Some(false);
        self
    }

    /// Returns it in the form that pages get.
    pub fn snapshot(self) -> Snapshot {
        Snapshot::new(self.loaded(), Record::default()).expect("a fixture's rounds make an event")
    }

    /// Returns it in the form that the database would give.
    fn loaded(self) -> Loaded {
        let rounds = self.rounds.iter().map(|(round, state)| {
            let at = |minutes| Some(nine() + TimeDelta::minutes(minutes));
            let started = matches!(state, RoundState::Running | RoundState::Finished);
            LoadedRound {
                row: RoundRow {
                    id: format!("round-{}", round.number),
                    state: *state,
                    published_at: at(5).filter(|_| *state != RoundState::Draft),
                    started_at: at(10).filter(|_| started),
                    finished_at: at(100).filter(|_| *state == RoundState::Finished),
                    ..RoundRow::new("t", i64::from(round.number), round.stage.into(), nine())
                },
                pods: round.pods.iter().map(pod_row).collect(),
            }
        });
        let rounds: Vec<LoadedRound> = rounds.collect();
        let clock = rounds
            .last()
            .and_then(|last| ClockRow::implied(&last.row, &self.profile));
        let event = Event::new(EventParts {
            profile: self.profile,
            players: self.players.iter().map(player_of_row).collect(),
            rounds: self.rounds.into_iter().map(|(round, _)| round).collect(),
            cut: self.cut,
        });
        Loaded {
            basis: None,
            community: None,
            clock: clock.map(|row| RoundClock {
                row,
                extensions: self.extensions,
            }),
            tournament: self.tournament,
            players: self.players,
            unregistered: Vec::new(),
            rounds,
            event: event.expect("a fixture is an event"),
        }
    }
}

fn pod_row(pod: &Pod) -> PodRow {
    PodRow {
        id: format!("pod-{}", pod.table),
        ..PodRow::new("round", i64::from(pod.table), i64::from(pod.table))
    }
}
