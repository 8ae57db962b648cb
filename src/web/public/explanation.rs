//! A player's standing explained: each number with the data that it was computed from.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;

use super::standings::{Column, Figure};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::look::format::percent;
use crate::web::frame::look::shell::{Door, Link, Shell};
use crate::web::frame::request::query::number;
use crate::web::frame::state::App;
use crate::web::shared::terms;
use crate::web::shared::view::View;
use podium_event::event::PlayerIx;
use podium_event::profile::{Profile, Tiebreaker};
use podium_rules::standings::{Explanation, Scored, Wagered, explain};

/// `GET /t/{slug}/standings/{round}/{player}`: for everybody.
pub async fn explanation(app: App, request: HttpRequest, path: Path<(String, String, String)>) -> WebResult {
    let (slug, round, player) = path.into_inner();
    // parsed by hand: anything but a number gets the page that says there is none
    let (round, player) = (number(&round), i64::from(number(&player)));
    page::public(&app, &request, &slug, move |snapshot| {
        let view = View::shown(snapshot);
        let after = view.standings_after(round)?;
        snapshot.render(&ExplanationPage::new(&view, after, view.player(player)?)?)
    })
    .await
}

/// A player's standing, explained.
#[derive(Debug, Template)]
#[template(path = "public/explanation.html")]
pub struct ExplanationPage {
    pub shell: Shell,
    pub name: Message,
    /// "Rank 4 after round 3".
    pub line: Message,
    /// The points before round 1, where points are wagered.
    pub start: Option<u32>,
    pub rounds: Vec<RoundLine>,
    pub points: u32,
    /// The tiebreakers in the order in which they decide, each with its sum.
    pub figures: Vec<Explained>,
    pub opponents: Vec<OpponentLine>,
    /// Imaginary opponents, who count in the percentage.
    pub imaginary: Vec<ImaginaryLine>,
    /// What the table counts, above it.
    pub how_opponents_count: Message,
    /// The names of the opponents' percentage and of its mean.
    pub percentage: Column,
    pub average: Column,
    /// "They are compared as exact fractions".
    pub compared: Message,
    /// Sums of the opponents' table: points and counted percentages, as they are divided.
    pub oamp: Message,
    pub omw: Message,
    pub own_page: Link,
    pub standings: Link,
}

/// A round's points.
#[derive(Debug, PartialEq, Eq)]
pub struct RoundLine {
    pub round: u32,
    /// The table's number; `None` outside a pod.
    pub table: Option<u32>,
    pub result: Message,
    /// "5", or where points are wagered the change: "+270", "−100".
    pub points: Message,
}

/// A number and how it was computed.
#[derive(Debug, PartialEq, Eq)]
pub struct Explained {
    pub name: Message,
    pub value: Message,
    /// In words, with this player's numbers: one sentence or several.
    pub how: Vec<Message>,
}

/// Imaginary opponents and their contribution.
#[derive(Debug, PartialEq, Eq)]
pub struct ImaginaryLine {
    /// "3 imaginary opponents".
    pub name: Message,
    pub counted: Message,
}

/// An opponent and their contribution.
#[derive(Debug, PartialEq, Eq)]
pub struct OpponentLine {
    pub name: Message,
    pub href: String,
    /// "1 and 3".
    pub met: Message,
    pub points: u32,
    pub mw: Message,
    /// The value as it counts.
    pub counted: Message,
    /// Whether the floor raised it.
    pub raised: bool,
}

