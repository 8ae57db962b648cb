//! Self-registration: the form for everybody while registration is open, and the page that shows the new secret link.

use actix_web::web::Path;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use actix_web::dev::Payload;
use actix_web::http::{StatusCode, header};
use actix_web::{FromRequest, HttpRequest, HttpResponse};
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::answer::{page, qr};
use crate::web::frame::form::{Choice, Field, Fields, Form, FormKeys, FormSender, Returned};
use crate::web::frame::look::address;
use crate::web::frame::look::shell::{Door, Notice, NoticeKind, Shell};
use crate::web::frame::request::argument::Argument;
use crate::web::frame::request::query::PublicQuery;
use crate::web::frame::request::visitor::Visitor;
use crate::web::frame::request::{person_cookie, player_cookie};
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::view::View;
use podium_ops::community::entry::Who;
use podium_ops::community::link::made_by;
use podium_ops::people::players as ops;
use podium_ops::people::players::{
    PlayerInput, Registered, SameName, SelfRegistration, code_refusal, is_code, link_path, registration_refusal,
};
use podium_ops::{Command, FieldProblem, OpError, Sender};
use podium_snapshot::Snapshot;
use podium_snapshot::names::of_player;
use podium_store::community::{self, people::PersonRow};
use podium_store::tournaments::players::{self, PlayerRow, name_key};
use podium_store::tournaments::{self, Tournament, decks};
use podium_store::{DbError, PlayerStatus, Registration};
use say::{Marked, Message, registration as t};

/// The routes of these pages.
pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/register", handler!(form))
        .post("/t/{slug}/register", handler!(register));
}

#[derive(Template)]
#[template(path = "player/registration/form.html")]
struct FormPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    home: String,
    tournament: String,
    /// The reason why registration is closed.
    closed: Option<Message>,
    /// A sentence about the result of a registration.
    means: Message,
    /// The player whose link this browser already holds.
    already: Option<String>,
    name: Field,
    team_mate: Field,
    pronouns: Field,
    decklist: Field,
    /// A hint about who sees the decklist.
    decklist_hint: Message,
    /// The commander and the second one, if the tournament's players have commanders.
    commanders: Option<(Field, Field)>,
    /// Who the sender is, if another player has the name.
    same_name: Field,
    /// The checkbox of somebody who takes part in this one evening, where players are people of a community.
    guest: Option<Field>,
    code: Code,
}

/// The values of the field `same_name`.
const ENTERED: &str = "entered";
const OTHER_PERSON: &str = "other";

impl FormPage {
    /// Returns the address of the page of the player whose link this browser holds.
    fn me(&self) -> String {
        format!("{}/me", self.home)
    }

    /// Returns who somebody may be whose name another player has.
    fn same_names(&self) -> Vec<Choice> {
        vec![
            Choice::new(ENTERED, t::that_is_me()).hint(t::that_is_me_hint()),
            Choice::new(OTHER_PERSON, t::another_person()),
        ]
    }
}

/// The code that registration requires, in its form.
enum Code {
    NotAsked,
    /// It came with the link.
    Known(String),
    /// It has to be typed.
    Asked(Field),
}

#[derive(Template)]
#[template(path = "player/registration/done.html")]
struct DonePage {
    shell: Shell,
    name: String,
    number: i64,
    /// What the registration led to: such as whether the player has a place.
    status: Message,
    /// The hint that a player of the list has a similar name.
    similar: Option<Message>,
    /// That the browser opens their page in the community too: it made the person.
    person: Option<Marked>,
    link: String,
    code: qr::Svg,
    own: String,
}

struct Found {
    tournament: Tournament,
    /// Its look.
    snapshot: Arc<Snapshot>,
    is_full: bool,
    /// Whether the players have commanders.
    commanders: bool,
    /// Whether everybody may read decklists once the tournament is finished.
    opens_decklists: bool,
}

