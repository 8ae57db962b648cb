//! Bodies that combine settings with other members: parsed separately, described as one object.

use actix_web::HttpRequest;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use super::settings::SettingsChange;
use crate::web::api::body::parsed;
use crate::web::api::problem::{Kind, Problem};
use crate::web::api::read::house;
use podium_event::profile::HouseRules;

/// Reads a body as settings and, of the members with these names, what is beside them.
///
/// # Errors
/// What is wrong with one of both, with its place in the body.
pub fn split<T: DeserializeOwned>(
    request: &HttpRequest,
    mut body: Map<String, Value>,
    names: &[&str],
) -> Result<(SettingsChange, T), Problem> {
    let beside: Map<String, Value> = names.iter().filter_map(|name| body.remove_entry(*name)).collect();
    let house = HouseRules::default().members();
    let house = house.keys().filter_map(|name| body.remove_entry(name)).collect();
    let settings: SettingsChange = again(request, &body)?;
    Ok((SettingsChange { house, ..settings }, again(request, &beside)?))
}

fn again<T: DeserializeOwned>(request: &HttpRequest, members: &Map<String, Value>) -> Result<T, Problem> {
    let text = serde_json::to_vec(members);
    let text = text.map_err(|error| Problem::new(Kind::Unreadable, format!("The body is no JSON: {error}.")))?;
    parsed(request, &text)
}

/// Describes settings with the members of `T` beside them.
pub fn described<T: PartialSchema>(what: &str, needs: &[&str]) -> RefOr<Schema> {
    let mut all = SettingsChange::schema();
    if let (RefOr::T(Schema::Object(all)), RefOr::T(Schema::Object(beside))) = (&mut all, T::schema()) {
        all.properties.extend(house::properties());
        all.properties.extend(beside.properties);
        all.required.extend(needs.iter().map(|name| (*name).to_owned()));
        all.description = Some(what.to_owned());
    }
    all
}

/// The schemas that both are made of.
pub fn parts<T: ToSchema>(schemas: &mut Vec<(String, RefOr<Schema>)>) {
    <SettingsChange as ToSchema>::schemas(schemas);
    T::schemas(schemas);
}

/// Describes a body: settings, and the members of another type beside them.
macro_rules! beside_settings {
    ($name:ident: $beside:ty, says: $what:literal, needs: [$($needs:literal),*]) => {
        impl utoipa::PartialSchema for $name {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
                $crate::web::api::write::beside::described::<$beside>($what, &[$($needs),*])
            }
        }

        impl utoipa::ToSchema for $name {
            fn schemas(
                schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::schema::Schema>)>,
            ) {
                $crate::web::api::write::beside::parts::<$beside>(schemas);
            }
        }
    };
}
pub(super) use beside_settings;
