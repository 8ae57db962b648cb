//! The files of the public pages: standings and pairings as CSV, the tournament as JSON.

use actix_web::HttpRequest;
use actix_web::web::Path;

use crate::web::frame::answer::csv_file::CsvFile;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::format;
use crate::web::frame::request::query::{PublicQuery, number};
use crate::web::frame::state::App;
use crate::web::shared::documents;
use crate::web::shared::view::{RoundView, View, commanders};
use podium_event::deck::Colours;
use podium_event::profile::Tiebreaker;
use podium_event::{PlayerIx, Stage};
use podium_rules::playoff::{FinalPlaces, Reached};
use podium_rules::standings::Row;

/// `GET /t/{slug}/export/standings.csv`: for everybody; the final places once there are some, `?round=` for the
/// standings after a round.
pub async fn standings(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let (round, caching) = round_in_query(&request);
    page::public_as(&app, &request, &slug, caching, move |snapshot| {
        let view = View::shown(snapshot);
        if let Some(places) = view.final_places().filter(|_| round.is_none()) {
            return Ok(places_csv(&view, places));
        }
        let after = view.standings_after(round.unwrap_or(view.finished_swiss()))?;
        Ok(standings_csv(&view, after))
    })
    .await
}

/// `GET /t/{slug}/export/pairings.csv`: for everybody; the latest published round, or `?round=`.
pub async fn pairings(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let (round, caching) = round_in_query(&request);
    page::public_as(&app, &request, &slug, caching, move |snapshot| {
        let view = View::shown(snapshot);
        let last = view.rounds().next_back().map(|round| round.number);
        let Some(round) = round.or(last) else {
            return Err(
                WebError::not_found(say::common::sentence(say::pairings::none_published()))
                    .way_on(say::view::to_pairings(), view.at("pairings")),
            );
        };
        Ok(pairings_csv(&view, view.round(round)?))
    })
    .await
}

/// `GET /t/{slug}/export/topdeck.json`: for everybody.
pub async fn topdeck(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    page::public_as(&app, &request, &slug, json(&request), |snapshot| {
        Ok(documents::topdeck::document(&View::shown(snapshot)).to_string())
    })
    .await
}

/// `GET /t/{slug}/export/event.json`: everybody; the public content.
pub async fn event(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    page::public_reading(&app, &request, &slug, json(&request), |conn, shown| {
        documents::event(conn, shown.snapshot)
    })
    .await
}

/// How a document is cached.
fn json(request: &HttpRequest) -> Caching {
    Caching {
        content_type: "application/json",
        ..Caching::page(page::path(request))
    }
}

/// Returns the round in the query, and how the answer is cached.
fn round_in_query(request: &HttpRequest) -> (Option<u32>, Caching) {
    let query = PublicQuery::of(request);
    let round = Some(query.get("round")).filter(|text| !text.is_empty()).map(number);
    // the number as parsed: "2" and "02" are one address
    let suffix = round.map_or_else(String::new, |round| format!("?round={round}"));
    (round, Caching::csv(format!("{}{suffix}", page::path(request))))
}

/// Writes rank, number, player, points, the tiebreakers in the tournament's order, and the record; commanders and
/// decklists if they are public.
fn standings_csv(view: &View<'_>, after: u32) -> String {
    let columns = Columns::of(view);
    let mut csv = CsvFile::crlf(columns.head());
    for row in view.standings(after).rows() {
        csv.typed(columns.cells(view, row));
    }
    csv.text()
}

/// Writes the final place, the player's result in the playoff and their seed, then the columns of the standings, whose
/// rank is that after the Swiss rounds. Players who are still in the playoff come first, without a place.
fn places_csv(view: &View<'_>, places: &FinalPlaces) -> String {
    let columns = Columns::of(view);
    let table = view.standings(view.finished_swiss());
    let mut csv = CsvFile::crlf([vec!["place", "reached", "seed"], columns.head()].concat());
    let mut line = |first: [String; 3], player: PlayerIx| {
        if let Some(row) = table.row(player) {
            csv.typed([first.to_vec(), columns.cells(view, row)].concat());
        }
    };
    let seed = |player| view.seed(player).map_or_else(String::new, |seed| seed.to_string());
    for &player in places.still_in() {
        line([String::new(), String::new(), seed(player)], player);
    }
    for place in places.given() {
        let reached = place.reached.map_or_else(String::new, Reached::word);
        line([place.place.to_string(), reached, seed(place.player)], place.player);
    }
    csv.text()
}

