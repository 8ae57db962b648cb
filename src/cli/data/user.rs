//! `podium user`: managing accounts on the command line. There is no sign-in, because anybody who can run it has the
//! database.

use std::io::BufRead;

use clap::Subcommand;
use serde_json::json;

use crate::cli::serve::DataArguments;
use crate::cli::{Failure, output};
use podium_base::config::PublicUrl;
use podium_ops::site::accounts::{self, Change, NewAccount, Password, UserName};
use podium_ops::site::links;
use podium_ops::{Command, OpError, Sender, SiteWork};
use podium_store::site::accounts as stored;
use podium_store::site::accounts::Account;
use podium_store::{Database, DbError, SiteRole};

/// Base address of links without `--public-url`: the default address of `podium serve`.
const DEFAULT_BASE: &str = "http://127.0.0.1:8080";

#[derive(Debug, Subcommand)]
pub enum UserCommand {
    /// Create an account; its password is generated and printed, or read from standard input
    Add {
        /// User name
        name: String,
        /// administrator, organizer or staff
        #[arg(long, default_value = "organizer", value_parser = site_role)]
        role: SiteRole,
        /// Read the password from the first line of standard input
        #[arg(long)]
        password_stdin: bool,
    },
    /// Show every account
    List {
        /// Print a JSON list
        #[arg(long)]
        json: bool,
    },
    /// Print a link to choose a new password; it works once, within one hour
    Reset {
        /// User name
        name: String,
        /// The address people type, such as https://podium.example
        #[arg(long, env = "PODIUM_PUBLIC_URL", value_parser = PublicUrl::parse)]
        public_url: Option<PublicUrl>,
    },
    /// Change what an account may do on the site
    Role {
        /// User name
        name: String,
        /// administrator, organizer or staff
        #[arg(value_parser = site_role)]
        role: SiteRole,
    },
    /// Sign an account out everywhere and keep it from signing in
    Disable {
        /// User name
        name: String,
    },
    /// Let a disabled account sign in again
    Enable {
        /// User name
        name: String,
    },
    /// Turn off an account's second factor, if its phone and recovery codes are lost
    RemoveSecondFactor {
        /// User name
        name: String,
    },
}

fn site_role(text: &str) -> Result<SiteRole, String> {
    SiteRole::parse(text).ok_or_else(|| "expected administrator, organizer or staff".to_owned())
}

/// Runs a command on accounts.
pub fn run(data: &DataArguments, command: &UserCommand) -> Result<(), Failure> {
    let db = data.open_there()?;
    let done = match command {
        UserCommand::Add {
            name,
            role,
            password_stdin,
        } => add(&db, name, *role, *password_stdin)?,
        UserCommand::List { json } => list(&db, *json, &data.typed("user add NAME --role administrator"))?,
        UserCommand::Reset { name, public_url } => {
            let account = find(&db, name)?;
            let token = run_on_site(&db, |work| links::make_reset(work, &account.id))?;
            // There is no request that names a host.
            let base = public_url.as_ref().map_or(DEFAULT_BASE, PublicUrl::as_str);
            format!(
                "{} chooses a new password here, once and within one hour:\n{base}{}\n",
                account.name,
                links::path(&token)
            )
        }
        UserCommand::Role { name, role } => {
            let account = change(&db, name, Change::Role(*role))?;
            format!("{} is {} now.\n", account.name, role.label().to_lowercase())
        }
        UserCommand::Disable { name } => {
            let account = change(&db, name, Change::Disable)?;
            format!("{} is disabled and signed out everywhere.\n", account.name)
        }
        UserCommand::RemoveSecondFactor { name } => {
            let account = change(&db, name, Change::RemoveSecondFactor)?;
            format!(
                "{} signs in with the password alone, and is signed out everywhere.\n",
                account.name
            )
        }
        UserCommand::Enable { name } => format!("{} can sign in again.\n", change(&db, name, Change::Enable)?.name),
    };
    output::print(&done)
}

fn failure(error: OpError) -> Failure {
    Failure::input(error)
}

fn find(db: &Database, name: &str) -> Result<Account, Failure> {
    db.read(|conn| accounts::by_name(conn, name)).map_err(failure)
}

/// Runs a command on the site as the command line.
fn run_on_site<T>(db: &Database, act: impl Fn(&mut SiteWork<'_, '_>) -> Result<T, OpError>) -> Result<T, Failure> {
    Command::on_site(Sender::CommandLine)
        .run_on_site(db, act)
        .map_err(failure)
}

fn change(db: &Database, name: &str, change: Change) -> Result<Account, Failure> {
    let account = find(db, name)?;
    run_on_site(db, |work| accounts::change(work, &account.id, None, change))
}

fn add(db: &Database, name: &str, role: SiteRole, password_stdin: bool) -> Result<String, Failure> {
    let name = UserName::choose(name).map_err(|p| Failure::input(p.message))?;
    let password = if password_stdin {
        let mut line = String::new();
        std::io::stdin()
            .lock()
            .read_line(&mut line)
            .map_err(|e| Failure::input(format!("The password cannot be read from standard input: {e}.")))?;
        // Only the line end: spaces may be part of a password.
        let typed = line.trim_end_matches(['\r', '\n']);
        Password::choose(typed, name.as_str()).map_err(|p| Failure::input(p.message))?
    } else {
        // Not from an argument, which would be visible in the shell's history and the list of processes.
        Password::generate()
    };
    let new = NewAccount::of(name, &password).map_err(failure)?;
    let account = run_on_site(db, |work| accounts::add(work, &new, role))?;
    let made = format!("Made the account {}, {}.\n", account.name, role.label().to_lowercase());
    Ok(match password_stdin {
        true => made,
        // Only its hash is stored.
        false => format!("{made}Its password, shown only now: {}\n", password.reveal()),
    })
}

/// `add`: the command that makes the first one.
fn list(db: &Database, as_json: bool, add: &str) -> Result<String, Failure> {
    let all: Result<Vec<Account>, DbError> = db.read(stored::all);
    let all = all.map_err(Failure::input)?;
    if as_json {
        let items = all.iter().map(|a| {
            json!({
                "name": a.name,
                "role": a.site_role.as_str(),
                "disabled": a.disabled,
                "second_factor": a.has_second_factor(),
                "created_at": a.created_at.and_utc().to_rfc3339(),
            })
        });
        return Ok(output::json(&items.collect()));
    }
    if all.is_empty() {
        return Ok(format!("There is no account yet. Make one with `{add}`.\n"));
    }
    let head = ["name", "role", "state", "since (UTC)"].map(str::to_owned);
    let rows: Vec<Vec<String>> = all
        .iter()
        .map(|a| {
            vec![
                a.name.clone(),
                a.site_role.as_str().to_owned(),
                if a.disabled { "disabled" } else { "can sign in" }.to_owned(),
                a.created_at.format("%Y-%m-%d %H:%M").to_string(),
            ]
        })
        .collect();
    Ok(output::table(&head, &rows, &[0, 1, 2, 3]))
}
