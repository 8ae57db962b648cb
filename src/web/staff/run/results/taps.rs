//! The buttons of the cards: the winner, the players' report, a game of a match, and undo.

use actix_web::http::StatusCode;

use super::cards::Score;
use super::entry::{self, Query};
use super::typed::round_of;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::{Fields, StaffForm, back};
use crate::web::frame::look::shell::Notice;
use crate::web::frame::request::desk::Results;
use crate::web::staff::run::sentence;
use podium_ops::run::reports::{self, confirm_by_staff};
use podium_ops::run::results as ops;
use podium_ops::run::results::{Reported, TableVersion, Typed};
use podium_ops::{OpError, Work};
use say::{Message, result_entry as t};

/// A button of a table's card, by its name and value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tap {
    table: i64,
    what: What,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum What {
    /// A seat has won, or `D`: the match, or one more game of a longer one.
    Won(String),
    /// Counts a player's report, or what another says against it.
    Said(reports::Said),
    /// The pressed games are all of the match's games.
    Done,
    /// Removes the last game.
    Back,
    /// Undoes the result that this reader entered, by the version of its pod.
    Undo(i64),
}

impl Tap {
    /// Reads a form; `None` if no button of a card was pressed.
    pub fn of(fields: &Fields) -> Option<Self> {
        let pressed = ["won", "said", "done", "back", "undo"].map(|name| (name, fields.text(name)));
        let (name, value) = pressed.into_iter().find(|(_, value)| !value.is_empty())?;
        let (table, rest) = value.split_once('.').unwrap_or((value, ""));
        Some(Self {
            // anything but a number matches no table
            table: table.parse().unwrap_or(0),
            what: match name {
                "won" => What::Won(rest.chars().take(4).collect::<String>().to_uppercase()),
                "said" => What::Said(reports::Said::read(rest)),
                "done" => What::Done,
                "back" => What::Back,
                _ => What::Undo(rest.parse().unwrap_or(-1)),
            },
        })
    }
}

/// Carries out a press.
pub async fn answer(form: &StaffForm<Results>, tap: Tap) -> WebResult {
    let query = Query::of_form(&form.fields);
    let list = query.list_at(form.at("desk/results"));
    let to = list.of(query.wanted());
    let table = tap.table;
    let games_to_win = form.sender.tournament.profile()?.games_to_win;
    let mut score = Score::of(form.fields.text("games"), table);
    match &tap.what {
        What::Won(key) => score.0.push(key.clone()),
        What::Back => drop(score.0.pop()),
        What::Said(_) | What::Done | What::Undo(_) => {}
    }
    let is_game = matches!(tap.what, What::Won(_)) && games_to_win > 1 && !score.is_decided(games_to_win);
    if is_game || tap.what == What::Back {
        let games = if score.0.is_empty() {
            String::new()
        } else {
            score.text(table)
        };
        return Ok(page::see_other(&list.and("games", games).of(query.wanted())));
    }
    let typed = Typed {
        games: score.games(),
        ..Typed::default()
    };
    match run(form, &to, tap, typed).await {
        Ok(Some((Reported::AlreadySo, _))) => form.done(t::already_so(table), &to),
        Ok(Some((Reported::Differs { stored, .. }, typed))) => differs(form, table, &typed, stored).await,
        // the card shows the rest, in its place
        Ok(Some((Reported::Stored, _)) | None) => Ok(page::see_other(&to)),
        Err(error @ (OpError::Invalid(_) | OpError::Refused { .. } | OpError::Conflict(_) | OpError::NotFound(_))) => {
            refused(form, table, &error).await
        }
        Err(error) => Err(back(&to)(error)),
    }
}

/// Runs the command; returns the outcome of a report and its result, or nothing for an entry that was undone.
async fn run(
    form: &StaffForm<Results>,
    to: &str,
    tap: Tap,
    typed: Typed,
) -> Result<Option<(Reported, Typed)>, OpError> {
    let round = round_of(&form.fields).unwrap_or(0);
    let Tap { table, what } = tap;
    form.run(to, move |work: &mut Work<'_, '_>| {
        ops::in_round(work, round)?;
        Ok(match &what {
            What::Said(said) => Some(confirm_by_staff(work, table, said)?),
            What::Undo(version) => {
                let version = *version;
                ops::undo(work, TableVersion { round, table, version })?;
                None
            }
            What::Won(_) | What::Done | What::Back => Some((ops::report(work, table, &typed, None)?, typed.clone())),
        })
    })
    .await
}

/// Shows the cards with the stored result, which differs from the pressed one, and the way to overrule it.
async fn differs(form: &StaffForm<Results>, table: i64, typed: &Typed, stored: Message) -> WebResult {
    let mut page = entry::again(form).await?;
    let problem = t::reported_before(stored);
    // in a long round it is on the list of reported tables
    if let Some(card) = page.card(table) {
        let query = serde_urlencoded::to_string([("result", &typed.games)]).unwrap_or_default();
        card.overrule = Some(format!("{}?{query}", card.href));
        card.problem = Some(problem.clone());
    }
    page.shell.notice = Some(Notice::warn(t::at_table(table, problem)));
    page::with_status(StatusCode::CONFLICT, &page)
}

/// Shows the cards with the reason for a refused press, on the card and above the list.
async fn refused(form: &StaffForm<Results>, table: i64, error: &OpError) -> WebResult {
    let mut page = entry::again(form).await?;
    let problem = sentence(error);
    if let Some(card) = page.card(table) {
        card.problem = Some(problem.clone());
    }
    page.shell.notice = Some(Notice::bad(problem));
    let status = match error {
        OpError::Conflict(_) => StatusCode::CONFLICT,
        OpError::NotFound(_) => StatusCode::NOT_FOUND,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    };
    page::with_status(status, &page)
}
