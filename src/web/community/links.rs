//! The secret links of a community's people, to print and cut out.

use actix_web::{HttpRequest, web};

use super::page::shell;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::qr;
use crate::web::frame::form::proof;
use crate::web::frame::look::address;
use crate::web::frame::look::shell::Link;
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Records;
use crate::web::frame::state::{App, read};
use crate::web::shared::people::link_cards::{Around, Card, PrintQuery, Printing};
use podium_ops::community::link::link_path;
use podium_ops::site::secrets::Secrets;
use podium_snapshot::names;
use podium_store::Reader;
use podium_store::community::Community;
use podium_store::community::people::{self, PersonRow};
use say::community_desk as t;

/// `GET /c/{slug}/people/links`: organizers and head judges, with their password.
pub(super) async fn all(
    app: App,
    request: HttpRequest,
    desk: CommunityDesk<Records>,
    // `Option`: an address with an unreadable number opens the choice instead of an error
    query: Option<web::Query<PrintQuery>>,
) -> WebResult {
    proof::ask_before(&app, &desk.visitor, &desk.at("people/links"))?;
    let id = desk.community.id.clone();
    let mut people = read(&app, move |conn: &mut Reader<'_>| people::page(conn, &id, 0, i64::MAX)).await?;
    people.retain(PersonRow::is_live);
    let printing = Printing::of(people, names::parts_of_person, query.map_or(0, |query| query.print));
    if let Some(shown) = printing.event() {
        desk.visitor.record(&app, &request, None, shown).await?;
    }
    let (base, of) = (address::base(&app, &request), desk.community.clone());
    let card = move |secrets: &Secrets, person: &PersonRow| card(secrets, &base, &of, person);
    printing
        .page(&app, around(&request, &desk), move |state, person| {
            card(&state.secrets, person)
        })
        .await
}

fn card(secrets: &Secrets, base: &str, community: &Community, person: &PersonRow) -> Card {
    let link = format!("{base}{}", link_path(secrets, community, person));
    Card {
        number: say::community::number(person.number),
        name: (&person.name).into(),
        code: qr::svg(&link),
        link,
        short: String::new(),
    }
}

fn around(request: &HttpRequest, desk: &CommunityDesk<Records>) -> Around {
    let list = desk.at("people");
    Around {
        shell: shell(desk, request, say::player_links::to_print()),
        at: desk.at("people/links"),
        single: t::link_also_on_page(list.as_str()),
        back: Link::new(t::back_to_people(), list),
        of: desk.community.name.clone(),
        opens: t::card_opens(),
        none: t::nobody_yet(),
        none_text: t::nobody_yet_text(),
        count: t::count_people,
    }
}
