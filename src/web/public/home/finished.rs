//! The beginning of a finished tournament's home page: the podium, the event in numbers, the end of the playoff.

use askama::Template;
use askama::filters::HtmlSafe;
use say::Message;
use say::finished as words;

use crate::web::frame::look::search_box::SearchBox;
use crate::web::frame::look::shell::Link;
use crate::web::public::player::{Played, path};
use crate::web::shared::picture::{Bar, Bars, Bracket};
use crate::web::shared::terms;
use crate::web::shared::view::bracket::stages;
use crate::web::shared::view::{View, commanders};
use podium_event::Stage;
use podium_event::event::PlayerIx;
use podium_rules::event_numbers::EventNumbers;
use podium_rules::playoff::Reached;
use podium_snapshot::names::NameSearch;
use podium_store::TournamentState;

/// The most players on the podium.
const STEPS: usize = 6;
/// Stages of the playoff that are shown: the final and the one before.
const STAGES: usize = 2;
/// The number of won matches from which on seats can be compared.
const MATCHES_TO_COMPARE: usize = 8;

/// The head of a finished tournament's home page.
#[derive(Debug, Template)]
#[template(path = "public/home/finished.html")]
pub struct Finished {
    /// Best first; empty if nobody won.
    steps: Vec<Step>,
    /// "Won the playoff of 16.", "First after 5 rounds."
    line: Message,
    /// Numbers, each with its word.
    stats: Vec<(Message, Message)>,
    /// Matches won from each seat.
    seats: Option<Bars>,
    /// The address of all statistics, once they are public.
    statistics: Option<String>,
    /// The list of all places, to search for one's own.
    search: Option<SearchBox>,
    /// The winner's rounds, the first one first; empty unless one player won.
    path: Vec<Played>,
    /// The winner's name.
    winner: Option<String>,
    /// The winner's card to share.
    card: Option<Link>,
    /// The seats of the final in turn order; empty without a playoff.
    final_pod: Vec<Finalist>,
    /// The final and the stage before it; `None` without a playoff.
    bracket: Option<Bracket>,
    /// Address of the whole bracket.
    whole_bracket: String,
}

// Its template has escaped its content.
impl HtmlSafe for Finished {}

/// A player on the podium.
#[derive(Debug)]
struct Step {
    /// From 1.
    place: u32,
    /// "Champion", "Finalist", "2nd".
    title: Message,
    player: Link,
}

/// A player of the final.
#[derive(Debug)]
struct Finalist {
    /// From 1.
    seat: usize,
    player: Link,
    /// "A / B", if everybody may see it.
    commander: Option<String>,
    won: bool,
}

impl Finished {
    /// Returns the head; `None` while the tournament goes on.
    pub fn of(view: &View<'_>) -> Option<Self> {
        let is_over = view.tournament().state == TournamentState::Finished || view.champion().is_some();
        if !is_over {
            return None;
        }
        let numbers = EventNumbers::of(view.event());
        let stages = stages(view);
        let last = stages.len().saturating_sub(STAGES);
        let bracket = match &stages[last..] {
            [] => None,
            last => {
                let end = Bracket::new(last.to_vec());
                // "Playoff of 40", even if only its end is shown
                let summary = Bracket::new(stages.clone()).summary;
                Some(Bracket { summary, ..end })
            }
        };
        let winner = match view.champions()[..] {
            [winner] => Some(winner),
            _ => None,
        };
        let card = winner.and_then(|winner| view.player_card(winner));
        Some(Self {
            search: (view.finished_swiss() > 0)
                .then(|| SearchBox::new(view.at("standings"), &NameSearch::default(), "")),
            path: winner.map(|winner| path(view, winner)).unwrap_or_default(),
            winner: winner.map(|winner| view.name(winner).to_owned()),
            card: card.map(|card| Link::new(say::card::share(), card.address(&view.tournament().slug))),
            final_pod: final_pod(view),
            steps: steps(view),
            line: line(view),
            seats: won_from_seats(&numbers),
            statistics: (view.tournament().state == TournamentState::Finished).then(|| view.at("statistics")),
            stats: stats(view, &numbers),
            bracket,
            whole_bracket: view.at("bracket"),
        })
    }
}

