//! Texts that people typed in a tournament, wherever they are stored: read and replaced when personal data is removed.

use diesel::prelude::*;

use crate::schema::{
    announcements, calls, checked_decks, judge_notes, log, mentions, page_texts, pods, reports, rounds, rulings,
    time_extensions, tournaments,
};
use crate::{CHUNK, DbError, Reader, Writer, each, execute};

podium_event::labels! {
    /// Where a text is stored: a column of a table.
    TextPlace {
        Announcement = "announcement",
        CallWhat = "call_what",
        CallAnswer = "call_answer",
        CallNote = "call_note",
        RulingWhat = "ruling_what",
        RulingAnswer = "ruling_answer",
        RulingRule = "ruling_rule",
        RulingDecision = "ruling_decision",
        RulingWithdrawal = "ruling_withdrawal",
        /// JSON.
        RulingEarlier = "ruling_earlier",
        ExtensionReason = "extension_reason",
        Objection = "objection",
        TableNote = "table_note",
        JudgeNote = "judge_note",
        Witness = "witness",
        DeckFound = "deck_found",
        /// The reason why a table ends its round differently from the tournament's profile.
        EndOfRoundReason = "end_of_round_reason",
        /// The sentence of a log line, in which players are written as `{player:ID}`.
        LogSentence = "log_sentence",
        LogReason = "log_reason",
        /// JSON.
        LogBefore = "log_before",
        /// JSON.
        LogAfter = "log_after",
        /// The tournament's own text; its row is the tournament.
        Description = "description",
        /// Where the tournament is held.
        Venue = "venue",
        /// A text of the event's page.
        PageText = "page_text",
    }
}

impl TextPlace {
    /// Longest text that the schema takes here, in characters.
    pub fn longest(self) -> usize {
        match self {
            Self::Announcement
            | Self::CallWhat
            | Self::CallAnswer
            | Self::ExtensionReason
            | Self::Objection
            | Self::DeckFound => 2_000,
            Self::RulingWhat | Self::RulingAnswer | Self::RulingDecision | Self::RulingWithdrawal | Self::JudgeNote => {
                4_000
            }
            // the longest; each part has its own
            Self::PageText => 3_000,
            Self::Description => 20_000,
            Self::RulingRule | Self::Witness => 200,
            // these have no limit
            Self::CallNote
            | Self::TableNote
            | Self::EndOfRoundReason
            | Self::LogSentence
            | Self::LogReason
            | Self::RulingEarlier
            | Self::LogBefore
            | Self::LogAfter
            | Self::Venue => 100_000,
        }
    }

    /// Whether the text may be empty.
    pub fn may_be_empty(self) -> bool {
        !matches!(
            self,
            Self::Announcement | Self::LogSentence | Self::EndOfRoundReason | Self::JudgeNote
        )
    }
}

/// A text and its location.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FreeText {
    pub place: TextPlace,
    /// Id of the row.
    pub row_id: String,
    pub text: String,
}

/// Selects the rows of a table whose column has a text. `$row`: a pattern for their ids.
macro_rules! texts {
    ($conn:expr, $row:expr, $table:ident :: $column:ident, $scope:expr) => {
        each!($conn, |c| $table::table
            .filter($scope)
            .filter($table::id.like($row))
            .filter($table::$column.is_not_null())
            .select(($table::id, $table::$column.assume_not_null()))
            .order($table::id)
            .load::<(String, String)>(c))
    };
}

/// Does the same as [`texts!`] for a column that is never null.
macro_rules! whole_texts {
    ($conn:expr, $row:expr, $table:ident :: $column:ident, $scope:expr) => {
        each!($conn, |c| $table::table
            .filter($scope)
            .filter($table::id.like($row))
            .select(($table::id, $table::$column))
            .order($table::id)
            .load::<(String, String)>(c))
    };
}

/// Does the same as [`texts!`] for a column of a tournament's tables.
macro_rules! table_texts {
    ($conn:expr, $row:expr, $tournament:expr, $column:ident) => {
        texts!(
            $conn,
            $row,
            pods::$column,
            pods::round_id.eq_any(
                rounds::table
                    .filter(rounds::tournament_id.eq($tournament))
                    .select(rounds::id)
            )
        )
    };
}

/// Every text of a kind in a tournament.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str, place: TextPlace) -> Result<Vec<FreeText>, DbError> {
    matching(conn, tournament, place, "%")
}

/// Returns one text of a tournament; `None` if there is none, or no longer.
pub fn get(
    conn: &mut Reader<'_>,
    tournament: &str,
    place: TextPlace,
    row_id: &str,
) -> Result<Option<FreeText>, DbError> {
    // an id is hexadecimal, so it holds no wildcards of LIKE
    Ok(matching(conn, tournament, place, row_id)?.pop())
}