impl ExplanationPage {
    /// Explains a player's line of the standings after a round.
    ///
    /// # Errors
    /// The player is not in these standings.
    pub fn new(view: &View<'_>, after: u32, player: PlayerIx) -> Result<Self, WebError> {
        let explanation = explain(view.event(), Some(after), player);
        let name = Message::from(view.name(player));
        // rank 0: not in the standings, such as a disqualified player (T10)
        if explanation.row.rank == 0 {
            return Err(WebError::not_found(say::explanation::not_in_standings(name, after))
                .way_on(say::view::to_standings(), view.at("standings")));
        }
        let own = view.at(&format!("standings/{after}"));
        let figures = Figure::deciding(view).into_iter().map(|figure| Explained {
            name: figure.column().long,
            value: match figure {
                Figure::Tie(tie) if tie.is_percentage() => say::percent(explanation.row.shown(tie)),
                _ => figure.text(&explanation.row),
            },
            how: match figure {
                Figure::Tie(tie) => how(&explanation, tie, view.profile()),
                Figure::GamePoints => vec![say::explanation::game_points(view.profile().points.win)],
            },
        });
        let figures: Vec<Explained> = figures.collect();
        let (percentage, average) = columns(view.profile(), explanation.with_byes);
        Ok(Self {
            shell: view.shell(say::explanation::title(&name, after), Door::Standings, ""),
            line: say::explanation::rank_after(explanation.row.rank, after),
            start: view.profile().house.wager.map(|wager| wager.start),
            rounds: explanation
                .rounds
                .iter()
                .map(|score| RoundLine {
                    round: score.round,
                    table: score.table,
                    result: match score.wagered {
                        Some(wagered) if score.scored != Scored::Bye => {
                            say::explanation::staked(terms::scored(score.scored), wagered.stake, wagered.taken)
                        }
                        _ => terms::scored(score.scored),
                    },
                    points: match score.wagered {
                        Some(wagered) => terms::change(wagered).into(),
                        None => score.points.into(),
                    },
                })
                .collect(),
            points: explanation.row.match_points,
            figures,
            opponents: explanation
                .opponents
                .iter()
                .map(|opponent| OpponentLine {
                    name: view.name(opponent.player).into(),
                    href: format!("{own}/{}", view.number(opponent.player)),
                    met: say::list(opponent.rounds.iter().map(Message::from).collect()),
                    points: opponent.match_points,
                    mw: say::decimal(opponent.mw.percent()),
                    counted: say::decimal(opponent.raised_mw.percent()),
                    raised: opponent.raised_mw != opponent.mw,
                })
                .collect(),
            imaginary: [&explanation.of_byes, &explanation.of_smaller_pods]
                .into_iter()
                .flatten()
                .map(|imaginary| ImaginaryLine {
                    name: say::explanation::imaginary(imaginary.count),
                    counted: say::decimal(imaginary.percentage.percent()),
                })
                .collect(),
            how_opponents_count: match explanation.with_byes {
                true => say::explanation::how_opponents_count_with_byes(percent(explanation.floor)),
                false => say::explanation::how_opponents_count(percent(explanation.floor)),
            },
            percentage,
            average,
            compared: match view.profile().house.percentage_decimals {
                Some(_) => say::explanation::rounded_percentages(),
                None => say::explanation::exact_fractions(),
            },
            oamp: say::decimal(explanation.row.oamp.decimal()),
            omw: say::decimal(explanation.row.shown(mean_of(view.profile()))),
            own_page: Link::new(say::explanation::all_rounds_of(&name), view.player_at(player)),
            standings: Link::new(say::standings::after_round(after), own),
            name,
        })
    }
}

/// Returns the mean of the opponents' percentages that the table explains.
fn mean_of(profile: &Profile) -> Tiebreaker {
    let ranks = |tiebreaker| profile.tiebreakers.contains(&tiebreaker);
    match ranks(Tiebreaker::OpponentsWinPercentage) && !ranks(Tiebreaker::OpponentsMatchWinPercentage) {
        true => Tiebreaker::OpponentsWinPercentage,
        false => Tiebreaker::OpponentsMatchWinPercentage,
    }
}

/// Returns the headings of the opponents' percentage and of its mean.
fn columns(profile: &Profile, with_byes: bool) -> (Column, Column) {
    let percentage = match with_byes {
        true => Tiebreaker::WinPercentage,
        false => Tiebreaker::MatchWinPercentage,
    };
    (Figure::Tie(percentage).column(), Figure::Tie(mean_of(profile)).column())
}

