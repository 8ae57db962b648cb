//! Queries on the buckets in which acts in a tournament are counted: self-registrations from one address, browsers of one
//! person that ask for news.

use diesel::prelude::*;

use crate::schema::registration_buckets as buckets;
use crate::{DbError, Lookup, Reader, Writer, each, execute};
use podium_base::clock::Moment;

/// The level of a bucket, in thousandths of acts, and its time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bucket {
    pub filled: i64,
    pub at: Moment,
}

/// Returns the bucket of a key as it was last filled; `None` if it is empty.
pub fn bucket(conn: &mut Reader<'_>, tournament: &str, key: &str) -> Result<Option<Bucket>, DbError> {
    let row: Option<(i64, Moment)> = each!(conn, |c| buckets::table
        .find((tournament, key))
        .select((buckets::filled, buckets::at))
        .one(c))?;
    Ok(row.map(|(filled, at)| Bucket { filled, at }))
}

/// Stores the bucket of a key; call it only under the tournament's lock.
pub fn store(conn: &mut Writer<'_>, tournament: &str, key: &str, bucket: Bucket) -> Result<(), DbError> {
    let content = (buckets::filled.eq(bucket.filled), buckets::at.eq(bucket.at));
    execute!(
        conn,
        diesel::insert_into(buckets::table)
            .values((buckets::tournament_id.eq(tournament), buckets::address.eq(key), content,))
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
