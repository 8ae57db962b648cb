//! Queries on tournaments, and the lock that gives each of them one writer at a time.

pub mod cards;
pub mod decks;
pub mod deliveries;
pub mod events;
pub mod free_text;
pub mod lists;
pub mod log;
pub mod notices;
pub mod pages;
pub mod pictures;
pub mod players;
pub mod presets;
pub mod pushes;
pub mod registrations;
pub mod rounds;
pub mod webhooks;

use crate::values::Label;
use chrono::NaiveDate;
use diesel::prelude::*;

use super::schema::{cut_seeds, staff, tournaments};
use super::{DbError, NamesShown, Reader, Registration, TournamentState, Writer, new_id};
use crate::database::counts::locking;
use crate::tournaments::log::{LogLine, REOPENED};
use crate::{Lookup, each, execute, in_chunks};
use podium_base::clock::Moment;
use podium_event::Profile;

/// A tournament as stored.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
#[diesel(table_name = tournaments, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct Tournament {
    pub id: String,
    /// The part of its addresses that names it, as in `/t/SLUG`.
    pub slug: String,
    pub name: String,
    #[diesel(serialize_as = Label<TournamentState>, deserialize_as = Label<TournamentState>)]
    pub state: TournamentState,
    pub held_on: Option<NaiveDate>,
    pub place: String,
    /// IANA name.
    pub time_zone: String,
    pub description: String,
    /// [`Profile`] as JSON: read it by [`Tournament::profile`].
    pub profile: String,
    pub first_table: i64,
    /// JSON list of numbers: read it by [`Tournament::skipped_tables`].
    pub skipped_tables: String,
    #[diesel(serialize_as = Label<Registration>, deserialize_as = Label<Registration>)]
    pub registration: Registration,
    pub max_players: Option<i64>,
    #[diesel(serialize_as = Label<NamesShown>, deserialize_as = Label<NamesShown>)]
    pub names_shown: NamesShown,
    /// Whether the front page lists it.
    pub listed: bool,
    /// Whether search engines may index its pages.
    pub indexed: bool,
    /// The secret of T32 in lower-case hex.
    pub secret: String,
    pub cut_size: Option<i64>,
    pub cut_announced_at: Option<Moment>,
    pub created_by: Option<String>,
    pub created_at: Moment,
    pub finished_at: Option<Moment>,
    pub version: i64,
    pub structure_version: i64,
    pub settings_version: i64,
    /// A counter of changes that only the staff and the players concerned see; `version` counts those of public pages.
    pub floor_version: i64,
    /// How many players may register from one address in an hour.
    pub registrations_per_address: i64,
    /// Whether registering asks for a code.
    pub registration_code: bool,
    /// The generation of that code, or of the last one.
    pub code_generation: i64,
    /// Whether everybody is notified when a round has ten and five minutes left.
    pub announces_time: bool,
    /// The tag of its language: that of its prints, and of readers who ask for none of ours.
    pub language: String,
    /// The community whose people take part.
    pub community_id: Option<String>,
    /// A counter of all changes in the games of its tables, also of those that only the pages of these games show.
    pub games_version: i64,
}

/// The default limit of registrations from one address in an hour: all phones of a venue share one address.
pub const REGISTRATIONS_PER_ADDRESS: i64 = 300;

impl Tournament {
    /// Creates a tournament that is being set up, without settings; `secret`: lower-case hex.
    pub fn new(slug: &str, secret: String, at: Moment) -> Self {
        Self {
            id: new_id(),
            slug: slug.to_owned(),
            name: String::new(),
            state: TournamentState::Setup,
            held_on: None,
            place: String::new(),
            // A name that every time zone database knows, until the settings give another.
            time_zone: "UTC".to_owned(),
            description: String::new(),
            profile: String::new(),
            first_table: 1,
            skipped_tables: "[]".to_owned(),
            registration: Registration::Closed,
            max_players: None,
            names_shown: NamesShown::Full,
            // Nothing is public until the settings say so.
            listed: false,
            indexed: false,
            secret,
            cut_size: None,
            cut_announced_at: None,
            created_by: None,
            created_at: at,
            finished_at: None,
            version: 1,
            structure_version: 1,
            settings_version: 1,
            floor_version: 0,
            registrations_per_address: REGISTRATIONS_PER_ADDRESS,
            registration_code: false,
            code_generation: 0,
            announces_time: false,
            language: "en".to_owned(),
            community_id: None,
            games_version: 0,
        }
    }

