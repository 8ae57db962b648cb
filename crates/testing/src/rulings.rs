//! Random rulings, statements and judges' notes of an event document.

use crate::choices::Choices;
use crate::tables::places;
use podium_document::event::{EarlierText, Note, Ruling, RulingPlayer, Statement, Withdrawal};
use podium_event::Event;
use podium_event::labels::{PenaltyEffect, RulingState};
use podium_event::penalties::{Penalty, PenaltyTable};

/// Makes a ruling of the newest round, with everything that a ruling can have.
pub fn ruling(choices: &mut Choices<'_>, event: &Event, ix: usize) -> Ruling {
    let state = choices.word(RulingState::LABELS);
    let played = event.rounds().last().filter(|round| !round.pods.is_empty());
    let table = played.map(|round| round.pods[0].table);
    let about = event.players().iter().take(choices.below(3));
    Ruling {
        number: u32::try_from(ix).expect("few rulings") + 1,
        round: played.map_or(0, |round| round.number),
        table,
        at: choices.moment(),
        players: about
            .map(|player| RulingPlayer {
                player: player.id.clone(),
                infraction: Some("2.5".to_owned()),
                penalty: choices.some(|choices| choices.one(&[Penalty::Warning, Penalty::GameLoss])),
                proposed: choices.some(|choices| choices.one(Penalty::ALL)),
                drops: choices.chance(3),
                effect: choices.some(|choices| choices.word(PenaltyEffect::LABELS)),
                built_on: (1..).take(choices.below(3)).collect(),
                done_at: choices.some(Choices::moment),
                due_round: choices.some(|choices| 1 + choices.number(5)),
            })
            .collect(),
        what: choices.text(),
        answer: choices.some(Choices::text),
        rule: choices.some(|_| "CR 800.4a".to_owned()),
        minutes: table.and(choices.some(|choices| 1 + choices.number(200))),
        state,
        appealed_at: if matches!(state, RulingState::Given | RulingState::Withdrawn) {
            None
        } else {
            Some(choices.moment())
        },
        decided_at: if matches!(state, RulingState::Upheld | RulingState::Overturned) {
            Some(choices.moment())
        } else {
            None
        },
        decision: choices.some(Choices::text),
        flagged_at: choices.some(Choices::moment),
        withdrawn: (state == RulingState::Withdrawn).then(|| Withdrawal {
            at: choices.moment(),
            by: choices.some(Choices::name),
            reason: choices.some(Choices::text),
        }),
        earlier: (0..choices.below(3))
            .map(|_| EarlierText {
                part: choices.one(&["what", "answer", "rule", "decision", "penalty"]),
                text: choices.text(),
                at: choices.moment(),
                by: choices.some(Choices::name),
            })
            .collect(),
        statements: (0..choices.below(3)).map(|_| statement(choices, event)).collect(),
    }
}

fn statement(choices: &mut Choices<'_>, event: &Event) -> Statement {
    let player = event
        .players()
        .first()
        .filter(|_| choices.chance(2))
        .map(|player| player.id.clone());
    Statement {
        at: choices.moment(),
        witness: player.is_none().then(|| choices.name()),
        player,
        text: choices.text(),
    }
}

/// Makes a note about a player or a table; `None` if the event has neither.
pub fn note(choices: &mut Choices<'_>, event: &Event) -> Option<Note> {
    let player = event
        .players()
        .first()
        .filter(|_| choices.chance(2))
        .map(|player| player.id.clone());
    let place = places(event)
        .first()
        .copied()
        .filter(|_| player.is_none() || choices.chance(2));
    (player.is_some() || place.is_some()).then(|| Note {
        at: choices.moment(),
        player,
        place,
        text: choices.text(),
    })
}

pub fn penalty_table(choices: &mut Choices<'_>) -> PenaltyTable {
    let mut table = PenaltyTable::standard();
    table.infractions.truncate(1 + choices.below(23));
    table
}
