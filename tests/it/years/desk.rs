//! One tournament from its making to its champion: its staff does what the desk offers next.

use super::evening::Evening;
use super::people::{House, sends, uploads};
use super::plan::{Arrival, Plan};
use super::tables;
use crate::harness::form::Form;
use crate::harness::http::Page;

/// More steps than the longest tournament has.
const MOST_STEPS: usize = 200;
/// Pages of a finished tournament that people look at.
const PUBLIC: [&str; 8] = [
    "",
    "/standings",
    "/players",
    "/pairings",
    "/statistics",
    "/fairness",
    "/export/topdeck.json",
    "/export/event.json",
];

/// Why a round is paired that the level would not have.
const WHY: &str = "Everybody wants it so";

/// First names, of which some are written in other letters.
const NAMES: [&str; 8] = ["Ann", "Bo", "Cléo", "Dağhan", "Елена", "Fu 傅", "Gal גל", "Hüseyin"];

/// Plays a tournament to its champion; its slug.
pub fn play(house: &House<'_>, plan: Plan) -> String {
    let mut evening = Evening::make(house, plan);
    evening.everybody_comes();
    evening.checks_in();
    for _ in 0..MOST_STEPS {
        if !evening.step() {
            evening.is_over();
            return evening.people.slug;
        }
    }
    panic!("{} is not over after {MOST_STEPS} steps", evening.people.slug);
}

impl<'h> Evening<'h> {
    /// The organizer makes and opens it.
    fn make(house: &'h House<'h>, plan: Plan) -> Self {
        const NEW: &str = "/tournaments/new";
        let organizer = house.organizer();
        let form = organizer.see(NEW).form(NEW).set("name", &plan.name);
        let settings = plan.settings.iter();
        let made = sends(
            &organizer,
            &settings.fold(form, |form, (name, value)| form.set(name, value)),
        );
        let desk = made.location.split('#').next().unwrap_or_default().to_owned();
        let slug = desk.split('/').nth(2).expect("the desk of a tournament").to_owned();
        sends(&organizer, &organizer.see(&desk).form("/desk/open"));
        house.join(&slug);
        Self::begin(house, &slug, plan)
    }

    /// The players come onto the list.
    fn everybody_comes(&mut self) {
        let names: Vec<String> = (1..=self.plan.players)
            .map(|number| format!("{} {number:03}", NAMES[number % NAMES.len()]))
            .collect();
        let list = self.people.at("desk/players/list");
        let keeper = &self.people.keeper;
        let preview = match self.plan.arrival {
            Arrival::Registered => {
                for name in &names {
                    self.people.register(name);
                }
                return;
            }
            Arrival::Pasted => {
                let page = keeper.send(&keeper.see(&list).form("/players/list").set("text", &names.join("\n")));
                assert_eq!(page.status, 200, "{}", page.text());
                page
            }
            Arrival::File => {
                let rows: Vec<String> = names.iter().map(|name| format!("{name},they/them")).collect();
                let forms = Form::all(&keeper.see(&list).body).into_iter();
                let form = forms.filter(|form| form.action.ends_with("/players/list")).nth(1);
                let file = format!("name,pronouns\r\n{}\r\n", rows.join("\r\n"));
                uploads(keeper, &form.expect("the form for a file"), &file)
            }
        };
        sends(keeper, &preview.form("/players/list/add"));
    }

    /// Most of the players check in, by their phones and at the door.
    fn checks_in(&mut self) {
        let Some(absent) = self.plan.absent else {
            return;
        };
        let door = self.people.at("desk/check-in");
        for number in 1..=i64::try_from(self.plan.players - absent).expect("few players") {
            if self.plan.dice.one_in(4) {
                let phone = self.people.phone(number);
                let me = self.people.at("me");
                sends(&phone, &phone.see(&me).form("/me/check-in"));
            } else {
                let answer = self.people.keeper.post(&door, &[("in", &number.to_string())]);
                assert_eq!(answer.status, 303, "{}", answer.text());
            }
        }
    }

    /// Does what the desk offers next; `false`: nothing, for it is over.
    fn step(&mut self) -> bool {
        const NEXT: [&str; 5] = [
            "/publish-and-start",
            "/start",
            "/finish",
            "/desk/rounds",
            "/desk/playoff",
        ];
        let desk = self.people.at("desk");
        let page = self.people.keeper.see(&desk);
        let forms = Form::all(&page.body);
        let next = NEXT
            .iter()
            .find_map(|end| forms.iter().find(|form| form.action.ends_with(end)));
        match next {
            Some(form) => self.takes(&page, form),
            None if page.text().contains("The tournament is over") => return false,
            None => {
                let round = self.newest_round();
                tables::play(self, &round);
            }
        }
        true
    }

    /// Presses what was offered.
    fn takes(&mut self, page: &Page, form: &Form) {
        let mut form = form.clone();
        if form.action.ends_with("/publish-and-start") && self.plan.dice.one_in(3) {
            // the players find their seats before the clock begins
            form = page.form("/publish");
        }
        if form.action.ends_with("/desk/rounds") {
            if self.plan.dice.one_in(5) {
                tables::correct_a_finished_one(self);
            }
            if page.body.contains("name=\"who\"") {
                form = form.set("who", "here");
            }
        }
        let asks_why = |form: &Form| {
            form.fields
                .iter()
                .any(|(name, value)| name == "reason" && value.is_empty())
        };
        if asks_why(&form) {
            form = form.set("reason", WHY);
        }
        let answer = self.people.keeper.send(&form);
        if answer.status == 422 {
            // those who are here are fewer than the level has
            let asked = answer.form("/desk/rounds");
            assert!(asks_why(&asked), "{}", answer.text());
            sends(
                &self.people.keeper,
                &asked.set("reason", WHY).set("who", form.value("who")),
            );
        } else {
            assert_eq!(answer.status, 303, "{}: {}", form.action, answer.text());
        }
    }

    /// It has a champion, and everybody can look at all of it.
    fn is_over(&self) {
        let shown = self.shown();
        assert_eq!(shown["state"], "finished", "{shown}");
        let champions = shown["champions"].as_array().expect("champions");
        assert!(!champions.is_empty(), "{shown}");
        for page in PUBLIC {
            self.people.organizer.see(&format!("/t/{}{page}", self.people.slug));
        }
    }
}