    /// Returns whether everybody finds it: it is listed, and not in set-up.
    pub fn is_public(&self) -> bool {
        self.listed && self.state != TournamentState::Setup
    }
}

impl Tournament {
    /// # Errors
    /// The stored JSON is not a profile.
    pub fn profile(&self) -> Result<Profile, DbError> {
        serde_json::from_str(&self.profile)
            .map_err(|e| DbError::Corrupt(format!("profile of tournament {}: {e}", self.slug)))
    }

    /// # Errors
    /// The stored JSON is not a list of numbers.
    pub fn skipped_tables(&self) -> Result<Vec<u32>, DbError> {
        serde_json::from_str(&self.skipped_tables)
            .map_err(|e| DbError::Corrupt(format!("skipped tables of tournament {}: {e}", self.slug)))
    }

    /// Returns whether the secret may be public (T32): once the tournament was finished. Reopening the tournament does
    /// not make it secret again. `changes`: the public lines of its log.
    pub fn secret_is_public(&self, changes: &[LogLine]) -> bool {
        self.state == TournamentState::Finished || changes.iter().any(|line| line.verb == REOPENED)
    }

    /// Returns the bytes of the secret (T32).
    ///
    /// # Errors
    /// The stored text is not hexadecimal.
    pub fn secret_bytes(&self) -> Result<Vec<u8>, DbError> {
        let corrupt = || DbError::Corrupt(format!("secret of tournament {}", self.slug));
        if !self.secret.len().is_multiple_of(2) || !self.secret.is_ascii() {
            return Err(corrupt());
        }
        (0..self.secret.len() / 2)
            .map(|i| u8::from_str_radix(&self.secret[2 * i..2 * i + 2], 16).map_err(|_| corrupt()))
            .collect()
    }
}

pub fn insert(conn: &mut Writer<'_>, tournament: &Tournament) -> Result<(), DbError> {
    execute!(conn, diesel::insert_into(tournaments::table).values(tournament.clone()))
}

pub fn by_slug(conn: &mut Reader<'_>, slug: &str) -> Result<Option<Tournament>, DbError> {
    each!(conn, |c| Tournament::query().filter(tournaments::slug.eq(slug)).one(c))
}

pub fn by_id(conn: &mut Reader<'_>, id: &str) -> Result<Option<Tournament>, DbError> {
    each!(conn, |c| Tournament::query().find(id).one(c))
}

/// What a list of tournaments needs to know of each to sort and to choose: much less than the whole row.
#[derive(Debug, Clone, HasQuery)]
#[diesel(table_name = tournaments)]
pub struct Outline {
    pub id: String,
    #[diesel(deserialize_as = Label<TournamentState>)]
    pub state: TournamentState,
    pub held_on: Option<NaiveDate>,
    pub listed: bool,
}

/// Returns the outline of every tournament, in no particular order.
pub fn outlines(conn: &mut Reader<'_>) -> Result<Vec<Outline>, DbError> {
    each!(conn, |c| Outline::query().load(c))
}

/// Returns the tournaments with these ids, in no particular order.
pub fn by_ids(conn: &mut Reader<'_>, ids: &[&str]) -> Result<Vec<Tournament>, DbError> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    each!(conn, |c| Tournament::query()
        .filter(tournaments::id.eq_any(ids))
        .load(c))
}

/// Returns the finished tournaments with these slugs, latest first.
pub fn finished_with(conn: &mut Reader<'_>, slugs: &[&str]) -> Result<Vec<Tournament>, DbError> {
    each!(conn, |c| Tournament::query()
        .filter(tournaments::slug.eq_any(slugs))
        .filter(tournaments::state.eq(Label(TournamentState::Finished)))
        .order((tournaments::held_on.desc(), tournaments::created_at.desc()))
        .load(c))
}

/// Returns the tournaments on whose staff an account is, latest first.
pub fn staffed_by(conn: &mut Reader<'_>, account: &str) -> Result<Vec<Tournament>, DbError> {
    let own = staff::table
        .filter(staff::account_id.eq(account))
        .select(staff::tournament_id);
    each!(conn, |c| Tournament::query()
        .filter(tournaments::id.eq_any(own))
        .order((tournaments::held_on.desc(), tournaments::created_at.desc()))
        .load(c))
}

/// Counts all tournaments.
pub fn count(conn: &mut Reader<'_>) -> Result<i64, DbError> {
    each!(conn, |c| tournaments::table.count().get_result(c))
}

