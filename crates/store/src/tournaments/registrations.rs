//! Queries on the buckets in which self-registrations from one address are counted.

use diesel::prelude::*;

use crate::schema::registration_buckets as buckets;
use crate::{DbError, Lookup, Reader, Writer, each, execute};
use podium_base::clock::Moment;

/// The level of an address's bucket, in thousandths of registrations, and its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bucket {
    pub filled: i64,
    pub at: Moment,
}

/// Returns an address's bucket as it was last filled; `None` if it is empty.
pub fn bucket(conn: &mut Reader<'_>, tournament: &str, address: &str) -> Result<Option<Bucket>, DbError> {
    let row: Option<(i64, Moment)> = each!(conn, |c| buckets::table
        .find((tournament, address))
        .select((buckets::filled, buckets::at))
        .one(c))?;
    Ok(row.map(|(filled, at)| Bucket { filled, at }))
}

/// Stores an address's bucket; call it only under the tournament's lock.
pub fn store(conn: &mut Writer<'_>, tournament: &str, address: &str, bucket: Bucket) -> Result<(), DbError> {
    let content = (buckets::filled.eq(bucket.filled), buckets::at.eq(bucket.at));
    execute!(
        conn,
        diesel::insert_into(buckets::table)
            .values((
                buckets::tournament_id.eq(tournament),
                buckets::address.eq(address),
                content,
            ))
            .on_conflict((buckets::tournament_id, buckets::address))
            .do_update()
            .set(content)
    )
}

/// Deletes the buckets of a tournament that were last filled before a moment; call it only under the tournament's lock.
pub fn forget(conn: &mut Writer<'_>, tournament: &str, before: Moment) -> Result<(), DbError> {
    let old = buckets::tournament_id.eq(tournament).and(buckets::at.lt(before));
    execute!(conn, diesel::delete(buckets::table.filter(old)))
}
