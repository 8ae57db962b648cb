//! Texts that people typed in a community, wherever they are stored: read and replaced when personal data is removed, as those of
//! a tournament are. The pages of its tournaments belong to it too: a copy takes them along to evenings where the person is not.

use diesel::prelude::*;

use crate::schema::{
    communities, community_log, free_evenings, page_texts, past_evenings, person_mentions, seasons, tournaments,
};
use crate::tournaments::free_text::{self as tournament_texts, TextPlace};
use crate::tournaments::{self as tournaments_of, Tournament, pages};
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
        /// Where a tournament is held; its row is the tournament.
        Venue = "venue",
        /// The description of a tournament; its row is the tournament.
        TournamentDescription = "tournament_description",
        /// A text of a tournament's page.
        PageText = "page_text",
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
            Self::Name | Self::SeasonName | Self::PastEvening | Self::FreeEvening | Self::Venue => 200,
            Self::Description => 10_000,
            Self::SeasonDescription => 4_000,
            Self::TournamentDescription => TextPlace::Description.longest(),
            Self::PageText => TextPlace::PageText.longest(),
            // these have no limit
            Self::SeasonRules | Self::LogSentence | Self::LogReason | Self::LogBefore | Self::LogAfter => 100_000,
        }
    }

    /// Whether the text may be empty.
    pub fn may_be_empty(self) -> bool {
        matches!(self, Self::Description | Self::SeasonDescription | Self::LogReason) || self.of_tournament().is_some()
    }

    /// Returns what the text is in its tournament; `None` for the community's own.
    pub fn of_tournament(self) -> Option<TextPlace> {
        match self {
            Self::Venue => Some(TextPlace::Venue),
            Self::TournamentDescription => Some(TextPlace::Description),
            Self::PageText => Some(TextPlace::PageText),
            _ => None,
        }
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
        Place::Venue => all!(tournaments::place, tournaments::community_id.eq(community)),
        Place::TournamentDescription => all!(tournaments::description, tournaments::community_id.eq(community)),
        Place::PageText => all!(
            page_texts::text,
            page_texts::tournament_id.eq_any(
                tournaments::table
                    .filter(tournaments::community_id.eq(community))
                    .select(tournaments::id)
            )
        ),
        Place::LogSentence => all!(community_log::what, community_log::community_id.eq(community)),
        Place::LogReason => in_log!(reason),
        Place::LogBefore => in_log!(before),
        Place::LogAfter => in_log!(after),
    };
    let text = |(row_id, text)| CommunityText { place, row_id, text };
    Ok(found.into_iter().map(text).collect())
}

/// Returns the tournament of a community that a text is in; `None` if it is the community's own, or no longer there.
pub fn tournament_of(
    conn: &mut Reader<'_>,
    community: &str,
    place: CommunityTextPlace,
    row_id: &str,
) -> Result<Option<Tournament>, DbError> {
    let id = match place.of_tournament() {
        None => None,
        Some(TextPlace::PageText) => pages::place_of(conn, row_id)?.map(|(tournament, _)| tournament),
        Some(_) => Some(row_id.to_owned()),
    };
    let found = match id {
        Some(id) => tournaments_of::by_id(conn, &id)?,
        None => None,
    };
    Ok(found.filter(|tournament| tournament.community_id.as_deref() == Some(community)))
}

/// Returns one text of a community; `None` if there is none, or no longer.
pub fn get(
    conn: &mut Reader<'_>,
    community: &str,
    place: CommunityTextPlace,
    row_id: &str,
) -> Result<Option<CommunityText>, DbError> {
    // a community has many tournaments, so only this one is read
    if let Some(of_tournament) = place.of_tournament() {
        let Some(tournament) = tournament_of(conn, community, place, row_id)? else {
            return Ok(None);
        };
        let found = tournament_texts::get(conn, &tournament.id, of_tournament, row_id)?;
        return Ok(found.map(|found| CommunityText {
            place,
            row_id: found.row_id,
            text: found.text,
        }));
    }
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
        Place::Venue => set!(tournaments::place),
        Place::TournamentDescription => set!(tournaments::description),
        Place::PageText => set!(page_texts::text),
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