fn steps(view: &View<'_>) -> Vec<Step> {
    let step = |player, place, title| Step {
        place,
        title,
        player: Link::new(view.name(player), view.player_at(player)),
    };
    if let Some(places) = view.final_places().filter(|_| view.champion().is_some()) {
        let finalists = places.given().iter().filter_map(|place| match place.reached {
            Some(reached @ (Reached::Champion | Reached::Round { before_end: 0, .. })) => {
                Some(step(place.player, place.place, terms::reached(reached)))
            }
            _ => None,
        });
        return finalists.take(STEPS).collect();
    }
    if view.champions().is_empty() {
        return Vec::new();
    }
    let rows = view.standings(view.finished_swiss()).rows();
    let first = rows.iter().take_while(|row| row.rank <= 3).take(STEPS);
    let title = |rank| match rank {
        1 => terms::reached(Reached::Champion),
        rank => terms::ordinal(rank),
    };
    first.map(|row| step(row.player, row.rank, title(row.rank))).collect()
}

/// Returns the seats of the final, once it is over.
fn final_pod(view: &View<'_>) -> Vec<Finalist> {
    let last = view
        .rounds()
        .next_back()
        .filter(|round| round.round.stage == Stage::Playoff);
    let (Some(champion), Some(pod)) = (view.champion(), last.and_then(|last| last.round.pods.first())) else {
        return Vec::new();
    };
    let finalist = |(seat, &player): (usize, &PlayerIx)| Finalist {
        seat,
        player: Link::new(view.name(player), view.player_at(player)),
        commander: commanders::line(view, player),
        won: player == champion,
    };
    (1..).zip(&pod.seats).map(finalist).collect()
}

fn line(view: &View<'_>) -> Message {
    match (view.champion(), view.event().cut()) {
        (Some(_), Some(cut)) => words::won_playoff(cut.len()),
        _ => words::first_after(view.finished_swiss()),
    }
}

fn stats(view: &View<'_>, numbers: &EventNumbers) -> Vec<(Message, Message)> {
    let counted = [
        (numbers.players, words::stat_players(numbers.players)),
        (numbers.swiss_rounds, words::stat_swiss_rounds(numbers.swiss_rounds)),
        (
            numbers.playoff_rounds,
            words::stat_playoff_rounds(numbers.playoff_rounds),
        ),
        (numbers.matches, words::stat_matches(numbers.matches)),
    ];
    let mut stats: Vec<(Message, Message)> = counted
        .into_iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, word)| (number.into(), word))
        .collect();
    // in per cent, rounded
    let share = (numbers.drawn * 100 + numbers.matches / 2).checked_div(numbers.matches);
    if let Some(share) = share {
        let word = words::stat_drawn(say::percent(share.to_string()));
        stats.push((numbers.drawn.into(), word));
    }
    stats.extend(longest(view));
    stats
}

/// Returns the round that took longest from its start until it was finished.
fn longest(view: &View<'_>) -> Option<(Message, Message)> {
    let lengths = view.rounds().filter_map(|round| Some((round.minutes()?, round.number)));
    // the first of equal ones
    let (minutes, number) = lengths.max_by_key(|(minutes, number)| (*minutes, u32::MAX - number))?;
    let round = view.rounds().find(|round| round.number == number)?;
    let number = match (minutes / 60, minutes % 60) {
        (0, minutes) => words::length_minutes(minutes),
        (hours, 0) => words::length_hours(hours),
        (hours, minutes) => words::length_hours_minutes(hours, minutes),
    };
    let word = words::stat_longest(terms::inside(&view.round_name(round.round)));
    Some((number, word))
}

