//! Clients away from the tables: judges who take, give back and resolve calls, and organizers who step through rounds.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;

use super::history::Heard;
use super::judge_call::{self, Deed};
use super::rounds::{self, State, Step};
use super::sender::{Doors, Reply, Request};
use super::site::{CallHere, Site, Stage};
use crate::harness::form::Form;

/// Rounds that are drafted at the most: four players meet no more often.
const MOST_ROUNDS: u32 = 3;

/// A judge or an organizer.
pub struct Official<'s> {
    site: &'s Site,
    doors: &'s Doors,
    id: u32,
    chance: StdRng,
}

impl<'s> Official<'s> {
    pub fn new(site: &'s Site, doors: &'s Doors, id: u32, seed: u64) -> Self {
        Self {
            site,
            doors,
            id,
            chance: StdRng::seed_from_u64(seed ^ u64::from(id)),
        }
    }

    fn base(&mut self) -> String {
        self.doors.any(self.chance.random_range(0..2))
    }

    /// Takes calls, gives them back and resolves them until it is stopped.
    pub fn judge(mut self, judge: u8) {
        while !self.site.is_stopped() {
            let open: Vec<&CallHere> = self.site.calls.iter().filter(|call| !call.history.is_full()).collect();
            if open.is_empty() {
                return;
            }
            let call = open[self.chance.random_range(0..open.len())];
            let looked = self.on_call(call, judge_call::Act::Look { judge });
            let Heard::Outcome(judge_call::Outcome::Offered { claim, give_back }) = looked else {
                continue;
            };
            let chosen = self.chance.random_range(0..10);
            let (deed, version) = match (claim, give_back) {
                (_, Some(version)) if chosen == 0 => (Deed::Resolve, version),
                (_, Some(version)) => (Deed::GiveBack, version),
                (Some(version), _) => (Deed::Claim, version),
                // another judge has it by now: pressing the button is refused
                _ => (Deed::Claim, 1),
            };
            let key = self.site.key();
            let act = judge_call::Act::Do {
                key,
                judge,
                deed,
                version,
            };
            if self.on_call(call, act.clone()) == Heard::Unknown && self.chance.random_bool(0.5) {
                self.on_call(call, act);
            }
        }
    }

    fn on_call(&mut self, call: &CallHere, act: judge_call::Act) -> Heard<judge_call::Outcome> {
        let (site, base) = (self.site, self.base());
        let send = || send_to_call(site, &base, call, &act);
        let is_refusal = |outcome: &judge_call::Outcome| *outcome == judge_call::Outcome::Refused;
        call.history.call(&site.counts, self.id, act.clone(), send, is_refusal)
    }

    /// Steps through the rounds of tournaments, to and fro, until it is stopped.
    pub fn organize(mut self) {
        while !self.site.is_stopped() {
            let open: Vec<&Stage> = self
                .site
                .stages
                .iter()
                .filter(|stage| !stage.history.is_full())
                .collect();
            if open.is_empty() {
                return;
            }
            let stage = open[self.chance.random_range(0..open.len())];
            let read = self.on_stage(stage, rounds::Act::Read);
            let Heard::Outcome(rounds::Outcome::Are {
                version, round, state, ..
            }) = read
            else {
                continue;
            };
            let key = self.site.key();
            let step = |step| rounds::Act::Go {
                key,
                step,
                version,
                round,
            };
            let back = self.chance.random_ratio(1, 3);
            let act = match (state, back) {
                (State::None, _) => step(Step::Draft),
                (State::Draft, true) => step(Step::Discard),
                (State::Draft, false) => step(Step::Publish),
                (State::Published, true) => step(Step::Unpublish),
                (State::Published, false) => step(Step::Start),
                (State::Running, true) => step(Step::Unstart),
                (State::Running, false) if self.chance.random_bool(0.5) => rounds::Act::Draw { key, round },
                (State::Running, false) => step(Step::Finish),
                (State::Finished, false) if round < MOST_ROUNDS => step(Step::Draft),
                (State::Finished, _) => step(Step::Reopen),
            };
            if self.on_stage(stage, act.clone()) == Heard::Unknown && self.chance.random_bool(0.5) {
                self.on_stage(stage, act);
            }
        }
    }

    fn on_stage(&mut self, stage: &Stage, act: rounds::Act) -> Heard<rounds::Outcome> {
        let (site, base) = (self.site, self.base());
        let send = || send_to_stage(site, &base, stage, &act);
        stage
            .history
            .call(&site.counts, self.id, act.clone(), send, rounds::Outcome::is_refusal)
    }
}