/// Returns how a tiebreaker was computed.
fn how(explanation: &Explanation, tiebreaker: Tiebreaker, profile: &Profile) -> Vec<Message> {
    let mut said = match tiebreaker {
        Tiebreaker::MatchPoints => vec![points(explanation)],
        Tiebreaker::MatchWinPercentage => vec![mw(explanation)],
        Tiebreaker::OpponentsAverageMatchPoints => vec![oamp(explanation)],
        Tiebreaker::OpponentsMatchWinPercentage | Tiebreaker::OpponentsWinPercentage => {
            omw(explanation, tiebreaker == mean_of(profile))
        }
        Tiebreaker::WinPercentage => vec![win(explanation)],
        Tiebreaker::HeadToHead => vec![match explanation.row.further(tiebreaker) {
            Some(_) => say::explanation::head_to_head(),
            None => say::explanation::no_head_to_head(),
        }],
        Tiebreaker::AverageSeat => vec![match explanation.seated {
            0 => say::explanation::no_match_played(),
            seated => say::explanation::average_seat(seated, explanation.seats),
        }],
        Tiebreaker::GamesWon => vec![say::explanation::games_won()],
    };
    if let Some(decimals) = profile.house.percentage_decimals.filter(|_| tiebreaker.is_percentage()) {
        // decimals of the number before the per cent sign
        said.push(say::explanation::rounded(decimals.saturating_sub(2)));
    }
    said
}

fn points(explanation: &Explanation) -> Message {
    let each: Vec<String> = explanation
        .rounds
        .iter()
        .map(|score| score.points.to_string())
        .collect();
    let wagered: Vec<Wagered> = explanation.rounds.iter().filter_map(|score| score.wagered).collect();
    if let Some(first) = wagered.first() {
        // "1000 + 270 − 100"
        let changes = wagered.iter().filter(|one| one.after() != one.before);
        let sum: String = changes
            .map(|&one| {
                let change = terms::change(one);
                let (sign, number) = change.split_at(change.find(|c: char| c.is_ascii_digit()).unwrap_or(0));
                format!(" {sign} {number}")
            })
            .collect();
        return say::explanation::over_the_rounds(format!("{}{sum}", first.before));
    }
    match each.len() {
        0 => say::explanation::no_round(),
        1 => say::explanation::from_one_round(),
        _ => say::explanation::over_the_rounds(each.join(" + ")),
    }
}

fn mw(explanation: &Explanation) -> Message {
    let row = &explanation.row;
    let (played, all) = (row.matches_played, row.match_points);
    let (own, most) = (explanation.scored, explanation.possible);
    // T4: byes are not matches, so their points are subtracted
    match (played, explanation.bye_points) {
        (0, _) => say::explanation::no_match_played(),
        (_, 0) => say::explanation::match_win(played, own, most),
        (_, byes) => say::explanation::match_win_with_byes(played, all, byes, own, most),
    }
}

fn win(explanation: &Explanation) -> Message {
    let row = &explanation.row;
    let matches = row.matches_played + row.byes;
    // T49: each bye is a won match
    let of_byes = row.byes * explanation.win_points;
    let (own, most) = (explanation.scored + of_byes, explanation.possible + of_byes);
    match (matches, row.byes) {
        (0, _) => say::explanation::no_match_played(),
        (_, 0) => say::explanation::match_win(matches, own, most),
        (_, byes) => say::explanation::win_with_byes(matches, byes, own, most),
    }
}

fn oamp(explanation: &Explanation) -> Message {
    // T5: opponents' points from byes count here; T7: an opponent met twice counts once
    let sum: u64 = explanation.opponents.iter().map(|o| u64::from(o.match_points)).sum();
    match explanation.opponents.len() {
        0 => say::explanation::no_opponent(),
        count => say::explanation::opponents_points(count, sum),
    }
}

