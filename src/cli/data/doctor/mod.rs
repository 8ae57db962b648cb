//! `podium doctor`: problems of the data, the machine and the settings, and their remedies. It changes nothing and
//! leaves nothing behind: it writes and removes one small file, to see whether the disk is writable.

mod amounts;
mod backups;
mod database;
mod machine;
mod report;
mod rights;
mod server;
mod settings;

use clap::Args;

use self::report::Report;
use super::holder::Holder;
use crate::cli::serve::{DataArguments, ServeArguments};
use crate::cli::{Failure, output};
use podium_base::clock;
use podium_base::config::{BackupSettings, DatabaseAddress};

/// Arguments of `doctor`: those of the service, whose settings are looked at too.
#[derive(Debug, Clone, Args)]
pub struct Arguments {
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    serve: ServeArguments,
}

/// Looks at everything, and prints a line for each finding.
///
/// # Errors
/// Something is wrong.
pub fn run(data: &DataArguments, arguments: &Arguments) -> Result<(), Failure> {
    let address = data.address()?;
    let now = clock::now();
    let mut report = Report::default();
    let holder = match &address {
        // before SQLite opens it here
        DatabaseAddress::Sqlite(path) => Holder::of(path),
        DatabaseAddress::Postgres(_) => None,
    };
    let is_astray = holder.as_ref().is_some_and(|holder| holder.astray.is_some());
    let scheduled = arguments.serve.backups(data);
    let copies = match &scheduled {
        Ok(Some(settings)) => settings.folder.clone(),
        Ok(None) | Err(_) => BackupSettings::usual_folder(data.folder()),
    };
    let seen = database::look(&mut report, &address, data, holder.as_ref(), &copies, now);
    machine::look(&mut report, data.folder(), &address, holder.as_ref());
    let user = rights::User::of(data.folder(), holder.as_ref());
    rights::look(&mut report, data.folder(), user.as_ref());
    machine::look_at_limit(&mut report, &arguments.serve, holder.as_ref());
    settings::look(
        &mut report,
        &arguments.serve.settings(data, arguments.serve.listen(), usize::MAX),
    );
    let copied = backups::Copied {
        data: data.folder(),
        address: &address,
        runs: holder.as_ref().is_some_and(|holder| holder.is_service),
        is_there: !is_astray && !seen.is_overwritten,
        kept_in: seen.kept_in,
        user: user.as_ref(),
        forgotten: seen.forgotten,
        now,
    };
    backups::look(&mut report, &copied, scheduled);
    output::print(&match arguments.json {
        true => report.json(),
        false => report.lines(),
    })?;
    match report.wrongs() {
        0 => Ok(()),
        1 => Err(Failure::input("One thing is wrong.")),
        many => Err(Failure::input(format!("{many} things are wrong."))),
    }
}