/// Sends what a judge does with a call to an instance.
pub fn send_to_call(site: &Site, base: &str, call: &CallHere, act: &judge_call::Act) -> Heard<judge_call::Outcome> {
    use judge_call::{Act, Outcome};
    let own = |judge: u8, request: Request| {
        let session = &site.judges[usize::from(judge)];
        request.with("cookie", format!("podium_session={}", session.token))
    };
    let list = format!("/t/{}/desk/calls", site.hall);
    match act {
        Act::Look { judge } => own(*judge, Request::get(list)).send(base).map(|reply| {
            assert_eq!(reply.status, 200, "{}", reply.body);
            let forms = Form::all(&reply.body);
            let offered = |what: &str| {
                let action = format!("/{}/{what}", call.id);
                let form = forms.iter().find(|form| form.action.ends_with(&action))?;
                form.value("version").parse().ok()
            };
            Outcome::Offered {
                claim: offered("claim"),
                give_back: offered("give-back"),
            }
        }),
        Act::Do {
            key,
            judge,
            deed,
            version,
        } => {
            let what = match deed {
                Deed::Claim => "claim",
                Deed::GiveBack => "give-back",
                Deed::Resolve => "resolve",
            };
            let (id, version) = (format!("form-{key}"), version.to_string());
            let csrf = site.judges[usize::from(*judge)].csrf.as_str();
            let fields = [("csrf", csrf), ("form_id", &id), ("version", &version)];
            let request = Request::form(format!("{list}/{}/{what}", call.id), &fields);
            own(*judge, request).send(base).map(|reply| match reply.status {
                303 => Outcome::Done,
                409 => Outcome::Refused,
                status => panic!("{status} for a call: {}", reply.body),
            })
        }
        Act::Read => unreachable!("only the database is read so"),
    }
}

/// What a program reads of the rounds of a tournament.
pub fn read_rounds(site: &Site, base: &str, stage: &Stage) -> Heard<rounds::Outcome> {
    let path = format!("/api/v1/tournaments/{}/rounds", stage.slug);
    let reply = Request::get(path).by_token(&site.token).send(base);
    reply.map(|reply| {
        assert_eq!(reply.status, 200, "{}", reply.body);
        let json = reply.json();
        let newest = json["rounds"].as_array().and_then(|all| all.last());
        rounds::Outcome::Are {
            version: json["version"].as_i64().expect("staff sees the version"),
            round: newest.map_or(0, |round| round["number"].as_u64().expect("a number") as u32),
            state: newest.map_or(State::None, |round| {
                State::of(round["state"].as_str().expect("a state"))
            }),
            reported: newest.is_some_and(|round| round["reported"] != 0),
        }
    })
}

fn send_to_stage(site: &Site, base: &str, stage: &Stage, act: &rounds::Act) -> Heard<rounds::Outcome> {
    let at = format!("/api/v1/tournaments/{}/rounds", stage.slug);
    let request = match act {
        rounds::Act::Read => return read_rounds(site, base, stage),
        rounds::Act::Draw { key, round } => {
            let path = format!("{at}/{round}/tables/1/result");
            Request::call("PUT", path, *key, &json!({"games": [{"winner": null}]}))
        }
        rounds::Act::Go {
            key,
            step,
            version,
            round,
        } => {
            let body = json!({"version": version});
            let (method, path) = match step {
                // below the minimum of players (T19) a reason is asked for
                Step::Draft => {
                    let body = json!({"version": version, "reason": "four players"});
                    let request = Request::call("POST", at, *key, &body);
                    return request.by_token(&site.token).send(base).map(|reply| stepped(&reply));
                }
                Step::Discard => ("DELETE", format!("{at}/{round}")),
                Step::Publish => ("POST", format!("{at}/{round}/publish")),
                Step::Unpublish => ("POST", format!("{at}/{round}/unpublish")),
                Step::Start => ("POST", format!("{at}/{round}/start")),
                Step::Unstart => ("POST", format!("{at}/{round}/unstart")),
                Step::Finish => ("POST", format!("{at}/{round}/finish")),
                Step::Reopen => ("POST", format!("{at}/{round}/reopen")),
            };
            Request::call(method, path, *key, &body)
        }
    };
    request.by_token(&site.token).send(base).map(|reply| stepped(&reply))
}

fn stepped(reply: &Reply) -> rounds::Outcome {
    use rounds::Outcome;
    let json = reply.json();
    let version = json["rounds"]["version"].as_i64().or(json["version"].as_i64());
    match reply.status {
        200 if json.get("changed").is_some() => Outcome::Drawn,
        200 | 201 => Outcome::Now(version.expect("the version since")),
        412 => Outcome::Outdated,
        404 | 409 => Outcome::Refused,
        status => panic!("{status} for a step: {}", reply.body),
    }
}