/// Explains a mean of the opponents' percentages; `in_table`: those that the table lists, whose raised ones are known.
fn omw(explanation: &Explanation, in_table: bool) -> Vec<Message> {
    // T6: each opponent's percentage counts as at least the floor
    let raised = explanation.opponents.iter().filter(|o| o.raised_mw != o.mw).count();
    let floor = percent(explanation.floor);
    let mut said = match (explanation.opponents.len(), raised) {
        (0, _) => Vec::new(),
        (count, raised @ 1..) if in_table => {
            vec![say::explanation::opponents_match_win_raised(count, floor, raised)]
        }
        (count, _) => vec![say::explanation::opponents_match_win(count, floor)],
    };
    // T42
    if let Some(of) = &explanation.of_byes {
        let share = percent(of.percentage);
        said.push(say::explanation::with_imaginary_of_byes(of.rounds, of.count, share));
    }
    if let Some(of) = &explanation.of_smaller_pods {
        let share = percent(of.percentage);
        said.push(say::explanation::with_imaginary_of_smaller_pods(
            of.rounds, of.count, share,
        ));
    }
    if said.is_empty() {
        said.push(say::explanation::no_opponent());
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_rules::Ratio;
    use podium_rules::standings::{Imaginary, Opponent, RoundScore, Row, Scored};

    fn explained(points: u32, bye_points: u32, matches: u32, opponents: Vec<Opponent>) -> Explanation {
        Explanation {
            row: Row {
                rank: 1,
                player: PlayerIx(0),
                match_points: points,
                mw: Ratio::ZERO,
                oamp: Ratio::ZERO,
                omw: Ratio::ZERO,
                matches_played: matches,
                wins: 0,
                draws: 0,
                losses: 0,
                byes: 0,
                game_points: 0,
                further: Vec::new(),
            },
            rounds: vec![
                RoundScore {
                    round: 1,
                    scored: Scored::Bye,
                    points: 5,
                    wagered: None,
                    table: None,
                    opponents: Vec::new(),
                };
                2
            ],
            bye_points,
            scored: points - bye_points,
            possible: 5 * matches,
            win_points: 5,
            floor: Ratio::new(1, 5),
            with_byes: false,
            opponents,
            of_byes: None,
            of_smaller_pods: None,
            seated: matches,
            seats: 0,
        }
    }

    fn opponent(points: u32, mw: Ratio) -> Opponent {
        Opponent {
            player: PlayerIx(1),
            rounds: vec![1],
            match_points: points,
            mw,
            raised_mw: mw.max(Ratio::new(1, 5)),
        }
    }

    #[test]
    fn every_number_is_said_with_what_it_was_made_from() {
        let explanation = explained(11, 5, 2, vec![opponent(7, Ratio::ZERO), opponent(5, Ratio::new(1, 2))]);
        assert_eq!(points(&explanation), "5 + 5 over the rounds.");
        assert_eq!(
            mw(&explanation),
            "11 − 5 from byes = 6 of the 10 points that 2 matches could bring."
        );
        assert_eq!(oamp(&explanation), "2 opponents together have 12 match points: 12 ÷ 2.");
        assert_eq!(
            omw(&explanation, true),
            [
                "The mean of 2 opponents' match-win percentages; nobody counts less than 20.00 %, which raised one of them."
            ]
        );
    }

    #[test]
    fn imaginary_opponents_and_rounding_are_said() {
        let mut explanation = explained(5, 5, 0, Vec::new());
        explanation.row.byes = 1;
        explanation.of_byes = Some(Imaginary {
            rounds: 1,
            count: 3,
            percentage: Ratio::new(1, 5),
        });
        let mut profile = Profile::standard(podium_event::profile::Level::Competitive);
        profile.house.percentage_decimals = Some(4);
        assert_eq!(
            how(&explanation, Tiebreaker::OpponentsMatchWinPercentage, &profile),
            [
                "With 1 bye, imaginary opponents in the mean: 3, each at 20.00 %.",
                "It is rounded to 2 decimals before it is compared."
            ]
        );
        assert_eq!(
            how(&explanation, Tiebreaker::WinPercentage, &profile)[0],
            "5 of the 5 points that 1 match could bring; of these, byes as wins: 1."
        );
    }

    #[test]
    fn without_matches_or_opponents_it_says_so() {
        let explanation = explained(5, 5, 0, Vec::new());
        assert_eq!(mw(&explanation), "No match played, so 0.");
        assert_eq!(oamp(&explanation), "No opponent yet, so 0.");
        assert_eq!(omw(&explanation, true), ["No opponent yet, so 0."]);
    }
}
