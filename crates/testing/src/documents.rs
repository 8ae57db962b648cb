//! Random event documents for property tests: sound ones, with every optional field.

use crate::choices::Choices;
use crate::places::{order, score_places};
use crate::rulings::{note, penalty_table, ruling};
use crate::tables::places;
use chrono::NaiveDate;
use podium_document::event::{
    About, AboutPlayer, AboutPod, AboutRound, Announcement, Call, Clock, Decklists, Ended, EventDocument, Extension,
    LogEntry, OtherPlayer, TableEnd,
};
use podium_event::deck::Format;
use podium_event::labels::{
    CallState, ExtensionKind, NamesShown, PlayerStatus, Registration, RoundState, TournamentState,
};
use podium_event::profile::{
    CommandersShown, Conceding, DrawSharedBy, DrawnElimination, DrawnGames, EndOfRound, HouseRules, ImaginaryOpponents,
    Level, OvertimeShown, PlayoffSeats, Points, RoundKind, RoundKinds, RoundTable, RoundTableLine, Seating, Share,
    SmallerPodsAt, Tiebreaker, UnevenPods, UnfinishedGames, Wager, WinPointsBy,
};
use podium_event::{Event, EventParts, GameResult, Player, PlayerIx, Pod, PodResult, Profile, Round, Stage};
use podium_rules::draws::{Drawn, Purpose};
use serde_json::json;

/// Makes a sound document with Swiss rounds only, or with a short playoff after them.
pub fn document(bytes: &[u8]) -> EventDocument {
    let choices = &mut Choices(bytes.iter());
    let event = event(choices);
    let about = about(choices, &event);
    EventDocument { event, about }
}

/// Makes a sound event with uneven pods, byes, match losses, leavers, late entries and every kind of result.
pub fn event(choices: &mut Choices<'_>) -> Event {
    let profile = profile(choices);
    let count = 4 + choices.number(18);
    let mut players: Vec<Player> = (0..count)
        .map(|number| Player {
            id: format!("p{number}{}", choices.one(&["", "-é", " x", "/"])),
            name: choices.name(),
            fixed_table: choices.some(|choices| 1 + choices.number(200)),
            avoid_group: choices.some(Choices::name),
            awarded_byes: choices.number(4),
            commanders: (0..choices.below(3)).map(|_| choices.name()).collect(),
            ..Player::default()
        })
        .collect();
    let mut rounds = Vec::new();
    let swiss = choices.number(5);
    for number in 1..=swiss {
        for player in &mut players {
            leave_or_enter(choices, player, number);
        }
        let mut active: Vec<PlayerIx> = (0..)
            .map(PlayerIx)
            .zip(&players)
            .filter(|(_, player)| player.is_active(number))
            .map(|(ix, _)| ix)
            .collect();
        choices.shuffle(&mut active);
        rounds.push(round(choices, number, active, &profile));
    }
    let cut = choices.chance(3).then(|| {
        let mut seeds: Vec<PlayerIx> = (0..count).map(PlayerIx).collect();
        choices.shuffle(&mut seeds);
        seeds.truncate(4);
        let active = |seed: &PlayerIx| players[seed.ix()].is_active(swiss + 1);
        let seats: Vec<PlayerIx> = seeds.iter().copied().filter(active).collect();
        if !seats.is_empty() {
            rounds.push(Round {
                number: swiss + 1,
                stage: Stage::Playoff,
                pods: vec![pod(choices, 1, seats, &profile)],
                byes: Vec::new(),
                match_losses: Vec::new(),
            });
        }
        seeds
    });
    Event::new(EventParts {
        profile,
        players,
        rounds,
        cut,
    })
    .unwrap_or_else(|problems| panic!("no sound event: {problems:?}"))
}

/// Lets players leave for good before a round, or enter only after it.
fn leave_or_enter(choices: &mut Choices<'_>, player: &mut Player, number: u32) {
    if number == 1 && choices.chance(12) {
        player.entry_round = 2;
    } else if player.is_active(number) && choices.chance(16) {
        player.dropped_after = Some(number - 1);
    } else if player.is_active(number) && choices.chance(24) {
        player.disqualified_after = Some(number - 1);
    }
    let has_left = player.dropped_after.is_some() || player.disqualified_after.is_some();
    if has_left && player.void_after.is_none() && choices.chance(4) {
        player.void_after = Some(number - 1);
    }
}

