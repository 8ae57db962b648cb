//! The next step on the desk: what it asks of the staff, with its preview, its button and its undo.

use askama::Template;
use askama::filters::HtmlSafe;

use super::community;
use super::step::{Facts, Step};
use super::undo::Undo;
use crate::web::frame::form::{Field, FormKeys, Returned};
use crate::web::frame::look::shell::Link;
use crate::web::shared::floor::open_calls::OpenCalls;
use crate::web::shared::other_seeds::other_seeds;
use crate::web::shared::sheets;
use crate::web::shared::terms;
use crate::web::shared::view::View;
use crate::web::staff::run::rounds::outdated::OutdatedDraft;
use crate::web::staff::run::sentence;
use podium_event::PlayerIx;
use podium_event::round_names::RoundName;
use podium_ops::run::playoff as ops;
use podium_ops::run::rounds::Absent;
use podium_rules::pairing::Report;
use podium_rules::plan::Plan;
use podium_rules::playoff::{self, Next};
use podium_rules::pods::{Sizes, sizes};
use podium_rules::rounds::recommend_for;
use podium_snapshot::Snapshot;
use podium_store::ReportState;
use podium_store::tournaments::events::{Loaded, LoadedRound};
use say::{Message, desk_home as t};

/// The most outstanding tables that are named.
const TABLES: usize = 60;

/// The rights of the reader of the desk.
#[derive(Debug, Clone, Copy)]
pub struct May {
    pub rounds: bool,
    pub results: bool,
    pub settings: bool,
    pub players: bool,
    /// Create tournaments, and so copy this one.
    pub copies: bool,
}

/// The next step on the desk. It has its own template because it is the larger part of the page.
#[derive(Template)]
#[template(path = "staff/run/desk_home/act.html")]
pub struct Act {
    /// The desk's address.
    at: String,
    pub step: Step,
    /// The name of the round that the step is about; otherwise of the next round.
    round: RoundName,
    plan: Plan,
    /// Why no number of rounds is recommended.
    no_recommendation: Option<Message>,
    /// Pods and byes of the next Swiss round, or why it cannot be paired.
    sizes: Result<Sizes, Message>,
    /// The players who are absent before round 1, or in its draft.
    absent: Option<Absent>,
    /// Nobody is checked in.
    nobody_is_here: bool,
    /// Whether round 1 could be paired now, before the tournament is open.
    pairs_at_once: bool,
    /// Pasted names, if there are too few players.
    pasted: Field,
    /// Whether the first round is below the minimums of the level, so that playing it needs a reason.
    asks_reason: bool,
    reason: Field,
    /// The quality of the draft; `None` in the playoff.
    report: Option<Report>,
    /// Why the draft cannot be published as it is.
    outdated: Option<OutdatedDraft>,
    /// Announced seeds that the standings would not give now.
    other_seeds: Option<Message>,
    tables: usize,
    /// Players enter results from their own pages.
    players_report: bool,
    outstanding: Vec<Outstanding>,
    /// The number of outstanding tables that are not named.
    more_outstanding: usize,
    /// Calls at the tables of the round that can be finished.
    calls: OpenCalls,
    /// What can be printed of the round that begins.
    sheets: Vec<Link>,
    /// The seeds of the cut that can be announced.
    cut: Vec<Seed>,
    /// Why the cut cannot be announced as planned.
    cut_refusal: Option<Message>,
    next: NextRound,
    winner: Option<String>,
    /// Whether the tournament can end without its planned playoff by one choice.
    may_skip_playoff: bool,
    /// The text about the end that the staff post where their players are.
    community: Option<Message>,
    /// How the latest step can be undone.
    undo: Option<Undo>,
    confirm: Field,
    keys: FormKeys,
    may: May,
    /// Whether another page comes first for the reader: then no button of this one is the primary.
    is_second: bool,
    /// Whether it is on the page that shows the seeds.
    is_beside_seeds: bool,
}

// Its template has escaped its content.
impl HtmlSafe for Act {}

/// A table without a result.
struct Outstanding {
    table: i64,
    href: String,
    /// What is known about it: "disputed", "to confirm", "+5 min".
    note: Option<Message>,
}

/// A player who would be in the cut.
struct Seed {
    name: Message,
    /// Placed by a draw among equals (T32).
    drawn: bool,
}

/// The playoff round that can be drafted.
#[derive(Default)]
struct NextRound {
    pods: Vec<Vec<Message>>,
    /// Seeds that enter a later round.
    waiting: Vec<Message>,
}

/// The data of the step besides the snapshot.
pub struct Parts<'p> {
    pub at: String,
    pub facts: &'p Facts,
    pub plan: &'p Plan,
    pub report: Option<Report>,
    pub outdated: Option<OutdatedDraft>,
    pub keys: FormKeys,
    pub may: May,
    pub is_second: bool,
    /// Scheme and host of this service, for links that leave it.
    pub base: String,
}

