//! Tests of the checks of events.

use super::*;
use crate::profile::Level;
use crate::{GameResult, PodResult};

/// Eight players a–h, two rounds of two pods; round 1 reported.
fn parts() -> EventParts {
    let players = "abcdefgh".chars().map(|letter| Player {
        id: letter.to_string(),
        name: format!("Player {letter}"),
        ..Player::default()
    });
    EventParts {
        profile: Profile::standard(Level::Regular),
        players: players.collect(),
        rounds: vec![
            round(1, [(1, [0, 1, 2, 3]), (2, [4, 5, 6, 7])], PodResult::Won),
            round(2, [(1, [0, 4, 1, 5]), (2, [2, 6, 3, 7])], |_| PodResult::NotReported),
        ],
        cut: None,
    }
}

fn round(number: u32, pods: [(u32, [u32; 4]); 2], result: impl Fn(PlayerIx) -> PodResult) -> Round {
    let pods = pods.into_iter().map(|(table, seats)| Pod {
        table,
        left: Vec::new(),
        seats: seats.map(PlayerIx).to_vec(),
        result: result(PlayerIx(seats[0])),
    });
    Round {
        number,
        stage: Stage::Swiss,
        pods: pods.collect(),
        byes: Vec::new(),
        match_losses: Vec::new(),
    }
}

/// Returns the pointers of the problems after a change.
fn pointers(change: impl FnOnce(&mut EventParts)) -> Vec<String> {
    let mut parts = parts();
    change(&mut parts);
    match Event::new(parts) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.into_iter().map(|problem| problem.pointer).collect(),
    }
}

#[test]
fn a_sound_event_is_taken() {
    assert_eq!(pointers(|_| {}), Vec::<String>::new());
}

#[test]
fn ids_are_unique_and_texts_are_neither_empty_nor_too_long() {
    let found = pointers(|parts| {
        parts.players[0].id.clear();
        parts.players[1].id = "c".to_owned();
        parts.players[3].name = "x".repeat(MAX_NAME_LENGTH + 1);
        parts.players[4].name = " \u{a0}".to_owned();
        parts.players[5].name = "line\nbreak".to_owned();
        parts.players[6].name = "é".repeat(MAX_NAME_LENGTH); // 200 characters, 400 bytes
    });
    assert_eq!(
        found,
        [
            "/players/0/id",
            "/players/2/id",
            "/players/3/name",
            "/players/4/name",
            "/players/5/name"
        ]
    );
}

#[test]
fn rounds_count_without_gaps_and_swiss_comes_first() {
    let found = pointers(|parts| {
        parts.rounds[0].stage = Stage::Playoff;
        parts.rounds[1].number = 3;
    });
    assert_eq!(found, ["/rounds/1/number", "/rounds/1/stage"]);
}

#[test]
fn a_player_has_one_place_in_a_round_and_a_table_one_pod() {
    let found = pointers(|parts| {
        parts.rounds[0].pods[1].seats[2] = PlayerIx(0);
        parts.rounds[0].pods[1].table = 1;
        parts.rounds[1].byes.push(PlayerIx(7));
        parts.rounds[1].match_losses.push(PlayerIx(99));
    });
    assert_eq!(
        found,
        [
            "/rounds/0/pods/1/table",
            "/rounds/0/pods/1/seats/2",
            "/rounds/1/byes/0",
            "/rounds/1/match_losses/0"
        ]
    );
}

#[test]
fn who_left_or_has_not_entered_is_not_placed() {
    let found = pointers(|parts| {
        parts.players[0].dropped_after = Some(1);
        parts.players[1].disqualified_after = Some(0);
        parts.players[2].entry_round = 2;
        parts.players[3].dropped_after = Some(2);
    });
    assert_eq!(
        found,
        [
            "/rounds/0/pods/0/seats/1",
            "/rounds/0/pods/0/seats/2",
            "/rounds/1/pods/0/seats/0",
            "/rounds/1/pods/0/seats/2"
        ]
    );
}