/// Returns the matches won from each seat as a picture, if there are enough of them.
fn won_from_seats(numbers: &EventNumbers) -> Option<Bars> {
    let won: usize = numbers.won_from_seat.iter().sum();
    let fits = (2..=6).contains(&numbers.won_from_seat.len());
    (fits && won >= MATCHES_TO_COMPARE).then(|| {
        let bar = |(seat, &amount): (usize, &usize)| Bar {
            label: say::common::seat_number(seat),
            amount: u32::try_from(amount).unwrap_or(u32::MAX),
            text: say::common::amount_and_share(amount, say::percent(((amount * 100 + won / 2) / won).to_string())),
        };
        let bars: Vec<Bar> = (1..).zip(&numbers.won_from_seat).map(bar).collect();
        Bars::new("seats", words::won_from_seats(), &bars)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::{Fixture, drawn, won};
    use podium_store::RoundState;

    fn over(mut fixture: Fixture) -> Option<Finished> {
        fixture.tournament.state = TournamentState::Finished;
        let snapshot = fixture.snapshot();
        Finished::of(&View::of(&snapshot))
    }

    fn swiss() -> Fixture {
        Fixture::of(8).swiss(
            RoundState::Finished,
            &[(&[0, 1, 2, 3], won(0)), (&[4, 5, 6, 7], drawn(&[4, 5, 6, 7]))],
        )
    }

    fn shown(finished: &Finished) -> Vec<(u32, String, String)> {
        let steps = finished.steps.iter();
        steps
            .map(|step| (step.place, step.title.to_string(), step.player.label.to_string()))
            .collect()
    }

    #[test]
    fn after_a_playoff_the_finalists_are_on_the_podium() {
        let fixture = swiss()
            .cut(&[0, 4, 5, 6])
            .playoff(RoundState::Finished, &[(&[0, 4, 5, 6], won(5))]);
        let names: Vec<String> = fixture.players.iter().map(|row| row.name.clone()).collect();
        let finished = over(fixture).expect("it is over");
        let expected = [
            (1, "Champion", &names[5]),
            (2, "Finalist", &names[0]),
            (3, "Finalist", &names[4]),
            (4, "Finalist", &names[6]),
        ]
        .map(|(place, title, name)| (place, title.to_owned(), name.clone()));
        assert_eq!(shown(&finished), expected);
        assert_eq!(finished.line, "Won the playoff of 4.");
        let stats: Vec<String> = finished
            .stats
            .iter()
            .map(|(number, word)| format!("{number} {word}"))
            .collect();
        let expected = [
            "8 players",
            "1 Swiss round",
            "1 playoff round",
            "3 matches",
            "1 drawn (33 %)",
            "1 h 30 longest: round 1",
        ];
        assert_eq!(stats, expected);
        let html = finished.render().expect("it renders");
        assert!(html.contains("bracket-wide") && html.contains("Champion"), "{html}");
    }

    #[test]
    fn without_a_playoff_the_first_three_of_the_standings_do() {
        let finished = over(swiss()).expect("it is over");
        let shown = shown(&finished);
        assert_eq!(shown[0].0, 1);
        assert_eq!(shown[0].1, "Champion");
        assert!(
            shown[1..]
                .iter()
                .all(|(place, title, _)| *place == 2 && *title == "2nd")
        );
        assert_eq!(finished.line, "First after 1 round.");
        assert!(finished.bracket.is_none());
    }

    #[test]
    fn an_event_that_goes_on_or_that_nobody_won_has_no_podium() {
        let snapshot = swiss().snapshot();
        assert!(Finished::of(&View::of(&snapshot)).is_none());
        let unplayed = over(Fixture::of(8)).expect("it is over");
        assert!(unplayed.steps.is_empty() && unplayed.stats.is_empty());
        unplayed.render().expect("it renders");
    }

    #[test]
    fn seats_are_compared_when_there_is_something_to_compare() {
        let numbers = |won_from_seat: &[usize]| EventNumbers {
            won_from_seat: won_from_seat.to_vec(),
            ..EventNumbers::default()
        };
        assert!(won_from_seats(&numbers(&[3, 2, 1, 1])).is_none());
        let bars = won_from_seats(&numbers(&[4, 2, 1, 1])).expect("eight matches");
        assert!(bars.render().expect("it renders").contains("4 (50 %)"));
        assert!(
            won_from_seats(&numbers(&[1; 12])).is_none(),
            "a Grand Melee has too many"
        );
    }
}
