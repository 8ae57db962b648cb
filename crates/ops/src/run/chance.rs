//! Coins and dice for a player at a table: drawn from the tournament's secret, recorded with the person who asked, and
//! verifiable like every other draw (T31, T32).

use serde_json::json;

use super::rounds::record_draws;
use crate::command::text;
use crate::{OpError, Work};
use podium_rules::draws::{Coin, Drawn, Draws, Purpose};
use podium_store::RoundState;
use podium_store::tournaments::players;
use podium_store::tournaments::{notices, rounds};
use say::Message;
use say::refused_clock as t;

/// Most sides of a die: one byte of a draw decides it.
pub const MOST_SIDES: i64 = 256;
/// Most dice of one roll.
pub const MOST_DICE: i64 = 20;
/// Longest remark, in characters.
const REMARK: usize = 200;

/// A kind of draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Draw {
    /// A coin; with a call its flipper wins or loses, without one nobody does.
    Coin { call: Option<Coin> },
    /// A die with an even number of sides that all players agreed to roll instead of a coin: odd is heads.
    DieForCoin { sides: u32, call: Option<Coin> },
    /// `count` dice.
    Dice { sides: u32, count: u32 },
}

/// Flips a coin or rolls dice for a player of the tournament. Returns a sentence with the result.
///
/// # Errors
/// There is no such player, or no such die.
pub fn draw(work: &mut Work<'_, '_>, asked_by: i64, what: Draw, remark: &str) -> Result<Message, OpError> {
    let Some(player) = players::by_number(work.conn, &work.tournament.id, asked_by)? else {
        return Err(OpError::field("asked_by", say::refused_floor::no_player(asked_by)));
    };
    let remark =
        text::line("remark", t::label_what_for(), remark, REMARK).map_err(|problem| OpError::Invalid(vec![problem]))?;
    check(what)?;
    let all = rounds::of_tournament(work.conn, &work.tournament.id)?;
    // T32: a draw belongs to the latest public round; before round 1 it is 0.
    let newest = all.iter().rev().find(|round| round.state != RoundState::Draft);
    let round = newest.map_or(0, |round| round.number as u32);
    let draws = Draws::new(&work.tournament.secret_bytes()?);
    let (drawn, came_up) = match what {
        Draw::Coin { call } => {
            let counter = next_counter(work, Purpose::Flip, round)?;
            let face = draws.coin(round, counter);
            // T32: a coin is recorded as a die of two
            let rolled = if face == Coin::Heads { 1 } else { 2 };
            let came_up = CameUp::Coin(called(face, call));
            (vec![Drawn::roll(Purpose::Flip, round, counter, 2, rolled)], came_up)
        }
        Draw::DieForCoin { sides, call } => {
            let counter = next_counter(work, Purpose::Die, round)?;
            // `check` has refused other numbers of sides, so there is always a roll.
            let rolled = draws.die(round, counter, sides).unwrap_or(1);
            let face = if rolled % 2 == 1 { Coin::Heads } else { Coin::Tails };
            let face = called(face, call);
            let came_up = CameUp::DieForCoin { sides, rolled, face };
            (vec![Drawn::roll(Purpose::Die, round, counter, sides, rolled)], came_up)
        }
        Draw::Dice { sides, count } => {
            // T32: each die has its own counter, so that each can be verified alone
            let first = next_counter(work, Purpose::Die, round)?;
            let rolls: Vec<Drawn> = (first..first + count)
                .filter_map(|counter| {
                    let rolled = draws.die(round, counter, sides)?;
                    Some(Drawn::roll(Purpose::Die, round, counter, sides, rolled))
                })
                .collect();
            let shown = rolls.iter().filter_map(|roll| roll.rolled).map(Message::from);
            let rolled = Message::joined(shown, ", ");
            (rolls, CameUp::Dice { sides, count, rolled })
        }
    };
    record_draws(work.conn, &work.tournament.id.clone(), &drawn, work.at)?;
    let labels: Vec<String> = drawn
        .iter()
        .map(|d| format!("{}/{}/{}", d.purpose.as_str(), d.round, d.counter))
        .collect();
    let verb = match what {
        Draw::Coin { .. } => "chance.flip",
        Draw::DieForCoin { .. } | Draw::Dice { .. } => "chance.roll",
    };
    work.log(verb, came_up.sentence(format!("{{player:{}}}", player.id)).to_string())
        // With the label anybody can recompute the draw once the secret is public (T32).
        .after(json!({"draws": labels}))
        .reason(&remark);
    Ok(came_up.sentence(player.name))
}