#[test]
fn a_result_names_players_of_its_pod_once() {
    let found = pointers(|parts| {
        parts.rounds[0].pods[0].result = PodResult::Won(PlayerIx(4));
        parts.rounds[0].pods[1].result = PodResult::Drawn(vec![PlayerIx(4), PlayerIx(4), PlayerIx(0)]);
        parts.rounds[1].pods[0].result = PodResult::Games {
            games: vec![GameResult::Won(PlayerIx(7)), GameResult::Drawn],
            conceded: vec![PlayerIx(7)],
            match_losses: vec![PlayerIx(0), PlayerIx(0)],
        };
    });
    assert_eq!(
        found,
        [
            "/rounds/0/pods/0/result/winner",
            "/rounds/0/pods/1/result/draw/1",
            "/rounds/0/pods/1/result/draw/2",
            "/rounds/1/pods/0/result/games/0/winner",
            "/rounds/1/pods/0/result/conceded/0",
            "/rounds/1/pods/0/result/match_losses/1"
        ]
    );
}

#[test]
fn no_game_follows_the_one_that_decided_the_match() {
    let games = |players: [u32; 2]| PodResult::Games {
        games: players.map(|player| GameResult::Won(PlayerIx(player))).to_vec(),
        conceded: vec![PlayerIx(4)],
        match_losses: Vec::new(),
    };
    let found = pointers(|parts| {
        parts.rounds[0].pods[0].result = PodResult::Games {
            games: vec![GameResult::Won(PlayerIx(0)), GameResult::Drawn],
            conceded: Vec::new(),
            match_losses: Vec::new(),
        };
        parts.rounds[0].pods[1].result = games([4, 5]); // who conceded has not won the match
    });
    assert_eq!(found, ["/rounds/0/pods/0/result/games/1"]);
}

#[test]
fn a_swiss_pod_has_three_players_and_a_playoff_pod_may_be_short() {
    let found = pointers(|parts| parts.rounds[1].pods[0].seats.truncate(2));
    assert_eq!(found, ["/rounds/1/pods/0/seats"]);
    let found = pointers(|parts| {
        parts.rounds[1].stage = Stage::Playoff;
        parts.rounds[1].pods[0].seats.truncate(1);
    });
    assert_eq!(found, Vec::<String>::new());
    let found = pointers(|parts| {
        parts.rounds[1].stage = Stage::Playoff;
        parts.rounds[1].pods[0].seats.truncate(1);
        parts.rounds[1].byes.push(PlayerIx(4));
    });
    assert_eq!(found, ["/rounds/1/byes"]);
}

#[test]
fn seeds_are_distinct_and_the_playoff_is_among_them() {
    let found = pointers(|parts| {
        parts.rounds[1].stage = Stage::Playoff;
        parts.rounds[1].pods.truncate(1);
        parts.cut = Some([0, 4, 0, 1].map(PlayerIx).to_vec());
    });
    assert_eq!(found, ["/cut/seeds/2", "/rounds/1/pods/0/seats/3"]);
}

#[test]
fn limits_of_the_profile_are_kept() {
    let found = pointers(|parts| {
        parts.profile.pod_size = 2;
        parts.profile.points.win = 0;
        parts.profile.points.bye = 2_001;
        parts.profile.games_to_win = 0;
        parts.profile.tiebreakers.push(parts.profile.tiebreakers[0]);
    });
    assert_eq!(
        found,
        [
            "/tournament/pod_size",
            "/tournament/games_to_win",
            "/tournament/points/win",
            "/tournament/points/bye",
            "/tournament/tiebreakers/4"
        ]
    );
}

#[test]
fn who_shares_a_draw_is_kept_in_seat_order() {
    let mut parts = parts();
    parts.rounds[0].pods[0].result = PodResult::Drawn([2, 0, 1].map(PlayerIx).to_vec());
    let event = Event::new(parts).expect("a sound event");
    assert_eq!(
        event.rounds()[0].pods[0].result,
        PodResult::Drawn([0, 1, 2].map(PlayerIx).to_vec())
    );
}

#[test]
fn active_players_have_entered_and_not_left() {
    let mut parts = parts();
    parts.rounds.clear();
    parts.players[0].dropped_after = Some(1);
    parts.players[1].disqualified_after = Some(0);
    parts.players[2].entry_round = 2;
    let event = Event::new(parts).expect("a sound event");
    let ids = |round| {
        let active = event.active(round).into_iter();
        active
            .map(|player| event.player(player).id.as_str())
            .collect::<String>()
    };
    assert_eq!(ids(1), "adefgh");
    assert_eq!(ids(2), "cdefgh");
}
