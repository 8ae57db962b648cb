//! The cost of pages that listen for changes: `cargo bench --bench live`. Prints figures and asserts nothing.
//!
//! Goal: at most 16 KB for each of 2,000 idle listeners of one instance; a change reaches all of them.

use std::error::Error;
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use podium_base::config::DatabaseAddress;
use podium_event::profile::Level;
use podium_ops::Sender;
use podium_ops::tournaments::{Settings, create, notices};
use podium_store::Database;

const LISTENERS: usize = 2_000;
const CHANGES: usize = 11;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The service in a separate process, so that its memory can be measured.
struct Process {
    child: Child,
    socket: String,
}

impl Drop for Process {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn main() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let (db, slug) = tournament(folder.path())?;
    let service = serve(folder.path())?;
    // The memory of a first request is not the listeners'.
    for _ in 0..20 {
        listen(&service.socket, &slug)?;
    }
    std::thread::sleep(Duration::from_secs(1));
    let before = resident(service.child.id())?;
    let start = Instant::now();
    let mut all = Vec::with_capacity(LISTENERS);
    for _ in 0..LISTENERS {
        all.push(listen(&service.socket, &slug)?);
    }
    let connected = start.elapsed();
    std::thread::sleep(Duration::from_secs(2));
    let after = resident(service.child.id())?;
    println!(
        "{LISTENERS} listeners connected in {:.1} s: {:.1} MB before, {:.1} MB with them, {:.1} KB each",
        connected.as_secs_f64(),
        before as f64 / 1024.0,
        after as f64 / 1024.0,
        (after.saturating_sub(before)) as f64 / LISTENERS as f64
    );
    let mut times = Vec::with_capacity(CHANGES);
    for number in 0..CHANGES {
        let text = format!("Announcement {number}");
        podium_ops::Command::on(&slug, Sender::CommandLine).run(&db, |work| notices::announce(work, &text))?;
        let written = Instant::now();
        for listener in &mut all {
            next(listener)?;
        }
        times.push(written.elapsed().as_secs_f64() * 1_000.0);
        std::thread::sleep(Duration::from_millis(400));
    }
    times.sort_by(f64::total_cmp);
    println!(
        "a change of another process reaches all of them after {:.0} ms (middle of {CHANGES}; {:.0} to {:.0})",
        times[CHANGES / 2],
        times[0],
        times[CHANGES - 1]
    );
    Ok(())
}

fn tournament(folder: &Path) -> Result<(Database, String)> {
    let address = DatabaseAddress::from_settings(None, folder)?;
    let db = Database::open(&address)?;
    db.migrate(&address)?;
    let settings = Settings {
        time_zone: "Europe/Lisbon".to_owned(),
        ..Settings::standard("A Hall", Level::Regular)
    };
    let slug = podium_ops::Command::on_site(Sender::CommandLine).run_on_site(&db, |work| create(work, &settings))?;
    Ok((db, slug))
}

fn serve(folder: &Path) -> Result<Process> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_podium"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder)
        .env_remove("DATABASE_URL")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()?;
    let mut lines = BufReader::new(child.stdout.take().ok_or("no output")?).lines();
    let socket = loop {
        let line = lines.next().ok_or("it ended")??;
        if let Some(base) = line.strip_prefix("Podium is at http://") {
            break base.trim_end_matches('/').to_owned();
        }
    };
    // The output is read to the end, or the process would fail at its next line.
    std::thread::spawn(move || lines.for_each(drop));
    Ok(Process { child, socket })
}

/// Connects one more listener and reads its first event.
fn listen(socket: &str, slug: &str) -> Result<TcpStream> {
    let mut stream = TcpStream::connect(socket)?;
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    write!(stream, "GET /t/{slug}/live HTTP/1.1\r\nhost: localhost\r\n\r\n")?;
    next(&mut stream)?;
    Ok(stream)
}

/// Reads until the end of an event.
fn next(stream: &mut TcpStream) -> Result<()> {
    let mut text = Vec::new();
    let mut chunk = [0; 1024];
    while !text.ends_with(b"\n\n\r\n") {
        match stream.read(&mut chunk) {
            Ok(0) => return Err("the stream ended".into()),
            Ok(read) => text.extend_from_slice(&chunk[..read]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// Returns the resident memory of a process in KB.
fn resident(process: u32) -> Result<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line
        .and_then(|line| line.trim().strip_suffix(" kB"))
        .ok_or("no VmRSS")?;
    Ok(kilobytes.trim().parse()?)
}
