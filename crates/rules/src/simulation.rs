//! Simulated events: rounds paired as in the service, with outcomes by hash that anyone can recompute from a seed.

use std::fmt::Write as _;

use sha2::{Digest, Sha256};

use super::pairing::Pairing;
use super::playoff::{Next, next};
use podium_event::profile::DrawnElimination;
use podium_event::{Event, EventParts, Player, PlayerIx, Pod, PodResult, Problem, Profile, Round, Stage};

/// Creates an event of players `p0`, `p1`, … without rounds.
///
/// # Errors
/// Problems of the event: too many players, or a profile that is not possible.
pub fn event(players: u32, profile: Profile) -> Result<Event, Vec<Problem>> {
    let player = |number: u32| Player {
        id: format!("p{number}"),
        name: format!("Player {number}"),
        ..Player::default()
    };
    Event::new(EventParts {
        profile,
        players: (0..players).map(player).collect(),
        rounds: Vec::new(),
        cut: None,
    })
}

/// Returns the result of a pod: drawn if the first byte of SHA-256(`seed:round:` and the player numbers ascending,
/// joined by `,`) is below 51, else won by the player with the lowest SHA-256(`seed:round:number`).
#[must_use]
pub fn outcome(seed: &str, round: u32, seats: &[PlayerIx]) -> PodResult {
    let mut numbers: Vec<u32> = seats.iter().map(|player| player.0).collect();
    // The same players give the same result in whatever seats the pairing puts them.
    numbers.sort_unstable();
    let mut label = format!("{seed}:{round}:");
    for (place, number) in numbers.iter().enumerate() {
        let comma = if place == 0 { "" } else { "," };
        write!(label, "{comma}{number}").expect("writing to a String does not fail");
    }
    // 51 of 256: about one pod in five is drawn.
    if Sha256::digest(label)[0] < 51 {
        return PodResult::Drawn(seats.to_vec());
    }
    let hash = |player: &&PlayerIx| <[u8; 32]>::from(Sha256::digest(format!("{seed}:{round}:{}", player.0)));
    seats
        .iter()
        .min_by_key(hash)
        .map_or(PodResult::NotReported, |&winner| PodResult::Won(winner))
}

/// Lets players leave and enter before the next round of a random event: about one in forty of the active players drops
/// or is disqualified, as long as enough for two pods stay, and before every fourth round a player enters late.
///
/// # Errors
/// Problems of the event with the new players.
pub fn come_and_go(event: Event, seed: &str) -> Result<Event, Vec<Problem>> {
    let next = event.next_number();
    let mut staying = event.active(next).len();
    let least = 2 * event.profile().pod_size as usize;
    let mut parts = event.into_parts();
    let byte = |label: String| Sha256::digest(label)[0];
    for player in &mut parts.players {
        let drawn = byte(format!("{seed}:leaves:{next}:{}", player.id));
        if next == 1 || staying <= least || drawn >= 7 || !player.is_active(next) {
            continue;
        }
        staying -= 1;
        if drawn == 0 {
            player.disqualified_after = Some(next - 1);
        } else {
            player.dropped_after = Some(next - 1);
        }
    }
    if next > 1 && byte(format!("{seed}:late:{next}")) < 64 {
        let number = parts.players.len();
        parts.players.push(Player {
            id: format!("p{number}"),
            name: format!("Player {number}"),
            entry_round: next,
            ..Player::default()
        });
    }
    Event::new(parts)
}

/// Plays the announced cut's next rounds to the champion. A drawn outcome goes to the first seat, where a playoff match
/// has a winner (T17).
///
/// # Errors
/// The reason why the playoff cannot go on, as a sentence.
pub fn play_off(mut event: Event, seed: &str) -> Result<Event, String> {
    loop {
        let Next::Round { pods, .. } = next(&event).map_err(|refusal| refusal.message.to_string())? else {
            return Ok(event);
        };
        let number = event.next_number();
        let replays = event.profile().house.drawn_elimination == DrawnElimination::Replay;
        let mut parts = event.into_parts();
        let pods = pods.into_iter().zip(1..).map(|(seats, table)| Pod {
            table,
            left: Vec::new(),
            result: match outcome(seed, number, &seats) {
                PodResult::Drawn(_) if replays => PodResult::Won(seats[0]),
                result => result,
            },
            seats,
        });
        parts.rounds.push(Round {
            number,
            stage: Stage::Playoff,
            pods: pods.collect(),
            byes: Vec::new(),
            match_losses: Vec::new(),
        });
        event = Event::new(parts).map_err(|problems| problems[0].to_string())?;
    }
}

/// Plays the paired round and returns the event after it.
///
/// # Errors
/// Problems of the event with the round.
pub fn play(event: Event, pairing: &Pairing, seed: &str) -> Result<Event, Vec<Problem>> {
    let mut parts = event.into_parts();
    let pods = pairing.pods.iter().map(|pod| Pod {
        table: pod.table,
        left: Vec::new(),
        seats: pod.seats.clone(),
        result: outcome(seed, pairing.round, &pod.seats),
    });
    parts.rounds.push(Round {
        number: pairing.round,
        stage: Stage::Swiss,
        pods: pods.collect(),
        byes: pairing.byes.clone(),
        match_losses: Vec::new(),
    });
    Event::new(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    // Known answers computed with Python's hashlib.
    #[test]
    fn outcomes_follow_the_hashes() {
        let pod = [3, 1, 2, 0].map(PlayerIx);
        let won = |number| PodResult::Won(PlayerIx(number));
        let results = [1, 2, 3, 5].map(|round| outcome("open", round, &pod));
        assert_eq!(results, [won(0), won(1), PodResult::Drawn(pod.to_vec()), won(2)]);
    }
}