/// The columns of standings.
struct Columns {
    /// The tiebreakers in the tournament's order, without the match points, which have a column at the front.
    ties: Vec<Tiebreaker>,
    /// Whether commanders are public, and whether decklists are.
    commanders: bool,
    decklists: bool,
}

impl Columns {
    fn of(view: &View<'_>) -> Self {
        let all = view.profile().tiebreakers.iter().copied();
        Self {
            ties: all.filter(|tie| *tie != Tiebreaker::MatchPoints).collect(),
            commanders: commanders::any(view),
            decklists: commanders::opens_decklists(view),
        }
    }

    fn head(&self) -> Vec<&'static str> {
        let mut head = vec!["rank", "number", "player", "match_points"];
        head.extend(self.ties.iter().map(|tie| tie.as_str()));
        head.extend(["record", "matches_played", "wins", "draws", "losses", "byes"]);
        if self.commanders {
            head.extend(["commander", "second_commander", "colors"]);
        }
        if self.decklists {
            head.push("decklist");
        }
        head
    }

    fn cells(&self, view: &View<'_>, row: &Row) -> Vec<String> {
        let mut cells = vec![
            row.rank.to_string(),
            view.number(row.player).to_string(),
            view.name_alone(row.player),
            row.match_points.to_string(),
        ];
        cells.extend(self.ties.iter().map(|&tie| match tie {
            // empty where it does not decide
            Tiebreaker::HeadToHead if row.further(tie).is_none() => String::new(),
            tie => row.shown(tie),
        }));
        // programs read files, which are in English
        cells.push(format::record(row).to_string());
        let counts = [row.matches_played, row.wins, row.draws, row.losses, row.byes];
        cells.extend(counts.map(|count| count.to_string()));
        if self.commanders {
            let named = &view.event().player(row.player).commanders;
            cells.extend((0..2_usize).map(|ix| named.get(ix).cloned().unwrap_or_default()));
            cells.push(view.identity(row.player).map_or_else(String::new, Colours::letters));
        }
        if self.decklists {
            cells.push(commanders::decklist(view, row.player).unwrap_or_default().to_owned());
        }
        cells
    }
}

/// Writes `table,player 1,player 2,…` in seat order, and `commander 1,…` if commanders are public; then a line for each
/// bye and each match loss outside a pod.
fn pairings_csv(view: &View<'_>, round: RoundView<'_>) -> String {
    let round = round.round;
    let widest = round.pods.iter().map(|pod| pod.seats.len()).max().unwrap_or(0);
    // a tournament with only short pods still has its full width, so that every round has the same columns
    let width = widest.max(view.profile().pod_size as usize);
    let mut head = vec!["table".to_owned()];
    head.extend((1..=width).map(|seat| format!("player {seat}")));
    let shows = commanders::any(view);
    if shows {
        head.extend((1..=width).map(|seat| format!("commander {seat}")));
    }
    let scores = view.profile().scores_places();
    if scores {
        head.extend((1..=width).map(|seat| format!("place {seat}")));
    }
    let mut csv = CsvFile::crlf(head);
    let mut pods: Vec<_> = round.pods.iter().collect();
    pods.sort_by_key(|pod| pod.table);
    let mut line = |first: &str, players: &[PlayerIx], places: &[Vec<PlayerIx>]| {
        let mut cells = vec![first.to_owned()];
        cells.extend(players.iter().map(|&player| view.name_alone(player)));
        // RFC 4180: each line has the same number of fields.
        cells.resize(width + 1, String::new());
        if shows {
            let commander = |&player: &PlayerIx| commanders::line(view, player).unwrap_or_default();
            cells.extend(players.iter().map(commander));
            cells.resize(2 * width + 1, String::new());
        }
        if scores {
            cells.extend(players.iter().map(|&player| place_in(places, player)));
            cells.resize(cells.len() + width - players.len(), String::new());
        }
        csv.typed(cells);
    };
    for pod in pods {
        let places = pod.result.places(&pod.seats, view.profile().shares_draw_still_in());
        let places = places.filter(|_| round.stage == Stage::Swiss).unwrap_or_default();
        line(&pod.table.to_string(), &pod.seats, &places);
    }
    for (word, players) in [("bye", &round.byes), ("match loss", &round.match_losses)] {
        for &player in players {
            line(word, &[player], &[]);
        }
    }
    csv.text()
}