fn matching(conn: &mut Reader<'_>, tournament: &str, place: TextPlace, row: &str) -> Result<Vec<FreeText>, DbError> {
    use TextPlace as Place;
    let found = match place {
        Place::Announcement => {
            whole_texts!(
                conn,
                row,
                announcements::text,
                announcements::tournament_id.eq(tournament)
            )
        }
        Place::CallWhat => whole_texts!(conn, row, calls::what, calls::tournament_id.eq(tournament)),
        Place::CallAnswer => texts!(conn, row, calls::answer, calls::tournament_id.eq(tournament)),
        Place::CallNote => texts!(conn, row, calls::escalated_note, calls::tournament_id.eq(tournament)),
        Place::RulingWhat => whole_texts!(conn, row, rulings::what, rulings::tournament_id.eq(tournament)),
        Place::RulingAnswer => whole_texts!(conn, row, rulings::answer, rulings::tournament_id.eq(tournament)),
        Place::RulingRule => whole_texts!(conn, row, rulings::rule, rulings::tournament_id.eq(tournament)),
        Place::RulingDecision => texts!(conn, row, rulings::decision, rulings::tournament_id.eq(tournament)),
        Place::RulingWithdrawal => texts!(
            conn,
            row,
            rulings::withdrawn_reason,
            rulings::tournament_id.eq(tournament)
        ),
        Place::RulingEarlier => texts!(conn, row, rulings::earlier_texts, rulings::tournament_id.eq(tournament)),
        Place::ExtensionReason => whole_texts!(
            conn,
            row,
            time_extensions::reason,
            time_extensions::pod_id.eq_any(
                pods::table
                    .inner_join(rounds::table)
                    .filter(rounds::tournament_id.eq(tournament))
                    .select(pods::id)
            )
        ),
        Place::Objection => texts!(conn, row, reports::objection, reports::tournament_id.eq(tournament)),
        Place::JudgeNote => whole_texts!(conn, row, judge_notes::text, judge_notes::tournament_id.eq(tournament)),
        Place::Witness => whole_texts!(
            conn,
            row,
            judge_notes::witness,
            judge_notes::tournament_id.eq(tournament)
        ),
        Place::DeckFound => whole_texts!(
            conn,
            row,
            checked_decks::found,
            checked_decks::tournament_id.eq(tournament)
        ),
        Place::TableNote => table_texts!(conn, row, tournament, note),
        Place::EndOfRoundReason => table_texts!(conn, row, tournament, end_of_round_reason),
        Place::LogSentence => whole_texts!(conn, row, log::what, log::tournament_id.eq(tournament)),
        Place::LogReason => texts!(conn, row, log::reason, log::tournament_id.eq(tournament)),
        Place::LogBefore => texts!(conn, row, log::before, log::tournament_id.eq(tournament)),
        Place::LogAfter => texts!(conn, row, log::after, log::tournament_id.eq(tournament)),
        Place::Description => whole_texts!(conn, row, tournaments::description, tournaments::id.eq(tournament)),
        Place::Venue => whole_texts!(conn, row, tournaments::place, tournaments::id.eq(tournament)),
        Place::PageText => whole_texts!(conn, row, page_texts::text, page_texts::tournament_id.eq(tournament)),
    }?;
    let found = found.into_iter().map(|(row_id, text)| FreeText { place, row_id, text });
    Ok(found.collect())
}

/// Replaces a text.
pub fn store(conn: &mut Writer<'_>, new: &FreeText) -> Result<(), DbError> {
    use TextPlace as Place;
    macro_rules! set {
        ($table:ident :: $column:ident) => {
            execute!(
                conn,
                diesel::update($table::table.find(&new.row_id)).set($table::$column.eq(&new.text))
            )?
        };
    }
    match new.place {
        Place::Announcement => set!(announcements::text),
        Place::CallWhat => set!(calls::what),
        Place::CallAnswer => set!(calls::answer),
        Place::CallNote => set!(calls::escalated_note),
        Place::RulingWhat => set!(rulings::what),
        Place::RulingAnswer => set!(rulings::answer),
        Place::RulingRule => set!(rulings::rule),
        Place::RulingDecision => set!(rulings::decision),
        Place::RulingWithdrawal => set!(rulings::withdrawn_reason),
        Place::RulingEarlier => set!(rulings::earlier_texts),
        Place::ExtensionReason => set!(time_extensions::reason),
        Place::Objection => set!(reports::objection),
        Place::JudgeNote => set!(judge_notes::text),
        Place::Witness => set!(judge_notes::witness),
        Place::DeckFound => set!(checked_decks::found),
        Place::TableNote => set!(pods::note),
        Place::EndOfRoundReason => set!(pods::end_of_round_reason),
        Place::LogSentence => set!(log::what),
        Place::LogReason => set!(log::reason),
        Place::LogBefore => set!(log::before),
        Place::LogAfter => set!(log::after),
        Place::Description => set!(tournaments::description),
        Place::Venue => set!(tournaments::place),
        Place::PageText => set!(page_texts::text),
    };
    Ok(())
}

/// Returns the ids of the log lines whose verb matches the pattern `like`.
pub fn log_lines_of(conn: &mut Reader<'_>, tournament: &str, like: &str) -> Result<Vec<String>, DbError> {
    each!(conn, |c| log::table
        .filter(log::tournament_id.eq(tournament).and(log::verb.like(like)))
        .select(log::id)
        .load(c))
}

/// A text that may still name a player whose personal data was removed.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = mentions, treat_none_as_default_value = false)]
pub struct MentionRow {
    pub tournament_id: String,
    pub player_id: String,
    /// The name of its [`TextPlace`].
    pub place: String,
    pub row_id: String,
}

/// Stores mentions.
pub fn insert_mentions(conn: &mut Writer<'_>, rows: &[MentionRow]) -> Result<(), DbError> {
    rows.chunks(CHUNK)
        .try_for_each(|chunk| execute!(conn, diesel::insert_into(mentions::table).values(chunk)))
}

/// Returns the mentions of a player that nobody has reviewed, in the order of their rows.
pub fn mentions_of(conn: &mut Reader<'_>, player: &str) -> Result<Vec<MentionRow>, DbError> {
    each!(conn, |c| MentionRow::query()
        .filter(mentions::player_id.eq(player))
        .order((mentions::place, mentions::row_id))
        .load(c))
}

/// Deletes a mention; returns false if there is none.
pub fn delete_mention(conn: &mut Writer<'_>, row: &MentionRow) -> Result<bool, DbError> {
    each!(conn, |c| Ok(diesel::delete(mentions::table.find((
        &row.player_id,
        &row.place,
        &row.row_id
    )))
    .execute(c)?
        == 1))
}
