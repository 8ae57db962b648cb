//! The course of a tournament in pictures: the field round by round, how long tables played, seats and commanders, the
//! bracket as it grew. Each picture has its numbers beside it. Times, seats and commanders are public once the tournament
//! is finished, as its statistics are.

use std::collections::BTreeMap;

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::{Message, story as t};

use super::statistics::{Figure, pictures};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::shell::{Door, Link, Shell};
use crate::web::frame::state::App;
use crate::web::shared::counted::{Shown, Subject};
use crate::web::shared::picture::{Bracket, BracketStage, Field, FieldRound, Strip, Strips};
use crate::web::shared::view::bracket::stages;
use crate::web::shared::view::{RoundView, View};
use podium_event::Stage;
use podium_event::result::Outcome;
use podium_rules::statistics::RoundPlayed;
use podium_rules::time_statistics::Spread;
use podium_store::{DbError, Reader};

/// The most seats in all brackets together: more would make the page too large.
const SEATS: usize = 120;

/// `GET /t/{slug}/story`: for everybody.
pub async fn story(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let caching = Caching::page(page::path(&request));
    page::public_reading(&app, &request, &slug, caching, |conn, snapshot| {
        let played = Played::read(conn, snapshot)?;
        snapshot.render(&StoryPage::new(&View::shown(snapshot), played))
    })
    .await
}

/// What is known of the rounds beyond their results, once it is public.
#[derive(Default)]
struct Played {
    rounds: Vec<RoundPlayed>,
    /// Seats and commanders.
    figures: Vec<Figure>,
}

impl Played {
    fn read(conn: &mut Reader<'_>, snapshot: &page::Shown<'_>) -> Result<Self, DbError> {
        let Some(subject) = Subject::of_everybody(snapshot.snapshot) else {
            return Ok(Self::default());
        };
        let mut shown = Shown::read(conn, &[subject])?;
        Ok(Self {
            rounds: shown.rounds.pop().unwrap_or_default(),
            figures: pictures(&shown),
        })
    }
}

#[derive(Template)]
#[template(path = "public/story/page.html")]
struct StoryPage {
    shell: Shell,
    /// `None` before a round is finished.
    field: Option<Field>,
    field_means: Message,
    rounds: Vec<RoundLine>,
    /// Whether the lines have minutes.
    has_times: bool,
    times: Option<Strips>,
    figures: Vec<Figure>,
    /// Each with one stage more, with what it shows.
    brackets: Vec<(Message, Bracket)>,
    statistics: Option<Link>,
}

/// A round in numbers.
#[derive(Debug, PartialEq, Eq)]
struct RoundLine {
    title: Message,
    href: String,
    players: usize,
    tables: usize,
    byes: usize,
    drawn: usize,
    /// `None` in the playoff.
    most: Option<u32>,
    /// Minutes of the tables.
    minutes: Option<Spread>,
}

impl StoryPage {
    fn new(view: &View<'_>, played: Played) -> Self {
        let finished: Vec<RoundView<'_>> = view.rounds().filter(RoundView::is_finished).collect();
        let minutes: Vec<Vec<u32>> = finished.iter().map(|round| minutes_of(&played, *round)).collect();
        let strips: Vec<Strip> = (finished.iter().zip(&minutes))
            .filter_map(|(round, minutes)| {
                Some(Strip {
                    label: view.title(round.round),
                    minutes: minutes.clone(),
                    median: Spread::of(minutes.iter().copied())?.median,
                })
            })
            .collect();
        let has_times = !strips.is_empty();
        let followed = match view.champions()[..] {
            [champion] => Some(champion),
            _ => None,
        };
        Self {
            shell: view.shell(t::title(), Door::More, &view.at("story")),
            field: field(view),
            field_means: followed.map_or_else(t::field_means_alone, |player| t::field_means(view.name(player))),
            rounds: (finished.iter().zip(&minutes))
                .map(|(round, minutes)| line(view, *round, minutes))
                .collect(),
            has_times,
            times: has_times.then(|| Strips::new("times", t::times(), &strips)),
            statistics: (!played.figures.is_empty())
                .then(|| Link::new(say::finished::all_statistics(), view.at("statistics"))),
            figures: played.figures,
            brackets: brackets(view),
        }
    }
}

/// Returns the minutes of a round's tables, in ascending order; empty if they are not public, or not known.
fn minutes_of(played: &Played, round: RoundView<'_>) -> Vec<u32> {
    let at = round.number.checked_sub(1).map(|at| at as usize);
    let Some(known) = at.and_then(|at| played.rounds.get(at)) else {
        return Vec::new();
    };
    let mut minutes: Vec<u32> = known.matches.values().filter_map(|table| table.minutes).collect();
    minutes.sort_unstable();
    minutes
}

fn line(view: &View<'_>, round: RoundView<'_>, minutes: &[u32]) -> RoundLine {
    let pods = &round.round.pods;
    let seated: usize = pods.iter().map(|pod| pod.seats.len()).sum();
    let drawn = |at: &usize| matches!(round.outcome(*at, view.profile()), Some(Outcome::Drawn(_)));
    let is_swiss = round.round.stage == Stage::Swiss;
    let rows = is_swiss.then(|| view.standings(round.number).rows());
    RoundLine {
        title: view.title(round.round),
        href: view.at(&format!("pairings/{}", round.number)),
        // with those who come late, who have lost the rounds before (T8)
        players: seated + round.round.byes.len() + round.round.match_losses.len(),
        tables: pods.len(),
        byes: round.round.byes.len(),
        drawn: (0..pods.len()).filter(drawn).count(),
        most: rows.and_then(|rows| rows.iter().map(|row| row.match_points).max()),
        minutes: Spread::of(minutes.iter().copied()),
    }
}

