//! The results of free pods: tapped at the table, confirmed by somebody else there, corrected by the staff alone once they
//! count.

use std::collections::{BTreeMap, BTreeSet};

use podium_event::season::FreePodState;
use podium_store::DbError;
use podium_store::community::people::{PersonOutline, PersonRow};
use podium_store::season::free::{self, FreeEvening, FreePod, FreeSeat, Tapped};
use podium_store::season::{self, meant};
use say::refused_free as t;

use super::{Whose, changed, counts, find, is_open};
use crate::OpError;
use crate::command::community::CommunityWork;
use crate::tournaments::webhooks::in_community::InCommunity;

/// A pod of an evening, with the version that a form was made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PodAt {
    pub evening: i64,
    pub pod: i64,
    pub version: i64,
}

/// A pod that a command is about.
struct Table {
    evening: FreeEvening,
    pod: FreePod,
    seats: Vec<FreeSeat>,
    /// Who sits there now, by seat: those they were merged into.
    people: Vec<PersonOutline>,
}

impl Table {
    /// # Errors
    /// No such pod; somebody else changed it meanwhile.
    fn read(work: &mut CommunityWork<'_, '_>, at: PodAt) -> Result<Self, OpError> {
        let evening = find(work.conn, &work.community.id, at.evening)?;
        let pod = free::pod(work.conn, &evening.id, at.pod)?;
        let pod = pod.ok_or_else(|| OpError::NotFound(t::no_such_pod(at.pod)))?;
        if pod.version != at.version {
            return Err(OpError::Conflict(t::pod_changed_meanwhile(pod.table_number)));
        }
        let seats = free::seats(work.conn, &[pod.id.as_str()])?;
        let mut rows = meant(work.conn, seats.iter().map(|seat| seat.person_id.as_str()))?;
        let sitting = seats
            .iter()
            .map(|seat| rows.remove(&seat.person_id).ok_or(DbError::NotFound));
        Ok(Self {
            people: sitting.collect::<Result<_, _>>()?,
            evening,
            pod,
            seats,
        })
    }

    /// Refuses a person who does not sit here. Returns their id.
    fn sits_here(&self, person: &PersonRow) -> Result<String, OpError> {
        match self.people.iter().any(|one| one.id == person.id) {
            true => Ok(person.id.clone()),
            false => Err(OpError::Forbidden(t::sits_elsewhere(self.pod.table_number))),
        }
    }

    /// Refuses what only the staff may change.
    fn refuse_ended(&self) -> Result<(), OpError> {
        match self.pod.state {
            FreePodState::Playing | FreePodState::Reported => Ok(()),
            FreePodState::Confirmed => Err(OpError::refused(t::is_confirmed(self.pod.table_number))),
            FreePodState::Void => Err(OpError::refused(t::is_void(self.pod.table_number))),
        }
    }

    /// Refuses a pod in which one person sits twice: two people who were merged after it was declared void.
    fn refuse_seated_twice(&self) -> Result<(), OpError> {
        let mut seen = BTreeSet::new();
        match self.people.iter().find(|one| !seen.insert(&one.id)) {
            Some(one) => Err(OpError::refused(t::sits_twice(&one.name, self.pod.table_number))),
            None => Ok(()),
        }
    }

    /// Stores the pod, and a line of the log.
    fn store(self, work: &mut CommunityWork<'_, '_>, verb: &str, what: &str, reason: &str) -> Result<(), OpError> {
        let pod = FreePod {
            version: self.pod.version + 1,
            ..self.pod
        };
        free::update_pod(work.conn, &pod)?;
        let line = format!("Pod {} of “{}”: {what}", pod.number, self.evening.name);
        work.log(verb, line).reason(reason);
        changed(work, self.evening)
    }

