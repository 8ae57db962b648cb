//! The bracket page: the playoff as a picture, and its seeds.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::format;
use super::view::View;
use crate::rules::event::PlayerIx;
use crate::rules::playoff::{self, Leg, Next};
use crate::rules::result::Outcome;
use crate::rules::standings::standings;
use crate::web::error::{WebError, WebResult};
use crate::web::page;
use crate::web::picture::{Bracket, BracketPod, BracketSeat, BracketStage, SeatState};
use crate::web::shell::{Door, Link, Shell};
use crate::web::state::App;

/// `GET /t/{slug}/bracket`: for everybody.
pub async fn bracket(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    page::public(&app, &request, &slug, |snapshot| {
        Ok(BracketPage::new(&View::of(snapshot))?.render()?)
    })
    .await
}

/// The bracket page.
#[derive(Debug, Template)]
#[template(path = "public/bracket.html")]
pub struct BracketPage {
    pub shell: Shell,
    /// The picture; `None` before the cut is announced.
    pub picture: Option<String>,
    /// The picture in one sentence.
    pub summary: Option<String>,
    pub champion: Option<Link>,
    pub seeds: Vec<SeedLine>,
    /// The planned cut in a sentence, shown while none is announced.
    pub plan: String,
}

/// A seed of the cut.
#[derive(Debug, PartialEq, Eq)]
pub struct SeedLine {
    pub seed: usize,
    pub player: i64,
    pub name: String,
    pub href: String,
    /// Of the Swiss rounds.
    pub points: u32,
    pub left: bool,
}

impl BracketPage {
    /// The bracket of the published playoff rounds.
    ///
    /// # Errors
    /// The picture cannot be rendered.
    pub fn new(view: &View<'_>) -> Result<Self, WebError> {
        let picture = view.event().cut().map(|_| Bracket::new(stages(view)));
        let plan = match view.plan() {
            Some(plan) if plan.cut > 0 => format!(
                "After {} the top {} go on. They will be here when the cut is announced.",
                format::count(plan.swiss_rounds as usize, "Swiss round", "Swiss rounds"),
                plan.cut
            ),
            Some(_) => "This tournament has no playoff.".to_owned(),
            None => "The playoff will be here when the cut is announced.".to_owned(),
        };
        Ok(Self {
            shell: view.shell("Bracket", Door::More, &view.at("bracket")),
            summary: picture.as_ref().map(|picture| picture.summary.clone()),
            picture: picture.map(|picture| picture.render()).transpose()?,
            champion: view
                .champion()
                .map(|champion| Link::new(view.name(champion), view.player_at(champion))),
            seeds: seeds(view),
            plan,
        })
    }
}

fn seeds(view: &View<'_>) -> Vec<SeedLine> {
    let table = standings(view.event(), None);
    let next = view.event().next_number();
    let line = |(seed, &player): (usize, &PlayerIx)| SeedLine {
        seed,
        player: view.number(player),
        name: view.name(player).to_owned(),
        href: view.player_at(player),
        points: table.row(player).map_or(0, |row| row.match_points),
        left: !view.event().player(player).is_active(next),
    };
    (1..).zip(view.event().cut().unwrap_or_default()).map(line).collect()
}

/// The stages of the announced playoff: published ones from their rounds, the next one from the seeds, later ones empty.
pub(super) fn stages(view: &View<'_>) -> Vec<BracketStage> {
    let event = view.event();
    let next = match playoff::next(event) {
        Ok(Next::Round { pods, .. }) => pods,
        _ => Vec::new(),
    };
    view.legs()
        .iter()
        .enumerate()
        .map(|(ix, leg)| BracketStage {
            title: leg.name.clone(),
            pods: match event.playoff().get(ix) {
                Some(_) => played(view, ix),
                None if ix == event.playoff().len() && !next.is_empty() => coming(view, &next),
                None => open(leg, view.profile().pod_size),
            },
            waiting: waiting(view, leg, ix),
        })
        .collect()
}

fn seat(view: &View<'_>, player: PlayerIx, state: SeatState) -> BracketSeat {
    BracketSeat {
        seed: view.seed(player).unwrap_or(0),
        name: view.name(player).to_owned(),
        state,
    }
}

