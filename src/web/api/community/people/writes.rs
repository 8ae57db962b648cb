//! Calls that change communities, their people, and who the entries of tournaments are.

use actix_web::http::StatusCode;

use super::bodies::{
    ChosenCommunity, CommunityChange, NewCommunity, NewMerge, NewPerson, PersonChange, Settled, WhoIsIt,
};
use super::call::CommunityCall;
use super::shown::{Chosen, CommunityShown, EntryIs, MergeShown, PersonEntry};
use crate::web::api::call::{ApiCall, SiteCall};
use crate::web::api::community::address::{CommunityPath, PersonPath};
use crate::web::api::problem::ApiResult;
use crate::web::api::tag::Thing;
use crate::web::api::write::answers::{AddedPlayers, ChangedPlayer};
use crate::web::api::write::bodies::Reason;
use crate::web::api::write::described::{Failures, IdempotencyHeader, Versioned};
use crate::web::api::write::doors::{PlayersDoor, SettingsDoor};
use crate::web::frame::request::desk::Records;
use podium_ops::community::entry::person_number;
use podium_ops::community::merge::{merge as merge_people, split as split_people};
use podium_ops::community::regulars::add_regulars;
use podium_ops::community::settle::settle as settle_entry;
use podium_ops::community::{self as ops, Settings, answer, person};
use podium_ops::tournaments::refuse_site_staff;
use podium_store::PlayerStatus;

/// Creates a community.
///
/// The token's account becomes its organizer. It needs a token for all tournaments.
#[utoipa::path(
    post, path = "/api/v1/communities", tag = "communities", operation_id = "create_community", security(("token" = ["settings"])),
    params(IdempotencyHeader), request_body = NewCommunity,
    responses((status = 201, description = "The new community", body = CommunityShown), Failures)
)]
pub(super) async fn create(call: SiteCall) -> ApiResult {
    refuse_site_staff(call.caller.known()?.1)?;
    let settings = call.body::<NewCommunity>()?.settings();
    call.run(StatusCode::CREATED, move |work| {
        Ok(CommunityShown::of(&ops::create(work, &settings)?))
    })
    .await
}

/// Changes settings of a community.
#[utoipa::path(
    patch, path = "/api/v1/communities/{community}", tag = "communities", operation_id = "change_community", security(("token" = ["settings"])),
    params(CommunityPath, Versioned, IdempotencyHeader),
    request_body = CommunityChange,
    responses((status = 200, description = "The community as it is now", body = CommunityShown), Failures)
)]
pub(super) async fn change(call: CommunityCall<SettingsDoor>) -> ApiResult {
    let sent: CommunityChange = call.body()?;
    let version = call.version(&Thing::Community, sent.version)?;
    call.run(StatusCode::OK, move |work| {
        let settings = sent.on(Settings::of(work.community()));
        ops::change(work, version, &settings)?;
        Ok(CommunityShown::of(work.community()))
    })
    .await
}

/// Adds a person to a community, who has no entry yet.
///
/// Somebody with the same name or mail address refuses it, unless `same_name` allows it.
#[utoipa::path(
    post, path = "/api/v1/communities/{community}/people", tag = "communities", operation_id = "add_person", security(("token" = ["players"])),
    params(CommunityPath, IdempotencyHeader),
    request_body = NewPerson,
    responses((status = 201, description = "The person", body = PersonEntry), Failures)
)]
pub(super) async fn add(call: CommunityCall<PlayersDoor>) -> ApiResult {
    let sent: NewPerson = call.body()?;
    let slug = call.community.slug.clone();
    call.run(StatusCode::CREATED, move |work| {
        let input = sent.input(work.may::<Records>());
        let row = person::add(work, &input, sent.same_name)?;
        Ok(PersonEntry::of(&slug, &row))
    })
    .await
}

/// Edits a person.
#[utoipa::path(
    patch, path = "/api/v1/communities/{community}/people/{number}", tag = "communities", operation_id = "edit_person", security(("token" = ["players"])),
    params(PersonPath, Versioned, IdempotencyHeader),
    request_body = PersonChange,
    responses((status = 200, description = "The person as they are now", body = PersonEntry), Failures)
)]
pub(super) async fn edit(call: CommunityCall<PlayersDoor>) -> ApiResult {
    let sent: PersonChange = call.body()?;
    let number = call.number()?;
    let version = call.version(&Thing::Person(number), sent.version)?;
    let slug = call.community.slug.clone();
    call.run(StatusCode::OK, move |work| {
        let with_email = work.may::<Records>();
        let (input, shows) = sent.on(&person::now(work, number)?, with_email);
        let row = person::edit(work, number, version, &input, shows)?;
        Ok(PersonEntry::of(&slug, &row))
    })
    .await
}

