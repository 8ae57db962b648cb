//! The items that wait for the staff: calls, disputes, deck checks, missing players, requests for places. Each links to
//! the page that handles it.

use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::parts::{ListAddress, PartQuery};
use crate::web::frame::look::waiting::late_tables;
use podium_base::clock::Moment;
use podium_event::format::one_or_many;
use podium_ops::people::players::holds_place;
use podium_ops::run::reports::disagrees;
use podium_snapshot::Snapshot;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::webhooks::Webhook;
use podium_store::{CallState, PlayerStatus};

use super::step::Step;

/// The most items of one kind that are named.
const NAMED: usize = 12;

/// The waiting items of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wait {
    /// The kind of its chip.
    pub kind: &'static str,
    /// The word of its chip.
    pub word: &'static str,
    /// "2 calls wait for a judge".
    pub sentence: String,
    /// The page with all of them.
    pub href: String,
    /// The page of each of them.
    pub each: Vec<Named>,
    /// The number of items that are not named.
    pub more: usize,
}

/// One waiting item.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    pub label: String,
    pub href: String,
}

impl Wait {
    fn new(kind: &'static str, word: &'static str, sentence: String, href: String) -> Self {
        Self {
            kind,
            word,
            sentence,
            href,
            each: Vec::new(),
            more: 0,
        }
    }

    fn with_each(mut self, each: impl Iterator<Item = Named>) -> Self {
        self.each = each.collect();
        self.more = self.each.len().saturating_sub(NAMED);
        self.each.truncate(NAMED);
        self
    }
}

/// Returns the waiting items, the most urgent first.
pub fn waits(snapshot: &Snapshot, step: Step, at: &str, now: Moment) -> Vec<Wait> {
    let loaded = &snapshot.loaded;
    let mut all = vec![
        calls(snapshot, at),
        rulings(snapshot, at),
        disputes(snapshot, at),
        late(snapshot, at, now),
        deck_checks(loaded, at),
    ];
    if matches!(
        step,
        Step::Open | Step::Register | Step::CheckIn | Step::Pair(1) | Step::Cut
    ) && loaded.rounds.is_empty()
    {
        all.extend(before_the_rounds(snapshot, at));
    }
    all.into_iter().flatten().collect()
}

/// Returns the items for webhooks that are disabled or have been failing for long: `troubled`.
pub fn webhooks(troubled: &[Webhook], at: &str) -> impl Iterator<Item = Wait> {
    let (failing, disabled): (Vec<&Webhook>, Vec<&Webhook>) = troubled.iter().partition(|row| row.is_active());
    let wait = |kind, rows: Vec<&Webhook>, one, many, what| {
        let sentence = format!("{} {what}", one_or_many(rows.len(), one, many));
        let each = rows.iter().map(|row| Named {
            label: match row.name.is_empty() {
                true => row.mark(),
                false => row.name.clone(),
            },
            href: format!("{at}/webhooks/{}", row.id),
        });
        (!rows.is_empty()).then(|| Wait::new("warn", kind, sentence, format!("{at}/webhooks")).with_each(each))
    };
    let disabled = wait("Webhooks", disabled, "webhook is", "webhooks are", "disabled");
    let failing = wait(
        "Unheard",
        failing,
        "webhook has",
        "webhooks have",
        "not answered for an hour or more",
    );
    disabled.into_iter().chain(failing)
}

/// Returns the item for a draft that is out of date.
pub fn draft(loaded: &Loaded, at: &str) -> Option<Wait> {
    let number = loaded.open_round()?.row.number;
    let sentence = format!("The draft of {} is out of date", loaded.round_name(number).inside());
    Some(Wait::new("warn", "Draft", sentence, format!("{at}/rounds/{number}")))
}

fn calls(snapshot: &Snapshot, at: &str) -> Option<Wait> {
    let floor = &snapshot.floor;
    let count = floor.waiting_calls();
    if count == 0 {
        return None;
    }
    let zone = &snapshot.loaded.tournament.time_zone;
    let open = snapshot.loaded.open_round();
    let waiting = floor
        .calls
        .iter()
        .filter(|call| matches!(call.state, CallState::Waiting | CallState::Escalated));
    let each = waiting.map(|call| {
        let since = clock_time(call.made_at, zone);
        let pod = open.and_then(|open| open.pods.iter().find(|pod| Some(&pod.id) == call.pod_id.as_ref()));
        match pod {
            Some(pod) => Named {
                label: format!("Table {} since {since}", pod.table_number),
                href: format!("{at}/floor/{}#call-{}", pod.table_number, call.id),
            },
            None => Named {
                label: match call.pod_id {
                    Some(_) => format!("An earlier round since {since}"),
                    None => format!("Elsewhere since {since}"),
                },
                href: format!("{at}/calls#call-{}", call.id),
            },
        }
    });
    let sentence = format!("{} for a judge", one_or_many(count, "call waits", "calls wait"));
    Some(Wait::new("bad", "Calls", sentence, format!("{at}/calls")).with_each(each))
}

