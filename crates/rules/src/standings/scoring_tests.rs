//! Tests of points by the size of the pod (T58) and of wagered points (T59), counted by hand.

use super::tests::{all, drawn, event, ix, order, parts, round, won};
use super::{explain, standings};
use podium_event::event::{Event, EventParts};
use podium_event::profile::{Share, Tiebreaker, Wager, WinPointsBy};

/// Two rounds with a pod of three, one of five and a bye; a win is worth 5, 7 and 9.
fn by_pod_size() -> Event {
    let rounds = vec![
        round(1, &[("abcd", won('a')), ("efg", won('e'))], "h"),
        round(2, &[("aeh", won('h')), ("bcdfg", won('b'))], ""),
    ];
    let mut parts = parts("abcdefgh", rounds);
    parts.profile.house.win_points_by = WinPointsBy::TwicePodSizeMinus1;
    parts.profile.points = parts.profile.usual_points();
    event(parts)
}

#[test]
fn a_win_and_its_possible_points_are_those_of_the_pod() {
    let event = by_pod_size();
    let table = standings(&event, None);
    let row = |letter| table.row(ix(letter)).expect("a row");
    let own: Vec<String> = "abeh"
        .chars()
        .map(|letter| format!("{} {}", row(letter).match_points, row(letter).mw))
        .collect();
    assert_eq!(own, ["7 7/12", "9 9/16", "5 1/2", "12 1"]);
    // a 7/12, b 9/16, and c, f, g at the floor of the standard size, 1/7
    assert_eq!(row('d').omw.to_string(), "529/1680");
    let explained = explain(&event, None, ix('b'));
    assert_eq!((explained.scored, explained.possible), (9, 16));
    let points: Vec<u32> = explained.rounds.iter().map(|round| round.points).collect();
    assert_eq!(points, [0, 9]);
}

#[test]
fn a_match_loss_outside_a_pod_could_have_brought_a_win_of_the_standard_size() {
    let mut one = round(1, &[("abc", won('a'))], "");
    one.match_losses = all("d");
    let mut parts = parts("abcd", vec![one, round(2, &[("abd", won('d'))], "c")]);
    parts.profile.house.win_points_by = WinPointsBy::PodSizePlus1;
    let event = event(parts);
    let table = standings(&event, None);
    // 4 of 5 + 4
    assert_eq!(table.row(ix('d')).expect("a row").mw.to_string(), "4/9");
}

#[test]
fn very_many_sizes_are_rounded_and_not_refused() {
    // One pod of each size for which a win is worth another prime: their product is above 2^64.
    let sizes = [3, 4, 6, 7, 9, 10, 12, 15, 16, 19, 21, 22, 24, 27, 30];
    let names: String = (0..sizes.iter().sum::<u32>())
        .map(|number| char::from_u32(u32::from('a') + number).expect("a letter"))
        .collect();
    let letters: Vec<char> = names.chars().collect();
    let mut pods: Vec<(String, char)> = Vec::new();
    let mut start = 0;
    for size in sizes {
        let pod = &letters[start..start + size as usize];
        pods.push((pod.iter().collect(), pod[0]));
        start += size as usize;
    }
    let pods: Vec<_> = pods
        .iter()
        .map(|(seats, first)| (seats.as_str(), won(*first)))
        .collect();
    // In round 2 the second player of the pod of four wins: 5 of 7 + 5 points.
    let second: String = [0, 4, 8].map(|number| letters[number]).iter().collect();
    let rounds = vec![round(1, &pods, ""), round(2, &[(&second, won(letters[4]))], "")];
    let mut parts = parts(&names, rounds);
    for (number, player) in parts.players.iter_mut().enumerate() {
        player.id = format!("p{number}");
        player.name = format!("Player {number}");
    }
    parts.profile.house.win_points_by = WinPointsBy::TwicePodSizeMinus1;
    parts.profile.points = parts.profile.usual_points();
    let event = event(parts);
    let table = standings(&event, None);
    // (1 + 0.416666666667 + 1/7) / 3: 5/12 is rounded, and the floor stays exact
    let of_four = table.row(ix(letters[5])).expect("a row").omw;
    assert_eq!(of_four.to_string(), "10916666666669/21000000000000");
}

