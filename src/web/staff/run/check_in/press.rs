//! Buttons, typed texts and scans at the door. The script gets an answer in JSON and updates the page itself; without
//! the script the page is shown again.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse};
use serde::{Serialize, Serializer};

use super::code::Scanned;
use super::door::{self, DoorQuery};
use super::typed::{Meant, Typed};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::form::{Fields, StaffForm};
use crate::web::frame::request::current::language;
use crate::web::frame::request::desk::Players;
use crate::web::frame::state::snapshots;
use crate::web::staff::similar_name::{self, with_hint};
use podium_ops::OpError;
use podium_ops::people::players as ops;
use podium_ops::people::players::{Attendance, PlayerInput};
use podium_store::PlayerStatus;
use say::{Message, check_in as t};

/// The action that a form asks for.
enum DoorAction {
    In(i64),
    Out(i64),
    Approve(i64),
    /// Whether the fee of a player is collected.
    Fee(i64, bool),
    /// A person who is not on the list.
    Add(String),
    /// The only player that a typed text can mean.
    Typed(String),
    /// The player whose code was scanned.
    Scanned(String),
}

impl DoorAction {
    fn of(fields: &Fields) -> Result<Self, WebError> {
        let nothing = || WebError::bad_request(t::no_player_named());
        let number = |name| fields.text(name).parse().map_err(|_| nothing());
        let sent = |name: &&str| !fields.text(name).is_empty();
        match ["in", "out", "approve", "paid", "unpaid", "add", "typed", "scanned"]
            .iter()
            .find(|name| sent(name))
        {
            Some(&"in") => Ok(Self::In(number("in")?)),
            Some(&"out") => Ok(Self::Out(number("out")?)),
            Some(&"approve") => Ok(Self::Approve(number("approve")?)),
            Some(&"paid") => Ok(Self::Fee(number("paid")?, true)),
            Some(&"unpaid") => Ok(Self::Fee(number("unpaid")?, false)),
            Some(&"add") => Ok(Self::Add(typed_name(fields.text("add")))),
            Some(&"typed") => Ok(Self::Typed(fields.text("typed").to_owned())),
            Some(_) => Ok(Self::Scanned(fields.text("scanned").to_owned())),
            None => Err(nothing()),
        }
    }

    /// Returns what the page shows if nothing was done.
    fn query_if_refused(&self, fields: &Fields) -> DoorQuery {
        match self {
            Self::Typed(text) | Self::Add(text) => DoorQuery::of_form(fields).searching(text),
            _ => DoorQuery::of_form(fields),
        }
    }
}

