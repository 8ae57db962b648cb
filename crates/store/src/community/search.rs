//! Queries that find people by how the words of their names begin.

use diesel::prelude::*;

use super::people::PersonRow;
use crate::schema::{people, person_leads};
use crate::{DbError, Reader, each};

/// Returns the people of a community with a word that begins with a lead (two or three letters), in the order of lists: at
/// most so many.
pub fn with_lead(conn: &mut Reader<'_>, community: &str, lead: &str, most: i64) -> Result<Vec<PersonRow>, DbError> {
    let found = person_leads::table
        .filter(
            person_leads::community_id
                .eq(community)
                .and(person_leads::lead.eq(lead)),
        )
        .select(person_leads::person_id);
    each!(conn, |c| PersonRow::query()
        .filter(people::id.eq_any(found))
        .filter(people::merged_into.is_null().and(people::anonymous.eq(false)))
        .order((people::order_key, people::number))
        .limit(most)
        .load(c))
}