impl Act {
    pub fn of(snapshot: &Snapshot, parts: Parts<'_>, returned: &Returned<'_>) -> Self {
        let loaded = &snapshot.loaded;
        let Parts {
            at,
            facts,
            plan,
            report,
            outdated,
            keys,
            may,
            is_second,
            base,
        } = parts;
        let step = facts.step();
        let open = loaded.open_round();
        let drafted = open.and_then(|open| loaded.event_round(open.row.number));
        let mut outstanding = match (step, open) {
            (Step::Results(_) | Step::Start(_), Some(open)) => outstanding_of(snapshot, open, &at),
            _ => Vec::new(),
        };
        let more_outstanding = outstanding.len().saturating_sub(TABLES);
        outstanding.truncate(TABLES);
        let (cut, cut_refusal) = match step {
            Step::Cut => seeds(loaded, plan.cut),
            _ => (Vec::new(), None),
        };
        let profile = loaded.event.profile();
        let active = loaded.event.active(loaded.event.next_number()).len();
        let number = step.round().unwrap_or(facts.next);
        let reason = returned.field("reason", "");
        Self {
            round: loaded.round_name(number),
            no_recommendation: recommend_for(profile, plan.players, plan.byes)
                .err()
                .map(|refusal| refusal.message),
            sizes: sizes(active, profile.pod_size, profile.uneven_pods).map_err(|refusal| refusal.message),
            absent: match (step, drafted) {
                (Step::Publish(_), Some(draft)) => Absent::in_draft(loaded, draft),
                _ => Absent::of(loaded),
            },
            nobody_is_here: facts.here == 0,
            pairs_at_once: facts.pairs_at_once(),
            pasted: Field::empty("text"),
            // also if the reason was missing: the present players may be too few even if all together are not
            asks_reason: loaded.rounds.is_empty() && (!plan.warnings.is_empty() || reason.is_wrong()),
            reason,
            report,
            outdated,
            other_seeds: match step {
                Step::Playoff(_) => other_seeds(&loaded.event, |player| loaded.row(player).name.clone()),
                _ => None,
            },
            tables: open.map_or(0, |open| open.pods.len()),
            players_report: profile.players_may_report(),
            more_outstanding,
            calls: match (step, open) {
                (Step::Finish(_), Some(open)) => OpenCalls::of(&snapshot.floor, open),
                _ => OpenCalls::default(),
            },
            sheets: match step {
                Step::Start(number) | Step::Results(number) => sheets::of_round(&loaded.tournament, number),
                _ => Vec::new(),
            },
            cut,
            cut_refusal,
            next: match step {
                Step::Playoff(_) => next_round(loaded),
                _ => NextRound::default(),
            },
            // in the middle of the event the leader is not the winner
            winner: ops::champion(loaded)
                .filter(|_| matches!(step, Step::Crown | Step::Over))
                .map(|player| loaded.row(player).name.clone()),
            may_skip_playoff: ops::may_skip_playoff(loaded),
            community: match step {
                Step::Over => community::text(&View::of(snapshot), &base),
                _ => None,
            },
            undo: Undo::of(loaded).filter(|_| may.rounds),
            confirm: returned.field("confirm", ""),
            plan: plan.clone(),
            outstanding,
            at,
            step,
            keys,
            may,
            is_second,
            is_beside_seeds: false,
        }
    }

    /// Returns the same step, for the page that shows the seeds and what became of them.
    #[must_use]
    pub fn beside_seeds(mut self) -> Self {
        self.is_beside_seeds = true;
        self.other_seeds = None;
        self
    }

    /// Returns whether anything is left to do.
    pub fn is_open(&self) -> bool {
        self.step != Step::Over
    }

    /// Returns whether the draft cannot be published as it is.
    pub fn is_outdated(&self) -> bool {
        self.outdated.is_some()
    }

    fn to(&self, path: &str) -> String {
        format!("{}/{path}", self.at)
    }

    /// The address of a page for everybody.
    fn public(&self, path: &str) -> String {
        format!("{}/{path}", self.at.trim_end_matches("/desk"))
    }

    /// Whether the reader may pair round 1 before the tournament is open.
    fn may_pair_at_once(&self) -> bool {
        self.pairs_at_once && self.may.rounds
    }

    fn may_pair_with_reason(&self) -> bool {
        self.may_pair_at_once() && self.asks_reason
    }

    /// Returns whether a tournament without players asks for their names here.
    fn asks_names(&self) -> bool {
        self.plan.players == 0 && self.may.players
    }

    /// Returns whether there are any buttons before the tournament is open.
    fn has_buttons(&self) -> bool {
        self.may.settings || self.may.rounds
    }

    /// Returns whether this is before round 1 and nobody is checked in.
    fn leads_to_check_in(&self, round: &i64) -> bool {
        *round == 1 && self.nobody_is_here
    }

