//! An instance of the real program in a separate process, which is killed, stopped and started again.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, mpsc};
use std::time::{Duration, Instant};

use super::sender::Doors;
use super::system::{Library, System};

/// How long starts may fail in a row, or one may say nothing: the database may be on its way back.
const START: Duration = Duration::from_secs(60);
const BETWEEN_TRIES: Duration = Duration::from_millis(100);
/// More calls a minute than any run makes.
const CALLS: &str = "1000000000";

/// Where an instance finds its database and its keys.
pub struct Setting {
    pub data: PathBuf,
    /// Of PostgreSQL, through the proxy.
    pub database_url: Option<String>,
}

/// One instance, running but for moments.
pub struct Instance {
    number: usize,
    setting: Setting,
    pub system: System,
    child: Mutex<Option<Child>>,
}

impl Instance {
    /// Starts it; `number`: its door.
    pub fn start(number: usize, setting: Setting, system: System, doors: &Doors) -> Self {
        let instance = Self {
            number,
            setting,
            system,
            child: Mutex::new(None),
        };
        instance.start_again(doors);
        instance
    }

    /// Starts it after it was killed.
    ///
    /// # Panics
    /// When it fails to start again and again.
    pub fn start_again(&self, doors: &Doors) {
        let begun = Instant::now();
        while let Some(left) = START.checked_sub(begun.elapsed()) {
            if let Some(child) = self.try_to_start(doors, left) {
                *self.child.lock().expect("nobody panics with it") = Some(child);
                return;
            }
            std::thread::sleep(BETWEEN_TRIES);
        }
        panic!("instance {} does not start: {}", self.number, self.log());
    }

    fn try_to_start(&self, doors: &Doors, patience: Duration) -> Option<Child> {
        // another build of the program than the tests': the optimized one
        let program = std::env::var_os("PODIUM_PROGRAM").unwrap_or_else(|| env!("CARGO_BIN_EXE_podium").into());
        let mut command = Command::new(program);
        command
            .args([
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--api-reads",
                CALLS,
                "--api-writes",
                CALLS,
            ])
            .env_remove("DATABASE_URL")
            .env_remove("PODIUM_KEYS")
            .env("PODIUM_LOG", "warn")
            .arg("--data")
            .arg(&self.setting.data);
        if let Some(url) = &self.setting.database_url {
            command.arg("--database-url").arg(url);
        }
        self.system.around(&mut command);
        let log = std::fs::File::options().create(true).append(true).open(self.log_path());
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log.expect("its log opens"))
            .spawn()
            .expect("the program is there");
        let output = child.stdout.take().expect("its output is piped");
        let (says, said) = mpsc::channel();
        std::thread::spawn(move || {
            // read to the end, or it would fail at its next line
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if let Some(base) = line.strip_prefix("Podium is at ") {
                    says.send(base.trim_end_matches('/').to_owned()).ok();
                }
            }
        });
        let Ok(base) = said.recv_timeout(patience) else {
            child.kill().ok();
            child.wait().expect("it has ended");
            return None;
        };
        doors.set(self.number, &base);
        Some(child)
    }

    fn log_path(&self) -> PathBuf {
        self.setting.data.join(format!("instance-{}.log", self.number))
    }

    /// What it wrote to standard error in all its lives.
    pub fn log(&self) -> String {
        std::fs::read_to_string(self.log_path()).unwrap_or_default()
    }

    /// SIGKILL, whatever it does at this moment.
    ///
    /// # Panics
    /// When it has already ended.
    pub fn kill(&self) {
        self.assert_runs();
        self.end();
    }

    fn end(&self) {
        if let Some(mut child) = self.child.lock().expect("nobody panics with it").take() {
            child.kill().expect("it is killed or was over");
            child.wait().expect("it has ended");
        }
    }

    /// An instance that ends without being stopped is a finding, whatever was done to the world around it.
    fn assert_runs(&self) {
        let ended = match self.child.lock().expect("nobody panics with it").as_mut() {
            Some(child) => child.try_wait().expect("it is a child"),
            None => return,
        };
        assert!(
            ended.is_none(),
            "instance {} ended without being stopped, {ended:?}: {}",
            self.number,
            self.log()
        );
    }

    /// SIGSTOP and SIGCONT: in between nothing of it moves.
    pub fn pause(&self, length: Duration) {
        self.signal("-STOP");
        std::thread::sleep(length);
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        self.assert_runs();
        let child = self.child.lock().expect("nobody panics with it");
        let id = child.as_ref().expect("it runs").id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status();
        assert!(sent.expect("kill is there").success());
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        self.end();
    }
}

#[test]
fn an_instance_that_ends_unasked_is_found() {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    let db = crate::harness::TestDb::sqlite();
    let setting = Setting {
        data: db.folder().to_owned(),
        database_url: None,
    };
    let system = System::new(&Library::build(db.folder()), db.folder().join("faults"));
    let instance = Instance::start(0, setting, system, &Doors::new(1));
    instance.assert_runs();
    // by another hand: its parent has not waited for it
    instance.signal("-KILL");
    let is_found = (0..600).any(|_| {
        std::thread::sleep(BETWEEN_TRIES);
        catch_unwind(AssertUnwindSafe(|| instance.assert_runs())).is_err()
    });
    assert!(is_found);
}
