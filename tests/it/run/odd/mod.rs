//! Odd sizes and odd days: small, shrinking and unusual events, from the set-up to their end, over HTTP. The organizer does
//! what the desk says is next, and the tests look at what players and spectators see meanwhile.

mod days;
mod leaving;
mod sizes;

use podium_check::Severity;
use podium_event::PlayerIx;
use podium_store::TournamentState;
use podium_store::tournaments::events::Loaded;

use crate::harness::form::{Form, text_of};
use crate::harness::http::{Page, Service, Visitor};

/// Names of the players, in the order of their numbers; no name is in another.
pub const NAMES: [&str; 9] = [
    "Ann Ash",
    "Bo Birch",
    "Cleo Cedar",
    "Dag Dogwood",
    "Eve Elm",
    "Finn Fir",
    "Gia Gum",
    "Hal Hazel",
    "Ida Ivy",
];
/// More steps than these events have.
const MOST_STEPS: usize = 40;
/// Why a level's minimum is not kept.
const WHY: &str = "Few came";

/// An event and its organizer.
pub struct Evening<'s> {
    service: &'s Service<'s>,
    pub organizer: Visitor,
    pub slug: String,
}

impl<'s> Evening<'s> {
    /// Makes an event by the page of new tournaments, opens it, and checks in its players.
    pub fn of(service: &'s Service<'s>, name: &str, players: usize, settings: &[(&str, &str)]) -> Self {
        const NEW: &str = "/tournaments/new";
        let organizer = service.organizer();
        let form = organizer
            .see(NEW)
            .form(NEW)
            .set("name", name)
            .set("time_zone", "Europe/Lisbon");
        let form = settings.iter().fold(form, |form, (name, value)| form.set(name, value));
        let made = organizer.send(&form);
        assert_eq!(made.status, 303, "{}", made.text());
        let slug = made
            .location
            .split('/')
            .nth(2)
            .expect("the address of a desk")
            .to_owned();
        let evening = Self {
            service,
            organizer,
            slug,
        };
        evening.press("/desk", "/desk/open", &[]);
        let list = evening.at("/desk/players/list");
        let typed = evening
            .organizer
            .see(&list)
            .form("/players/list")
            .set("text", &NAMES[..players].join("\n"));
        evening.sends(&evening.organizer.send(&typed).form("/players/list/add"));
        for number in 1..=players {
            let here = evening
                .organizer
                .post(&evening.at("/desk/check-in"), &[("in", &number.to_string())]);
            assert_eq!(here.status, 303, "{}", here.text());
        }
        evening
    }

    pub fn at(&self, page: &str) -> String {
        format!("/t/{}{page}", self.slug)
    }

    pub fn load(&self) -> Loaded {
        self.service.db.load(&self.slug)
    }

    /// What everybody reads on a public page.
    pub fn text(&self, page: &str) -> String {
        self.service.anonymous().see(&self.at(page)).text()
    }

    /// What a player reads on their own page.
    pub fn me(&self, number: usize) -> String {
        let phone = self.service.in_database_player(&self.slug, number as i64);
        phone.see(&self.at("/me")).text()
    }

    /// What the desk says is next.
    pub fn next(&self) -> String {
        let body = self.organizer.see(&self.at("/desk")).body;
        let act = body.split("data-live-part=\"act\"").nth(1).expect("the next step");
        text_of(act.split("</section>").next().unwrap_or_default())
            .trim_start_matches('>')
            .trim()
            .to_owned()
    }

    /// Sends a form, which is done.
    pub fn sends(&self, form: &Form) -> Page {
        let answer = self.organizer.send(form);
        assert_eq!(answer.status, 303, "{}: {}", form.action, answer.text());
        answer
    }

    /// Sends a form of one of the staff's pages with these fields, and a reason where it asks for one.
    pub fn press(&self, page: &str, action: &str, fields: &[(&str, &str)]) -> Page {
        let mut form = self.organizer.see(&self.at(page)).form(action);
        if form
            .fields
            .iter()
            .any(|(name, value)| name == "reason" && value.is_empty())
        {
            form = form.set("reason", WHY);
        }
        self.sends(&fields.iter().fold(form, |form, (name, value)| form.set(name, value)))
    }

    /// Drafts, publishes and starts the round that the desk offers; its number.
    pub fn begin(&self) -> usize {
        self.press("/desk", "/desk/rounds", &[]);
        self.press("/desk", "/publish-and-start", &[]);
        self.load().rounds.len()
    }

