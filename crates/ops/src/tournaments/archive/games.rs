//! Exporting and importing followed games. The actors are in the log, because a document has no accounts.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use serde_json::Value;

use crate::OpError;
use podium_base::clock::Moment;
use podium_document::event::{FollowedGame, GameStep};
use podium_store::floor::follow::{self, ActionRow, FollowedRow};
use podium_store::{DbError, Reader, Writer};

/// Exports the followed games of a tournament, by pod.
pub(super) fn followed(
    conn: &mut Reader<'_>,
    tournament: &str,
) -> Result<BTreeMap<String, Vec<FollowedGame>>, OpError> {
    let rows = follow::of_tournament(conn, tournament)?;
    let mut steps = BTreeMap::<String, Vec<ActionRow>>::new();
    for step in follow::actions_of_tournament(conn, tournament)? {
        steps.entry(step.game_id.clone()).or_default().push(step);
    }
    let utc = |at: Moment| -> DateTime<Utc> { at.and_utc() };
    let json = |text: &str| -> Result<Value, OpError> {
        let corrupt = |e: serde_json::Error| DbError::Corrupt(format!("a followed game of {tournament}: {e}"));
        Ok(serde_json::from_str(text).map_err(corrupt)?)
    };
    let mut games = BTreeMap::<String, Vec<FollowedGame>>::new();
    for row in rows {
        let steps = steps.remove(&row.id).unwrap_or_default();
        let steps: Vec<GameStep> = steps
            .iter()
            .map(|step| {
                Ok(GameStep {
                    at: utc(step.at),
                    action: json(&step.action)?,
                    undone_at: step.undone_at.map(utc),
                })
            })
            .collect::<Result<_, OpError>>()?;
        let game = FollowedGame {
            number: row.number as u32,
            state: row.state,
            started_at: utc(row.started_at),
            closed_at: row.closed_at.map(utc),
            setup: json(&row.setup)?,
            steps,
        };
        games.entry(row.pod_id).or_default().push(game);
    }
    Ok(games)
}

/// Stores the games of a pod.
pub(super) fn store(conn: &mut Writer<'_>, pod: &str, games: &[FollowedGame]) -> Result<(), OpError> {
    for game in games {
        let row = FollowedRow {
            state: game.state,
            closed_at: game.closed_at.map(|at| at.naive_utc()),
            ..FollowedRow::new(
                pod,
                i64::from(game.number),
                game.setup.to_string(),
                game.started_at.naive_utc(),
            )
        };
        follow::insert(conn, &row)?;
        let steps: Vec<ActionRow> = game
            .steps
            .iter()
            // Renumbered in their order, including undone steps: numbers have no gaps.
            .zip(1..)
            .map(|(step, number)| ActionRow {
                undone_at: step.undone_at.map(|at| at.naive_utc()),
                ..ActionRow::new(&row.id, number, step.action.to_string(), step.at.naive_utc())
            })
            .collect();
        follow::insert_actions(conn, &steps)?;
    }
    Ok(())
}
