//! The desk: the staff's first page of a tournament, with its state and its next step.

use actix_web::HttpRequest;
use actix_web::web::{self, ServiceConfig};
use askama::Template;

use super::desk::{Announce, Desk, Inside, Rounds, Settings};
use super::error::WebResult;
use super::form::{FormKeys, StaffForm, back, confirmed};
use super::page;
use super::rounds::absent::Absent;
use super::shell::{Shell, state_line};
use super::state::App;
use crate::db::events::Loaded;
use crate::db::{PlayerStatus, Registration, Role, RoundState, TournamentState};
use crate::ops::{playoff, rounds, tournaments};
use crate::rules::plan::{Plan, plan};
use crate::rules::playoff::RoundName;
use crate::web::snapshots;

pub fn routes(config: &mut ServiceConfig) {
    config
        .route("/t/{slug}/desk", web::get().to(home))
        .route("/t/{slug}/desk/open", web::post().to(open))
        .route("/t/{slug}/desk/finish", web::post().to(finish))
        .route("/t/{slug}/desk/reopen", web::post().to(reopen));
}

/// The next step of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Open registration.
    Open,
    /// Pair this Swiss round.
    Pair(i64),
    /// Look at the draft of this round and publish it.
    Publish(i64),
    /// Start this published round.
    Start(i64),
    /// Enter the results of this round; the number of outstanding tables.
    Results(i64, usize),
    /// Finish this round.
    Finish(i64),
    /// Announce the cut.
    Cut,
    /// Draft this playoff round.
    Playoff(i64),
    /// Finish the tournament.
    Crown,
    /// Nothing.
    Over,
}

impl Step {
    /// The name of the round that the step is about; of the next one where it is about none.
    pub fn round_name(&self, loaded: &Loaded) -> RoundName {
        let number = match self {
            Self::Pair(number) | Self::Publish(number) | Self::Start(number) | Self::Results(number, _) => *number,
            Self::Finish(number) | Self::Playoff(number) => *number,
            Self::Open | Self::Cut | Self::Crown | Self::Over => i64::from(loaded.event.next_number()),
        };
        loaded.round_name(number)
    }
}

/// Returns the next step of a tournament.
pub fn next_step(loaded: &Loaded, plan: &Plan) -> Step {
    let next = i64::from(loaded.event.next_number());
    if let Some(round) = loaded.open_round() {
        let number = round.row.number;
        let missing = rounds::outstanding(round).len();
        return match round.row.state {
            RoundState::Draft => Step::Publish(number),
            // T16: a published round may have results that nobody reported, those of lone players
            RoundState::Published if missing == round.pods.len() => Step::Start(number),
            _ if missing > 0 => Step::Results(number, missing),
            _ => Step::Finish(number),
        };
    }
    match loaded.tournament.state {
        TournamentState::Setup => Step::Open,
        TournamentState::Registration | TournamentState::Swiss if next <= i64::from(plan.swiss_rounds) => {
            Step::Pair(next)
        }
        // T18: four players have no Swiss rounds and go straight to the cut.
        TournamentState::Registration | TournamentState::Swiss if plan.cut > 0 => Step::Cut,
        TournamentState::Swiss => Step::Crown,
        // Nothing is planned yet; pairing says what is missing.
        TournamentState::Registration => Step::Pair(next),
        TournamentState::CutAnnounced | TournamentState::Playoff => match playoff::winner(loaded) {
            Some(_) => Step::Crown,
            None => Step::Playoff(next),
        },
        TournamentState::Finished | TournamentState::Cancelled => Step::Over,
    }
}

#[derive(Template)]
#[template(path = "desk/home.html")]
struct HomePage {
    shell: Shell,
    state: &'static str,
    /// The name of the round that the next step is about.
    round: RoundName,
    line: String,
    at: String,
    step: Step,
    plan: Plan,
    registered: usize,
    checked_in: usize,
    waiting: usize,
    pending: usize,
    registration_open: bool,
    dropped: usize,
    outstanding: Vec<i64>,
    winner: Option<String>,
    keys: FormKeys,
    may_rounds: bool,
    may_settings: bool,
    may_announce: bool,
    is_finished: bool,
    /// Who is not here before round 1.
    absent: Option<Absent>,
    /// The calls that nobody has taken.
    calls: usize,
    /// A judge's next step is the floor.
    is_judging: bool,
}