/// Reads the tournament of the address, and whether all its places are taken.
async fn find(app: &App, slug: &str) -> Result<Found, WebError> {
    let snapshot = snapshots::current(app, slug).await?;
    let slug = slug.to_owned();
    read(app, move |conn| {
        let tournament =
            tournaments::by_slug(conn, &slug)?.ok_or_else(|| WebError::not_found(say::errors::no_tournament()))?;
        let is_full = ops::is_full(conn, &tournament)?;
        let terms = decks::terms(conn, &tournament.id)?;
        let opens_decklists = tournament.profile()?.opens_decklists();
        Ok(Found {
            tournament,
            snapshot,
            is_full,
            commanders: ops::has_commanders(terms.as_ref()),
            opens_decklists,
        })
    })
    .await
}

fn shell(found: &Found, title: Message) -> Shell {
    View::of(&found.snapshot).still_shell(title, Door::None)
}

/// Renders the form, empty or refused. `code`: from the link or as typed.
fn form_page(found: &Found, keys: FormKeys, already: Option<String>, returned: &Returned<'_>, code: Code) -> FormPage {
    let tournament = &found.tournament;
    let field = |name| returned.field(name, "");
    let means = match (tournament.registration, found.is_full) {
        // Before the places are checked: a player who waits for approval takes none.
        (Registration::Approval, _) => t::needs_approval(),
        (_, true) => t::is_full(),
        _ => t::has_places(),
    };
    FormPage {
        shell: shell(found, t::register()),
        keys,
        at: format!("/t/{}/register", tournament.slug),
        home: format!("/t/{}", tournament.slug),
        tournament: tournament.name.clone(),
        closed: registration_refusal(tournament.state, tournament.registration),
        means,
        already,
        name: field("name"),
        team_mate: field("team_mate"),
        pronouns: field("pronouns"),
        decklist: field("decklist"),
        decklist_hint: match found.opens_decklists {
            true => t::decklist_hint_opens(),
            false => t::decklist_hint(),
        },
        commanders: found
            .commanders
            .then(|| (field("commander"), field("second_commander"))),
        same_name: field("same_name"),
        guest: tournament.community_id.as_ref().map(|_| field("guest")),
        code,
    }
}

/// Returns how the form asks for the code; `brought` came with the link, or was typed.
fn code(app: &App, tournament: &Tournament, brought: &str) -> Code {
    match tournament.registration_code {
        false => Code::NotAsked,
        true if is_code(&app.secrets, tournament, brought) => Code::Known(brought.to_owned()),
        true => Code::Asked(Field::of("code", brought).wrong(code_refusal(brought))),
    }
}

/// Returns how the empty form asks for the code.
fn code_of_link(app: &App, request: &HttpRequest, tournament: &Tournament) -> Code {
    let brought = PublicQuery::of(request);
    match (code(app, tournament, brought.get("code")), request.query_string()) {
        // nothing is wrong before anything was sent
        (Code::Asked(_), "") => Code::Asked(Field::empty("code")),
        (code, _) => code,
    }
}

/// `GET …/register`: the empty form. `?code=` is the code that the tournament requires.
async fn form(app: App, request: HttpRequest, visitor: Visitor, slug: Path<String>) -> WebResult {
    let found = find(&app, &slug).await?;
    let already = player_cookie::player(&app, &request, &slug)
        .await?
        .map(|(row, _)| row.name);
    let person = own_person(&app, &request, &found.tournament).await?;
    let keys = visitor.form_keys(&app, None);
    let code = code_of_link(&app, &request, &found.tournament);
    let mut page = form_page(&found, keys, already, &Returned::default(), code);
    page.name.value = person.map(|person| person.name).unwrap_or_default();
    page::private(&page)
}

/// Returns the person of the tournament's community whose link this browser holds.
async fn own_person(app: &App, request: &HttpRequest, tournament: &Tournament) -> Result<Option<PersonRow>, WebError> {
    match &tournament.community_id {
        Some(community) => person_cookie::person(app, request, community).await,
        None => Ok(None),
    }
}

