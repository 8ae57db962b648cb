//! The page that asks before matches of a player who leaves become void: what happens, and who moves in the standings.

use actix_web::http::StatusCode;
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, Field, Fields, FormKeys, Returned, StaffForm, asked_word};
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::Right;
use crate::web::frame::state::{read, snapshots};
use crate::web::shared::moved::{MovedRow, moved_rows};
use crate::web::shared::people::named::promoted;
use crate::web::shared::terms;
use podium_ops::floor::rulings::{self, Disqualified};
use podium_ops::people::players as ops;
use podium_ops::people::players::Matches;
use podium_ops::{OpError, Work};
use say::{Message, player_leaving as t, player_words, view};

/// The word that confirms void matches.
const VOID_WORD: say::Plain = say::confirm_words::void;

/// The choices of a form, besides that all matches stay: value and label.
const CHOICES: [(&str, say::Plain, Matches); 2] = [
    ("unplayed", t::unplayed_void, Matches::UnplayedVoid),
    ("all", t::all_void, Matches::AllVoid),
];

/// The two ways of leaving.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Departure {
    Drop,
    Disqualification,
}

impl Departure {
    /// The last part of the address of its form.
    fn form(self) -> &'static str {
        match self {
            Self::Drop => "drop",
            Self::Disqualification => "disqualify",
        }
    }

    fn button(self) -> Message {
        match self {
            Self::Drop => t::drop(),
            Self::Disqualification => t::disqualify(),
        }
    }

    fn run(self, work: &mut Work<'_, '_>, number: i64, matches: Matches, reason: &str) -> Result<Message, OpError> {
        match self {
            Self::Drop => {
                let done = ops::drop_with(work, number, matches, reason)?;
                let dropped = player_words::has_dropped(done.row.name);
                Ok(Message::joined([dropped, promoted(&done.promoted)], " "))
            }
            // everybody sees void tables, and reads why they are void
            Self::Disqualification => Ok(disqualified(&rulings::disqualify_directly(
                work, number, matches, reason, true,
            )?)),
        }
    }
}

/// Returns the sentence after a disqualification.
pub(super) fn disqualified(done: &Disqualified) -> Message {
    let disqualified = match done.ruling {
        Some(number) => player_words::is_disqualified_by(&done.name, number),
        None => player_words::is_disqualified(&done.name),
    };
    Message::joined([disqualified, promoted(&done.promoted)], " ")
}

/// Returns the choices for a form.
pub(super) fn choices() -> Vec<Choice> {
    let stay = Choice::new("", t::matches_stay());
    let others = CHOICES.iter().map(|(value, label, _)| Choice::new(*value, label()));
    std::iter::once(stay).chain(others).collect()
}

/// Returns what a form chose for the player's matches; `None` if they stay.
pub(super) fn asked(fields: &Fields) -> Option<Matches> {
    let chosen = fields.text("their_matches");
    let found = CHOICES.iter().find(|(value, ..)| *value == chosen);
    found.map(|(.., matches)| *matches)
}

#[derive(Template)]
#[template(path = "staff/people/players/leaving.html")]
struct LeavingPage {
    shell: Shell,
    name: Message,
    /// The player's page.
    back: String,
    action: String,
    keys: FormKeys,
    /// The chosen value of `their_matches`, and its label.
    matches: String,
    choice: Message,
    notes: Vec<Message>,
    moved: Vec<MovedRow>,
    /// The void tables, as "Round 1: table 3 is void".
    void: Vec<Message>,
    reason: Field,
    confirm: Field,
    word: Message,
    button: Message,
}

/// Shows what would happen, or does it once that was seen and the word typed.
pub(super) async fn decide<R: Right>(
    form: StaffForm<R>,
    number: i64,
    departure: Departure,
    matches: Matches,
) -> WebResult {
    if form.fields.text("seen").is_empty() {
        return preview(&form, number, departure, matches, &Returned::default()).await;
    }
    let to = form.at(&format!("desk/players/{number}"));
    let reason = form.fields.text("reason").to_owned();
    let done = match asked_word(&form.fields, VOID_WORD) {
        Ok(()) => {
            let run = move |work: &mut Work<'_, '_>| departure.run(work, number, matches, &reason);
            form.run(&to, run).await
        }
        Err(error) => Err(error),
    };
    match done {
        Ok(notice) => form.done(notice, &to),
        Err(error) => {
            let returned = form
                .returned(error)
                .map_err(|e| e.way_on(player_words::back_to_player(), &to))?;
            preview(&form, number, departure, matches, &returned).await
        }
    }
}

async fn preview<R: Right>(
    form: &StaffForm<R>,
    number: i64,
    departure: Departure,
    matches: Matches,
    returned: &Returned<'_>,
) -> WebResult {
    let (app, desk) = (&form.app, &form.sender);
    let back = form.at(&format!("desk/players/{number}"));
    let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
    let Some(player) = snapshot.loaded.player_of_number(number) else {
        return Err(
            WebError::not_found(player_words::no_player(number)).way_on(view::to_players(), form.at("desk/players"))
        );
    };
    let of = snapshot.clone();
    let leaving = read(app, move |conn| {
        Ok::<_, WebError>(ops::leaving(conn, &of.loaded, player, matches)?)
    })
    .await?;
    let loaded = &snapshot.loaded;
    let name = Message::from(&loaded.row(player).name);
    let mut shell = desk.shell(&form.request, &name);
    shell.notice = returned.notice();
    // as on the player's page, where the reason has the name of its form
    let first = format!("{}_reason", departure.form());
    let reason = match returned.is_empty() {
        true => Field::of("reason", form.fields.text(&first)),
        false => returned.field("reason", ""),
    };
    let page = LeavingPage {
        shell,
        action: format!("{back}/{}", departure.form()),
        back,
        keys: desk.keys(app, None),
        matches: form.fields.text("their_matches").to_owned(),
        choice: CHOICES
            .iter()
            .find(|(.., of)| *of == matches)
            .map_or_else(Message::default, |(_, label, _)| label()),
        notes: leaving.notes,
        moved: moved_rows(loaded, &leaving.moved),
        void: leaving
            .void
            .iter()
            .map(|(round, table)| t::is_void(terms::round(&loaded.round_name(i64::from(*round))), table))
            .collect(),
        reason,
        confirm: returned.field("confirm", ""),
        word: VOID_WORD(),
        button: departure.button(),
        name,
    };
    let status = if returned.is_empty() {
        StatusCode::OK
    } else {
        returned.status()
    };
    page::with_status(status, &page)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_choice_is_read_back() {
        assert_eq!(choices().len(), CHOICES.len() + 1);
        for (value, label, _) in CHOICES {
            assert!(
                choices()
                    .iter()
                    .any(|choice| choice.value == value && choice.label == label())
            );
        }
    }
}
