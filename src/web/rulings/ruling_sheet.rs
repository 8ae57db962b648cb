//! All rulings as CSV, one line for each player of each ruling.

use actix_web::HttpRequest;

use super::labels;
use crate::ops::{SecurityEvent, rulings};
use crate::rules::penalties::Penalty;
use crate::web::csv_cell::harmless;
use crate::web::desk::{Desk, Inside};
use crate::web::error::{WebError, WebResult};
use crate::web::page;
use crate::web::state::{App, read};

const HEADS: [&str; 22] = [
    "ruling",
    "round",
    "table",
    "time (UTC)",
    "judge",
    "state",
    "player",
    "name",
    "infraction",
    "infraction name",
    "penalty",
    "proposed",
    "carried out",
    "dropped",
    "what happened",
    "answer",
    "rule",
    "minutes",
    "to the head judge (UTC)",
    "decided by",
    "decided (UTC)",
    "decision",
];

/// `GET …/desk/rulings.csv`: staff.
pub(super) async fn csv(app: App, request: HttpRequest, desk: Desk<Inside>) -> WebResult {
    let event = SecurityEvent::PrivateExport {
        what: "the rulings as CSV",
    };
    desk.record(&app, &request, event).await?;
    let tournament = desk.tournament.clone();
    let book = read(&app, move |conn| Ok::<_, WebError>(rulings::book(conn, &tournament)?)).await?;
    let profile = desk.tournament.profile()?;
    let table = profile.penalty_table();
    let failed = || WebError::bad_request("The rulings cannot be written as CSV.");
    let mut out = ::csv::Writer::from_writer(Vec::new());
    out.write_record(HEADS).map_err(|_| failed())?;
    for entry in &book.entries {
        let row = &entry.row;
        let time = |at: Option<crate::clock::Moment>| {
            at.map_or(String::new(), |at| at.format("%Y-%m-%d %H:%M:%S").to_string())
        };
        // a ruling without players has a line too
        let mut parts: Vec<_> = entry.players.iter().map(Some).collect();
        if parts.is_empty() {
            parts.push(None);
        }
        for about in parts {
            let code = about.and_then(|about| about.row.infraction.as_deref());
            let has_penalty = about.filter(|about| about.row.infraction.is_some());
            let cells = [
                row.number.to_string(),
                row.round.to_string(),
                entry.table.map_or(String::new(), |table| table.to_string()),
                time(Some(row.made_at)),
                entry.made_by.clone(),
                match rulings::waits_for_confirmation(row) {
                    true => "for_head_judge".to_owned(),
                    false => row.state.as_str().to_owned(),
                },
                about.map_or(String::new(), |about| about.player.number.to_string()),
                about.map_or(String::new(), |about| about.player.name.clone()),
                code.unwrap_or_default().to_owned(),
                code.map_or(String::new(), |code| {
                    labels::infraction(&table, code)
                        // The code has a column of its own.
                        .trim_start_matches(code)
                        .trim()
                        .to_owned()
                }),
                has_penalty.map_or("", |about| about.penalty.as_str()).to_owned(),
                about
                    .and_then(|about| about.proposed)
                    .map_or("", Penalty::as_str)
                    .to_owned(),
                about
                    .and_then(|about| about.row.effect)
                    .map_or("", |effect| effect.as_str())
                    .to_owned(),
                about
                    .map_or("", |about| if about.row.drops { "yes" } else { "" })
                    .to_owned(),
                row.what.clone(),
                row.answer.clone(),
                row.rule.clone(),
                entry.minutes.map_or(String::new(), |minutes| minutes.to_string()),
                time(row.appealed_at),
                entry.decided_by.clone().unwrap_or_default(),
                time(row.decided_at),
                row.decision.clone().unwrap_or_default(),
            ];
            // Judges type these texts, and spreadsheets would evaluate one that begins with "=".
            out.write_record(cells.iter().map(|text| harmless(text)))
                .map_err(|_| failed())?;
        }
    }
    let body = out.into_inner().map_err(|_| failed())?;
    Ok(page::private_csv(&format!("{}-rulings", desk.tournament.slug), body))
}
