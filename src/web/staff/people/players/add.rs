//! Adding one player.

use actix_web::HttpRequest;
use askama::Template;

use super::community::{Candidate, called, candidates, sent};
use super::to_players;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{Field, Fields, FormKeys, Returned, StaffForm};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Players};
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::state::App;
use crate::web::staff::similar_name::{self, with_hint};
use podium_ops::OpError;
use podium_ops::community::entry::Who;
use podium_ops::community::regulars::add_found;
use podium_ops::people::players as ops;
use podium_ops::people::players::PlayerInput;
use podium_store::PlayerStatus;
use podium_store::tournaments::players::PlayerRow;
use say::{Message, player_words as t};

/// The fields of a player, for adding and for editing.
pub(super) struct PlayerFields {
    pub name: Field,
    pub sorted_under: Field,
    pub team_mate: Field,
    pub pronouns: Field,
    pub email: Field,
    pub decklist: Field,
    pub commander: Field,
    pub second_commander: Field,
    pub fixed_table: Field,
    pub avoid_group: Field,
    pub awarded_byes: Field,
    /// The checkbox that allows the name of another player; shown once it is needed.
    pub same_name: Field,
}

impl PlayerFields {
    /// Creates the fields of a refused form, or else those with the values of `input`.
    pub fn new(returned: &Returned<'_>, input: &PlayerInput) -> Self {
        Self {
            name: returned.field("name", &input.name),
            sorted_under: returned.field("sorted_under", &input.sorted_under),
            team_mate: returned.field("team_mate", &input.team_mate),
            pronouns: returned.field("pronouns", &input.pronouns),
            email: returned.field("email", &input.email),
            decklist: returned.field("decklist", &input.decklist),
            commander: returned.field("commander", &input.commander),
            second_commander: returned.field("second_commander", &input.second_commander),
            fixed_table: returned.field("fixed_table", &input.fixed_table),
            avoid_group: returned.field("avoid_group", &input.avoid_group),
            awarded_byes: returned.field("awarded_byes", &input.awarded_byes),
            same_name: returned.field("same_name", ""),
        }
    }
}

/// Reads the fields of a form about a player.
pub(super) fn input(fields: &Fields) -> PlayerInput {
    let text = |name| fields.raw(name).to_owned();
    PlayerInput {
        name: text("name"),
        sorted_under: text("sorted_under"),
        team_mate: text("team_mate"),
        pronouns: text("pronouns"),
        email: text("email"),
        decklist: text("decklist"),
        commander: text("commander"),
        second_commander: text("second_commander"),
        fixed_table: text("fixed_table"),
        avoid_group: text("avoid_group"),
        awarded_byes: text("awarded_byes"),
    }
}

#[derive(Template)]
#[template(path = "staff/people/players/add.html")]
struct AddPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    fields: PlayerFields,
    /// Whether players are people of a community.
    has_people: bool,
    /// The people of the community whom the typed name may mean.
    candidates: Vec<Candidate>,
}

fn add_page(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<Players>,
    returned: &Returned<'_>,
    typed: (&str, Vec<Candidate>),
) -> WebResult {
    let input = PlayerInput {
        name: typed.0.to_owned(),
        ..PlayerInput::default()
    };
    let mut shell = desk.shell(request, say::player_list::add_player());
    let of_person = returned.problems().iter().find(|problem| problem.field == "person");
    shell.notice = of_person.map(|problem| Notice::bad(&problem.message)).or(shell.notice);
    let page = AddPage {
        shell,
        keys: desk.keys(app, None),
        at: desk.at("desk/players"),
        fields: PlayerFields::new(returned, &input),
        has_people: desk.tournament.community_id.is_some(),
        candidates: typed.1,
    };
    page::with_status(returned.status(), &page)
}

/// `GET …/add`: the form; with `?q=` the people of the community whom a name may mean, which the script shows while it is
/// typed.
pub(super) async fn form(app: App, request: HttpRequest, desk: Desk<Players>) -> WebResult {
    let query = PublicQuery::of(&request);
    let typed = query.get("q");
    let found = candidates(&app, &desk.tournament, typed).await?;
    add_page(&app, &request, &desk, &Returned::default(), (typed, found))
}

/// `POST …/add`: adds a player.
pub(super) async fn add(form: StaffForm<Players>) -> WebResult {
    let to = form.at("desk/players");
    let problems = match decided(&form).await? {
        Some(who) => match run(&form, who, &to).await {
            Ok(row) => return form.done(added_sentence(&form.app, &row).await?, &to),
            Err(OpError::Invalid(problems)) => problems,
            Err(other) => return Err(to_players(&to)(other)),
        },
        None => Vec::new(),
    };
    let meant = candidates(&form.app, &form.sender.tournament, form.fields.text("name")).await?;
    let returned = Returned::wrong(&form.fields, problems);
    add_page(&form.app, &form.request, &form.sender, &returned, ("", meant))
}

/// Returns who the player of a form is: as it says, or else the one person of the community who has the typed name. A name
/// that nobody has is somebody new's. `None`: several people have it, and the form has to say who it is.
async fn decided(form: &StaffForm<Players>) -> Result<Option<Who>, WebError> {
    if let Some(who) = sent(&form.fields) {
        return Ok(Some(who));
    }
    let called = called(&form.app, &form.sender.tournament, form.fields.text("name")).await?;
    Ok(match called.as_slice() {
        [one] if one.entry.is_none() => Some(Who::Person(one.number)),
        // who has an entry here is somebody else
        [] | [_] => Some(Who::Unsaid),
        _ => None,
    })
}

/// Adds the player of a form: a person of the community, or what was typed.
async fn run(form: &StaffForm<Players>, who: Who, to: &str) -> Result<PlayerRow, OpError> {
    let fine = form.fields.ticked("same_name");
    // without the database: a form with wrong fields needs no transaction
    let data = input(&form.fields).check().map_err(OpError::Invalid)?;
    match who {
        Who::Person(number) => form.run(to, move |work| add_found(work, number, &data, fine)).await,
        who => form.run(to, move |work| ops::add_as(work, &data, fine, &who)).await,
    }
}

async fn added_sentence(app: &App, row: &PlayerRow) -> Result<Message, WebError> {
    let (name, number) = (&row.name, row.number);
    let added = match row.status {
        PlayerStatus::Waitlisted => t::is_number_waiting(name, number),
        _ if row.entry_round > 1 => t::is_number_from(name, number, row.entry_round),
        _ => t::is_number(name, number),
    };
    Ok(with_hint(added, similar_name::hint(app, row).await?))
}
