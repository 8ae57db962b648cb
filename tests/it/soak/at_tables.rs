//! Clients at the tables: desks that enter, correct and clear, by form and by program; phones that report, confirm and
//! dispute.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;

use super::history::Heard;
use super::sender::{Doors, Reply, Request};
use super::site::{Site, TableHere};
use super::table::{Act, Outcome};
use crate::harness::form::Form;

/// Seats that win, and nobody.
const RESULTS: std::ops::Range<u8> = 0..4;
/// One in this many acts of a desk clears a result.
const CLEARS: u32 = 5;

/// Somebody who acts at one table after the other.
pub struct AtTables<'s> {
    site: &'s Site,
    doors: &'s Doors,
    id: u32,
    chance: StdRng,
}

impl<'s> AtTables<'s> {
    pub fn new(site: &'s Site, doors: &'s Doors, id: u32, seed: u64) -> Self {
        Self {
            site,
            doors,
            id,
            chance: StdRng::seed_from_u64(seed ^ u64::from(id)),
        }
    }

    /// A table at which not enough was done yet.
    fn table(&mut self) -> Option<&'s TableHere> {
        let open: Vec<&TableHere> = self
            .site
            .tables
            .iter()
            .filter(|table| !table.history.is_full())
            .collect();
        (!open.is_empty()).then(|| open[self.chance.random_range(0..open.len())])
    }

    /// Enters and corrects results until it is stopped.
    pub fn keep_desk(mut self) {
        while !self.site.is_stopped() {
            let Some(table) = self.table() else { return };
            let read = self.act(table, Act::Read);
            let seen = match read {
                Heard::Outcome(Outcome::Is { version, .. }) => Some(version),
                _ => None,
            };
            let key = self.site.key();
            let result = self.chance.random_range(RESULTS);
            let wanted = (!self.chance.random_ratio(1, CLEARS)).then_some(result);
            let act = match (self.chance.random_range(0..4), seen) {
                (0, _) | (1, None) => Act::Enter { key, result },
                (1, Some(version)) => Act::Correct {
                    key,
                    version,
                    result: wanted,
                },
                (_, version) => Act::Put {
                    key,
                    version,
                    result: wanted,
                },
            };
            self.act_surely(table, act);
        }
    }

    /// Reports, confirms and disputes until it is stopped.
    pub fn hold_phone(mut self) {
        while !self.site.is_stopped() {
            let Some(table) = self.table() else { return };
            let seat = self.chance.random_range(1..=table.phones.len()) as u8;
            let looked = self.act(table, Act::Look { seat });
            let key = self.site.key();
            let act = match (looked, self.chance.random_range(0..4)) {
                (Heard::Outcome(Outcome::Offered(Some(report))), 0) => Act::Dispute { key, seat, report },
                (Heard::Outcome(Outcome::Offered(Some(report))), 1 | 2) => Act::Confirm { key, seat, report },
                _ => Act::Report {
                    key,
                    seat,
                    result: self.chance.random_range(RESULTS),
                },
            };
            self.act_surely(table, act);
        }
    }

    /// Acts, and now and then sends the same once more when nothing was heard: it must act once.
    fn act_surely(&mut self, table: &TableHere, act: Act) {
        for _ in 0..2 {
            let heard = self.act(table, act.clone());
            if heard != Heard::Unknown || self.chance.random_bool(0.5) {
                return;
            }
        }
    }

    fn act(&mut self, table: &TableHere, act: Act) -> Heard<Outcome> {
        let (site, door) = (self.site, self.chance.random_range(0..2));
        let send = || send(site, self.doors, door, table, &act);
        table
            .history
            .call(&site.counts, self.id, act.clone(), send, Outcome::is_refusal)
    }
}