/// Returns who the sender of a form is in the tournament's community: the person whose link the browser holds, if the name is
/// theirs.
async fn who(form: &Form<Registrant>) -> Result<Who, WebError> {
    if form.fields.ticked("guest") {
        return Ok(Who::Guest);
    }
    let found = find(&form.app, &form.sender.slug).await?;
    let person = own_person(&form.app, &form.request, &found.tournament).await?;
    let is_theirs = |person: &PersonRow| person.name_key == name_key(form.fields.text("name"));
    Ok(match person.filter(is_theirs) {
        Some(person) => Who::Link {
            generation: person.link_generation,
            person_id: person.id,
        },
        None => Who::Unsaid,
    })
}

/// `POST …/register`: registers a player and shows their secret link once.
async fn register(form: Form<Registrant>) -> WebResult {
    let who = who(&form).await?;
    match run(&form, who).await {
        Ok(row) => done_page(&form, &row).await,
        Err(OpError::Invalid(problems)) => come_back(&form, problems).await,
        Err(OpError::TooMany(seconds)) => wait_page(&form, seconds).await,
        Err(OpError::Repeated(answer)) => to_link_of(&form.app, &form.sender.slug, &answer).await,
        Err(other) => Err(WebError::from(other).way_on(say::errors::to_the_tournament(), form.sender.home())),
    }
}

/// Registers the player of a form.
async fn run(form: &Form<Registrant>, who: Who) -> Result<PlayerRow, OpError> {
    let sent = sent(&form.fields, who).map_err(OpError::Invalid)?;
    let secrets = form.app.secrets.clone();
    // the command sets where the answer leads: the player does not exist yet
    form.run("", move |work| ops::register(work, &secrets, &sent)).await
}

/// Shows the form with what was typed and its problems.
async fn come_back(form: &Form<Registrant>, problems: Vec<FieldProblem>) -> WebResult {
    let found = find(&form.app, &form.sender.slug).await?;
    let returned = Returned::wrong(&form.fields, problems);
    page::with_status(returned.status(), &returned_page(form, &found, &returned))
}

/// Shows the form with what was typed, to be sent again later: too many have registered from the sender's address.
async fn wait_page(form: &Form<Registrant>, seconds: u64) -> WebResult {
    let found = find(&form.app, &form.sender.slug).await?;
    let returned = Returned::wrong(&form.fields, Vec::new());
    let mut page = returned_page(form, &found, &returned);
    page.shell.notice = Some(Notice::bad(t::too_many(seconds)));
    let mut response = page::with_status(StatusCode::TOO_MANY_REQUESTS, &page)?;
    // the sentence is for people, the header for programs
    response
        .headers_mut()
        .insert(header::RETRY_AFTER, header::HeaderValue::from(seconds));
    Ok(response)
}

fn returned_page(form: &Form<Registrant>, found: &Found, returned: &Returned<'_>) -> FormPage {
    let keys = form.sender.visitor.form_keys(&form.app, None);
    let code = code(&form.app, &found.tournament, form.fields.raw("code"));
    form_page(found, keys, None, returned, code)
}

/// Redirects a sender who sends a form again to the link of the player that it made.
async fn to_link_of(app: &App, slug: &str, answer: &str) -> WebResult {
    let gone = || WebError::not_found(t::gone()).way_on(say::errors::to_the_tournament(), format!("/t/{slug}"));
    let registered = Registered::read(answer).ok_or_else(gone)?;
    let id = registered.player_id.clone();
    let row = read(app, move |conn| Ok::<_, WebError>(players::by_id(conn, &id)?)).await?;
    let row = row.filter(|row| registered.has_link_of(row)).ok_or_else(gone)?;
    Ok(HttpResponse::SeeOther()
        .insert_header(("location", link_path(&app.secrets, &row)))
        // the location is a secret link
        .insert_header(("cache-control", "no-store"))
        .finish())
}

/// Reads the fields of the form.
fn sent(fields: &Fields, who: Who) -> Result<SelfRegistration, Vec<FieldProblem>> {
    Ok(SelfRegistration {
        data: input(fields).check_by_player()?,
        same_name: match fields.text("same_name") {
            ENTERED => SameName::Entered,
            OTHER_PERSON => SameName::OtherPerson,
            _ => SameName::Unsaid,
        },
        code: fields.raw("code").to_owned(),
        who,
    })
}