impl HomePage {
    fn to(&self, path: &str) -> String {
        format!("{}/{path}", self.at)
    }

    fn outstanding_list(&self) -> String {
        rounds::table_list(&self.outstanding)
    }

    fn knows_swiss_rounds(&self) -> bool {
        self.plan.recommendation.is_some() || self.plan.swiss_rounds > 0
    }

    fn offers_settings(&self) -> bool {
        self.may_settings && self.state == state_line(TournamentState::Setup)
    }

    fn may_reopen(&self) -> bool {
        self.may_settings && self.is_finished
    }
}

/// `GET /t/{slug}/desk`: staff.
async fn home(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let slug = desk.tournament.slug.clone();
    let snapshot = snapshots::current(&app, &slug).await?;
    let loaded = &snapshot.loaded;
    let count = |status| loaded.unregistered.iter().filter(|row| row.status == status).count();
    let (waiting, pending) = (count(PlayerStatus::Waitlisted), count(PlayerStatus::Pending));
    let plan = plan(&loaded.event);
    let step = next_step(loaded, &plan);
    let tournament = &loaded.tournament;
    let shell = desk.shell(&request, "Desk");
    let line = match loaded.open_round() {
        Some(round) => format!("{}, {}", loaded.round_name(round.row.number), round.row.state),
        None => match loaded.rounds.len() {
            0 => "No round yet".to_owned(),
            1 => "1 round played".to_owned(),
            played => format!("{played} rounds played"),
        },
    };
    page::private(&HomePage {
        shell,
        state: state_line(tournament.state),
        round: step.round_name(loaded),
        line,
        at: format!("/t/{}/desk", tournament.slug),
        registered: loaded.players.len(),
        checked_in: loaded.players.iter().filter(|p| p.checked_in).count(),
        dropped: loaded
            .players
            .iter()
            .filter(|p| p.dropped_after.is_some() || p.disqualified_after.is_some())
            .count(),
        waiting,
        pending,
        registration_open: tournament.registration != Registration::Closed
            && matches!(tournament.state, TournamentState::Setup | TournamentState::Registration),
        outstanding: loaded
            .open_round()
            .filter(|r| r.row.state != RoundState::Draft)
            .map(rounds::outstanding)
            .unwrap_or_default(),
        // In the middle of the event the leader is not the winner.
        winner: playoff::winner(loaded)
            .filter(|_| matches!(step, Step::Crown | Step::Over))
            .map(|p| loaded.row(p).name.clone()),
        keys: desk.structure_keys(&app),
        may_rounds: desk.may::<Rounds>(),
        may_settings: desk.may::<Settings>(),
        may_announce: desk.may::<Announce>(),
        is_finished: tournament.state == TournamentState::Finished,
        absent: Absent::of(loaded),
        calls: desk.counts.waiting_calls,
        is_judging: desk.role == Some(Role::Judge) && matches!(step, Step::Start(_) | Step::Results(..)),
        step,
        plan,
    })
}

/// `POST /t/{slug}/desk/open`: organizers.
async fn open(form: StaffForm<Settings>) -> WebResult {
    let (to, version) = (form.at("desk"), form.fields.version());
    form.run(&to, move |work| tournaments::open(work, version))
        .await
        .map_err(back(&to))?;
    form.done("The tournament is open: its pages are on the front page.", &to)
}

/// `POST /t/{slug}/desk/finish`: who pairs rounds.
async fn finish(form: StaffForm<Rounds>) -> WebResult {
    let (to, version) = (form.at("desk"), form.fields.version());
    form.run(&to, move |work| playoff::finish_tournament(work, version))
        .await
        .map_err(back(&to))?;
    form.done("The tournament is finished.", &to)
}

/// `POST /t/{slug}/desk/reopen`: organizers.
async fn reopen(form: StaffForm<Settings>) -> WebResult {
    let to = form.at("desk");
    // T32: the secret is out, and draws from here on can be foretold.
    confirmed(&form.fields, "reopen", &to)?;
    let (version, reason) = (form.fields.version(), form.fields.text("reason").to_owned());
    form.run(&to, move |work| playoff::reopen_tournament(work, version, &reason))
        .await
        .map_err(back(&to))?;
    form.done("The tournament is open again.", &to)
}