    /// Whether the reader may end the tournament in place of its planned playoff.
    fn may_end_here(&self) -> bool {
        self.may.rounds && self.may_skip_playoff
    }

    /// Whether the reader may print the links by which players report.
    fn leads_to_links(&self) -> bool {
        self.players_report && self.may.players
    }

    /// Returns whether no table has reported yet, so that players look for their seats.
    fn is_beginning(&self) -> bool {
        self.tables > 0 && self.reported() == 0
    }

    /// The address of a round.
    fn of_round(&self, number: &i64) -> String {
        format!("{}/rounds/{number}", self.at)
    }

    /// Returns what the pairing will be, as "23 players at 6 tables, 1 bye.", or why there is none.
    fn tables_in_words(&self) -> Message {
        let Sizes { pods, byes } = match &self.sizes {
            Ok(sizes) => sizes,
            Err(refusal) => return refusal.clone(),
        };
        let players = say::common::players(pods.iter().sum::<usize>() + byes);
        let tables = say::common::tables(pods.len());
        match byes {
            0 => t::size(players, tables),
            byes => t::size_with_byes(players, tables, say::common::byes(byes)),
        }
    }

    /// Returns the plan of the event before its first round, and who of its players is here.
    fn plan_in_words(&self) -> Message {
        let Plan {
            players,
            swiss_rounds,
            cut,
            ..
        } = &self.plan;
        let plan = match cut {
            0 => t::plan_swiss(swiss_rounds),
            cut => t::plan_with_playoff(swiss_rounds, cut),
        };
        match self.nobody_is_here {
            true => t::nobody_checked_in(players, plan),
            false => t::everybody_checked_in(players, plan),
        }
    }

    /// Returns that the tables of the playoff round can be made, and the label of the button that makes them.
    fn next_tables(&self) -> (Message, Message) {
        let round = terms::inside(&self.round);
        match self.next.pods.len() {
            1 => (t::table_can_be_made(&round), t::make_table(&round)),
            _ => (t::tables_can_be_made(&round), t::make_tables(&round)),
        }
    }

    /// Returns the heading of a published round.
    fn is_published(&self) -> Message {
        t::is_published(terms::agreeing(&self.round), terms::opening(&self.round))
    }

    /// Returns the class of the button for the step.
    fn primary(&self) -> &'static str {
        if self.is_second { "" } else { "primary" }
    }

    fn reported(&self) -> usize {
        self.tables - self.outstanding.len() - self.more_outstanding
    }

    fn is_long_cut(&self) -> bool {
        self.cut.len() > 16
    }
}

/// Returns the tables of a round without a result, in order, with what is known about them.
fn outstanding_of(snapshot: &Snapshot, round: &LoadedRound, at: &str) -> Vec<Outstanding> {
    let number = round.row.number;
    let mut tables: Vec<Outstanding> = round
        .pods
        .iter()
        .filter(|pod| pod.result.is_none())
        .map(|pod| {
            let table = pod.table_number;
            let report = snapshot.floor.reports_of(&pod.id).last().map(|report| report.state);
            let given = snapshot.loaded.clock.as_ref();
            let given = given.map_or(0, |clock| clock.of_pod(&pod.id).extension_minutes);
            let (note, is_reported) = match report {
                Some(ReportState::Disputed) => (Some(t::note_disputed()), true),
                Some(ReportState::Waiting) => (Some(t::note_to_confirm()), true),
                _ if given > 0 => (Some(t::note_minutes(given)), false),
                _ => (None, false),
            };
            Outstanding {
                table,
                href: match is_reported {
                    true => format!("{at}/results/{number}/{table}"),
                    false => format!("{at}/results?table={table}"),
                },
                note,
            }
        })
        .collect();
    tables.sort_unstable_by_key(|outstanding| outstanding.table);
    tables
}

/// Returns the seeds of a cut that could be announced now, or why it cannot be.
fn seeds(loaded: &Loaded, size: u32) -> (Vec<Seed>, Option<Message>) {
    match ops::candidates(loaded, size) {
        Ok((found, _)) => {
            let drawn = found.draws.concat();
            let seed = |player: &PlayerIx| Seed {
                name: (&loaded.row(*player).name).into(),
                drawn: drawn.contains(player),
            };
            (found.seeds.iter().map(seed).collect(), None)
        }
        Err(error) => (Vec::new(), Some(sentence(&error))),
    }
}

/// Returns the playoff round that can be drafted, with the names of its players.
fn next_round(loaded: &Loaded) -> NextRound {
    let name = |player: &PlayerIx| Message::from(&loaded.row(*player).name);
    let names = |players: &[PlayerIx]| -> Vec<Message> { players.iter().map(name).collect() };
    match playoff::next(&loaded.event) {
        Ok(Next::Round { pods, waiting, .. }) => NextRound {
            pods: pods.iter().map(|pod| names(pod)).collect(),
            waiting: names(&waiting),
        },
        // pairing says what is missing
        _ => NextRound::default(),
    }
}