/// Returns a player's place at a table as it is typed: players who left together have the first of theirs (T45).
fn place_in(groups: &[Vec<PlayerIx>], player: PlayerIx) -> String {
    let at = groups.iter().position(|group| group.contains(&player));
    let before = at.map(|at| groups[..at].iter().map(Vec::len).sum::<usize>());
    before.map_or_else(String::new, |before| (before + 1).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::{Fixture, won};
    use podium_event::PodResult;
    use podium_store::RoundState;

    fn played() -> Fixture {
        Fixture::new(&["Ann \"A\" Ash", "=SUM(A1)", "Cat, Cedar", "Dan Dogwood", "Eve Elm"])
            .swiss_with_byes(RoundState::Finished, &[(&[0, 1, 2, 3], won(1))], &[4])
            .swiss_with_byes(RoundState::Running, &[(&[4, 2, 1, 0], won(4))], &[3])
    }

    #[test]
    fn standings_have_the_tiebreakers_in_the_tournaments_order() {
        let mut fixture = played();
        fixture.profile.tiebreakers = vec![Tiebreaker::MatchPoints, Tiebreaker::OpponentsMatchWinPercentage];
        let snapshot = fixture.snapshot();
        let csv = standings_csv(&View::of(&snapshot), 1);
        let lines: Vec<&str> = csv.split("\r\n").collect();
        assert_eq!(
            lines[0],
            "rank,number,player,match_points,opponents_match_win_percentage,record,matches_played,wins,draws,losses,byes"
        );
        assert_eq!(lines[1], "1,2,'=SUM(A1),5,20.00,1–0–0,1,1,0,0,0");
        assert_eq!(lines[2], "2,5,Eve Elm,5,0.00,0–0–0 + bye,0,0,0,0,1");
        assert_eq!(lines.len(), 7);
    }

    #[test]
    fn who_is_still_in_the_playoff_has_no_place_yet() {
        let snapshot = Fixture::of(8)
            .swiss(
                RoundState::Finished,
                &[(&[0, 1, 2, 3], won(0)), (&[4, 5, 6, 7], won(4))],
            )
            .cut(&[0, 4, 1, 2, 3, 5, 6])
            .playoff(RoundState::Finished, &[(&[2, 3, 5, 6], won(6))])
            .snapshot();
        let view = View::of(&snapshot);
        let csv = places_csv(&view, view.final_places().expect("places of those who are out"));
        let places: Vec<&str> = csv
            .lines()
            .map(|line| line.split(",1,").next().unwrap_or_default())
            .collect();
        assert_eq!(
            csv.lines().filter(|line| line.starts_with(",,")).count(),
            4,
            "{places:?}"
        );
        assert!(csv.contains("\r\n5,semifinal,4,") && csv.contains("\r\n8,,,"), "{csv}");
    }

    #[test]
    fn pairings_have_a_column_for_each_seat_and_hold_no_result() {
        let snapshot = played().snapshot();
        let view = View::of(&snapshot);
        let csv = pairings_csv(&view, view.round(2).expect("published"));
        assert_eq!(
            csv,
            "table,player 1,player 2,player 3,player 4\r\n\
             1,Eve Elm,\"Cat, Cedar\",'=SUM(A1),\"Ann \"\"A\"\" Ash\"\r\n\
             bye,Dan Dogwood,,,\r\n"
        );
    }

    #[test]
    fn a_short_pod_leaves_its_last_column_empty() {
        let snapshot = Fixture::of(3)
            .swiss(RoundState::Published, &[(&[0, 1, 2], PodResult::NotReported)])
            .snapshot();
        let view = View::of(&snapshot);
        let csv = pairings_csv(&view, view.round(1).expect("published"));
        assert!(csv.ends_with(",\r\n"));
    }
}