fn input(fields: &Fields) -> PlayerInput {
    let text = |name| fields.raw(name).to_owned();
    PlayerInput {
        name: text("name"),
        team_mate: text("team_mate"),
        pronouns: text("pronouns"),
        decklist: text("decklist"),
        commander: text("commander"),
        second_commander: text("second_commander"),
        // mail, fixed table and group can only be set by the staff, whatever a form sends
        ..PlayerInput::default()
    }
}

/// Returns the hint that a player of the public list has a similar name.
async fn similar_name(app: &App, tournament: &Tournament, row: &PlayerRow) -> Result<Option<Message>, WebError> {
    let (row, how) = (row.clone(), tournament.names_shown);
    let is_public = |status: PlayerStatus| status == PlayerStatus::Registered;
    let found = read(app, move |conn| {
        Ok::<_, WebError>(ops::similar_to(conn, &row, is_public)?)
    })
    .await?;
    Ok(found.map(|other| t::similar_name(of_player(&other, how), other.number)))
}

/// Stores the link of the person whom the entry made, unless the browser has somebody else's. Returns what to say of it. An
/// entry that may be somebody whom the community knows already gets no link from here: a name proves nothing.
async fn keep_person(form: &Form<Registrant>, found: &Tournament, row: &PlayerRow) -> Result<Option<Marked>, WebError> {
    let row = row.clone();
    let held = own_person(&form.app, &form.request, found).await?;
    let made = read(&form.app, move |conn| {
        let Some(person) = made_by(conn, &row)? else {
            return Ok(None);
        };
        let community = community::by_id(conn, &person.community_id)?;
        Ok::<_, DbError>(community.map(|community| (community, person)))
    });
    let Some((community, person)) = made.await?.filter(|_| held.is_none()) else {
        return Ok(None);
    };
    person_cookie::keep(&form.app, &form.request, &person);
    Ok(Some(t::keeps_person(
        community.name,
        format!("/c/{}/me", community.slug),
    )))
}

/// Stores the new player's link in the browser and shows it.
async fn done_page(form: &Form<Registrant>, row: &PlayerRow) -> WebResult {
    let slug = &form.sender.slug;
    let found = find(&form.app, slug).await?;
    let similar = similar_name(&form.app, &found.tournament, row).await?;
    player_cookie::keep(&form.app, &form.request, slug, row);
    let person = keep_person(form, &found.tournament, row).await?;
    let base = address::base(&form.app, &form.request);
    let link = format!("{base}{}", link_path(&form.app.secrets, row));
    page::private(&DonePage {
        shell: shell(&found, t::registered()),
        name: row.name.clone(),
        number: row.number,
        status: match row.status {
            PlayerStatus::Pending if form.fields.text("same_name") == ENTERED => t::confirms_it(),
            PlayerStatus::Pending => t::waits_for_approval(),
            PlayerStatus::Waitlisted => t::is_waitlisted(),
            _ => t::has_place(),
        },
        similar,
        person,
        code: qr::svg(&link),
        link,
        own: format!("/t/{slug}/me"),
    })
}

/// A person who registers themselves. The command is sent as a player, even if the browser is signed in to an account.
struct Registrant {
    visitor: Visitor,
    slug: String,
}

impl Registrant {
    /// The address of the tournament.
    fn home(&self) -> String {
        format!("/t/{}", self.slug)
    }
}

impl FormSender for Registrant {
    fn visitor(&self) -> &Visitor {
        &self.visitor
    }

    fn command(&self) -> Command {
        Command::on(&self.slug, Sender::Visitor)
    }
}

impl Argument for Registrant {}

impl FromRequest for Registrant {
    type Error = WebError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, WebError>>>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        let request = request.clone();
        Box::pin(async move {
            Ok(Self {
                visitor: Visitor::extract(&request).await?,
                slug: request.match_info().get("slug").unwrap_or_default().to_owned(),
            })
        })
    }
}
