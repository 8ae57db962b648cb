//! A player's page: rounds, tables, seats, opponents, results, and the rank after each round.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;
use say::player as words;

use super::players;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::look::format;
use crate::web::frame::look::shell::{Door, Link, Shell};
use crate::web::frame::request::query::number;
use crate::web::frame::state::App;
use crate::web::shared::picture::chart::{Chart, ChartPoint};
use crate::web::shared::terms;
use crate::web::shared::view::bracket::by_seed;
use crate::web::shared::view::{RoundView, View, commanders};
use podium_event::event::PlayerIx;
use podium_event::profile::Seating;
use podium_event::result::Outcome;
use podium_ops::people::decklist::is_link;
use podium_rules::seat_history::seat_histories;
use podium_rules::standings::{Scored, round_scores};
use podium_store::{NamesShown, RoundState};

/// `GET /t/{slug}/players/{player}`: for everybody.
pub async fn player(app: App, request: HttpRequest, path: Path<(String, String)>) -> WebResult {
    let player = i64::from(number(&path.1));
    page::public(&app, &request, &path.0, move |snapshot| {
        let view = View::shown(snapshot);
        snapshot.render(&PlayerPage::new(&view, view.player(player)?))
    })
    .await
}

/// A player's page.
#[derive(Debug, Template)]
#[template(path = "public/player.html")]
pub struct PlayerPage {
    pub shell: Shell,
    pub name: Message,
    pub number: i64,
    /// Number, pronouns, and the status of a player who left.
    pub line: Message,
    /// "A / B"; `None` where everybody may not see it.
    pub commander: Option<String>,
    /// "white and blue", if card data knows the commanders.
    pub colours: Option<Message>,
    /// The decklist, if it is public and a link.
    pub deck_link: Option<String>,
    /// The decklist, if it is public and a text.
    pub deck_text: Option<String>,
    /// Rank, points and record after the last finished Swiss round.
    pub stats: Vec<(Message, Message)>,
    /// Latest first.
    pub rounds: Vec<Played>,
    /// Points over rounds, from two finished rounds on.
    pub chart: Option<Chart>,
    /// How often the player sat in each seat of the Swiss rounds; empty before the first round.
    pub seats: Vec<(Message, u32)>,
    /// Whether seats are distributed evenly over a player's rounds, which deviates from the addendum.
    pub balanced: bool,
    /// The explanation of the standing.
    pub why: Option<Link>,
    /// Their card, from the first finished round on.
    pub card: Option<Link>,
}

/// A round of the player.
#[derive(Debug)]
pub struct Played {
    /// "Round 3".
    pub title: Message,
    pub href: String,
    /// The table's number; `None` outside a pod.
    pub table: Option<u32>,
    /// "2nd"; `None` outside a pod.
    pub seat: Option<Message>,
    pub opponents: Vec<Link>,
    /// "Won", "Bye", "Playing".
    pub result: Message,
    pub won: bool,
    /// Points scored in it; `None` while it is not finished, in the playoff, and where points are wagered.
    pub points: Option<u32>,
    /// By how much it changed wagered points: "+270", "−100".
    pub change: Option<String>,
    /// The rank after it; `None` in the same cases, and for players not in the standings.
    pub rank: Option<u32>,
}

impl PlayerPage {
    /// The page of a player.
    pub fn new(view: &View<'_>, player: PlayerIx) -> Self {
        let after = view.finished_swiss();
        let scores = round_scores(view.event(), Some(after), player);
        let mut rounds = path(view, player);
        rounds.reverse();

        let mut sum = view.profile().house.wager.map_or(0, |wager| wager.start);
        let points: Vec<ChartPoint> = (1..=after)
            .map(|round| {
                if let Some(score) = scores.iter().find(|score| score.round == round) {
                    sum = score.wagered.map_or(sum + score.points, |wagered| wagered.after());
                }
                ChartPoint {
                    label: words::round_short(round),
                    value: sum,
                }
            })
            .collect();
        // one point does not make a line
        let chart = (points.len() > 1).then(|| Chart::new(words::points_after_each(), &points));
        let row = (after > 0).then(|| view.standings(after).row(player)).flatten();
        let mut stats = Vec::new();
        let place = view.final_places().and_then(|places| places.of(player));
        stats.extend(place.map(|place| (place.place.into(), words::stat_final_place())));
        if let Some(row) = row {
            let rank = match place.is_some() {
                true => words::stat_rank_after_swiss(),
                false => words::stat_rank(),
            };
            stats.push((row.rank.into(), rank));
            stats.push((row.match_points.into(), words::stat_points()));
            stats.push((format::record(row), words::stat_record()));
        }
        if let Some(seed) = view.seed(player) {
            stats.push((seed.into(), words::stat_seed()));
        }
        let name = Message::from(view.name(player));
        let list = commanders::decklist(view, player).map(str::to_owned);
        let card = view.player_card(player);
        let mut shell = view.shell(name.clone(), Door::More, "");
        if let Some(card) = &card {
            shell.card = Some(view.head_of(card));
        }
        Self {
            shell,
            card: card.map(|card| Link::new(say::card::share(), card.address(&view.tournament().slug))),
            number: view.number(player),
            line: line(view, player),
            commander: commanders::line(view, player),
            colours: view.identity(player).map(terms::colours),
            deck_link: list.clone().filter(|list| is_link(list)),
            deck_text: list.filter(|list| !is_link(list)),
            stats,
            rounds,
            chart,
            seats: seats(view, player),
            balanced: view.profile().seating == Seating::Balanced,
            why: row.map(|_| {
                let page = format!("standings/{after}/{}", view.number(player));
                Link::new(words::where_from(), view.at(&page))
            }),
            name,
        }
    }

