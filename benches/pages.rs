//! The cost of a public page: `cargo bench --bench pages`. Prints figures and asserts nothing.
//!
//! Goals: the standings of 512 players are rendered in at most 30 ms the first time, and served from the rendered copy
//! at 60 % or more of the rate of a static answer of the same size by the same server.

use std::hint::black_box;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::time::Instant;

use actix_web::middleware::from_fn;
use actix_web::web::{self, Bytes, Data};
use actix_web::{App, HttpResponse, HttpServer};
use askama::Template;
use podium::web::frame::answer::cache::gzip;
use podium::web::frame::look::parts::PartQuery;
use podium::web::frame::request::language;
use podium::web::frame::state::State;
use podium::web::public::pairings::{PairingsPage, PairingsQuery};
use podium::web::public::standings::StandingsPage;
use podium::web::shared::view::View;
use podium_base::config::{KeySource, ServeSettings};
use podium_snapshot::Snapshot;
use podium_snapshot::names::NameSearch;
use podium_store::Database;

mod event;

use event::Result;

const PLAYERS: usize = 512;
const ROUNDS: usize = 5;
const TIMES: usize = 21;
const REQUESTS: usize = 2_000;
/// Number of turns that the page and the static answer take, so that other load of the machine affects both.
const TURNS: usize = 10;
const CLIENTS: usize = 4;

fn main() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let db = event::database(folder.path())?;
    let slug = event::tournament(&db, PLAYERS)?;
    for _ in 0..ROUNDS {
        event::publish_round(&db, &slug)?;
        for table in event::tables(&db, &slug)? {
            event::report_table(&db, &slug, table)?;
        }
        event::finish_round(&db, &slug)?;
    }

    let load = || db.read(|conn| Snapshot::read(conn, &slug, None));
    let mut sizes = (0, 0);
    let first = median(|| -> Result<()> {
        let snapshot = load()?;
        let view = View::of(&snapshot);
        let page =
            StandingsPage::new(&view, ROUNDS as u32, &NameSearch::default(), PartQuery::default()).map_err(text_of)?;
        let html = page.render()?;
        sizes = (html.len(), black_box(gzip(html.as_bytes())).len());
        Ok(())
    })?;
    println!("first page of the standings of {PLAYERS}, {ROUNDS} rounds: read, rendered, compressed in {first:.1} ms");
    println!("  {} bytes, {} compressed", sizes.0, sizes.1);
    let only = median(|| {
        black_box(load()?);
        Ok(())
    })?;
    println!("  of which reading and checking the event {only:.1} ms");
    let snapshot = load()?;
    let pairings = median(|| {
        let view = View::of(&snapshot);
        let round = view.round(ROUNDS as u32).map_err(text_of)?;
        let by_name = PairingsQuery {
            by_name: true,
            ..PairingsQuery::default()
        };
        black_box(PairingsPage::new(&view, round, &by_name).map_err(text_of)?.render()?);
        Ok(())
    })?;
    println!("pairings by last name: rendered in {pairings:.1} ms");

    let (kept, fixed) = rates(db.clone(), folder.path(), &slug, sizes.1)?;
    println!(
        "served: {kept:.0} a second, a static answer of the same size {fixed:.0}: {:.0} %",
        100.0 * kept / fixed
    );
    Ok(())
}

/// Returns the median milliseconds that `work` takes.
fn median(mut work: impl FnMut() -> Result<()>) -> Result<f64> {
    let mut times = Vec::with_capacity(TIMES);
    for _ in 0..TIMES {
        let start = Instant::now();
        work()?;
        times.push(start.elapsed().as_secs_f64() * 1_000.0);
    }
    times.sort_by(f64::total_cmp);
    Ok(times[TIMES / 2])
}

/// Returns the requests per second for the page and for a static answer of its size, from the same server.
fn rates(db: Database, folder: &Path, slug: &str, size: usize) -> Result<(f64, f64)> {
    let listener = TcpListener::bind("127.0.0.1:0")?;
    let address = listener.local_addr()?;
    let settings = ServeSettings {
        listen: address,
        metrics_listen: None,
        public_url: None,
        trusted_proxies: Vec::new(),
        streams: Default::default(),
        bodies: Default::default(),
        calls: Default::default(),
        keys: KeySource::from_settings(None, folder),
        security: Default::default(),
        private_webhooks: false,
    };
    let state = Data::new(State::new(db, settings)?);
    let fixed = Bytes::from(vec![b'x'; size]);
    let (sender, receiver) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let server = HttpServer::new(move || {
                let fixed = fixed.clone();
                App::new()
                    .wrap(from_fn(language::in_address))
                    .app_data(state.clone())
                    .route(
                        "/fixed",
                        web::get().to(move || {
                            let fixed = fixed.clone();
                            async move { HttpResponse::Ok().body(fixed) }
                        }),
                    )
                    .configure(podium::web::register)
            })
            .workers(2)
            .disable_signals()
            .listen(listener)?
            .run();
            sender.send(server.handle()).ok();
            server.await
        })
    });
    let handle = receiver.recv()?;
    let page = format!("/en/t/{slug}/standings");
    let mut best = (0.0_f64, 0.0_f64);
    for _ in 0..TURNS {
        best.1 = best.1.max(rate(address, "/fixed")?);
        best.0 = best.0.max(rate(address, &page)?);
    }
    actix_web::rt::System::new().block_on(handle.stop(false));
    Ok(best)
}

fn rate(address: SocketAddr, path: &str) -> Result<f64> {
    let start = Instant::now();
    std::thread::scope(|scope| {
        let clients: Vec<_> = (0..CLIENTS).map(|_| scope.spawn(|| ask(address, path))).collect();
        for client in clients {
            client
                .join()
                .map_err(|_| "a client failed")?
                .map_err(|error| error.to_string())?;
        }
        Ok::<_, String>(())
    })?;
    Ok((REQUESTS * CLIENTS) as f64 / start.elapsed().as_secs_f64())
}

/// Requests a page again and again on one connection. It does little, because it shares the machine with the server:
/// only the first answer is parsed, and the others are as long.
fn ask(address: SocketAddr, path: &str) -> std::io::Result<()> {
    let mut stream = TcpStream::connect(address)?;
    let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let mut answer = vec![0; length_of_first(&mut BufReader::new(&stream))?];
    for _ in 1..REQUESTS {
        stream.write_all(request.as_bytes())?;
        stream.read_exact(&mut answer)?;
        if !answer.starts_with(b"HTTP/1.1 200") {
            return Err(std::io::Error::other("not the page"));
        }
    }
    Ok(())
}

/// Returns the length of an answer including its headers.
fn length_of_first(reader: &mut impl BufRead) -> std::io::Result<usize> {
    let (mut head, mut body) = (0, 0);
    loop {
        let mut line = String::new();
        head += reader.read_line(&mut line)?;
        if let Some(value) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            body = value.trim().parse().unwrap_or(0);
        }
        if line.trim().is_empty() {
            reader.read_exact(&mut vec![0; body])?;
            return Ok(head + body);
        }
    }
}

/// Returns the message of a page that failed.
fn text_of(error: podium::web::frame::answer::error::WebError) -> String {
    error.to_string()
}
