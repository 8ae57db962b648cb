//! Settings that are fixed once round 1 is paired: the basis of the pairing, and the promises about what stays closed. The ruleset
//! may change as far as none of them does.

use crate::FieldProblem;
use podium_event::Profile;
use podium_event::profile::CommandersShown;
use say::{Message, refused_settings as t};

/// Lists the changed settings that the pairing was based on.
pub(super) fn fixed_once_begun(before: &Profile, after: &Profile) -> Vec<FieldProblem> {
    let mut problems = Vec::new();
    let mut fixed = |same: bool, field: &str, label: Message| {
        if !same {
            problems.push(FieldProblem::new(field, t::fixed_once_paired(label)));
        }
    };
    fixed(before.pod_size == after.pod_size, "pod_size", t::label_pod_size());
    fixed(before.points == after.points, "points_win", t::label_points());
    fixed(
        before.games_to_win == after.games_to_win,
        "games_to_win",
        t::label_games_to_win(),
    );
    // Players have played by these; changing them would reorder published standings.
    fixed(
        before.tiebreakers == after.tiebreakers,
        "tiebreakers",
        t::label_tiebreakers(),
    );
    for (name, topic) in before.fixed_rules_changed(after) {
        fixed(false, &name, topic);
    }
    fixed(
        // T17: a deviation for the playoff is set before the tournament starts.
        before.playoff_minutes == after.playoff_minutes,
        "playoff_minutes",
        t::label_playoff_time(),
    );
    // In the same way, a player who began with a secret commander keeps it secret, and so does one who handed in a list that
    // nobody was to read.
    if before.commanders_shown() < after.commanders_shown() {
        let now = match before.commanders_shown() {
            CommandersShown::Never => t::commanders_staff_only(),
            _ => t::commanders_after_event(),
        };
        problems.push(FieldProblem::new(
            "commanders_public",
            // the setting at the start of the rounds is not stored, so lowering it again is not possible either
            now,
        ));
    }
    if !before.opens_decklists() && after.opens_decklists() {
        problems.push(FieldProblem::new("decklists_public", t::lists_stay_closed()));
    }
    // T39: the players have begun with it. A change of level must not change it as a side effect.
    if before.shows_running_results() != after.shows_running_results() {
        let so_far = if before.shows_running_results() {
            t::results_as_they_come()
        } else {
            t::results_when_finished()
        };
        problems.push(FieldProblem::new("running_results_public", so_far));
    }
    problems
}