    /// Returns how often the player sat in each seat, in a sentence.
    pub fn seats_had(&self) -> Message {
        let seats = self.seats.iter().map(|(seat, times)| words::seat_times(seat, times));
        words::seats_had(Message::joined(seats, ", "))
    }
}

/// Returns the rounds of a player, the first one first.
pub fn path(view: &View<'_>, player: PlayerIx) -> Vec<Played> {
    let after = view.finished_swiss();
    let scores = round_scores(view.event(), Some(after), player);
    let rounds = view.rounds().filter_map(|round| played(view, round, player));
    let scored = rounds.map(|(number, mut played)| {
        if let Some(score) = scores.iter().find(|score| score.round == number) {
            played.change = score.wagered.map(terms::change);
            played.points = Some(score.points).filter(|_| played.change.is_none());
            played.result = terms::scored(score.scored);
            played.rank = view.standings(number).row(player).map(|row| row.rank);
        }
        played
    });
    scored.collect()
}

fn line(view: &View<'_>, player: PlayerIx) -> Message {
    let mut parts = vec![say::common::nameless(view.number(player))];
    // a tournament that shows only first names and initials shows no other personal data
    if view.names_shown() == NamesShown::Full
        && let Some(pronouns) = view.row(player).pronouns.as_deref().filter(|p| !p.trim().is_empty())
    {
        parts.push(pronouns.into());
    }
    let place = view.final_places().and_then(|places| places.of(player));
    parts.extend(place.and_then(terms::came_inside));
    parts.extend(players::left(view, player));
    if view.row(player).entry_round > 1 {
        parts.push(words::entered_in(view.row(player).entry_round));
    }
    Message::joined(parts, " · ")
}

/// Returns a round's number and its line for the player; `None` if they had no place in it.
fn played(view: &View<'_>, round: RoundView<'_>, player: PlayerIx) -> Option<(u32, Played)> {
    let mut played = Played {
        title: view.title(round.round),
        href: view.at(&format!("pairings/{}", round.number)),
        table: None,
        seat: None,
        opponents: Vec::new(),
        result: Message::default(),
        won: false,
        points: None,
        change: None,
        rank: None,
    };
    if round.round.byes.contains(&player) {
        played.result = terms::scored(Scored::Bye);
    } else if round.round.match_losses.contains(&player) {
        played.result = terms::scored(Scored::MatchLoss);
    } else {
        let (ix, pod) = (0..)
            .zip(&round.round.pods)
            .find(|(_, pod)| pod.seats.contains(&player))?;
        let seat = pod.seats.iter().position(|&seated| seated == player)?;
        let outcome = round.outcome(ix, view.profile());
        played.table = Some(pod.table);
        played.seat = Some(terms::ordinal(seat as u32 + 1));
        played.opponents = pod
            .seats
            .iter()
            .filter(|&&other| other != player)
            .map(|&other| Link::new(view.name(other), view.player_at(other)))
            .collect();
        played.won = outcome == Some(Outcome::Won(player));
        played.result = match (round.state, &outcome) {
            _ if view.event().is_void(round.round, pod) => words::result_void(),
            (_, Some(Outcome::Won(winner))) if *winner == player => terms::scored(Scored::Won),
            (_, Some(Outcome::Won(_))) => terms::scored(Scored::Lost),
            (_, Some(Outcome::Drawn(_))) => match by_seed(view, round, ix) {
                Some(best) => say::pods::advances_by_seed(terms::scored(Scored::Drawn), view.name(best)),
                None => terms::scored(Scored::Drawn),
            },
            (RoundState::Published, None) => words::result_seated(),
            (RoundState::Running, None) => words::result_playing(),
            (_, None) => words::result_none(),
        };
    }
    Some((round.number, played))
}