/// Returns tournaments of all kinds, latest first: at most so many after the first ones, which are skipped.
pub fn some(conn: &mut Reader<'_>, skipped: i64, most: i64) -> Result<Vec<Tournament>, DbError> {
    each!(conn, |c| Tournament::query()
        .order((tournaments::held_on.desc(), tournaments::created_at.desc()))
        .offset(skipped)
        .limit(most)
        .load(c))
}

/// Returns every tournament, latest first.
pub fn all(conn: &mut Reader<'_>) -> Result<Vec<Tournament>, DbError> {
    each!(conn, |c| Tournament::query()
        .order((tournaments::held_on.desc(), tournaments::created_at.desc()))
        .load(c))
}

/// Returns listed tournaments in some states, the latest first: at most so many after the first ones, which are skipped.
pub fn listed(
    conn: &mut Reader<'_>,
    states: &[TournamentState],
    skipped: i64,
    most: i64,
) -> Result<Vec<Tournament>, DbError> {
    let states = states.iter().copied().map(Label);
    each!(conn, |c| Tournament::query()
        .filter(tournaments::listed)
        .filter(tournaments::state.eq_any(states.clone()))
        .order((tournaments::held_on.desc(), tournaments::created_at.desc()))
        .offset(skipped)
        .limit(most)
        .load(c))
}

/// Returns how many tournaments in some states are listed.
pub fn count_listed(conn: &mut Reader<'_>, states: &[TournamentState]) -> Result<i64, DbError> {
    let states = states.iter().copied().map(Label);
    each!(conn, |c| tournaments::table
        .filter(tournaments::listed)
        .filter(tournaments::state.eq_any(states.clone()))
        .count()
        .get_result(c))
}

/// Returns whether search engines may index a listed tournament that is not in set-up.
pub fn any_indexed(conn: &mut Reader<'_>) -> Result<bool, DbError> {
    let indexed = tournaments::table
        .filter(tournaments::listed)
        .filter(tournaments::indexed)
        .filter(tournaments::state.ne(Label(TournamentState::Setup)))
        .select(tournaments::id);
    each!(conn, |c| diesel::select(diesel::dsl::exists(indexed)).get_result(c))
}

/// Returns the tournaments that are held on a day or later, the first one first.
pub fn held_since(conn: &mut Reader<'_>, day: NaiveDate) -> Result<Vec<Tournament>, DbError> {
    each!(conn, |c| Tournament::query()
        .filter(tournaments::held_on.ge(day))
        .order((tournaments::held_on, tournaments::id))
        .load(c))
}

/// The tournament that an address means now, and how often it has changed: enough to know whether something that was
/// made from it is still current.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamp {
    pub id: String,
    pub numbers: Numbers,
}

impl Stamp {
    /// Returns whether it belongs to the same tournament and includes all changes that another stamp counts.
    pub fn shows(&self, other: &Self) -> bool {
        // every change increments the floor's number
        self.id == other.id && self.numbers.floor >= other.numbers.floor
    }
}

/// The columns of [`Numbers::of`].
macro_rules! counters {
    () => {
        (
            tournaments::version,
            tournaments::floor_version,
            tournaments::games_version,
        )
    };
}

/// Returns the stamp of a tournament.
pub fn stamp(conn: &mut Reader<'_>, slug: &str) -> Result<Option<Stamp>, DbError> {
    let row: Option<(String, (i64, i64, i64))> = each!(conn, |c| tournaments::table
        .filter(tournaments::slug.eq(slug))
        .select((tournaments::id, counters!()))
        .one(c))?;
    Ok(row.map(|(id, counters)| Stamp {
        id,
        numbers: Numbers::of(counters),
    }))
}

/// The version numbers by which readers of a tournament notice changes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Numbers {
    /// The counter of changes to public pages.
    pub version: i64,
    /// The counter of changes to the pages of staff and single players.
    pub floor: i64,
    /// The counter of changes in the games of the tables: those that are counted only here show on the pages of a table's game.
    pub games: i64,
}

impl Numbers {
    fn of((version, floor, games): (i64, i64, i64)) -> Self {
        Self { version, floor, games }
    }
}

/// Returns the numbers of some tournaments, by slug; unknown slugs are left out.
pub fn numbers(conn: &mut Reader<'_>, slugs: &[String]) -> Result<Vec<(String, Numbers)>, DbError> {
    let rows: Vec<(String, (i64, i64, i64))> = in_chunks(slugs, |slugs| {
        each!(conn, |c| tournaments::table
            .filter(tournaments::slug.eq_any(slugs))
            .select((tournaments::slug, counters!()))
            .load(c))
    })?;
    let numbers = rows.into_iter().map(|(slug, counters)| (slug, Numbers::of(counters)));
    Ok(numbers.collect())
}

