//! The items that wait for the staff: calls, disputes, deck checks, missing players, requests for places. Each links to
//! the page that handles it.

use crate::web::frame::look::local_time::clock_time;
use crate::web::frame::look::parts::{ListAddress, PartQuery};
use crate::web::frame::look::waiting::late_tables;
use crate::web::shared::terms;
use podium_base::clock::Moment;
use podium_ops::people::players::holds_place;
use podium_ops::run::reports::disagrees;
use podium_snapshot::Snapshot;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::webhooks::Webhook;
use podium_store::{CallState, PlayerStatus};
use say::{Message, desk_waits as t};

use super::step::Step;

/// The most items of one kind that are named.
const NAMED: usize = 12;

/// What waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    Calls,
    Rulings,
    Late,
    Disputes,
    DeckChecks,
    Missing,
    Decklists,
    Registrations,
    WaitingList,
    Draft,
    Webhooks,
    Unheard,
}

impl What {
    /// The kind of its chip, and its key for the script.
    fn marks(self) -> (&'static str, &'static str) {
        match self {
            Self::Calls => ("bad", "calls"),
            Self::Rulings => ("bad", "rulings"),
            Self::Late => ("bad", "late"),
            Self::Disputes => ("bad", "disputes"),
            Self::DeckChecks => ("warn", "deck-checks"),
            Self::Missing => ("warn", "missing"),
            Self::Decklists => ("warn", "decklists"),
            Self::Registrations => ("warn", "registrations"),
            Self::WaitingList => ("idle", "waiting-list"),
            Self::Draft => ("warn", "draft"),
            Self::Webhooks => ("warn", "webhooks"),
            Self::Unheard => ("warn", "unheard"),
        }
    }

    /// The word of its chip.
    fn word(self) -> Message {
        match self {
            Self::Calls => t::word_calls(),
            Self::Rulings => t::word_rulings(),
            Self::Late => t::word_late(),
            Self::Disputes => t::word_disputes(),
            Self::DeckChecks => t::word_deck_checks(),
            Self::Missing => t::word_missing(),
            Self::Decklists => t::word_decklists(),
            Self::Registrations => t::word_registrations(),
            Self::WaitingList => t::word_waiting_list(),
            Self::Draft => t::word_draft(),
            Self::Webhooks => t::word_webhooks(),
            Self::Unheard => t::word_unheard(),
        }
    }
}

/// The waiting items of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wait {
    what: What,
    /// "2 calls wait for a judge".
    pub sentence: Message,
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
    pub label: Message,
    pub href: String,
}

impl Wait {
    fn new(what: What, sentence: Message, href: String) -> Self {
        Self {
            what,
            sentence,
            href,
            each: Vec::new(),
            more: 0,
        }
    }

    /// The kind of its chip.
    pub fn kind(&self) -> &'static str {
        self.what.marks().0
    }

    /// The key of its row, for the script.
    pub fn key(&self) -> &'static str {
        self.what.marks().1
    }

    /// The word of its chip.
    pub fn word(&self) -> Message {
        self.what.word()
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
        Step::Open | Step::Register | Step::Plan | Step::CheckIn | Step::Pair(1) | Step::Cut
    ) && loaded.rounds.is_empty()
    {
        all.extend(before_the_rounds(snapshot, at));
    }
    all.into_iter().flatten().collect()
}

/// Returns the items for webhooks that are disabled or have been failing for long: `troubled`.
pub fn webhooks(troubled: &[Webhook], at: &str) -> impl Iterator<Item = Wait> {
    let (failing, disabled): (Vec<&Webhook>, Vec<&Webhook>) = troubled.iter().partition(|row| row.is_active());
    let wait = |what, rows: Vec<&Webhook>, sentence: Message| {
        let each = rows.iter().map(|row| Named {
            label: match row.name.is_empty() {
                true => row.mark().into(),
                false => (&row.name).into(),
            },
            href: format!("{at}/webhooks/{}", row.id),
        });
        (!rows.is_empty()).then(|| Wait::new(what, sentence, format!("{at}/webhooks")).with_each(each))
    };
    let sentences = (t::webhooks_disabled(disabled.len()), t::webhooks_unheard(failing.len()));
    let disabled = wait(What::Webhooks, disabled, sentences.0);
    let failing = wait(What::Unheard, failing, sentences.1);
    disabled.into_iter().chain(failing)
}

