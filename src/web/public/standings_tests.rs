use super::*;
use crate::web::frame::fixture::{Fixture, drawn, won};
use crate::web::public::explanation::ExplanationPage;
use crate::web::public::pairings::{PairingsPage, PairingsQuery};
use podium_event::PodResult;
use podium_store::RoundState;

fn played() -> Fixture {
    Fixture::new(&["Ann Ash", "Bob Birch", "Cat Cedar", "Dan Dogwood"])
        .swiss(RoundState::Finished, &[(&[0, 1, 2, 3], won(1))])
        .swiss(RoundState::Finished, &[(&[3, 2, 1, 0], drawn(&[0, 1, 2, 3]))])
        .swiss(RoundState::Running, &[(&[0, 1, 2, 3], won(0))])
}

fn page(fixture: Fixture, after: u32, q: &str) -> StandingsPage {
    let snapshot = fixture.snapshot();
    let view = View::of(&snapshot);
    StandingsPage::new(&view, after, &NameSearch::new(q), PartQuery::default()).expect("it is valid")
}

#[test]
fn the_running_round_does_not_count() {
    let page = page(played(), 2, "");
    let lines: Vec<String> = page
        .lines
        .iter()
        .map(|l| {
            let cells = Message::joined(l.cells.clone(), " ");
            format!("{} {} {} {} {cells}", l.lead, l.name, l.points, l.record)
        })
        .collect();
    assert_eq!(
        lines,
        [
            "1 Bob Birch 6 1–0–1 60.00 1.00 20.00",
            "2 Ann Ash 1 0–1–1 10.00 2.67 33.33",
            "2 Cat Cedar 1 0–1–1 10.00 2.67 33.33",
            "2 Dan Dogwood 1 0–1–1 10.00 2.67 33.33",
        ]
    );
    assert_eq!(page.rounds.len(), 2);
}

#[test]
fn only_finished_rounds_have_standings() {
    let snapshot = played().snapshot();
    let view = View::of(&snapshot);
    assert_eq!(view.standings_after(2).ok(), Some(2));
    for round in [0, 3, 4] {
        assert!(view.standings_after(round).is_err(), "{round}");
    }
}

#[test]
fn columns_follow_the_profile_and_games_show_where_they_matter() {
    let mut fixture = played();
    fixture.profile.tiebreakers = vec![Tiebreaker::MatchPoints, Tiebreaker::OpponentsMatchWinPercentage];
    fixture.profile.games_to_win = 2;
    let page = page(fixture, 1, "");
    let columns: Vec<String> = page.columns.iter().map(|c| c.short.to_string()).collect();
    assert_eq!(columns, ["OMW%", "Games"]);
    assert!(page.lines.iter().all(|line| line.cells.len() == 2));
}

#[test]
fn the_line_lies_below_the_last_seed_after_the_last_round() {
    let names = ["A A", "B B", "C C", "D D", "E E", "F F", "G G", "H H"];
    let mut fixture = Fixture::new(&names)
        .swiss(
            RoundState::Finished,
            &[(&[0, 1, 2, 3], won(0)), (&[4, 5, 6, 7], won(4))],
        )
        .cut(&[0, 4, 1, 3]);
    fixture.players[2].dropped_after = Some(1);
    let page = page(fixture, 1, "");
    let below: Vec<String> = page
        .lines
        .iter()
        .filter(|l| l.cut_line)
        .map(|l| l.name.to_string())
        .collect();
    assert_eq!(below, ["D D"]);
    let left: Vec<&Message> = page.lines.iter().filter_map(|l| l.note.as_ref()).collect();
    assert_eq!(left, ["dropped after round 1"]);
}

#[test]
fn a_search_keeps_ranks() {
    let page = page(played(), 2, "cedar");
    assert_eq!(page.lines.iter().map(|l| l.lead.to_string()).collect::<Vec<_>>(), ["2"]);
}

#[test]
fn a_page_of_128_players_stays_under_100_kilobytes() {
    let names: Vec<String> = (0..128)
        .map(|n| format!("Bartholomew{n} Featherstonehaugh{n}"))
        .collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let seats: Vec<Vec<u32>> = (0..32).map(|pod| (pod * 4..pod * 4 + 4).collect()).collect();
    let pods: Vec<(&[u32], PodResult)> = seats.iter().map(|seats| (&seats[..], won(seats[0]))).collect();
    let mut fixture = Fixture::new(&names).swiss(RoundState::Finished, &pods);
    fixture.tournament.slug = "a-tournament-with-quite-a-long-name-2026".to_owned();
    let snapshot = fixture.snapshot();
    let view = View::of(&snapshot);
    let html = StandingsPage::new(&view, 1, &NameSearch::default(), PartQuery::default())
        .expect("it is valid")
        .render()
        .expect("renders");
    assert!(html.len() < 100_000, "{} bytes", html.len());
    let round = view.round(1).expect("published");
    for by_name in [false, true] {
        let query = PairingsQuery {
            by_name,
            ..PairingsQuery::default()
        };
        let page = PairingsPage::new(&view, round, &query).expect("it is valid");
        let html = page.render().expect("renders");
        assert!(html.len() < 100_000, "{} bytes", html.len());
    }
}

