//! A tournament as the caller may see it: the content of public pages, or, for its staff, also drafts, results as they
//! come in and unregistered players.

use serde::Serialize;
use utoipa::ToSchema;

use crate::web::frame::answer::error::WebError;
use crate::web::frame::look::countdown;
use crate::web::shared::counted::Subject;
use crate::web::shared::view::View;
use podium_base::clock::{self, Moment};
use podium_event::PodResult;
use podium_event::deck::Colours;
use podium_event::event::{Event, PlayerIx, Round};
use podium_event::result::Outcome;
use podium_ops::people::decks::Terms;
use podium_ops::people::players::staff_sees;
use podium_snapshot::Snapshot;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use podium_store::tournaments::players::PlayerRow;
use podium_store::tournaments::rounds::PodRow;
use podium_store::{RoundState, TournamentState};

/// What the role of the caller opens beside the public pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Staff {
    /// Whether contact data are among it.
    pub records: bool,
}

/// A tournament as a caller may see it.
#[derive(Clone, Copy)]
pub struct Seen<'s> {
    /// What everybody may see of it.
    pub view: View<'s>,
    snapshot: &'s Snapshot,
    /// `None`: as everybody sees it.
    pub staff: Option<Staff>,
}

/// A player, in an answer about something else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct PlayerRef {
    /// The player's short number in the tournament.
    pub number: i64,
    /// The name as public pages show it.
    pub name: String,
}

/// A player at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct SeatedPlayer {
    #[serde(flatten)]
    pub player: PlayerRef,
    /// The card that leads the player's deck, or the two that lead it together; empty where none is known, null where the
    /// caller may not see them.
    pub commanders: Option<Vec<String>>,
}

/// A round with its rows, as the caller may see it.
#[derive(Clone, Copy)]
pub struct SeenRound<'s> {
    /// The round in the event.
    pub round: &'s Round,
    /// Its rows.
    pub stored: &'s LoadedRound,
    /// Results of a running round that everybody sees (T39), by pod.
    running: &'s [PodResult],
    /// Whether results of a running round show, as far as there are any.
    shows_running: bool,
}

impl<'s> Seen<'s> {
    /// The tournament as everybody may see it.
    pub fn by_everybody(snapshot: &'s Snapshot) -> Self {
        Self {
            view: View::of(snapshot),
            snapshot,
            staff: None,
        }
    }

    /// The tournament as its staff sees it.
    pub fn by_staff(snapshot: &'s Snapshot, staff: Staff) -> Self {
        Self {
            staff: Some(staff),
            ..Self::by_everybody(snapshot)
        }
    }

