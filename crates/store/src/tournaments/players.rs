//! Queries on the players of a tournament.

use crate::values::Label;
use diesel::prelude::*;

use crate::schema::{places, players, rounds};
use crate::{CHUNK, DbError, Lookup, PlayerStatus, Reader, RoundState, Writer, each, execute, in_chunks, new_id};
use podium_base::clock::Moment;
use podium_event::deck::Bracket;

/// A player as stored.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable, AsChangeset)]
// without treat_none_as_null diesel leaves out what is `None`: a drop could not be undone
#[diesel(table_name = players, treat_none_as_null = true, treat_none_as_default_value = false)]
pub struct PlayerRow {
    pub id: String,
    // Part of a key that other tables refer to: SQLite would search their rows whenever it is set.
    #[diesel(skip_update)]
    pub tournament_id: String,
    /// The short number people see.
    pub number: i64,
    /// The id in documents and draws.
    pub key: String,
    pub name: String,
    /// The second member of a team (T25).
    pub team_mate: Option<String>,
    pub pronouns: Option<String>,
    pub email: Option<String>,
    pub decklist: Option<String>,
    /// The commander; empty: not known.
    pub commander: String,
    /// The second of two commanders; empty: there is one, or none is known.
    pub second_commander: String,
    #[diesel(serialize_as = Label<PlayerStatus>, deserialize_as = Label<PlayerStatus>)]
    pub status: PlayerStatus,
    pub checked_in: bool,
    pub dropped_after: Option<i64>,
    pub disqualified_after: Option<i64>,
    /// The newest round when they were removed with all of their Swiss matches, which count for nobody since.
    pub void_after: Option<i64>,
    pub entry_round: i64,
    pub fixed_table: Option<i64>,
    pub avoid_group: Option<String>,
    pub anonymous: bool,
    pub link_generation: i64,
    pub registered_at: Moment,
    pub version: i64,
    /// Whether the organizer has the entry fee; only the staff sees it.
    pub fee_collected: bool,
    /// Of a registration that was removed because its player had been entered before: their id, and the generation of the link to
    /// which its own leads.
    pub same_as: Option<String>,
    /// For how many of the first rounds they have an awarded bye (T46).
    pub awarded_byes: i64,
    /// The bracket that they state for their deck, 1 to 5.
    pub stated_bracket: Option<i64>,
    /// Under what lists by last name have them: "García Márquez, Gabriel"; `None`: as the name is read.
    pub sorted_under: Option<String>,
    /// Who they are among the people of the tournament's community; `None`: nobody has said it.
    // changed by commands on the community too, which do not hold the tournament's lock: [`crate::community::people`]
    #[diesel(skip_update)]
    pub person_id: Option<String>,
    /// Whether they take part in this one evening alone.
    #[diesel(skip_update)]
    pub guest: bool,
}

impl PlayerRow {
    /// Creates a registered player of whom only the name is known. This is the one place that defines the default of a
    /// new column.
    pub fn new(tournament: &str, number: i64, name: &str, at: Moment) -> Self {
        Self {
            id: new_id(),
            tournament_id: tournament.to_owned(),
            number,
            // Readable in documents and draws; `free_key` is for tournaments with imported players.
            key: format!("p{number}"),
            name: name.to_owned(),
            team_mate: None,
            pronouns: None,
            email: None,
            decklist: None,
            commander: String::new(),
            second_commander: String::new(),
            status: PlayerStatus::Registered,
            checked_in: false,
            dropped_after: None,
            disqualified_after: None,
            void_after: None,
            entry_round: 1,
            fixed_table: None,
            avoid_group: None,
            anonymous: false,
            link_generation: 1,
            registered_at: at,
            version: 1,
            fee_collected: false,
            same_as: None,
            awarded_byes: 0,
            stated_bracket: None,
            sorted_under: None,
            person_id: None,
            guest: false,
        }
    }

    /// The bracket that the player states for their deck.
    pub fn bracket(&self) -> Option<Bracket> {
        self.stated_bracket.and_then(Bracket::new)
    }

    /// The commanders, none to two.
    pub fn commanders(&self) -> Vec<String> {
        let both = [&self.commander, &self.second_commander];
        both.into_iter().filter(|name| !name.is_empty()).cloned().collect()
    }

    /// Sets the commanders, none to two.
    pub fn set_commanders(&mut self, commanders: &[String]) {
        let name = |ix: usize| commanders.get(ix).cloned().unwrap_or_default();
        (self.commander, self.second_commander) = (name(0), name(1));
    }
}