fn imaginary(choices: &mut Choices<'_>) -> Option<ImaginaryOpponents> {
    choices.some(|choices| ImaginaryOpponents {
        count: 1 + choices.number(4),
        match_win_percentage: share(choices),
    })
}

fn share(choices: &mut Choices<'_>) -> Share {
    let below = 1 + choices.number(9);
    Share::new(choices.number(below as usize + 1), below).expect("a share")
}

fn round_table(choices: &mut Choices<'_>, pod_size: u32) -> RoundTable {
    let lines = 1 + choices.number(4);
    let open = choices.chance(2);
    let line = |line: u32, choices: &mut Choices<'_>| RoundTableLine {
        players: (line < lines || !open).then(|| 10 * line + choices.number(10)),
        rounds: choices.number(41),
        // T15: cuts fill their pods
        cut: pod_size.pow(1 + choices.number(2)),
    };
    RoundTable((1..=lines).map(|number| line(number, choices)).collect())
}

fn round_kinds(choices: &mut Choices<'_>) -> RoundKinds {
    RoundKinds {
        first: RoundKind::Random,
        second: choices.one(RoundKind::ALL),
        others: choices.one(RoundKind::ALL),
        last: choices.one(RoundKind::ALL),
    }
}

fn profile(choices: &mut Choices<'_>) -> Profile {
    let level = choices.one(&[Level::Regular, Level::Competitive, Level::Professional]);
    let pod_size = 3 + choices.number(3);
    let round_minutes = choices.some(|choices| 1 + choices.number(200));
    let mut tiebreakers = Tiebreaker::STANDARD.to_vec();
    if choices.chance(2) {
        if choices.chance(2) {
            tiebreakers = Tiebreaker::ALL.to_vec();
        }
        choices.shuffle(&mut tiebreakers);
        tiebreakers.truncate(1 + choices.below(tiebreakers.len()));
    }
    let games_to_win = 1 + choices.number(3);
    let uneven_pods = choices.one(UnevenPods::ALL);
    let wager = choices.chance(4).then(|| Wager {
        start: 1 + choices.number(2_000),
        stake: Share::new(1, 1 + choices.number(20)).expect("a share"),
    });
    if wager.is_some() {
        tiebreakers
            .retain(|one| ![Tiebreaker::MatchWinPercentage, Tiebreaker::OpponentsMatchWinPercentage].contains(one));
        if tiebreakers.is_empty() {
            tiebreakers.push(Tiebreaker::MatchPoints);
        }
    }
    let win_points_by = match wager {
        Some(_) => WinPointsBy::Tournament,
        None => choices.one(WinPointsBy::ALL),
    };
    let average = tiebreakers.iter().any(|one| one.averages_percentages());
    let of_matches = tiebreakers.contains(&Tiebreaker::OpponentsMatchWinPercentage);
    let percentage = tiebreakers.iter().any(|one| one.is_percentage());
    let end_of_round = choices.one(&[EndOfRound::ExtraTurns, EndOfRound::FinishTurn]);
    let overtime_minutes = choices.some(|choices| 1 + choices.number(120));
    let overtime_minutes = overtime_minutes.filter(|_| end_of_round == EndOfRound::FinishTurn);
    let mut profile = Profile {
        house: HouseRules {
            win_points_by,
            wager,
            // refused where they would count for nothing
            bye_opponents: imaginary(choices).filter(|_| average),
            smaller_pod_opponents: imaginary(choices).filter(|_| average),
            byes_in_percentages: choices.chance(2) && of_matches,
            percentage_decimals: choices.some(|choices| 2 + choices.number(3)).filter(|_| percentage),
            percentage_floor: choices.some(share).filter(|_| average),
            drawn_elimination: choices.one(DrawnElimination::ALL),
            draw_shared_by: match games_to_win {
                1 => choices.one(DrawSharedBy::ALL),
                _ => DrawSharedBy::All,
            },
            playoff_seats: choices.one(PlayoffSeats::ALL),
            overtime_minutes,
            overtime_shown: match overtime_minutes {
                Some(_) => choices.one(OvertimeShown::ALL),
                None => OvertimeShown::Everyone,
            },
            end_step_turn: choices.chance(2) && end_of_round == EndOfRound::FinishTurn,
            unfinished_games: choices.one(UnfinishedGames::ALL),
            drawn_games: choices.one(DrawnGames::ALL),
            conceding: choices.one(Conceding::ALL),
            no_show_minutes: choices.some(|choices| 1 + choices.number(60)),
            smaller_pods_once: choices.chance(2) && uneven_pods != UnevenPods::Byes,
            round_table: choices.some(|choices| round_table(choices, pod_size)),
            round_kinds: choices
                .some(round_kinds)
                .filter(|kinds| *kinds != RoundKinds::default()),
            ..HouseRules::default()
        },
        pod_size,
        uneven_pods,
        smaller_pods_at: choices.one(&[SmallerPodsAt::Lowest, SmallerPodsAt::Highest]),
        games_to_win,
        points: if choices.chance(3) {
            Points {
                win: 1 + choices.number(9),
                draw: choices.number(4),
                loss: choices.number(2),
                bye: choices.number(9),
            }
        } else {
            Points::standard(pod_size)
        },
        tiebreakers,
        round_minutes,
        end_of_round,
        playoff_minutes: choices.some(|choices| 1 + choices.number(200)),
        seating: choices.one(&[Seating::Random, Seating::Balanced]),
        swiss_rounds: choices.some(|choices| choices.number(40)),
        playoff_cut: choices.some(|choices| choices.number(40)),
        draft_pods_in_round_one: choices.chance(2),
        code_of_conduct: choices.some(Choices::text),
        games_public: choices.chance(2),
        penalties: choices.some(penalty_table),
        players_report: choices.some(|choices| choices.chance(2)),
        running_results_public: choices.some(|choices| choices.chance(2)),
        commanders_public: choices.some(|choices| choices.word(CommandersShown::LABELS)),
        decklists_public: choices.chance(2),
        breaks: Vec::from_iter(choices.some(|_| "round 1: 45 minutes, Lunch".parse().expect("a break"))),
        ..Profile::standard(level)
    };
    profile.tables_keep_games = profile.players_report;
    profile.feature_game_public = profile.games_public;
    profile.long_turn_minutes = profile.round_minutes.filter(|minutes| *minutes <= 120);
    profile.long_turns_at_table = profile.games_public;
    profile.own_time_minutes = profile.long_turn_minutes;
    score_places(choices, &mut profile);
    // what contradicts is refused
    profile.points.win = profile.win_points(pod_size as usize);
    if wager.is_some() {
        profile.points.bye = choices.one(&[0, Points::standard(pod_size).bye]);
    }
    profile
}

