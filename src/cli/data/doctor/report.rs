//! The findings of `podium doctor`, for people and for machines.

use serde::Serialize;
use serde_json::json;

use crate::cli::output;
use crate::cli::problem::Problem;

/// How a check went.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Level {
    Ok,
    /// Nothing is wrong now, but somebody should know.
    Note,
    Wrong,
}

#[derive(Debug, Serialize)]
struct Finding {
    check: &'static str,
    level: Level,
    says: String,
    /// What to do about it.
    #[serde(rename = "do")]
    help: Option<String>,
}

/// What was found, in the order of the checks.
#[derive(Debug, Default)]
pub struct Report(Vec<Finding>);

impl Report {
    /// Notes that a check found nothing.
    pub fn ok(&mut self, check: &'static str, says: impl Into<String>) {
        self.add(check, Level::Ok, says.into(), None);
    }

    /// Notes something that somebody should know, and what to do about it.
    pub fn note(&mut self, check: &'static str, says: impl Into<String>, help: impl Into<String>) {
        self.add(check, Level::Note, says.into(), Some(help.into()));
    }

    /// Notes something that is wrong, and what to do about it.
    pub fn wrong(&mut self, check: &'static str, says: impl Into<String>, help: impl Into<String>) {
        self.add(check, Level::Wrong, says.into(), Some(help.into()));
    }

    /// Notes what commands refuse in the same words.
    pub fn problem(&mut self, check: &'static str, Problem { says, help }: Problem) {
        self.wrong(check, says, help);
    }

    fn add(&mut self, check: &'static str, level: Level, says: String, help: Option<String>) {
        self.0.push(Finding {
            check,
            level,
            says,
            help,
        });
    }

    /// Whether a check has found something to tell.
    pub fn tells_of(&self, check: &str) -> bool {
        self.0
            .iter()
            .any(|found| found.check == check && found.level != Level::Ok)
    }

    /// Whether a finding says this.
    pub fn has(&self, says: &str) -> bool {
        self.0.iter().any(|found| found.says == says)
    }

    /// How many things are wrong.
    pub fn wrongs(&self) -> usize {
        self.0.iter().filter(|found| found.level == Level::Wrong).count()
    }

    /// A line for each finding.
    pub fn lines(&self) -> String {
        let line = |found: &Finding| {
            let level = match found.level {
                Level::Ok => "ok",
                Level::Note => "note",
                Level::Wrong => "wrong",
            };
            let help = found.help.as_ref().map(|help| format!(" {help}")).unwrap_or_default();
            format!("{level:<5}  {:<12}  {}{help}\n", found.check, found.says)
        };
        self.0.iter().map(line).collect()
    }

    /// The findings as JSON.
    pub fn json(&self) -> String {
        output::json(&json!({"wrong": self.wrongs(), "checks": self.0}))
    }
}
