//! Queries on whom a typed name means, as the staff said it once.

use diesel::prelude::*;

use crate::schema::person_names;
use crate::{DbError, DoubtAnswer, Reader, Writer, each, execute, in_chunks};

/// Returns whether a name means people, by their ids, as far as somebody has said it.
pub fn of(conn: &mut Reader<'_>, community: &str, name_key: &str) -> Result<Vec<(String, DoubtAnswer)>, DbError> {
    each!(conn, |c| person_names::table
        .filter(
            person_names::community_id
                .eq(community)
                .and(person_names::name_key.eq(name_key))
        )
        .order(person_names::person_id)
        .select((person_names::person_id, person_names::answer))
        .load(c))
}

/// Returns whether names mean people, as far as somebody has said it: the key of the name, the id of the person, and the answer.
/// Those of one name are in the order of [`of`].
pub fn of_all(
    conn: &mut Reader<'_>,
    community: &str,
    name_keys: &[String],
) -> Result<Vec<(String, String, DoubtAnswer)>, DbError> {
    in_chunks(name_keys, |keys| {
        each!(conn, |c| person_names::table
            .filter(
                person_names::community_id
                    .eq(community)
                    .and(person_names::name_key.eq_any(keys))
            )
            .order(person_names::person_id)
            .select((person_names::name_key, person_names::person_id, person_names::answer))
            .load(c))
    })
}

/// Remembers whether a name means a person.
pub fn remember(
    conn: &mut Writer<'_>,
    community: &str,
    (name_key, person): (&str, &str),
    answer: DoubtAnswer,
) -> Result<(), DbError> {
    execute!(
        conn,
        diesel::insert_into(person_names::table)
            .values((
                person_names::community_id.eq(community),
                person_names::name_key.eq(name_key),
                person_names::person_id.eq(person),
                person_names::answer.eq(answer),
            ))
            .on_conflict((
                person_names::community_id,
                person_names::name_key,
                person_names::person_id
            ))
            .do_update()
            .set(person_names::answer.eq(answer))
    )
}

/// Returns the names that mean a person.
pub fn names_of(conn: &mut Reader<'_>, person: &str) -> Result<Vec<String>, DbError> {
    each!(conn, |c| person_names::table
        .filter(person_names::person_id.eq(person))
        .filter(person_names::answer.eq(DoubtAnswer::Same))
        .select(person_names::name_key)
        .load(c))
}

/// Forgets what was said of a person and of some names.
pub fn forget(conn: &mut Writer<'_>, community: &str, person: &str, name_keys: &[String]) -> Result<(), DbError> {
    let of_names = person_names::community_id
        .eq(community)
        .and(person_names::name_key.eq_any(name_keys));
    execute!(
        conn,
        diesel::delete(person_names::table.filter(person_names::person_id.eq(person).or(of_names)))
    )
}