    /// Enters a table's result by quick entry.
    pub fn enter(&self, table: i64, result: &str) -> Page {
        let form = self.organizer.see(&self.at("/desk/results")).form("/desk/results");
        self.organizer
            .send(&form.set("table", &table.to_string()).set("result", result))
    }

    /// Reports every outstanding table of the running round for a seat, and finishes the round.
    pub fn ends(&self, seat: &str) {
        let loaded = self.load();
        let round = loaded.open_round().expect("a round runs");
        for pod in round.pods.iter().filter(|pod| pod.result.is_none()) {
            let answer = self.enter(pod.table_number, seat);
            assert_eq!(answer.status, 303, "{}", answer.text());
        }
        self.press("/desk", "/finish", &[]);
    }

    /// A whole round that a seat of every table wins.
    pub fn round(&self, seat: &str) {
        self.begin();
        self.ends(seat);
    }

    /// The numbers of the players of each pod of a round, and of those with a bye.
    pub fn placed(&self, round: usize) -> (Vec<Vec<usize>>, Vec<usize>) {
        let loaded = self.load();
        let numbers = |players: &[PlayerIx]| -> Vec<usize> {
            let of = |player: &PlayerIx| loaded.row(*player).number as usize;
            players.iter().map(of).collect()
        };
        let round = &loaded.event.rounds()[round - 1];
        (
            round.pods.iter().map(|pod| numbers(&pod.seats)).collect(),
            numbers(&round.byes),
        )
    }

    /// Does what the desk offers until the tournament is over, looking at every round that begins: `looks(round)`.
    pub fn plays_on(&self, mut looks: impl FnMut(usize)) {
        for _ in 0..MOST_STEPS {
            let loaded = self.load();
            if loaded.tournament.state == TournamentState::Finished {
                return;
            }
            let actions: Vec<String> = Form::all(&self.organizer.see(&self.at("/desk")).body)
                .into_iter()
                .map(|form| form.action)
                .collect();
            let offers = |end: &str| actions.iter().any(|action| action.ends_with(end));
            if loaded.open_round().is_some() {
                self.ends("1");
            } else if offers("/desk/playoff") {
                self.press("/desk", "/desk/playoff", &[]);
            } else if offers("/desk/rounds") {
                let number = self.begin();
                looks(number);
            } else {
                self.press("/desk", "/desk/finish", &[]);
            }
        }
        panic!("not over after {MOST_STEPS} steps: {}", self.next());
    }

    /// Every player of a published round reads on their page, as everybody on the pairings and the projector, where they play.
    pub fn everybody_finds_their_place(&self, round: usize) {
        let (pods, byes) = self.placed(round);
        let (pairings, projector) = (self.text("/pairings"), self.text("/projector"));
        let tables = &self.load().rounds[round - 1].pods;
        for (pod, row) in pods.iter().zip(tables) {
            let table = row.table_number;
            for (seat, player) in (1..).zip(pod) {
                let seated = format!("Seat {seat} {}", NAMES[player - 1]);
                assert!(pairings.contains(&seated), "{seated}: {pairings}");
                let wall = format!("{} {table} seat {seat}", last_first(*player));
                assert!(projector.contains(&wall), "{wall}: {projector}");
                let (me, place) = (self.me(*player), format!("Table {table} Seat {seat} of {}", pod.len()));
                assert!(me.contains(&place), "{place}: {me}");
                for other in pod {
                    assert!(me.contains(NAMES[other - 1]), "{}: {me}", NAMES[other - 1]);
                }
            }
        }
        for player in &byes {
            let wall = format!("{} Bye", last_first(*player));
            assert!(projector.contains(&wall), "{wall}: {projector}");
            let listed = pairings.split("No match this round").nth(1).unwrap_or_default();
            assert!(listed.contains(NAMES[player - 1]), "{pairings}");
            let me = self.me(*player);
            assert!(me.contains("Bye No match in this round; it counts 5 points."), "{me}");
        }
    }

    /// The pairing checker, which knows none of the code that paired, finds nothing wrong.
    pub fn is_sound(&self) {
        let loaded = self.load();
        let report = podium_check::check(&loaded.event, loaded.event.swiss().len() as u32, &[]);
        let wrong = report
            .findings
            .iter()
            .filter(|finding| finding.severity == Severity::Wrong);
        let wrong: Vec<&str> = wrong.map(|finding| finding.message.as_str()).collect();
        assert!(wrong.is_empty(), "{wrong:?}");
    }
}

/// As the projector writes a name: "Ash, Ann".
fn last_first(number: usize) -> String {
    let (first, last) = NAMES[number - 1].split_once(' ').expect("two names");
    format!("{last}, {first}")
}
