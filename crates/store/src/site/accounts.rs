//! Queries on accounts, failed sign-ins, and the staff of tournaments.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;

use crate::database::counts::locking;
use crate::schema::{accounts, sign_in_failures, staff};
use crate::{DbError, Lookup, Reader, Role, SiteRole, Writer, each, execute};
use podium_base::clock::Moment;

/// Somebody who can sign in.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = accounts, treat_none_as_default_value = false)]
pub struct Account {
    pub id: String,
    pub name: String,
    /// The name in lower case: unique.
    pub name_key: String,
    /// PHC string of argon2id.
    pub password_hash: String,
    pub site_role: SiteRole,
    pub disabled: bool,
    pub created_at: Moment,
    pub version: i64,
    /// The salt from which the second factor's secret is derived, with a key of the installation.
    pub factor_salt: Option<String>,
    /// When the second factor came into force; `None` with a salt: it is being set up.
    pub factor_since: Option<Moment>,
    /// The step of thirty seconds whose code was used last.
    pub factor_step: i64,
    /// The number of times that the secret address of its calendar was renewed.
    pub calendar_generation: i64,
    /// The tag of the language that it chose last.
    pub language: Option<String>,
}

impl Account {
    /// Returns whether its sign-ins ask for a code.
    pub fn has_second_factor(&self) -> bool {
        self.factor_since.is_some()
    }
}

/// A member of a tournament's staff.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = staff, treat_none_as_default_value = false)]
pub struct StaffRow {
    pub tournament_id: String,
    pub account_id: String,
    pub role: Role,
    pub since: Moment,
}

/// A failed sign-in.
#[derive(Debug, Clone, Queryable, Selectable, Insertable)]
#[diesel(table_name = sign_in_failures, treat_none_as_default_value = false)]
pub struct SignInFailure {
    pub id: String,
    pub name_key: String,
    pub address: String,
    pub at: Moment,
}

/// Returns whether there is any account.
pub fn any(conn: &mut Reader<'_>) -> Result<bool, DbError> {
    each!(conn, |c| diesel::select(diesel::dsl::exists(
        accounts::table.select(accounts::id)
    ))
    .get_result(c))
}

pub fn all(conn: &mut Reader<'_>) -> Result<Vec<Account>, DbError> {
    each!(conn, |c| Account::query().order(accounts::name_key).load(c))
}

/// Returns the names of some accounts, by id; those that are not there are left out.
pub fn names<'i>(
    conn: &mut Reader<'_>,
    ids: impl IntoIterator<Item = &'i String>,
) -> Result<BTreeMap<String, String>, DbError> {
    let ids: BTreeSet<&str> = ids.into_iter().map(String::as_str).collect();
    if ids.is_empty() {
        return Ok(BTreeMap::new());
    }
    let rows: Vec<(String, String)> = each!(conn, |c| accounts::table
        .filter(accounts::id.eq_any(ids))
        .select((accounts::id, accounts::name))
        .load(c))?;
    Ok(rows.into_iter().collect())
}

pub fn by_id(conn: &mut Reader<'_>, id: &str) -> Result<Option<Account>, DbError> {
    each!(conn, |c| Account::query().find(id).one(c))
}

pub fn by_name_key(conn: &mut Reader<'_>, name_key: &str) -> Result<Option<Account>, DbError> {
    each!(conn, |c| Account::query()
        .filter(accounts::name_key.eq(name_key))
        .one(c))
}

pub fn insert(conn: &mut Writer<'_>, account: &Account) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(accounts::table).values(account))
}

/// Reads an account and locks its row until the transaction ends.
pub fn lock(conn: &mut Writer<'_>, id: &str) -> Result<Option<Account>, DbError> {
    match &mut **conn {
        // there is no other writer: BEGIN IMMEDIATE locks the whole file
        Reader::Sqlite(_) => by_id(conn, id),
        Reader::Pg(c) => locking(|| {
            let row = Account::query().find(id).for_update();
            Ok(row.one(*c)?)
        }),
    }
}

/// Reads the administrators and locks their rows until the transaction ends, always in the same order.
pub fn lock_administrators(conn: &mut Writer<'_>) -> Result<Vec<Account>, DbError> {
    let administrators = accounts::table
        .filter(accounts::site_role.eq(SiteRole::Administrator))
        // Two commands that change administrators at once lock the rows in the same order, so they cannot wait for each
        // other.
        .order(accounts::id);
    match &mut **conn {
        Reader::Sqlite(c) => Ok(administrators.select(Account::as_select()).load(*c)?),
        Reader::Pg(c) => locking(|| Ok(administrators.select(Account::as_select()).for_update().load(*c)?)),
    }
}

/// Stores a new password. Like each function below, it writes no column that its caller does not change: what somebody
/// else changed meanwhile stays.
pub fn set_password(conn: &mut Writer<'_>, id: &str, hash: &str) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::update(accounts::table.find(id))
            .set((
                accounts::password_hash.eq(hash),
                accounts::version.eq(accounts::version + 1),
            ))
            .execute(c)?;
        Ok(())
    })
}

/// Stores a new role on the site.
pub fn set_site_role(conn: &mut Writer<'_>, id: &str, role: SiteRole) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::update(accounts::table.find(id))
            .set((
                accounts::site_role.eq(role),
                accounts::version.eq(accounts::version + 1),
            ))
            .execute(c)?;
        Ok(())
    })
}

/// Disables an account, or enables it.
pub fn set_disabled(conn: &mut Writer<'_>, id: &str, disabled: bool) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::update(accounts::table.find(id))
            .set((
                accounts::disabled.eq(disabled),
                accounts::version.eq(accounts::version + 1),
            ))
            .execute(c)?;
        Ok(())
    })
}

