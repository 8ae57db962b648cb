//! Series of evenings: a venue with two nights has two last evenings. Evenings are of one series if their names are the same but
//! for the number or the day at the end. The final of a season is of no series.

use podium_store::community;
use podium_store::season;
use podium_store::tournaments::Tournament;
use podium_store::{DbError, Reader, TournamentState};

/// The states of a tournament that was played, or is.
const BEGUN: [TournamentState; 4] = [
    TournamentState::Swiss,
    TournamentState::CutAnnounced,
    TournamentState::Playoff,
    TournamentState::Finished,
];
/// The states of a tournament that is not over.
const OPEN: [TournamentState; 5] = [
    TournamentState::Setup,
    TournamentState::Registration,
    TournamentState::Swiss,
    TournamentState::CutAnnounced,
    TournamentState::Playoff,
];
/// How many of the latest tournaments are looked at.
const LOOKED_AT: i64 = 60;

/// Returns what the names of a series have in common.
fn of_name(name: &str) -> String {
    let is_counted = |c: char| c.is_numeric() || c.is_whitespace() || "#.-/–,:".contains(c);
    let words = name.trim_end_matches(is_counted);
    let words = if words.is_empty() { name } else { words };
    words.trim().to_lowercase()
}

/// Returns whether two tournaments are of one series.
pub(super) fn is_same(one: &Tournament, other: &Tournament) -> bool {
    of_name(&one.name) == of_name(&other.name)
}

/// Returns the last evening of each series of a community, the latest first.
///
/// # Errors
/// The database does not answer.
pub fn last_of_each(conn: &mut Reader<'_>, community: &str) -> Result<Vec<Tournament>, DbError> {
    let mut last: Vec<Tournament> = Vec::new();
    for one in begun(conn, community)? {
        if !last.iter().any(|other| is_same(other, &one)) {
            last.push(one);
        }
    }
    Ok(last)
}

/// Returns the last evening before a tournament: of its series, or else of any.
pub(super) fn last_before(
    conn: &mut Reader<'_>,
    community: &str,
    tournament: &Tournament,
) -> Result<Option<Tournament>, DbError> {
    let mut begun = begun(conn, community)?;
    begun.retain(|one| one.id != tournament.id);
    let same = begun.iter().position(|one| is_same(one, tournament));
    let at = same.unwrap_or(0);
    Ok((at < begun.len()).then(|| begun.swap_remove(at)))
}

/// Returns the tournament of a series that is not over and is held on a day.
///
/// # Errors
/// The database does not answer.
pub fn open_on(
    conn: &mut Reader<'_>,
    like: &Tournament,
    day: chrono::NaiveDate,
) -> Result<Option<Tournament>, DbError> {
    let Some(community) = &like.community_id else {
        return Ok(None);
    };
    let open = community::tournaments_of(conn, community, &OPEN, 0, LOOKED_AT)?;
    Ok(open
        .into_iter()
        .find(|one| one.held_on == Some(day) && is_same(one, like)))
}

/// Returns the latest tournaments that were played, or are, but finals.
fn begun(conn: &mut Reader<'_>, community: &str) -> Result<Vec<Tournament>, DbError> {
    let finals = season::finals(conn, community)?;
    let mut begun = community::tournaments_of(conn, community, &BEGUN, 0, LOOKED_AT)?;
    begun.retain(|one| !finals.contains(&one.id));
    Ok(begun)
}

#[cfg(test)]
mod tests {
    use super::of_name;

    #[test]
    fn evenings_of_one_series_differ_in_number_or_day() {
        for (one, other) in [
            ("Friday Night 12", "Friday Night 13"),
            ("Friday Night", "friday night #2"),
            ("EDH 2026-11-20", "EDH 27.11.2026"),
        ] {
            assert_eq!(of_name(one), of_name(other));
        }
        assert_ne!(of_name("Friday 1"), of_name("Sunday 1"));
        assert_eq!(of_name("2026"), "2026");
    }
}
