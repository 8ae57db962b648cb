//! The page of the desk, as it is opened and as it is shown again after a refused form.

use actix_web::HttpRequest;
use actix_web::http::StatusCode;
use askama::Template;

use super::act::Act;
use super::next::{is_judging, next_step};
use super::step::Stage;
use super::waits::{self, Wait, waits};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::form::{FormKeys, Returned, StaffForm, back};
use crate::web::frame::look::shell::{Notice, Shell, state_line};
use crate::web::frame::request::desk::{Announce, Clock, Desk, Right, Settings};
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::terms;
use crate::web::shared::webhooks::UNHEARD_FOR;
use crate::web::staff::run::clock::show::{Now, TimeForAll, break_now, now};
use podium_base::clock;
use podium_ops::OpError;
use podium_ops::people::players::holds_place;
use podium_rules::plan::{Plan, plan};
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::webhooks;
use podium_store::{Registration, RoundState, TournamentState};
use say::{Message, desk_home as t};

#[derive(Template)]
#[template(path = "staff/run/desk_home/home.html")]
pub struct HomePage {
    shell: Shell,
    state: Message,
    line: Message,
    at: String,
    stages: Vec<Stage>,
    act: Act,
    clock: Option<RoundClock>,
    /// The break between two rounds, once it has begun.
    break_now: Option<Now>,
    /// "after round 2: 45 minutes, Lunch", of the plan.
    breaks: Message,
    waits: Vec<Wait>,
    plan: Plan,
    registered: usize,
    checked_in: usize,
    dropped: usize,
    registration_open: bool,
    keys: FormKeys,
    /// Whether this is before the first round, when the plan of the event can still be changed.
    is_planned: bool,
    may_settings: bool,
    may_announce: bool,
    may_reopen: bool,
    /// Whether the reader judges and does not pair rounds: then the floor comes first.
    is_judging: bool,
}

/// The clock of the running round, with its forms.
struct RoundClock {
    now: Now,
    may: bool,
    /// The keys, with the version of the clock.
    keys: FormKeys,
    for_all: TimeForAll,
}

impl HomePage {
    /// Whether the reader may change the settings or announce something.
    fn has_ways_on(&self) -> bool {
        self.may_plan() || self.may_announce
    }

    fn to(&self, path: &str) -> String {
        format!("{}/{path}", self.at)
    }

    /// Returns how many players are registered, are here and have left.
    fn players_in_words(&self) -> Message {
        let (registered, here) = (self.registered, self.checked_in);
        match self.dropped {
            0 => t::registered_and_here(registered, here),
            left => t::registered_here_and_left(registered, here, left),
        }
    }

    /// Returns the plan of Swiss rounds; they follow from the number of players while there are too few.
    fn swiss_rounds_in_words(&self) -> Message {
        match self.plan.recommendation.is_some() || self.plan.swiss_rounds > 0 {
            true => self.plan.swiss_rounds.into(),
            false => t::rounds_follow(),
        }
    }

    fn playoff_in_words(&self) -> Message {
        match self.plan.cut {
            0 => say::profile::playoff_none(),
            cut => t::top(cut),
        }
    }

    /// Returns what the rules recommend for the number of players.
    fn recommended(&self) -> Option<Message> {
        let advice = self.plan.recommendation.as_ref()?;
        let (rounds, cut, players) = (advice.swiss_rounds, advice.playoff_cut, advice.players);
        Some(match advice.byes {
            0 => t::recommended_rounds(rounds, cut, players),
            byes => t::recommended_rounds_with_byes(byes, rounds, cut, players, advice.counted_as),
        })
    }

    fn registration_in_words(&self) -> Message {
        match self.registration_open {
            true => t::registration_open(),
            false => t::registration_closed(),
        }
    }

    /// Whether the reader may set how long the break lasts.
    fn may_change_break(&self) -> bool {
        self.may_settings && self.break_now.is_some()
    }

    fn may_plan(&self) -> bool {
        self.may_settings && self.is_planned
    }
}

