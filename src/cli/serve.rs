//! `podium serve`, or `podium` without a command: the web service.

use std::net::{SocketAddr, TcpListener};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use clap::Args;

use super::log::{self, LogFormat};
use super::{Failure, output};
use crate::cli::data::{lost, overwritten};
use crate::cli::files::rulesets::FolderArguments;
use crate::deliver::push::PushCourier;
use crate::deliver::{Courier, Settings};
use crate::web::frame::load::rushes;
use crate::web::frame::state::State;
use crate::web::serve;
use podium_base::config::{
    BackupSettings, BodyLimits, CallLimits, DatabaseAddress, KeySource, LOG_DAYS, PublicUrl, SecurityLink,
    SecuritySettings, ServeSettings, StreamLimits, TrustedProxy, USUAL_DATA, in_use, private,
};
use podium_base::memory;
use podium_ops::site::{backups, links, security_log};
use podium_store::Database;

/// Where the data is: the same for every command on the service's database.
#[derive(Debug, Clone, Args)]
pub struct DataArguments {
    /// Folder of the embedded database and the keys
    #[arg(long, env = "PODIUM_DATA", default_value = USUAL_DATA, global = true)]
    data: PathBuf,
    /// PostgreSQL address (postgres://…) instead of the embedded database
    #[arg(long, env = "DATABASE_URL", hide_env_values = true, global = true)]
    database_url: Option<String>,
    /// The same database without the pooler, if --database-url leads to a pooler in transaction mode
    #[arg(long, env = "DIRECT_DATABASE_URL", hide_env_values = true, global = true)]
    direct_database_url: Option<String>,
    /// A replica of the PostgreSQL database; shared pages are read from it as soon as it is up to date
    #[arg(long, env = "READ_DATABASE_URL", hide_env_values = true, global = true)]
    read_database_url: Option<String>,
}

impl DataArguments {
    /// Returns the address of the database.
    ///
    /// # Errors
    /// Refuses a `--database-url` that is no PostgreSQL address.
    pub fn address(&self) -> Result<DatabaseAddress, Failure> {
        DatabaseAddress::from_settings(self.database_url.as_deref(), &self.data).map_err(Failure::usage)
    }

    /// Where the keys are: the value of PODIUM_KEYS, or the file in the data folder.
    pub fn keys(&self) -> KeySource {
        // no flag: flags are visible in the list of processes
        KeySource::from_settings(std::env::var("PODIUM_KEYS").ok().as_deref(), &self.data)
    }

    /// The folder of the embedded database and of the keys.
    pub fn folder(&self) -> &Path {
        &self.data
    }

    /// Opens the database without migrating it, and makes it where there never was one. Files that others of this machine
    /// could read are closed to them.
    ///
    /// # Errors
    /// A service has other files open than those that are there; the folder's database is lost, or cannot be opened.
    pub fn open_as_it_is(&self) -> Result<Database, Failure> {
        let address = self.address()?;
        if let DatabaseAddress::Sqlite(database) = &address {
            lost::refuse(database, &BackupSettings::usual_folder(&self.data))?;
            overwritten::refuse_mixed(database)?;
        }
        for sentence in private::tighten(&self.data) {
            output::note(sentence);
        }
        let replica = address
            .replica(self.read_database_url.as_deref())
            .map_err(Failure::usage)?;
        let db = self.open_at(&address)?;
        Ok(match replica {
            Some(url) => db.with_replica(&url),
            None => db,
        })
    }

    fn open_at(&self, address: &DatabaseAddress) -> Result<Database, Failure> {
        let Some(direct) = &self.direct_database_url else {
            return Database::open(address).map_err(Failure::input);
        };
        if matches!(address, DatabaseAddress::Sqlite(_)) {
            return Err(Failure::usage(
                "--direct-database-url leads past a pooler to PostgreSQL: give the pooler's address with --database-url",
            ));
        }
        let direct = DatabaseAddress::from_settings(Some(direct), &self.data).map_err(Failure::usage)?;
        Database::open_behind_pooler(address, &direct).map_err(Failure::input)
    }

    /// Opens the database, which is made where there never was one, and migrates it.
    pub fn open(&self) -> Result<Database, Failure> {
        let address = self.address()?;
        let db = self.open_as_it_is()?;
        let migrated = db.migrate(&address).map_err(Failure::input)?;
        if let Some(copy) = migrated.copy {
            output::note(format_args!(
                "The database was copied to {} before it was brought up to date.",
                copy.display()
            ));
        }
        Ok(db)
    }
}

