//! The facts of a tournament at a glance.

use say::Message;

use super::View;
use crate::web::shared::terms;

/// Returns level, rounds, cut and time limit, each with its word.
pub fn facts(view: &View<'_>) -> Vec<(Message, Message)> {
    let profile = view.profile();
    let tournament = view.tournament();
    let count = view.event().size();
    let players = match tournament.max_players {
        Some(most) if view.event().rounds().is_empty() => say::home::of_at_most(count, most),
        _ => count.into(),
    };
    let mut facts = vec![
        (say::home::fact_players(), players),
        (say::home::fact_level(), terms::level(profile.level)),
    ];
    if let Some(plan) = view.plan() {
        let text = match plan.rounds_recommended && plan.cut_recommended {
            true => say::home::plan_as_recommended(plan.swiss_rounds, plan.cut),
            false => say::home::plan(plan.swiss_rounds, plan.cut),
        };
        facts.push((say::home::fact_rounds(), text));
    }
    if !profile.breaks.is_empty() {
        facts.push((say::profile::breaks(), terms::planned_breaks(profile)));
    }
    facts.push((say::profile::pods(), say::profile::pods_of(profile.pod_size)));
    facts.push((say::profile::round_time(), terms::time_limit(profile.round_minutes)));
    facts
}
