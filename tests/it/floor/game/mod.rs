//! The game desk: a game followed from its first turn to the match's result, by whom, with what the engine allows.

mod flow;
mod grand_melee;
mod matches;
mod offered;
mod page;
mod replay;
mod sendable;
mod stacks;

use podium_event::Profile;
use podium_ops::OpError;
use podium_ops::floor::follow::{OpenGames, ReplayedGame};
use podium_store::floor::follow;
use podium_store::{FollowState, Role};

use crate::harness::TestDb;
use crate::harness::http::{Page, Service, Visitor};

/// A round with tables that judges follow.
pub(crate) struct Hall {
    pub slug: String,
    pub judge: Visitor,
}

impl Hall {
    /// The desk of a judge in a tournament that is there already.
    pub fn of(service: &Service<'_>, slug: &str) -> Self {
        Self {
            slug: slug.to_owned(),
            judge: service.in_database_staff(slug, Role::Judge),
        }
    }

    /// So many players in a published round of pods of four.
    fn open(service: &Service<'_>, players: usize) -> Self {
        Self::with_profile(service, players, |_| {})
    }

    /// One round of a tournament whose standard pod has so many seats.
    fn with_pods_of(service: &Service<'_>, players: usize, pod_size: u32) -> Self {
        Self::with_profile(service, players, |profile| {
            profile.pod_size = pod_size;
            profile.points = podium_event::profile::Points::standard(pod_size);
        })
    }

    /// One round of a tournament with other settings.
    fn with_profile(service: &Service<'_>, players: usize, change: impl FnOnce(&mut Profile)) -> Self {
        let slug = service.db.in_database_tournament("spring", players);
        service.db.in_database_profile(&slug, change);
        service.db.next_round(&slug);
        let judge = service.in_database_staff(&slug, Role::Judge);
        Self { slug, judge }
    }

    fn at(&self, table: i64) -> String {
        format!("/t/{}/desk/game/{table}", self.slug)
    }

    /// The judge follows a game.
    pub fn follow(&self, table: i64) {
        let form = self
            .judge
            .see(&self.at(table))
            .form(&format!("{}/start", self.at(table)));
        let answer = self.judge.send(&form);
        assert_eq!(answer.status, 303, "{}", answer.text());
    }

    /// Presses a button of a table's page as the judge sees it now, with other fields of its form.
    fn press_with(&self, table: i64, act: &str, fields: &[(&str, &str)]) -> Page {
        let page = self.judge.see(&self.at(table));
        assert!(
            page.body.contains(&format!("value=\"{}\"", act)),
            "no button {act} in\n{}",
            page.text()
        );
        self.post_act(&self.judge, table, &page, act, fields)
    }

    /// Sends an action from a page that somebody has open.
    fn post_act(&self, who: &Visitor, table: i64, page: &Page, act: &str, fields: &[(&str, &str)]) -> Page {
        let form = page.form(&format!("{}/act", self.at(table)));
        let mut all = vec![
            ("version", form.value("version")),
            ("seen", form.value("seen")),
            ("standing", form.value("standing")),
            ("act", act),
        ];
        all.extend(fields);
        who.post(&format!("{}/act", self.at(table)), &all)
    }

    /// Does something that is legal.
    pub fn does(&self, table: i64, act: &str, fields: &[(&str, &str)]) {
        let answer = self.press_with(table, act, fields);
        assert_eq!(answer.status, 303, "{act} {fields:?}: {}", answer.text());
    }

    /// Presses "Match loss" for seats, and has the head judge record the ruling to which it leads.
    fn match_loss(&self, service: &Service<'_>, seats: &[&str]) {
        let ticked: Vec<(&str, &str)> = seats.iter().map(|seat| ("players", *seat)).collect();
        let pressed = self.press_with(1, "do=leave;why=match_loss", &ticked);
        assert_eq!(pressed.status, 303, "{}", pressed.text());
        let to = pressed.header("location").to_owned();
        let head = service.in_database_staff(&self.slug, Role::HeadJudge);
        let page = head.see(&to);
        let players = to
            .split_once("player=")
            .and_then(|(_, rest)| rest.split('&').next())
            .expect("the players");
        let mut form = page.form("/rulings/new").set("what", "They shouted at a player.");
        for player in players.split(',') {
            // The ticks of the players and the penalty are set by the desk.
            assert_eq!(form.value(&format!("penalty_{player}")), "match_loss");
            form = form
                .set(&format!("another_{player}"), "4.2=match_loss")
                .set(&format!("infraction_{player}"), "another");
        }
        let recorded = head.send(&form);
        assert_eq!(recorded.status, 303, "{}", recorded.text());
    }

    /// Presses the button of a separate form.
    pub fn sends(&self, table: i64, step: &str, fields: &[(&str, &str)]) -> Page {
        let path = format!("{}/{step}", self.at(table));
        let mut form = self.judge.see(&self.at(table)).form(&path);
        for (name, value) in fields {
            form = form.set(name, value);
        }
        self.judge.send(&form)
    }

    /// What a page says.
    fn text(&self, table: i64) -> String {
        self.judge.see(&self.at(table)).text()
    }

    /// The result of a table in words, as the result's page has it.
    fn result(&self, table: i64) -> String {
        self.judge
            .see(&format!("/t/{}/desk/results/1/{table}", self.slug))
            .text()
    }
}

/// The open games of the first round.
fn in_database_games(db: &TestDb, slug: &str) -> Vec<ReplayedGame> {
    let round = db.load(slug).rounds[0].row.id.clone();
    let games: Result<Vec<ReplayedGame>, OpError> = db.db.read(|conn| {
        let rows = follow::of_round(conn, &round)?;
        let open = OpenGames::default().read(conn, &rows, 0)?;
        // by age
        let games = rows.iter().filter(|row| row.state == FollowState::Open);
        let games = games.filter_map(|row| open.of_pod(&row.pod_id));
        Ok(games.map(|game| (**game).clone()).collect())
    });
    games.expect("games are read")
}

/// How many steps are stored, undone ones too.
fn in_database_steps(db: &TestDb, slug: &str) -> usize {
    let id = db.load(slug).tournament.id;
    let steps: Result<Vec<follow::ActionRow>, OpError> =
        db.db.read(|conn| Ok(follow::actions_of_tournament(conn, &id)?));
    steps.expect("steps are read").len()
}
