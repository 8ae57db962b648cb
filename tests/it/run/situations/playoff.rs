//! A situation in a playoff: a cut of ten is `playoff 10`, players are their seeds.

use super::{Situation, sign};
use podium_event::profile::Level;
use podium_event::{Event, EventParts, Player, PlayerIx, Pod, PodResult, Profile, Refusal, Round, Stage};
use podium_rules::playoff::{Next, final_places, next};

pub fn play(situation: &Situation) -> Result<(), String> {
    let count = numbers(&situation.lines[0].replace("playoff ", ""));
    let [count] = count[..] else {
        return Err("a cut has one size".to_owned());
    };
    let mut parts = cut(count);
    for line in &situation.lines[1..] {
        step(&mut parts, line).map_err(|why| format!("{line}: {why}"))?;
    }
    Ok(())
}

fn step(parts: &mut EventParts, line: &str) -> Result<(), String> {
    let last = parts.rounds.last().map(|round| round.number);
    match (sign(line), line.split_once(' ')) {
        (Some(('=', what)), _) => compare(parts, what),
        (Some(('!', rule)), _) => match coming(parts) {
            Err(refusal) if refusal.rule == rule => Ok(()),
            other => Err(format!("it is {other:?}")),
        },
        (_, Some(("left", seeds))) => {
            numbers(seeds)
                .iter()
                .for_each(|seed| parts.players[seed - 1].dropped_after = last);
            Ok(())
        }
        (_, Some(("out", seeds))) => {
            numbers(seeds)
                .iter()
                .for_each(|seed| parts.players[seed - 1].disqualified_after = last);
            Ok(())
        }
        (_, Some(("won", winners))) => won(parts, winners),
        _ => Err("the line is not understood".to_owned()),
    }
}

/// An event whose Swiss round has no pods: its players are the seeds, in order.
fn cut(count: usize) -> EventParts {
    let players = (1..=count).map(|seed| Player {
        id: format!("seed-{seed}"),
        name: format!("Seed {seed}"),
        ..Player::default()
    });
    EventParts {
        profile: Profile::standard(Level::Regular),
        players: players.collect(),
        rounds: vec![round(1, Stage::Swiss, Vec::new())],
        cut: Some((0..count as u32).map(PlayerIx).collect()),
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

fn numbers(words: &str) -> Vec<usize> {
    words.split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

fn seeds(players: &[PlayerIx]) -> String {
    let seeds: Vec<String> = players.iter().map(|player| (player.0 + 1).to_string()).collect();
    if seeds.is_empty() {
        "-".to_owned()
    } else {
        seeds.join(" ")
    }
}

fn coming(parts: &EventParts) -> Result<Next, Refusal> {
    next(&Event::new(parts.clone()).expect("a sound event"))
}

/// `won 10 5`: the round is played as dealt, with these winners by table; `-` is a drawn match, and `won again` replaces the
/// results of the last round.
fn won(parts: &mut EventParts, winners: &str) -> Result<(), String> {
    let winners = match winners.strip_prefix("again ") {
        Some(winners) => {
            parts.rounds.pop();
            winners
        }
        None => winners,
    };
    let Ok(Next::Round { pods, .. }) = coming(parts) else {
        return Err("no round is dealt".to_owned());
    };
    let winners: Vec<Option<u32>> = winners.split(' ').map(|word| word.parse().ok()).collect();
    if winners.len() != pods.len() {
        return Err(format!("{} pods play", pods.len()));
    }
    let played = pods.into_iter().zip(winners).zip(1..).map(|((seats, winner), table)| {
        let winner = winner.map(|seed| PlayerIx(seed - 1));
        if let Some(stranger) = winner.filter(|winner| !seats.contains(winner)) {
            return Err(format!("seed {} does not sit at table {table}", stranger.0 + 1));
        }
        Ok(Pod {
            table,
            left: Vec::new(),
            result: winner.map_or_else(|| PodResult::Drawn(seats.clone()), PodResult::Won),
            seats,
        })
    });
    let played = played.collect::<Result<Vec<Pod>, String>>()?;
    let number = parts.rounds.len() as u32 + 1;
    parts.rounds.push(round(number, Stage::Playoff, played));
    Ok(())
}

fn compare(parts: &EventParts, what: &str) -> Result<(), String> {
    let (word, wanted) = what.split_once(' ').expect("what, then how it is");
    let found = match (word, coming(parts)) {
        ("pods", Ok(Next::Round { pods, .. })) => {
            let pods: Vec<String> = pods.iter().map(|pod| seeds(pod)).collect();
            pods.join(" | ")
        }
        ("waiting", Ok(Next::Round { waiting, .. })) => seeds(&waiting),
        ("champion", Ok(Next::Champion(player))) => seeds(&[player]),
        ("places", _) => {
            let places = final_places(&Event::new(parts.clone()).expect("a sound event"));
            let place = |place: &podium_rules::playoff::FinalPlace| {
                let reached = place.reached.map_or_else(|| "-".to_owned(), |reached| reached.word());
                format!("{}:{reached}", place.player.0 + 1)
            };
            // As many as are named: behind them everybody else of the cut follows.
            let named = wanted.split(' ').count();
            let places: Vec<String> = places.given().iter().take(named).map(place).collect();
            places.join(" ")
        }
        (_, coming) => format!("{coming:?}"),
    };
    if found == wanted {
        Ok(())
    } else {
        Err(format!("it is {found}"))
    }
}
