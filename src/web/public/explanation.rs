//! A player's standing explained: each number with the data that it was computed from.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::standings::Figure;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::look::format;
use crate::web::frame::look::shell::{Door, Link, Shell};
use crate::web::frame::request::query::number;
use crate::web::frame::state::App;
use crate::web::shared::view::View;
use podium_event::event::PlayerIx;
use podium_event::profile::Tiebreaker;
use podium_rules::standings::{Explanation, explain};

/// `GET /t/{slug}/standings/{round}/{player}`: for everybody.
pub async fn explanation(app: App, request: HttpRequest, path: Path<(String, String, String)>) -> WebResult {
    let (slug, round, player) = path.into_inner();
    // parsed by hand: anything but a number gets the page that says there is none
    let (round, player) = (number(&round), i64::from(number(&player)));
    page::public(&app, &request, &slug, move |snapshot| {
        let view = View::of(snapshot);
        let after = view.standings_after(round)?;
        Ok(ExplanationPage::new(&view, after, view.player(player)?)?.render()?)
    })
    .await
}

/// A player's standing, explained.
#[derive(Debug, Template)]
#[template(path = "public/explanation.html")]
pub struct ExplanationPage {
    pub shell: Shell,
    pub name: String,
    /// "Rank 4 after round 3".
    pub line: String,
    pub rounds: Vec<RoundLine>,
    pub points: u32,
    /// The tiebreakers in the order in which they decide, each with its sum.
    pub figures: Vec<Explained>,
    pub opponents: Vec<OpponentLine>,
    /// "20.00 %", the floor of every opponent's MW%.
    pub floor: String,
    /// Sums of the opponents' table: points and counted percentages, as they are divided.
    pub oamp: String,
    pub omw: String,
    pub own_page: Link,
    pub standings: Link,
}

/// A round's points.
#[derive(Debug, PartialEq, Eq)]
pub struct RoundLine {
    pub round: u32,
    /// The table's number; `None` outside a pod.
    pub table: Option<u32>,
    pub result: &'static str,
    pub points: u32,
}

/// A number and how it was computed.
#[derive(Debug, PartialEq, Eq)]
pub struct Explained {
    pub name: &'static str,
    pub value: String,
    /// In words, with this player's numbers.
    pub how: String,
}

/// An opponent and their contribution.
#[derive(Debug, PartialEq, Eq)]
pub struct OpponentLine {
    pub name: String,
    pub href: String,
    /// "1 and 3".
    pub met: String,
    pub points: u32,
    pub mw: String,
    /// The value as it counts.
    pub counted: String,
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
        let name = view.name(player).to_owned();
        // rank 0: not in the standings, such as a disqualified player (T10)
        if explanation.row.rank == 0 {
            return Err(
                WebError::not_found(format!("{name} is not in the standings after round {after}."))
                    .way_on("To the standings", view.at("standings")),
            );
        }
        let own = view.at(&format!("standings/{after}"));
        let figures = Figure::deciding(view).into_iter().map(|figure| Explained {
            name: figure.column().long,
            value: match figure {
                Figure::Tie(Tiebreaker::MatchWinPercentage | Tiebreaker::OpponentsMatchWinPercentage) => {
                    format!("{} %", figure.text(&explanation.row))
                }
                _ => figure.text(&explanation.row),
            },
            how: match figure {
                Figure::Tie(Tiebreaker::MatchPoints) => points(&explanation),
                Figure::Tie(Tiebreaker::MatchWinPercentage) => mw(&explanation),
                Figure::Tie(Tiebreaker::OpponentsAverageMatchPoints) => oamp(&explanation),
                Figure::Tie(Tiebreaker::OpponentsMatchWinPercentage) => omw(&explanation),
                Figure::GamePoints => format!(
                    "{} for each game won, 1 for each drawn game that was begun; for information.",
                    view.profile().pod_size + 1
                ),
            },
        });
        let figures: Vec<Explained> = figures.collect();
        Ok(Self {
            shell: view.shell(format!("{name} after round {after}"), Door::Standings, ""),
            line: format!("Rank {} after round {after}", explanation.row.rank),
            rounds: explanation
                .rounds
                .iter()
                .map(|score| RoundLine {
                    round: score.round,
                    table: score.table,
                    result: format::scored(score.scored),
                    points: score.points,
                })
                .collect(),
            points: explanation.row.match_points,
            figures,
            opponents: explanation
                .opponents
                .iter()
                .map(|opponent| OpponentLine {
                    name: view.name(opponent.player).to_owned(),
                    href: format!("{own}/{}", view.number(opponent.player)),
                    met: format::list(&opponent.rounds.iter().map(ToString::to_string).collect::<Vec<_>>()),
                    points: opponent.match_points,
                    mw: opponent.mw.percent(),
                    counted: opponent.raised_mw.percent(),
                    raised: opponent.raised_mw != opponent.mw,
                })
                .collect(),
            floor: format::percent(explanation.floor),
            oamp: explanation.row.oamp.decimal(),
            omw: explanation.row.omw.percent(),
            own_page: Link::new(format!("All rounds of {name}"), view.player_at(player)),
            standings: Link::new(format!("Standings after round {after}"), own),
            name,
        })
    }
}

