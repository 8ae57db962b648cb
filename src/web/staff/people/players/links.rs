//! Links to hand out: the players' secret links, on the screen and on paper.

use podium_store::SecurityEventKind;
use std::ops::Range;

use actix_web::{HttpRequest, web};
use askama::Template;
use serde::Deserialize;

use super::{PlayerPath, number_in};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::{page, qr};
use crate::web::frame::form::{FormKeys, StaffForm};
use crate::web::frame::look::address;
use crate::web::frame::look::name_order::NameOrder;
use crate::web::frame::look::parts::{Part, Parts};
use crate::web::frame::look::shell::{Link, Paper, Shell};
use crate::web::frame::request::desk::{Desk, Players};
use crate::web::frame::state::{App, State, compute, read};
use podium_ops::SecurityEvent;
use podium_ops::people::players as ops;
use podium_ops::people::players::{link_path, short_path};
use podium_ops::site::secrets::Secrets;
use podium_snapshot::names;
use podium_store::PlayerStatus;
use podium_store::tournaments::players::{self, PlayerRow};
use say::player_links as t;

/// Cards of one print-out: thirty sheets of paper.
const CARDS: usize = 240;
/// Cards that are shown at once. For more, a print-out is chosen: with its code, a card takes 4 KB.
const SHOWN: usize = 32;
/// Cards on a sheet.
const SHEET: usize = 8;

/// A player's secret link.
struct Card {
    number: i64,
    name: String,
    link: String,
    /// The address to type, without "https://".
    short: String,
    /// An `<svg>` element.
    code: qr::Svg,
}

/// Where the links of a tournament's players lead.
struct Site {
    /// Scheme and host of this service.
    base: String,
    /// The tournament's.
    slug: String,
}

impl Site {
    fn of(app: &App, request: &HttpRequest, desk: &Desk<Players>) -> Self {
        Self {
            base: address::base(app, request),
            slug: desk.tournament.slug.clone(),
        }
    }
}

impl Card {
    fn of(secrets: &Secrets, site: &Site, row: &PlayerRow) -> Self {
        let Site { base, slug } = site;
        let link = format!("{base}{}", link_path(secrets, row));
        Self {
            number: row.number,
            name: row.name.clone(),
            code: qr::svg(&link),
            short: {
                let host = base.split_once("://").map_or(base.as_str(), |(_, host)| host);
                format!("{host}{}", short_path(secrets, slug, row))
            },
            link,
        }
    }
}

#[derive(Template)]
#[template(path = "staff/people/players/link.html")]
struct LinkPage {
    shell: Shell,
    keys: FormKeys,
    at: String,
    card: Card,
}

impl LinkPage {
    /// Address of a form of this page.
    fn to(&self, form: &str) -> String {
        format!("{}/{form}", self.at)
    }
}

/// `GET …/link`: a player's secret link on the screen.
pub(super) async fn of_player(app: App, request: HttpRequest, desk: Desk<Players>, path: PlayerPath) -> WebResult {
    let number = number_in(&path);
    let row = with_link(&app, &desk, number).await?;
    desk.record(
        &app,
        &request,
        SecurityEvent::new(SecurityEventKind::PlayerLinksShown).with(1),
    )
    .await?;
    page::private(&LinkPage {
        shell: desk.shell(&request, t::secret_link_title()),
        keys: desk.keys(&app, None),
        at: desk.at(&format!("desk/players/{number}")),
        card: Card::of(&app.secrets, &Site::of(&app, &request, &desk), &row),
    })
}

/// Reads a player whose link leads to a page.
async fn with_link(app: &App, desk: &Desk<Players>, number: i64) -> Result<PlayerRow, WebError> {
    let id = desk.tournament.id.clone();
    let found = read(app, move |conn| players::by_number(conn, &id, number)).await?;
    found.filter(|row| row.status != PlayerStatus::Removed).ok_or_else(|| {
        WebError::not_found(t::no_player(number)).way_on(say::view::to_players(), desk.at("desk/players"))
    })
}

/// `POST …/link`: renews a player's link.
pub(super) async fn renew(form: StaffForm<Players>, path: PlayerPath) -> WebResult {
    let number = number_in(&path);
    let to = form.at(&format!("desk/players/{number}/link"));
    form.run(&to, move |work| ops::renew_link(work, number)).await?;
    form.done(t::renewed(), &to)
}

#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct PrintQuery {
    /// The number of the print-out of a long list, from 1.
    print: usize,
}

