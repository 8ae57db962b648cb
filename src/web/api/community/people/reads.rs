//! Calls that read communities and their people.

use std::collections::HashMap;

use actix_web::HttpRequest;

use super::call::{CommunityCall, Standing};
use super::shown::{CommunityShown, DoubtShown, Doubts, ListedPerson, MergeShown, Merges, PersonEntry, PersonShown};
use crate::web::api::answer::{self, Answer, Listed, Part};
use crate::web::api::call::{Door, number};
use crate::web::api::caller::Caller;
use crate::web::api::community::address::{CommunityPath, PersonPath};
use crate::web::api::problem::{ApiResult, ProblemBody};
use crate::web::api::read::query::ApiQuery;
use crate::web::api::tag::Tagged;
use crate::web::api::words::RoleWord;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::request::desk::{Players, Records};
use crate::web::frame::state::{App, ratings, read};
use crate::web::shared::view::person::ShownPerson;
use podium_ops::community::asked::Asked;
use podium_ops::community::entry::current;
use podium_ops::community::names::find;
use podium_store::community::Community;
use podium_store::community::entered;
use podium_store::community::merges;
use podium_store::community::people::{self, PersonRow};
use podium_store::site::access_tokens::Scope;
use podium_store::{DbError, Reader};

/// Doubts and merges in one answer.
const MOST: i64 = 100;

/// Who reads about people: their community's staff, by a token with the scope `read`.
pub(super) struct PeopleReader;

impl Door for PeopleReader {
    type Right = Players;
    const SCOPE: Scope = Scope::Read;
}

/// The slug in an address.
fn slug(request: &HttpRequest) -> &str {
    request.match_info().get("community").unwrap_or_default()
}

/// A community
///
/// With a token that may read: also the role of its account there.
#[utoipa::path(
    get, path = "/api/v1/communities/{community}", tag = "communities", operation_id = "community",
    params(CommunityPath),
    responses(
        (status = 200, description = "The community", body = CommunityShown),
        (status = 404, description = "No such community"),
    )
)]
pub(super) async fn community(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let community = ratings::community(&app, slug(&request)).await?;
    let standing = Standing::of_reader(&app, &caller, &community).await?;
    let shown = CommunityShown {
        role: standing.role.map(RoleWord),
        ..CommunityShown::of(&community)
    };
    answer::private(&request, None, &Answer::of(shown.tag(), shown).within(&community.id))
}

/// The people of a community
///
/// In the order of lists by last name; with `q` those with a word of their name that begins so. Paginated: the `Link` header has
/// the next part.
#[utoipa::path(
    get, path = "/api/v1/communities/{community}/people", tag = "communities", operation_id = "people", security(("token" = ["read"])),
    params(
        CommunityPath,
        ("q" = Option<String>, Query, description = "The beginning of words of a name, of at least two letters"),
        ("limit" = Option<usize>, Query, minimum = 1, maximum = 500, description = "People in one answer; 100 unless set"),
        ("cursor" = Option<String>, Query, description = "Where to continue: `next` of the previous part"),
    ),
    responses(
        (status = 200, description = "A part of the people", body = Listed<ListedPerson>,
            headers(("link" = String, description = "The address of the next part, `rel=\"next\"`"))),
        (status = 400, description = "The query cannot be read"),
        (status = 403, description = "The token or its account lacks the right", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "No such community"),
    )
)]
pub(super) async fn people(call: CommunityCall<PeopleReader>) -> ApiResult {
    let query = ApiQuery::of(&call.request);
    let part: Part<i64> = query.part()?;
    let typed = query.text("q").unwrap_or_default().trim().to_owned();
    let (community, records) = (call.community.clone(), call.standing.may::<Records>());
    let listed = read(&call.app, move |conn: &mut Reader<'_>| {
        list(conn, &community, &part, (&typed, records))
    });
    answer::private(&call.request, None, &Answer::plain(listed.await?))
}

/// Reads a part of the people; `typed`: what is searched; `records`: whether mail addresses are among it.
fn list(
    conn: &mut Reader<'_>,
    community: &Community,
    part: &Part<i64>,
    (typed, records): (&str, bool),
) -> Result<Listed<ListedPerson>, DbError> {
    let before = part.after.filter(|_| typed.is_empty()).unwrap_or(0);
    let rows = match typed.is_empty() {
        // one more tells whether there is a next part
        true => people::page(conn, &community.id, before, part.limit as i64 + 1)?,
        false => find(conn, &community.id, typed, part.limit)?,
    };
    let placed = (before + 1..).zip(rows);
    let Listed { items, next } = Listed::of(placed, part, |(place, _)| *place);
    let ids: Vec<String> = items.iter().map(|(_, row)| row.id.clone()).collect();
    let mut came = entered::attendances(conn, &ids)?;
    let entry = |(_, row): (i64, PersonRow)| {
        let came = came.remove(&row.id).unwrap_or_default();
        ListedPerson::of(PersonEntry::read(&community.slug, &row, records), &came)
    };
    Ok(Listed {
        items: items.into_iter().map(entry).collect(),
        next,
    })
}

