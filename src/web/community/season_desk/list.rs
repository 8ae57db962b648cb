//! The seasons of a community for its organizers, and whether it has ratings.

use actix_web::HttpRequest;
use askama::Template;
use podium_ops::season::ratings::{self, MAX_LEAST_GAMES, USUAL_LEAST_GAMES};
use podium_store::season::ratings as stored;
use podium_store::season::{self, Season};
use podium_store::{DbError, Reader};
use say::{Message, ratings as r, season_desk as t};

use crate::web::community::page::shell;
use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page;
use crate::web::frame::form::{CommunityForm, Field, FormKeys, Returned};
use crate::web::frame::look::shell::{Link, Shell};
use crate::web::frame::request::community::CommunityDesk;
use crate::web::frame::request::desk::Settings;
use crate::web::frame::state::{App, read};

/// The list.
#[derive(Template)]
#[template(path = "community/season_desk/list.html")]
struct ListPage {
    shell: Shell,
    keys: FormKeys,
    seasons: Vec<SeasonLine>,
    new: String,
    ratings: RatingForm,
}

struct SeasonLine {
    settings: Link,
    evenings: Link,
    public: Link,
    /// "Season closed"; empty while it is open.
    state: Message,
}

/// Whether ratings are shown.
struct RatingForm {
    action: String,
    wanted: Field,
    least_games: Field,
    commanders: Field,
}

impl SeasonLine {
    fn of<R: podium_ops::command::rights::Right>(desk: &CommunityDesk<R>, row: Season) -> Self {
        let at = |path: &str| desk.at(&format!("seasons/{}{path}", row.slug));
        Self {
            evenings: Link::new(t::evenings(), at("/evenings")),
            public: Link::new(say::season::page_standings(), desk.at(&format!("s/{}", row.slug))),
            state: row.closed_at.map(|_| say::season::closed()).unwrap_or_default(),
            settings: Link::new(row.name.as_str(), at("")),
        }
    }
}

/// `GET /c/{slug}/seasons`: organizers.
pub(super) async fn show(app: App, request: HttpRequest, desk: CommunityDesk<Settings>) -> WebResult {
    list_page(&app, &request, &desk, &Returned::default()).await
}

async fn list_page(
    app: &App,
    request: &HttpRequest,
    desk: &CommunityDesk<Settings>,
    returned: &Returned<'_>,
) -> WebResult {
    let id = desk.community.id.clone();
    let (seasons, rated) = read(app, move |conn: &mut Reader<'_>| {
        Ok::<_, DbError>((season::of_community(conn, &id)?, stored::settings(conn, &id)?))
    })
    .await?;
    let mut shell = shell(desk, request, t::title_list());
    shell.notice = returned.notice().or(shell.notice);
    let least = rated
        .as_ref()
        .map_or(i64::from(USUAL_LEAST_GAMES), |rated| rated.least_games);
    let tick = |ticked: bool| if ticked { "on" } else { "" };
    let list = ListPage {
        shell,
        keys: desk.keys(app, None),
        seasons: seasons.into_iter().map(|row| SeasonLine::of(desk, row)).collect(),
        new: desk.at("new-season"),
        ratings: RatingForm {
            action: desk.at("ratings"),
            wanted: returned.field("wanted", tick(rated.is_some())),
            least_games: returned.field("least_games", least),
            commanders: returned.field("commanders", tick(rated.is_some_and(|rated| rated.commanders))),
        },
    };
    page::with_status(returned.status(), &list)
}

/// `POST /c/{slug}/ratings`: organizers.
pub(super) async fn set_ratings(form: CommunityForm<Settings>) -> WebResult {
    let to = form.at("seasons");
    match run_ratings(&form, &to).await {
        Ok(is_wanted) => form.done(if is_wanted { r::saved_on() } else { r::saved_off() }, &to),
        Err(error) => {
            let returned = form.returned_or_back(error, &to)?;
            list_page(&form.app, &form.request, &form.sender, &returned).await
        }
    }
}

/// Runs the form; whether ratings are shown now.
async fn run_ratings(form: &CommunityForm<Settings>, to: &str) -> Result<bool, podium_ops::OpError> {
    let fields = &form.fields;
    let (wanted, commanders) = (fields.ticked("wanted"), fields.ticked("commanders"));
    let least = fields.number("least_games", r::setting_least_games(), 1..=i64::from(MAX_LEAST_GAMES));
    let least = least.map_err(|problem| podium_ops::OpError::Invalid(vec![problem]))?;
    let least = least
        .and_then(|least| u32::try_from(least).ok())
        .unwrap_or(USUAL_LEAST_GAMES);
    let least = wanted.then_some(least);
    form.run_in_community(to, move |work| ratings::set(work, least, commanders))
        .await?;
    Ok(wanted)
}
