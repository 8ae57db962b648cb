//! The shared state of all handlers.

pub mod boards;
pub mod metrics;
pub mod ratings;
pub mod readiness;
pub mod seasons;
pub mod snapshots;
pub mod telemetry;

use std::sync::Arc;

use actix_web::HttpRequest;

use crate::deliver;
use crate::deliver::push::PushCounts;
use crate::live::Hub;
use crate::web::frame::answer::cache::PageCache;
use crate::web::frame::answer::error::WebError;
use crate::web::frame::load::bodies::Bodies;
use crate::web::frame::load::lanes::{Job, Lane, Lanes};
use crate::web::frame::load::limits::CallCounts;
use crate::web::frame::request::current::asker;
use crate::web::frame::state::boards::Boards;
use crate::web::frame::state::metrics::Metrics;
use crate::web::frame::state::readiness::{Readiness, Writability};
use podium_base::config::ServeSettings;
use podium_base::watched::Watched;
use podium_document::ruleset::Rulesets;
use podium_ops::OpError;
use podium_ops::site::secrets::Secrets;
use podium_ops::tournaments::push::PushKey;
use podium_snapshot::rating::RatingStore;
use podium_snapshot::season::Seasons;
use podium_snapshot::{Snapshots, Versions};
use podium_store::{Database, DbError, Reader};

/// The state of the service, shared by all its threads: no other process depends on anything in it.
pub struct State {
    pub db: Database,
    pub settings: ServeSettings,
    /// The rulesets that new tournaments may follow.
    pub rulesets: Rulesets,
    pub secrets: Secrets,
    pub cache: PageCache,
    pub searches: PageCache,
    /// Uploaded pictures, without which a hall would read them from the database phone by phone.
    pub pictures: PageCache,
    pub versions: Versions,
    pub snapshots: Snapshots,
    pub boards: Boards,
    pub seasons: Seasons,
    pub ratings: RatingStore,
    pub metrics: Metrics,
    pub readiness: Readiness,
    pub writability: Writability,
    /// The threads that must live.
    pub watched: Watched,
    pub live: Hub,
    pub lanes: Lanes,
    pub bodies: Bodies,
    pub calls: CallCounts,
    /// The counts of deliveries to webhooks.
    pub deliveries: Arc<deliver::Counts>,
    /// The key pair with which messages to browsers are signed, and their counts.
    pub push_key: Arc<PushKey>,
    pub pushes: Arc<PushCounts>,
    /// The counts of database copies.
    pub backups: Arc<podium_ops::site::backups::Counts>,
}

/// The state as handlers take it.
pub type App = actix_web::web::Data<State>;

/// Returns the state of the service that a request was sent to, for extractors.
///
/// # Errors
/// The service runs without a state, which none of our servers does.
pub fn of(request: &HttpRequest) -> Result<App, WebError> {
    let app = request.app_data::<App>();
    app.cloned()
        .ok_or_else(|| WebError::bad_request("The service is not set up."))
}

impl State {
    /// # Errors
    /// The keys cannot be read or made, or do not belong to the database; the system provides no threads.
    pub fn new(db: Database, settings: ServeSettings) -> Result<Self, OpError> {
        let secrets = podium_ops::site::keys::load(&db, &settings.keys)?;
        podium_ops::finish_owed(&db)?;
        let push_key = Arc::new(PushKey::load(&db, &secrets)?);
        let no_threads = |error| DbError::Unreachable(format!("no threads can be had: {error}"));
        let lanes = Lanes::new().map_err(no_threads)?;
        let watched = Watched::default();
        watched.allow("lane", lanes.most_threads());
        watched.allow("database", db.most_threads());
        let live = Hub::new(db.clone(), settings.streams, &watched).map_err(no_threads)?;
        let deliveries = Arc::<deliver::Counts>::default();
        let pushes = Arc::<PushCounts>::default();
        let backups = Arc::<podium_ops::site::backups::Counts>::default();
        let (cache, searches) = (PageCache::default(), PageCache::of_searches());
        let pictures = PageCache::of_pictures();
        let (versions, snapshots, boards) = (Versions::default(), Snapshots::default(), Boards::default());
        let (seasons, ratings) = (Seasons::default(), RatingStore::default());
        let parts = [
            db.measures(),
            lanes.measures(),
            watched.measures(),
            live.measures(),
            deliveries.measures(),
            pushes.measures(),
            backups.measures(),
            cache.measures(),
            searches.measures(),
            pictures.measures(),
            versions.measures(),
            snapshots.measures(),
            boards.measures(),
            seasons.measures(),
            ratings.measures(),
        ];
        let metrics = Metrics::new(parts, db.is_sqlite());
        Ok(Self {
            watched,
            live,
            db,
            bodies: Bodies::new(settings.bodies),
            calls: CallCounts::new(settings.calls),
            settings,
            rulesets: Rulesets::shipped(),
            secrets,
            cache,
            searches,
            pictures,
            versions,
            snapshots,
            boards,
            seasons,
            ratings,
            metrics,
            readiness: Readiness::default(),
            writability: Writability::default(),
            deliveries,
            push_key,
            pushes,
            backups,
            lanes,
        })
    }

