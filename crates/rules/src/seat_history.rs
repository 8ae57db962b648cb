//! Seat histories: how often each player sat in each seat (T14). The page of a player shows it.

use podium_event::event::Event;

/// Counts how often each player sat in each seat of the Swiss rounds. Returns one history per player, in the order of
/// the event's list; entry 0 counts the first seat. All histories are as long as the largest pod, and at least the
/// standard pod size.
#[must_use]
pub fn seat_histories(event: &Event) -> Vec<Vec<u32>> {
    let pods = || event.swiss().iter().flat_map(|round| &round.pods);
    // A larger pod may be due to T12 (5 players sit in one pod), so the pod size alone is not enough.
    let widest = pods().map(|pod| pod.seats.len()).max().unwrap_or(0);
    let width = widest.max(event.profile().pod_size as usize);
    let mut counts = vec![vec![0; width]; event.players().len()];
    for pod in pods() {
        for (seat, player) in pod.seats.iter().enumerate() {
            counts[player.ix()][seat] += 1;
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_event::event::{EventParts, Player, PlayerIx, Pod, Round, Stage};
    use podium_event::profile::{Level, Profile};
    use podium_event::result::PodResult;

    fn round(number: u32, stage: Stage, seats: &[u32]) -> Round {
        Round {
            number,
            stage,
            pods: vec![Pod {
                table: 1,
                left: Vec::new(),
                seats: seats.iter().copied().map(PlayerIx).collect(),
                result: PodResult::NotReported,
            }],
            byes: Vec::new(),
            match_losses: Vec::new(),
        }
    }

    #[test]
    fn seats_of_swiss_rounds_are_counted() {
        let players = (0..6).map(|number| Player {
            id: number.to_string(),
            name: number.to_string(),
            ..Player::default()
        });
        let event = Event::new(EventParts {
            profile: Profile::standard(Level::Regular),
            players: players.collect(),
            rounds: vec![
                round(1, Stage::Swiss, &[0, 1, 2, 3, 4]),
                round(2, Stage::Swiss, &[1, 0, 5]),
                round(3, Stage::Playoff, &[2, 0, 1, 5]),
            ],
            cut: None,
        })
        .expect("a sound event");
        let histories = seat_histories(&event);
        assert_eq!(histories[0], [1, 1, 0, 0, 0]);
        assert_eq!(histories[1], [1, 1, 0, 0, 0]);
        assert_eq!(histories[4], [0, 0, 0, 0, 1]);
        assert_eq!(histories[5], [0, 0, 1, 0, 0]);
    }
}
