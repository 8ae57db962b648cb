//! A PostgreSQL server of the run's own, with durable settings, which is crashed and recovers.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};

/// Says where the server is, and stays until its input ends. The lines come from `tests/with-postgres.sh`.
const STAY: &str = r#"echo "$PODIUM_TEST_POSTGRES"; echo "$PODIUM_POSTGRES_RESTART"; cat"#;

/// The server; stopped with this, and also when the test is killed: its input ends then.
pub struct Server {
    child: Child,
    input: Option<ChildStdin>,
    /// `postgres://podium@127.0.0.1:PORT`
    pub url: String,
    /// A command that crashes and starts it.
    restart: String,
}

impl Server {
    pub fn start() -> Self {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/with-postgres.sh");
        let mut child = Command::new("bash")
            .arg(script)
            .args(["bash", "-c", STAY])
            .env("PODIUM_POSTGRES_DURABLE", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("bash is there");
        let output = child.stdout.take().expect("its output is piped");
        let mut lines = BufReader::new(output).lines();
        let mut line = || lines.next().expect("the server starts").expect("a line of text");
        Self {
            url: line(),
            restart: line(),
            input: child.stdin.take(),
            child,
        }
    }

    /// Its address.
    pub fn address(&self) -> std::net::SocketAddr {
        let (_, address) = self.url.rsplit_once('@').expect("user@host");
        address.parse().expect("an address")
    }

    /// Ends all of its processes at once, as a crash does, and starts it: it recovers from its log.
    pub fn crash(&self) {
        let restarted = Command::new("bash")
            .args(["-c", &self.restart])
            .stdout(Stdio::null())
            .status();
        assert!(restarted.expect("bash is there").success(), "{}", self.restart);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        drop(self.input.take());
        self.child.wait().ok();
    }
}
