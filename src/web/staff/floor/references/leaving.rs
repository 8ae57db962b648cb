//! The objects that leave with a player (CR 800.4, G20): of objects typed here, or of a followed game.

use actix_web::{HttpRequest, web};
use askama::Template;

use super::people::{People, Question, QuestionNames, sentence};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::Choice;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Inside};
use crate::web::frame::state::{App, read};
use podium_melee::{
    Action, Event, Game, LeaveReason, MarkerNumber, ObjectId, Seat, SeatSet, Setup, StackObjectKind, Variant,
};
use podium_ops::floor::follow::table_of_round;
use podium_store::tournaments::{Tournament, rounds};
use podium_store::{Reader, RoundState};
use say::{Message, references as t};

/// Rows of a new form, and the most.
const ROWS: usize = 4;
const MOST_ROWS: usize = 30;
/// Longest name of an object, in characters.
const NAME: usize = 60;

/// The kinds of objects, by their words in the address.
const KINDS: [(&str, say::Plain); 5] = [
    ("card", t::kind_permanent),
    ("token", t::kind_token),
    ("spell", t::kind_spell),
    ("ability", t::kind_ability),
    ("copy", t::kind_copy),
];
/// The ways in which another player can have an object.
const HOW: [(&str, say::Plain); 2] = [("effect", t::by_effect), ("entered", t::came_under_control)];

/// An object of the form.
struct Row {
    ix: usize,
    name: String,
    kind: String,
    owner: String,
    controller: String,
    how: String,
}

impl Row {
    /// Names a field of the row: the prefix and the row's number.
    fn id(&self, prefix: &str) -> String {
        format!("{prefix}{}", self.ix)
    }

    /// Returns the label of the object: its number, from 1.
    fn label(&self) -> Message {
        t::object_number(self.ix + 1)
    }
}

#[derive(Template)]
#[template(path = "staff/floor/references/leaving.html")]
struct LeavingPage {
    shell: Shell,
    at: String,
    people: People,
    choices: Vec<Choice>,
    kinds: Vec<Choice>,
    ways: Vec<Choice>,
    leaver: String,
    rows: Vec<Row>,
    more: usize,
    /// Whether a game is followed at this table: then its objects are included in the answer.
    followed: bool,
    asked: bool,
    answers: Vec<Message>,
    /// The reason why there is no answer.
    problem: Option<Message>,
}

impl LeavingPage {
    fn new(request: &HttpRequest, desk: &Desk<Inside>, found: Found, question: &Question) -> Self {
        let Found { people, followed } = found;
        let rows = rows(question);
        let (mut answers, problem) = match of_typed_objects(question, &people, &rows) {
            Ok(sentences) => (sentences, None),
            Err(why) => (Vec::new(), Some(why)),
        };
        let is_followed = followed.is_some();
        answers.extend(followed.unwrap_or_default());
        let choices = |all: &[(&str, say::Plain)]| all.iter().map(|(word, name)| Choice::new(*word, name())).collect();
        Self {
            shell: desk.shell(request, t::leaving()),
            at: desk.at("desk/references"),
            choices: people.choices(),
            kinds: choices(&KINDS),
            ways: choices(&HOW),
            leaver: question.get("leaver").to_owned(),
            more: (rows.len() + ROWS).min(MOST_ROWS),
            rows,
            followed: is_followed,
            asked: question.is_question(),
            answers,
            problem,
            people,
        }
    }

    /// Returns whether the question was answered and no object of the game leaves.
    fn nothing_leaves(&self) -> bool {
        self.asked && self.answers.is_empty() && self.problem.is_none()
    }
}

/// `GET …/desk/references/leaving`: staff.
pub(super) async fn show(
    app: App,
    request: HttpRequest,
    desk: Desk<Inside>,
    question: web::Query<Vec<(String, String)>>,
) -> WebResult {
    let question = Question(question.into_inner());
    let found = load(&app, &desk.tournament, &question).await?;
    page::private(&LeavingPage::new(&request, &desk, found, &question))
}