/// Two rounds with a winner, a draw that one player does not share, a bye and a match loss.
fn wagered() -> EventParts {
    let mut two = round(2, &[("aefi", won('e')), ("bcgh", won('h'))], "");
    two.match_losses = all("d");
    let rounds = vec![round(1, &[("abcd", won('a')), ("efgh", drawn("efg"))], "i"), two];
    let mut parts = parts("abcdefghi", rounds);
    parts.profile.house.wager = Some(Wager {
        start: 1_000,
        stake: Share::new(1, 10).expect("a share"),
    });
    parts.profile.tiebreakers = vec![Tiebreaker::MatchPoints, Tiebreaker::WinPercentage];
    parts
}

#[test]
fn wagered_points_by_hand() {
    let event = event(wagered());
    let points = |after| {
        let table = standings(&event, after);
        let points = |letter| table.row(ix(letter)).expect("a row").match_points;
        "abcdefghi".chars().map(points).collect::<Vec<u32>>()
    };
    assert_eq!(points(Some(0)), [1_000; 9]);
    // h's 100 are divided by three: one point is lost
    assert_eq!(points(Some(1)), [1_300, 900, 900, 900, 1_033, 1_033, 1_033, 900, 1_000]);
    assert_eq!(points(None), [1_170, 810, 810, 810, 1_366, 930, 930, 1_183, 900]);
    let table = standings(&event, None);
    // f has drawn one of two matches as g has; i has a bye as a won match, b, c and d have none
    assert_eq!(order(&table, &event), "e1 h2 a3 f4 g4 i6 b7 c7 d7");
    let won = |letter| table.row(ix(letter)).expect("a row").shown(Tiebreaker::WinPercentage);
    assert_eq!(
        ["e", "i", "f"].map(|one| won(one.chars().next().expect("a letter"))),
        ["60.00", "50.00", "10.00"]
    );
    let opponents = table.row(ix('i')).expect("a row").oamp;
    assert_eq!(opponents.to_string(), "3466/3", "1,170, 1,366 and 930");
}

#[test]
fn each_round_of_a_wager_is_explained() {
    let event = event(wagered());
    let rounds = |letter| {
        let explained = explain(&event, None, ix(letter));
        let wagered = explained.rounds.iter().map(|round| round.wagered.expect("wagered"));
        wagered
            .map(|one| [one.before, one.stake, one.taken, one.after()])
            .collect::<Vec<_>>()
    };
    assert_eq!(rounds('a'), [[1_000, 100, 400, 1_300], [1_300, 130, 0, 1_170]]);
    assert_eq!(rounds('e'), [[1_000, 100, 133, 1_033], [1_033, 103, 436, 1_366]]);
    assert_eq!(rounds('i'), [[1_000, 0, 0, 1_000], [1_000, 100, 0, 900]]);
    assert_eq!(rounds('d'), [[1_000, 100, 0, 900], [900, 90, 0, 810]]);
}

#[test]
fn without_points_nothing_is_staked_and_a_draw_that_nobody_shares_loses_all() {
    let mut parts = wagered();
    parts.profile.house.wager = Some(Wager {
        start: 7,
        stake: Share::new(1, 1).expect("a share"),
    });
    parts.rounds[1].pods[0].result = drawn("");
    let event = event(parts);
    let table = standings(&event, None);
    let points = |letter| table.row(ix(letter)).expect("a row").match_points;
    // e, f, g took 2 of h's 7 each; a, e, f and i lost all to nobody, h wins g's 9
    assert_eq!(
        "abcdefghi".chars().map(points).collect::<Vec<u32>>(),
        [0, 0, 0, 0, 0, 0, 0, 9, 0]
    );
}
