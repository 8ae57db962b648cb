//! The staff's page of the stage: the choice of the table, and the addresses for a stream.

use actix_web::HttpRequest;
use askama::Template;
use say::Message;

use super::Scene;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::{Field, Fields, FormKeys, Returned, StaffForm, back};
use crate::web::frame::look::address;
use crate::web::frame::look::shell::Shell;
use crate::web::frame::request::desk::{Desk, Settings, Stage};
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::view::{RoundView, View};
use podium_ops::OpError;
use podium_ops::floor::follow;
use podium_ops::run::rounds;

/// Tables that have a button; for others the number is typed.
const TABLES: usize = 12;

#[derive(Template)]
#[template(path = "public/stage/desk.html")]
struct StageDesk {
    shell: Shell,
    /// The address of its forms.
    at: String,
    /// The newest published round; `None` before the first.
    round: Option<Shown>,
    table: Field,
    keys: FormKeys,
    sources: Vec<Source>,
    /// Address of the stage for everybody.
    everybody: String,
    /// Whether everybody sees the table's game.
    is_public: bool,
    /// Whether the reader may decide that.
    may_show: bool,
}

/// The round whose table is shown.
struct Shown {
    number: u32,
    /// "Round 3".
    title: Message,
    /// The table that is shown.
    table: u32,
    /// Whether somebody chose it.
    is_chosen: bool,
    /// The first tables of the round, by number.
    tables: Vec<Choice>,
    /// Whether there are more.
    has_more: bool,
}

/// A table to choose.
struct Choice {
    table: u32,
    /// The players at the table.
    names: Vec<Message>,
    is_here: bool,
}

/// An address for a stream.
struct Source {
    /// Of its field.
    id: &'static str,
    name: Message,
    what: Message,
    /// With scheme and host.
    address: String,
}

impl Source {
    /// `key`: the token of the tournament's stage.
    fn of(scene: Scene, base: &str, slug: &str, key: &str) -> Self {
        let (id, name, what) = match scene {
            Scene::Whole => ("source-whole", say::stage::whole(), say::stage::whole_explained()),
            Scene::Table => (
                "source-table",
                say::stage::feature_table(),
                say::stage::table_explained(),
            ),
            Scene::Clock => ("source-clock", say::stage::clock(), say::stage::clock_explained()),
            Scene::Bracket => (
                "source-bracket",
                say::common::page_bracket(),
                say::stage::bracket_explained(),
            ),
        };
        Self {
            id,
            name,
            what,
            address: format!("{base}{}", scene.address(slug, key)),
        }
    }
}

impl Shown {
    fn of(view: &View<'_>, round: RoundView<'_>) -> Option<Self> {
        let here = round.feature()?;
        let mut order: Vec<usize> = (0..round.round.pods.len()).collect();
        order.sort_by_key(|&pod| round.round.pods[pod].table);
        let choice = |pod: usize| Choice {
            table: round.round.pods[pod].table,
            names: round.round.pods[pod]
                .seats
                .iter()
                .map(|&player| view.name(player).into())
                .collect(),
            is_here: pod == here,
        };
        Some(Self {
            number: round.number,
            title: view.title(round.round),
            table: round.round.pods[here].table,
            is_chosen: round.is_featured(here),
            has_more: order.len() > TABLES,
            tables: order.into_iter().take(TABLES).map(choice).collect(),
        })
    }
}

async fn read_page(app: &App, request: &HttpRequest, desk: &Desk<Stage>, returned: Returned<'_>) -> WebResult {
    let snapshot = snapshots::current(app, &desk.tournament.slug).await?;
    let view = View::of(&snapshot);
    let mut shell = desk.shell(request, say::staff_nav::stage());
    shell.notice = returned.notice().or(shell.notice);
    let base = address::base(app, request);
    let key = app.secrets.stage_token(&desk.tournament.id);
    let source = |scene| Source::of(scene, &base, &desk.tournament.slug, &key);
    let page = StageDesk {
        shell,
        at: desk.at("desk/stage"),
        round: view.rounds().next_back().and_then(|round| Shown::of(&view, round)),
        table: returned.field("table", ""),
        keys: desk.keys(app, None),
        sources: Scene::ALL.map(source).into(),
        everybody: desk.at("stage"),
        is_public: view.profile().feature_game_public,
        may_show: desk.may::<Settings>(),
    };
    page::with_status(returned.status(), &page)
}

/// `GET …/desk/stage`: staff who choose what a stream shows.
pub async fn page(app: App, request: HttpRequest, desk: Desk<Stage>) -> WebResult {
    read_page(&app, &request, &desk, Returned::default()).await
}

/// `POST …/desk/stage`: staff who choose what a stream shows.
pub async fn feature(form: StaffForm<Stage>) -> WebResult {
    let to = form.at("desk/stage");
    match run_feature(&form, &to).await {
        Ok(table) => form.done(say::stage::table_is_on_stage(table), &to),
        Err(error) => {
            let returned = form.returned(error).map_err(|e| e.way_on(say::stage::go_back(), &to))?;
            read_page(&form.app, &form.request, &form.sender, returned).await
        }
    }
}

/// `POST …/desk/stage/game`: organizers.
pub async fn show_game(form: StaffForm<Settings>) -> WebResult {
    let to = form.sender.at("desk/stage");
    let public = form.fields.text("public") == "yes";
    form.run(&to, move |work| follow::show_feature_game(work, public))
        .await
        .map_err(back(&to))?;
    let done = match public {
        true => say::stage::everybody_sees_game(),
        false => say::stage::only_stream_sees_game(),
    };
    form.done(done, &to)
}

/// Chooses the table that is shown, and returns its number.
async fn run_feature(form: &StaffForm<Stage>, to: &str) -> Result<i64, OpError> {
    let round = number(&form.fields, "round", say::common::column_round())?;
    let table = number(&form.fields, "table", say::common::column_table())?;
    form.run(to, move |work| rounds::feature(work, round, table)).await?;
    Ok(table)
}

/// Reads the number of a round or a table.
fn number(fields: &Fields, name: &str, label: Message) -> Result<i64, OpError> {
    let typed = fields.number(name, &label, 1..=i64::from(u32::MAX));
    let typed = typed.map_err(|problem| OpError::Invalid(vec![problem]))?;
    // problems of commands are in English
    typed.ok_or_else(|| OpError::field(name, say::stage::type_its_number(label).to_string()))
}