/// The players of the question, and what leaves in their followed game.
struct Found {
    people: People,
    /// `None` if no game is followed at the table.
    followed: Option<Vec<Message>>,
}

async fn load(app: &App, tournament: &Tournament, question: &Question) -> Result<Found, WebError> {
    let (tournament, question) = (tournament.clone(), question.clone());
    read(app, move |conn| {
        let people = People::read(conn, &tournament, &question)?;
        let followed = in_followed_game(conn, &tournament, &people, &question)?;
        Ok::<_, WebError>(Found { people, followed })
    })
    .await
}

/// Describes which of the typed objects leave; empty before the question is sent.
///
/// # Errors
/// The reason why there is no answer.
fn of_typed_objects(question: &Question, people: &People, rows: &[Row]) -> Result<Vec<Message>, Message> {
    if !question.is_question() {
        return Ok(Vec::new());
    }
    let leaver = question.seat("leaver", people.count()).ok_or_else(t::choose_leaver)?;
    leave(people, rows, leaver)
}

fn rows(question: &Question) -> Vec<Row> {
    let count = question.number("rows").unwrap_or(ROWS).clamp(1, MOST_ROWS);
    (0..count)
        .map(|ix| {
            let field = |name: &str| question.get(&format!("{name}_{ix}")).to_owned();
            Row {
                ix,
                name: field("name").chars().filter(|c| !c.is_control()).take(NAME).collect(),
                kind: field("kind"),
                owner: field("owner"),
                controller: field("controller"),
                how: field("how"),
            }
        })
        .collect()
}

/// Returns whether an event is about an object.
fn is_about_objects(event: &Event) -> bool {
    matches!(
        event,
        Event::ObjectLeft { .. }
            | Event::ObjectCeased { .. }
            | Event::ObjectExiled { .. }
            | Event::ObjectRemovedFromGame { .. }
            | Event::ObjectToGraveyard { .. }
            | Event::ControlChanged { .. }
            | Event::ControlUnchanged { .. }
            | Event::EffectEnded { .. }
    )
}

/// Sets up the objects in the engine, lets the player leave, and describes what happened to the objects.
fn leave(people: &People, rows: &[Row], leaver: Seat) -> Result<Vec<Message>, Message> {
    let count = people.count();
    let setup = Setup::new(Variant::FreeForAll, count).map_err(|problem| Message::from(problem.to_string()))?;
    let mut game = Game::new(setup);
    let named: Vec<&Row> = rows.iter().filter(|row| !row.name.is_empty()).collect();
    let mut objects: Vec<String> = named.iter().map(|row| row.name.clone()).collect();
    // CR 117.1 does not matter here: objects on the stack were caused by an object of a player who stays
    let cause = ObjectId(objects.len() as u32);
    objects.push("the cause".to_owned());
    let stays = (0..count)
        .filter_map(Seat::new)
        .find(|seat| *seat != leaver)
        .ok_or_else(t::nobody_left)?;
    let stack = MarkerNumber(1);
    let mut apply = |action: Action| {
        game.apply(&action).map_err(|refusal| {
            let naming = QuestionNames {
                people,
                objects: &objects,
            };
            refusal.message(&naming)
        })
    };
    apply(Action::PutOnStack {
        stack,
        object: cause,
        controller: stays,
        kind: StackObjectKind::Triggered,
        targets: Vec::new(),
        caused_by: None,
    })?;
    let seat = |text: &str| {
        text.parse::<usize>()
            .ok()
            .filter(|n| (1..=count).contains(n))
            .and_then(|n| Seat::new(n - 1))
    };
    for (object, row) in (0..).map(ObjectId).zip(&named) {
        let owner = seat(&row.owner).ok_or_else(|| t::choose_owner(&row.name))?;
        let controller = seat(&row.controller).unwrap_or(owner);
        let is_on_stack = matches!(row.kind.as_str(), "spell" | "ability" | "copy");
        // G20: a spell is a card with an owner; abilities and copies are not
        if !is_on_stack || row.kind == "spell" {
            let entered = controller != owner && row.how == "entered" && !is_on_stack;
            apply(Action::Object {
                object,
                owner,
                token: row.kind == "token",
                by: entered.then_some(controller),
                attached_to: None,
            })?;
            if controller != owner && !entered && !is_on_stack {
                apply(Action::Control {
                    object,
                    by: controller,
                    source: None,
                })?;
            }
        }
        if is_on_stack {
            apply(Action::PutOnStack {
                stack,
                object,
                controller,
                kind: match row.kind.as_str() {
                    "spell" => StackObjectKind::Spell,
                    "copy" => StackObjectKind::Copy,
                    _ => StackObjectKind::Triggered,
                },
                targets: Vec::new(),
                caused_by: Some(cause),
            })?;
        }
    }
    let events = apply(Action::Leave {
        players: SeatSet::only(leaver),
        why: LeaveReason::Lost,
        defer_to: None,
    })?;
    let naming = QuestionNames {
        people,
        objects: &objects,
    };
    let mut answers: Vec<Message> = Vec::new();
    for event in events.iter().filter(|event| is_about_objects(event)) {
        let clause = sentence(event.text_of_one_turn(&naming));
        if !answers.contains(&clause) {
            answers.push(clause);
        }
    }
    if answers.is_empty() {
        answers.push(match named.is_empty() {
            true => t::name_objects(),
            false => t::nothing_changes(),
        });
    }
    Ok(answers)
}

