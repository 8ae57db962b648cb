//! What everybody may know of a tournament: its event without drafts and without results of a round that is not
//! finished, what is computed from that, and the results of a running round where they are public (T39).

use std::sync::{Arc, OnceLock};

use super::{Announced, names};
use crate::clock::Moment;
use crate::db::cards::{self, CardBook};
use crate::db::events::Loaded;
use crate::db::log::LogLine;
use crate::db::notices::Announcement;
use crate::db::{Conn, DbError, RoundState, TournamentState, log, notices};
use crate::rules::deck::Colours;
use crate::rules::event::{Event, PlayerIx};
use crate::rules::outlook::CutRace;
use crate::rules::plan::{Plan, plan};
use crate::rules::playoff::{FinalPlaces, final_places};
use crate::rules::result::PodResult;
use crate::rules::standings::{Standings, standings};

/// What was said and done in public, and what is known of cards, beside the event.
#[derive(Debug, Default)]
pub struct Record {
    /// Announcements to everybody, latest first; also those that are shown later.
    announcements: Vec<Announcement>,
    /// The lines of the log that everybody may read, latest first.
    pub changes: Vec<LogLine>,
    /// The site's card data.
    cards: Arc<CardBook>,
}

impl Record {
    /// Reads the record of a tournament.
    pub(super) fn read(conn: &mut Conn<'_>, loaded: &Loaded) -> Result<Self, DbError> {
        let tournament = &loaded.tournament.id;
        Ok(Self {
            announcements: notices::to_everybody(conn, tournament)?,
            changes: log::public(conn, tournament)?,
            cards: cards::book(conn)?,
        })
    }

    /// The colour identity of commanders, where card data knows them: also of those that not everybody sees yet, whose change
    /// makes no public version.
    pub fn identity(&self, commanders: &[String]) -> Option<Colours> {
        self.cards.cards.as_ref()?.identity(commanders)
    }
}

/// The public part of a tournament, as of one public version.
#[derive(Debug)]
pub struct Public {
    /// The event with its published rounds, and results of finished rounds only.
    pub event: Event,
    /// The results of the open round as they came in, by pod; empty unless everybody sees them (T39). Apart from the event:
    /// standings, final places and whatever else is computed is of finished rounds.
    pub running: Vec<PodResult>,
    /// Names as shown, for each player of the event.
    pub names: Vec<String>,
    pub record: Record,
    /// Where each player sits in the newest published round: index of the pod and of the seat in it.
    seats: Vec<Option<(u32, u32)>>,
    /// Shared with the version before while the event is the same.
    computed: Arc<Computed>,
}

/// What is computed from an event, each when it is first asked for.
#[derive(Debug)]
struct Computed {
    /// The race depends on this as well.
    progress: Progress,
    /// Standings after each Swiss round.
    standings: Vec<OnceLock<Standings>>,
    places: OnceLock<FinalPlaces>,
    plan: OnceLock<Plan>,
    /// The race for the planned cut.
    race: OnceLock<Option<CutRace>>,
}

/// How far a tournament is; its event does not hold that.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Progress {
    state: TournamentState,
    finished_swiss: u32,
}

impl Computed {
    fn new(event: &Event, progress: Progress) -> Self {
        Self {
            progress,
            standings: vec![OnceLock::new(); event.swiss().len() + 1],
            places: OnceLock::new(),
            plan: OnceLock::new(),
            race: OnceLock::new(),
        }
    }
}

impl Public {
    /// Removes what is not for everybody. Of the version before it takes over what was computed, if that has not changed.
    ///
    /// # Errors
    /// The rest is no valid event: the stored rows contradict each other.
    pub(super) fn of(loaded: &Loaded, record: Record, earlier: Option<&Self>) -> Result<Self, DbError> {
        let mut parts = loaded.event.clone().into_parts();
        let finished = loaded.tournament.state == TournamentState::Finished;
        let public = loaded
            .rounds
            .iter()
            .take_while(|r| r.row.state != RoundState::Draft)
            .count();
        parts.rounds.truncate(public);
        if !parts.profile.shows_commanders(public > 0, finished) {
            parts.players.iter_mut().for_each(|player| player.commanders.clear());
        }
        let shows_running = parts.profile.shows_running_results();
        let mut running = Vec::new();
        for (round, stored) in parts.rounds.iter_mut().zip(&loaded.rounds) {
            if stored.row.state != RoundState::Finished {
                let results = round.pods.iter_mut().map(|pod| std::mem::take(&mut pod.result));
                running = results.filter(|_| shows_running).collect();
            }
        }
        let event = Event::new(parts).map_err(|problems| {
            let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
            DbError::Corrupt(format!(
                "published rounds of {}: {}",
                loaded.tournament.slug,
                all.join("; ")
            ))
        })?;
        let how = loaded.tournament.names_shown;
        let mut seats = vec![None; loaded.players.len()];
        let pods = event.rounds().last().map_or(&[][..], |round| &round.pods);
        for (at, pod) in (0..).zip(pods) {
            for (seat, player) in (0..).zip(&pod.seats) {
                seats[player.ix()] = Some((at, seat));
            }
        }
        let progress = Progress {
            state: loaded.tournament.state,
            finished_swiss: loaded.finished_swiss(),
        };
        let is_same = |earlier: &&Self| earlier.computed.progress == progress && earlier.event == event;
        let computed = match earlier.filter(is_same) {
            Some(earlier) => Arc::clone(&earlier.computed),
            None => Arc::new(Computed::new(&event, progress)),
        };
        Ok(Self {
            names: loaded.players.iter().map(|row| names::of_player(row, how)).collect(),
            record,
            seats,
            running,
            computed,
            event,
        })
    }

    /// Returns where a player sits in the newest published round: index of the pod and of the seat in it, both from 0.
    pub fn seat(&self, player: PlayerIx) -> Option<(usize, usize)> {
        self.seats[player.ix()].map(|(pod, seat)| (pod as usize, seat as usize))
    }

    /// What everybody is told at a moment.
    pub fn announced(&self, loaded: &Loaded, now: Moment) -> Announced<'_> {
        let mut announced = Announced::of(self.record.announcements.iter(), now);
        if let Some(clock) = loaded.clock.as_ref().filter(|_| loaded.tournament.announces_time) {
            announced.count_down(&clock.of_all(), now);
        }
        announced
    }

    /// The plan of the published event.
    pub fn plan(&self) -> &Plan {
        self.computed.plan.get_or_init(|| plan(&self.event))
    }

    /// The final places, as far as finished rounds give them (T38).
    pub fn places(&self) -> &FinalPlaces {
        self.computed.places.get_or_init(|| final_places(&self.event))
    }

    /// Returns the race for the cut after `finished` of `planned` Swiss rounds: one plan for each public version.
    pub fn race(&self, finished: u32, planned: u32, cut: u32) -> Option<&CutRace> {
        let race = || CutRace::new(&self.event, finished, planned, cut);
        self.computed.race.get_or_init(race).as_ref()
    }

    /// Returns the standings after a published Swiss round; 0: before the first.
    ///
    /// # Panics
    /// No such round is published.
    pub fn standings(&self, after: u32) -> &Standings {
        self.computed.standings[after as usize].get_or_init(|| standings(&self.event, Some(after)))
    }
}