/// Normalizes a hastily typed name to single spaces between its words.
fn typed_name(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The outcome.
#[derive(Debug, Serialize)]
struct Answer {
    mark: Mark,
    #[serde(serialize_with = "as_read")]
    sentence: Message,
    /// The button beside the answer: to undo it, or to admit a waiting player.
    button: Option<Button>,
    /// Address of the secret link of a player who was added, to be scanned from this screen.
    link: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Mark {
    Done,
    /// The state was the same before.
    Already,
    /// Nothing was done.
    Stop,
}

/// A button of the form of this page.
#[derive(Debug, Serialize)]
struct Button {
    name: &'static str,
    value: i64,
    #[serde(serialize_with = "as_read")]
    label: Message,
}

/// Writes a message for the script, in the language of the request.
fn as_read<S: Serializer>(message: &Message, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&message.in_language(language()))
}

impl Answer {
    fn stop(sentence: impl Into<Message>) -> Self {
        Self {
            mark: Mark::Stop,
            sentence: sentence.into(),
            button: None,
            link: None,
        }
    }

    fn of(done: &Attendance) -> Self {
        let row = &done.row;
        let name = &row.name;
        let waits = row.status == PlayerStatus::Waitlisted;
        let sentence = match (row.checked_in, done.changed) {
            (true, true) if waits => t::here_on_waiting_list(name),
            (true, true) => t::is_here(name),
            (true, false) => t::here_already(name),
            (false, _) => t::checked_out(name),
        };
        Self {
            mark: if done.changed { Mark::Done } else { Mark::Already },
            sentence,
            button: Some(Button {
                name: if row.checked_in { "out" } else { "in" },
                value: row.number,
                label: say::result_entry::undo(),
            }),
            link: None,
        }
    }

    fn of_fee(done: &Attendance) -> Self {
        let (row, name) = (&done.row, &done.row.name);
        Self {
            sentence: match row.fee_collected {
                true => t::fee_is_collected(name),
                false => t::fee_not_collected(name),
            },
            button: Some(Button {
                name: if row.fee_collected { "unpaid" } else { "paid" },
                value: row.number,
                label: say::result_entry::undo(),
            }),
            ..Self::of(done)
        }
    }

    /// Returns the response for the script.
    fn to_script(&self) -> HttpResponse {
        HttpResponse::Ok()
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .json(self)
    }
}

/// `POST …/desk/check-in`: checks one player in or out.
pub(super) async fn press(form: StaffForm<Players>) -> WebResult {
    let action = DoorAction::of(&form.fields)?;
    let query = action.query_if_refused(&form.fields);
    let is_new = matches!(action, DoorAction::Add(_));
    let answer = answer_to(&form, action).await?;
    if takes_json(&form.request) {
        return Ok(answer.to_script());
    }
    match answer.mark {
        Mark::Stop => door::stopped(&form, query, answer.sentence).await,
        _ if is_new => form.done(&answer.sentence, answer.link.as_deref().unwrap_or_default()),
        _ => form.done(&answer.sentence, &back_to(&form, &answer)),
    }
}

/// Returns where a form leads: to the list as it was when its button was pressed, or to the player's page that it came
/// from.
fn back_to(form: &StaffForm<Players>, answer: &Answer) -> String {
    match (form.fields.text("back"), &answer.button) {
        ("player", Some(button)) => form.at(&format!("desk/players/{}", button.value)),
        _ => DoorQuery::of_form(&form.fields).at(&form.at("desk/check-in")),
    }
}

async fn answer_to(form: &StaffForm<Players>, action: DoorAction) -> Result<Answer, WebError> {
    let (number, done) = match action {
        DoorAction::In(number) => (
            number,
            form.run_each_time(move |work| ops::check_in(work, number, true)).await,
        ),
        DoorAction::Out(number) => (
            number,
            form.run_each_time(move |work| ops::check_in(work, number, false)).await,
        ),
        DoorAction::Approve(number) => (
            number,
            form.run_each_time(move |work| ops::approve_here(work, number)).await,
        ),
        DoorAction::Fee(number, collected) => {
            let done = form
                .run_each_time(move |work| ops::collect_fee(work, number, collected))
                .await;
            return match done {
                Ok(attendance) => Ok(Answer::of_fee(&attendance)),
                refused => sorted(form, number, refused).await,
            };
        }
        DoorAction::Add(name) => {
            let input = PlayerInput {
                name,
                ..PlayerInput::default()
            };
            let data = match input.check() {
                Ok(data) => data,
                Err(problems) => return sorted(form, 0, Err(OpError::Invalid(problems))).await,
            };
            let done = form.run_each_time(move |work| ops::add_here(work, &data)).await;
            return newcomer(form, done).await;
        }
        DoorAction::Scanned(text) => return scanned(form, &text).await,
        // a scanner may act as the keyboard
        DoorAction::Typed(text) if Scanned::read(&form.sender.tournament.slug, &text) != Scanned::Other => {
            return scanned(form, &text).await;
        }
        DoorAction::Typed(text) => {
            let snapshot = snapshots::current(&form.app, &form.sender.tournament.slug).await?;
            let loaded = &snapshot.loaded;
            let typed = Typed::read(&text);
            match typed.meant(loaded.players.iter().chain(&loaded.unregistered)) {
                Meant::Nobody => return Ok(Answer::stop(typed.nobody())),
                Meant::Several(count) => {
                    return Ok(Answer::stop(t::several_fit(count)));
                }
                Meant::One(number) => (
                    number,
                    form.run_each_time(move |work| ops::check_in(work, number, true)).await,
                ),
            }
        }
    };
    sorted(form, number, done).await
}

/// Answers about a player who was added at the door: their link is shown, and a similar name pointed out.
async fn newcomer(form: &StaffForm<Players>, done: Result<Attendance, OpError>) -> Result<Answer, WebError> {
    let Ok(attendance) = &done else {
        return sorted(form, 0, done).await;
    };
    let number = attendance.row.number;
    let hint = similar_name::hint(&form.app, &attendance.row).await?;
    let answer = sorted(form, number, done).await?;
    Ok(Answer {
        link: Some(form.at(&format!("desk/players/{number}/link"))),
        sentence: with_hint(answer.sentence, hint),
        ..answer
    })
}

/// Checks in the player of a scanned code.
async fn scanned(form: &StaffForm<Players>, text: &str) -> Result<Answer, WebError> {
    let read = Scanned::read(&form.sender.tournament.slug, text);
    let Scanned::Player(shown) = read else {
        return Ok(Answer::stop(read.refusal().unwrap_or_default()));
    };
    let (secrets, number) = (form.app.secrets.clone(), shown.number);
    let done = form.run_each_time(move |work| ops::check_in_by_code(work, &secrets, number, &shown.code));
    sorted(form, number, done.await).await
}

/// Turns a command's outcome into an answer; a player who waits for approval can be admitted from there.
async fn sorted(form: &StaffForm<Players>, number: i64, done: Result<Attendance, OpError>) -> Result<Answer, WebError> {
    match done {
        Ok(attendance) => Ok(Answer::of(&attendance)),
        Err(OpError::NotFound(sentence)) => Ok(Answer::stop(sentence)),
        Err(error @ OpError::Invalid(_)) => Ok(Answer::stop(error.in_words())),
        Err(OpError::Refused { message, .. }) => {
            let snapshot = snapshots::current(&form.app, &form.sender.tournament.slug).await?;
            let loaded = &snapshot.loaded;
            let waiting = &loaded.unregistered;
            let is_pending = waiting
                .iter()
                .any(|row| row.number == number && row.status == PlayerStatus::Pending)
                && !ops::entered_before(loaded.players.iter().chain(waiting)).contains_key(&number);
            Ok(Answer {
                button: is_pending.then_some(Button {
                    name: "approve",
                    value: number,
                    label: t::press_approve(),
                }),
                ..Answer::stop(message)
            })
        }
        Err(other) => Err(WebError::from(other).way_on(t::back_to_check_in(), form.at("desk/check-in"))),
    }
}

/// Returns whether the script sent the request.
fn takes_json(request: &HttpRequest) -> bool {
    let accept = request.headers().get(header::ACCEPT);
    accept.is_some_and(|accept| accept.as_bytes() == b"application/json")
}