fn points(explanation: &Explanation) -> String {
    let each: Vec<String> = explanation
        .rounds
        .iter()
        .map(|score| score.points.to_string())
        .collect();
    match each.len() {
        0 => "No round with a result yet.".to_owned(),
        1 => "From one round.".to_owned(),
        _ => format!("{} over the rounds.", each.join(" + ")),
    }
}

fn mw(explanation: &Explanation) -> String {
    let row = &explanation.row;
    if row.matches_played == 0 {
        return "No match played, so 0.".to_owned();
    }
    // T4: byes are not matches, so their points are subtracted
    let own = match explanation.bye_points {
        0 => row.match_points.to_string(),
        byes => format!("{} − {byes} from byes = {}", row.match_points, row.match_points - byes),
    };
    let most = row.matches_played * explanation.win_points;
    let matches = format::count(row.matches_played as usize, "match", "matches");
    format!("{own} of the {most} points that {matches} could bring.")
}

fn oamp(explanation: &Explanation) -> String {
    // T5: opponents' points from byes count here; T7: an opponent met twice counts once
    let sum: u64 = explanation.opponents.iter().map(|o| u64::from(o.match_points)).sum();
    match explanation.opponents.len() {
        0 => "No opponent yet, so 0.".to_owned(),
        count => format!(
            "{} together have {sum} match points: {sum} ÷ {count}.",
            format::count(count, "opponent", "opponents")
        ),
    }
}

fn omw(explanation: &Explanation) -> String {
    // T6: each opponent's percentage counts as at least 1/(win points)
    let raised = explanation.opponents.iter().filter(|o| o.raised_mw != o.mw).count();
    match explanation.opponents.len() {
        0 => "No opponent yet, so 0.".to_owned(),
        count => format!(
            "The mean of {}; nobody counts less than {}{}.",
            format::count(
                count,
                "opponent's match-win percentage",
                "opponents' match-win percentages"
            ),
            format::percent(explanation.floor),
            match raised {
                0 => String::new(),
                1 => ", which raised one of them".to_owned(),
                many => format!(", which raised {many} of them"),
            }
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use podium_rules::Ratio;
    use podium_rules::standings::{Opponent, RoundScore, Row, Scored};

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
            },
            rounds: vec![
                RoundScore {
                    round: 1,
                    scored: Scored::Bye,
                    points: 5,
                    table: None,
                    opponents: Vec::new(),
                };
                2
            ],
            bye_points,
            win_points: 5,
            floor: Ratio::new(1, 5),
            opponents,
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
            omw(&explanation),
            "The mean of 2 opponents' match-win percentages; nobody counts less than 20.00 %, which raised one of them."
        );
    }

    #[test]
    fn without_matches_or_opponents_it_says_so() {
        let explanation = explained(5, 5, 0, Vec::new());
        assert_eq!(mw(&explanation), "No match played, so 0.");
        assert_eq!(oamp(&explanation), "No opponent yet, so 0.");
        assert_eq!(omw(&explanation), "No opponent yet, so 0.");
    }
}
