//! Final places: the playoff first, by the last round reached, then the Swiss order (T38, T60).

use std::ops::RangeInclusive;

use super::advance::Advance;
use crate::standings::{Standings, standings};
use podium_event::bracket::plan;
use podium_event::event::{Event, Pod, Round};
use podium_event::player::PlayerIx;
use podium_event::result::PodResult;

/// How far a player came in the playoff.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reached {
    Champion,
    /// The last round that the player reached, by the number of rounds after it (the final has none) and the number of
    /// players who were in the playoff when it began.
    Round {
        before_end: usize,
        players: usize,
    },
}

impl Reached {
    /// Returns the word used in documents: "champion", "final", "semifinal", "quarterfinal", "round_of_256".
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Self::Champion => "champion".to_owned(),
            Self::Round { before_end: 0, .. } => "final".to_owned(),
            Self::Round { before_end: 1, .. } => "semifinal".to_owned(),
            Self::Round { before_end: 2, .. } => "quarterfinal".to_owned(),
            Self::Round { players, .. } => format!("round_of_{players}"),
        }
    }

    /// Returns the player's title: "Champion", "Finalist".
    #[must_use]
    pub fn title(self) -> String {
        match self {
            Self::Champion => "Champion".to_owned(),
            Self::Round { before_end: 0, .. } => "Finalist".to_owned(),
            Self::Round { before_end: 1, .. } => "Semi-finalist".to_owned(),
            Self::Round { before_end: 2, .. } => "Quarter-finalist".to_owned(),
            Self::Round { players, .. } => format!("Round of {players}"),
        }
    }
}

/// A player's final place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FinalPlace {
    /// From 1; each place is given once.
    pub place: u32,
    pub player: PlayerIx,
    /// `None` for players who were not in the playoff.
    pub reached: Option<Reached>,
    /// In the announced cut, from 1.
    pub seed: Option<u32>,
    /// The places of all players who are equal to this one in every tiebreaker, outside the playoff: only the order of
    /// the list separates them (T9). `None` for a player who is equal to nobody.
    pub shared: Option<RangeInclusive<u32>>,
}

/// The final places of an event, as far as they are known.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FinalPlaces {
    /// In order of place. While the playoff goes on, the best places are missing.
    given: Vec<FinalPlace>,
    /// The players who are still in the playoff, by seed.
    still_in: Vec<PlayerIx>,
    /// Index in `given` of each player.
    of_player: Vec<Option<u32>>,
}

impl FinalPlaces {
    /// Returns the places in order.
    #[must_use]
    pub fn given(&self) -> &[FinalPlace] {
        &self.given
    }

    /// Returns the players who are still in the playoff and have no place yet, by seed.
    #[must_use]
    pub fn still_in(&self) -> &[PlayerIx] {
        &self.still_in
    }

    /// Returns a player's place, if it is known.
    #[must_use]
    pub fn of(&self, player: PlayerIx) -> Option<&FinalPlace> {
        self.of_player.get(player.ix())?.map(|at| &self.given[at as usize])
    }

    /// Returns whether all places are known.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        !self.given.is_empty() && self.still_in.is_empty()
    }
}

/// Returns the final places: none before the first playoff round is decided; then those of its losers and of the
/// players who missed the cut; after the final, everybody's. Without a playoff they are the Swiss order, whether or not
/// more rounds are to come.
#[must_use]
pub fn final_places(event: &Event) -> FinalPlaces {
    let swiss = standings(event, None);
    let run = Run::of(event, &swiss);
    let has_playoff = event.cut().is_some() || !event.playoff().is_empty();
    // T16: it is over without a round where all seeds but one have left
    if has_playoff && run.decided == 0 && !run.is_over(event) {
        return FinalPlaces::default();
    }
    collect(event, &swiss, run)
}

/// The course of the playoff: which players reached which round.
struct Run {
    /// Everybody in the playoff, by seed, with the last round they reached, counted from 0.
    reached: Vec<(PlayerIx, usize)>,
    /// How many players began each round.
    sizes: Vec<usize>,
    /// How many rounds have a winner at each table.
    decided: usize,
    /// How many rounds the playoff has.
    rounds: usize,
}

impl Run {
    fn of(event: &Event, swiss: &Standings) -> Self {
        let seeds = match event.cut() {
            Some(seeds) => seeds.to_vec(),
            None => seated_by_rank(event, swiss),
        };
        let legs = plan(seeds.len(), event.profile().pod_size).unwrap_or_default();
        let mut run = Self {
            reached: seeds.iter().map(|&player| (player, 0)).collect(),
            sizes: Vec::new(),
            decided: 0,
            rounds: legs.len().max(event.playoff().len()),
        };
        for (number, round) in event.playoff().iter().enumerate() {
            let Some(winners) = winners(event, &seeds, round) else {
                break;
            };
            let later = &event.playoff()[number + 1..];
            let mut waiting = legs.get(number).map_or(0, |leg| leg.waiting);
            run.sizes
                .push(run.reached.iter().filter(|(_, reached)| *reached == number).count());
            for (player, reached) in run.reached.iter_mut().filter(|(_, reached)| *reached == number) {
                // The best seeds wait. An imported playoff need not follow the bracket: then its rounds decide.
                let waits = waiting > 0;
                waiting = waiting.saturating_sub(1);
                let goes_on = match seats(round, *player) {
                    true => winners.contains(player),
                    false => waits || later.iter().any(|round| seats(round, *player)),
                };
                *reached += usize::from(goes_on);
            }
            run.decided += 1;
        }
        // Rounds of an imported playoff that leave several players are not its last.
        if run.decided == run.rounds && run.left().count() > 1 {
            run.rounds += 1;
        }
        run
    }