#[test]
fn the_explanation_follows_the_profile_and_leads_to_the_opponents() {
    let snapshot = played().snapshot();
    let view = View::of(&snapshot);
    let bob = view.player(2).expect("Bob");
    let page = ExplanationPage::new(&view, 2, bob).expect("in the standings");
    let values: Vec<String> = page
        .figures
        .iter()
        .map(|f| format!("{}: {}", f.name, f.value))
        .collect();
    assert_eq!(
        values,
        [
            "Match points: 6",
            "Match-win percentage: 60.00 %",
            "Opponents' average match points: 1.00",
            "Opponents' match-win percentage: 20.00 %",
        ]
    );
    assert_eq!(page.opponents.len(), 3);
    assert!(page.opponents.iter().all(|o| o.met == "1 and 2" && o.raised));
    assert_eq!(page.opponents[0].href, "/t/spring-open/standings/2/1");
    let html = page.render().expect("renders");
    assert!(html.contains("6 of the 10 points that 2 matches could bring."));
}

#[test]
fn a_disqualified_player_leaves_the_standings_and_the_page_says_so() {
    let mut fixture = Fixture::new(&["Ann Ash", "Bob Birch", "Cat Cedar", "Dan Dogwood"])
        .swiss(RoundState::Finished, &[(&[0, 1, 2, 3], won(1))])
        .swiss(RoundState::Finished, &[(&[3, 2, 1, 0], drawn(&[0, 1, 2, 3]))]);
    fixture.players[1].disqualified_after = Some(2);
    let snapshot = fixture.snapshot();
    let view = View::of(&snapshot);
    let lines = |after| {
        let page = StandingsPage::new(&view, after, &NameSearch::default(), PartQuery::default());
        page.expect("it is valid").lines.len()
    };
    assert_eq!((lines(2), lines(1)), (3, 4));
    let refused = ExplanationPage::new(&view, 2, view.player(2).expect("Bob"));
    assert!(refused.is_err());
}

/// Sixteen Regular players after one of three rounds: a top 10 is planned.
fn after_round_one() -> Fixture {
    Fixture::of(16).swiss(
        RoundState::Finished,
        &[
            (&[0, 1, 2, 3], won(0)),
            (&[4, 5, 6, 7], won(4)),
            (&[8, 9, 10, 11], won(8)),
            (&[12, 13, 14, 15], won(12)),
        ],
    )
}

fn words(page: &StandingsPage) -> Vec<String> {
    let chances = page.lines.iter().filter_map(|line| line.chance);
    chances.map(|chance| chance.word().to_string()).collect()
}

fn line_at(page: &StandingsPage) -> Option<usize> {
    page.lines.iter().position(|line| line.cut_line).map(|at| at + 1)
}

#[test]
fn the_planned_cut_has_its_line_from_the_first_round_on() {
    let whole = page(after_round_one(), 1, "");
    // nothing is certain yet
    assert!(line_at(&whole) == Some(10) && whole.outlook.is_none() && words(&whole).is_empty());
    // who has left is above the line and not counted
    let mut left = after_round_one();
    left.players[0].dropped_after = Some(1);
    let left = page(left, 1, "");
    assert_eq!(line_at(&left), Some(11));
    assert_eq!(
        line_at(&page(after_round_one(), 1, "last")),
        None,
        "not among what was found"
    );
    let mut none = after_round_one();
    none.profile.playoff_cut = Some(0);
    let none = page(none, 1, "");
    assert!(line_at(&none).is_none() && none.outlook.is_none() && none.planned.is_none());
}

#[test]
fn the_outlook_says_what_is_certain() {
    let mut fixture = after_round_one();
    (fixture.profile.swiss_rounds, fixture.profile.playoff_cut) = (Some(2), Some(4));
    let fixture = fixture.swiss(
        RoundState::Running,
        &[
            (&[0, 4, 8, 12], won(0)),
            (&[1, 2, 3, 5], PodResult::NotReported),
            (&[6, 7, 9, 10], PodResult::NotReported),
            (&[11, 13, 14, 15], PodResult::NotReported),
        ],
    );
    let page = page(fixture, 1, "");
    // the four winners meet: each can still be passed by nobody but level with three others
    assert!(words(&page).is_empty(), "also a result that is public leaves it open");
    let html = page.render().expect("renders");
    assert!(html.contains("The line is below the top 4") && !html.contains("data-label=\"Top 4\""));
}

#[test]
fn after_the_last_round_the_ranks_decide() {
    let mut fixture = after_round_one();
    (fixture.profile.swiss_rounds, fixture.profile.playoff_cut) = (Some(1), Some(4));
    let page = page(fixture, 1, "");
    let words = words(&page);
    assert_eq!(words[..4], ["in"; 4]);
    assert_eq!(words[4..], ["out"; 12]);
    let html = page.render().expect("renders");
    assert!(html.contains("data-label=\"Top 4\">in") && html.contains("Out: not by points any more"));
}