/// Counts how often the player sat in each seat of the Swiss rounds.
fn seats(view: &View<'_>, player: PlayerIx) -> Vec<(Message, u32)> {
    if view.event().swiss().is_empty() {
        return Vec::new();
    }
    let history = seat_histories(view.event()).swap_remove(player.ix());
    (1..)
        .zip(history)
        .map(|(seat, times)| (terms::ordinal(seat), times))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::{Fixture, drawn, won};
    use podium_event::PodResult;

    fn played() -> Fixture {
        Fixture::new(&["Ann Ash", "Bob Birch", "Cat Cedar", "Dan Dogwood", "Eve Elm"])
            .swiss_with_byes(RoundState::Finished, &[(&[0, 1, 2, 3], won(1))], &[4])
            .swiss_with_byes(RoundState::Finished, &[(&[4, 1, 2, 0], drawn(&[4, 1, 2, 0]))], &[3])
            .swiss_with_byes(RoundState::Running, &[(&[1, 2, 3, 4], won(4))], &[0])
    }

    fn page(fixture: Fixture, number: i64) -> PlayerPage {
        let snapshot = fixture.snapshot();
        let view = View::of(&snapshot);
        PlayerPage::new(&view, view.player(number).expect("a player"))
    }

    #[test]
    fn rounds_stand_latest_first_with_table_seat_result_and_rank() {
        let page = page(played().quiet(), 2);
        let words = |r: &Played| format!("{} {} {}", r.title, r.seat.clone().unwrap_or_default(), r.result);
        let lines: Vec<_> = (page.rounds.iter().map(|r| (words(r), r.table, r.points, r.rank))).collect();
        assert_eq!(
            lines,
            [
                ("Round 3 1st Playing".to_owned(), Some(1), None, None),
                ("Round 2 2nd Drawn".to_owned(), Some(1), Some(1), Some(1)),
                ("Round 1 2nd Won".to_owned(), Some(1), Some(5), Some(1))
            ]
        );
        let opponents: Vec<String> = page.rounds[2].opponents.iter().map(|l| l.label.to_string()).collect();
        assert_eq!(opponents, ["Ann Ash", "Cat Cedar", "Dan Dogwood"]);
        assert_eq!(
            page.seats_had(),
            "Seats in the Swiss rounds: 1st 1 ×, 2nd 2 ×, 3rd 0 ×, 4th 0 ×."
        );
        assert_eq!(page.stats[0], (1.into(), words::stat_rank()));
    }

    #[test]
    fn a_running_result_shows_where_it_is_public_and_has_no_points_yet() {
        let page = page(played(), 2);
        let round = &page.rounds[0];
        assert_eq!(round.result, "Lost");
        assert_eq!((round.points, round.rank), (None, None));
        assert_eq!(page.stats[1], (6.into(), words::stat_points()));
    }

    #[test]
    fn the_chart_speaks_and_leaves_the_running_round_out() {
        let page = page(played(), 5);
        let chart = page.chart.expect("two rounds are finished");
        let chart = chart.render().expect("it renders");
        assert!(chart.contains("Points after each round: R1 5, R2 6."), "{chart}");
    }

    #[test]
    fn a_bye_says_so_and_has_no_table() {
        let page = page(played(), 1);
        assert_eq!(page.rounds[0].result, "Bye");
        assert_eq!(page.rounds[0].table, None);
    }

    #[test]
    fn before_the_first_round_there_is_nothing_to_show_but_the_name() {
        let page = page(Fixture::new(&["Ann Ash"]), 1);
        assert!(page.rounds.is_empty() && page.stats.is_empty() && page.seats.is_empty());
        assert!(page.render().expect("renders").contains("Ann Ash"));
    }

    #[test]
    fn pronouns_are_shown_beside_full_names_only() {
        for (how, there) in [(NamesShown::Full, true), (NamesShown::Initial, false)] {
            let mut fixture = Fixture::new(&["Ann Ash"]);
            fixture.players[0].pronouns = Some("she/her".to_owned());
            fixture.tournament.names_shown = how;
            assert_eq!(page(fixture, 1).line.to_string().contains("she/her"), there);
        }
    }

    #[test]
    fn a_playoff_round_has_a_result_and_no_points() {
        let mut fixture = Fixture::new(&["A A", "B B", "C C", "D D"])
            .swiss(RoundState::Finished, &[(&[0, 1, 2, 3], won(1))])
            .cut(&[1, 0, 2, 3])
            .playoff(RoundState::Finished, &[(&[1, 0, 2, 3], won(0))]);
        fixture.tournament.state = podium_store::TournamentState::Playoff;
        let page = page(fixture, 1);
        let last = &page.rounds[0];
        assert_eq!(last.title, "Final");
        assert_eq!(last.result, "Won");
        assert_eq!(last.points, None);
        assert!(page.line.to_string().contains("champion"));
        assert_eq!(page.stats.last(), Some(&(2.into(), words::stat_seed())));
    }

    #[test]
    fn a_round_without_result_is_no_loss() {
        let fixture = Fixture::new(&["A A", "B B", "C C", "D D"])
            .swiss(RoundState::Published, &[(&[0, 1, 2, 3], PodResult::NotReported)]);
        assert_eq!(page(fixture, 1).rounds[0].result, "Seated");
    }
}
