//! Links to hand out: the players' secret links, on the screen and on paper.

use actix_web::{HttpRequest, web};
use askama::Template;

use super::{PlayerPath, number_in};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::{page, qr};
use crate::web::frame::form::{FormKeys, StaffForm};
use crate::web::frame::look::address;
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::desk::{Desk, Players};
use crate::web::frame::state::{App, read};
use crate::web::shared::people::link_cards::{Around, Card, PrintQuery, Printing};
use podium_ops::SecurityEvent;
use podium_ops::people::players as ops;
use podium_ops::people::players::{link_path, short_path};
use podium_ops::site::secrets::Secrets;
use podium_snapshot::names;
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::{PlayerStatus, SecurityEventKind};
use say::player_links as t;

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

    /// Makes the card of a player.
    fn card(&self, secrets: &Secrets, row: &PlayerRow) -> Card {
        let Self { base, slug } = self;
        let link = format!("{base}{}", link_path(secrets, row));
        let host = base.split_once("://").map_or(base.as_str(), |(_, host)| host);
        Card {
            number: say::common::nameless(row.number),
            name: (&row.name).into(),
            code: qr::svg(&link),
            short: format!("{host}{}", short_path(secrets, slug, row)),
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
    /// Whether they are a person of a community, whose link ends with this one.
    of_person: bool,
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
        of_person: row.person_id.is_some(),
        card: Site::of(&app, &request, &desk).card(&app.secrets, &row),
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

/// `GET …/players/links`: all players' links, to print and cut out.
pub(super) async fn all(
    app: App,
    request: HttpRequest,
    desk: Desk<Players>,
    // `Option`: an address with an unreadable number opens the choice instead of an error
    query: Option<web::Query<PrintQuery>>,
) -> WebResult {
    let id = desk.tournament.id.clone();
    let mut rows = read(&app, move |conn| players::of_tournament(conn, &id)).await?;
    rows.retain(is_handed_out);
    let printing = Printing::of(rows, names::parts_of, query.map_or(0, |query| query.print));
    if let Some(shown) = printing.event() {
        desk.record(&app, &request, shown).await?;
    }
    let (site, around) = (Site::of(&app, &request, &desk), around(&request, &desk));
    printing
        .page(&app, around, move |state, row| site.card(&state.secrets, row))
        .await
}

fn around(request: &HttpRequest, desk: &Desk<Players>) -> Around {
    let list = desk.at("desk/players");
    Around {
        shell: desk.shell(request, t::to_print()),
        at: desk.at("desk/players/links"),
        single: t::also_on_page(list.as_str()),
        back: Link::new(say::player_words::back_to_players(), list),
        of: desk.tournament.name.clone(),
        opens: t::your_own_page(),
        none: t::none_yet(),
        none_text: t::none_yet_text(),
        count: say::common::players,
    }
}

/// Returns whether a player gets a link on paper: that of one who has left would lie around.
fn is_handed_out(row: &PlayerRow) -> bool {
    row.status != PlayerStatus::Removed && row.dropped_after.is_none() && row.disqualified_after.is_none()
}
