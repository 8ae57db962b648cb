//! References on the desk: questions about hidden cards, priority, loops, leaving and random methods; and lists to
//! read.

mod cards;
mod chance;
mod leaving;
mod people;
mod turns;

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Inside};
use crate::web::shared::terms;
use podium_event::Profile;
use podium_event::penalties::{Case, Category, Infraction, Penalty, PenaltyTable};
use podium_event::profile::{EndOfRound, HouseRule, Level, Points, WinPointsBy};
use say::{Message, reference_lists as t};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/references", handler!(index))
        .get("/t/{slug}/desk/references/cards", handler!(cards::show))
        .get("/t/{slug}/desk/references/priority", handler!(turns::priority))
        .get("/t/{slug}/desk/references/loops", handler!(turns::loops))
        .get("/t/{slug}/desk/references/leaving", handler!(leaving::show))
        .get("/t/{slug}/desk/references/chance", handler!(chance::show))
        .post("/t/{slug}/desk/references/chance", handler!(chance::draw))
        .get("/t/{slug}/desk/references/information", handler!(information))
        .get("/t/{slug}/desk/references/checklists", handler!(checklists))
        .get("/t/{slug}/desk/references/penalties", handler!(penalties))
        .get("/t/{slug}/desk/references/end-of-round", handler!(end_of_round));
}

#[derive(Template)]
#[template(path = "staff/floor/references/index.html")]
struct IndexPage {
    shell: Shell,
    at: String,
    /// The table that the questions are about.
    table: Option<String>,
}

impl IndexPage {
    /// Address of a reference.
    fn here(&self, path: &str) -> String {
        format!("{}/{path}", self.at)
    }

    /// Returns the same address, with the table that the question is about.
    fn at_table(&self, path: &str) -> String {
        let table = self.table.as_ref().map(|table| format!("?table={table}"));
        self.here(path) + &table.unwrap_or_default()
    }
}

/// The query: the table whose page linked here.
#[derive(Debug, Default, Deserialize)]
struct Query {
    table: Option<String>,
}

/// `GET …/desk/references`: staff.
async fn index(request: HttpRequest, desk: Desk<Inside>, query: web::Query<Query>) -> WebResult {
    page::private(&IndexPage {
        shell: desk.shell(&request, say::staff_nav::references()),
        at: desk.at("desk/references"),
        // it is written into the page's addresses
        table: (query.into_inner().table).filter(|table| table.parse::<u32>().is_ok()),
    })
}

#[derive(Template)]
#[template(path = "staff/floor/references/information.html")]
struct InformationPage {
    shell: Shell,
    at: String,
}

/// `GET …/desk/references/information`: staff (T29, T34).
async fn information(request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    page::private(&InformationPage {
        shell: desk.shell(&request, t::information()),
        at: desk.at("desk/references"),
    })
}

#[derive(Template)]
#[template(path = "staff/floor/references/checklists.html")]
struct ChecklistsPage {
    shell: Shell,
    at: String,
}

/// `GET …/desk/references/checklists`: staff (MTR-A X.4A, T21, T33).
async fn checklists(request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    page::private(&ChecklistsPage {
        shell: desk.shell(&request, t::before_the_game()),
        at: desk.at("desk/references"),
    })
}

/// An infraction with its penalties.
struct Row {
    /// Its number and its name in the table.
    name: Message,
    penalty: Message,
    /// A remark: the penalty that it has elsewhere.
    instead_of: Option<Message>,
    cases: Vec<Message>,
    /// Sentences.
    may_be: Option<Message>,
    upgrade: Option<Message>,
    multiplayer: Option<Message>,
}

impl Row {
    fn of(row: &Infraction) -> Self {
        let may_be: Vec<Message> = row.may_be.iter().copied().map(terms::penalty).collect();
        let case = |(ix, case): (usize, &Case)| match case.drop {
            true => Some(t::case_and_dropped(row.case_term(ix)?, terms::penalty(case.penalty))),
            false => Some(t::case(row.case_term(ix)?, terms::penalty(case.penalty))),
        };
        Self {
            name: row.code_and_term(),
            penalty: terms::penalty(row.usual()),
            instead_of: row.instead.map(|_| t::instead_of(terms::penalty(row.penalty))),
            cases: row.cases.iter().enumerate().filter_map(case).collect(),
            may_be: (!may_be.is_empty()).then(|| t::may_also_be(Message::joined(may_be, ", "))),
            upgrade: row
                .upgrade
                .map(|upgrade| t::upgrade(upgrade.nth, terms::penalty(upgrade.to))),
            multiplayer: row.remark().map(t::in_multiplayer),
        }
    }
}

/// The infractions of a category.
struct Group {
    name: Message,
    rows: Vec<Row>,
}

impl Group {
    /// Returns the categories that have infractions in a table.
    fn all(table: &PenaltyTable) -> Vec<Self> {
        Category::ALL
            .iter()
            .copied()
            .map(|category| Self {
                name: terms::category(category),
                rows: table
                    .infractions
                    .iter()
                    .filter(|row| row.category == category)
                    .map(Row::of)
                    .collect(),
            })
            .filter(|group| !group.rows.is_empty())
            .collect()
    }
}

