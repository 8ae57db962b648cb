//! How a season scores, in words.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use podium_event::season::{CountedFrom, PlaceLine, RuleParts, SharedPlaces};
use say::{Message, season_rules as t};

use super::view::{Head, Tab, View};
use super::words;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::kept;
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::state::App;
use crate::web::frame::state::seasons::SeasonAt;

/// `GET /c/{slug}/s/{season}/rules`: for everybody.
pub async fn show(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let at = SeasonAt::new(&path.0, &path.1);
    let caching = Caching::page(page::path(&request));
    kept::of_snapshot(&app, &request, &at, caching, |view| view.render(&RulesPage::new(view))).await
}

/// The rules.
#[derive(Debug, Template)]
#[template(path = "community/season/rules.html")]
struct RulesPage {
    shell: Shell,
    head: Head,
    /// What scores, and what counts: a sentence each.
    sentences: Vec<Message>,
    places: Vec<(Message, u32)>,
    tiebreakers: Vec<Message>,
    achievements: Vec<AchievementLine>,
    rewards: Vec<Message>,
}

#[derive(Debug)]
struct AchievementLine {
    name: String,
    points: u32,
    most: Message,
}

impl RulesPage {
    fn new(view: &View<'_>) -> Self {
        let parts = view.snapshot.rules.parts();
        Self {
            shell: view.shell(t::title()),
            head: view.head(Some(Tab::Rules)),
            sentences: sentences(parts),
            places: parts.places.iter().map(|line| (places(line), line.points)).collect(),
            tiebreakers: parts.tiebreakers.iter().copied().map(words::tiebreaker_long).collect(),
            achievements: (parts.achievements.iter())
                .map(|one| AchievementLine {
                    name: one.name.clone(),
                    points: one.points,
                    most: match one.most {
                        1 => t::most_once(),
                        most => t::most_times(most),
                    },
                })
                .collect(),
            rewards: parts.rewards.iter().map(words::reward_and_line).collect(),
        }
    }
}

/// Returns the places of a line of the table.
fn places(line: &PlaceLine) -> Message {
    match line.to {
        None => t::place_and_on(line.from),
        Some(last) if last == line.from => line.from.into(),
        Some(last) => t::place_range(line.from, last),
    }
}

/// Returns what scores and what counts, a sentence each.
fn sentences(parts: &RuleParts) -> Vec<Message> {
    let is_every = |from: CountedFrom| from == CountedFrom::Every;
    let shared = match parts.shared_places {
        _ if parts.places.is_empty() => t::no_places(),
        SharedPlaces::First => t::shared_first(),
        SharedPlaces::Last => t::shared_last(),
        SharedPlaces::Split => t::shared_split(),
    };
    let attendance = parts.attendance.into_iter().flat_map(|rule| {
        let most = rule.most.map(t::attendance_most);
        std::iter::once(t::attendance(rule.points, rule.every)).chain(most)
    });
    let has_achievements = !parts.achievements.is_empty();
    let comes = parts.participation > 0;
    let counted = [
        Some(shared),
        (parts.match_point > 0).then(|| t::match_points(parts.match_point)),
        comes.then(|| t::participation(parts.participation)),
        (comes && is_every(parts.participation_from)).then(t::participation_every),
        Some(parts.best.map_or_else(t::best_all, t::best)),
        (has_achievements && is_every(parts.achievements_from)).then(t::achievements_every),
    ];
    let needed = (parts.least_evenings > 0).then(|| say::season::least_evenings(parts.least_evenings));
    let planned = parts.planned_evenings.map(t::planned);
    counted
        .into_iter()
        .flatten()
        .chain(attendance)
        .chain(needed)
        .chain(planned)
        .collect()
}
