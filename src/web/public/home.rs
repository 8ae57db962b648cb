//! A tournament's home: what it is, where it stands, what was announced, and the way to one's table.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::view::View;
use super::words;
use crate::clock::Moment;
use crate::db::notices::{Announcement, announcements};
use crate::db::{Registration, RoundState, TournamentState};
use crate::rules::standings::standings;
use crate::web::error::WebResult;
use crate::web::page::{self, Kept, clock_time, zone};
use crate::web::shell::{Door, Link, Shell, state_line};
use crate::web::state::App;

/// `GET /t/{slug}`: for everybody.
pub async fn home(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let kept = Kept::html(request.path());
    page::public_as(&app, &request, &slug, kept, |conn, loaded| {
        let view = View::of(loaded)?;
        let said = announcements(conn, &loaded.tournament.id)?;
        Ok(HomePage::new(&view, &said).render()?)
    })
    .await
}

/// The home of a tournament.
#[derive(Debug, Template)]
#[template(path = "public/home.html")]
pub struct HomePage {
    pub shell: Shell,
    pub name: String,
    /// Kind and word of the state.
    pub chip: (&'static str, String),
    /// Date and place; may be empty.
    pub when_and_where: String,
    /// "Times are in Europe/Berlin."
    pub zone: String,
    pub description: String,
    /// Name and address, when there is a winner.
    pub champions: Vec<Link>,
    /// "Won the playoff of 16." or "First in the standings."
    pub champion_line: String,
    /// Where "Find your name" goes, once a round is published and while the tournament runs.
    pub search: Option<String>,
    /// The page to go to now.
    pub primary: Option<Link>,
    /// Other pages that have something to show.
    pub links: Vec<Link>,
    pub notices: Vec<Said>,
    /// What is known beforehand: level, rounds, cut, time.
    pub facts: Vec<(&'static str, String)>,
    /// Where players register themselves.
    pub register: Option<Link>,
}

/// An announcement.
#[derive(Debug, PartialEq, Eq)]
pub struct Said {
    pub text: String,
    /// "14:05", with its day where it is another than the last announcement's.
    pub when: String,
}

impl HomePage {
    /// The home as it stands, with what was announced, latest first.
    pub fn new(view: &View<'_>, said: &[Announcement]) -> Self {
        let tournament = view.tournament();
        let last = view.rounds().next_back();
        let running = matches!(
            tournament.state,
            TournamentState::Swiss | TournamentState::CutAnnounced | TournamentState::Playoff
        );
        let mut links = Vec::new();
        let mut primary = None;
        if let Some(last) = last {
            let title = view.title(last.round);
            let pairings = Link::new(
                if last.is_finished() {
                    format!("Results, {}", lower_first(&title))
                } else {
                    format!("Pairings, {}", lower_first(&title))
                },
                view.at("pairings"),
            );
            if running && !last.is_finished() {
                primary = Some(pairings);
            } else {
                links.push(pairings);
            }
        }
        if view.finished_swiss() > 0 {
            let after = format!("Standings after round {}", view.finished_swiss());
            links.push(Link::new(after, view.at("standings")));
        }
        if view.event().cut().is_some() {
            links.push(Link::new("Bracket", view.at("bracket")));
        }
        links.push(Link::new("Players", view.at("players")));
        links.push(Link::new("Rules and deviations", view.at("profile")));
        links.push(Link::new("Fair draws", view.at("fairness")));
        let (champions, champion_line) = champions(view);
        Self {
            shell: view.shell("Home", Door::None, ""),
            name: tournament.name.clone(),
            chip: chip(view),
            when_and_where: [
                tournament.held_on.map(words::long_date).unwrap_or_default(),
                tournament.place.clone(),
            ]
            .into_iter()
            .filter(|part| !part.is_empty())
            .collect::<Vec<_>>()
            .join(" · "),
            zone: format!("Times are in {}.", zone(&tournament.time_zone).name().replace('_', " ")),
            description: tournament.description.trim().to_owned(),
            champions,
            champion_line,
            search: (running && last.is_some_and(|last| !last.is_finished())).then(|| view.at("pairings")),
            primary,
            links,
            notices: notices(said, &tournament.time_zone),
            facts: facts(view),
            register: register(view),
        }
    }
}

/// "round 3", "semi-final": a title inside a sentence.
fn lower_first(title: &str) -> String {
    let mut chars = title.chars();
    match chars.next() {
        Some(first) => first.to_lowercase().chain(chars).collect(),
        None => String::new(),
    }
}

/// The state with its shape: live while a round is on.
fn chip(view: &View<'_>) -> (&'static str, String) {
    let state = view.tournament().state;
    let open = view.rounds().next_back().map(|round| round.state);
    let kind = match state {
        TournamentState::Setup | TournamentState::Registration => "idle",
        TournamentState::Swiss | TournamentState::CutAnnounced | TournamentState::Playoff => {
            if open == Some(RoundState::Running) {
                "live"
            } else {
                "idle"
            }
        }
        TournamentState::Finished => "good",
        TournamentState::Cancelled => "bad",
    };
    let word = match (state, view.tournament().registration) {
        (TournamentState::Registration, Registration::Closed) => "Not started".to_owned(),
        (TournamentState::Registration, _) => "Registration open".to_owned(),
        (TournamentState::Swiss | TournamentState::CutAnnounced | TournamentState::Playoff, _) => view.round_line(),
        _ => state_line(state).to_owned(),
    };
    (kind, word)
}

/// Who won: the playoff's winner, or without a playoff whoever is first when it is over.
fn champions(view: &View<'_>) -> (Vec<Link>, String) {
    let link = |player| Link::new(view.name(player), view.player_at(player));
    if let Some(champion) = view.champion() {
        let cut = view.event().cut().map_or(0, <[_]>::len);
        return (vec![link(champion)], format!("Won the playoff of {cut}."));
    }
    let over = view.tournament().state == TournamentState::Finished;
    if !over || view.event().cut().is_some() || view.finished_swiss() == 0 {
        return (Vec::new(), String::new());
    }
    let table = standings(view.event(), Some(view.finished_swiss()));
    let first: Vec<Link> = table
        .rows()
        .iter()
        .take_while(|row| row.rank == 1)
        .map(|row| link(row.player))
        .collect();
    let line = format!(
        "First after {}.",
        words::count(view.finished_swiss() as usize, "round", "rounds")
    );
    // a crowd that shares the first rank is no champion
    if first.len() > 4 {
        (Vec::new(), String::new())
    } else {
        (first, line)
    }
}

/// Announcements that stand, latest first; the day is said where it changes.
/// What was announced and not withdrawn, latest first.
pub fn notices(said: &[Announcement], time_zone: &str) -> Vec<Said> {
    let day = |at: Moment| {
        page::date_time(at, time_zone)
            .split(',')
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    let mut last = String::new();
    said.iter()
        .filter(|notice| !notice.withdrawn)
        .map(|notice| {
            let today = day(notice.at);
            let time = clock_time(notice.at, time_zone);
            let when = if today == last {
                time
            } else {
                format!("{today}, {time}")
            };
            last = today;
            Said {
                text: notice.text.clone(),
                when,
            }
        })
        .collect()
}

fn facts(view: &View<'_>) -> Vec<(&'static str, String)> {
    let profile = view.profile();
    let tournament = view.tournament();
    let count = view.event().players().len();
    let players = match tournament.max_players {
        Some(most) if view.event().rounds().is_empty() => format!("{count} of at most {most}"),
        _ => count.to_string(),
    };
    let mut facts = vec![("Players", players), ("Level", profile.level.name().to_owned())];
    if let Some(plan) = view.plan() {
        let playoff = match plan.cut {
            0 => "no playoff".to_owned(),
            cut => format!("then a playoff of the top {cut}"),
        };
        let rounds = match plan.swiss_rounds {
            0 => format!("No Swiss rounds, {playoff}"),
            rounds => format!(
                "{}, {playoff}",
                words::count(rounds as usize, "Swiss round", "Swiss rounds")
            ),
        };
        let by = if plan.rounds_recommended && plan.cut_recommended {
            " (recommended for this number of players)"
        } else {
            ""
        };
        facts.push(("Rounds", format!("{rounds}{by}")));
    }
    facts.push(("Pods", format!("of {}", profile.pod_size)));
    facts.push((
        "Round time",
        profile
            .round_minutes
            .map_or_else(|| "no limit".to_owned(), |minutes| format!("{minutes} minutes")),
    ));
    facts
}

/// Where players register themselves, while they may.
fn register(view: &View<'_>) -> Option<Link> {
    let tournament = view.tournament();
    if tournament.state != TournamentState::Registration {
        return None;
    }
    let label = match tournament.registration {
        Registration::Closed => return None,
        Registration::Approval => "Ask to take part",
        Registration::Open => "Register",
    };
    Some(Link::new(label, view.at("register")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;

    fn said(text: &str, day: u32, withdrawn: bool) -> Announcement {
        Announcement {
            id: text.to_owned(),
            tournament_id: "t".to_owned(),
            text: text.to_owned(),
            made_by: None,
            at: NaiveDate::from_ymd_opt(2026, 11, day)
                .and_then(|date| date.and_hms_opt(23, 30, 0))
                .unwrap(),
            withdrawn,
        }
    }

    #[test]
    fn announcements_stand_with_their_time_in_the_zone_and_withdrawn_ones_do_not() {
        let all = [
            said("Lunch", 20, false),
            said("Wrong", 20, true),
            said("Welcome", 20, false),
            said("Old", 19, false),
        ];
        let shown: Vec<(String, String)> = notices(&all, "Europe/Berlin")
            .into_iter()
            .map(|n| (n.text, n.when))
            .collect();
        let expected = [
            ("Lunch", "21 Nov 2026, 00:30"),
            ("Welcome", "00:30"),
            ("Old", "20 Nov 2026, 00:30"),
        ];
        assert_eq!(shown, expected.map(|(text, when)| (text.to_owned(), when.to_owned())));
    }

    #[test]
    fn a_title_stands_inside_a_sentence() {
        assert_eq!(lower_first("Semi-final"), "semi-final");
        assert_eq!(lower_first(""), "");
    }
}
