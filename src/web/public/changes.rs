//! The public list of manual changes with their reasons.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;

use crate::web::frame::answer::error::WebResult;
use crate::web::frame::answer::page::{self, Caching};
use crate::web::frame::look::local_time::date_time;
use crate::web::frame::look::shell::{Door, Shell};
use crate::web::frame::state::App;
use crate::web::shared::people::named::{Names, with_names};
use crate::web::shared::view::View;
use podium_base::clock::Moment;
use podium_snapshot::names::of_player;
use podium_store::RoundState;
use podium_store::tournaments::events::Loaded;
use podium_store::tournaments::log::LogLine;

/// `GET /t/{slug}/changes`: for everybody.
pub async fn changes(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    let caching = Caching::page(page::path(&request));
    page::public_as(&app, &request, &slug, caching, |snapshot| {
        let view = View::shown(snapshot);
        let loaded = &snapshot.snapshot.loaded;
        let how = loaded.tournament.names_shown;
        // lines may also name players who are no longer registered
        let all = loaded.players.iter().chain(&loaded.unregistered);
        let names: Names = all.map(|row| (row.id.clone(), of_player(row, how))).collect();
        snapshot.render(&ChangesPage::new(&view, view.changes(), draft_since(loaded), &names))
    })
    .await
}

/// Returns when the current draft was begun, if there is one: its changes become public when it is published.
fn draft_since(loaded: &Loaded) -> Option<Moment> {
    loaded
        .rounds
        .last()
        .filter(|round| round.row.state == RoundState::Draft)
        .map(|round| round.row.created_at)
}

/// The list of changes.
#[derive(Debug, Template)]
#[template(path = "public/changes.html")]
pub struct ChangesPage {
    pub shell: Shell,
    /// Latest first.
    pub lines: Vec<ChangeLine>,
}

/// A change.
#[derive(Debug, PartialEq, Eq)]
pub struct ChangeLine {
    pub when: Message,
    /// As the log has it, in English.
    pub what: Message,
    pub reason: Option<Message>,
}

impl ChangesPage {
    /// Creates the page from the public lines of the log, without those of a draft begun at `draft`; `names` by row id.
    pub fn new(view: &View<'_>, lines: &[LogLine], draft: Option<Moment>, names: &Names) -> Self {
        let zone = &view.tournament().time_zone;
        let in_draft = |line: &LogLine| {
            let of_draft = matches!(
                line.verb.as_str(),
                "round.change" | "round.first" | "round.redraft" | "round.draft" | "round.keep" | "round.late_entry"
            );
            // a line names no round, but those of the draft are not older than it is
            of_draft && draft.is_some_and(|since| line.at >= since)
        };
        Self {
            shell: view.shell(say::common::page_changes(), Door::More, &view.at("changes")),
            lines: lines
                .iter()
                .filter(|line| line.public && !in_draft(line))
                .map(|line| ChangeLine {
                    when: date_time(line.at, zone),
                    what: match is_revoked(lines, line) {
                        true => say::changes::revoked(with_names(&line.what, names)),
                        false => with_names(&line.what, names),
                    },
                    reason: line
                        .reason
                        .as_deref()
                        .filter(|text| !text.is_empty())
                        .map(|text| with_names(text, names)),
                })
                .collect(),
        }
    }
}

/// Returns whether a line says that a player was disqualified, and a later one that this was revoked (T52); `lines`: latest
/// first.
fn is_revoked(lines: &[LogLine], line: &LogLine) -> bool {
    let player = |line: &LogLine| {
        let from = line.what.find("{player:")?;
        line.what[from..].split_once('}').map(|(player, _)| player.to_owned())
    };
    let later = lines.iter().take_while(|other| other.id != line.id);
    line.verb == "player.disqualified"
        && later
            .filter(|other| other.verb == "player.not_disqualified")
            .any(|other| player(other).is_some() && player(other) == player(line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::{Fixture, nine, won};
    use chrono::TimeDelta;
    use podium_event::PodResult;

    fn line(verb: &str, minutes: i64, public: bool) -> LogLine {
        LogLine {
            reason: Some("They came together".into()),
            public,
            ..LogLine::new(
                "t",
                nine() + TimeDelta::minutes(minutes),
                "ora",
                verb,
                "{player:row-1} and {player:row-2} changed places.".into(),
            )
        }
    }

    #[test]
    fn only_public_lines_show_and_a_draft_keeps_its_changes() {
        let snapshot = Fixture::new(&["Ann Ash", "Bob Birch", "Cat Cedar", "Dan Dogwood"])
            .swiss(RoundState::Finished, &[(&[0, 1, 2, 3], won(1))])
            .swiss(RoundState::Draft, &[(&[0, 1, 2, 3], PodResult::NotReported)])
            .snapshot();
        let view = View::of(&snapshot);
        let names = Names::from([("row-1".to_owned(), "Ann Ash".to_owned())]);
        let lines = [
            line("round.change", 5, true),
            line("result.correct", 3, true),
            line("player.drop", 2, false),
            line("round.change", -5, true),
        ];
        let page = ChangesPage::new(&view, &lines, draft_since(&snapshot.loaded), &names);
        assert_eq!(page.lines.len(), 2);
        assert_eq!(page.lines[0].when, "20 Nov 2026, 10:03");
        assert_eq!(page.lines[0].what, "Ann Ash and a player changed places.");
        let reason = page.lines[0].reason.as_ref().expect("a reason");
        assert_eq!(*reason, "They came together");
        let html = page.render().expect("renders");
        assert!(!html.contains("ora"), "who did it is in the full log");
    }
}
