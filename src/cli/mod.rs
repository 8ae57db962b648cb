//! The commands, one file each. Those that compute read documents; the others work on the service's database.

pub mod data;
pub mod files;
mod input;
mod log;
mod output;
mod problem;
pub mod serve;
mod translations;

use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::parser::ValueSource;
use clap::{ArgMatches, Args, CommandFactory, FromArgMatches, Parser, Subcommand};

/// Runs multiplayer Magic tournaments: pods, Swiss rounds, a playoff, judges on the floor.
#[derive(Debug, Parser)]
#[command(name = "podium", version, args_conflicts_with_subcommands = false)]
struct Arguments {
    #[command(flatten)]
    data: serve::DataArguments,
    #[command(flatten)]
    serve: serve::ServeArguments,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the web service (the default)
    Serve(serve::ServeArguments),
    /// Print the standings of an event document
    Standings(files::standings::Arguments),
    /// Pair the next Swiss round of an event document, and explain the pairing
    Pair(files::pair::Arguments),
    /// Check every Swiss round of an event with code that is independent of the pairing
    Check(files::check::Arguments),
    /// Recompute every draw of a finished event from its secret
    Verify(data::verify::Arguments),
    /// Simulate whole events with random outcomes: how well and how fast they are paired
    Simulate(files::simulate::Arguments),
    /// Make the next playoff round of an event document
    Cut(files::cut::Arguments),
    /// Print the recommended number of Swiss rounds, and the cut
    Rounds(files::rounds::Arguments),
    /// Show, compare and check rulesets: list, show, compare, check
    Rulesets(files::rulesets::Arguments),
    /// Replay a game document
    Melee(files::melee::MeleeArguments),
    /// Fill an empty database with a sample tournament in its third round
    Demo,
    /// Store an event document, or TopDeck's JSON, as a new tournament
    Import(files::archive::ImportArguments),
    /// Print a tournament as an event document
    Export(files::archive::ExportArguments),
    /// Back up the embedded database, also while the service runs
    Backup(files::archive::BackupArguments),
    /// Check a backup, show what it contains, and restore it into a data folder without a database
    Restore(data::restore::Arguments),
    /// Check the data, the machine and the settings, and say what to do; changes nothing
    Doctor(data::doctor::Arguments),
    /// Migrate the database to this version
    Migrate,
    /// Manage the keys of players' links and forms: show, rotate
    #[command(subcommand)]
    Keys(data::keys::KeysCommand),
    /// Manage the card data and banned list for checking decklists: import, banned, show
    #[command(subcommand)]
    Cards(files::cards::CardsCommand),
    /// Manage accounts: add, list, reset, role, disable, enable
    #[command(subcommand)]
    User(data::user::UserCommand),
    /// Show which messages of the catalogues are not translated, not used, or changed in English since
    Translations(translations::Arguments),
}

/// A failure of a command: its message on standard error and its exit status.
#[derive(Debug)]
pub struct Failure {
    message: String,
    status: u8,
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.message)
    }
}

impl Failure {
    /// Creates a failure because of the input: status 1.
    pub fn input(message: impl ToString) -> Self {
        Self {
            message: message.to_string(),
            status: 1,
        }
    }

    /// Creates a failure because of wrong usage: status 2.
    pub fn usage(message: impl ToString) -> Self {
        Self {
            message: message.to_string(),
            status: 2,
        }
    }
}

/// Runs the command line. Exit status 0 means done, 1 an error in the input, 2 wrong usage.
pub fn run() -> ExitCode {
    // before anything is written: databases, keys and copies are only for the program's own user
    rustix::process::umask(rustix::fs::Mode::from_raw_mode(0o077));
    let matches = Arguments::command().get_matches();
    refuse_misplaced(&matches);
    // Cannot fail after `get_matches`, which has checked the same arguments.
    let arguments = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let done = match arguments.command {
        None => serve::run(&arguments.data, &arguments.serve),
        Some(Command::Serve(serve)) => serve::run(&arguments.data, &serve),
        Some(Command::Standings(arguments)) => files::standings::run(&arguments),
        Some(Command::Pair(arguments)) => files::pair::run(&arguments),
        Some(Command::Check(arguments)) => files::check::run(&arguments),
        Some(Command::Verify(arguments)) => data::verify::run(&arguments),
        Some(Command::Simulate(arguments)) => files::simulate::run(&arguments),
        Some(Command::Cut(arguments)) => files::cut::run(&arguments),
        Some(Command::Rounds(arguments)) => files::rounds::run(&arguments),
        Some(Command::Rulesets(arguments)) => files::rulesets::run(&arguments),
        Some(Command::Melee(game)) => files::melee::run(&game),
        Some(Command::Demo) => data::demo::run(&arguments.data),
        Some(Command::Import(of)) => files::archive::import(&arguments.data, &of),
        Some(Command::Export(of)) => files::archive::export(&arguments.data, &of),
        Some(Command::Backup(of)) => files::archive::backup(&arguments.data, &of),
        Some(Command::Restore(of)) => data::restore::run(&arguments.data, &of),
        Some(Command::Doctor(of)) => data::doctor::run(&arguments.data, &of),
        Some(Command::Migrate) => migrate(&arguments.data),
        Some(Command::Keys(command)) => data::keys::run(&arguments.data, &command),
        Some(Command::Cards(command)) => files::cards::run(&arguments.data, &command),
        Some(Command::User(command)) => data::user::run(&arguments.data, &command),
        Some(Command::Translations(arguments)) => translations::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            output::note(format_args!("podium: {}", arguments.data.explained(failure.message)));
            ExitCode::from(failure.status)
        }
    }
}

/// Refuses options of the service before another command, because they would have no effect.
fn refuse_misplaced(matches: &ArgMatches) {
    let Some(command) = matches.subcommand_name() else {
        return;
    };
    for argument in serve::ServeArguments::augment_args(clap::Command::new("serve")).get_arguments() {
        let id = argument.get_id().as_str();
        // A value from the environment is meant for the service and disturbs no other command.
        let typed = matches.try_contains_id(id).is_ok() && matches.value_source(id) == Some(ValueSource::CommandLine);
        if let Some(flag) = argument.get_long().filter(|_| typed) {
            let message = match command {
                "serve" | "doctor" => {
                    format!("put --{flag} after the command: podium {command} --{flag} …")
                }
                _ => format!("--{flag} is for the service, not for podium {command}"),
            };
            Arguments::command().error(ErrorKind::ArgumentConflict, message).exit();
        }
    }
}

fn migrate(data: &serve::DataArguments) -> Result<(), Failure> {
    let address = data.address()?;
    let db = data.open_as_it_is()?;
    let done = db.migrate(&address).map_err(Failure::input)?;
    let copied = done.copy.map(|copy| format!("copied to {}\n", copy.display()));
    let ran = match done.ran.as_slice() {
        [] => "The database is up to date.".to_owned(),
        ran => format!("Ran: {}", ran.join(", ")),
    };
    output::print(&format!("{}{ran}\n", copied.unwrap_or_default()))
}