/// A person, as their page shows them
///
/// With a token of the community's staff that may read also what only the staff sees. Somebody who was merged into another person
/// is that person.
#[utoipa::path(
    get, path = "/api/v1/communities/{community}/people/{number}", tag = "communities", operation_id = "person",
    params(PersonPath),
    responses(
        (status = 200, description = "The person", body = PersonShown),
        (status = 404, description = "No such person, or one who shows nothing"),
    )
)]
pub(super) async fn person(app: App, request: HttpRequest, caller: Caller) -> ApiResult {
    let community = ratings::community(&app, slug(&request)).await?;
    let number = number(&request, "number")?;
    let standing = Standing::of_reader(&app, &caller, &community).await?;
    let (of, is_staff) = (community.clone(), standing.may::<Players>());
    let shown = read(&app, move |conn: &mut Reader<'_>| shown(conn, &of, number, is_staff));
    let shown = shown.await?;
    let staff = is_staff.then(|| PersonEntry::read(&community.slug, &shown.person, standing.may::<Records>()));
    let tag = staff.as_ref().and_then(Tagged::tag);
    let value = PersonShown {
        staff,
        ..PersonShown::of(&shown, community.names_shown)
    };
    answer::private(&request, None, &Answer::of(tag, value).within(&community.id))
}

/// Reads a person; `is_staff`: also one who shows nothing.
fn shown(conn: &mut Reader<'_>, community: &Community, number: i64, is_staff: bool) -> Result<ShownPerson, WebError> {
    let found = people::by_number(conn, &community.id, number)?;
    let found = found.map(|row| current(conn, row)).transpose()?;
    let person = found.filter(|row| row.is_live() && (is_staff || row.shows_name));
    let person = person.ok_or_else(|| WebError::not_found(say::community::shows_nothing()))?;
    Ok(ShownPerson::read(conn, person)?)
}

/// Open questions: whether an entry, or another person, is a person
///
/// A name or a mail address only proposes. At most 100, the oldest first: answering them shows the next ones.
#[utoipa::path(
    get, path = "/api/v1/communities/{community}/doubts", tag = "communities", operation_id = "doubts", security(("token" = ["read"])),
    params(CommunityPath),
    responses(
        (status = 200, description = "The questions", body = Doubts),
        (status = 403, description = "The token or its account lacks the right", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "No such community"),
    )
)]
pub(super) async fn doubts(call: CommunityCall<PeopleReader>) -> ApiResult {
    let id = call.community.id.clone();
    let asked = read(&call.app, move |conn: &mut Reader<'_>| Asked::open(conn, &id, MOST)).await?;
    let items = asked.into_iter().map(DoubtShown::of).collect();
    answer::private(&call.request, None, &Answer::plain(Doubts { items }))
}

/// The merges of a community
///
/// At most 100, the latest first.
#[utoipa::path(
    get, path = "/api/v1/communities/{community}/merges", tag = "communities", operation_id = "merges", security(("token" = ["read"])),
    params(CommunityPath, ("below" = Option<i64>, Query, description = "Only merges with a number below this one")),
    responses(
        (status = 200, description = "The merges", body = Merges),
        (status = 400, description = "The query cannot be read"),
        (status = 403, description = "The token or its account lacks the right", body = ProblemBody, content_type = "application/problem+json"),
        (status = 404, description = "No such community"),
    )
)]
pub(super) async fn merges(call: CommunityCall<PeopleReader>) -> ApiResult {
    let below = ApiQuery::of(&call.request).number("below")?.unwrap_or(i64::MAX);
    let id = call.community.id.clone();
    let items = read(&call.app, move |conn: &mut Reader<'_>| merged(conn, &id, below)).await?;
    answer::private(&call.request, None, &Answer::plain(Merges { items }))
}

fn merged(conn: &mut Reader<'_>, community: &str, below: i64) -> Result<Vec<MergeShown>, DbError> {
    let rows = merges::page(conn, community, below, MOST)?;
    let ids: Vec<String> = rows
        .iter()
        .flat_map(|row| [row.kept_id.clone(), row.gone_id.clone()])
        .collect();
    let people = people::outlines(conn, &ids)?.into_iter();
    let numbers: HashMap<String, i64> = people.map(|row| (row.id, row.number)).collect();
    let number = |id: &str| numbers.get(id).copied().ok_or(DbError::NotFound);
    let shown = rows
        .iter()
        .map(|row| Ok(MergeShown::of(row, (number(&row.kept_id)?, number(&row.gone_id)?))));
    shown.collect()
}
