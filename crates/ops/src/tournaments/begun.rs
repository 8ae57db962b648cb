//! Settings that are fixed once round 1 is paired: the basis of the pairing, and the promises about what stays closed.

use crate::FieldProblem;
use podium_event::Profile;
use podium_event::profile::CommandersShown;

/// Lists the changed settings that the pairing was based on.
pub(super) fn fixed_once_begun(before: &Profile, after: &Profile) -> Vec<FieldProblem> {
    let mut problems = Vec::new();
    let mut fixed = |same: bool, field: &str, label: &str| {
        if !same {
            problems.push(FieldProblem::new(
                field,
                format!("{label}: players have been paired by it, so it stays as it is."),
            ));
        }
    };
    fixed(before.pod_size == after.pod_size, "pod_size", "Pod size");
    fixed(before.points == after.points, "points_win", "Points");
    fixed(
        before.games_to_win == after.games_to_win,
        "games_to_win",
        "Games to win",
    );
    // Players have played by these; changing them would reorder published standings.
    fixed(before.tiebreakers == after.tiebreakers, "tiebreakers", "Tiebreakers");
    fixed(
        // T17: a deviation for the playoff is set before the tournament starts.
        before.playoff_minutes == after.playoff_minutes,
        "playoff_minutes",
        "Playoff time limit",
    );
    // In the same way, a player who began with a secret commander keeps it secret, and so does one who handed in a list that
    // nobody was to read.
    if before.commanders_shown() < after.commanders_shown() {
        let now = match before.commanders_shown() {
            CommandersShown::Never => "only the staff sees them",
            _ => "everybody sees them after the event",
        };
        problems.push(FieldProblem::new(
            "commanders_public",
            // the setting at the start of the rounds is not stored, so lowering it again is not possible either
            format!(
                "Commanders: now {now}. Once round 1 is paired less of them may be shown, but never more than now."
            ),
        ));
    }
    if !before.opens_decklists() && after.opens_decklists() {
        problems.push(FieldProblem::new(
            "decklists_public",
            "Decklists: only the staff reads them. Players have handed theirs in with that, so they stay closed once round 1 \
             is paired.",
        ));
    }
    // T39: the players have begun with it. A change of level must not change it as a side effect.
    if before.shows_running_results() != after.shows_running_results() {
        let so_far = if before.shows_running_results() {
            "as they come in"
        } else {
            "when the round is finished"
        };
        problems.push(FieldProblem::new(
            "running_results_public",
            format!(
                "Results of a running round: everybody sees them {so_far}. The players have begun with that, so it stays: \
                 choose that."
            ),
        ));
    }
    problems
}
