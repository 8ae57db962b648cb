//! The statistics of some tournaments, as a reader may see them: one computation for pages, files and the API.

pub mod chosen;

use std::collections::BTreeMap;

use crate::web::frame::request::link::Link;
use podium_base::clock;
use podium_event::PlayerIx;
use podium_event::event::Event;
use podium_ops::people::decks::Terms;
use podium_ops::people::players::staff_sees;
use podium_ops::tournaments::statistics::rounds_played;
use podium_rules::statistics::{Played, PlayerLine, RoundPlayed, Statistics};
use podium_snapshot::{Snapshot, names};
use podium_store::{DbError, Reader, TournamentState};

/// A tournament with the results that are counted.
#[derive(Clone, Copy)]
pub struct Subject<'s> {
    snapshot: &'s Snapshot,
    event: &'s Event,
    shows_commanders: bool,
}

impl<'s> Subject<'s> {
    /// Returns a tournament with its public data; `None` until it is finished.
    pub fn of_everybody(snapshot: &'s Snapshot) -> Option<Self> {
        let event = &snapshot.public.event;
        let is_over = snapshot.loaded.tournament.state == TournamentState::Finished;
        is_over.then(|| Self {
            snapshot,
            event,
            shows_commanders: event.profile().shows_commanders(!event.rounds().is_empty(), true),
        })
    }

    /// Returns a tournament as its staff sees it: with the results of a running round, and with commanders as soon as
    /// the staff may see them; `records`: whether the reader has that right.
    pub fn of_staff(snapshot: &'s Snapshot, records: bool) -> Self {
        let (tournament, public) = (&snapshot.loaded.tournament, &snapshot.public.event);
        let is_over = tournament.state == TournamentState::Finished;
        let of_everybody = public.profile().shows_commanders(!public.rounds().is_empty(), is_over);
        let decks = snapshot.floor.decks.as_deref();
        let terms = decks.map(|decks| Terms::at(&decks.terms, tournament, clock::now()));
        Self {
            snapshot,
            event: &snapshot.loaded.event,
            shows_commanders: of_everybody || staff_sees(terms.as_ref(), tournament, records),
        }
    }

    /// Returns a player's name in its public form.
    fn name(&self, player: PlayerIx) -> String {
        let loaded = &self.snapshot.loaded;
        names::of_player(loaded.row(player), loaded.tournament.names_shown)
    }

    fn slug(&self) -> &'s str {
        &self.snapshot.loaded.tournament.slug
    }

    /// Returns the identity of each player. In several tournaments, a name that only one player of each has means the
    /// same person; a player whose personal data was removed cannot be identified.
    fn who(&self, among_several: bool) -> Vec<String> {
        let key = |player| self.name(player).to_lowercase();
        let mut counts: BTreeMap<String, u32> = BTreeMap::new();
        for player in self.event.indices() {
            *counts.entry(key(player)).or_default() += 1;
        }
        let who = |player: PlayerIx| {
            let row = self.snapshot.loaded.row(player);
            let name = key(player);
            match among_several && !row.anonymous && counts.get(&name) == Some(&1) {
                true => name,
                // after the name, by which lists are sorted
                false => format!("{name}\n{}/{:06}", self.slug(), row.number),
            }
        };
        self.event.indices().map(who).collect()
    }
}

/// Statistics with the names of their players.
#[derive(Default)]
pub struct Shown {
    pub statistics: Statistics,
    /// The players in the order of the statistics.
    pub players: Vec<ShownPlayer>,
    /// How the rounds of each tournament were played.
    pub rounds: Vec<Vec<RoundPlayed>>,
}

/// A player as public pages show them.
pub struct ShownPlayer {
    /// Their number in the first of the tournaments in which they played.
    pub number: i64,
    /// Their name, with the address of their page there.
    pub link: Link,
}

impl Shown {
    /// Counts some tournaments.
    ///
    /// # Errors
    /// The database does not answer, or contains invalid games.
    pub fn read(conn: &mut Reader<'_>, subjects: &[Subject<'_>]) -> Result<Self, DbError> {
        let now = clock::now();
        let mut played = Vec::with_capacity(subjects.len());
        for subject in subjects {
            played.push(Played {
                event: subject.event,
                who: subject.who(subjects.len() > 1),
                rounds: rounds_played(conn, &subject.snapshot.loaded, now)?,
                shows_commanders: subject.shows_commanders,
            });
        }
        let statistics = Statistics::of(&played);
        let player = |line: &PlayerLine| {
            let subject = &subjects[line.event];
            let number = subject.snapshot.loaded.row(line.player).number;
            let page = format!("/t/{}/players/{number}", subject.slug());
            ShownPlayer {
                number,
                link: Link::new(subject.name(line.player), page),
            }
        };
        Ok(Self {
            players: statistics.players.iter().map(player).collect(),
            rounds: played.into_iter().map(|one| one.rounds).collect(),
            statistics,
        })
    }
}