    /// The rows that it was made from; what the caller may see of them is the caller's affair.
    pub fn loaded(&self) -> &'s Loaded {
        &self.snapshot.loaded
    }

    /// The event with the rounds that the caller may see; for the staff with the results as they are.
    pub fn event(&self) -> &'s Event {
        match self.staff {
            Some(_) => &self.snapshot.loaded.event,
            None => &self.snapshot.public.event,
        }
    }

    /// Whether the caller sees commanders: everybody may, or the staff may already.
    pub fn shows_commanders(&self) -> bool {
        let tournament = &self.loaded().tournament;
        let public = &self.snapshot.public.event;
        let finished = tournament.state == TournamentState::Finished;
        if public.profile().shows_commanders(!public.rounds().is_empty(), finished) {
            return true;
        }
        let terms = self.snapshot.floor.decks.as_deref();
        let terms = terms.map(|decks| Terms::at(&decks.terms, tournament, clock::now()));
        self.staff
            .is_some_and(|staff| staff_sees(terms.as_ref(), tournament, staff.records))
    }

    /// The tournament with the results that the caller may see counted; `None` while it is not for them.
    pub fn statistics(&self) -> Option<Subject<'s>> {
        match self.staff {
            Some(staff) => Some(Subject::of_staff(self.snapshot, staff.records)),
            None => Subject::of_everybody(self.snapshot),
        }
    }

    /// A version that only the staff may know, for it counts changes that nobody else sees.
    pub fn for_staff<T>(&self, value: T) -> Option<T> {
        self.staff.map(|_| value)
    }

    /// The numbers of players who are noted as missing from a table of the current round.
    pub fn missing_at(&self, pod: &str) -> Vec<i64> {
        let places = self.snapshot.floor.places_of(pod).iter();
        places
            .filter(|place| place.missing_since.is_some())
            .filter_map(|place| self.snapshot.row_of(&place.player_id))
            .filter(|row| row.dropped_after.is_none())
            .map(|row| row.number)
            .collect()
    }

    /// The address of one of the tournament's pages; with the service's own address where that is known.
    pub fn page(&self, page: &str) -> String {
        let site = self.snapshot.site.as_deref().unwrap_or_default();
        let slash = if page.is_empty() { "" } else { "/" };
        format!("{site}/t/{}{slash}{page}", self.loaded().tournament.slug)
    }

    /// A registered player.
    pub fn player(&self, player: PlayerIx) -> PlayerRef {
        PlayerRef {
            number: self.view.number(player),
            name: self.view.name_alone(player),
        }
    }

    /// A player's commanders; `None` where the caller may not see them.
    pub fn commanders(&self, row: &PlayerRow) -> Option<Vec<String>> {
        self.shows_commanders().then(|| row.commanders())
    }

    /// The colour identity of commanders that the caller sees, if card data knows them.
    pub fn identity(&self, commanders: &[String]) -> Option<Colours> {
        self.snapshot.public.record.identity(commanders)
    }

    /// A player at a table.
    pub fn seated(&self, player: PlayerIx) -> SeatedPlayer {
        SeatedPlayer {
            player: self.player(player),
            commanders: self.commanders(self.loaded().row(player)),
        }
    }

    /// The rounds that the caller may see, in order.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = SeenRound<'s>> + ExactSizeIterator + use<'s> {
        let public = &self.snapshot.public;
        let is_staff = self.staff.is_some();
        let event = self.event();
        let shows_running = is_staff || event.profile().shows_running_results();
        let stored = self.loaded().rounds.iter();
        event.rounds().iter().zip(stored).map(move |(round, stored)| SeenRound {
            round,
            stored,
            running: match stored.row.state {
                RoundState::Finished => &[],
                _ if is_staff => &[],
                // only the newest published round can be open
                _ => &public.running,
            },
            shows_running,
        })
    }

    /// Finds a round by its number.
    ///
    /// # Errors
    /// There is none that the caller may see.
    pub fn round(&self, number: i64) -> Result<SeenRound<'s>, WebError> {
        let found = self.rounds().find(|round| i64::from(round.round.number) == number);
        found.ok_or_else(|| {
            let all = self.rounds().len();
            let has = match (all, self.staff) {
                (0, None) => "No round is published yet.".to_owned(),
                (0, Some(_)) => "No round is paired yet.".to_owned(),
                (1, _) => "There is round 1.".to_owned(),
                (all, _) => format!("There are rounds 1 to {all}."),
            };
            WebError::not_found(format!("There is no round {number} here. {has}"))
        })
    }

    /// The champions: one after a playoff, several who share the first rank without one, nobody while it is open.
    pub fn champions(&self) -> Vec<PlayerRef> {
        self.view
            .champions()
            .into_iter()
            .map(|player| self.player(player))
            .collect()
    }
}

impl<'s> SeenRound<'s> {
    /// Its state.
    pub fn state(&self) -> RoundState {
        self.stored.row.state
    }

    /// A pod's row.
    pub fn row(&self, pod: usize) -> &'s PodRow {
        &self.stored.pods[pod]
    }

    /// A pod's result, as far as the caller may know it.
    pub fn result(&self, pod: usize) -> &'s PodResult {
        self.running.get(pod).unwrap_or(&self.round.pods[pod].result)
    }

    /// How a pod's match ended, as far as the caller may know it.
    pub fn outcome(&self, pod: usize, games_to_win: u32) -> Option<Outcome> {
        self.result(pod).outcome(&self.round.pods[pod].seats, games_to_win)
    }

    /// How many tables have a result; `None` where the caller may not know.
    pub fn reported(&self) -> Option<usize> {
        let knows = self.shows_running || self.state() == RoundState::Finished;
        let pods = 0..self.round.pods.len();
        knows.then(|| pods.filter(|&pod| self.result(pod).is_reported()).count())
    }

    /// The indices of its pods by table number.
    pub fn by_table(&self) -> Vec<usize> {
        let mut pods: Vec<usize> = (0..self.round.pods.len()).collect();
        pods.sort_by_key(|&pod| self.round.pods[pod].table);
        pods
    }
}

/// A moment as the API writes it: RFC 3339 in UTC.
pub fn time(at: Moment) -> String {
    countdown::timestamp(at.and_utc())
}
