//! Pods from those who wait.

use std::collections::{BTreeSet, HashMap};

use podium_event::season::FreePodState;
use podium_rules::season::{Waiting, form_pods};
use podium_store::season::free::{self, Arrival, FreePod, FreeSeat};
use podium_store::season::meant;
use podium_store::{DbError, Reader, new_id};
use say::refused_free as t;

use super::{changed, going_on, is_open};
use crate::OpError;
use crate::command::community::CommunityWork;

/// Most pods of an evening.
const MAX_PODS: i64 = 5_000;

/// Forms pods from those who wait. Returns how many.
///
/// # Errors
/// The evening is closed; too few wait; the evening has too many pods.
pub fn form(work: &mut CommunityWork<'_, '_>, number: i64) -> Result<usize, OpError> {
    let evening = going_on(work, number)?;
    let arrivals = free::arrivals(work.conn, &evening.id)?;
    let queue = queue(work.conn, arrivals)?;
    let pods = free::pods(work.conn, &evening.id)?;
    let met = Met::read(work.conn, &pods)?;
    let waiting: Vec<Waiting> = queue.iter().map(waiting).collect();
    let formed = form_pods(&waiting, |a, b| met.times(&queue[a].person_id, &queue[b].person_id));
    if formed.is_empty() {
        return Err(OpError::refused(t::too_few_wait(queue.len())));
    }
    let first = pods.last().map_or(0, |pod| pod.number) + 1;
    if first + formed.len() as i64 > MAX_PODS {
        return Err(OpError::refused(t::too_many_pods(MAX_PODS)));
    }
    let mut taken: BTreeSet<i64> = pods
        .iter()
        .filter(|pod| is_open(pod))
        .map(|pod| pod.table_number)
        .collect();
    for (number, members) in (first..).zip(&formed) {
        let table_number = (1..).find(|table| taken.insert(*table)).unwrap_or(1);
        let pod = FreePod {
            id: new_id(),
            evening_id: evening.id.clone(),
            number,
            table_number,
            state: FreePodState::Playing,
            formed_at: work.at,
            reported_by: None,
            ended_at: None,
            version: 1,
        };
        let seats = (1..).zip(members).map(|(seat, &ix)| FreeSeat {
            pod_id: pod.id.clone(),
            seat,
            person_id: queue[ix].person_id.clone(),
            place: None,
        });
        free::insert_pod(work.conn, &pod, &seats.collect::<Vec<_>>())?;
        for &ix in members {
            let plays = Arrival {
                waiting_since: None,
                ..queue[ix].clone()
            };
            free::put_arrival(work.conn, &plays)?;
        }
    }
    work.log(
        "free.pods",
        format!("{} pods formed on “{}”.", formed.len(), evening.name),
    );
    changed(work, evening)?;
    Ok(formed.len())
}

/// Returns those who wait, by the person they are now, each once.
fn queue(conn: &mut Reader<'_>, arrivals: Vec<Arrival>) -> Result<Vec<Arrival>, DbError> {
    let mut waiting: Vec<Arrival> = arrivals.into_iter().filter(|row| row.waiting_since.is_some()).collect();
    let means = meant(conn, waiting.iter().map(|row| row.person_id.as_str()))?;
    let mut seen = BTreeSet::new();
    waiting.retain(|row| {
        means
            .get(&row.person_id)
            .is_some_and(|person| seen.insert(person.id.clone()))
    });
    Ok(waiting)
}

fn waiting(row: &Arrival) -> Waiting {
    Waiting {
        bracket: row.bracket.and_then(|bracket| u32::try_from(bracket).ok()),
    }
}

/// How many times people have played together on an evening.
struct Met(HashMap<(String, String), u32>);

impl Met {
    fn read(conn: &mut Reader<'_>, pods: &[FreePod]) -> Result<Self, DbError> {
        let ids: Vec<&str> = pods
            .iter()
            .filter(|pod| pod.state != FreePodState::Void)
            .map(|pod| pod.id.as_str())
            .collect();
        let mut times = HashMap::new();
        for seats in free::seats(conn, &ids)?.chunk_by(|a, b| a.pod_id == b.pod_id) {
            for (at, one) in seats.iter().enumerate() {
                for other in &seats[at + 1..] {
                    *times.entry(pair(&one.person_id, &other.person_id)).or_insert(0) += 1;
                }
            }
        }
        Ok(Self(times))
    }

    fn times(&self, one: &str, other: &str) -> u32 {
        self.0.get(&pair(one, other)).copied().unwrap_or(0)
    }
}

fn pair(one: &str, other: &str) -> (String, String) {
    let (first, second) = if one < other { (one, other) } else { (other, one) };
    (first.to_owned(), second.to_owned())
}