    /// Returns the players who won or waited in every decided round.
    fn left(&self) -> impl Iterator<Item = PlayerIx> {
        let left = |(_, reached): &&(PlayerIx, usize)| *reached == self.decided;
        self.reached.iter().filter(left).map(|(player, _)| *player)
    }

    /// Returns whether there is no opponent left: after the final, or when all others have left (T16).
    fn is_over(&self, event: &Event) -> bool {
        let active = |player: &PlayerIx| event.player(*player).is_active(event.next_number());
        let all_decided = self.decided == event.playoff().len();
        self.decided == self.rounds || (all_decided && self.left().filter(active).count() <= 1)
    }
}

/// Returns the players seated in a playoff round of an event without seeds, by Swiss rank.
fn seated_by_rank(event: &Event, swiss: &Standings) -> Vec<PlayerIx> {
    let seated = |player: PlayerIx| event.playoff().iter().any(|round| seats(round, player));
    let ranked = swiss.rows().iter().map(|row| row.player);
    let disqualified = event.indices().filter(|&player| swiss.row(player).is_none());
    ranked.chain(disqualified).filter(|&player| seated(player)).collect()
}

fn seats(round: &Round, player: PlayerIx) -> bool {
    round.pods.iter().any(|pod| pod.seats.contains(&player))
}

/// Returns who advances from each pod; `None` while nobody does from one (T17, T43).
fn winners(event: &Event, seeds: &[PlayerIx], round: &Round) -> Option<Vec<PlayerIx>> {
    let profile = event.profile();
    let winner = |pod: &Pod| {
        let outcome = pod.result.outcome(&pod.seats, profile.games_to_win);
        Some(Advance::of(profile, seeds, &pod.seats, outcome.as_ref())?.player())
    };
    round.pods.iter().map(winner).collect()
}

/// Returns who left the final in which order, from the first place on, where the finalists play on (T60); otherwise nothing.
fn final_groups<'e>(event: &'e Event, run: &Run) -> &'e [Vec<PlayerIx>] {
    let last = event.playoff().get(run.rounds.saturating_sub(1));
    match last.map_or(&[][..], |round| &round.pods) {
        [pod] if event.profile().house.playoff_places => match &pod.result {
            PodResult::Places(groups) => groups,
            _ => &[],
        },
        _ => &[],
    }
}

fn collect(event: &Event, swiss: &Standings, run: Run) -> FinalPlaces {
    let stays = |player: PlayerIx| swiss.row(player).is_some(); // T38: who was disqualified has no place
    let is_over = run.is_over(event);
    let number = event.next_number();
    // the round that was not played because everybody else had left
    let began = run.left().count();
    let mut places = FinalPlaces {
        of_player: vec![None; event.players().len()],
        ..FinalPlaces::default()
    };
    let mut in_playoff = vec![false; event.players().len()];
    let mut placed: Vec<(PlayerIx, Reached, u32)> = Vec::new();
    for (seed, &(player, reached)) in (1..).zip(&run.reached) {
        in_playoff[player.ix()] = true;
        if !stays(player) {
            continue;
        }
        let is_left = reached == run.decided;
        if is_left && !is_over {
            places.still_in.push(player);
            continue;
        }
        // The last player left has won, even if the final was not played.
        let won = reached == run.rounds || (is_left && event.player(player).is_active(number));
        let round = reached.min(run.rounds.saturating_sub(1));
        let players = run.sizes.get(round).copied().unwrap_or(began);
        let before_end = run.rounds - 1 - round;
        let reached = if won {
            Reached::Champion
        } else {
            Reached::Round { before_end, players }
        };
        placed.push((player, reached, seed));
    }
    let in_final = final_groups(event, &run);
    // T60; who has a match loss there has no place in it, and is last
    let played = |player: PlayerIx| {
        in_final
            .iter()
            .position(|group| group.contains(&player))
            .unwrap_or(in_final.len())
    };
    let is_finalist = |reached: Reached| matches!(reached, Reached::Round { before_end: 0, .. });
    // T38: within a round by Swiss seed, the order that they are already in.
    placed.sort_by_key(|(player, reached, _)| (*reached, is_finalist(*reached).then(|| played(*player))));
    let first = 1 + u32::try_from(places.still_in.len()).expect("at most MAX_PLAYERS");
    let announced = event.cut().is_some();
    for (place, (player, reached, seed)) in (first..).zip(placed) {
        places.given.push(FinalPlace {
            place,
            player,
            reached: Some(reached),
            seed: announced.then_some(seed),
            shared: None,
        });
    }
    let others: Vec<_> = swiss.rows().iter().filter(|row| !in_playoff[row.player.ix()]).collect();
    let mut place = first + u32::try_from(places.given.len()).expect("at most MAX_PLAYERS");
    for equal in others.chunk_by(|a, b| a.rank == b.rank) {
        let last = place + u32::try_from(equal.len()).expect("at most MAX_PLAYERS") - 1;
        let shared = (equal.len() > 1).then_some(place..=last);
        for (place, row) in (place..).zip(equal) {
            places.given.push(FinalPlace {
                place,
                player: row.player,
                reached: None,
                seed: None,
                shared: shared.clone(),
            });
        }
        place = last + 1;
    }
    for (at, place) in (0..).zip(&places.given) {
        places.of_player[place.player.ix()] = Some(at);
    }
    places
}
