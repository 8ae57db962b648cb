//! The program itself, as people start it: in a process of its own, which a test may kill.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, ExitStatus, Stdio};

use podium::config::DatabaseAddress;

use super::TestDb;

/// `podium serve` on a database of the tests; killed with this, unless it has ended.
pub struct Process {
    child: Child,
    /// `http://127.0.0.1:PORT`
    pub base: String,
}

impl Process {
    /// Starts it and waits for its address.
    pub fn serve(db: &TestDb) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
        command
            .args(["serve", "--listen", "127.0.0.1:0"])
            .env_remove("DATABASE_URL");
        match &db.address {
            DatabaseAddress::Sqlite(_) => command.arg("--data").arg(db.folder()),
            DatabaseAddress::Postgres(url) => command.arg("--database-url").arg(url),
        };
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let said = BufReader::new(child.stdout.take().expect("its output is piped"));
        let base = said
            .lines()
            .map_while(Result::ok)
            .find_map(|line| Some(line.strip_prefix("Podium is at ")?.trim_end_matches('/').to_owned()));
        Self {
            child,
            base: base.expect("it says where it is"),
        }
    }

    /// The address without its scheme.
    pub fn socket(&self) -> &str {
        self.base.trim_start_matches("http://")
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

    /// Waits until it has ended by itself.
    pub fn wait(mut self) -> ExitStatus {
        self.child.wait().expect("it has ended")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