/// Arguments of `serve`.
#[derive(Debug, Clone, Args)]
pub struct ServeArguments {
    /// Address to listen on
    #[arg(long, env = "PODIUM_LISTEN", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// Address for /metrics; without it there are no metrics
    #[arg(long, env = "PODIUM_METRICS_LISTEN")]
    metrics_listen: Option<SocketAddr>,
    /// The address people type, such as https://podium.example; used for links, QR codes, cookies and the accepted origin
    #[arg(long, env = "PODIUM_PUBLIC_URL", value_parser = PublicUrl::parse)]
    public_url: Option<PublicUrl>,
    /// Address of a proxy whose X-Forwarded-For is trusted, or its network, such as 10.244.0.0/16; repeatable
    #[arg(long, env = "PODIUM_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<TrustedProxy>,
    /// Open pages that may listen for changes at a time; fewer if the system's limit on open files is lower
    #[arg(long, env = "PODIUM_STREAMS", default_value_t = StreamLimits::default().in_all)]
    streams: usize,
    /// The same for one client address: a venue behind one address needs one for each phone
    #[arg(long, env = "PODIUM_STREAMS_PER_ADDRESS", default_value_t = StreamLimits::default().for_each_address)]
    streams_per_address: usize,
    /// API calls per minute that read, for each token, and for each address without one
    #[arg(long, env = "PODIUM_API_READS", default_value_t = CallLimits::default().reads_a_minute)]
    api_reads: NonZeroU32,
    /// API calls per minute that change something, for each token
    #[arg(long, env = "PODIUM_API_WRITES", default_value_t = CallLimits::default().writes_a_minute)]
    api_writes: NonZeroU32,
    /// Days that the security log keeps an entry: sign-ins, changes of accounts and staff, exports
    #[arg(long, env = "PODIUM_SECURITY_LOG_DAYS", default_value_t = LOG_DAYS, value_parser = clap::value_parser!(u32).range(1..=3650))]
    security_log_days: u32,
    /// Where to report a weakness, such as mailto:security@podium.example; serves /.well-known/security.txt; repeatable
    #[arg(long, env = "PODIUM_SECURITY_CONTACT", value_delimiter = ',', value_parser = SecurityLink::contact)]
    security_contact: Vec<SecurityLink>,
    /// Address of your disclosure policy, for security.txt
    #[arg(long, env = "PODIUM_SECURITY_POLICY", value_parser = SecurityLink::page)]
    security_policy: Option<SecurityLink>,
    /// Format of the log on standard error; PODIUM_LOG sets what is logged, such as "info" or "podium=debug"
    #[arg(long, env = "PODIUM_LOG_FORMAT", value_enum, default_value_t = LogFormat::Text)]
    log_format: LogFormat,
    /// Let webhooks reach this machine and its network, also over http; only if you trust everyone who organizes here
    #[arg(long, env = "PODIUM_WEBHOOKS_PRIVATE_ADDRESSES")]
    webhooks_private_addresses: bool,
    /// Time between two backups of the embedded database, such as 30m or 2h; publishing or finishing a round makes one too
    #[arg(long, env = "PODIUM_BACKUP_EVERY", value_parser = BackupSettings::parse_every)]
    backup_every: Option<Duration>,
    /// How many of the newest backups to keep [default: 48]
    #[arg(long, env = "PODIUM_BACKUP_KEEP", value_parser = BackupSettings::parse_keep)]
    backup_keep: Option<NonZeroUsize>,
    /// Folder of the backups, preferably on another disk [default: backups in the data folder]
    #[arg(long, env = "PODIUM_BACKUP_FOLDER")]
    backup_folder: Option<PathBuf>,
    #[command(flatten)]
    rulesets: FolderArguments,
    /// Threads that answer requests
    #[arg(long, env = "PODIUM_WORKERS", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=4))]
    workers: u8,
}

