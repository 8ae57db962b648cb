//! Adding one player.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use crate::db::PlayerStatus;
use crate::ops::players::{self as ops, PlayerInput};
use crate::ops::{FieldProblem, OpError};
use crate::web::desk::{Desk, Players};
use crate::web::error::{WebError, WebResult};
use crate::web::form::{Field, FormKeys};
use crate::web::page::{self, see_other};
use crate::web::posted::Posted;
use crate::web::shell::Shell;
use crate::web::state::{App, act};

/// The fields about one player, for adding and for editing.
pub(super) struct PlayerFields {
    pub name: Field,
    pub team_mate: Field,
    pub pronouns: Field,
    pub email: Field,
    pub decklist: Field,
    pub fixed_table: Field,
    pub avoid_group: Field,
    /// The box that allows a name which another player has; shown once it is needed.
    pub same_name: Field,
}

impl PlayerFields {
    /// The fields with given values.
    pub fn of(input: &PlayerInput) -> Self {
        Self {
            name: Field::of("name", &input.name),
            team_mate: Field::of("team_mate", &input.team_mate),
            pronouns: Field::of("pronouns", &input.pronouns),
            email: Field::of("email", &input.email),
            decklist: Field::of("decklist", &input.decklist),
            fixed_table: Field::of("fixed_table", &input.fixed_table),
            avoid_group: Field::of("avoid_group", &input.avoid_group),
            same_name: Field::empty("same_name"),
        }
    }

    /// The fields as typed, with their problems.
    pub fn typed(posted: &Posted, problems: &[FieldProblem]) -> Self {
        let field = |name| posted.field(name, problems);
        Self {
            name: field("name"),
            team_mate: field("team_mate"),
            pronouns: field("pronouns"),
            email: field("email"),
            decklist: field("decklist"),
            fixed_table: field("fixed_table"),
            avoid_group: field("avoid_group"),
            same_name: field("same_name"),
        }
    }
}

/// Reads the fields of a form about a player.
pub(super) fn input(posted: &Posted) -> PlayerInput {
    let text = |name| posted.raw(name).to_owned();
    PlayerInput {
        name: text("name"),
        team_mate: text("team_mate"),
        pronouns: text("pronouns"),
        email: text("email"),
        decklist: text("decklist"),
        fixed_table: text("fixed_table"),
        avoid_group: text("avoid_group"),
    }
}

#[derive(Template)]
#[template(path = "players/add.html")]
struct AddPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    fields: PlayerFields,
}

fn add_page(app: &App, request: &HttpRequest, desk: &Desk<Players>, fields: PlayerFields) -> AddPage {
    AddPage {
        shell: desk.shell(request, "Add a player"),
        keys: desk.keys(app, ""),
        at: desk.at("desk/players"),
        fields,
    }
}

pub(super) async fn form(app: App, request: HttpRequest, desk: Desk<Players>) -> WebResult {
    let fields = PlayerFields::of(&PlayerInput::default());
    page::private(&add_page(&app, &request, &desk, fields))
}

pub(super) async fn add(app: App, request: HttpRequest, desk: Desk<Players>, posted: Posted) -> WebResult {
    let at = desk.at("desk/players");
    let added = match input(&posted).check() {
        Err(problems) => Err(OpError::Invalid(problems)),
        Ok(data) => {
            let (actor, slug, once) = (desk.actor(), desk.tournament.slug.clone(), posted.once(&at));
            let fine = posted.ticked("same_name");
            act(&app, move |state| {
                ops::add(&state.db, &slug, &actor, &once, &data, fine)
            })
            .await
        }
    };
    match added {
        Ok(row) => {
            let number = row.number;
            let notice = match row.status {
                PlayerStatus::Waitlisted => format!("{} is number {number}, on the waiting list.", row.name),
                _ if row.entry_round > 1 => {
                    format!(
                        "{} is number {number} and plays from round {} on.",
                        row.name, row.entry_round
                    )
                }
                _ => format!("{} is number {number}.", row.name),
            };
            desk.visitor.tell_next(&request, &notice);
            Ok(see_other(&at))
        }
        Err(OpError::Invalid(problems)) => {
            let fields = PlayerFields::typed(&posted, &problems);
            let page = add_page(&app, &request, &desk, fields);
            page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
        }
        Err(other) => Err(WebError::from(other).way_on("Back to the players", &at)),
    }
}
