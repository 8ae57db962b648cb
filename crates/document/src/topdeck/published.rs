//! The places of an event whose tables do not give them, such as one with its own points: they are kept as published,
//! in the tournament's description, which is Markdown.

use super::shape::RawStanding;
use crate::event::longest;
use say::{Message, import_notes as t};

/// Begins a line that Markdown shows as it is: a list would be counted again, which closes gaps and separates equal
/// places, and signs in names would be emphasis. Escaped names would not be found when personal data is removed.
const AS_IT_IS: &str = "    ";

/// The published places as a text, and how many of the file's players are in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Published {
    pub text: String,
    pub kept: usize,
}

/// Returns the text; `None` if the file has no standings.
pub(super) fn text(standings: &[RawStanding]) -> Option<Published> {
    let mut text = format!("{}\n", t::published_head());
    let mut length = text.chars().count();
    let mut kept = 0;
    for standing in standings {
        let line = format!("{AS_IT_IS}{}", line(standing)?);
        length += 1 + line.chars().count();
        if length > longest::TEXT {
            break;
        }
        text.push('\n');
        text.push_str(&line);
        kept += 1;
    }
    (kept > 0).then_some(Published { text, kept })
}

/// Returns a line of the text; `None` for a player without a name.
fn line(standing: &RawStanding) -> Option<String> {
    let name = standing.who.name.as_ref().or(standing.who.id.as_ref())?;
    let totals = &standing.totals;
    let parts = [
        standing.points.map(t::published_points),
        totals.wins.or(totals.wins_swiss).map(t::published_wins),
        totals.draws.map(t::published_draws),
        totals.losses.or(totals.losses_swiss).map(t::published_losses),
        totals.byes.map(t::published_byes),
    ];
    let parts = Message::joined(parts.into_iter().flatten(), ", ");
    let place = standing.place.map(|place| format!("{place}. ")).unwrap_or_default();
    Some(match parts.is_empty() {
        true => format!("{place}{name}"),
        false => format!("{place}{name}: {parts}"),
    })
}