#[derive(Template)]
#[template(path = "staff/people/players/links.html")]
struct LinksPage {
    shell: Shell,
    list: String,
    tournament: String,
    /// The possible print-outs, until one is chosen.
    prints: Vec<Link>,
    /// The address of the choice, if there is one.
    choice: Option<String>,
    cards: Vec<Card>,
}

impl LinksPage {
    /// `cards`: those of the chosen print-out.
    fn new(request: &HttpRequest, desk: &Desk<Players>, printing: &Printing, cards: Vec<Card>) -> Self {
        let at = desk.at("desk/players/links");
        let shell = desk.shell(request, t::to_print());
        Self {
            list: desk.at("desk/players"),
            tournament: desk.tournament.name.clone(),
            shell: if cards.is_empty() {
                shell
            } else {
                shell.on_paper(Paper::Slips)
            },
            prints: match printing.is_long && cards.is_empty() {
                true => printing.choices(&at),
                false => Vec::new(),
            },
            choice: printing.is_long.then_some(at),
            cards,
        }
    }
}

/// Renders all players' links, to print and cut out: eight to a sheet. For a long list, a print-out is chosen first.
pub(super) async fn all(
    app: App,
    request: HttpRequest,
    desk: Desk<Players>,
    // `Option`: an address with an unreadable number opens the choice instead of an error
    query: Option<web::Query<PrintQuery>>,
) -> WebResult {
    let id = desk.tournament.id.clone();
    let rows = read(&app, move |conn| players::of_tournament(conn, &id)).await?;
    let printing = Printing::of(rows, query.map_or(0, |query| query.print));
    let number = printing.printed().len();
    if number > 0 {
        desk.record(
            &app,
            &request,
            SecurityEvent::new(SecurityEventKind::PlayerLinksShown).with(number),
        )
        .await?;
    }
    let cards = cards(&app, Site::of(&app, &request, &desk), printing.printed().to_vec()).await?;
    let page = LinksPage::new(&request, &desk, &printing, cards);
    page::private_large(&app, move || page).await
}

/// Makes the cards of players, each with a code.
async fn cards(app: &App, site: Site, rows: Vec<PlayerRow>) -> Result<Vec<Card>, WebError> {
    let card = move |state: &State| rows.iter().map(|row| Card::of(&state.secrets, &site, row)).collect();
    compute(app, move |state| Ok(card(state))).await
}

/// The players whose links can be printed.
struct Printing {
    /// Sorted by last name.
    rows: Vec<PlayerRow>,
    prints: Parts,
    /// Whether a print-out has to be chosen.
    is_long: bool,
    /// The rows of the chosen print-out; none until one of a long list is chosen.
    chosen: Range<usize>,
}

impl Printing {
    /// `chosen`: the number of the print-out, from 1.
    fn of(mut rows: Vec<PlayerRow>, chosen: usize) -> Self {
        // Paper for players who have left would lie around with their secret links.
        rows.retain(|row| {
            row.status != PlayerStatus::Removed && row.dropped_after.is_none() && row.disqualified_after.is_none()
        });
        let order = NameOrder::of_reader();
        rows.sort_by_cached_key(|row| (order.key(&names::parts_of(row)), row.number));
        let names: Vec<String> = rows.iter().map(|row| names::parts_of(row).last_first()).collect();
        let prints = Parts::by_name(&names, CARDS);
        let is_long = rows.len() > SHOWN;
        let chosen = match prints.of(chosen) {
            Some(print) if is_long => print.range.clone(),
            _ if is_long => 0..0,
            _ => 0..rows.len(),
        };
        Self {
            rows,
            prints,
            is_long,
            chosen,
        }
    }

    fn printed(&self) -> &[PlayerRow] {
        &self.rows[self.chosen.clone()]
    }

    /// Returns the links to the print-outs; `at`: the address of the choice.
    fn choices(&self, at: &str) -> Vec<Link> {
        let prints = self.prints.all().zip(1..);
        prints.map(|(print, number)| choice(at, print, number)).collect()
    }
}

/// Returns the link to a print-out: "A–Be: 236 players, 30 sheets".
fn choice(at: &str, print: &Part, number: usize) -> Link {
    let names = match print.label.is_empty() {
        true => t::everybody(),
        false => print.label.clone(),
    };
    let (players, sheets) = (print.range.len(), print.range.len().div_ceil(SHEET));
    Link::new(
        t::print(names, say::common::players(players), t::sheets(sheets)),
        format!("{at}?print={number}"),
    )
}