fn round(choices: &mut Choices<'_>, number: u32, mut active: Vec<PlayerIx>, profile: &Profile) -> Round {
    let mut pods = Vec::new();
    while active.len() >= 3 {
        let size = (3 + choices.below(3)).min(active.len());
        let seats = active.split_off(active.len() - size);
        let table = u32::try_from(pods.len()).expect("few pods") + 1;
        pods.push(pod(choices, table, seats, profile));
    }
    let losses = active.split_off(active.len() - choices.below(active.len() + 1));
    if let Some(pod) = pods.first_mut() {
        pod.left = losses.iter().copied().filter(|_| choices.chance(2)).collect();
    }
    Round {
        number,
        stage: Stage::Swiss,
        pods,
        byes: active,
        match_losses: losses,
    }
}

fn pod(choices: &mut Choices<'_>, table: u32, seats: Vec<PlayerIx>, profile: &Profile) -> Pod {
    let some = |choices: &mut Choices<'_>, one_in: usize| -> Vec<PlayerIx> {
        seats.iter().copied().filter(|_| choices.chance(one_in)).collect()
    };
    let by_place = choices.chance(2) && profile.scores_places();
    let result = match choices.below(6) {
        0 | 1 if by_place => order(choices, &seats),
        0 => PodResult::NotReported,
        1 | 2 => PodResult::Won(choices.one(&seats)),
        3 => PodResult::Drawn(some(choices, 2)),
        _ => {
            let (conceded, match_losses) = (some(choices, 6), some(choices, 8));
            let mut games = Vec::new();
            let mut wins = vec![0; seats.len()];
            while games.len() < 6 && !choices.chance(5) {
                if choices.chance(4) {
                    games.push(GameResult::Drawn);
                    continue;
                }
                let seat = choices.below(seats.len());
                games.push(GameResult::Won(seats[seat]));
                wins[seat] += 1;
                if wins[seat] == profile.games_to_win {
                    break;
                }
            }
            PodResult::Games {
                games,
                conceded,
                match_losses,
            }
        }
    };
    Pod {
        table,
        seats,
        left: Vec::new(),
        result,
    }
}

