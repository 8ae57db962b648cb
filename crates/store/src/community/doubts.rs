//! Queries on doubts: whether an entry, or another person, is a person. Each pair is asked once.

use diesel::prelude::*;

use crate::schema::{people, person_doubts, players};
use crate::values::Label;
use crate::{
    DbError, DoubtAnswer, DoubtReason, Lookup, PlayerStatus, Reader, Writer, each, execute, in_chunks, new_id,
};
use podium_base::clock::Moment;

/// A doubt as stored.
#[derive(Debug, Clone, PartialEq, Eq, HasQuery, Insertable)]
#[diesel(table_name = person_doubts, treat_none_as_default_value = false)]
pub struct Doubt {
    pub id: String,
    pub community_id: String,
    /// The entry that may be the person; `None`: another person may be.
    pub player_id: Option<String>,
    /// The other person.
    pub other_id: Option<String>,
    pub person_id: String,
    pub because: DoubtReason,
    pub asked_at: Moment,
    /// `None`: open.
    pub answer: Option<DoubtAnswer>,
    pub answered_by: Option<String>,
    pub answered_at: Option<Moment>,
}

impl Doubt {
    /// Creates the doubt whether an entry is a person.
    pub fn of_entry(community: &str, player: &str, person: &str, because: DoubtReason, at: Moment) -> Self {
        Self {
            player_id: Some(player.to_owned()),
            ..Self::new(community, person, because, at)
        }
    }

    /// Creates the doubt whether two people are one. A pair has one order, so that it is asked once.
    pub fn of_people(community: &str, pair: (&str, &str), because: DoubtReason, at: Moment) -> Self {
        let (person, other) = in_order(pair);
        Self {
            other_id: Some(other.to_owned()),
            ..Self::new(community, person, because, at)
        }
    }

    fn new(community: &str, person: &str, because: DoubtReason, at: Moment) -> Self {
        Self {
            id: new_id(),
            community_id: community.to_owned(),
            player_id: None,
            other_id: None,
            person_id: person.to_owned(),
            because,
            asked_at: at,
            answer: None,
            answered_by: None,
            answered_at: None,
        }
    }
}

/// Returns two people in the order in which a doubt has them: the older one is the person.
fn in_order<'i>((one, other): (&'i str, &'i str)) -> (&'i str, &'i str) {
    if one <= other { (one, other) } else { (other, one) }
}

/// Who answered doubts, how and when.
#[derive(Debug, Clone, Copy)]
pub struct Answered<'a> {
    pub answer: DoubtAnswer,
    /// The account; `None`: the command line.
    pub by: Option<&'a str>,
    pub at: Moment,
}

/// Asks doubts; those that were asked before stay as they are.
pub fn ask(conn: &mut Writer<'_>, doubts: &[Doubt]) -> Result<(), DbError> {
    for doubt in doubts {
        execute!(
            conn,
            diesel::insert_into(person_doubts::table)
                .values(doubt)
                .on_conflict_do_nothing()
        )?;
    }
    Ok(())
}

pub fn by_id(conn: &mut Reader<'_>, community: &str, id: &str) -> Result<Option<Doubt>, DbError> {
    each!(conn, |c| Doubt::query()
        .filter(person_doubts::community_id.eq(community).and(person_doubts::id.eq(id)))
        .one(c))
}

/// Returns the open doubts of a community, the oldest first: at most so many. Those about entries that have left, or of which it
/// is said who they are, and those about people without data are not among them.
pub fn open(conn: &mut Reader<'_>, community: &str, most: i64) -> Result<Vec<Doubt>, DbError> {
    // correlated: each doubt asks for its own entry by key
    let entry = players::table
        .filter(players::id.nullable().eq(person_doubts::player_id))
        .filter(players::status.ne(Label(PlayerStatus::Removed)))
        .filter(players::person_id.is_null().and(players::anonymous.eq(false)));
    each!(conn, |c| person_doubts::table
        .inner_join(people::table.on(people::id.eq(person_doubts::person_id)))
        .filter(person_doubts::community_id.eq(community))
        .filter(person_doubts::answer.is_null())
        .filter(people::anonymous.eq(false))
        .filter(person_doubts::player_id.is_null().or(diesel::dsl::exists(entry)))
        .order((person_doubts::asked_at, person_doubts::id))
        .limit(most)
        .select(Doubt::as_select())
        .load(c))
}

/// Returns the open doubts about the entries of a tournament that are there and nobody's, the oldest first.
pub fn open_in(conn: &mut Reader<'_>, tournament: &str) -> Result<Vec<Doubt>, DbError> {
    let entries = players::table
        .filter(players::tournament_id.eq(tournament))
        .filter(players::status.ne(Label(PlayerStatus::Removed)))
        .filter(players::person_id.is_null().and(players::anonymous.eq(false)))
        .select(players::id.nullable());
    each!(conn, |c| Doubt::query()
        .filter(person_doubts::player_id.eq_any(entries))
        .filter(person_doubts::answer.is_null())
        .order((person_doubts::asked_at, person_doubts::id))
        .load(c))
}

