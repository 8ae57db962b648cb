//! The numbers of an event: how many played, how often, and how their matches ended.

use super::statistics::matches;
use podium_event::event::Event;

/// The numbers of an event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EventNumbers {
    /// Players who took part ([`Event::size`]); 0 in an event without rounds.
    pub players: usize,
    pub swiss_rounds: usize,
    pub playoff_rounds: usize,
    /// Matches with a result. A player who is alone in a pod advances without a match (T16).
    pub matches: usize,
    /// Those of them that were drawn.
    pub drawn: usize,
    /// Matches won from each seat, the first seat first; as many as the widest pod has.
    pub won_from_seat: Vec<usize>,
}

impl EventNumbers {
    /// Counts an event.
    #[must_use]
    pub fn of(event: &Event) -> Self {
        let mut numbers = Self {
            swiss_rounds: event.swiss().len(),
            playoff_rounds: event.playoff().len(),
            // of an event that was never played nobody took part
            players: if event.rounds().is_empty() { 0 } else { event.size() },
            ..Self::default()
        };
        for one in matches(event) {
            numbers.matches += 1;
            match one.winning_seat() {
                None => numbers.drawn += 1,
                Some(seat) => {
                    let seats = one.pod.seats.len().max(numbers.won_from_seat.len());
                    numbers.won_from_seat.resize(seats, 0);
                    numbers.won_from_seat[seat] += 1;
                }
            }
        }
        numbers
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_event::event::{EventParts, Player, PlayerIx, Pod, Round, Stage};
    use podium_event::profile::{Level, Profile};
    use podium_event::result::PodResult;

    fn pod(table: u32, seats: &[u32], result: PodResult) -> Pod {
        Pod {
            table,
            left: Vec::new(),
            seats: seats.iter().copied().map(PlayerIx).collect(),
            result,
        }
    }

    fn round(number: u32, stage: Stage, pods: Vec<Pod>) -> Round {
        Round {
            number,
            stage,
            pods,
            byes: Vec::new(),
            match_losses: Vec::new(),
        }
    }

    #[test]
    fn matches_are_counted_by_how_they_ended_and_players_once() {
        let won = |player| PodResult::Won(PlayerIx(player));
        let players = (0..10).map(|number| Player {
            id: number.to_string(),
            name: number.to_string(),
            dropped_after: (number == 9).then_some(0),
            ..Player::default()
        });
        let first = vec![
            pod(1, &[0, 1, 2, 3], won(2)),
            pod(2, &[4, 5, 6], PodResult::Drawn(vec![PlayerIx(4), PlayerIx(5)])),
        ];
        let event = Event::new(EventParts {
            profile: Profile::standard(Level::Regular),
            players: players.collect(),
            rounds: vec![
                Round {
                    byes: vec![PlayerIx(7)],
                    match_losses: vec![PlayerIx(8)],
                    ..round(1, Stage::Swiss, first)
                },
                round(
                    2,
                    Stage::Swiss,
                    vec![
                        pod(1, &[3, 2, 1, 0], won(3)),
                        pod(2, &[6, 5, 4], PodResult::NotReported),
                    ],
                ),
                round(3, Stage::Playoff, vec![pod(1, &[0, 1, 2, 3], won(0))]),
            ],
            cut: None,
        })
        .expect("an event");
        let numbers = EventNumbers::of(&event);
        assert_eq!(numbers.players, 9, "the tenth never played");
        assert_eq!((numbers.swiss_rounds, numbers.playoff_rounds), (2, 1));
        assert_eq!((numbers.matches, numbers.drawn), (4, 1));
        assert_eq!(numbers.won_from_seat, [2, 0, 1, 0]);
    }
}
