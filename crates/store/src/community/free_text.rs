//! Texts that people typed in a community, wherever they are stored: read and replaced when personal data is removed, as those of
//! a tournament are.

use diesel::prelude::*;

use crate::schema::{communities, community_log, free_evenings, past_evenings, person_mentions, seasons};
use crate::{CHUNK, DbError, Reader, Writer, each, execute};

podium_event::labels! {
    /// Where a text is stored: a column of a table.
    CommunityTextPlace {
        Name = "name",
        Description = "description",
        SeasonName = "season_name",
        SeasonDescription = "season_description",
        /// JSON: its rewards and achievements have names.
        SeasonRules = "season_rules",
        PastEvening = "past_evening",
        FreeEvening = "free_evening",
        /// The sentence of a log line, in which people are written as `{person:ID}`.
        LogSentence = "log_sentence",
        LogReason = "log_reason",
        /// JSON.
        LogBefore = "log_before",
        /// JSON.
        LogAfter = "log_after",
    }
}

impl CommunityTextPlace {
    /// Longest text that its form takes, in characters.
    pub fn longest(self) -> usize {
        match self {
            Self::Name | Self::SeasonName | Self::PastEvening | Self::FreeEvening => 200,
            Self::Description => 10_000,
            Self::SeasonDescription => 4_000,
            // these have no limit
            Self::SeasonRules | Self::LogSentence | Self::LogReason | Self::LogBefore | Self::LogAfter => 100_000,
        }
    }

    /// Whether the text may be empty.
    pub fn may_be_empty(self) -> bool {
        matches!(self, Self::Description | Self::SeasonDescription | Self::LogReason)
    }
}

/// A text and its location.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CommunityText {
    pub place: CommunityTextPlace,
    /// Id of the row.
    pub row_id: String,
    pub text: String,
}

/// Returns the texts of a community in a place.
pub fn of_community(
    conn: &mut Reader<'_>,
    community: &str,
    place: CommunityTextPlace,
) -> Result<Vec<CommunityText>, DbError> {
    use CommunityTextPlace as Place;
    macro_rules! all {
        ($table:ident :: $column:ident, $scope:expr) => {
            each!(conn, |c| $table::table
                .filter($scope)
                .select(($table::id, $table::$column))
                .order($table::id)
                .load::<(String, String)>(c))?
        };
    }
    macro_rules! in_log {
        ($column:ident) => {
            each!(conn, |c| community_log::table
                .filter(community_log::community_id.eq(community))
                .filter(community_log::$column.is_not_null())
                .select((community_log::id, community_log::$column.assume_not_null()))
                .order(community_log::id)
                .load::<(String, String)>(c))?
        };
    }
    let found = match place {
        Place::Name => all!(communities::name, communities::id.eq(community)),
        Place::Description => all!(communities::description, communities::id.eq(community)),
        Place::SeasonName => all!(seasons::name, seasons::community_id.eq(community)),
        Place::SeasonDescription => all!(seasons::description, seasons::community_id.eq(community)),
        Place::SeasonRules => all!(seasons::rules, seasons::community_id.eq(community)),
        Place::PastEvening => all!(
            past_evenings::name,
            past_evenings::season_id.eq_any(
                seasons::table
                    .filter(seasons::community_id.eq(community))
                    .select(seasons::id)
            )
        ),
        Place::FreeEvening => all!(free_evenings::name, free_evenings::community_id.eq(community)),
        Place::LogSentence => all!(community_log::what, community_log::community_id.eq(community)),
        Place::LogReason => in_log!(reason),
        Place::LogBefore => in_log!(before),
        Place::LogAfter => in_log!(after),
    };
    let text = |(row_id, text)| CommunityText { place, row_id, text };
    Ok(found.into_iter().map(text).collect())
}

/// Returns one text of a community; `None` if there is none, or no longer.
pub fn get(
    conn: &mut Reader<'_>,
    community: &str,
    place: CommunityTextPlace,
    row_id: &str,
) -> Result<Option<CommunityText>, DbError> {
    let all = of_community(conn, community, place)?;
    Ok(all.into_iter().find(|text| text.row_id == row_id))
}

/// Replaces a text.
pub fn store(conn: &mut Writer<'_>, new: &CommunityText) -> Result<(), DbError> {
    use CommunityTextPlace as Place;
    macro_rules! set {
        ($table:ident :: $column:ident) => {
            execute!(
                conn,
                diesel::update($table::table.find(&new.row_id)).set($table::$column.eq(&new.text))
            )
        };
    }
    match new.place {
        Place::Name => set!(communities::name),
        Place::Description => set!(communities::description),
        Place::SeasonName => set!(seasons::name),
        Place::SeasonDescription => set!(seasons::description),
        Place::SeasonRules => set!(seasons::rules),
        Place::PastEvening => set!(past_evenings::name),
        Place::FreeEvening => set!(free_evenings::name),
        Place::LogSentence => set!(community_log::what),
        Place::LogReason => set!(community_log::reason),
        Place::LogBefore => set!(community_log::before),
        Place::LogAfter => set!(community_log::after),
    }
}

/// A text that may still name a person whose data was removed.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = person_mentions, treat_none_as_default_value = false)]
pub struct PersonMention {
    pub person_id: String,
    /// The name of its [`CommunityTextPlace`].
    pub place: String,
    pub row_id: String,
}

/// Stores mentions.
pub fn insert_mentions(conn: &mut Writer<'_>, rows: &[PersonMention]) -> Result<(), DbError> {
    rows.chunks(CHUNK)
        .try_for_each(|chunk| execute!(conn, diesel::insert_into(person_mentions::table).values(chunk)))
}

/// Returns the mentions of a person that nobody has reviewed, in the order of their rows.
pub fn mentions_of(conn: &mut Reader<'_>, person: &str) -> Result<Vec<PersonMention>, DbError> {
    each!(conn, |c| PersonMention::query()
        .filter(person_mentions::person_id.eq(person))
        .order((person_mentions::place, person_mentions::row_id))
        .load(c))
}

/// Deletes a mention; returns false if there is none.
pub fn delete_mention(conn: &mut Writer<'_>, row: &PersonMention) -> Result<bool, DbError> {
    each!(conn, |c| Ok(diesel::delete(person_mentions::table.find((
        &row.person_id,
        &row.place,
        &row.row_id
    )))
    .execute(c)?
        == 1))
}
