//! The finished games that can be replayed, round by round; and whether everybody may do so.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use super::{counted, open_to_everybody, path_from_start};
use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::form::{FormKeys, StaffForm, back};
use crate::web::frame::look::shell::{Door, Link, Shell};
use crate::web::frame::request::desk::{Desk, Inside, Settings};
use crate::web::frame::state::{App, read, snapshots};
use crate::web::shared::terms;
use crate::web::shared::view::View;
use podium_ops::floor::follow as ops;
use podium_store::floor::follow::{self, FollowedRow};
use podium_store::tournaments::events::Loaded;
use podium_store::{DbError, FollowState, Reader};
use say::{Message, common, game_replay as t};

/// A round with its games.
struct RoundGames {
    name: Message,
    games: Vec<Link>,
}

/// The organizer's choice, as a form.
struct Choice {
    keys: FormKeys,
    action: String,
    /// Whether everybody may replay the games, once the tournament has ended.
    public: bool,
}

impl Choice {
    /// Returns the choice for a reader who may make it.
    fn of(app: &App, desk: &Desk<Inside>) -> Result<Option<Self>, WebError> {
        Ok(match desk.may::<Settings>() {
            true => Some(Self {
                keys: desk.keys(app, None),
                action: desk.at("desk/games/publish"),
                public: desk.tournament.profile()?.games_public,
            }),
            false => None,
        })
    }
}

#[derive(Template)]
#[template(path = "staff/floor/game/replays.html")]
struct ReplaysPage {
    shell: Shell,
    /// Where the staff see the games that go on.
    going_on: Option<String>,
    rounds: Vec<RoundGames>,
    /// `None` for readers who may not choose.
    choice: Option<Choice>,
}

/// `GET …/desk/games`: staff.
pub async fn staff(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let snapshot = snapshots::current(&app, &desk.tournament.slug).await?;
    let to_desk = desk.at("desk/");
    let rounds = read(&app, move |conn| {
        Ok::<_, WebError>(games_of(conn, &snapshot.loaded, &to_desk, |state| {
            state != FollowState::Open
        })?)
    })
    .await?;
    let choice = Choice::of(&app, &desk)?;
    page::private(&ReplaysPage {
        shell: desk.shell(&request, common::page_games()),
        going_on: Some(desk.at("desk/floor/games")),
        rounds,
        choice,
    })
}

/// `POST …/desk/games/publish`: organizers.
pub async fn publish(form: StaffForm<Settings>) -> WebResult {
    let to = form.sender.at("desk/games");
    let public = form.fields.text("public") == "yes";
    form.run(&to, move |work| ops::publish(work, public))
        .await
        .map_err(back(&to))?;
    let done = match public {
        true => t::opened(),
        false => t::closed(),
    };
    form.done(done, &to)
}

/// `GET /t/{slug}/games`: everybody, once the tournament is finished and its organizer allows it.
pub async fn everybody(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let caching = Caching::page(page::path(&request));
    page::public_reading(&app, &request, &slug, caching, |conn, snapshot| {
        let view = View::shown(snapshot);
        open_to_everybody(&view)?;
        let page = ReplaysPage {
            shell: view.shell(common::page_games(), Door::None, ""),
            going_on: None,
            rounds: games_of(conn, &snapshot.snapshot.loaded, &view.at(""), counted)?,
            choice: None,
        };
        snapshot.render(&page)
    })
    .await
}

/// Returns the games whose state is accepted by `shown`, by round; their addresses begin with `at`.
fn games_of(
    conn: &mut Reader<'_>,
    loaded: &Loaded,
    at: &str,
    shown: impl Fn(FollowState) -> bool,
) -> Result<Vec<RoundGames>, DbError> {
    let rows = follow::of_tournament(conn, &loaded.tournament.id)?;
    let rounds = loaded.rounds.iter().map(|round| {
        let games = round.pods.iter().flat_map(|pod| {
            // Numbered like on the table's page: oldest first, including games that were given up.
            let of_pod: Vec<&FollowedRow> = rows.iter().filter(|row| row.pod_id == pod.id).collect();
            let several = of_pod.iter().filter(|row| shown(row.state)).count() > 1;
            let links = (1..)
                .zip(of_pod)
                .filter(|(_, row)| shown(row.state))
                .map(|(game, row)| {
                    let table = pod.table_number;
                    let label = match (several, row.state == FollowState::Abandoned) {
                        (false, false) => common::table_number(table),
                        (false, true) => t::table_given_up(table),
                        (true, false) => t::table_and_game(table, row.number),
                        (true, true) => t::table_and_game_given_up(table, row.number),
                    };
                    let path = path_from_start(round.row.number, table, game);
                    Link::new(label, format!("{at}{path}"))
                });
            links.collect::<Vec<Link>>()
        });
        RoundGames {
            name: terms::round(&loaded.round_name(round.row.number)),
            games: games.collect(),
        }
    });
    Ok(rounds.filter(|round| !round.games.is_empty()).collect())
}
