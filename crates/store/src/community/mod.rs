//! Queries on communities: the community itself and its staff here, its people, doubts, merges, log and history in further
//! files.

pub mod doubts;
pub mod entered;
pub mod finishes;
pub mod free_text;
pub mod known_names;
pub mod log;
pub mod merges;
pub mod people;
pub mod search;

use diesel::prelude::*;

use crate::database::counts::locking;
use crate::schema::{accounts, communities, community_staff, staff, tournaments};
use crate::site::accounts::Account;
use crate::tournaments::Tournament;
use crate::values::Label;
use crate::{DbError, Lookup, NamesShown, Reader, Role, TournamentState, Writer, each, execute};
use podium_base::clock::Moment;

/// A community as stored.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = communities, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Community {
    pub id: String,
    /// The part of its addresses that names it, as in `/c/SLUG`.
    pub slug: String,
    pub name: String,
    pub description: String,
    /// IANA name.
    pub time_zone: String,
    /// The tag of its language.
    pub language: String,
    /// How its pages show names.
    #[diesel(serialize_as = Label<NamesShown>, deserialize_as = Label<NamesShown>)]
    pub names_shown: NamesShown,
    pub created_by: Option<String>,
    pub created_at: Moment,
    /// A counter of changes of what its home page shows.
    // commands on its tournaments count too: [`changed`]
    #[diesel(skip_update)]
    pub version: i64,
    /// A counter of changes of its people and finished tournaments, which its pages of history show.
    #[diesel(skip_update)]
    pub history_version: i64,
    /// A counter of changes of its settings.
    pub settings_version: i64,
    /// A counter of changes of who won what, which ratings are computed from.
    #[diesel(skip_update)]
    pub results_version: i64,
}

/// What a change of a community's people or tournaments concerns; each is also what comes before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Changed {
    /// What its home page shows.
    Home,
    /// What its pages of history show: names, choices, seasons.
    History,
    /// Who won what.
    Results,
}

/// A member of a community's staff.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = community_staff, treat_none_as_default_value = false)]
pub struct CommunityStaff {
    pub community_id: String,
    pub account_id: String,
    pub role: Role,
    pub since: Moment,
}

pub fn insert(conn: &mut Writer<'_>, community: &Community) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(communities::table).values(community.clone()))
}

/// Stores every column of a community that may change.
pub fn update(conn: &mut Writer<'_>, community: &Community) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(communities::table.find(&community.id)).set(community.clone())
    )
}

pub fn by_slug(conn: &mut Reader<'_>, slug: &str) -> Result<Option<Community>, DbError> {
    each!(conn, |c| Community::query().filter(communities::slug.eq(slug)).one(c))
}

pub fn by_id(conn: &mut Reader<'_>, id: &str) -> Result<Option<Community>, DbError> {
    each!(conn, |c| Community::query().find(id).one(c))
}

/// Reads a community and locks it until the transaction ends. Commands that connect entries with people, or
/// change people, hold this lock. A command on a tournament takes it after the tournament's; if two wait for each other, one runs again.
pub fn lock(conn: &mut Writer<'_>, id: &str) -> Result<Option<Community>, DbError> {
    match &mut **conn {
        // BEGIN IMMEDIATE has made this transaction the only writer of the file
        Reader::Sqlite(_) => by_id(conn, id),
        Reader::Pg(c) => locking(|| {
            let row = Community::query().find(id).for_update();
            Ok(row.one(*c)?)
        }),
    }
}

/// Counts a change of a community.
pub fn changed(conn: &mut Writer<'_>, id: &str, what: Changed) -> Result<(), DbError> {
    let counts = |of: Changed| i64::from(what >= of);
    execute!(
        conn,
        diesel::update(communities::table.find(id)).set((
            communities::version.eq(communities::version + 1),
            communities::history_version.eq(communities::history_version + counts(Changed::History)),
            communities::results_version.eq(communities::results_version + counts(Changed::Results)),
        ))
    )
}

/// Returns those of some slugs that communities have.
pub fn slugs_among(conn: &mut Reader<'_>, slugs: &[String]) -> Result<Vec<String>, DbError> {
    each!(conn, |c| communities::table
        .filter(communities::slug.eq_any(slugs))
        .select(communities::slug)
        .load(c))
}

/// Returns every community, by name.
pub fn all(conn: &mut Reader<'_>) -> Result<Vec<Community>, DbError> {
    each!(conn, |c| Community::query()
        .order((communities::name, communities::id))
        .load(c))
}

