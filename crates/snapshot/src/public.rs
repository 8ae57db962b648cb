//! The public data of a tournament: its event without drafts and without results of unfinished rounds, values computed
//! from it, and the results of a running round if they are public (T39).

use std::sync::{Arc, OnceLock};

use super::{Announced, names};
use podium_base::clock::Moment;
use podium_event::deck::Colours;
use podium_event::event::{Event, PlayerIx};
use podium_event::result::PodResult;
use podium_rules::outlook::CutRace;
use podium_rules::plan::{Plan, plan};
use podium_rules::playoff::{FinalPlaces, final_places};
use podium_rules::standings::{Standings, standings};
use podium_store::tournaments::cards::{self, CardBook};
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::log::{self, LogLine};
use podium_store::tournaments::notices::{self, Announcement};
use podium_store::tournaments::pages::EventPage;
use podium_store::{DbError, Reader, RoundState, TournamentState};

/// The public data besides the event: announcements, log lines, the event's page, and card data.
#[derive(Debug, Default)]
pub struct Record {
    /// Announcements to everybody, latest first; including scheduled ones.
    announcements: Vec<Announcement>,
    /// The public lines of the log, latest first.
    pub changes: Vec<LogLine>,
    /// Without the bytes of its pictures.
    pub page: EventPage,
    /// The site's card data.
    cards: Arc<CardBook>,
}

impl Record {
    /// Reads the record of a tournament.
    pub(super) fn read(conn: &mut Reader<'_>, loaded: &Loaded) -> Result<Self, DbError> {
        let tournament = &loaded.tournament.id;
        Ok(Self {
            announcements: notices::to_everybody(conn, tournament)?,
            changes: log::public(conn, tournament)?,
            page: EventPage::read(conn, tournament)?,
            cards: cards::book(conn)?,
        })
    }

    /// Returns the colour identity of commanders, if the card data contains them: also for commanders that are not
    /// public yet, whose changes do not change the public version.
    pub fn identity(&self, commanders: &[String]) -> Option<Colours> {
        self.cards.cards.as_ref()?.identity(commanders)
    }
}

/// The public part of a tournament at one public version.
#[derive(Debug)]
pub struct Public {
    /// The event with its published rounds, and results of finished rounds only.
    pub event: Event,
    /// The results of the open round as they came in, by pod; empty unless they are public (T39). They are separate
    /// from the event because standings, final places and all other computed values only use finished rounds.
    pub running: Vec<PodResult>,
    /// The public form of each player's name, with their number where several have it.
    pub names: Vec<String>,
    pub record: Record,
    /// Where each player sits in the newest published round: the index of the pod and of the seat in it.
    seats: Vec<Option<(u32, u32)>>,
    /// Shared with the previous version if the event has not changed.
    computed: Arc<Computed>,
}

/// Values computed from an event, each when it is first needed.
#[derive(Debug)]
struct Computed {
    /// The race also depends on this.
    progress: Progress,
    /// Standings after each Swiss round.
    standings: Vec<OnceLock<Standings>>,
    places: OnceLock<FinalPlaces>,
    plan: OnceLock<Plan>,
    /// The race for the planned cut.
    race: OnceLock<Option<CutRace>>,
}

/// The progress of a tournament, which its event does not contain.
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
    /// Removes everything that is not public. Computed values of the previous version are reused if their basis has not
    /// changed.
    ///
    /// # Errors
    /// The remainder is not a valid event: the stored rows contradict each other.
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
            names: names::of_all(&loaded.players, how),
            record,
            seats,
            running,
            computed,
            event,
        })
    }

    /// Returns where a player sits in the newest published round: the index of the pod and of the seat in it, both from
    /// 0.
    pub fn seat(&self, player: PlayerIx) -> Option<(usize, usize)> {
        self.seats[player.ix()].map(|(pod, seat)| (pod as usize, seat as usize))
    }

    /// Returns the announcements to everybody at a moment.
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

    /// Returns the final places, as far as finished rounds determine them (T38).
    pub fn places(&self) -> &FinalPlaces {
        self.computed.places.get_or_init(|| final_places(&self.event))
    }

    /// Returns the race for the cut after `finished` of `planned` Swiss rounds: each public version has only one plan.
    pub fn race(&self, finished: u32, planned: u32, cut: u32) -> Option<&CutRace> {
        let race = || CutRace::new(&self.event, finished, planned, cut);
        self.computed.race.get_or_init(race).as_ref()
    }

    /// Returns the standings after a published Swiss round; 0: before the first.
    ///
    /// # Panics
    /// There is no such published round.
    pub fn standings(&self, after: u32) -> &Standings {
        self.computed.standings[after as usize].get_or_init(|| standings(&self.event, Some(after)))
    }
}