fn rulings(snapshot: &Snapshot, at: &str) -> Option<Wait> {
    let count = snapshot.floor.appeals.len();
    let sentence = format!(
        "{} for the head judge",
        one_or_many(count, "ruling waits", "rulings wait")
    );
    (count > 0).then(|| Wait::new("bad", "Rulings", sentence, format!("{at}/rulings")))
}

fn late(snapshot: &Snapshot, at: &str, now: Moment) -> Option<Wait> {
    let tables = late_tables(snapshot, now);
    let sentence = format!("{} late", one_or_many(tables.len(), "result is", "results are"));
    let each = tables.iter().map(|table| Named {
        label: format!("Table {table}"),
        href: format!("{at}/floor/{table}"),
    });
    (!tables.is_empty()).then(|| Wait::new("bad", "Late", sentence, format!("{at}/results")).with_each(each))
}

fn disputes(snapshot: &Snapshot, at: &str) -> Option<Wait> {
    let round = snapshot.loaded.open_round()?;
    let is_disputed = |pod: &&podium_store::tournaments::rounds::PodRow| {
        let mut reports = snapshot.floor.reports_of(&pod.id).iter();
        reports.any(|report| disagrees(report, &round.pods))
    };
    let mut tables: Vec<i64> = round
        .pods
        .iter()
        .filter(is_disputed)
        .map(|pod| pod.table_number)
        .collect();
    tables.sort_unstable();
    let sentence = match tables.len() {
        0 => return None,
        1 => "1 result is disputed".to_owned(),
        count => format!("{count} results are disputed"),
    };
    let each = tables.into_iter().map(|table| Named {
        label: format!("Table {table}"),
        href: format!("{at}/results/{}/{table}", round.row.number),
    });
    Some(Wait::new("bad", "Disputes", sentence, format!("{at}/results")).with_each(each))
}

fn deck_checks(loaded: &Loaded, at: &str) -> Option<Wait> {
    let round = loaded.open_round()?;
    let running = loaded
        .clock
        .as_ref()?
        .extensions
        .iter()
        .filter(|check| check.is_running());
    let zone = &loaded.tournament.time_zone;
    let each: Vec<Named> = running
        .filter_map(|check| {
            let pod = round.pods.iter().find(|pod| pod.id == check.pod_id)?;
            Some(Named {
                label: format!(
                    "Table {} since {}",
                    pod.table_number,
                    clock_time(check.started_at, zone)
                ),
                href: format!("{at}/floor/{}", pod.table_number),
            })
        })
        .collect();
    if each.is_empty() {
        return None;
    }
    let sentence = format!("{} now", one_or_many(each.len(), "deck check runs", "deck checks run"));
    Some(Wait::new("warn", "Deck checks", sentence, format!("{at}/clock")).with_each(each.into_iter()))
}

/// Returns the missing players and other items until round 1 is paired.
fn before_the_rounds(snapshot: &Snapshot, at: &str) -> Vec<Option<Wait>> {
    let loaded = &snapshot.loaded;
    let with_place = || loaded.players.iter().filter(|row| holds_place(row));
    let here = with_place().filter(|row| row.checked_in).count();
    let missing = with_place().filter(|row| !row.checked_in);
    let absent = missing.clone().count();
    let absent = (here > 0 && absent > 0).then(|| {
        let sentence = format!("{} not checked in", one_or_many(absent, "player is", "players are"));
        let each = missing.map(|row| Named {
            label: row.name.clone(),
            href: ListAddress::new(format!("{at}/check-in"))
                .and("q", row.name.as_str())
                .of(PartQuery::default()),
        });
        Wait::new("warn", "Missing", sentence, format!("{at}/check-in")).with_each(each)
    });
    let decks = with_place().filter(|row| row.decklist.is_none()).count();
    let decks = (snapshot.floor.decks.is_some() && decks > 0).then(|| {
        let sentence = format!("{} missing", one_or_many(decks, "decklist is", "decklists are"));
        Wait::new("warn", "Decklists", sentence, format!("{at}/decks"))
    });
    let of = |status| loaded.unregistered.iter().filter(|row| row.status == status).count();
    let (pending, waiting) = (of(PlayerStatus::Pending), of(PlayerStatus::Waitlisted));
    let pending = (pending > 0).then(|| {
        let sentence = format!("{} for approval", one_or_many(pending, "player waits", "players wait"));
        Wait::new("warn", "Registrations", sentence, format!("{at}/players?show=pending"))
    });
    let waiting = (waiting > 0).then(|| {
        let sentence = format!(
            "{} on the waiting list",
            one_or_many(waiting, "player is", "players are")
        );
        Wait::new("idle", "Waiting list", sentence, format!("{at}/players?show=waiting"))
    });
    vec![absent, pending, decks, waiting]
}
