//! The evenings of a season, with what people came to.

use std::collections::HashMap;

use super::evening::{EveningKind, Found, SeasonEvening, small};
use super::free_pods;
use super::people::People;
use podium_event::season::SeasonRules;
use podium_rules::season::{Evening, EveningResult, Remaining};
use podium_store::season::Season;
use podium_store::season::evenings::{self, EntryFinish};
use podium_store::season::past::{self, PastPlace};
use podium_store::{DbError, Reader, TournamentState};

/// The evenings of a season as they were read.
pub(super) struct AllFound(Vec<Found>);

/// Reads the evenings of a season, by day: those without a day last. Returns them with the entries of its tournaments.
pub(super) fn read(conn: &mut Reader<'_>, season: &Season) -> Result<(AllFound, Vec<EntryFinish>), DbError> {
    let (mut found, entries) = tournaments(conn, season)?;
    found.extend(past(conn, season)?);
    found.extend(free_pods::read(conn, season)?);
    found.sort_by(|a, b| {
        let order = |one: &Found| (one.evening.held_on.is_none(), one.evening.held_on);
        // of one day the order must not depend on which was entered first
        order(a)
            .cmp(&order(b))
            .then_with(|| a.evening.name.cmp(&b.evening.name))
    });
    Ok((AllFound(found), entries))
}

fn tournaments(conn: &mut Reader<'_>, season: &Season) -> Result<(Vec<Found>, Vec<EntryFinish>), DbError> {
    // others are in no list: a season would tell of them, even by what they count
    let mut rows = evenings::of_season(conn, &season.id)?;
    rows.retain(|(row, _)| row.is_public());
    let is_played = |state: TournamentState| state == TournamentState::Finished;
    let played = rows.iter().filter(|(row, _)| is_played(row.state));
    let played: Vec<&str> = played.map(|(row, _)| row.id.as_str()).collect();
    let entries = evenings::results(conn, &played)?;
    let mut sizes: HashMap<String, i64> = HashMap::new();
    let mut results: HashMap<String, Vec<(String, EveningResult)>> = HashMap::new();
    for of_evening in entries.chunk_by(|a, b| a.tournament_id == b.tournament_id) {
        let id = &of_evening[0].tournament_id;
        sizes.insert(id.clone(), of_evening[0].players);
        results.insert(id.clone(), of_evening.iter().filter_map(finish).collect());
    }
    let found = rows.into_iter().map(|(row, weight)| Found {
        results: results.remove(&row.id).unwrap_or_default(),
        evening: SeasonEvening {
            players: sizes.get(&row.id).copied().unwrap_or(0),
            // the number of the result is given once all evenings are in order
            result: is_played(row.state).then_some(0),
            kind: EveningKind::Tournament {
                slug: row.slug,
                state: row.state,
            },
            id: row.id,
            name: row.name,
            held_on: row.held_on,
            weight: small(weight),
        },
    });
    Ok((found.collect(), entries))
}

fn past(conn: &mut Reader<'_>, season: &Season) -> Result<Vec<Found>, DbError> {
    let rows = past::of_season(conn, &season.id)?;
    let ids: Vec<&str> = rows.iter().map(|row| row.id.as_str()).collect();
    let mut places: HashMap<String, Vec<PastPlace>> = HashMap::new();
    for place in past::places(conn, &ids)? {
        places.entry(place.evening_id.clone()).or_default().push(place);
    }
    let found = rows.into_iter().map(|row| Found {
        results: places.remove(&row.id).unwrap_or_default().iter().map(place).collect(),
        evening: SeasonEvening {
            id: row.id,
            kind: EveningKind::Past,
            name: row.name,
            held_on: Some(row.held_on),
            weight: small(row.weight),
            players: row.players,
            result: Some(0),
        },
    });
    Ok(found.collect())
}

/// Returns what a person came to; `None`: the entry is nobody's of the community.
fn finish(row: &EntryFinish) -> Option<(String, EveningResult)> {
    let (first, last) = row.places;
    let result = EveningResult {
        places: Some((small(first), small(last))),
        match_points: small(row.match_points),
        matches: small(row.wins + row.draws + row.losses),
        wins: small(row.wins),
        draws: small(row.draws),
        ..EveningResult::of(podium_rules::season::PersonIx(0))
    };
    Some((row.person_id.clone()?, result))
}

fn place(row: &PastPlace) -> (String, EveningResult) {
    let result = EveningResult {
        places: Some((small(row.first_place), small(row.last_place))),
        match_points: small(row.match_points),
        matches: small(row.wins + row.draws + row.losses),
        wins: small(row.wins),
        draws: small(row.draws),
        ..EveningResult::of(podium_rules::season::PersonIx(0))
    };
    (row.person_id.clone(), result)
}

impl AllFound {
    /// Returns the ids of the people who took part.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let all = self.0.iter().flat_map(|found| &found.results);
        all.map(|(id, _)| id.as_str())
    }

    /// Returns the evenings, and the results of those that were played as the rules count them.
    pub fn counted(self, people: &People) -> (Vec<SeasonEvening>, Vec<Evening>) {
        let (mut evenings, mut counted) = (Vec::with_capacity(self.0.len()), Vec::new());
        for Found { mut evening, results } in self.0 {
            if evening.result.is_some() {
                evening.result = Some(counted.len());
                let of_people = results.into_iter().filter_map(|(id, result)| {
                    let person = people.ix(&id)?;
                    Some(EveningResult { person, ..result })
                });
                counted.push(Evening::new(evening.weight, of_people.collect()));
            }
            evenings.push(evening);
        }
        (evenings, counted)
    }
}

/// Returns the evenings to come: those that are there already and not over, and further ones up to the planned number; `None`
/// while their number is not planned.
pub(super) fn remaining(season: &Season, rules: &SeasonRules, evenings: &[SeasonEvening]) -> Option<Remaining> {
    if season.closed_at.is_some() {
        return Some(Remaining::default());
    }
    let planned = rules.parts().planned_evenings? as usize;
    let to_come = evenings.iter().filter(|evening| evening.is_to_come());
    let mut weights: Vec<u32> = to_come.map(|evening| evening.weight).collect();
    let played = evenings.iter().filter(|evening| evening.is_played()).count();
    let further = planned.saturating_sub(played + weights.len());
    weights.extend(std::iter::repeat_n(1, further));
    Some(Remaining {
        weights,
        // one that goes on may bring more, too
        free_pods: evenings
            .iter()
            .any(|evening| matches!(evening.kind, EveningKind::Free { .. })),
    })
}
