//! Who is above a line of a season, and their entries in the final.

use std::collections::BTreeMap;

use actix_web::HttpRequest;
use askama::Template;
use podium_event::season::RewardKind;
use podium_ops::season::qualified::{self, Entered, Qualified};
use podium_rules::season::{Line, PersonIx};
use podium_snapshot::season::SeasonSnapshot;
use podium_store::season::Season;
use podium_store::tournaments::Tournament;
use podium_store::{Reader, TournamentState, community};
use say::{Message, season_desk as t};

use super::settings::{SeasonPath, season_of};
use crate::web::community::page::shell;
use crate::web::community::season::words;
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::kept::SnapshotAt;
use crate::web::frame::answer::page;
use crate::web::frame::form::{Choice, CommunityForm, Field, FormKeys, back};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Settings;
use crate::web::frame::state::seasons::SeasonAt;
use crate::web::frame::state::{App, read};

/// The most tournaments that are offered, the latest ones.
const OFFERED: i64 = 50;
/// Those that take entries.
const OPEN: [TournamentState; 3] = [
    TournamentState::Setup,
    TournamentState::Registration,
    TournamentState::Swiss,
];

/// Who qualified.
#[derive(Template)]
#[template(path = "community/season_desk/final.html")]
struct FinalPage {
    shell: Shell,
    /// With the version of the history that the list was made from.
    keys: FormKeys,
    season: Link,
    action: String,
    is_open: bool,
    people: Vec<PersonLine>,
    /// Equal people on a line: the organizer says who of them is entered.
    tied: Vec<TiedLine>,
    tournament: Field,
    tournaments: Vec<Choice>,
}

struct PersonLine {
    rank: u32,
    name: Message,
    gets: Message,
}

struct TiedLine {
    number: i64,
    name: Message,
    gets: Message,
}

impl FinalPage {
    fn has_nobody(&self) -> bool {
        self.people.is_empty() && self.tied.is_empty()
    }
}

/// `GET /c/{slug}/seasons/{season}/final`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Settings>, path: SeasonPath) -> WebResult {
    let row = season_of(&app, &desk, &path.1).await?;
    let at = SeasonAt::new(&path.0, &path.1);
    let season = at.at_least(&app, &at.stamp(&app).await?).await?;
    let community = desk.community.id.clone();
    let open = read(&app, move |conn: &mut Reader<'_>| {
        community::tournaments_of(conn, &community, &OPEN, 0, OFFERED)
    });
    page::private(&FinalPage::new(&app, &request, &desk, &row, &season, &open.await?))
}

impl FinalPage {
    fn new(
        app: &App,
        request: &HttpRequest,
        desk: &CommunityDesk<Settings>,
        row: &Season,
        season: &SeasonSnapshot,
        open: &[Tournament],
    ) -> Self {
        let chosen = open.iter().find(|one| row.final_id.as_ref() == Some(&one.id));
        let line = |(person, rewards): (PersonIx, Vec<usize>)| PersonLine {
            rank: season.row(person).map_or(0, |row| row.rank),
            name: (&season.of(person).full_name).into(),
            gets: gets(season, &rewards),
        };
        let at = desk.at(&format!("seasons/{}", row.slug));
        Self {
            shell: shell(desk, request, t::title_final()),
            keys: desk.keys(app, season.stamp.history),
            action: format!("{at}/final"),
            season: Link::new(row.name.as_str(), at),
            is_open: row.closed_at.is_none(),
            people: above(season, &[]).into_iter().map(line).collect(),
            tied: tied(season)
                .into_iter()
                .map(|(person, rewards)| TiedLine {
                    number: season.of(person).number,
                    name: (&season.of(person).full_name).into(),
                    gets: gets(season, &rewards),
                })
                .collect(),
            tournament: Field::of("tournament", chosen.map(|one| one.slug.clone()).unwrap_or_default()),
            tournaments: open
                .iter()
                .map(|one| Choice::new(&one.slug, one.name.as_str()))
                .collect(),
        }
    }
}

