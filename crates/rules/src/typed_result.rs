//! Results as a scorekeeper types them: for each game the winner's seat or `D` for a draw, with marks for players who
//! conceded the match or got a match loss (T2, T3).

use podium_event::Refusal;
use podium_event::player::PlayerIx;
use podium_event::result::possible::{won_by_who_is_out, wrong};
use podium_event::result::{GameResult, PodResult};
use say::refused_typed as t;

/// Reads a typed result. `typed` has one token per game, a seat number or `D`; in pods of more than nine, spaces or
/// commas separate them. `3>1=4>2` are places, the first one first; those with `=` between them left together (T45).
/// `=124` is a drawn game that was shared by the seats still in it, in a match of one game. `conceded` and
/// `match_losses` are seat numbers.
///
/// # Errors
/// Refuses a seat that the pod does not have, a winner with a mark, and games that do not decide the match, each with
/// what to type instead.
pub fn read(
    typed: &str,
    conceded: &[usize],
    match_losses: &[usize],
    seats: &[PlayerIx],
    games_to_win: u32,
) -> Result<PodResult, Refusal> {
    let seat = |number: usize| -> Result<PlayerIx, Refusal> {
        let found = number.checked_sub(1).and_then(|ix| seats.get(ix)).copied();
        found.ok_or_else(|| Refusal::new("T2", t::no_seat(number, seats.len())))
    };
    let conceding: Vec<PlayerIx> = conceded.iter().map(|&s| seat(s)).collect::<Result<_, _>>()?;
    let losses: Vec<PlayerIx> = match_losses.iter().map(|&s| seat(s)).collect::<Result<_, _>>()?;
    if let Some(listed) = typed.trim().strip_prefix('=') {
        let tokens = tokens(listed, seats.len());
        let still_in: Option<Vec<PlayerIx>> = tokens.iter().map(|token| seat(token.parse().ok()?).ok()).collect();
        let still_in = still_in.filter(|listed| listed.len() > 1 && games_to_win == 1);
        let still_in = still_in.ok_or_else(|| Refusal::new("T3", t::say_still_in(seats.len())))?;
        let shares =
            |player: &&PlayerIx| still_in.contains(player) && !conceding.contains(player) && !losses.contains(player);
        return Ok(match seats.iter().filter(shares).copied().collect::<Vec<_>>()[..] {
            // T2: the only player left in the match wins it
            [last] => PodResult::Won(last),
            ref sharing => PodResult::Drawn(sharing.to_vec()),
        });
    }
    if typed.contains('>') {
        return places(typed, &conceding, &losses, seats, games_to_win);
    }
    let mut games = Vec::new();
    for token in tokens(typed, seats.len()) {
        games.push(if token.eq_ignore_ascii_case("d") {
            GameResult::Drawn
        } else {
            let number = token
                .parse::<usize>()
                .map_err(|_| Refusal::new("T2", t::no_result(&token, seats.len())))?;
            GameResult::Won(seat(number)?)
        });
    }
    // T2: if only one player is left in the match, nothing has to be typed, because that player has won it.
    let in_match = seats
        .iter()
        .filter(|s| !conceding.contains(s) && !losses.contains(s))
        .count();
    if games.is_empty() && in_match > 1 {
        return Err(Refusal::new("T2", t::say_who_won(seats.len())));
    }
    // T2: a player who conceded the match or got a match loss cannot win it.
    // In a longer match the games won before that stay.
    let winners: Vec<Option<PlayerIx>> = games.iter().map(GameResult::winner).collect();
    let is_out = |player: &PlayerIx| conceding.contains(player) || losses.contains(player);
    let won = won_by_who_is_out(&winners, is_out, games_to_win).and_then(|game| winners[game]);
    if let Some(ix) = won.and_then(|winner| seats.iter().position(|s| *s == winner)) {
        return Err(Refusal::new("T2", t::out_cannot_win(ix + 1)));
    }
    // The short forms of the common results, so that the same result is always stored the same way.
    let result = match games[..] {
        [GameResult::Won(winner)] if conceding.is_empty() && losses.is_empty() && games_to_win == 1 => {
            PodResult::Won(winner)
        }
        [GameResult::Drawn] if conceding.is_empty() && losses.is_empty() && games_to_win == 1 => {
            PodResult::Drawn(seats.to_vec())
        }
        _ => PodResult::Games {
            games,
            conceded: conceding,
            match_losses: losses,
        },
    };
    match wrong(&result, seats, games_to_win).first() {
        Some(wrong) => Err(Refusal::new("T2", wrong.fault.message())),
        None => Ok(result),
    }
}