fn about(choices: &mut Choices<'_>, event: &Event) -> About {
    let count = event.players().len();
    About {
        name: choices.name(),
        slug: choices.some(|_| "spring-open-2".to_owned()),
        state: choices.some(|choices| choices.word(TournamentState::LABELS)),
        date: choices
            .some(|choices| NaiveDate::from_num_days_from_ce_opt(730_000 + choices.below(256) as i32).expect("a day")),
        place: choices.some(Choices::text),
        time_zone: choices.some(|_| "Europe/Lisbon".to_owned()),
        language: choices.some(|_| "pt-BR".to_owned()),
        description: choices.some(Choices::text),
        page: choices.page(),
        first_table: choices.some(|choices| 2 + choices.number(100)),
        skipped_tables: (1..=choices.number(4)).map(|table| 3 * table).collect(),
        registration: choices.some(|choices| choices.word(Registration::LABELS)),
        max_players: choices.some(|choices| 1 + choices.number(200)),
        names_shown: choices.some(|choices| choices.word(NamesShown::LABELS)),
        listed: choices.some(|choices| choices.chance(2)),
        indexed: choices.some(|choices| choices.chance(2)),
        announces_time: choices.chance(2),
        commitment: choices.some(|_| "0f".repeat(32)),
        decklists: choices.some(|choices| Decklists {
            format: choices.word(Format::LABELS),
            deadline: choices.some(Choices::moment),
            banned: choices.some(|_| vec!["Black Lotus".to_owned(), "# of May".to_owned()]),
            cards: choices.some(|_| json!({"Sol Ring": {"color_identity": []}, "Plains": {"basic": true}})),
            highest_bracket: choices.some(|choices| 1 + choices.below(5) as u8),
        }),
        secret: choices.some(|choices| "a1".repeat(1 + choices.below(40))),
        players: (0..count).map(|ix| about_player(choices, ix)).collect(),
        others: (0..choices.below(3)).map(|ix| other(choices, count + ix)).collect(),
        rounds: event.rounds().iter().map(|round| about_round(choices, round)).collect(),
        cut_announced_at: event.cut().and_then(|_| choices.some(Choices::moment)),
        announcements: (0..choices.below(3)).map(|_| announcement(choices, event)).collect(),
        draws: (0..choices.below(4)).map(|_| draw(choices, event)).collect(),
        calls: (0..choices.below(4)).map(|_| call(choices, event)).collect(),
        rulings: (0..choices.below(3)).map(|ix| ruling(choices, event, ix)).collect(),
        notes: (0..choices.below(3)).filter_map(|_| note(choices, event)).collect(),
        log: (0..choices.below(4)).map(|_| log_entry(choices)).collect(),
    }
}

fn about_player(choices: &mut Choices<'_>, ix: usize) -> AboutPlayer {
    AboutPlayer {
        number: choices.some(|_| u32::try_from(ix).expect("few players") + 1),
        sorted_under: choices.some(Choices::text),
        team_mate: choices.some(Choices::text),
        pronouns: choices.some(Choices::text),
        email: choices.some(Choices::text),
        decklist: choices.some(Choices::text),
        bracket: choices.some(|choices| 1 + choices.below(5) as u8),
        checked_in: choices.chance(2),
        fee_collected: choices.chance(2),
    }
}

fn other(choices: &mut Choices<'_>, ix: usize) -> OtherPlayer {
    OtherPlayer {
        status: choices.one(&[PlayerStatus::Pending, PlayerStatus::Waitlisted, PlayerStatus::Removed]),
        player: Player {
            id: format!("other-{ix}"),
            name: choices.name(),
            ..Player::default()
        },
        about: about_player(choices, ix),
    }
}

