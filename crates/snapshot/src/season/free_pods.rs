//! The evenings of free pods of a season: what people came to in the pods that count.

use std::collections::{BTreeMap, HashMap};

use podium_event::season::{FreePodState, SeasonRules};
use podium_rules::season::{EveningResult, PersonIx};
use podium_store::season::Season;
use podium_store::season::free::{self, FreeSeat, Tapped};
use podium_store::{DbError, Reader};

use super::evening::{EveningKind, Found, SeasonEvening, small};

/// Reads the evenings.
pub(super) fn read(conn: &mut Reader<'_>, season: &Season) -> Result<Vec<Found>, DbError> {
    let evenings = free::of_season(conn, &season.id)?;
    let rules = season.rules()?;
    let ids: Vec<&str> = evenings.iter().map(|evening| evening.id.as_str()).collect();
    let pods = free::pods_of(conn, &ids, FreePodState::Confirmed)?;
    let evening_of: HashMap<&str, &str> = pods
        .iter()
        .map(|pod| (pod.id.as_str(), pod.evening_id.as_str()))
        .collect();
    let pod_ids: Vec<&str> = pods.iter().map(|pod| pod.id.as_str()).collect();
    let mut results: HashMap<&str, BTreeMap<String, EveningResult>> = HashMap::new();
    for seats in free::seats(conn, &pod_ids)?.chunk_by(|a, b| a.pod_id == b.pod_id) {
        if let Some(evening) = evening_of.get(seats[0].pod_id.as_str()) {
            add_pod(results.entry(evening).or_default(), seats, &rules);
        }
    }
    for tapped in free::tapped(conn, &pod_ids)? {
        let of_evening = evening_of
            .get(tapped.pod_id.as_str())
            .and_then(|evening| results.get_mut(evening));
        add_tapped(of_evening, &tapped, &rules);
    }
    let found = evenings.iter().map(|row| {
        let of_people = results.remove(row.id.as_str()).unwrap_or_default();
        Found {
            evening: SeasonEvening {
                kind: EveningKind::Free {
                    number: row.number,
                    is_open: row.closed_at.is_none(),
                },
                id: row.id.clone(),
                name: row.name.clone(),
                held_on: Some(row.held_on),
                weight: small(row.weight),
                players: of_people.len() as i64,
                // the number of the result is given once all evenings are in order
                result: (!of_people.is_empty()).then_some(0),
            },
            results: of_people.into_iter().collect(),
        }
    });
    Ok(found.collect())
}

/// Adds what people came to in a pod.
fn add_pod(results: &mut BTreeMap<String, EveningResult>, seats: &[FreeSeat], rules: &SeasonRules) {
    let sharing = |place: i64| seats.iter().filter(|seat| seat.place == Some(place)).count();
    for seat in seats {
        // a pod that counts has the places of everybody
        let Some(place) = seat.place else { continue };
        let sharing = sharing(place);
        let result = results
            .entry(seat.person_id.clone())
            .or_insert_with(|| EveningResult::of(PersonIx(0)));
        result.pods += 1;
        result.pod_points += rules.parts().pods.of(seats.len(), small(place) as usize, sharing);
        result.matches += 1;
        result.wins += u32::from(place == 1 && sharing == 1);
        result.draws += u32::from(place == 1 && sharing > 1);
    }
}

/// Adds an achievement as often as it was tapped.
fn add_tapped(results: Option<&mut BTreeMap<String, EveningResult>>, tapped: &Tapped, rules: &SeasonRules) {
    let result = results.and_then(|results| results.get_mut(&tapped.person_id));
    if let (Some(result), Some(achievement)) = (result, rules.achievement(&tapped.achievement)) {
        result
            .achieved
            .extend(std::iter::repeat_n(achievement, tapped.times.max(0) as usize));
    }
}