/// Returns the state of the event in a few words.
fn line(loaded: &Loaded) -> Message {
    let Some(round) = loaded.open_round() else {
        return match loaded.rounds.len() {
            0 => t::no_round_yet(),
            played => t::rounds_played(played),
        };
    };
    let name = terms::round(&loaded.round_name(round.row.number));
    match round.row.state {
        RoundState::Draft => t::line_draft(name),
        RoundState::Published => t::line_published(name),
        RoundState::Running => t::line_running(name),
        RoundState::Finished => t::line_finished(name),
    }
}

/// Reads the current page, with the values of a refused form.
pub async fn read_page<R: Right>(
    app: &App,
    request: &HttpRequest,
    desk: &Desk<R>,
    returned: &Returned<'_>,
) -> Result<HomePage, WebError> {
    let slug = desk.tournament.slug.clone();
    let snapshot = snapshots::current(app, &slug).await?;
    let loaded = &snapshot.loaded;
    let tournament = &loaded.tournament;
    let plan = plan(&loaded.event);
    let (facts, act) = next_step(app, request, desk, &snapshot, &plan, returned).await?;
    let at = desk.at("desk");
    let running = loaded
        .open_round()
        .filter(|round| round.row.state == RoundState::Running);
    let clock = running.zip(loaded.clock.as_ref()).map(|(round, clock)| RoundClock {
        now: now(loaded, round, &tournament.time_zone),
        may: desk.may::<Clock>(),
        keys: desk.keys(app, clock.row.version),
        for_all: TimeForAll::new(
            returned.field("time", "").value,
            returned.field("minutes", ""),
            returned.field("reason", ""),
        ),
    });
    let mut waits = waits(&snapshot, act.step, &at, clock::now());
    if act.is_outdated() {
        waits.extend(waits::draft(loaded, &at));
    }
    if desk.may::<Settings>() {
        let id = tournament.id.clone();
        let before = clock::now() - UNHEARD_FOR;
        let troubled = read(app, move |conn| {
            Ok::<_, WebError>(webhooks::troubled(conn, &id, before)?)
        })
        .await?;
        waits.extend(waits::webhooks(&troubled, &at));
    }
    let is_open = matches!(tournament.state, TournamentState::Setup | TournamentState::Registration);
    let gone = |player: &&podium_event::Player| player.takes_part() && !player.is_active(u32::MAX);
    Ok(HomePage {
        shell: desk.shell(request, say::staff_nav::desk()),
        state: state_line(tournament.state),
        line: line(loaded),
        stages: facts.stages(),
        act,
        clock,
        break_now: break_now(loaded),
        breaks: terms::planned_breaks(loaded.event.profile()),
        waits,
        registered: loaded.event.size(),
        // who is counted as a player: those who have left are counted separately
        checked_in: loaded
            .players
            .iter()
            .filter(|row| holds_place(row) && row.checked_in)
            .count(),
        dropped: loaded.event.players().iter().filter(gone).count(),
        registration_open: tournament.registration != Registration::Closed && is_open,
        is_planned: is_open && loaded.rounds.is_empty(),
        may_settings: desk.may::<Settings>(),
        may_announce: desk.may::<Announce>(),
        may_reopen: desk.may::<Settings>() && tournament.state == TournamentState::Finished,
        is_judging: is_judging(desk),
        plan,
        keys: desk.structure_keys(app),
        at,
    })
}

/// Answers a refused form: on the current desk, with the reason and what was typed, if its step is on the desk;
/// otherwise with a way back to its page.
///
/// # Errors
/// A refusal that cannot be fixed there, as an error page.
pub async fn refused<R: Right>(form: &StaffForm<R>, error: OpError, to: &str) -> WebResult {
    if !form.is_on_desk() {
        return Err(back(to)(error));
    }
    let (status, sentence) = match &error {
        OpError::Refused { .. } | OpError::Conflict(_) => (StatusCode::CONFLICT, error.in_words()),
        OpError::Invalid(_) => (StatusCode::UNPROCESSABLE_ENTITY, error.in_words()),
        _ => return Err(back(&form.at("desk"))(error)),
    };
    let problems = match error {
        OpError::Invalid(problems) => problems,
        _ => Vec::new(),
    };
    let returned = Returned::wrong(&form.fields, problems);
    let mut page = read_page(&form.app, &form.request, &form.sender, &returned).await?;
    page.shell.notice = Some(Notice::bad(sentence));
    page::with_status(status, &page)
}