    /// Stores places that were tapped for each seat.
    fn set_places(&mut self, work: &mut CommunityWork<'_, '_>, tapped: &[u32]) -> Result<String, OpError> {
        let places = places(self.seats.len(), tapped)?;
        let by_seat: Vec<(i64, Option<i64>)> = self
            .seats
            .iter()
            .zip(&places)
            .map(|(seat, place)| (seat.seat, Some(*place)))
            .collect();
        free::set_places(work.conn, &self.pod.id, &by_seat)?;
        let each = self
            .people
            .iter()
            .zip(&places)
            .map(|(person, place)| format!("{{person:{}}} {place}", person.id));
        Ok(format!("places {}", each.collect::<Vec<_>>().join(", ")))
    }
}

/// Returns the place of each seat: equal numbers share a place, and the next one comes after all of them.
///
/// # Errors
/// A seat has no number, or there are more numbers than seats.
fn places(seats: usize, tapped: &[u32]) -> Result<Vec<i64>, OpError> {
    if tapped.len() != seats || tapped.contains(&0) {
        return Err(OpError::field("place", t::place_of_everybody()));
    }
    let place = |own: &u32| 1 + tapped.iter().filter(|other| *other < own).count() as i64;
    Ok(tapped.iter().map(place).collect())
}

/// Stores the result that somebody at the table tapped; another one there confirms it. Until then each of them can tap
/// another result.
///
/// # Errors
/// They do not sit there; it was confirmed or is void; somebody else tapped meanwhile; a place is missing.
pub fn report(work: &mut CommunityWork<'_, '_>, at: PodAt, tapped: &[u32]) -> Result<(), OpError> {
    let person = work.own_person()?.clone();
    let mut table = Table::read(work, at)?;
    let person = table.sits_here(&person)?;
    table.refuse_ended()?;
    let what = table.set_places(work, tapped)?;
    table.pod.state = FreePodState::Reported;
    table.pod.reported_by = Some(person.clone());
    table.store(work, "free.report", &format!("{what}, by {{person:{person}}}."), "")
}

/// Confirms the result of a pod: it counts from now on.
///
/// # Errors
/// They tapped it themselves, or do not sit there; there is no result; it was confirmed or is void.
pub fn confirm(work: &mut CommunityWork<'_, '_>, at: PodAt) -> Result<(), OpError> {
    let person = work.own_person()?.clone();
    let mut table = Table::read(work, at)?;
    let person = table.sits_here(&person)?;
    table.refuse_ended()?;
    if table.pod.state == FreePodState::Playing {
        return Err(OpError::refused(t::no_result_yet(table.pod.table_number)));
    }
    if table.tapped_by(work, &person)? {
        return Err(OpError::refused(t::confirmed_by_another()));
    }
    table.end(work, FreePodState::Confirmed);
    table.store(work, "free.confirm", &format!("confirmed by {{person:{person}}}."), "")
}

impl Table {
    /// Returns whether a person tapped the result, themselves or before they were merged into another one.
    fn tapped_by(&self, work: &mut CommunityWork<'_, '_>, person: &str) -> Result<bool, OpError> {
        let Some(id) = &self.pod.reported_by else {
            return Ok(false);
        };
        let meant = meant(work.conn, [id.as_str()])?;
        Ok(meant.get(id).is_some_and(|one| one.id == person))
    }

    /// Ends a pod, or ends it in another way: what counts has changed.
    fn end(&mut self, work: &mut CommunityWork<'_, '_>, state: FreePodState) {
        self.pod.state = state;
        self.pod.ended_at = Some(work.at);
        counts(work, &self.evening);
        work.happened(InCommunity::FreePodResult {
            evening: self.evening.number,
            pod: self.pod.number,
        });
    }
}