/// A published stage.
fn played(view: &View<'_>, ix: usize) -> Vec<BracketPod> {
    let event = view.event();
    let Some(round) = view.rounds().nth(event.swiss().len() + ix) else {
        return Vec::new();
    };
    let mut pods: Vec<_> = round.round.pods.iter().enumerate().collect();
    pods.sort_by_key(|(_, pod)| pod.table);
    pods.into_iter()
        .map(|(at, pod)| {
            let outcome = round.outcome(at, event.profile());
            let state = |player| match &outcome {
                // T17: a drawn playoff game is played again
                None | Some(Outcome::Drawn(_)) => SeatState::Open,
                Some(Outcome::Won(winner)) if *winner == player => SeatState::Won,
                Some(Outcome::Won(_)) => SeatState::Lost,
            };
            BracketPod {
                title: format!("Table {}", pod.table),
                href: Some(view.at(&format!("pairings/{}", round.number))),
                seats: pod
                    .seats
                    .iter()
                    .map(|&player| seat(view, player, state(player)))
                    .collect(),
            }
        })
        .collect()
}

/// The next stage: its pods follow from the seeds (T15), its tables are not known yet.
fn coming(view: &View<'_>, pods: &[Vec<PlayerIx>]) -> Vec<BracketPod> {
    (1..)
        .zip(pods)
        .map(|(number, players)| {
            let number: u32 = number;
            BracketPod {
                title: if pods.len() == 1 {
                    "Pod".to_owned()
                } else {
                    format!("Pod {number}")
                },
                href: None,
                seats: players
                    .iter()
                    .map(|&player| seat(view, player, SeatState::Open))
                    .collect(),
            }
        })
        .collect()
}

/// A later stage, whose players are not known.
fn open(leg: &Leg, pod_size: u32) -> Vec<BracketPod> {
    (1..=leg.pods)
        .map(|number| BracketPod {
            title: if leg.pods == 1 {
                "Pod".to_owned()
            } else {
                format!("Pod {number}")
            },
            href: None,
            seats: vec![BracketSeat::default(); pod_size as usize],
        })
        .collect()
}