/// Returns the communities on whose staff an account is, each with the account's role, by name.
pub fn staffed_by(conn: &mut Reader<'_>, account: &str) -> Result<Vec<(Community, Role)>, DbError> {
    each!(conn, |c| communities::table
        .inner_join(community_staff::table.on(community_staff::community_id.eq(communities::id)))
        .filter(community_staff::account_id.eq(account))
        .order((communities::name, communities::id))
        .select((Community::as_select(), community_staff::role))
        .load(c))
}

pub fn staff_role(conn: &mut Reader<'_>, community: &str, account: &str) -> Result<Option<Role>, DbError> {
    each!(conn, |c| community_staff::table
        .find((community, account))
        .select(community_staff::role)
        .one(c))
}

/// Returns the staff of a community with their accounts, by name.
pub fn staff_of(conn: &mut Reader<'_>, community: &str) -> Result<Vec<(CommunityStaff, Account)>, DbError> {
    each!(conn, |c| community_staff::table
        .inner_join(accounts::table.on(accounts::id.eq(community_staff::account_id)))
        .filter(community_staff::community_id.eq(community))
        .order(accounts::name_key)
        .select((CommunityStaff::as_select(), Account::as_select()))
        .load(c))
}

/// Stores the role of an account, whether it had one or not.
pub fn set_staff(conn: &mut Writer<'_>, row: &CommunityStaff) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::insert_into(community_staff::table)
            .values(row)
            .on_conflict((community_staff::community_id, community_staff::account_id))
            .do_update()
            .set(community_staff::role.eq(row.role))
    )
}

/// Takes an account's role; returns false if it had none.
pub fn remove_staff(conn: &mut Writer<'_>, community: &str, account: &str) -> Result<bool, DbError> {
    each!(conn, |c| Ok(diesel::delete(
        community_staff::table.find((community, account))
    )
    .execute(c)?
        == 1))
}

/// Returns the tournaments of a community in some states, the latest first: at most so many after the first ones, which are
/// skipped.
pub fn tournaments_of(
    conn: &mut Reader<'_>,
    community: &str,
    states: &[TournamentState],
    skipped: i64,
    most: i64,
) -> Result<Vec<Tournament>, DbError> {
    let states = states.iter().copied().map(Label);
    each!(conn, |c| Tournament::query()
        .filter(tournaments::community_id.eq(community))
        .filter(tournaments::state.eq_any(states.clone()))
        .order((
            tournaments::held_on.is_null(),
            tournaments::held_on.desc(),
            tournaments::created_at.desc()
        ))
        .offset(skipped)
        .limit(most)
        .load(c))
}

/// Returns how many tournaments of a community in some states are listed.
pub fn count_listed(conn: &mut Reader<'_>, community: &str, states: &[TournamentState]) -> Result<i64, DbError> {
    let states = states.iter().copied().map(Label);
    each!(conn, |c| tournaments::table
        .filter(tournaments::community_id.eq(community))
        .filter(tournaments::listed)
        .filter(tournaments::state.eq_any(states.clone()))
        .count()
        .get_result(c))
}

/// Returns listed tournaments of a community in some states, the latest first: at most so many after the first ones, which
/// are skipped.
pub fn listed_of(
    conn: &mut Reader<'_>,
    community: &str,
    states: &[TournamentState],
    skipped: i64,
    most: i64,
) -> Result<Vec<Tournament>, DbError> {
    let states = states.iter().copied().map(Label);
    each!(conn, |c| Tournament::query()
        .filter(tournaments::community_id.eq(community))
        .filter(tournaments::listed)
        .filter(tournaments::state.eq_any(states.clone()))
        .order((
            tournaments::held_on.is_null(),
            tournaments::held_on.desc(),
            tournaments::created_at.desc()
        ))
        .offset(skipped)
        .limit(most)
        .load(c))
}

/// Returns whether a community has a tournament that shows names in a form.
pub fn any_showing(conn: &mut Reader<'_>, community: &str, how: NamesShown) -> Result<bool, DbError> {
    let showing = tournaments::table
        .filter(tournaments::community_id.eq(community))
        .filter(tournaments::names_shown.eq(Label(how)))
        .select(tournaments::id);
    each!(conn, |c| diesel::select(diesel::dsl::exists(showing)).get_result(c))
}

/// Returns the accounts on the staff of any tournament of a community, by name.
pub fn staff_of_tournaments(conn: &mut Reader<'_>, community: &str) -> Result<Vec<Account>, DbError> {
    let ids: Vec<String> = each!(conn, |c| staff::table
        .inner_join(tournaments::table.on(tournaments::id.eq(staff::tournament_id)))
        .filter(tournaments::community_id.eq(community))
        .select(staff::account_id)
        .distinct()
        .load(c))?;
    each!(conn, |c| Account::query()
        .filter(accounts::id.eq_any(&ids))
        .order(accounts::name_key)
        .load(c))
}
