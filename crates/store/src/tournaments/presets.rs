//! Queries on presets: settings that organizers keep for future tournaments.

use diesel::prelude::*;

use crate::schema::{preset_looks, presets};
use crate::{DbError, Lookup, Reader, Writer, each, execute, new_id};
use podium_base::clock::Moment;

/// Settings that an organizer has kept.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = presets, treat_none_as_default_value = false)]
pub struct Preset {
    pub id: String,
    pub name: String,
    /// The owner; `None`: it is offered to everybody who creates tournaments here.
    pub account_id: Option<String>,
    /// JSON of settings, without name, date and description.
    pub settings: String,
    pub created_at: Moment,
}

impl Preset {
    /// A new preset; `account`: `None` for one of the installation.
    pub fn new(name: &str, account: Option<String>, settings: String, at: Moment) -> Self {
        Self {
            id: new_id(),
            name: name.to_owned(),
            account_id: account,
            settings,
            created_at: at,
        }
    }

    /// Whether it is offered to an account.
    pub fn is_offered_to(&self, account: &str) -> bool {
        self.account_id.as_deref().is_none_or(|owner| owner == account)
    }
}

/// Returns the presets that are offered to an account, its own and those of the installation, by name.
pub fn offered_to(conn: &mut Reader<'_>, account: &str) -> Result<Vec<Preset>, DbError> {
    let mut offered: Vec<Preset> = each!(conn, |c| Preset::query()
        .filter(presets::account_id.eq(account).or(presets::account_id.is_null()))
        .load(c))?;
    // sorted here and not by the database: the two databases sort letters differently
    offered.sort_by_cached_key(|preset| (preset.name.to_lowercase(), preset.id.clone()));
    Ok(offered)
}

/// Returns a preset.
pub fn by_id(conn: &mut Reader<'_>, id: &str) -> Result<Option<Preset>, DbError> {
    each!(conn, |c| Preset::query().find(id).one(c))
}

/// Inserts a preset.
pub fn insert(conn: &mut Writer<'_>, preset: &Preset) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(presets::table).values(preset))
}

/// Deletes a preset with its look.
pub fn delete(conn: &mut Writer<'_>, id: &str) -> Result<(), DbError> {
    execute!(conn, diesel::delete(preset_looks::table.find(id)))?;
    execute!(conn, diesel::delete(presets::table.find(id)))
}
