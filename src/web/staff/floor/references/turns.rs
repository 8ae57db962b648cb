//! Priority after a withdrawn request (MTR-A 4.2A, T27), and the end of a loop (MTR-A 4.4A, T28): computed by the
//! engine, at a table with one turn at a time.

use actix_web::{HttpRequest, web};
use askama::Template;

use super::people::{Answer, People, Question, QuestionNames, people, sentence};
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::Choice;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Inside};
use crate::web::frame::state::App;
use podium_melee::{Action, Event, Game, LeaveReason, LoopStop, MarkerNumber, Seat, SeatSet, Setup, Variant};
use say::{Message, references as t};

const TURN: MarkerNumber = MarkerNumber(1);
/// More steps than any round of questions takes.
const MOST_STEPS: usize = 10_000;
/// Highest iteration or point of a loop.
const MOST_ITERATIONS: usize = 1_000_000;

/// A player with the fields beside their name.
struct Row {
    seat: usize,
    name: Message,
    out: bool,
    iteration: String,
    point: String,
}

impl Row {
    /// Names a field of the row: the prefix and the row's number.
    fn id(&self, prefix: &str) -> String {
        format!("{prefix}{}", self.seat)
    }
}

#[derive(Template)]
#[template(path = "staff/floor/references/priority.html")]
struct PriorityPage {
    shell: Shell,
    at: String,
    people: People,
    choices: Vec<Choice>,
    active: String,
    asker: String,
    rows: Vec<Row>,
    answer: Option<Answer>,
}

#[derive(Template)]
#[template(path = "staff/floor/references/loops.html")]
struct LoopsPage {
    shell: Shell,
    at: String,
    people: People,
    choices: Vec<Choice>,
    active: String,
    announcer: String,
    iterations: String,
    points: String,
    rows: Vec<Row>,
    answer: Option<Answer>,
}

impl LoopsPage {
    fn new(request: &HttpRequest, desk: &Desk<Inside>, people: People, question: &Question) -> Self {
        let or = |text: &str, usual: &str| {
            if text.is_empty() {
                usual.to_owned()
            } else {
                text.to_owned()
            }
        };
        Self {
            shell: desk.shell(request, t::loops()),
            at: desk.at("desk/references"),
            choices: people.choices(),
            active: question.get("active").to_owned(),
            announcer: question.get("announcer").to_owned(),
            iterations: or(question.get("iterations"), "100"),
            points: or(question.get("points"), "1"),
            rows: rows(&people, question),
            answer: question.is_question().then(|| where_it_stops(&people, question)),
            people,
        }
    }
}

fn rows(people: &People, question: &Question) -> Vec<Row> {
    let out = question.seats("out", people.count());
    let typed = |name: &str, seat: usize| question.get(&format!("{name}_{seat}")).to_owned();
    (1..)
        .zip(&people.names)
        .map(|(seat, name)| Row {
            seat,
            name: name.clone(),
            out: Seat::new(seat - 1).is_some_and(|seat| out.contains(seat)),
            iteration: typed("iteration", seat),
            point: typed("point", seat),
        })
        .collect()
}