/// Sends an act to an instance.
pub fn send(site: &Site, doors: &Doors, door: usize, table: &TableHere, act: &Act) -> Heard<Outcome> {
    let base = doors.any(door);
    let (hall, number) = (&site.hall, table.number);
    match act {
        Act::Read => site.read_table(doors, door, table),
        Act::Stored => unreachable!("only the database is asked so"),
        Act::Put { key, version, result } => {
            let path = format!("/api/v1/tournaments/{hall}/rounds/1/tables/{number}/result");
            let reason = reason(*key);
            let request = match result {
                Some(result) => {
                    let body = json!({"games": table.games(*result), "version": version, "reason": reason});
                    Request::call("PUT", path, *key, &body)
                }
                None => Request::call("DELETE", path, *key, &json!({"version": version, "reason": reason})),
            };
            request.by_token(&site.token).send(&base).map(|reply| put(&reply))
        }
        Act::Enter { key, result } => {
            let path = format!("/t/{hall}/desk/results");
            let (table, result) = (number.to_string(), typed(*result));
            let fields = [("table", table.as_str()), ("result", &result)];
            at_desk(site, path, *key, &fields)
                .send(&base)
                .map(|reply| match reply.status {
                    303 => Outcome::Done,
                    200 | 409 => Outcome::Differs,
                    status => panic!("{status} for an entry: {}", reply.body),
                })
        }
        Act::Correct { key, version, result } => {
            let path = format!("/t/{hall}/desk/results/1/{number}");
            let (version, reason) = (version.to_string(), reason(*key));
            let (typed, what) = match result {
                Some(result) => (typed(*result), "save"),
                None => ("D".to_owned(), "take_back"),
            };
            let fields = [
                ("version", version.as_str()),
                ("result", &typed),
                ("reason", &reason),
                ("do", what),
            ];
            at_desk(site, path, *key, &fields).send(&base).map(|reply| form(&reply))
        }
        Act::Look { seat } => {
            let phone = &table.phones[usize::from(*seat) - 1];
            let reply = phone.sends(Request::get(format!("/t/{hall}/me"))).send(&base);
            reply.map(|reply| {
                assert_eq!(reply.status, 200, "{}", reply.body);
                let forms = Form::all(&reply.body).into_iter();
                let mut offered = forms.filter(|form| form.action.ends_with("/me/confirm"));
                Outcome::Offered(offered.next().map(|form| form.value("report").to_owned()))
            })
        }
        Act::Report { key, seat, result } => {
            let winner = typed(*result);
            let request = on_phone(site, table, *seat, *key, "report", &[("winner", &winner)]);
            request.send(&base).map(|reply| form(&reply))
        }
        Act::Confirm { key, seat, report } => {
            let request = on_phone(site, table, *seat, *key, "confirm", &[("report", report)]);
            request.send(&base).map(|reply| form(&reply))
        }
        Act::Dispute { key, seat, report } => {
            let said = reason(*key);
            let fields = [("report", report.as_str()), ("objection", &said)];
            let request = on_phone(site, table, *seat, *key, "dispute", &fields);
            request.send(&base).map(|reply| form(&reply))
        }
    }
}

/// Why an act changes something: by that its line of the log is found.
pub fn reason(key: u64) -> String {
    format!("act {key} of the run")
}

fn typed(result: u8) -> String {
    match result {
        super::table::DRAWN => "D".to_owned(),
        seat => seat.to_string(),
    }
}

fn at_desk(site: &Site, path: String, key: u64, fields: &[(&str, &str)]) -> Request {
    let id = format!("form-{key}");
    let own = [("csrf", site.desk.csrf.as_str()), ("form_id", &id)];
    Request::form(path, &[&own, fields].concat()).with("cookie", format!("podium_session={}", site.desk.token))
}

fn on_phone(site: &Site, table: &TableHere, seat: u8, key: u64, what: &str, fields: &[(&str, &str)]) -> Request {
    let phone = &table.phones[usize::from(seat) - 1];
    let id = format!("form-{key}");
    let own = [("csrf", phone.csrf.as_str()), ("form_id", &id)];
    let path = format!("/t/{}/me/{what}", site.hall);
    phone.sends(Request::form(path, &[&own, fields].concat()))
}

fn form(reply: &Reply) -> Outcome {
    match reply.status {
        303 if reply.notice.contains("had+this+result+already") => Outcome::AlreadySo,
        303 => Outcome::Done,
        409 | 422 => Outcome::Refused,
        status => panic!("{status} for a form: {}", reply.body),
    }
}

fn put(reply: &Reply) -> Outcome {
    let json = reply.json();
    match reply.status {
        200 => Outcome::Set {
            changed: json["changed"].as_bool().expect("whether it changed"),
            version: json["version"].as_i64().expect("a version"),
        },
        412 => Outcome::Outdated,
        428 => Outcome::Unversioned,
        status => panic!("{status} for a result: {}", reply.body),
    }
}
