//! Two pages of one table's result, both opened before either stored one: which result stands, and what the other one sees. The
//! same list is in the handbook (`docs/handbook/scorekeeper.md`).

use std::sync::Barrier;

use podium_event::PodResult;
use podium_ops::run::reports::report;
use podium_ops::run::results::Typed;
use podium_store::floor::reports;
use podium_store::site::access_tokens::Scope;
use podium_store::{ReportState, Role, SiteRole};
use serde_json::json;

use crate::harness::form::{Form, text_of};
use crate::harness::http::{Service, Visitor};
use crate::harness::program::Program;
use crate::harness::{TestDb, both_databases};

/// A way to give a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    /// A seat's button on the results page.
    Tap,
    /// Quick entry.
    Quick,
    /// The table's own page, to which the floor leads too.
    Table,
    /// Time mode of the floor.
    Floor,
    /// A player's report.
    Report,
    /// Another player's confirmation of a report.
    Confirm,
    /// A program's call.
    Api,
}

use Way::{Api, Confirm, Floor, Quick, Report, Table, Tap};

const WAYS: [Way; 7] = [Tap, Quick, Table, Floor, Report, Confirm, Api];

impl Way {
    fn is_staff(self) -> bool {
        !matches!(self, Report | Confirm)
    }
}

/// Somebody with a page open and a result in mind; `slot`: the first or the second of two people.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Entry {
    way: Way,
    slot: usize,
    /// The seat that has won.
    seat: usize,
}

/// What a table has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Now {
    Won(usize),
    Disputed,
    /// A report waits for another player, or nothing was reported.
    Open,
}

/// The list: what stands after two entries in this order, and whether the second one is stored, or is what stands already.
fn expected(first: Entry, second: Entry) -> (bool, Now) {
    let same = first.seat == second.seat;
    match (first.way, second.way) {
        // two players who disagree: the staff decides
        (Report, Report) if !same => (true, Now::Disputed),
        (Report, Confirm) if !same => (false, Now::Disputed),
        // a report is no result yet: the word of the staff is the last one
        (Report, staff) if staff.is_staff() => (true, Now::Won(second.seat)),
        _ => (same, Now::Won(first.seat)),
    }
}

/// An answer.
struct Outcome {
    status: u16,
    /// What its reader sees; of a stored result, on the page that it leads to.
    text: String,
    body: String,
}

impl Outcome {
    fn is_done(&self) -> bool {
        matches!(self.status, 200 | 303)
    }
}

/// A request that is ready to be sent.
enum Ready {
    Form(Visitor, Form),
    Call(Program, String, serde_json::Value),
}

impl Ready {
    fn send(&self) -> Outcome {
        match self {
            Self::Form(visitor, form) => {
                let answer = visitor.send(form);
                let body = match answer.status {
                    303 => {
                        let to = answer.location.split('#').next().unwrap_or_default();
                        visitor.see(to).body
                    }
                    _ => answer.body,
                };
                let (status, text) = (answer.status, text_of(&body));
                Outcome { status, text, body }
            }
            Self::Call(program, path, body) => {
                let answer = program.send("PUT", path, body);
                let text = answer.json["detail"].as_str().unwrap_or_default().to_owned();
                let (status, body) = (answer.status, answer.page.body);
                Outcome { status, text, body }
            }
        }
    }
}

/// A hall with a published round, two of the staff with two programs, and a third one who only looks.
struct Hall<'d> {
    db: &'d TestDb,
    service: Service<'d>,
    slug: String,
    /// The numbers of the players at each table, in seat order.
    seats: Vec<Vec<i64>>,
    desks: [Visitor; 2],
    third: Visitor,
}

impl<'d> Hall<'d> {
    fn of(db: &'d TestDb, name: &str, tables: usize) -> Self {
        let slug = db.in_database_tournament(name, tables * 4);
        db.in_database_profile(&slug, |profile| profile.players_report = Some(true));
        db.next_round(&slug);
        let loaded = db.load(&slug);
        let pods = loaded.event.rounds()[0].pods.iter().zip(1..);
        let seats = pods.map(|(pod, table)| -> Vec<i64> {
            assert_eq!(pod.table, table);
            pod.seats.iter().map(|seat| loaded.row(*seat).number).collect()
        });
        let seats = seats.collect();
        let service = Service::start(db);
        let staff = |name: &str| {
            let visitor = service.in_database_account(name, SiteRole::Staff);
            db.in_database_join(&slug, name, Role::Judge);
            visitor
        };
        let (desks, third) = (["kim", "lee"].map(staff), staff("mo"));
        Self {
            db,
            service,
            slug,
            seats,
            desks,
            third,
        }
    }

    fn at(&self, path: &str) -> String {
        format!("/t/{}{path}", self.slug)
    }