/// Reads places: `3>1=4>2` is seat 3 in the first place, then seats 1 and 4, who left together, and seat 2, who left
/// first (T45). Players with a match loss have no place and may be left out; who conceded has the place of that moment, and
/// not the first one (T2, T3).
fn places(
    typed: &str,
    conceding: &[PlayerIx],
    losses: &[PlayerIx],
    seats: &[PlayerIx],
    games_to_win: u32,
) -> Result<PodResult, Refusal> {
    let wrong = || Refusal::new("T45", t::say_places(seats.len()));
    let place = |group: &str| -> Option<Vec<PlayerIx>> {
        let seat = |number: &str| seats.get(number.trim().parse::<usize>().ok()?.checked_sub(1)?).copied();
        group.split('=').map(seat).collect()
    };
    // `1=2=3>` is one group: places that are no list of games
    let typed = typed.trim().trim_end_matches('>');
    let groups: Option<Vec<Vec<PlayerIx>>> = typed.split('>').map(place).collect();
    let groups = groups.filter(|_| games_to_win == 1).ok_or_else(wrong)?;
    let named = || groups.iter().flatten();
    let is_whole = seats
        .iter()
        .all(|seat| losses.contains(seat) || named().any(|player| player == seat));
    let is_once = named().count()
        == seats
            .iter()
            .filter(|seat| named().any(|player| player == *seat))
            .count();
    if !is_whole || !is_once {
        return Err(wrong());
    }
    // In seat order, so that equal results compare equal.
    let in_place = |group: &Vec<PlayerIx>| -> Vec<PlayerIx> {
        let is_in = |seat: &&PlayerIx| group.contains(seat) && !losses.contains(seat);
        seats.iter().filter(is_in).copied().collect()
    };
    let groups: Vec<Vec<PlayerIx>> = groups.iter().map(in_place).filter(|group| !group.is_empty()).collect();
    let first = groups.first().map_or(&[][..], Vec::as_slice);
    if let Some(ix) = (0..seats.len()).find(|&ix| first.contains(&seats[ix]) && conceding.contains(&seats[ix])) {
        return Err(Refusal::new("T2", t::out_cannot_win(ix + 1)));
    }
    match &groups[..] {
        [] => Err(wrong()),
        // The short form of a draw of all, so that the same result is always stored the same way.
        [all] if all.len() == seats.len() => Ok(PodResult::Drawn(all.clone())),
        _ => Ok(PodResult::Places(groups)),
    }
}

/// Returns the first position in the match losses whose seat has also conceded; match losses from rulings are exempt.
#[must_use]
pub fn in_both(conceded: &[usize], match_losses: &[usize], ruled: &[usize]) -> Option<usize> {
    match_losses
        .iter()
        .position(|seat| conceded.contains(seat) && !ruled.contains(seat))
}

/// Splits the typed text into one token per game: single characters in a pod of up to nine without separators, else
/// words.
fn tokens(typed: &str, seats: usize) -> Vec<String> {
    // "1 D 1", "1,D,1" and "1-D-1" are all typed.
    let separators = |c: char| c.is_whitespace() || c == ',' || c == ';' || c == '-';
    // With ten seats "12" is a seat and not two games.
    if seats > 9 || typed.trim().contains(separators) {
        typed
            .split(separators)
            .filter(|t| !t.is_empty())
            .map(str::to_owned)
            .collect()
    } else {
        // Scorekeepers type "1D1" without leaving the keys.
        typed.trim().chars().map(String::from).collect()
    }
}