/// What a draw gave.
enum CameUp {
    /// The face, and who won.
    Coin(Message),
    DieForCoin {
        sides: u32,
        rolled: u32,
        face: Message,
    },
    Dice {
        sides: u32,
        count: u32,
        rolled: Message,
    },
}

impl CameUp {
    /// Returns the sentence about it, with the name of the player who asked.
    fn sentence(&self, player: String) -> Message {
        match self {
            Self::Coin(face) => t::flipped(player, face),
            Self::DieForCoin { sides, rolled, face } => t::rolled_for_coin(player, sides, rolled, face),
            Self::Dice {
                sides,
                count: 1,
                rolled,
            } => t::rolled_die(player, sides, rolled),
            Self::Dice { sides, count, rolled } => t::rolled_dice(player, count, sides, rolled),
        }
    }
}

/// Draws one of so many things with dice of the tournament's secret (T32). Returns its index, and the labels of the draws.
pub(super) fn roll_up_to(work: &mut Work<'_, '_>, things: usize) -> Result<(usize, Vec<String>), OpError> {
    let all = rounds::of_tournament(work.conn, &work.tournament.id)?;
    let newest = all.iter().rev().find(|round| round.state != RoundState::Draft);
    let round = newest.map_or(0, |round| round.number as u32);
    let draws = Draws::new(&work.tournament.secret_bytes()?);
    let sides = dice_for(things);
    let mut labels = Vec::new();
    loop {
        let mut index = 0;
        for sides in &sides {
            let counter = next_counter(work, Purpose::Die, round)?;
            // never refused: from 1 to the most sides
            let rolled = draws.die(round, counter, *sides as u32).unwrap_or(1);
            let drawn = Drawn::roll(Purpose::Die, round, counter, *sides as u32, rolled);
            record_draws(
                work.conn,
                &work.tournament.id.clone(),
                std::slice::from_ref(&drawn),
                work.at,
            )?;
            labels.push(format!("{}/{round}/{counter}", drawn.purpose.as_str()));
            index = index * sides + rolled as usize - 1;
        }
        // Beyond the last one, all of them are rolled again: every thing is equally likely.
        if index < things {
            return Ok((index, labels));
        }
    }
}

/// Returns the sides of the dice that choose one of so many things, the one that decides most first.
fn dice_for(things: usize) -> Vec<usize> {
    const MOST: usize = MOST_SIDES as usize;
    if things <= MOST {
        return vec![things];
    }
    // One byte decides a die, so more things take another one.
    let mut dice = dice_for(things.div_ceil(MOST));
    dice.push(MOST);
    dice
}

fn check(what: Draw) -> Result<(), OpError> {
    let sides_are_fine = |sides: u32| (1..=MOST_SIDES).contains(&i64::from(sides));
    match what {
        Draw::Coin { .. } => Ok(()),
        // CR 705.1: any die with an even number of sides
        Draw::DieForCoin { sides, .. } if sides_are_fine(sides) && sides.is_multiple_of(2) => Ok(()),
        Draw::DieForCoin { .. } => Err(OpError::field("instead", t::die_instead(MOST_SIDES))),
        Draw::Dice { sides, .. } if !sides_are_fine(sides) => Err(OpError::field("sides", t::sides(MOST_SIDES))),
        Draw::Dice { count, .. } if !(1..=MOST_DICE).contains(&i64::from(count)) => {
            Err(OpError::field("count", t::dice(MOST_DICE)))
        }
        Draw::Dice { .. } => Ok(()),
    }
}

/// Returns an unused number for draws of a purpose in a round (T32).
fn next_counter(work: &mut Work<'_, '_>, purpose: Purpose, round: u32) -> Result<u32, OpError> {
    // Under the tournament's lock, so that no two draws get one counter.
    let last = notices::last_draw(work.conn, &work.tournament.id, purpose.as_str(), i64::from(round))?;
    Ok(last as u32 + 1)
}

/// Returns the face and, after a call, who won: only the player who flips wins or loses (CR 705.2).
fn called(face: Coin, call: Option<Coin>) -> Message {
    match (face, call) {
        (Coin::Heads, None) => t::heads_uncalled(),
        (Coin::Tails, None) => t::tails_uncalled(),
        (Coin::Heads, Some(Coin::Heads)) => t::heads_won(),
        (Coin::Tails, Some(Coin::Tails)) => t::tails_won(),
        (Coin::Heads, Some(Coin::Tails)) => t::heads_lost(),
        (Coin::Tails, Some(Coin::Heads)) => t::tails_lost(),
    }
}
