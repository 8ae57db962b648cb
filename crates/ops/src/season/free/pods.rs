//! Pods from those who wait.

use std::collections::{BTreeSet, HashMap, HashSet};

use podium_event::season::FreePodState;
use podium_rules::season::{Waiting, form_pods};
use podium_store::community::people::PersonOutline;
use podium_store::new_id;
use podium_store::season::free::{self, Arrival, FreePod, FreeSeat};
use podium_store::season::meant;
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
    let mut arrivals = free::arrivals(work.conn, &evening.id)?;
    arrivals.retain(|row| row.waiting_since.is_some());
    let pods = free::pods(work.conn, &evening.id)?;
    let played = pods.iter().filter(|pod| pod.state != FreePodState::Void);
    let played: Vec<&str> = played.map(|pod| pod.id.as_str()).collect();
    let seats = free::seats(work.conn, &played)?;
    let sitting = seats.iter().map(|seat| seat.person_id.as_str());
    let who = meant(
        work.conn,
        arrivals.iter().map(|row| row.person_id.as_str()).chain(sitting),
    )?;
    let open = pods.iter().filter(|pod| is_open(pod));
    let open: HashSet<&str> = open.map(|pod| pod.id.as_str()).collect();
    let open_seats = seats.iter().filter(|seat| open.contains(seat.pod_id.as_str()));
    let queue = free::queue(&arrivals, open_seats, &who);
    let met = Met::of(&queue, &seats, &who);
    let waiting: Vec<Waiting> = queue.iter().map(|row| waiting(row)).collect();
    let formed = form_pods(&waiting, |a, b| met.times(a, b));
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
    }
    let id = |person_id: &String| who.get(person_id).map(|person| person.id.as_str());
    let play: HashSet<&str> = formed
        .iter()
        .flatten()
        .filter_map(|&ix| id(&queue[ix].person_id))
        .collect();
    // with the rows of those who were merged into them
    let theirs = arrivals
        .iter()
        .filter(|row| id(&row.person_id).is_some_and(|id| play.contains(id)));
    let theirs: Vec<String> = theirs.map(|row| row.person_id.clone()).collect();
    free::stop_waiting(work.conn, &evening.id, &theirs)?;
    work.log(
        "free.pods",
        format!("{} pods formed on “{}”.", formed.len(), evening.name),
    );
    changed(work, evening)?;
    Ok(formed.len())
}

fn waiting(row: &Arrival) -> Waiting {
    Waiting {
        bracket: row.bracket.and_then(|bracket| u32::try_from(bracket).ok()),
    }
}

/// How many times people have played together on an evening, by their places in the queue: the lower one first.
struct Met(HashMap<(usize, usize), u32>);

impl Met {
    fn of(queue: &[&Arrival], seats: &[FreeSeat], who: &HashMap<String, PersonOutline>) -> Self {
        let id = |person_id: &String| who.get(person_id).map(|person| person.id.as_str());
        let places: HashMap<&str, usize> = queue
            .iter()
            .enumerate()
            .filter_map(|(place, row)| Some((id(&row.person_id)?, place)))
            .collect();
        let mut times = HashMap::new();
        for pod in seats.chunk_by(|a, b| a.pod_id == b.pod_id) {
            let in_queue = pod.iter().filter_map(|seat| places.get(id(&seat.person_id)?).copied());
            let mut there: Vec<usize> = in_queue.collect();
            there.sort_unstable();
            for (at, &one) in there.iter().enumerate() {
                for &other in &there[at + 1..] {
                    *times.entry((one, other)).or_insert(0) += 1;
                }
            }
        }
        Self(times)
    }

    fn times(&self, one: usize, other: usize) -> u32 {
        let pair = (one.min(other), one.max(other));
        self.0.get(&pair).copied().unwrap_or(0)
    }
}