/// Returns the field after each finished Swiss round, with the way of the winner.
fn field(view: &View<'_>) -> Option<Field> {
    let winner = match view.champions()[..] {
        [winner] => Some(winner),
        _ => None,
    };
    let round = |number: u32| {
        let standings = view.standings(number);
        let mut players: BTreeMap<u32, u32> = BTreeMap::new();
        for row in standings.rows() {
            *players.entry(row.match_points).or_default() += 1;
        }
        FieldRound {
            label: say::player::round_short(number),
            players,
            followed: winner
                .and_then(|winner| standings.row(winner))
                .map(|row| row.match_points),
        }
    };
    let rounds: Vec<FieldRound> = (1..=view.finished_swiss()).map(round).collect();
    (!rounds.is_empty()).then(|| Field::new("field", t::field(), &rounds))
}

/// Returns the bracket after each stage that is over, as far as the page has room for them, the latest first to be kept.
fn brackets(view: &View<'_>) -> Vec<(Message, Bracket)> {
    let swiss = view.event().swiss().len();
    let over = view.rounds().skip(swiss).take_while(RoundView::is_finished).count();
    let stages = stages(view);
    let mut room = SEATS;
    let mut kept = Vec::new();
    for count in (1..=over.min(stages.len())).rev() {
        let shown = &stages[..count];
        let seats = |stage: &BracketStage| {
            let seated: usize = stage.pods.iter().map(|pod| pod.seats.len()).sum();
            seated + stage.waiting.len()
        };
        let seats: usize = shown.iter().map(seats).sum();
        let Some(left) = room.checked_sub(seats) else {
            break;
        };
        room = left;
        let title = t::bracket_after(&shown[count - 1].title);
        kept.push((title, Bracket::new(shown.to_vec())));
    }
    kept.reverse();
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::{Fixture, drawn, won};
    use podium_store::RoundState;

    fn shown(fixture: Fixture) -> StoryPage {
        let snapshot = fixture.snapshot();
        StoryPage::new(&View::of(&snapshot), Played::default())
    }

    fn played() -> Fixture {
        Fixture::of(9)
            .swiss_with_byes(
                RoundState::Finished,
                &[(&[0, 1, 2, 3], won(0)), (&[4, 5, 6, 7], drawn(&[4, 5, 6, 7]))],
                &[8],
            )
            .cut(&[0, 8, 4, 5])
            .playoff(RoundState::Finished, &[(&[0, 8, 4, 5], won(8))])
    }

    #[test]
    fn the_numbers_are_those_of_the_rounds() {
        let page = shown(played());
        let lines: Vec<_> = page
            .rounds
            .iter()
            .map(|line| (line.players, line.tables, line.byes, line.drawn, line.most))
            .collect();
        assert_eq!(lines, [(9, 2, 1, 1, Some(5)), (4, 1, 0, 0, None)]);
        assert_eq!(page.brackets.len(), 1);
        assert!(page.times.is_none() && !page.has_times);
        let html = page.render().expect("it renders");
        // two have won or had a bye, four have drawn, three have nothing
        assert!(html.contains("R1: 2 with 5, 4 with 1, 3 with 0."), "{html}");
        assert!(html.contains("bracket-wide"), "{html}");
    }

    /// T18: four players play the final alone.
    #[test]
    fn without_swiss_rounds_there_is_the_playoff() {
        let page = shown(
            Fixture::of(4)
                .cut(&[0, 1, 2, 3])
                .playoff(RoundState::Finished, &[(&[0, 1, 2, 3], won(2))]),
        );
        assert!(page.field.is_none());
        assert_eq!((page.rounds.len(), page.brackets.len()), (1, 1));
        assert!(page.render().expect("it renders").contains("bracket-wide"));
    }

    #[test]
    fn before_the_first_round_is_over_there_is_nothing_to_show() {
        let page =
            shown(Fixture::of(8).swiss(RoundState::Running, &[(&[0, 1, 2, 3], won(0)), (&[4, 5, 6, 7], won(4))]));
        assert!(page.field.is_none() && page.rounds.is_empty() && page.brackets.is_empty());
        assert!(page.render().expect("it renders").contains("No charts yet"));
    }

    #[test]
    fn times_of_tables_are_a_line_for_each_round() {
        use podium_rules::statistics::HowPlayed;
        let table = |minutes| HowPlayed {
            minutes: Some(minutes),
            ..HowPlayed::default()
        };
        let round = RoundPlayed {
            minutes: Some(80),
            matches: BTreeMap::from([(1, table(70)), (2, table(40))]),
        };
        let snapshot = played().snapshot();
        let known = Played {
            rounds: vec![round],
            figures: Vec::new(),
        };
        let page = StoryPage::new(&View::of(&snapshot), known);
        assert_eq!(
            page.rounds[0].minutes.as_ref().map(|of| (of.least, of.most, of.median)),
            Some((40, 70, 55))
        );
        let html = page.render().expect("it renders");
        assert!(html.contains("Round 1: 40 to 70 minutes, median 55."), "{html}");
    }
}
