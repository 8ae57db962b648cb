//! `podium serve`: the service itself, from its state to its last answer.

use std::net::TcpListener;

use actix_web::dev::{Server, ServerHandle};
use actix_web::middleware::from_fn;
use actix_web::{App as Actix, HttpServer, web};

use super::state::State;
use super::{headers, routes, telemetry};
use crate::live::Hub;

/// Seconds that running requests get to finish.
const FINISH_SECONDS: u64 = 20;

/// The service on a listening socket. It runs when awaited; both signals end it gracefully (see [`stop_on_signals`]).
///
/// # Errors
/// The socket cannot be used.
pub fn server(state: web::Data<State>, listener: TcpListener, workers: usize) -> std::io::Result<Server> {
    let https = state
        .settings
        .public_url
        .as_ref()
        .is_some_and(crate::config::PublicUrl::is_https);
    Ok(HttpServer::new(move || {
        Actix::new()
            .app_data(state.clone())
            .wrap(from_fn(headers::cookies))
            .wrap(headers::security(https))
            .wrap(from_fn(telemetry::watch))
            .configure(routes)
    })
    .workers(workers)
    .shutdown_timeout(FINISH_SECONDS)
    // actix would cut running requests off at Ctrl-C
    .disable_signals()
    .listen(listener)?
    .run())
}

/// The counts for Prometheus, on a socket of their own: whoever reaches the service does not reach them.
///
/// # Errors
/// The socket cannot be used.
pub fn metrics(state: web::Data<State>, listener: TcpListener) -> std::io::Result<Server> {
    Ok(HttpServer::new(move || {
        Actix::new()
            .app_data(state.clone())
            .route("/metrics", web::get().to(telemetry::metrics))
    })
    .workers(1)
    .disable_signals()
    .listen(listener)?
    .run())
}

/// Ctrl-C and SIGTERM both let running requests finish; streams of events end at once.
///
/// # Errors
/// The signals cannot be listened for.
pub fn stop_on_signals(handle: ServerHandle, live: Hub) -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    actix_web::rt::spawn(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        tracing::info!("stopping: running requests finish first");
        live.stop();
        handle.stop(true).await;
    });
    Ok(())
}