/// Describes what leaves with the chosen player in the game followed at the table; `None` if none is followed.
fn in_followed_game(
    conn: &mut Reader<'_>,
    tournament: &Tournament,
    people: &People,
    question: &Question,
) -> Result<Option<Vec<Message>>, WebError> {
    let Some(number) = people.table.as_ref().and_then(|table| table.parse::<i64>().ok()) else {
        return Ok(None);
    };
    let all = rounds::of_tournament(conn, &tournament.id)?;
    let Some(round) = all.iter().rev().find(|round| round.state != RoundState::Draft) else {
        return Ok(None);
    };
    let table = table_of_round(conn, round, number)?;
    let Some((table, followed)) = table.as_ref().and_then(|table| Some((table, table.open()?))) else {
        return Ok(None);
    };
    let Some(leaver) = question
        .seat("leaver", people.count())
        .filter(|_| question.is_question())
    else {
        return Ok(Some(Vec::new()));
    };
    // the game has its own seats, so the player is found by their key
    let key = table.players.get(leaver.index()).map(|player| player.key.as_str());
    let Some(seat) = key.and_then(|key| followed.document.names().seat(key)) else {
        return Ok(Some(Vec::new()));
    };
    // On a copy: a question does not change the followed game.
    let mut game = followed.game.clone();
    let leave = Action::Leave {
        players: SeatSet::only(seat),
        why: LeaveReason::Lost,
        defer_to: None,
    };
    let Ok(events) = game.apply(&leave) else {
        return Ok(Some(vec![t::has_left_followed(people.name(leaver))]));
    };
    let seats: Vec<Message> = table
        .seated(followed)
        .map(|player| player.map_or_else(|| "?".into(), |player| (&player.name).into()))
        .collect();
    let seated = People {
        names: seats,
        ..People::default()
    };
    let naming = InGame {
        people: &seated,
        names: followed.document.names(),
    };
    let about_objects = events.iter().filter(|event| is_about_objects(event));
    Ok(Some(
        about_objects
            .map(|event| t::in_followed_game(event.text(&naming)))
            .collect(),
    ))
}

/// Players by their names, objects by their names in the followed game.
struct InGame<'a> {
    people: &'a People,
    names: &'a podium_document::game::Names,
}

impl podium_melee::Naming for InGame<'_> {
    fn player(&self, seat: Seat) -> Message {
        self.people.name(seat)
    }

    fn object(&self, object: ObjectId) -> Message {
        podium_melee::Naming::object(self.names, object)
    }
}