/// Returns the counter of changes in the games of a tournament's tables; 0 for an unknown slug.
pub fn games_version(conn: &mut Reader<'_>, slug: &str) -> Result<i64, DbError> {
    Ok(stamp(conn, slug)?.map_or(0, |stamp| stamp.numbers.games))
}

/// Returns those of some slugs that are of finished tournaments.
pub fn finished_among(conn: &mut Reader<'_>, slugs: &[&str]) -> Result<Vec<String>, DbError> {
    each!(conn, |c| tournaments::table
        .filter(tournaments::slug.eq_any(slugs))
        .filter(tournaments::state.eq(Label(TournamentState::Finished)))
        .select(tournaments::slug)
        .load(c))
}

/// Returns those of some slugs that tournaments have.
pub fn slugs_among(conn: &mut Reader<'_>, slugs: &[String]) -> Result<Vec<String>, DbError> {
    each!(conn, |c| tournaments::table
        .filter(tournaments::slug.eq_any(slugs))
        .select(tournaments::slug)
        .load(c))
}

/// Reads a tournament and locks it until the transaction ends. It is the first statement of every command on a
/// tournament, which is its only writer from then on.
pub fn lock(conn: &mut Writer<'_>, slug: &str) -> Result<Option<Tournament>, DbError> {
    match &mut **conn {
        // BEGIN IMMEDIATE has made this transaction the only writer of the file
        Reader::Sqlite(_) => by_slug(conn, slug),
        Reader::Pg(c) => locking(|| {
            let row = Tournament::query().filter(tournaments::slug.eq(slug)).for_update();
            Ok(row.one(*c)?)
        }),
    }
}

/// Locks like [`lock`], but finds the tournament by its id.
pub fn lock_by_id(conn: &mut Writer<'_>, id: &str) -> Result<Option<Tournament>, DbError> {
    match by_id(conn, id)? {
        Some(found) => lock(conn, &found.slug),
        None => Ok(None),
    }
}

/// Stores the versions of a tournament whose other columns have not changed, as with most commands.
pub fn set_versions(conn: &mut Writer<'_>, tournament: &Tournament) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(tournaments::table.find(&tournament.id)).set((
            tournaments::version.eq(tournament.version),
            tournaments::structure_version.eq(tournament.structure_version),
            tournaments::floor_version.eq(tournament.floor_version),
            tournaments::games_version.eq(tournament.games_version),
        ))
    )
}

/// Counts a change in every tournament, because something that all of them show has changed.
pub fn all_changed(conn: &mut Writer<'_>) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(tournaments::table).set((
            tournaments::version.eq(tournaments::version + 1),
            tournaments::floor_version.eq(tournaments::floor_version + 1),
        ))
    )
}

/// Stores every column of a tournament.
pub fn update(conn: &mut Writer<'_>, tournament: &Tournament) -> Result<(), DbError> {
    // all columns: the row was read under its lock, so nothing of somebody else's is overwritten
    execute!(
        conn,
        diesel::update(tournaments::table.find(&tournament.id)).set(tournament.clone())
    )
}

/// Returns the ids of the announced cut's players, best seed first.
pub fn cut_seeds(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<String>, DbError> {
    each!(conn, |c| cut_seeds::table
        .filter(cut_seeds::tournament_id.eq(tournament))
        .order(cut_seeds::seed)
        .select(cut_seeds::player_id)
        .load(c))
}

/// Replaces the announced seeds; an empty list withdraws them.
pub fn set_cut_seeds(conn: &mut Writer<'_>, tournament: &str, players: &[String]) -> Result<(), DbError> {
    let rows: Vec<_> = players
        .iter()
        .zip(1_i64..)
        .map(|(player, seed)| {
            (
                cut_seeds::tournament_id.eq(tournament),
                cut_seeds::seed.eq(seed),
                cut_seeds::player_id.eq(player),
            )
        })
        .collect();
    // The seeds are unique by player and by number: updating them one by one would cause collisions.
    execute!(
        conn,
        diesel::delete(cut_seeds::table.filter(cut_seeds::tournament_id.eq(tournament)))
    )?;
    execute!(conn, diesel::insert_into(cut_seeds::table).values(&rows))
}