/// Stores the result of a pod as the staff has it: it counts at once. Of one that counted or was void a reason is needed.
///
/// # Errors
/// No such pod; somebody else changed it meanwhile; a place or the reason is missing; one person sits there twice.
pub fn enter(work: &mut CommunityWork<'_, '_>, at: PodAt, tapped: &[u32], reason: &str) -> Result<(), OpError> {
    let mut table = Table::read(work, at)?;
    table.refuse_seated_twice()?;
    if !is_open(&table.pod) && reason.trim().is_empty() {
        return Err(OpError::field("reason", t::give_a_reason()));
    }
    let what = table.set_places(work, tapped)?;
    table.pod.reported_by = None;
    table.end(work, FreePodState::Confirmed);
    table.store(work, "free.enter", &format!("{what}."), reason)
}

/// Declares a pod void: it counts for nobody.
///
/// # Errors
/// It is void already; somebody else changed it meanwhile; the reason is missing.
pub fn declare_void(work: &mut CommunityWork<'_, '_>, at: PodAt, reason: &str) -> Result<(), OpError> {
    let mut table = Table::read(work, at)?;
    if table.pod.state == FreePodState::Void {
        return Err(OpError::Conflict(t::is_void(table.pod.table_number)));
    }
    if reason.trim().is_empty() {
        return Err(OpError::field("reason", t::give_a_reason()));
    }
    table.end(work, FreePodState::Void);
    table.store(work, "free.void", "void.", reason)
}

/// Stores what somebody of a pod has achieved, by the ids of achievements: tapped by the table until the result is confirmed, and by
/// the staff always. What is no longer in the season's list stays as it was.
///
/// # Errors
/// The sender does not sit there; the result was confirmed; the evening counts for no season, or it has no such achievement.
pub fn tap(
    work: &mut CommunityWork<'_, '_>,
    at: PodAt,
    whose: Whose,
    person: i64,
    tapped: &BTreeMap<String, u32>,
) -> Result<(), OpError> {
    let table = Table::read(work, at)?;
    if whose == Whose::Own {
        let own = work.own_person()?.clone();
        table.sits_here(&own)?;
        table.refuse_ended()?;
    }
    let seat = table.people.iter().position(|one| one.number == person);
    let seat = seat.ok_or_else(|| OpError::NotFound(say::refused_people::no_such_person(person)))?;
    let (person, seated) = (table.people[seat].id.clone(), table.seats[seat].person_id.clone());
    let rules = match &table.evening.season_id {
        Some(id) => season::by_id(work.conn, id)?.ok_or(DbError::NotFound)?.rules()?,
        None => return Err(OpError::refused(t::no_season(table.evening.name))),
    };
    let before = free::tapped(work.conn, &[table.pod.id.as_str()])?;
    let gone = |row: &Tapped| row.person_id == seated && rules.achievement(&row.achievement).is_none();
    let mut rows: Vec<Tapped> = before.into_iter().filter(gone).collect();
    for (id, &times) in tapped.iter().filter(|(_, times)| **times > 0) {
        let known = rules.achievement(id).map(|ix| &rules.parts().achievements[ix]);
        let known = known.ok_or_else(|| OpError::refused(t::no_such_achievement()))?;
        rows.push(Tapped {
            pod_id: table.pod.id.clone(),
            person_id: seated.clone(),
            achievement: id.clone(),
            times: times.min(known.most).into(),
        });
    }
    free::set_tapped(work.conn, &table.pod.id, &seated, &rows)?;
    if table.pod.state == FreePodState::Confirmed {
        counts(work, &table.evening);
    }
    let count = rows.len();
    table.store(
        work,
        "free.achieved",
        &format!("{count} achievements of {{person:{person}}}."),
        "",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_numbers_share_a_place() {
        let all = |tapped: &[u32]| places(tapped.len(), tapped).ok();
        assert_eq!(all(&[1, 2, 2, 2]), Some(vec![1, 2, 2, 2]));
        assert_eq!(all(&[3, 1, 1, 9]), Some(vec![3, 1, 1, 4]));
        assert_eq!(all(&[7, 7, 7]), Some(vec![1, 1, 1]));
        assert_eq!(all(&[1, 0, 2]), None);
        assert!(places(4, &[1, 2, 3]).is_err());
    }
}