impl ServeArguments {
    /// The settings of the service, listening on an address; so many files may be open.
    pub fn settings(&self, data: &DataArguments, listen: SocketAddr, open_files: usize) -> ServeSettings {
        ServeSettings {
            listen,
            metrics_listen: self.metrics_listen,
            public_url: self.public_url.clone(),
            trusted_proxies: self.trusted_proxy.clone(),
            streams: StreamLimits {
                in_all: self.streams,
                for_each_address: self.streams_per_address,
                ..StreamLimits::default()
            }
            .within(open_files),
            bodies: BodyLimits::default(),
            calls: CallLimits {
                reads_a_minute: self.api_reads,
                writes_a_minute: self.api_writes,
            },
            keys: data.keys(),
            security: SecuritySettings {
                log_days: self.security_log_days,
                contacts: self.security_contact.clone(),
                policy: self.security_policy.clone(),
            },
            private_webhooks: self.webhooks_private_addresses,
        }
    }

    /// The address to listen on; port 0 means any.
    pub fn listen(&self) -> SocketAddr {
        self.listen
    }

    /// Open pages that may listen at a time, as set.
    pub fn streams(&self) -> usize {
        self.streams
    }

    /// The same for one client address, as set.
    pub fn streams_per_address(&self) -> usize {
        self.streams_per_address
    }

    /// The copies to make while it runs.
    ///
    /// # Errors
    /// Refuses settings that do not fit together, and PostgreSQL.
    pub fn backups(&self, data: &DataArguments) -> Result<Option<BackupSettings>, Failure> {
        let folder = self.backup_folder.as_deref();
        let settings = BackupSettings::from_settings(self.backup_every, self.backup_keep, folder, data.folder());
        let settings = settings.map_err(Failure::usage)?;
        match (&settings, data.address()?) {
            (Some(_), DatabaseAddress::Postgres(_)) => Err(Failure::usage(
                "--backup-every copies the embedded database, and this one is PostgreSQL: make copies with pg_dump, or archive \
                 its write-ahead log, which can recover any moment (docs/postgresql.md)",
            )),
            _ => Ok(settings),
        }
    }
}

/// Raises the limit of open files as far as the system allows: every page that listens for changes is one, and the
/// default is often 1,024. Returns how many there may be.
fn raise_open_file_limit() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let most = Rlimit {
        current: limit.maximum,
        maximum: limit.maximum,
    };
    if let Err(error) = setrlimit(Resource::Nofile, most) {
        tracing::warn!(%error, have = limit.current, "the limit of open files stays: many listeners may not get in");
    }
    let limit = getrlimit(Resource::Nofile).current;
    limit.map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX))
}

fn listen(address: SocketAddr, flag: &str) -> Result<TcpListener, Failure> {
    TcpListener::bind(address).map_err(|e| {
        Failure::input(format!(
            "{address} cannot be listened on: {e}. Choose another with {flag}."
        ))
    })
}

/// Opens the service's database, and migrates it. One that is embedded is made where there never was one, as far as also the
/// folder of its copies tells.
fn open(data: &DataArguments, backups: Option<&BackupSettings>) -> Result<Database, Failure> {
    let DatabaseAddress::Sqlite(database) = data.address()? else {
        return data.open();
    };
    let usual = BackupSettings::usual_folder(data.folder());
    let copies = backups.map_or(usual.as_path(), |backups| backups.folder.as_path());
    lost::refuse(&database, copies)?;
    overwritten::refuse_mixed(&database)?;
    overwritten::refuse(&database, &data.keys(), &[copies, usual.as_path()])?;
    let is_new = !database.exists();
    let db = data.open()?;
    if is_new && matches!(data.keys(), KeySource::Environment(_)) {
        // the file of the keys would have shown an earlier one
        tracing::warn!(
            "There was no database at {}, and a new one was made, for which PODIUM_KEYS has the keys. If there should have been \
             one, stop Podium: is its disk mounted?",
            database.display()
        );
    }
    Ok(db)
}

/// Marks the folder of an embedded database as one on which a service runs, until the returned mark is dropped.
fn mark(folder: &Path, db: &Database) -> Option<in_use::Mark> {
    let marked = db.file().map(|_| in_use::mark(folder))?;
    if let Err(error) = &marked {
        // for example on a network disk: only `restore` and `doctor` are less precise then
        tracing::warn!(%error, "the data folder could not be marked as in use");
    }
    marked.ok()
}