    /// The numbers of the players at a table, in seat order.
    fn players(&self, table: usize) -> &[i64] {
        &self.seats[table - 1]
    }

    fn name(&self, table: usize, seat: usize) -> String {
        format!("Player {:03}", self.players(table)[seat - 1])
    }

    /// The page of the entry's sender as it is now, and the form or call that they would send from it.
    fn ready(&self, table: usize, entry: Entry) -> Ready {
        let Entry { way, slot, seat } = entry;
        let (desk, number) = (self.desks[slot].clone(), self.players(table)[seat - 1]);
        let results = self.at("/desk/results");
        let of_player = |place: usize| {
            let number = self.players(table)[place];
            self.service.in_database_player(&self.slug, number)
        };
        let (table, seat) = (table.to_string(), seat.to_string());
        match way {
            Tap => {
                let mut form = desk.see(&results).form("/desk/results");
                let typed = ["table", "result", "marks"];
                form.fields.retain(|(name, _)| !typed.contains(&name.as_str()));
                Ready::Form(desk, form.set("won", &format!("{table}.{seat}")))
            }
            Quick => {
                let form = desk.see(&results).form("/desk/results");
                Ready::Form(desk, form.set("table", &table).set("result", &seat))
            }
            Table => {
                let page = format!("{results}/1/{table}");
                let form = desk.see(&page).form(&page);
                Ready::Form(desk, form.set("result", &seat))
            }
            Floor => {
                let form = desk.see(&self.at("/desk/floor?show=time")).form("/desk/floor");
                Ready::Form(desk, form.set("won", &format!("{table}.{seat}.0")))
            }
            Report => {
                let player = of_player(slot);
                let page = player.see(&self.at(&format!("/me/result?winner={seat}")));
                let form = page.form("/me/report");
                Ready::Form(player, form)
            }
            Confirm => {
                let player = of_player(slot + 2);
                let form = player.see(&self.at("/me")).form("/me/confirm");
                Ready::Form(player, form)
            }
            Api => {
                let name = ["kim", "lee"][slot];
                let scopes = [Scope::Read, Scope::Results];
                let program = self.service.in_database_program(name, &scopes, None);
                let path = format!("/tournaments/{}/rounds/1/tables/{table}", self.slug);
                let seen = program.see(&path);
                let body = json!({"games": [{"winner": number}], "version": seen["version"]});
                Ready::Call(program, format!("{path}/result"), body)
            }
        }
    }

    /// Both read their pages; where one of them confirms, a report waits.
    fn both_ready(&self, table: usize, entries: [Entry; 2]) -> [Ready; 2] {
        if let Some(confirms) = entries.iter().find(|entry| entry.way == Confirm) {
            let by = usize::from(entries[0].way == Report);
            let typed = Typed {
                games: confirms.seat.to_string(),
                ..Typed::default()
            };
            let player = self.db.player(&self.slug, self.players(table)[by]);
            let said = self.db.act_as(&self.slug, player, |work| report(work, &typed));
            said.expect("a report that waits");
        }
        entries.map(|entry| self.ready(table, entry))
    }

    fn now(&self, table: usize) -> Now {
        let loaded = self.db.load(&self.slug);
        let pod = &loaded.event.rounds()[0].pods[table - 1];
        let id = &loaded.rounds[0].pods[table - 1].id;
        let reports = self.db.db.read(|conn| reports::of_pod(conn, id)).expect("the reports");
        match &pod.result {
            PodResult::Won(winner) => {
                let seat = pod.seats.iter().position(|seat| seat == winner);
                Now::Won(seat.expect("a seat") + 1)
            }
            PodResult::NotReported if reports.iter().any(|report| report.state == ReportState::Disputed) => {
                Now::Disputed
            }
            PodResult::NotReported => Now::Open,
            other => panic!("nobody entered {other:?}"),
        }
    }

    /// What the page of somebody says of the table by now.
    fn page_of(&self, table: usize, entry: Entry) -> String {
        let player = |place: usize| {
            let number = self.players(table)[place];
            let visitor = self.service.in_database_player(&self.slug, number);
            visitor.see(&self.at("/me")).text()
        };
        match entry.way {
            Report => player(entry.slot),
            Confirm => player(entry.slot + 2),
            _ => self.desk_page(table),
        }
    }

    fn desk_page(&self, table: usize) -> String {
        self.third.see(&self.at(&format!("/desk/results/1/{table}"))).text()
    }

