//! The cut and the playoff on the staff's pages.

use actix_web::HttpRequest;
use actix_web::web;
use askama::Template;
use serde::Deserialize;

use super::desk_home::act::Act;
use super::desk_home::next::next_step;
use super::desk_home::refused;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::answer::router::{Routes, handler};
use crate::web::frame::form::{Choice, Field, FormKeys, Returned, StaffForm, asked_word};
use crate::web::frame::look::shell::{Notice, Shell};
use crate::web::frame::request::desk::{Desk, Inside, Rounds};
use crate::web::frame::state::{App, snapshots};
use crate::web::shared::cut_line;
use crate::web::shared::other_seeds::other_seeds;
use podium_event::{PlayerIx, bracket};
use podium_ops::OpError;
use podium_ops::run::playoff as ops;
use podium_rules::plan::{Plan, plan};
use podium_rules::playoff::CutLine;
use podium_rules::standings::standings;
use podium_store::tournaments::events::Loaded;
use podium_store::{StageWord, TournamentState};
use say::{Message, playoff_cut as t};

pub fn routes(routes: &mut Routes) {
    routes
        .get("/t/{slug}/desk/playoff", handler!(show))
        .post("/t/{slug}/desk/playoff", handler!(announce))
        .post("/t/{slug}/desk/playoff/take-back", handler!(take_back));
}

#[derive(Debug, Default, Deserialize)]
struct Query {
    size: Option<String>,
}

/// One seed.
struct Seed {
    seed: usize,
    name: Message,
    points: u32,
    rank: u32,
    /// Whether the player waits during the first round of the playoff.
    waits: bool,
    /// Whether the player was placed by a draw among equals (T32).
    drawn: bool,
    left: bool,
}

#[derive(Template)]
#[template(path = "staff/run/playoff/show.html")]
struct PlayoffPage {
    shell: Shell,
    at: String,
    announced: bool,
    may_announce: bool,
    seeds: Vec<Seed>,
    /// Announced seeds that the standings would not give now.
    other_seeds: Option<Message>,
    /// Who is first out and by which number, or who lost a draw by lot.
    line: Option<Message>,
    /// The reason why there are no candidates yet.
    refusal: Option<Message>,
    size: Field,
    sizes: Vec<Choice>,
    reason: Field,
    early: bool,
    /// The part of the plan that is skipped if the tournament is finished now.
    left_out: Option<Message>,
    /// Whether finishing now is one choice, without a reason.
    ends_without_reason: bool,
    played: u32,
    planned: u32,
    /// The next step, as on the desk, while the page has none: a round is open, or the cut is announced.
    act: Option<Act>,
    keys: FormKeys,
}

impl PlayoffPage {
    /// Returns whether a size can be chosen: while a round is open there is no cut.
    fn asks_size(&self) -> bool {
        !self.announced && self.act.is_none()
    }

    fn new(
        app: &App,
        request: &HttpRequest,
        desk: &Desk<Inside>,
        (loaded, plan): (&Loaded, &Plan),
        query: &Query,
    ) -> Self {
        let announced = loaded.event.cut().is_some();
        let offered = offered(loaded);
        let cut = Cut::of(loaded, cut_size(loaded, plan, query));
        let played = loaded.event.swiss().len() as u32;
        let may_rounds = desk.may::<Rounds>();
        let mut shell = desk.shell(request, say::staff_nav::playoff());
        // Only if a size was requested: the page opens without a complaint.
        if shell.notice.is_none() && query.size.is_some() {
            shell.notice = cut.refusal.clone().map(Notice::bad);
        }
        Self {
            shell,
            at: desk.at("desk"),
            announced,
            may_announce: may_rounds && !announced && cut.refusal.is_none(),
            seeds: cut.seeds(loaded),
            other_seeds: other_seeds(&loaded.event, |player| loaded.row(player).name.clone()),
            line: cut.line(loaded),
            refusal: cut.refusal,
            size: Field::of("size", cut.size),
            sizes: offered.iter().map(|n| Choice::new(n, t::top(*n))).collect(),
            reason: Field::empty("reason"),
            early: played < plan.swiss_rounds,
            left_out: ops::left_out(loaded).filter(|_| may_rounds && can_finish(loaded)),
            ends_without_reason: ops::may_skip_playoff(loaded),
            played,
            planned: plan.swiss_rounds,
            act: None,
            keys: desk.structure_keys(app),
        }
    }
}

/// `GET …/desk/playoff`: staff.
async fn show(app: App, request: HttpRequest, desk: Desk<Inside>, query: web::Query<Query>) -> WebResult {
    let snapshot = snapshots::current(&app, &desk.tournament.slug).await?;
    let loaded: &Loaded = &snapshot.loaded;
    let plan = plan(&loaded.event);
    let mut page = PlayoffPage::new(&app, &request, &desk, (loaded, &plan), &query);
    if page.announced || loaded.open_round().is_some() {
        let (_, act) = next_step(&app, &request, &desk, &snapshot, &plan, &Returned::default()).await?;
        page.act = Some(act.beside_seeds()).filter(Act::is_open);
    }
    page::private(&page)
}