fn about_round(choices: &mut Choices<'_>, round: &Round) -> AboutRound {
    AboutRound {
        state: choices.some(|choices| choices.word(RoundState::LABELS)),
        draw_counter: choices.some(|choices| choices.number(9)),
        published_at: choices.some(Choices::moment),
        started_at: choices.some(Choices::moment),
        finished_at: choices.some(Choices::moment),
        clock: choices.some(round_clock),
        pods: (0..round.pods.len())
            .map(|_| AboutPod {
                reported_at: choices.some(Choices::moment),
                note: choices.some(Choices::text),
                end_of_round: choices.some(|choices| TableEnd {
                    procedure: choices.one(&[EndOfRound::ExtraTurns, EndOfRound::FinishTurn]),
                    reason: choices.text(),
                }),
                extensions: extensions(choices),
                followed_games: Vec::new(),
                reports: Vec::new(),
            })
            .collect(),
    }
}

fn round_clock(choices: &mut Choices<'_>) -> Clock {
    Clock {
        started_at: choices.moment(),
        limit_minutes: choices.some(|choices| choices.one(&[50, 90])),
        added_minutes: choices.one(&[-10, 0, 15]),
        paused_at: choices.some(Choices::moment),
        paused_microseconds: choices.one(&[0, 1, 7_200_000_000]),
    }
}

fn extensions(choices: &mut Choices<'_>) -> Vec<Extension> {
    let kinds = [ExtensionKind::Given, ExtensionKind::DeckCheck];
    let number = choices.below(3);
    let ended = |choices: &mut Choices<'_>| Ended {
        at: choices.moment(),
        minutes: choices.one(&[1, 12]),
    };
    (0..number)
        .map(|_| Extension {
            kind: choices.one(&kinds),
            started_at: choices.moment(),
            ended: Some(ended(choices)),
            reason: choices.some(Choices::text),
            withdrawn: choices.chance(2),
            decks: Vec::new(),
        })
        .collect()
}

fn announcement(choices: &mut Choices<'_>, event: &Event) -> Announcement {
    let ids: Vec<String> = event.players().iter().map(|player| player.id.clone()).collect();
    let place = Some(places(event)).filter(|places| !places.is_empty() && choices.chance(2));
    let place = place.map(|places| choices.one(&places));
    Announcement {
        at: choices.moment(),
        shown_from: choices.some(Choices::moment),
        pinned: choices.chance(2),
        place,
        player: (place.is_none() && !ids.is_empty() && choices.chance(2)).then(|| choices.one(&ids)),
        text: choices.text(),
    }
}

fn call(choices: &mut Choices<'_>, event: &Event) -> Call {
    let state = choices.word(CallState::LABELS);
    let places = places(event);
    let ids: Vec<String> = event.players().iter().map(|player| player.id.clone()).collect();
    let ended = matches!(state, CallState::Resolved | CallState::Withdrawn);
    Call {
        made_at: choices.moment(),
        place: (!places.is_empty() && choices.chance(2)).then(|| choices.one(&places)),
        player: (!ids.is_empty() && choices.chance(2)).then(|| choices.one(&ids)),
        joined: (ids.iter().take(1)).filter(|_| choices.chance(2)).cloned().collect(),
        what: choices.some(Choices::text),
        state,
        first_claimed: choices.some(Choices::moment),
        claimed: (state == CallState::Claimed || choices.chance(2)).then(|| choices.moment()),
        escalated: (state == CallState::Escalated || choices.chance(2)).then(|| choices.moment()),
        escalated_note: choices.some(Choices::text),
        ended: ended.then(|| choices.moment()),
        answer: choices.some(Choices::text),
    }
}

fn draw(choices: &mut Choices<'_>, event: &Event) -> Drawn {
    let (round, counter) = (choices.number(5), choices.number(5));
    if choices.chance(2) {
        let rolled = 1 + choices.number(6);
        return Drawn::roll(choices.one(&[Purpose::Flip, Purpose::Die]), round, counter, 6, rolled);
    }
    let ids = event.players().iter().map(|player| player.id.clone());
    let purpose = choices.one(&[Purpose::Order, Purpose::Tie, Purpose::Bye, Purpose::Seats]);
    Drawn::order(purpose, round, counter, ids.take(choices.below(5)).collect())
}

fn log_entry(choices: &mut Choices<'_>) -> LogEntry {
    LogEntry {
        at: choices.moment(),
        by: choices.text(),
        verb: choices.some(|_| "player.drop".to_owned()),
        what: choices.text(),
        why: choices.some(Choices::text),
        before: choices.some(|choices| choices.any(2)),
        after: choices.some(|choices| choices.any(2)),
        public: choices.chance(2),
    }
}
