//! What every handler can reach.

use std::any::Any;
use std::sync::Arc;

use super::cache::{PageCache, Versions};
use super::metrics::Metrics;
use crate::config::ServeSettings;
use crate::db::{Conn, Database, DbError};
use crate::live::Hub;
use crate::ops::{OpError, secrets::Secrets};

/// The state of the service, shared by all its threads: nothing in it would be missed by another process.
pub struct State {
    pub db: Database,
    pub settings: ServeSettings,
    pub secrets: Secrets,
    pub cache: PageCache,
    pub versions: Versions,
    pub metrics: Metrics,
    pub live: Hub,
}

/// The state as handlers take it.
pub type App = actix_web::web::Data<State>;

impl State {
    /// # Errors
    /// The secrets cannot be read or made.
    pub fn new(db: Database, settings: ServeSettings) -> Result<Self, OpError> {
        let secrets = Secrets::load(&db)?;
        Ok(Self {
            live: Hub::new(db.clone()),
            db,
            settings,
            secrets,
            cache: PageCache::default(),
            versions: Versions::default(),
            metrics: Metrics::default(),
        })
    }
}

/// Reads off the async threads: getting a connection blocks too.
///
/// # Errors
/// What `work` says.
pub async fn read<T, E>(app: &App, work: impl FnOnce(&mut Conn<'_>) -> Result<T, E> + Send + 'static) -> Result<T, E>
where
    T: Send + 'static,
    E: From<DbError> + Send + 'static,
{
    let state = Arc::clone(app);
    off_thread(move || state.db.read(work)).await
}

/// Runs a command off the async threads.
///
/// # Errors
/// What `work` says.
pub async fn act<T>(app: &App, work: impl FnOnce(&State) -> Result<T, OpError> + Send + 'static) -> Result<T, OpError>
where
    T: Send + 'static,
{
    let state = Arc::clone(app);
    off_thread(move || work(&state)).await
}

/// Runs blocking work off the async threads.
async fn off_thread<T, E>(work: impl FnOnce() -> Result<T, E> + Send + 'static) -> Result<T, E>
where
    T: Send + 'static,
    E: From<DbError> + Send + 'static,
{
    match erased(Box::new(|| Box::new(work()))).await {
        Ok(result) => *result.downcast().expect("the work's own result"),
        Err(stopping) => Err(stopping.into()),
    }
}

type Job = Box<dyn FnOnce() -> Box<dyn Any + Send> + Send>;

/// [`off_thread`] without its type parameters: tokio's task machinery is compiled once and not for each page.
async fn erased(job: Job) -> Result<Box<dyn Any + Send>, DbError> {
    actix_web::web::block(job)
        .await
        .map_err(|_| DbError::Unreachable("the service is stopping".into()))
}