    /// One after the other, each pair at another table.
    fn in_order(&self, table: usize, first: Entry, second: Entry) {
        let case = format!("{first:?}, then {second:?}");
        let [one, two] = self.both_ready(table, [first, second]);
        let answer = one.send();
        assert!(answer.is_done(), "{case}: {} {}", answer.status, answer.text);
        let outcome = two.send();
        let (done, now) = expected(first, second);
        assert_eq!(self.now(table), now, "{case}");
        assert_eq!(outcome.is_done(), done, "{case}: {} {}", outcome.status, outcome.text);
        let says = |text: &str, wanted: &str| assert!(text.contains(wanted), "{case}: no {wanted:?} in {text}");
        if !done {
            assert!(matches!(outcome.status, 409 | 412), "{case}: {}", outcome.status);
            self.refused(table, first, second, &outcome, &says);
        }
        let (desk, page) = (self.desk_page(table), self.page_of(table, first));
        match now {
            Now::Won(seat) => {
                let won = format!("{} won", self.name(table, seat));
                says(&desk, &won);
                says(&page, &won);
            }
            Now::Disputed => {
                says(&desk, "Disputed");
                says(&page, "The staff decides");
            }
            Now::Open => panic!("{case}: nothing stands"),
        }
        // a report of something else is not forgotten, on the desk and on its player's page
        let differ = first.seat != second.seat;
        let over_a_report = differ
            && [(first, second), (second, first)]
                .into_iter()
                .any(|(report, staff)| report.way == Report && staff.way.is_staff() && report == first);
        let over_a_waiting_one = differ && first.way.is_staff() && second.way == Confirm;
        if over_a_report || over_a_waiting_one {
            says(&desk, "The staff entered another result");
            let results = self.third.see(&self.at("/desk/results")).text();
            says(&results, "Entered otherwise than a player reported");
        }
        if over_a_report {
            says(&page, "You reported: ");
        }
    }

    /// What the second one reads: what stands and by whom, with what they had typed.
    fn refused(&self, table: usize, first: Entry, second: Entry, outcome: &Outcome, says: &dyn Fn(&str, &str)) {
        let (stands, own) = (self.name(table, first.seat), second.seat.to_string());
        match second.way {
            Report | Confirm => {
                let by = match first.way {
                    Report => "The staff decides",
                    Confirm => "confirmed by",
                    _ => "entered by the staff",
                };
                says(&outcome.text, by);
                if first.way != Report {
                    says(&outcome.text, &format!("{stands} won"));
                }
                if second.way == Report {
                    says(&outcome.text, &format!("Your report was not stored: seat {own} won."));
                }
            }
            way => {
                let by = if first.way == Confirm { "the players" } else { "kim" };
                says(&outcome.text, &stands);
                says(&outcome.text, by);
                let slug = &self.slug;
                match way {
                    Tap => says(&outcome.body, &format!("/t/{slug}/desk/results/1/{table}?result={own}")),
                    Quick | Table => {
                        let kept = Form::all(&outcome.body).iter().any(|form| form.value("result") == own);
                        assert!(kept, "what was typed is gone: {}", outcome.text);
                    }
                    _ => {}
                }
            }
        }
    }
}

both_databases! {
    fn of_two_pages_one_result_stays_and_the_other_gets_a_conflict(db) {
        for way in WAYS {
            let hall = Hall::of(db, &format!("First by {way:?}"), WAYS.len() * 2);
            let mut table = 0;
            for other in WAYS {
                for seat in [1, 2] {
                    table += 1;
                    // there is one report to confirm
                    if (way, other, seat) == (Confirm, Confirm, 2) {
                        continue;
                    }
                    let first = Entry { way, slot: 0, seat: 1 };
                    hall.in_order(table, first, Entry { way: other, slot: 1, seat });
                }
            }
        }
    }

    fn of_two_pages_at_once_it_is_as_if_one_had_come_first(db) {
        let hall = Hall::of(db, "At once", WAYS.len() * (WAYS.len() + 1) / 2);
        let mut table = 0;
        for (place, way) in WAYS.into_iter().enumerate() {
            for other in WAYS.into_iter().skip(place) {
                table += 1;
                let seat = if (way, other) == (Confirm, Confirm) { 1 } else { 2 };
                let entries = [Entry { way, slot: 0, seat: 1 }, Entry { way: other, slot: 1, seat }];
                let ready = hall.both_ready(table, entries);
                let gate = Barrier::new(2);
                let answers = std::thread::scope(|scope| {
                    let sent = ready.map(|ready| {
                        let gate = &gate;
                        scope.spawn(move || {
                            gate.wait();
                            ready.send()
                        })
                    });
                    sent.map(|sent| sent.join().expect("an answer"))
                });
                for answer in &answers {
                    assert!([200, 303, 409, 412].contains(&answer.status), "{entries:?}: {} {}", answer.status, answer.text);
                }
                let [one, two] = entries;
                let ((two_done, after_one), (one_done, after_two)) = (expected(one, two), expected(two, one));
                let seen = (answers.each_ref().map(Outcome::is_done), hall.now(table));
                let orders = [([true, two_done], after_one), ([one_done, true], after_two)];
                assert!(orders.contains(&seen), "{entries:?}: {seen:?} is neither of {orders:?}");
            }
        }
    }
}