/// The best seeds, who wait during the first stage (T15). One who left is out (T16).
fn waiting(view: &View<'_>, leg: &Leg, ix: usize) -> Vec<BracketSeat> {
    if ix > 0 {
        return Vec::new();
    }
    let event = view.event();
    // those who wait play in the second playoff round, so whoever is not active then has left
    let number = event.swiss().len() as u32 + 2;
    event
        .cut()
        .unwrap_or_default()
        .iter()
        .take(leg.waiting)
        .map(|&player| {
            let out = !event.player(player).is_active(number);
            seat(view, player, if out { SeatState::Out } else { SeatState::Open })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::db::{RoundState, TournamentState};
    use crate::rules::PodResult;
    use crate::web::public::fixture::{Fixture, won};

    /// Sixteen players after one round, cut to ten: 0, 4, 8, 12 won, and so on down.
    fn top_ten() -> Fixture {
        Fixture::of(16)
            .swiss(
                RoundState::Finished,
                &[
                    (&[0, 1, 2, 3], won(0)),
                    (&[4, 5, 6, 7], won(4)),
                    (&[8, 9, 10, 11], won(8)),
                    (&[12, 13, 14, 15], won(12)),
                ],
            )
            .cut(&[0, 4, 8, 12, 1, 2, 3, 5, 6, 7])
    }

    fn names(seats: &[BracketSeat]) -> Vec<u32> {
        seats.iter().map(|seat| seat.seed).collect()
    }

    #[test]
    fn an_announced_cut_shows_its_pods_by_seed_before_they_have_tables() {
        let snapshot = top_ten().snapshot();
        let view = View::of(&snapshot);
        let stages = stages(&view);
        assert_eq!(stages.len(), 2);
        assert_eq!(names(&stages[0].waiting), [1, 2]);
        // T15: 3-6-7-10 and 4-5-8-9
        assert_eq!(names(&stages[0].pods[0].seats), [3, 6, 7, 10]);
        assert_eq!(names(&stages[0].pods[1].seats), [4, 5, 8, 9]);
        assert_eq!(stages[0].pods[0].title, "Pod 1");
        assert!(stages[1].pods[0].seats.iter().all(|seat| seat.name.is_empty()));
    }

    #[test]
    fn the_results_of_a_running_stage_show_as_they_come_in_where_they_are_public() {
        let pods: [(&[u32], PodResult); 2] = [(&[8, 2, 3, 7], won(2)), (&[12, 1, 5, 6], PodResult::NotReported)];
        let mut fixture = top_ten().playoff(RoundState::Running, &pods);
        fixture.tournament.state = TournamentState::Playoff;
        let snapshot = fixture.snapshot();
        let view = View::of(&snapshot);
        let stages = stages(&view);
        let states = |pod: usize| {
            stages[0].pods[pod]
                .seats
                .iter()
                .map(|seat| seat.state)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            states(0),
            [SeatState::Lost, SeatState::Won, SeatState::Lost, SeatState::Lost]
        );
        assert_eq!(states(1), [SeatState::Open; 4]);
        assert!(view.final_places().is_none(), "places are of finished rounds");
    }

    #[test]
    fn a_draft_and_the_results_of_a_running_stage_stay_inside() {
        let pods: [(&[u32], PodResult); 2] = [(&[8, 2, 3, 7], won(2)), (&[12, 1, 5, 6], PodResult::NotReported)];
        for state in [RoundState::Draft, RoundState::Running] {
            let mut fixture = top_ten().playoff(state, &pods).quiet();
            fixture.tournament.state = TournamentState::Playoff;
            let snapshot = fixture.snapshot();
            let view = View::of(&snapshot);
            let stages = stages(&view);
            let title = if state == RoundState::Draft { "Pod 1" } else { "Table 1" };
            assert_eq!(stages[0].pods[0].title, title);
            let open = |pod: &BracketPod| pod.seats.iter().all(|seat| seat.state == SeatState::Open);
            assert!(stages[0].pods.iter().all(open));
            assert!(stages[1].pods[0].seats.iter().all(|seat| seat.name.is_empty()));
            assert_eq!(view.champion(), None);
        }
    }

    #[test]
    fn winners_go_on_and_the_last_is_champion() {
        let mut fixture = top_ten()
            .playoff(
                RoundState::Finished,
                &[(&[8, 2, 3, 7], won(2)), (&[12, 1, 5, 6], won(12))],
            )
            .playoff(RoundState::Finished, &[(&[0, 4, 12, 2], won(4))]);
        fixture.tournament.state = TournamentState::Playoff;
        let snapshot = fixture.snapshot();
        let view = View::of(&snapshot);
        assert_eq!(view.champion(), Some(PlayerIx(4)));
        assert_eq!(view.round_line(), "Final");
        let page = BracketPage::new(&view).expect("renders");
        assert_eq!(
            page.summary,
            Some(format!("Playoff of 10: {} won, seed 2.", view.name(PlayerIx(4))))
        );
        let html = page.render().expect("renders");
        assert!(html.contains("<svg") && html.contains("Champion"));
    }

    #[test]
    fn before_the_cut_the_page_says_what_is_planned() {
        let snapshot = Fixture::of(16).snapshot();
        let view = View::of(&snapshot);
        let html = BracketPage::new(&view).expect("renders").render().expect("renders");
        assert!(html.contains("After 3 Swiss rounds the top 10 go on."), "{html}");
    }

    #[test]
    fn who_left_while_waiting_is_out() {
        let mut fixture = top_ten().playoff(
            RoundState::Finished,
            &[(&[8, 2, 3, 7], won(2)), (&[12, 1, 5, 6], won(12))],
        );
        fixture.tournament.state = TournamentState::Playoff;
        fixture.players[0].dropped_after = Some(2);
        let snapshot = fixture.snapshot();
        let view = View::of(&snapshot);
        let stages = stages(&view);
        assert_eq!(stages[0].waiting[0].state, SeatState::Out);
        // T16: the pod plays short
        assert_eq!(names(&stages[1].pods[0].seats), [2, 4, 6]);
    }
}