/// Returns a result as it would be typed: the games, the seats that conceded, and the seats with a match loss. `still_in`:
/// whether only those still in a game share its draw, so that others have no match loss.
#[must_use]
pub fn write(result: &PodResult, seats: &[PlayerIx], still_in: bool) -> Option<(String, Vec<usize>, Vec<usize>)> {
    let seat = |player: &PlayerIx| seats.iter().position(|s| s == player).map_or(0, |ix| ix + 1);
    let seats_of = |players: &[PlayerIx]| players.iter().map(seat).collect();
    match result {
        PodResult::NotReported => None,
        PodResult::Won(winner) => Some((seat(winner).to_string(), Vec::new(), Vec::new())),
        PodResult::Drawn(scoring) if still_in && scoring.len() > 1 && scoring.len() < seats.len() => {
            let shared: Vec<String> = scoring.iter().map(|player| seat(player).to_string()).collect();
            Some((
                format!("={}", shared.join(if seats.len() > 9 { " " } else { "" })),
                Vec::new(),
                Vec::new(),
            ))
        }
        PodResult::Drawn(scoring) => {
            // T3: players of a drawn match who do not share it got a match loss or conceded; a match loss scores the
            // same.
            let lost: Vec<usize> = seats.iter().filter(|s| !scoring.contains(s)).map(seat).collect();
            Some(("D".to_owned(), Vec::new(), lost))
        }
        PodResult::Places(groups) => {
            let numbers = |group: &Vec<PlayerIx>| -> Vec<String> {
                group.iter().map(|player| seat(player).to_string()).collect()
            };
            let places: Vec<String> = groups.iter().map(|group| numbers(group).join("=")).collect();
            let lost = seats_of(&result.match_losses(seats));
            // One group alone is a draw of all who have a place; the mark says that these are places.
            let end = if places.len() == 1 { ">" } else { "" };
            Some((format!("{}{end}", places.join(">")), Vec::new(), lost))
        }
        PodResult::Games {
            games,
            conceded,
            match_losses,
        } => {
            let words: Vec<String> = games
                .iter()
                .map(|game| match game {
                    GameResult::Won(winner) => seat(winner).to_string(),
                    GameResult::Drawn => "D".to_owned(),
                })
                .collect();
            Some((words.join(" "), seats_of(conceded), seats_of(match_losses)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [PlayerIx; 4] = [PlayerIx(7), PlayerIx(5), PlayerIx(3), PlayerIx(1)];

    #[test]
    fn one_key_is_a_result() {
        assert_eq!(read("2", &[], &[], &SEATS, 1), Ok(PodResult::Won(PlayerIx(5))));
        assert_eq!(read(" d ", &[], &[], &SEATS, 1), Ok(PodResult::Drawn(SEATS.to_vec())));
        assert_eq!(
            read("D", &[4], &[1], &SEATS, 1),
            Ok(PodResult::Games {
                games: vec![GameResult::Drawn],
                conceded: vec![PlayerIx(1)],
                match_losses: vec![PlayerIx(7)]
            })
        );
    }

    #[test]
    fn what_decides_nothing_is_refused_with_what_to_type() {
        for (typed, conceded) in [
            ("", vec![]),
            ("5", vec![]),
            ("x", vec![]),
            ("2", vec![2]),
            ("12", vec![]),
            ("1", vec![2, 2]),
        ] {
            let refused = read(typed, &conceded, &[], &SEATS, 1).expect_err(typed);
            assert!(!refused.message.is_empty());
        }
        for (typed, conceded) in [
            ("112", vec![]),
            ("11D", vec![]),
            ("1212", vec![]),
            ("11", vec![1]),
            ("1122", vec![1]),
        ] {
            assert!(read(typed, &conceded, &[], &SEATS, 2).is_err(), "{typed}");
        }
        assert!(
            read("12", &[1], &[], &SEATS, 2).is_ok(),
            "a game won before the concession stays"
        );
        let drawn = |games: usize| read(&"D".repeat(games), &[], &[], &SEATS, 2);
        assert!(drawn(100).is_ok() && drawn(101).is_err());
    }

    #[test]
    fn the_last_player_in_the_match_wins_without_a_game() {
        let result = read("", &[1, 2, 3], &[], &SEATS, 1).expect("three conceded");
        assert_eq!(
            result.outcome(&SEATS, 1),
            Some(podium_event::result::Outcome::Won(PlayerIx(1)))
        );
    }

    #[test]
    fn several_games_and_large_pods() {
        assert_eq!(
            read("1D1", &[], &[], &SEATS, 2),
            Ok(PodResult::Games {
                games: vec![
                    GameResult::Won(PlayerIx(7)),
                    GameResult::Drawn,
                    GameResult::Won(PlayerIx(7))
                ],
                conceded: vec![],
                match_losses: vec![]
            })
        );
        let large: Vec<PlayerIx> = (0..12).map(PlayerIx).collect();
        assert_eq!(read("12", &[], &[], &large, 1), Ok(PodResult::Won(PlayerIx(11))));
    }

    #[test]
    fn what_is_written_is_read_again() {
        for result in [
            PodResult::Won(PlayerIx(3)),
            PodResult::Drawn(SEATS.to_vec()),
            PodResult::Games {
                games: vec![GameResult::Drawn],
                conceded: vec![PlayerIx(5)],
                match_losses: vec![],
            },
        ] {
            for still_in in [false, true] {
                let (typed, conceded, losses) = write(&result, &SEATS, still_in).expect("reported");
                assert_eq!(read(&typed, &conceded, &losses, &SEATS, 1), Ok(result.clone()));
            }
        }
    }

    #[test]
    fn places_are_typed_from_the_first_on() {
        let places = |groups: &[&[u32]]| {
            let groups = groups.iter().map(|group| group.iter().copied().map(PlayerIx).collect());
            PodResult::Places(groups.collect())
        };
        for (typed, losses, groups, written) in [
            ("3>1>4>2", &[][..], &[&[3][..], &[7], &[1], &[5]][..], "3>1>4>2"),
            (" 3 > 4=1 > 2", &[], &[&[3], &[7, 1], &[5]], "3>1=4>2"),
            ("1=2=3>", &[4], &[&[7, 5, 3]], "1=2=3>"),
            ("1=2>3", &[4], &[&[7, 5], &[3]], "1=2>3"),
            ("4>1=2>3", &[4], &[&[7, 5], &[3]], "1=2>3"),
        ] {
            let result = read(typed, &[], losses, &SEATS, 1);
            assert_eq!(result, Ok(places(groups)), "{typed}");
            let again = write(&places(groups), &SEATS, false);
            assert_eq!(again, Some((written.to_owned(), Vec::new(), losses.to_vec())));
        }
        assert_eq!(
            read("4=3=2=1>", &[], &[], &SEATS, 1),
            Ok(PodResult::Drawn(SEATS.to_vec()))
        );
        for wrong in ["1>2>3", "1>2>3>4>1", "1>2>3>5", "1>>2>3=4", ">", "1>2=D", "1>2>3=3=4"] {
            assert!(read(wrong, &[], &[], &SEATS, 1).is_err(), "{wrong}");
        }
        // T2, T3: who conceded has the place of that moment, which is not the first one
        for first in ["3>1>4>2", "1=3>2>4"] {
            let refused = read(first, &[3], &[], &SEATS, 1).expect_err(first);
            assert_eq!(refused.rule, "T2", "{first}");
        }
        assert!(read("1>4>3>2", &[3], &[], &SEATS, 1).is_ok());
        assert!(
            read("1>2>3>4", &[], &[], &SEATS, 2).is_err(),
            "a longer match has no places"
        );
    }

    #[test]
    fn a_draw_names_the_seats_that_were_still_in() {
        let shared = PodResult::Drawn(vec![PlayerIx(7), PlayerIx(3)]);
        for typed in ["=13", " = 3, 1", "=1 3"] {
            assert_eq!(read(typed, &[], &[], &SEATS, 1), Ok(shared.clone()), "{typed}");
        }
        let (typed, conceded, losses) = write(&shared, &SEATS, true).expect("reported");
        assert_eq!((typed.as_str(), conceded, losses), ("=13", vec![], vec![]));
        assert_eq!(read("=1234", &[], &[], &SEATS, 1), Ok(PodResult::Drawn(SEATS.to_vec())));
        assert_eq!(
            read("=134", &[4], &[], &SEATS, 1),
            Ok(shared),
            "who conceded shares nothing"
        );
        assert_eq!(read("=13", &[], &[3], &SEATS, 1), Ok(PodResult::Won(PlayerIx(7))));
        let large: Vec<PlayerIx> = (0..12).map(PlayerIx).collect();
        let shared = PodResult::Drawn(vec![PlayerIx(0), PlayerIx(11)]);
        let (typed, ..) = write(&shared, &large, true).expect("reported");
        assert_eq!(
            (typed.as_str(), read(&typed, &[], &[], &large, 1)),
            ("=1 12", Ok(shared))
        );
        for wrong in ["=", "=1", "=15", "=1D", "==12"] {
            assert!(read(wrong, &[], &[], &SEATS, 1).is_err(), "{wrong}");
        }
        assert!(
            read("=12", &[], &[], &SEATS, 2).is_err(),
            "a longer match has no such draw"
        );
    }
}