    /// The same state with a host's own rulesets beside the shipped ones.
    #[must_use]
    pub fn with_rulesets(self, rulesets: Rulesets) -> Self {
        Self { rulesets, ..self }
    }
}

/// Reads off the async threads: getting a connection blocks too. The request's address determines the lane.
///
/// # Errors
/// The error of `work`, or [`DbError::Busy`] in a flood of requests.
pub fn read<T, E>(
    app: &App,
    work: impl FnOnce(&mut Reader<'_>) -> Result<T, E> + Send + 'static,
) -> impl Future<Output = Result<T, E>>
where
    T: Send + 'static,
    E: From<DbError> + Send + 'static,
{
    read_in(asker().reads(), app, work)
}

/// Computes something without the database, off the async threads. The request's address determines the lane.
///
/// # Errors
/// The error of `work`, or [`DbError::Busy`] in a flood of requests.
pub fn compute<T>(
    app: &App,
    work: impl FnOnce(&State) -> Result<T, WebError> + Send + 'static,
) -> impl Future<Output = Result<T, WebError>>
where
    T: Send + 'static,
{
    off_thread(asker().reads(), app, work)
}

/// Reads like [`read`], in a lane of the caller's choice.
///
/// # Errors
/// See [`read`].
pub fn read_in<T, E>(
    lane: Lane,
    app: &App,
    work: impl FnOnce(&mut Reader<'_>) -> Result<T, E> + Send + 'static,
) -> impl Future<Output = Result<T, E>>
where
    T: Send + 'static,
    E: From<DbError> + Send + 'static,
{
    off_thread(lane, app, move |state| state.db.read(work))
}

/// Runs a command off the async threads. The request's address determines the lane.
///
/// # Errors
/// The error of `work`, or [`DbError::Busy`] in a flood of requests: then it was not begun.
pub fn act<T>(
    app: &App,
    work: impl FnOnce(&State) -> Result<T, OpError> + Send + 'static,
) -> impl Future<Output = Result<T, OpError>>
where
    T: Send + 'static,
{
    act_in(asker().writes(), app, work)
}

/// Runs like [`act`], in a lane of the caller's choice.
///
/// # Errors
/// See [`act`].
pub fn act_in<T>(
    lane: Lane,
    app: &App,
    work: impl FnOnce(&State) -> Result<T, OpError> + Send + 'static,
) -> impl Future<Output = Result<T, OpError>>
where
    T: Send + 'static,
{
    off_thread(lane, app, work)
}

/// Runs work off the async threads, in a lane.
///
/// # Errors
/// The error of `work`, or [`DbError::Busy`] in a flood of requests: then it was not begun.
pub fn off_thread<T, E>(
    lane: Lane,
    app: &App,
    work: impl FnOnce(&State) -> Result<T, E> + Send + 'static,
) -> impl Future<Output = Result<T, E>>
where
    T: Send + 'static,
    E: From<DbError> + Send + 'static,
{
    let state = Arc::clone(app);
    result_of(app.clone(), lane, Box::new(move || Box::new(work(&state))))
}

/// Returns the result of a job of type `Result<T, E>`. It is not generic over the work: otherwise each of the hundreds
/// of closures that handlers send off would have its own future, and the code to drop it.
async fn result_of<T, E>(app: App, lane: Lane, job: Job) -> Result<T, E>
where
    T: 'static,
    E: From<DbError> + 'static,
{
    match app.lanes.run(lane, job).await {
        Ok(result) => *result.downcast().expect("the work's own result"),
        Err(not_done) => Err(not_done.into()),
    }
}