/// Returns all players of a tournament by number, including those waiting or removed.
pub fn of_tournament(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<PlayerRow>, DbError> {
    each!(conn, |c| PlayerRow::query()
        .filter(players::tournament_id.eq(tournament))
        .order(players::number)
        .load(c))
}

/// Id and version of each player of a tournament.
pub fn versions(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<(String, i64)>, DbError> {
    each!(conn, |c| players::table
        .filter(players::tournament_id.eq(tournament))
        .select((players::id, players::version))
        .load(c))
}

/// Returns the players with these ids, in no particular order.
pub fn by_ids(conn: &mut Reader<'_>, ids: &[String]) -> Result<Vec<PlayerRow>, DbError> {
    in_chunks(ids, |ids| {
        each!(conn, |c| PlayerRow::query().filter(players::id.eq_any(ids)).load(c))
    })
}

pub fn by_number(conn: &mut Reader<'_>, tournament: &str, number: i64) -> Result<Option<PlayerRow>, DbError> {
    each!(conn, |c| PlayerRow::query()
        .filter(players::tournament_id.eq(tournament).and(players::number.eq(number)))
        .one(c))
}

pub fn by_id(conn: &mut Reader<'_>, id: &str) -> Result<Option<PlayerRow>, DbError> {
    each!(conn, |c| PlayerRow::query().find(id).one(c))
}

/// Returns the form in which names are compared: names that differ only in case and spaces are equal.
pub fn name_key(name: &str) -> String {
    // Accents are kept: "Jose" and "José" may be two people, and asking whether they are one would be needless.
    let words: Vec<String> = name.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ")
}

/// Returns the numbers of the players of the same name who were not removed, in no particular order.
pub fn of_same_name(conn: &mut Reader<'_>, tournament: &str, name: &str) -> Result<Vec<i64>, DbError> {
    let key = name_key(name);
    let found: Vec<(i64, String)> = each!(conn, |c| players::table
        .filter(
            players::tournament_id
                .eq(tournament)
                // rows that were written before the column existed have none
                .and(players::name_key.eq_any([key.as_str(), ""]))
                .and(players::status.ne(Label(PlayerStatus::Removed)))
        )
        .select((players::number, players::name))
        .load(c))?;
    let same = found.into_iter().filter(|(_, name)| name_key(name) == key);
    Ok(same.map(|(number, _)| number).collect())
}

/// Number, name and status of everybody in a tournament who was not removed, by number.
pub fn names(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<(i64, String, PlayerStatus)>, DbError> {
    let found: Vec<(i64, String, Label<PlayerStatus>)> = each!(conn, |c| players::table
        .filter(
            players::tournament_id
                .eq(tournament)
                .and(players::status.ne(Label(PlayerStatus::Removed)))
        )
        .order(players::number)
        .select((players::number, players::name, players::status))
        .load(c))?;
    let plain = found.into_iter().map(|(number, name, status)| (number, name, status.0));
    Ok(plain.collect())
}

/// Counts the players who hold a place: registered, and neither dropped nor disqualified.
pub fn count_places(conn: &mut Reader<'_>, tournament: &str) -> Result<i64, DbError> {
    each!(conn, |c| players::table
        .filter(
            players::tournament_id
                .eq(tournament)
                .and(players::status.eq(Label(PlayerStatus::Registered)))
                .and(players::dropped_after.is_null())
                .and(players::disqualified_after.is_null())
        )
        .count()
        .get_result(c))
}

/// Counts all players, also those waiting or removed.
pub fn count_all(conn: &mut Reader<'_>, tournament: &str) -> Result<i64, DbError> {
    each!(conn, |c| players::table
        .filter(players::tournament_id.eq(tournament))
        .count()
        .get_result(c))
}

/// The players with a status, by number, up to a number.
pub fn of_status(
    conn: &mut Reader<'_>,
    tournament: &str,
    status: PlayerStatus,
    up_to: i64,
) -> Result<Vec<PlayerRow>, DbError> {
    each!(conn, |c| PlayerRow::query()
        .filter(
            players::tournament_id
                .eq(tournament)
                .and(players::status.eq(Label(status)))
                .and(players::number.le(up_to))
        )
        .order(players::number)
        .load(c))
}

/// Returns the number of the next player; numbers are never used again.
pub fn next_number(conn: &mut Reader<'_>, tournament: &str) -> Result<i64, DbError> {
    // Over all players, including removed ones: a number on old slips must not mean somebody else.
    let highest: Option<i64> = each!(conn, |c| players::table
        .filter(players::tournament_id.eq(tournament))
        .select(diesel::dsl::max(players::number))
        .get_result(c))?;
    Ok(highest.unwrap_or(0) + 1)
}

/// Counts the players of a tournament with a status.
pub fn count(conn: &mut Reader<'_>, tournament: &str, status: PlayerStatus) -> Result<i64, DbError> {
    each!(conn, |c| players::table
        .filter(
            players::tournament_id
                .eq(tournament)
                .and(players::status.eq(Label(status)))
        )
        .count()
        .get_result(c))
}

/// Counts the players who take part, as `podium_event::Event::size` does, without loading the event.
pub fn count_taking_part(conn: &mut Reader<'_>, tournament: &str) -> Result<i64, DbError> {
    each!(conn, |c| players::table
        .filter(
            players::tournament_id
                .eq(tournament)
                .and(players::status.eq(Label(PlayerStatus::Registered)))
                .and(
                    players::dropped_after
                        .is_null()
                        .or(players::dropped_after.assume_not_null().ge(players::entry_round))
                )
                .and(
                    players::disqualified_after
                        .is_null()
                        .or(players::disqualified_after.assume_not_null().ge(players::entry_round))
                )
        )
        .count()
        .get_result(c))
}

pub fn insert(conn: &mut Writer<'_>, rows: &[PlayerRow]) -> Result<(), DbError> {
    for chunk in rows.chunks(CHUNK) {
        // derived from the name at every write, so that the two cannot differ
        let keyed = chunk
            .iter()
            .map(|row| (row.clone(), players::name_key.eq(name_key(&row.name))));
        let keyed: Vec<_> = keyed.collect();
        execute!(conn, diesel::insert_into(players::table).values(keyed))?;
    }
    Ok(())
}

/// Stores every column of a player.
pub fn update(conn: &mut Writer<'_>, row: &PlayerRow) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(players::table.find(&row.id)).set((row.clone(), players::name_key.eq(name_key(&row.name))))
    )
}

/// Returns whether the player has a place in any round, a draft included.
pub fn is_placed(conn: &mut Reader<'_>, player: &str) -> Result<bool, DbError> {
    each!(conn, |c| diesel::select(diesel::dsl::exists(
        places::table.filter(places::player_id.eq(player))
    ))
    .get_result(c))
}

/// Returns a key that no player of the tournament has or had: `p` and the number, with `x` added while an imported
/// player has it.
pub fn free_key(conn: &mut Reader<'_>, tournament: &str, number: i64) -> Result<String, DbError> {
    let mut key = format!("p{number}");
    loop {
        let taken: bool = each!(conn, |c| diesel::select(diesel::dsl::exists(
            players::table.filter(players::tournament_id.eq(tournament).and(players::key.eq(&key)))
        ))
        .get_result(c))?;
        if !taken {
            return Ok(key);
        }
        key.push('x');
    }
}

/// Returns the number of the last round in which the player has a place, a draft included; 0 if there is none.
pub fn last_placed(conn: &mut Reader<'_>, player: &str) -> Result<i64, DbError> {
    let last: Option<i64> = each!(conn, |c| places::table
        .inner_join(rounds::table.on(rounds::id.eq(places::round_id)))
        .filter(places::player_id.eq(player))
        .select(diesel::dsl::max(rounds::number))
        .get_result(c))?;
    Ok(last.unwrap_or(0))
}

/// Returns the same without a draft: the number of the last published round.
pub fn last_placed_before_draft(conn: &mut Reader<'_>, player: &str) -> Result<i64, DbError> {
    let last: Option<i64> = each!(conn, |c| places::table
        .inner_join(rounds::table.on(rounds::id.eq(places::round_id)))
        .filter(
            places::player_id
                .eq(player)
                .and(rounds::state.ne(RoundState::Draft.as_str()))
        )
        .select(diesel::dsl::max(rounds::number))
        .get_result(c))?;
    Ok(last.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn case_and_spaces_make_no_other_name() {
        assert_eq!(name_key(" ann\u{a0}  ASH "), name_key("Ann Ash"));
        assert_ne!(name_key("Ann Ash"), name_key("Anna Sh"));
    }
}