/// Answers a question: whether an entry, or another person, is a person.
///
/// An entry that is nobody of whom it was asked is a new person. A person has one entry in a tournament: a second one is refused.
#[utoipa::path(
    post, path = "/api/v1/communities/{community}/doubts/{id}", tag = "communities", operation_id = "answer_doubt", security(("token" = ["players"])),
    params(CommunityPath, ("id" = String, Path, description = "The question's id"), IdempotencyHeader),
    request_body = Settled,
    responses((status = 204, description = "It is answered, and not asked again"), Failures)
)]
pub(super) async fn settle(call: CommunityCall<PlayersDoor>) -> ApiResult {
    let Settled { answer: said } = call.body()?;
    let id = call.request.match_info().get("id").unwrap_or_default().to_owned();
    call.run(StatusCode::NO_CONTENT, move |work| answer::answer(work, &id, said.0))
        .await
}

/// Merges two people who are one.
///
/// The entries of one move to the other, and one secret link works. People who both have an entry in a tournament are two. It can be
/// undone.
#[utoipa::path(
    post, path = "/api/v1/communities/{community}/merges", tag = "communities", operation_id = "merge_people", security(("token" = ["players"])),
    params(CommunityPath, IdempotencyHeader),
    request_body = NewMerge,
    responses((status = 201, description = "The merge", body = MergeShown), Failures)
)]
pub(super) async fn merge(call: CommunityCall<PlayersDoor>) -> ApiResult {
    let NewMerge { kept, gone, reason } = call.body()?;
    call.run(StatusCode::CREATED, move |work| {
        let row = merge_people(work, kept, gone, &reason)?;
        Ok(MergeShown::of(&row, (kept, gone)))
    })
    .await
}

/// Undoes a merge: what it moved goes back.
///
/// The entries that go back have new secret links. Merges of the same person are undone from the last one backwards.
#[utoipa::path(
    post, path = "/api/v1/communities/{community}/merges/{number}/undo", tag = "communities", operation_id = "undo_merge", security(("token" = ["players"])),
    params(CommunityPath, ("number" = i64, Path, description = "The merge's number"), IdempotencyHeader),
    request_body(content = Option<Reason>, description = "May be left out"),
    responses((status = 200, description = "The person who is separate again", body = PersonEntry), Failures)
)]
pub(super) async fn split(call: CommunityCall<PlayersDoor>) -> ApiResult {
    let Reason { reason } = call.body_or_nothing()?;
    let (number, slug) = (call.number()?, call.community.slug.clone());
    call.run(StatusCode::OK, move |work| {
        let row = split_people(work, number, &reason)?;
        Ok(PersonEntry::of(&slug, &row))
    })
    .await
}

/// Chooses the community of a tournament, or none.
///
/// Its account has to manage people there, and a token for one tournament chooses none. Who the entries are in an earlier one is forgotten.
#[utoipa::path(
    put, path = "/api/v1/tournaments/{slug}/community", tag = "communities", operation_id = "choose_community", security(("token" = ["settings"])),
    params(IdempotencyHeader), request_body = ChosenCommunity,
    responses((status = 200, description = "The community of the tournament", body = Chosen), Failures)
)]
pub(super) async fn choose(call: ApiCall<SettingsDoor>) -> ApiResult {
    let ChosenCommunity { community } = call.body()?;
    call.run(StatusCode::OK, move |work| {
        ops::choose(work, community.as_deref())?;
        Ok(Chosen {
            community: community.clone(),
        })
    })
    .await
}

/// Adds everybody who took part in the community's last evening and has no entry here.
#[utoipa::path(
    post, path = "/api/v1/tournaments/{slug}/regulars", tag = "communities", operation_id = "add_regulars", security(("token" = ["players"])),
    params(IdempotencyHeader),
    responses((status = 201, description = "Who was added", body = AddedPlayers), Failures)
)]
pub(super) async fn regulars(call: ApiCall<PlayersDoor>) -> ApiResult {
    call.run(StatusCode::CREATED, |work| {
        let rows = add_regulars(work)?;
        let waiting = rows.iter().filter(|row| row.status == PlayerStatus::Waitlisted).count();
        Ok(AddedPlayers {
            added: rows.iter().map(|row| ChangedPlayer::of(work, row)).collect(),
            waiting,
            left_out: Vec::new(),
        })
    })
    .await
}

/// Says who an entry is among the people of the tournament's community.
///
/// A person has one entry in a tournament: a second one is refused.
#[utoipa::path(
    put, path = "/api/v1/tournaments/{slug}/players/{number}/person", tag = "communities", operation_id = "say_who", security(("token" = ["players"])),
    params(("number" = i64, Path, description = "The player's number"), IdempotencyHeader),
    request_body = WhoIsIt,
    responses((status = 200, description = "Who the entry is now", body = EntryIs), Failures)
)]
pub(super) async fn say_who(call: ApiCall<PlayersDoor>) -> ApiResult {
    let who = call.body::<WhoIsIt>()?.read()?;
    let number = call.number("number")?;
    call.run(StatusCode::OK, move |work| {
        let row = settle_entry(work, number, &who)?;
        let person = person_number(work, &row)?;
        Ok(EntryIs {
            number,
            person,
            guest: row.guest,
        })
    })
    .await
}
