//! Storing the rules' pods, byes and draws as rows.

use crate::OpError;
use podium_base::clock::Moment;
use podium_event::PlayerIx;
use podium_rules::draws::Drawn;
use podium_rules::pairing::PairedPod;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::notices::{self, DrawRow};
use podium_store::tournaments::rounds::{self, PlaceRow, PodRow};
use podium_store::{PlaceKind, Writer};

/// Writes the pods and byes of a round that has none yet.
pub(super) fn insert_places(
    conn: &mut Writer<'_>,
    loaded: &Loaded,
    round: &str,
    pods: &[PairedPod],
    byes: &[PlayerIx],
) -> Result<(), OpError> {
    let mut pod_rows = Vec::with_capacity(pods.len());
    let mut place_rows = Vec::new();
    for (pod, position) in pods.iter().zip(1_i64..) {
        let pod_row = PodRow::new(round, position, i64::from(pod.table));
        for (player, seat) in pod.seats.iter().zip(1_i64..) {
            place_rows.push(place(loaded, round, *player, PlaceKind::Seat).at_seat(&pod_row.id, seat));
        }
        pod_rows.push(pod_row);
    }
    place_rows.extend(byes.iter().map(|player| place(loaded, round, *player, PlaceKind::Bye)));
    rounds::insert_pods(conn, &pod_rows)?;
    rounds::insert_places(conn, &place_rows)?;
    Ok(())
}

/// Creates a place without a seat.
pub(super) fn place(loaded: &Loaded, round: &str, player: PlayerIx, kind: PlaceKind) -> PlaceRow {
    PlaceRow::new(&loaded.tournament.id, round, &loaded.row(player).id, kind)
}

/// Records draws (T32), so that no number is used twice. Several groups of equal players form one draw with one row,
/// which lists the groups: each is ordered by the same numbers of its players.
pub(crate) fn record_draws(
    conn: &mut Writer<'_>,
    tournament: &str,
    draws: &[Drawn],
    at: Moment,
) -> Result<(), OpError> {
    // the groups of one draw are adjacent
    let same = |a: &Drawn, b: &Drawn| (a.purpose, a.round, a.counter) == (b.purpose, b.round, b.counter);
    let rows: Vec<DrawRow> = draws
        .chunk_by(same)
        .map(|groups| DrawRow {
            id: podium_store::new_id(),
            tournament_id: tournament.to_owned(),
            purpose: groups[0].purpose.as_str().to_owned(),
            round: i64::from(groups[0].round),
            counter: i64::from(groups[0].counter),
            drawn: match groups {
                [only] => serde_json::json!(only),
                several => serde_json::json!(several),
            }
            .to_string(),
            at,
        })
        .collect();
    Ok(notices::insert_draws(conn, &rows)?)
}

/// Returns the draws of a row: one, or one for each group of equal players.
pub fn recorded(row: &DrawRow) -> Vec<Drawn> {
    serde_json::from_str(&row.drawn)
        // A single draw was stored as itself, not as a list.
        .or_else(|_| serde_json::from_str(&row.drawn).map(|only| vec![only]))
        // An unreadable row explains nothing; the page shows that it is missing.
        .unwrap_or_default()
}