/// Stores the salt of a second factor that is being set up.
pub fn begin_factor(conn: &mut Writer<'_>, id: &str, salt: &str) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::update(accounts::table.find(id))
            .set((accounts::factor_salt.eq(salt), accounts::factor_step.eq(0)))
            .execute(c)?;
        Ok(())
    })
}

/// Puts the second factor that was being set up into force; `step`: that of the code which confirmed it.
pub fn confirm_factor(conn: &mut Writer<'_>, id: &str, step: i64, at: Moment) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::update(accounts::table.find(id))
            .set((
                accounts::factor_since.eq(at),
                accounts::factor_step.eq(step),
                accounts::version.eq(accounts::version + 1),
            ))
            .execute(c)?;
        Ok(())
    })
}

/// Stores the step of the code that was used last.
pub fn use_factor_step(conn: &mut Writer<'_>, id: &str, step: i64) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::update(accounts::table.find(id))
            .set(accounts::factor_step.eq(step))
            .execute(c)?;
        Ok(())
    })
}

/// Removes the second factor.
pub fn remove_factor(conn: &mut Writer<'_>, id: &str) -> Result<(), DbError> {
    each!(conn, |c| {
        diesel::update(accounts::table.find(id))
            .set((
                accounts::factor_salt.eq(None::<String>),
                accounts::factor_since.eq(None::<Moment>),
                accounts::factor_step.eq(0),
                accounts::version.eq(accounts::version + 1),
            ))
            .execute(c)?;
        Ok(())
    })
}

/// Counts a renewal of the secret address of an account's calendar.
pub fn renew_calendar(conn: &mut Writer<'_>, id: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(accounts::table.find(id))
            .set(accounts::calendar_generation.eq(accounts::calendar_generation + 1))
    )
}

/// Notes the language that an account chose; `tag`: of BCP 47.
pub fn set_language(conn: &mut Writer<'_>, id: &str, tag: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(accounts::table.find(id)).set(accounts::language.eq(tag))
    )
}

pub fn staff_role(conn: &mut Reader<'_>, tournament: &str, account: &str) -> Result<Option<Role>, DbError> {
    each!(conn, |c| staff::table
        .find((tournament, account))
        .select(staff::role)
        .one(c))
}

/// Returns the staff of a tournament with their accounts, by role and name.
pub fn staff_of(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<(StaffRow, Account)>, DbError> {
    each!(conn, |c| staff::table
        .inner_join(accounts::table)
        .filter(staff::tournament_id.eq(tournament))
        .order((staff::role, accounts::name_key))
        .select((StaffRow::as_select(), Account::as_select()))
        .load(c))
}

/// Returns the roles on the staff of a tournament, one for each member.
pub fn roles_of_staff(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<Role>, DbError> {
    each!(conn, |c| staff::table
        .filter(staff::tournament_id.eq(tournament))
        .select(staff::role)
        .load(c))
}

/// Returns the memberships of an account in tournaments' staffs.
pub fn staffed_by(conn: &mut Reader<'_>, account: &str) -> Result<Vec<StaffRow>, DbError> {
    each!(conn, |c| StaffRow::query()
        .filter(staff::account_id.eq(account))
        .load(c))
}

/// Adds an account to the staff of a tournament, or changes its role there.
pub fn set_staff(conn: &mut Writer<'_>, row: &StaffRow) -> Result<(), DbError> {
    // `since` stays: a changed role does not begin a new membership.
    execute!(
        conn,
        diesel::insert_into(staff::table)
            .values(row)
            .on_conflict((staff::tournament_id, staff::account_id))
            .do_update()
            .set(staff::role.eq(row.role))
    )
}

pub fn remove_staff(conn: &mut Writer<'_>, tournament: &str, account: &str) -> Result<(), DbError> {
    execute!(conn, diesel::delete(staff::table.find((tournament, account))))
}

pub fn add_failure(conn: &mut Writer<'_>, failure: &SignInFailure) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(sign_in_failures::table).values(failure))
}

/// Counts the failed sign-ins for a name since a moment, and returns the latest.
pub fn failures_of_name(
    conn: &mut Reader<'_>,
    name_key: &str,
    since: Moment,
) -> Result<(i64, Option<Moment>), DbError> {
    each!(conn, |c| sign_in_failures::table
        .filter(
            sign_in_failures::name_key
                .eq(name_key)
                .and(sign_in_failures::at.ge(since))
        )
        .select((diesel::dsl::count_star(), diesel::dsl::max(sign_in_failures::at)))
        .get_result(c))
}

/// Returns the moment of the `nth` latest failure (from 1) from an address since a moment; `None` if there were fewer.
pub fn failure_of_address(
    conn: &mut Reader<'_>,
    address: &str,
    since: Moment,
    nth: i64,
) -> Result<Option<Moment>, DbError> {
    each!(conn, |c| sign_in_failures::table
        .filter(
            sign_in_failures::address
                .eq(address)
                .and(sign_in_failures::at.ge(since))
        )
        .order(sign_in_failures::at.desc())
        // a limit is needed here: several rows match
        .offset(nth - 1)
        .limit(1)
        .select(sign_in_failures::at)
        .first(c)
        .optional())
}

/// Deletes the failures of a name that has now signed in, and all failures before a moment.
pub fn forget_failures(conn: &mut Writer<'_>, name_key: &str, before: Moment) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::delete(
            sign_in_failures::table.filter(
                sign_in_failures::name_key
                    .eq(name_key)
                    .or(sign_in_failures::at.lt(before)),
            ),
        )
    )
}