/// Returns everybody above a line, in the order of the season, with their rewards; `chosen`: the numbers of those who were
/// chosen from equal people on a line.
fn above(season: &SeasonSnapshot, chosen: &[i64]) -> Vec<(PersonIx, Vec<usize>)> {
    let is_chosen = |person: &&PersonIx| chosen.contains(&season.of(**person).number);
    with_rewards(season, |line| {
        let tied = line.tied.iter().filter(is_chosen);
        line.above.iter().chain(tied).copied().collect()
    })
}

/// Returns the equal people on a line, with the rewards that are not decided.
fn tied(season: &SeasonSnapshot) -> Vec<(PersonIx, Vec<usize>)> {
    with_rewards(season, |line| line.tied.clone())
}

/// Returns the people whom `of` finds for each line, in the order of the season, with the rewards of their lines.
fn with_rewards(season: &SeasonSnapshot, of: impl Fn(&Line) -> Vec<PersonIx>) -> Vec<(PersonIx, Vec<usize>)> {
    let mut rewards: BTreeMap<u32, Vec<usize>> = BTreeMap::new();
    for line in season.race.lines() {
        for person in of(line) {
            rewards.entry(person.0).or_default().push(line.reward);
        }
    }
    let rows = season.standings.rows().iter();
    rows.filter_map(|row| Some((row.person, rewards.remove(&row.person.0)?)))
        .collect()
}

fn gets(season: &SeasonSnapshot, rewards: &[usize]) -> Message {
    let all = &season.rules.parts().rewards;
    Message::joined(rewards.iter().map(|&reward| words::reward(&all[reward])), ", ")
}

/// Returns who qualified, each with the most byes that their rewards give.
fn qualified(season: &SeasonSnapshot, chosen: &[i64]) -> Vec<Qualified> {
    let all = &season.rules.parts().rewards;
    let byes = |reward: &usize| match all[*reward].kind {
        RewardKind::Byes => all[*reward].byes.unwrap_or(0),
        RewardKind::Invitation | RewardKind::Seed => 0,
    };
    let one = |(person, rewards): (PersonIx, Vec<usize>)| Qualified {
        number: season.of(person).number,
        byes: rewards.iter().map(byes).max().unwrap_or(0),
    };
    above(season, chosen).into_iter().map(one).collect()
}

/// `POST /c/{slug}/seasons/{season}/final`: organizers.
pub(super) async fn enter(form: CommunityForm<Settings>, path: SeasonPath) -> WebResult {
    let to = form.at(&format!("seasons/{}/final", path.1));
    let entered = run_enter(&form, &path, &to).await?;
    form.done(done(&entered), &to)
}

async fn run_enter(form: &CommunityForm<Settings>, path: &SeasonPath, to: &str) -> Result<Entered, WebError> {
    let at = SeasonAt::new(&path.0, &path.1);
    let season = at.at_least(&form.app, &at.stamp(&form.app).await?).await?;
    let chosen: Vec<i64> = form
        .fields
        .all("tied")
        .filter_map(|number| number.parse().ok())
        .collect();
    let (slug, seen, people) = (path.1.clone(), form.fields.version(), qualified(&season, &chosen));
    let tournament = form.fields.text("tournament").to_owned();
    let run = form.run_in_community(to, move |work| {
        qualified::enter(work, &slug, seen, &tournament, &people)
    });
    run.await.map_err(back(to))
}

/// Returns a sentence about who was entered.
fn done(entered: &Entered) -> Message {
    let waiting = (entered.waiting > 0).then(|| t::entered_waiting(entered.waiting));
    let before = (entered.had > 0).then(|| t::entered_before(entered.had));
    let added = t::entered(entered.added, &entered.tournament);
    Message::joined([added].into_iter().chain(waiting).chain(before), " ")
}
