//! The two sides of a cut's line in words: who is first out, by which number, and who lost a draw by lot.

use podium_event::PlayerIx;
use podium_event::format::listed;
use podium_rules::playoff::CutLine;
use podium_rules::standings::Standings;

/// The most players who are named: after a round, half of a hall may be equal.
const NAMED: usize = 5;

/// Returns a line as a sentence. `is_drawn`: whether the seeds are known, so that ties at the line are drawn already (T9).
pub fn in_words(line: &CutLine, standings: &Standings, is_drawn: bool, name: impl Fn(PlayerIx) -> String) -> String {
    let mut out: Vec<String> = line.first_out.iter().take(NAMED).map(|&player| name(player)).collect();
    match line.first_out.len().saturating_sub(NAMED) {
        0 => {}
        more => out.push(format!("{more} more")),
    }
    let last = name(line.last_in);
    let are = if out.len() == 1 { "is" } else { "are" };
    let rows = standings.row(line.last_in).zip(standings.row(line.first_out[0]));
    match (line.by, rows) {
        (Some(by), Some((above, below))) => {
            let (above, below) = (above.shown(by), below.shown(by));
            // The ratios are exact; what is shown of them may be the same.
            let closely = if above == below { ", less than 0.01 apart" } else { "" };
            format!(
                "{} {are} first out by {}: {below}, against {above} of {last}, the last one in{closely}.",
                listed(&out, "and"),
                by.name()
            )
        }
        _ if is_drawn => format!(
            "{} {are} out by lot: equal to {last}, the last one in, in every tiebreaker.",
            listed(&out, "and")
        ),
        _ => {
            out.insert(0, last);
            format!(
                "{} are equal in every tiebreaker at the line: a draw by lot decides when the cut is announced.",
                listed(&out, "and")
            )
        }
    }
}
