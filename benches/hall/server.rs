//! The program in separate processes, and what the system reports about them: memory, threads, processor time.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use podium_base::config::DatabaseAddress;

use super::Result;
use super::client::Connection;

/// Ticks a second in /proc/PID/stat: Linux shows 100 to programs whatever it counts itself.
const TICKS: f64 = 100.0;
/// More streams than any hall opens, and more calls than any bench sends in a minute.
const MANY: &str = "100000";

/// `podium serve`; killed with this.
pub struct Server {
    child: Child,
    pub address: SocketAddr,
    metrics: SocketAddr,
    /// From its start until it said where it is.
    pub started_in: Duration,
}

/// What the system says of a process.
#[derive(Debug, Clone, Copy, Default)]
pub struct Usage {
    /// Resident memory now, in MB.
    pub megabytes: f64,
    /// The most that it was since [`Server::forget_peak`].
    pub peak: f64,
    pub threads: usize,
    /// Processor time so far, in seconds.
    pub processor: f64,
}

impl Server {
    /// Starts it on a database and waits for its address. Its log goes to a file in the folder.
    pub fn start(database: &DatabaseAddress, folder: &Path, number: usize) -> Result<Self> {
        let log = fs::File::create(folder.join(format!("{number}.log")))?;
        // another build of the program, to measure two versions with one tool
        let program = std::env::var_os("PODIUM_PROGRAM");
        let mut command = Command::new(program.unwrap_or_else(|| env!("CARGO_BIN_EXE_podium").into()));
        command.args(["serve", "--listen", "127.0.0.1:0", "--metrics-listen", "127.0.0.1:0"]);
        // the push service is on this machine
        command.arg("--webhooks-private-addresses");
        command.env_remove("DATABASE_URL");
        // the whole hall comes from one address
        command.env("PODIUM_STREAMS_PER_ADDRESS", MANY);
        command.env("PODIUM_API_READS", MANY);
        command.arg("--data").arg(folder);
        if let DatabaseAddress::Postgres(url) = database {
            command.args(["--database-url", url]);
        }
        let begun = Instant::now();
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()?;
        let mut lines = BufReader::new(child.stdout.take().ok_or("no output")?).lines();
        let mut says = |before: &str, after: &str| -> Result<SocketAddr> {
            loop {
                let line = lines.next().ok_or("the service ended")??;
                let address = line.strip_prefix(before).and_then(|rest| rest.strip_suffix(after));
                if let Some(address) = address {
                    return Ok(address.parse()?);
                }
            }
        };
        let address = says("Podium is at http://", "/")?;
        let started_in = begun.elapsed();
        let metrics = says("Metrics are at http://", "/metrics")?;
        // The output is read to the end, or the process would fail at its next line.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(Self {
            child,
            address,
            metrics,
            started_in,
        })
    }

    pub fn usage(&self) -> Result<Usage> {
        usage(self.child.id())
    }

    /// Resets the peak of memory use.
    pub fn forget_peak(&self) -> Result<()> {
        Ok(fs::write(format!("/proc/{}/clear_refs", self.child.id()), "5")?)
    }

    /// The statements that it has sent to the database so far.
    pub async fn statements(&self) -> Result<u64> {
        let mut connection = Connection::open(self.metrics).await?;
        let request = format!("GET /metrics HTTP/1.1\r\nhost: {}\r\n\r\n", self.metrics);
        let text = connection.ask(request.as_bytes()).await?.text().to_owned();
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix("podium_database_queries_total "));
        Ok(line.map_or(Ok(0), str::parse)?)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// What the system says of this process.
pub fn own_usage() -> Result<Usage> {
    usage(std::process::id())
}

pub fn usage(process: u32) -> Result<Usage> {
    let status = fs::read_to_string(format!("/proc/{process}/status"))?;
    let megabytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.trim().parse::<f64>().ok());
        kilobytes.map_or(0.0, |kilobytes| kilobytes / 1_024.0)
    };
    Ok(Usage {
        megabytes: megabytes("VmRSS:"),
        peak: megabytes("VmHWM:"),
        threads: fs::read_dir(format!("/proc/{process}/task"))?.count(),
        processor: processor_time(process, false)?,
    })
}

/// The processor time of a process so far, in seconds; with that of its ended children where they count.
pub fn processor_time(process: u32, with_children: bool) -> Result<f64> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat"))?;
    // the second field is the program's name, which may hold anything
    let fields = stat.rsplit_once(") ").ok_or("no stat")?.1.split(' ');
    // utime, stime, cutime, cstime: the 14th to the 17th field
    let ticks = fields.skip(11).take(if with_children { 4 } else { 2 });
    let ticks: u64 = ticks.map(str::parse::<u64>).sum::<std::result::Result<_, _>>()?;
    Ok(ticks as f64 / TICKS)
}
