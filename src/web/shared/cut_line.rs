//! The two sides of a cut's line in words: who is first out, by which number, and who lost a draw by lot.

use crate::web::shared::terms;
use podium_event::PlayerIx;
use podium_rules::playoff::CutLine;
use podium_rules::standings::Standings;
use say::{Message, cut as t};

/// The most players who are named: after a round, half of a hall may be equal.
const NAMED: usize = 5;

/// Returns a line as a sentence. `is_drawn`: whether the seeds are known, so that ties at the line are drawn already (T9).
pub fn in_words(line: &CutLine, standings: &Standings, is_drawn: bool, name: impl Fn(PlayerIx) -> String) -> Message {
    let named = |&player: &PlayerIx| name(player).into();
    let mut out: Vec<Message> = line.first_out.iter().take(NAMED).map(named).collect();
    match line.first_out.len().saturating_sub(NAMED) {
        0 => {}
        more => out.push(t::more_players(more)),
    }
    let last = name(line.last_in);
    let rows = standings.row(line.last_in).zip(standings.row(line.first_out[0]));
    match (line.by, rows) {
        (Some(by), Some((above, below))) => {
            let (above, below) = (say::decimal(above.shown(by)), say::decimal(below.shown(by)));
            let (count, names, by) = (out.len(), say::list(out), terms::tiebreaker(by));
            // The ratios are exact; what is shown of them may be the same.
            match above == below {
                true => t::first_out_closely(count, names, by, below, above, last),
                false => t::first_out(count, names, by, below, above, last),
            }
        }
        _ if is_drawn => t::out_by_lot(out.len(), say::list(out), last),
        _ => {
            out.insert(0, last.into());
            t::equal_at_line(say::list(out))
        }
    }
}