/// Returns the item for a draft that is out of date.
pub fn draft(loaded: &Loaded, at: &str) -> Option<Wait> {
    let number = loaded.open_round()?.row.number;
    let sentence = t::draft(terms::inside(&loaded.round_name(number)));
    Some(Wait::new(What::Draft, sentence, format!("{at}/rounds/{number}")))
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
                label: t::table_since(pod.table_number, since),
                href: format!("{at}/floor/{}#call-{}", pod.table_number, call.id),
            },
            None => Named {
                label: match call.pod_id {
                    Some(_) => t::earlier_since(since),
                    None => t::elsewhere_since(since),
                },
                href: format!("{at}/calls#call-{}", call.id),
            },
        }
    });
    Some(Wait::new(What::Calls, t::calls(count), format!("{at}/calls")).with_each(each))
}

fn rulings(snapshot: &Snapshot, at: &str) -> Option<Wait> {
    let count = snapshot.floor.appeals.len();
    (count > 0).then(|| Wait::new(What::Rulings, t::rulings(count), format!("{at}/rulings")))
}

fn late(snapshot: &Snapshot, at: &str, now: Moment) -> Option<Wait> {
    let tables = late_tables(snapshot, now);
    let each = tables.iter().map(|table| Named {
        label: say::common::table_number(table),
        href: format!("{at}/floor/{table}"),
    });
    (!tables.is_empty()).then(|| Wait::new(What::Late, t::late(tables.len()), format!("{at}/results")).with_each(each))
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
        count => t::disputed(count),
    };
    let each = tables.into_iter().map(|table| Named {
        label: say::common::table_number(table),
        href: format!("{at}/results/{}/{table}", round.row.number),
    });
    Some(Wait::new(What::Disputes, sentence, format!("{at}/results")).with_each(each))
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
                label: t::table_since(pod.table_number, clock_time(check.started_at, zone)),
                href: format!("{at}/floor/{}", pod.table_number),
            })
        })
        .collect();
    if each.is_empty() {
        return None;
    }
    let sentence = t::deck_checks(each.len());
    Some(Wait::new(What::DeckChecks, sentence, format!("{at}/clock")).with_each(each.into_iter()))
}

/// Returns the missing players and other items until round 1 is paired.
fn before_the_rounds(snapshot: &Snapshot, at: &str) -> Vec<Option<Wait>> {
    let loaded = &snapshot.loaded;
    let with_place = || loaded.players.iter().filter(|row| holds_place(row));
    let here = with_place().filter(|row| row.checked_in).count();
    let missing = with_place().filter(|row| !row.checked_in);
    let absent = missing.clone().count();
    let absent = (here > 0 && absent > 0).then(|| {
        let each = missing.map(|row| Named {
            label: (&row.name).into(),
            href: ListAddress::new(format!("{at}/check-in"))
                .and("q", row.name.as_str())
                .of(PartQuery::default()),
        });
        Wait::new(What::Missing, t::missing(absent), format!("{at}/check-in")).with_each(each)
    });
    let decks = with_place().filter(|row| row.decklist.is_none()).count();
    let decks = (snapshot.floor.decks.is_some() && decks > 0)
        .then(|| Wait::new(What::Decklists, t::decklists(decks), format!("{at}/decks")));
    let of = |status| loaded.unregistered.iter().filter(|row| row.status == status).count();
    let (pending, waiting) = (of(PlayerStatus::Pending), of(PlayerStatus::Waitlisted));
    let pending = (pending > 0).then(|| {
        let sentence = t::registrations(pending);
        Wait::new(What::Registrations, sentence, format!("{at}/players?show=pending"))
    });
    let waiting = (waiting > 0).then(|| {
        let sentence = t::waiting_list(waiting);
        Wait::new(What::WaitingList, sentence, format!("{at}/players?show=waiting"))
    });
    vec![absent, pending, decks, waiting]
}