#[derive(Template)]
#[template(path = "staff/floor/references/penalties.html")]
struct PenaltiesPage {
    shell: Shell,
    at: String,
    rulings: String,
    /// A sentence: the table, and all penalties in their order.
    levels: Message,
    groups: Vec<Group>,
    regular: bool,
    has_conduct: bool,
    profile: String,
}

impl PenaltiesPage {
    fn new(request: &HttpRequest, desk: &Desk<Inside>, profile: &Profile) -> Self {
        let table = profile.penalty_table();
        Self {
            shell: desk.shell(request, t::penalties()),
            at: desk.at("desk/references"),
            rulings: desk.at("desk/rulings"),
            groups: Group::all(&table),
            // The first one means no penalty.
            levels: t::levels_in_order(
                &table.name,
                Message::joined(Penalty::ALL.iter().copied().skip(1).map(terms::penalty), ", "),
            ),
            regular: profile.level == Level::Regular,
            has_conduct: profile.code_of_conduct.is_some(),
            profile: desk.at("profile"),
        }
    }
}

/// `GET …/desk/references/penalties`: staff (T30, T35).
async fn penalties(request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let profile = desk.tournament.profile()?;
    page::private(&PenaltiesPage::new(&request, &desk, &profile))
}

#[derive(Template)]
#[template(path = "staff/floor/references/end.html")]
struct EndPage {
    shell: Shell,
    at: String,
    /// A sentence: the time limit, and what is played after it.
    here: Message,
    /// What is played after time is called, by the rules of the tournament.
    called: Vec<Message>,
    /// What follows a drawn game with time left.
    drawn_again: Message,
    /// What a drawn match and a won one are worth, or the places.
    worth: Vec<Message>,
    games_to_win: u32,
    /// What follows a drawn playoff match.
    drawn_playoff: Message,
}

/// Returns what a drawn match and a won one are worth, or the places (T1, T3, T45, T58, T59).
fn worth(profile: &Profile) -> Vec<Message> {
    let Points { win, draw, loss, .. } = profile.points;
    if profile.scores_places() {
        let said = |rule: HouseRule| Message::joined([say::picture::chart(rule.what, rule.here), rule.means], " ");
        return profile.place_rules().into_iter().map(said).collect();
    }
    let drawn = match profile.shares_draw_still_in() {
        true => t::drawn_points_still_in(draw),
        false => t::drawn_points(draw),
    };
    match (profile.house.wager, profile.house.win_points_by) {
        (Some(_), _) => vec![t::drawn_stakes(), t::won_stakes()],
        (None, WinPointsBy::Tournament) => vec![drawn, t::won_points(win, loss)],
        (None, _) => vec![drawn, t::won_points_by_size(profile.win_points_in_words(), loss)],
    }
}

/// Lists what is played after time is called (T20–T22, T44, T47, T48).
fn called(profile: &Profile) -> Vec<Message> {
    let mut called = match profile.end_of_round {
        EndOfRound::ExtraTurns => vec![
            t::called_count(),
            t::called_effects(),
            t::called_slow_play(),
            t::called_draw(),
        ],
        EndOfRound::FinishTurn => vec![t::called_no_other()],
    };
    if profile.most_life_wins() {
        // instead of the draw
        called.pop();
    }
    let of_ending = profile.ending_rules().into_iter();
    let is_of_time = |name| {
        [
            "overtime_minutes",
            "overtime_shown",
            "end_step_turn",
            "unfinished_games",
        ]
        .contains(&name)
    };
    called.extend(of_ending.filter(|rule| is_of_time(rule.name)).map(|rule| rule.means));
    called
}

/// `GET …/desk/references/end-of-round`: staff (T20–T22, T2, T3, T17).
async fn end_of_round(request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let profile = desk.tournament.profile()?;
    let shell = desk.shell(&request, say::references::end_of_round());
    page::private(&EndPage::of(&profile, shell, desk.at("desk/references")))
}

impl EndPage {
    fn of(profile: &Profile, shell: Shell, at: String) -> Self {
        let limit = profile.round_minutes;
        let limit = limit.map_or_else(say::projector::no_time_limit, say::common::minutes);
        Self {
            shell,
            at,
            here: match profile.end_of_round {
                EndOfRound::ExtraTurns => t::here_extra_turns(limit),
                EndOfRound::FinishTurn => t::here_finish_turn(limit),
            },
            called: called(profile),
            drawn_again: match profile.replays_drawn_games() {
                true => t::drawn_again(),
                false => say::profile::drawn_games_mean(),
            },
            worth: worth(profile),
            games_to_win: profile.games_to_win,
            drawn_playoff: match profile.playoff_may_be_drawn() {
                true => say::profile::drawn_best_seed_means(),
                false => t::drawn_playoff(),
            },
        }
    }
}
