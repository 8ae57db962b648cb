//! The program itself, as people start it: in a separate process, which a test may kill.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::Receiver;

use podium_base::config::DatabaseAddress;

use super::TestDb;

/// `podium serve` on a database of the tests; killed with this, unless it has ended.
pub struct Process {
    child: Child,
    /// `http://127.0.0.1:PORT`
    pub base: String,
    /// Lines of its standard output that were not asked for yet.
    said: Receiver<String>,
    log: tempfile::NamedTempFile,
}

impl Process {
    /// Starts it and waits for its address.
    pub fn serve(db: &TestDb) -> Self {
        Self::serve_with(db, &[])
    }

    /// Starts it with more flags.
    pub fn serve_with(db: &TestDb, flags: &[&str]) -> Self {
        let log = tempfile::NamedTempFile::new().expect("a file for its log");
        let onto = log.reopen().expect("a second handle");
        Self::start(db, flags, log, onto.into())
    }

    /// Starts it where its log cannot be written, as on a full disk.
    pub fn serve_with_full_disk(db: &TestDb) -> Self {
        let log = tempfile::NamedTempFile::new().expect("a file for its log");
        let full = std::fs::File::options().write(true).open("/dev/full");
        Self::start(db, &[], log, full.expect("what is always full").into())
    }

    /// Starts it in a folder, on the usual data folder there.
    pub fn serve_in(folder: &Path) -> Self {
        let log = tempfile::NamedTempFile::new().expect("a file for its log");
        let onto = log.reopen().expect("a second handle");
        let mut command = serving(&[]);
        command.current_dir(folder).env_remove("PODIUM_DATA");
        Self::begin(command, log, onto.into())
    }

    /// Starts it where a folder has another path for it alone, as a volume has in a container.
    pub fn serve_on_volume(folder: &Path, at: &Path) -> Self {
        let log = tempfile::NamedTempFile::new().expect("a file for its log");
        let onto = log.reopen().expect("a second handle");
        let mut command = Command::new("unshare");
        command.args(["--mount", "sh", "-c"]);
        command.arg("mount --bind \"$0\" \"$1\" && exec \"$2\" serve --listen 127.0.0.1:0 --data \"$1/data\"");
        command.arg(folder).arg(at).arg(env!("CARGO_BIN_EXE_podium"));
        command.env_remove("DATABASE_URL").env_remove("PODIUM_KEYS");
        Self::begin(command, log, onto.into())
    }

    fn start(db: &TestDb, flags: &[&str], log: tempfile::NamedTempFile, onto: Stdio) -> Self {
        let mut command = serving(flags);
        command.arg("--data").arg(db.folder());
        if let DatabaseAddress::Postgres(url) = &db.address {
            command.arg("--database-url").arg(url);
        }
        Self::begin(command, log, onto)
    }

    fn begin(mut command: Command, log: tempfile::NamedTempFile, onto: Stdio) -> Self {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(onto)
            .spawn()
            .expect("the program starts");
        let lines = BufReader::new(child.stdout.take().expect("its output is piped")).lines();
        let (tell, said) = std::sync::mpsc::channel();
        // Read to the end, or it would fail at its next line.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(|line| drop(tell.send(line))));
        let mut process = Self {
            child,
            base: String::new(),
            said,
            log,
        };
        process.base = process.says("Podium is at ").trim_end_matches('/').to_owned();
        process
    }

    /// Waits for a line of its output that begins so; the rest of it.
    ///
    /// # Panics
    /// When it ends without it.
    pub fn says(&self, beginning: &str) -> String {
        let found = self
            .said
            .iter()
            .find_map(|line| Some(line.strip_prefix(beginning)?.to_owned()));
        found.unwrap_or_else(|| panic!("it never says {beginning:?}; its log: {}", self.log()))
    }

    /// What it wrote to standard error so far.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.log.path()).expect("its log")
    }

    /// The address without its scheme.
    pub fn socket(&self) -> &str {
        self.base.trim_start_matches("http://")
    }

    /// The names of the threads that it has now.
    pub fn threads(&self) -> Vec<String> {
        let tasks = std::fs::read_dir(format!("/proc/{}/task", self.child.id()));
        let tasks = tasks.expect("it runs, and the system tells of its threads").flatten();
        // one that has just ended has no name any more
        let names = tasks.filter_map(|task| std::fs::read_to_string(task.path().join("comm")).ok());
        names.map(|name| name.trim_end().to_owned()).collect()
    }

    /// A figure of its memory, as `VmRSS:` of the system's status of it, in MB.
    pub fn memory(&self, figure: &str) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("it runs, and the system tells of its memory");
        let line = status
            .lines()
            .find_map(|line| line.strip_prefix(figure))
            .expect("the figure");
        let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse().expect("a number of kB");
        kilobytes / 1_024.0
    }

    /// SIGKILL: it gets to do nothing more.
    pub fn kill(mut self) {
        self.child.kill().expect("it runs until now");
        self.child.wait().expect("it has ended");
    }

    /// SIGTERM: it is asked to end.
    pub fn ask_to_end(&self) {
        let asked = Command::new("kill")
            .args(["-TERM", &self.child.id().to_string()])
            .status();
        assert!(asked.expect("kill is there").success());
    }

    /// Waits until it has ended without being stopped.
    pub fn wait(mut self) -> ExitStatus {
        self.child.wait().expect("it has ended")
    }
}

/// The command that serves on any port.
fn serving(flags: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
    command
        .args(["serve", "--listen", "127.0.0.1:0"])
        .args(flags)
        .env_remove("DATABASE_URL")
        .env_remove("PODIUM_KEYS");
    command
}

impl Drop for Process {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