/// Returns the tournaments with open doubts about entries that are there and nobody's, by id.
pub fn tournaments_with_open(conn: &mut Reader<'_>, community: &str) -> Result<Vec<String>, DbError> {
    each!(conn, |c| person_doubts::table
        .inner_join(players::table.on(person_doubts::player_id.eq(players::id.nullable())))
        .filter(person_doubts::community_id.eq(community))
        .filter(person_doubts::answer.is_null())
        .filter(players::status.ne(Label(PlayerStatus::Removed)))
        .filter(players::person_id.is_null().and(players::anonymous.eq(false)))
        .order(players::tournament_id)
        .select(players::tournament_id)
        .distinct()
        .load(c))
}

/// Returns the people of whom it was asked whether an entry is one of them, however it was answered.
pub fn people_asked_about(conn: &mut Reader<'_>, player: &str) -> Result<Vec<String>, DbError> {
    each!(conn, |c| person_doubts::table
        .filter(person_doubts::player_id.eq(player))
        .order(person_doubts::person_id)
        .select(person_doubts::person_id)
        .load(c))
}

/// Returns the open doubts about entries.
pub fn open_of(conn: &mut Reader<'_>, players: &[String]) -> Result<Vec<Doubt>, DbError> {
    in_chunks(players, |players| {
        each!(conn, |c| Doubt::query()
            .filter(person_doubts::player_id.eq_any(players))
            .filter(person_doubts::answer.is_null())
            .order((person_doubts::asked_at, person_doubts::id))
            .load(c))
    })
}

/// Returns the ids of entries of which it is asked whether they are one of these people.
pub fn entries_asked_about(conn: &mut Reader<'_>, people: &[String]) -> Result<Vec<String>, DbError> {
    let ids: Vec<Option<String>> = each!(conn, |c| person_doubts::table
        .filter(person_doubts::person_id.eq_any(people))
        .filter(person_doubts::player_id.is_not_null())
        .filter(person_doubts::answer.is_null())
        .order(person_doubts::player_id)
        .select(person_doubts::player_id)
        .load(c))?;
    Ok(ids.into_iter().flatten().collect())
}

/// Answers one doubt.
pub fn answer(conn: &mut Writer<'_>, id: &str, answered: Answered<'_>) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::update(person_doubts::table.find(id)).set((
            person_doubts::answer.eq(answered.answer),
            person_doubts::answered_by.eq(answered.by),
            person_doubts::answered_at.eq(answered.at),
        ))
    )
}

/// Answers the open doubts about an entry: it is the person, and nobody else of whom it was asked; `None`: it is nobody of
/// them.
pub fn answer_entry(
    conn: &mut Writer<'_>,
    player: &str,
    person: Option<&str>,
    by: Option<&str>,
    at: Moment,
) -> Result<(), DbError> {
    for doubt in open_of(conn, &[player.to_owned()])? {
        let answer = match person == Some(doubt.person_id.as_str()) {
            true => DoubtAnswer::Same,
            false => DoubtAnswer::Other,
        };
        self::answer(conn, &doubt.id, Answered { answer, by, at })?;
    }
    Ok(())
}

/// Answers whether two people are one, whether it was asked or not.
pub fn answer_people(
    conn: &mut Writer<'_>,
    community: &str,
    pair: (&str, &str),
    answered: Answered<'_>,
) -> Result<(), DbError> {
    let (person, other) = in_order(pair);
    let found: Option<String> = each!(conn, |c| person_doubts::table
        .filter(
            person_doubts::other_id
                .eq(other)
                .and(person_doubts::person_id.eq(person))
        )
        .select(person_doubts::id)
        .one(c))?;
    let id = match found {
        Some(id) => id,
        None => {
            let doubt = Doubt::of_people(community, pair, DoubtReason::Name, answered.at);
            ask(conn, std::slice::from_ref(&doubt))?;
            doubt.id
        }
    };
    answer(conn, &id, answered)
}

/// Answers the open doubts between people who are one by now.
pub fn answer_among(conn: &mut Writer<'_>, people: &[String], answered: Answered<'_>) -> Result<(), DbError> {
    let found: Vec<String> = each!(conn, |c| person_doubts::table
        .filter(person_doubts::person_id.eq_any(people))
        .filter(person_doubts::other_id.eq_any(people))
        .filter(person_doubts::answer.is_null())
        .select(person_doubts::id)
        .load(c))?;
    found.iter().try_for_each(|id| answer(conn, id, answered))
}

/// Forgets the doubts about the entries of a tournament.
pub fn forget_entries(conn: &mut Writer<'_>, tournament: &str) -> Result<(), DbError> {
    let entries = players::table
        .filter(players::tournament_id.eq(tournament))
        .select(players::id.nullable());
    execute!(
        conn,
        diesel::delete(person_doubts::table.filter(person_doubts::player_id.eq_any(entries)))
    )
}

/// Forgets the doubts about a person.
pub fn forget_person(conn: &mut Writer<'_>, person: &str) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::delete(
            person_doubts::table.filter(
                person_doubts::person_id
                    .eq(person)
                    .or(person_doubts::other_id.eq(person))
            )
        )
    )
}
