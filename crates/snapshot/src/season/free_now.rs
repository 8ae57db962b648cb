//! An evening of free pods as it is now: who waits, and the pods with what was tapped.

use std::collections::{BTreeMap, HashMap};

use podium_base::clock::Moment;
use podium_event::season::{Achievement, FreePodState};
use podium_store::community::people::PersonOutline;
use podium_store::community::{self, Community};
use podium_store::season::free::{self, FreeEvening, FreePod};
use podium_store::season::{self, Season, meant};
use podium_store::{DbError, NamesShown, Reader};

use crate::names;

/// An evening.
#[derive(Debug)]
pub struct FreeNow {
    pub community: Community,
    pub evening: FreeEvening,
    pub season: Option<Season>,
    /// What its season lets tables tap.
    pub achievements: Vec<Achievement>,
    /// The longest first.
    pub waiting: Vec<WaitingNow>,
    /// By number.
    pub pods: Vec<PodNow>,
    /// How many people came.
    pub came: usize,
}

/// Somebody who waits.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitingNow {
    pub id: String,
    /// Their number in the community.
    pub number: i64,
    pub names: NamesNow,
    pub since: Moment,
    pub bracket: Option<i64>,
}

/// The names of somebody on an evening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamesNow {
    /// For the staff.
    pub full: String,
    /// As public pages show it, and as those at the table see it.
    pub public: String,
    /// Among results; `None`: they do not show theirs.
    pub in_results: Option<String>,
}

impl NamesNow {
    fn of(row: &PersonOutline, how: NamesShown) -> Self {
        Self {
            full: row.name.clone(),
            public: names::of_person(row, how),
            in_results: names::of_person_in_list(row, how, row.shows_results),
        }
    }
}

/// A pod.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PodNow {
    pub number: i64,
    pub table: i64,
    pub state: FreePodState,
    pub version: i64,
    /// The id of the person who tapped the result, as they are now.
    pub reported_by: Option<String>,
    pub seats: Vec<SeatNow>,
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatNow {
    pub id: String,
    pub number: i64,
    pub names: NamesNow,
    pub place: Option<i64>,
    /// How many times each achievement was tapped, by its id.
    pub tapped: BTreeMap<String, i64>,
}

impl FreeNow {
    /// Reads an evening of a community.
    ///
    /// # Errors
    /// [`DbError::NotFound`] if there is none.
    pub fn read(conn: &mut Reader<'_>, community: &str, number: i64) -> Result<Self, DbError> {
        let community = community::by_slug(conn, community)?.ok_or(DbError::NotFound)?;
        let evening = free::by_number(conn, &community.id, number)?.ok_or(DbError::NotFound)?;
        let season = match &evening.season_id {
            Some(id) => season::by_id(conn, id)?,
            None => None,
        };
        let achievements = match &season {
            Some(season) => season.rules()?.parts().achievements.clone(),
            None => Vec::new(),
        };
        let arrivals = free::arrivals(conn, &evening.id)?;
        let rows = free::pods(conn, &evening.id)?;
        let ids: Vec<&str> = rows.iter().map(|pod| pod.id.as_str()).collect();
        let mut seats: HashMap<String, Vec<free::FreeSeat>> = HashMap::new();
        for seat in free::seats(conn, &ids)? {
            seats.entry(seat.pod_id.clone()).or_default().push(seat);
        }
        let mut tapped: HashMap<(String, String), BTreeMap<String, i64>> = HashMap::new();
        for one in free::tapped(conn, &ids)? {
            let of_seat = tapped.entry((one.pod_id, one.person_id)).or_default();
            of_seat.insert(one.achievement, one.times);
        }
        let sitting = seats.values().flatten().map(|seat| seat.person_id.as_str());
        let everybody = arrivals.iter().map(|row| row.person_id.as_str()).chain(sitting);
        let who = meant(conn, everybody)?;
        let named = |row: &PersonOutline| NamesNow::of(row, community.names_shown);
        let open = rows.iter().filter(|pod| is_open(pod.state));
        let open_seats = open.filter_map(|pod| seats.get(&pod.id)).flatten();
        let queue = free::queue(&arrivals, open_seats, &who).into_iter();
        let waiting = queue.filter_map(|row| {
            let person = who.get(&row.person_id)?;
            Some(WaitingNow {
                id: person.id.clone(),
                number: person.number,
                names: named(person),
                since: row.waiting_since?,
                bracket: row.bracket,
            })
        });
        let waiting: Vec<WaitingNow> = waiting.collect();
        let seat = |row: free::FreeSeat| {
            let person = who.get(&row.person_id)?;
            Some(SeatNow {
                id: person.id.clone(),
                number: person.number,
                names: named(person),
                place: row.place,
                tapped: tapped.get(&(row.pod_id, row.person_id)).cloned().unwrap_or_default(),
            })
        };
        let mut pod = |row: FreePod| PodNow {
            number: row.number,
            table: row.table_number,
            state: row.state,
            version: row.version,
            reported_by: row
                .reported_by
                .map(|id| who.get(&id).map_or(id, |person| person.id.clone())),
            seats: seats
                .remove(&row.id)
                .unwrap_or_default()
                .into_iter()
                .filter_map(seat)
                .collect(),
        };
        let pods = rows.into_iter().map(&mut pod).collect();
        Ok(Self {
            came: arrivals.len(),
            evening,
            season,
            achievements,
            waiting,
            pods,
            community,
        })
    }

    /// Returns the pod at which somebody plays.
    pub fn pod_of(&self, person: &str) -> Option<&PodNow> {
        let open = self.pods.iter().filter(|pod| pod.is_open());
        open.rev().find(|pod| pod.seats.iter().any(|seat| seat.id == person))
    }
}

impl PodNow {
    /// Returns whether it has no result that counts, and can get one.
    pub fn is_open(&self) -> bool {
        is_open(self.state)
    }
}

fn is_open(state: FreePodState) -> bool {
    matches!(state, FreePodState::Playing | FreePodState::Reported)
}