/// Serves until a signal stops it.
pub fn run(data: &DataArguments, arguments: &ServeArguments) -> Result<(), Failure> {
    // First: the following steps may log warnings.
    log::start(arguments.log_format)?;
    for sentence in log::misspelled_settings() {
        tracing::warn!("{sentence}");
    }
    memory::set_up();
    let open_files = raise_open_file_limit();
    let address = data.address()?;
    let backups = arguments.backups(data)?;
    let rulesets = arguments.rulesets.load()?;
    // Before the database is opened: a migrated database no longer fits an older version that may still hold the
    // address. Clients that connect meanwhile wait. And before the addresses are printed, because port 0 chooses one.
    let listener = listen(arguments.listen, "--listen")?;
    let metrics = arguments
        .metrics_listen
        .map(|address| listen(address, "--metrics-listen"))
        .transpose()?;
    let db = open(data, backups.as_ref())?;
    let _runs = mark(data.folder(), &db);
    let local = listener.local_addr().map_err(Failure::input)?;
    let settings = arguments.settings(data, local, open_files);
    if let Some(warning) = settings.warning() {
        tracing::warn!("{warning}");
    }
    // Before an address is printed: with keys that do not match the database, nothing is served.
    let state = State::new(db.clone(), settings).map_err(Failure::input)?;
    let state = actix_web::web::Data::new(state.with_rulesets(rulesets));
    state.watched.allow("main", 1);
    let settings = &state.settings;
    if db.is_sqlite()
        && let Err(error) = backups::identity(&db)
    {
        tracing::warn!(%error, "the database could not be given its identity: one that is copied over it is not noticed");
    }
    if let Err(error) = security_log::forget_old(&db, settings.security.log_days) {
        // for example on a full disk, where pages are still served
        tracing::warn!(%error, "old entries of the security log could not be deleted");
    }
    let base = settings
        .public_url
        .as_ref()
        .map_or_else(|| format!("http://{local}"), |url| url.as_str().to_owned());
    match &address {
        DatabaseAddress::Sqlite(path) => {
            for copy in private::copies_before_upgrades(path) {
                tracing::warn!(
                    "{} is a copy of the database from before an upgrade: what was removed as personal data since is still in \
                     it. Delete it once the new version has proven itself.",
                    copy.display()
                );
            }
            output::print(&format!("Data: {}\n", path.display()))?;
        }
        DatabaseAddress::Postgres(_) => output::print("Data: PostgreSQL\n")?,
    }
    output::print(&format!("Podium is at {base}/\n"))?;
    // Printed only if there are no accounts: a person who reads standard output operates the machine.
    if let Some(token) = links::set_up(&db).map_err(Failure::input)? {
        output::print(&format!(
            "Nobody has an account yet. Make the first one, an administrator's, within 24 hours at\n  {base}{}\n\
             The next start, also of another instance, prints another link, and this one no longer works.\n",
            links::path(&token)
        ))?;
    }
    if let Some(listener) = &metrics {
        let address = listener.local_addr().map_err(Failure::input)?;
        output::print(&format!("Metrics are at http://{address}/metrics\n"))?;
    }
    let copying = backups
        .map(|settings| backups::start(db.clone(), settings, Arc::clone(&state.backups), &state.watched))
        .transpose()
        .map_err(Failure::input)?;
    let settings = Settings {
        base: base.clone(),
        private: state.settings.private_webhooks,
    };
    let (key, counts) = (Arc::clone(&state.push_key), Arc::clone(&state.pushes));
    let pushing = PushCourier::new(db.clone(), key, settings.clone(), counts);
    let pushing = pushing.start(&state.watched).map_err(Failure::input)?;
    let courier = Courier::new(db, state.secrets.clone(), settings, Arc::clone(&state.deliveries));
    let sending = courier.start(&state.watched).map_err(Failure::input)?;
    let served = actix_web::rt::System::new().block_on(async move {
        if let Some(listener) = metrics {
            actix_web::rt::spawn(serve::metrics(state.clone(), listener).map_err(Failure::input)?);
        }
        serve::forget_old_security_entries(state.clone());
        if state.db.is_sqlite() {
            serve::watch_files(state.clone());
        }
        rushes::give_memory_back(state.clone());
        // For the signal handler, which ends the open streams: otherwise they would hold the server up for ever.
        let live = state.live.clone();
        let server = serve::server(state, listener, arguments.workers.into()).map_err(Failure::input)?;
        serve::stop_on_signals(server.handle(), live).map_err(Failure::input)?;
        server.await.map_err(Failure::input)
    });
    sending.stop();
    pushing.stop();
    if let Some(copying) = copying {
        copying.stop();
    }
    served
}