/// Creates a game in which it is this player's turn and the players in `out` have left.
fn game(count: usize, active: Seat, out: &SeatSet) -> Option<Game> {
    let setup = Setup::new(Variant::FreeForAll, count).ok()?.with_start(active).ok()?;
    let mut game = Game::new(setup);
    if !out.is_empty() {
        let leave = Action::Leave {
            players: *out,
            why: LeaveReason::Lost,
            defer_to: None,
        };
        game.apply(&leave).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

/// Passes for the players before this one, so that it has priority; returns them.
fn until_priority(game: &mut Game, seat: Seat) -> Option<SeatSet> {
    let mut passed = SeatSet::EMPTY;
    for _ in 0..MOST_STEPS {
        let player = game.priority(TURN)?;
        if player == seat {
            return Some(passed);
        }
        // a second time around: nobody passes twice in one round
        if !passed.insert(player) {
            return None;
        }
        game.apply(&Action::PassPriority { stack: TURN, player }).ok()?;
    }
    None
}

/// `GET …/desk/references/priority`: staff.
pub(super) async fn priority(
    app: App,
    request: HttpRequest,
    desk: Desk<Inside>,
    question: web::Query<Vec<(String, String)>>,
) -> WebResult {
    let question = Question(question.into_inner());
    let people = people(&app, &desk, &question).await?;
    let answer = question.is_question().then(|| after_withdrawal(&people, &question));
    page::private(&PriorityPage {
        shell: desk.shell(&request, t::priority()),
        at: desk.at("desk/references"),
        choices: people.choices(),
        active: question.get("active").to_owned(),
        asker: question.get("asker").to_owned(),
        rows: rows(&people, &question),
        people,
        answer,
    })
}

/// T27: the request is void, the game returns to the point just after its last action, and the active player has
/// priority.
fn after_withdrawal(people: &People, question: &Question) -> Answer {
    let count = people.count();
    let (Some(active), Some(asker)) = (question.seat("active", count), question.seat("asker", count)) else {
        return Answer::plain(t::choose_turn_and_asker());
    };
    let out = question.seats("out", count);
    if out.contains(asker) {
        return Answer::plain(t::has_left_game(people.name(asker)));
    }
    let Some(mut game) = game(count, active, &out) else {
        return Answer::plain(t::game_over_no_priority());
    };
    let Some(passed) = until_priority(&mut game, asker) else {
        return Answer::plain(t::takes_no_part(people.name(asker)));
    };
    let mut steps = Vec::new();
    if !passed.is_empty() {
        steps.push(t::had_passed(people.several(&passed), passed.len()));
    }
    let withdraw = Action::WithdrawPriority {
        stack: TURN,
        player: asker,
    };
    // if the player who asked has priority anyway, there is nothing to return to
    let _ = game.apply(&withdraw);
    let who = match game.priority(TURN) {
        Some(player) if player == active => t::turn_has_priority(people.name(player)),
        Some(player) => t::next_has_priority(people.name(active), people.name(player)),
        None => t::nobody_has_priority(),
    };
    let text = Message::joined([t::request_void(people.name(asker)), who], " ");
    if asker == active {
        steps.push(t::may_act_or_pass(people.name(active)));
    }
    Answer { text, steps }
}

/// `GET …/desk/references/loops`: staff.
pub(super) async fn loops(
    app: App,
    request: HttpRequest,
    desk: Desk<Inside>,
    question: web::Query<Vec<(String, String)>>,
) -> WebResult {
    let question = Question(question.into_inner());
    let people = people(&app, &desk, &question).await?;
    page::private(&LoopsPage::new(&request, &desk, people, &question))
}

/// T28: in turn order, players may propose an earlier stop, until nobody does.
fn where_it_stops(people: &People, question: &Question) -> Answer {
    let count = people.count();
    let (Some(announcer), Some(active)) = (question.seat("announcer", count), question.seat("active", count)) else {
        return Answer::plain(t::choose_turn_and_announcer());
    };
    let number = |name: &str| {
        question
            .number(name)
            .filter(|n| (1..=MOST_ITERATIONS).contains(n))
            .map(|n| n as u32)
    };
    let (Some(iterations), Some(points)) = (number("iterations"), number("points")) else {
        return Answer::plain(t::type_loop());
    };
    let Some(mut game) = game(count, active, &question.seats("out", count)) else {
        return Answer::plain(t::game_over());
    };
    if until_priority(&mut game, announcer).is_none() {
        return Answer::plain(t::announcer_in_game());
    }
    let naming = QuestionNames { people, objects: &[] };
    let mut steps = Vec::new();
    let mut ran = None;
    let mut act = |game: &mut Game, action: &Action, steps: &mut Vec<Message>| -> bool {
        let Ok(events) = game.apply(action) else { return false };
        for event in &events {
            if let Event::LoopRan {
                iterations,
                point,
                priority,
                ..
            } = event
            {
                ran = Some((*iterations, *point, *priority));
            } else {
                // there is one turn and one stack: the marker need not be named
                steps.push(sentence(event.text_of_one_turn(&naming)));
            }
        }
        true
    };
    let announce = Action::AnnounceLoop {
        stack: TURN,
        player: announcer,
        iterations,
        points,
    };
    if !act(&mut game, &announce, &mut steps) {
        return Answer::plain(t::loop_not_possible());
    }
    for _ in 0..MOST_STEPS {
        let Some(player) = game.asked_about_loop(TURN) else {
            break;
        };
        let typed = |name: &str| {
            question
                .number(&format!("{name}_{}", player.index() + 1))
                .map(|n| n.min(MOST_ITERATIONS) as u32)
        };
        let wish = typed("iteration").map(|iteration| LoopStop {
            iteration,
            // without a point: after the last one of that iteration
            point: typed("point").unwrap_or(points),
        });
        let under_way = game.marker(TURN).and_then(|marker| marker.stack().announced_loop());
        // T28: a proposal that is not earlier does not count
        let wish = wish.filter(|stop| under_way.is_some_and(|announced| announced.is_earlier(*stop)));
        let action = match wish {
            Some(LoopStop { iteration, point }) => Action::ProposeStop {
                stack: TURN,
                player,
                iteration,
                point,
            },
            None => {
                steps.push(t::proposes_nothing(people.name(player)));
                Action::AcceptLoop { stack: TURN, player }
            }
        };
        if !act(&mut game, &action, &mut steps) {
            break;
        }
    }
    let Some((iterations, point, priority)) = ran else {
        return Answer::plain(t::loop_not_settled());
    };
    let name = priority.map(|player| people.name(player));
    let there = || name.clone().map_or_else(t::nobody_priority_there, t::priority_there);
    let (stop, who) = match point {
        Some(point) if points > 1 => (t::stops_at_point(iterations, point), there()),
        Some(_) => (t::stops_after(iterations), there()),
        None => (
            t::runs_as_announced(iterations),
            name.clone().map_or_else(t::nobody_priority_after, t::priority_after),
        ),
    };
    if point.is_some()
        && priority != Some(active)
        && let Some(name) = name
    {
        steps.push(t::stop_would_be_void(name, people.name(active)));
    }
    Answer {
        text: Message::joined([stop, who], " "),
        steps,
    }
}