/// Returns the sizes to offer: those for which there are enough players.
fn offered(loaded: &Loaded) -> Vec<u32> {
    let players = loaded.event.active(loaded.event.next_number()).len();
    let mut offered = bracket::offered(loaded.event.profile().pod_size);
    offered.retain(|size| *size as usize <= players);
    offered
}

/// Returns the size of the cut: the announced one, else the requested one, else the planned one. If no cut is planned,
/// it is the smallest offered size; if there are too few players for the plan, the largest.
fn cut_size(loaded: &Loaded, plan: &Plan, query: &Query) -> u32 {
    if let Some(seeds) = loaded.event.cut() {
        return seeds.len() as u32;
    }
    let offered = offered(loaded);
    let least = offered.first().copied().unwrap_or(loaded.event.profile().pod_size);
    match query.size.as_deref().and_then(|s| s.parse().ok()) {
        None if plan.cut == 0 => least,
        None => offered.iter().copied().rfind(|size| *size <= plan.cut).unwrap_or(least),
        Some(0) => least,
        Some(size) => size,
    }
}

/// The players of the cut: as announced, or as it would be now.
struct Cut {
    size: u32,
    /// Best first.
    players: Vec<PlayerIx>,
    /// Those who were placed by a draw among equals (T32); empty for an announced cut.
    drawn: Vec<PlayerIx>,
    /// The reason why there are no candidates yet.
    refusal: Option<Message>,
}

impl Cut {
    fn of(loaded: &Loaded, size: u32) -> Self {
        let (players, drawn, refusal) = match loaded.event.cut() {
            Some(seeds) => (seeds.to_vec(), Vec::new(), None),
            None => match ops::candidates(loaded, size) {
                Ok((found, _)) => (found.seeds, found.draws.concat(), None),
                // without its rule: the list explains itself
                Err(OpError::Refused { message, .. }) => (Vec::new(), Vec::new(), Some(message)),
                Err(error) => (Vec::new(), Vec::new(), Some(error.in_words())),
            },
        };
        Self {
            size,
            players,
            drawn,
            refusal,
        }
    }

    /// Returns how many of the best seeds wait during the first round of the playoff.
    fn waiting(&self, loaded: &Loaded) -> usize {
        let legs = bracket::plan(self.size as usize, loaded.event.profile().pod_size);
        legs.map_or(0, |legs| legs.first().map_or(0, |l| l.waiting))
    }

    /// Returns the line of the cut in words; `None` without candidates, or if everybody is in.
    fn line(&self, loaded: &Loaded) -> Option<Message> {
        let standings = standings(&loaded.event, None);
        let line = CutLine::of(&loaded.event, &standings, &self.players)?;
        let name = |player| loaded.row(player).name.clone();
        Some(cut_line::in_words(&line, &standings, true, name))
    }

    fn seeds(&self, loaded: &Loaded) -> Vec<Seed> {
        let waiting = self.waiting(loaded);
        let table = standings(&loaded.event, None);
        let now = loaded.event.next_number();
        // once its first round is drafted, nobody waits for it
        let is_ahead = loaded.rounds.iter().all(|round| round.row.stage == StageWord::Swiss);
        self.players
            .iter()
            .zip(1..)
            .map(|(player, seed)| Seed {
                seed,
                name: (&loaded.row(*player).name).into(),
                points: table.row(*player).map_or(0, |r| r.match_points),
                rank: table.row(*player).map_or(0, |r| r.rank),
                // T15: the best seeds wait.
                waits: seed <= waiting && is_ahead,
                drawn: self.drawn.contains(player),
                left: !loaded.event.player(*player).is_active(now),
            })
            .collect()
    }
}

/// Returns whether a round was played and none is open, so that the tournament could be finished now.
fn can_finish(loaded: &Loaded) -> bool {
    let is_over = matches!(
        loaded.tournament.state,
        TournamentState::Finished | TournamentState::Cancelled
    );
    !is_over && !loaded.rounds.is_empty() && loaded.open_round().is_none()
}

/// `POST …/desk/playoff`: announces the cut.
async fn announce(form: StaffForm<Rounds>) -> WebResult {
    let to = form.answer("desk/playoff");
    // T9: no event has more players
    let size = match form.fields.number("size", t::cut(), 2..=100_000) {
        Ok(size) => size.unwrap_or(0) as u32,
        Err(problem) => return refused(&form, OpError::Invalid(vec![problem]), &to).await,
    };
    let (version, reason) = (form.fields.version(), form.fields.text("reason").to_owned());
    match form
        .run(&to, move |work| ops::announce(work, version, size, &reason))
        .await
    {
        Ok(()) => form.done(t::announced(size), &to),
        Err(error) => refused(&form, error, &to).await,
    }
}

/// `POST …/desk/playoff/take-back`: withdraws the cut.
async fn take_back(form: StaffForm<Rounds>) -> WebResult {
    let to = form.answer("desk/playoff");
    let version = form.fields.version();
    let taken = match asked_word(&form.fields, say::confirm_words::revoke) {
        Ok(()) => form.run(&to, move |work| ops::take_back(work, version)).await,
        Err(error) => Err(error),
    };
    match taken {
        Ok(()) => form.done(t::revoked(), &to),
        Err(error) => refused(&form, error, &to).await,
    }
}
