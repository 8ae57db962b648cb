//! The HTTP servers of `podium serve`: the service, its metrics, and stopping them on signals.

use std::net::TcpListener;
use std::time::Duration;

use actix_web::body::MessageBody;
use actix_web::dev::{Server, ServerHandle, ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::middleware::{Next, from_fn};
use actix_web::{App as Actix, HttpServer, web};

use super::{api, register};
use crate::live::Hub;
use crate::web::frame::answer::headers;
use crate::web::frame::load::lanes::Lane;
use crate::web::frame::request::{cookies, hosts, language, slugs};
use crate::web::frame::state::{App, State, act_in, off_thread, telemetry};
use podium_ops::site::security_log;
use podium_store::DbError;

/// Seconds within which a request's head has to arrive.
const HEAD_SECONDS: u64 = 10;
/// Seconds for which an idle connection is kept: a reader who follows a link within this time saves a handshake, but a
/// hall that reads its pairings does not hold one connection for each phone.
const KEEP_ALIVE_SECONDS: u64 = 15;
/// Seconds that a client gets to receive the end of an answer once its connection is closed.
const CLOSE_SECONDS: u64 = 5;
/// Milliseconds after which a connection is closed whose client accepts no data: actix waits for ever, and a phone that
/// left the hall would keep its part of a page in memory. Slow clients accept some data now and then.
const UNTAKEN_MS: u32 = 60_000;
/// The length of the queue of new connections, if the system allows it. Rust's default is 128: if a whole hall connects
/// at once, the others would retry after one second, three and seven.
#[cfg(target_os = "linux")]
const KNOCKING: i32 = 4_096;
/// Threads of each worker beside its own, for what must not block that.
const BLOCKING: usize = 1;
/// Seconds between two clean-ups of old entries of the security log.
const FORGET_SECONDS: u64 = 6 * 60 * 60;
/// Seconds between two checks of the database's files, and after one that found them out of place.
const FILES_SECONDS: u64 = 10;
const FILES_AGAIN_SECONDS: u64 = 60;
/// Seconds that running requests have to finish when the service stops.
const FINISH_SECONDS: u64 = 20;

/// Creates the service on a listening socket. It runs when awaited; [`stop_on_signals`] ends it gracefully.
pub fn server(state: web::Data<State>, listener: TcpListener, workers: usize) -> std::io::Result<Server> {
    await_a_hall(&listener)?;
    allow_threads(&state, workers);
    Ok(HttpServer::new(move || app(state.clone()))
        .workers(workers)
        // work is done in the lanes, whose threads are limited for the whole process
        .worker_max_blocking_threads(BLOCKING)
        .client_request_timeout(Duration::from_secs(HEAD_SECONDS))
        .keep_alive(Duration::from_secs(KEEP_ALIVE_SECONDS))
        .client_disconnect_timeout(Duration::from_secs(CLOSE_SECONDS))
        // a client that has closed its end is gone: no browser closes it and reads on, and a stream to nobody would
        // keep its place
        .h1_allow_half_closed(false)
        .shutdown_timeout(FINISH_SECONDS)
        // actix would abort running requests at Ctrl-C
        .disable_signals()
        .listen(listener)?
        .run())
}

/// Counts the threads of a server: its workers with [`BLOCKING`] each, and the one that accepts connections.
fn allow_threads(state: &State, workers: usize) {
    state.watched.allow("worker", workers);
    state.watched.allow("blocking", workers * BLOCKING);
    state.watched.allow("accept", 1);
}

/// Creates the service without a socket: the handling of requests.
pub fn app(
    state: web::Data<State>,
) -> Actix<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = actix_web::Error,
        InitError = (),
    >,
> {
    let https = state.settings.is_https();
    Actix::new()
        .app_data(state)
        // The middleware that is added last is the outermost: `watch` counts the answers of all others.
        .wrap(from_fn(cookies::send))
        .wrap(from_fn(slugs::in_lower_case))
        // outside of those that read the address without its language
        .wrap(from_fn(language::in_address))
        .wrap(from_fn(hosts::known))
        // outside of those that refuse with a page, and inside of the headers of pages, which it sets itself
        .wrap(from_fn(api::frame))
        .wrap(headers::security(https))
        .wrap(from_fn(close_in_a_crowd))
        .wrap(from_fn(telemetry::watch))
        .configure(register)
}

/// Closes connections after their answers if there are many: otherwise each phone of a hall would hold a second
/// connection beside its stream, with 16 KiB of buffers, and request its next page long after [`KEEP_ALIVE_SECONDS`].
async fn close_in_a_crowd(
    request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, actix_web::Error> {
    let is_crowd = request.app_data::<App>().is_some_and(|app| app.live.is_crowd());
    let mut response = next.call(request).await?;
    if is_crowd {
        response
            .response_mut()
            .head_mut()
            .set_connection_type(ConnectionType::Close);
    }
    Ok(response)
}

/// Sets [`KNOCKING`] for a socket, and [`UNTAKEN_MS`], which the connections that it accepts inherit.
fn await_a_hall(listener: &TcpListener) -> std::io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        rustix::net::listen(listener, KNOCKING)?;
        rustix::net::sockopt::set_tcp_user_timeout(listener, UNTAKEN_MS)?;
    }
    #[cfg(not(target_os = "linux"))]
    tracing::debug!(ms = UNTAKEN_MS, "this system gives no such limit: {listener:?}");
    Ok(())
}

/// Creates the server of metrics for Prometheus on a separate socket, so that access to the service does not include
/// the metrics.
pub fn metrics(state: web::Data<State>, listener: TcpListener) -> std::io::Result<Server> {
    allow_threads(&state, 1);
    Ok(HttpServer::new(move || {
        Actix::new()
            .app_data(state.clone())
            .route("/metrics", web::get().to(telemetry::metrics))
    })
    .workers(1)
    .worker_max_blocking_threads(BLOCKING)
    .disable_signals()
    .listen(listener)?
    .run())
}

/// Deletes old entries of the security log from time to time. Every instance does so: entries deleted by one are no
/// work for the next.
pub fn forget_old_security_entries(state: web::Data<State>) {
    actix_web::rt::spawn(async move {
        let days = state.settings.security.log_days;
        loop {
            tokio::time::sleep(Duration::from_secs(FORGET_SECONDS)).await;
            let done = act_in(Lane::Writes, &state, move |state| {
                security_log::forget_old(&state.db, days)
            })
            .await;
            if let Err(error) = done {
                tracing::warn!(%error, "old entries of the security log could not be deleted");
            }
        }
    });
}

/// Logs, for as long as it lasts, that the embedded database is not the one that was opened.
pub fn watch_files(state: web::Data<State>) {
    actix_web::rt::spawn(async move {
        let mut pause = FILES_SECONDS;
        loop {
            tokio::time::sleep(Duration::from_secs(pause)).await;
            let looked: Result<(), DbError> = off_thread(Lane::Versions, &state, |state| state.db.check_own()).await;
            pause = match looked {
                // in a flood the check is skipped and repeated later
                Ok(()) | Err(DbError::Busy(_)) => FILES_SECONDS,
                Err(error) => {
                    tracing::error!("{error}");
                    FILES_AGAIN_SECONDS
                }
            };
        }
    });
}

/// Stops the service at Ctrl-C or SIGTERM: running requests finish, event streams end at once.
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
        // First: an open stream would delay the stop until `FINISH_SECONDS` are over.
        live.stop();
        handle.stop(true).await;
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpStream;

    #[test]
    #[cfg(target_os = "linux")]
    fn accepted_connections_are_given_up_when_nothing_is_taken() {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        await_a_hall(&listener).unwrap();
        let _client = TcpStream::connect(listener.local_addr().unwrap()).unwrap();
        let (accepted, _) = listener.accept().unwrap();
        assert_eq!(rustix::net::sockopt::tcp_user_timeout(&accepted).unwrap(), UNTAKEN_MS);
    }
}
