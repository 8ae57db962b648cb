//! The staff's navigation: their pages in four groups with what waits in each, and their doors on a phone. Made from the
//! snapshot alone, for each page of the staff.

use askama::Template;
use askama::filters::HtmlSafe;

use super::link::Link;
use crate::db::tournaments::Tournament;
use crate::db::{PlayerStatus, ReportState, Role, RoundState};
use crate::ops::players::holds_place;
use crate::ops::rights::{Announce, Floor, Inside, Judging, Players, Records, Right, Rounds, Settings, Staffing, has};
use crate::ops::rounds;
use crate::snapshot::Snapshot;

/// How much waits in a tournament, for whoever it concerns.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Calls that nobody has taken.
    pub waiting_calls: usize,
    /// Rulings that wait for the head judge.
    pub appeals: usize,
    /// Tables of the open round without a result.
    pub outstanding: usize,
    /// Results that players dispute.
    pub disputed: usize,
    /// Registrations that wait for approval.
    pub pending: usize,
    /// Registered and not checked in; 0 as soon as there is a round.
    pub absent: usize,
    /// Without a decklist, where lists are asked for; 0 as soon as there is a round.
    pub without_deck: usize,
}

impl Counts {
    /// Counts what waits, in one pass over tables and players.
    pub fn of(snapshot: &Snapshot) -> Self {
        let loaded = &snapshot.loaded;
        let before_rounds = loaded.tournament.state.is_before_rounds();
        let open = loaded.open_round().filter(|round| round.row.state != RoundState::Draft);
        let rows = || loaded.players.iter().filter(|row| before_rounds && holds_place(row));
        let disputes = snapshot.floor.reports().filter(|r| r.state == ReportState::Disputed);
        let pending = loaded
            .unregistered
            .iter()
            .filter(|row| row.status == PlayerStatus::Pending);
        Self {
            waiting_calls: snapshot.floor.waiting_calls(),
            appeals: snapshot.floor.appeals,
            outstanding: open.map_or(0, |round| rounds::outstanding(round).len()),
            disputed: disputes.count(),
            pending: pending.count(),
            absent: rows().filter(|row| !row.checked_in).count(),
            without_deck: match snapshot.floor.decks {
                Some(_) => rows().filter(|row| row.decklist.is_none()).count(),
                None => 0,
            },
        }
    }
}

/// Somebody's place in a tournament: what the navigation offers them.
#[derive(Debug, Clone, Copy)]
pub struct Standing {
    pub role: Option<Role>,
    /// An administrator of the site has every right.
    pub is_administrator: bool,
}

impl Standing {
    /// Whether they have a right.
    pub fn may<R: Right>(self) -> bool {
        has::<R>(self.role, self.is_administrator)
    }
}

/// Staff pages that belong together.
#[derive(Debug, Clone)]
pub struct Group {
    /// One of "Run", "Floor", "People", "Set-up"; "Account" outside of tournaments.
    pub name: &'static str,
    pub links: Vec<Link>,
}

/// One of the staff's doors: the links at the bottom of a phone's screen.
#[derive(Debug, Clone)]
pub struct StaffDoor {
    pub link: Link,
    pub icon: Icon,
}

/// The picture on a door.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    Desk,
    Floor,
    Calls,
    Rulings,
    Results,
    Players,
}

/// The staff's navigation, as one person sees it.
#[derive(Debug, Clone)]
pub struct StaffNav {
    pub groups: Vec<Group>,
    pub doors: Vec<StaffDoor>,
}

/// The groups of the navigation. A template of its own: public pages are given it by the script.
#[derive(Template)]
#[template(path = "shell/staff_groups.html")]
pub struct Groups<'n> {
    groups: &'n [Group],
}

/// The staff's doors, as [`Groups`].
#[derive(Template)]
#[template(path = "shell/staff_doors.html")]
pub struct Doors<'n> {
    doors: &'n [StaffDoor],
    /// What waits behind "More".
    more: usize,
}

// Their templates have escaped what they show.
impl HtmlSafe for Groups<'_> {}
impl HtmlSafe for Doors<'_> {}

impl StaffNav {
    /// The navigation for somebody; `None` for who is not on the staff.
    pub fn of(tournament: &Tournament, who: Standing, counts: &Counts) -> Option<Self> {
        if !who.may::<Inside>() {
            return None;
        }
        let at = |label: &str, path: &str| Link::new(label, format!("/t/{}/desk{path}", tournament.slug));
        let judges = who.may::<Floor>();
        let calls = at("Calls", "/calls");
        let calls = match judges {
            true => calls.urgent(counts.waiting_calls, "waiting"),
            false => calls.quiet(counts.waiting_calls, "waiting"),
        };
        let results = at("Results", "/results")
            .urgent(counts.disputed, "disputed")
            .quiet(counts.outstanding, "outstanding");
        let players = at("Players", "/players");
        let players = match who.may::<Players>() {
            true => players.urgent(counts.pending, "to approve"),
            false => players,
        };
        let checks_in = who.may::<Players>() && tournament.state.is_before_rounds();
        let rulings = at("Rulings", "/rulings");
        let rulings = match who.may::<Judging>() {
            true => rulings.urgent(counts.appeals, "to decide"),
            false => rulings,
        };
        let only = |may: bool, link: Link| may.then_some(link);
        let (desk, floor) = (at("Desk", ""), at("Floor", "/floor"));
        let group = |name, links: Vec<Option<Link>>| Group {
            name,
            links: links.into_iter().flatten().collect(),
        };
        let mut groups = vec![
            group(
                "Run",
                vec![
                    Some(desk.clone()),
                    Some(at("Rounds", "/rounds")),
                    Some(results.clone()),
                    Some(at("Clock", "/clock")),
                    Some(at("Playoff", "/playoff")),
                    only(who.may::<Announce>(), at("Announcements", "/announcements")),
                ],
            ),
            group(
                "Floor",
                vec![
                    Some(floor.clone()),
                    Some(calls.clone()),
                    Some(rulings.clone()),
                    Some(at("References", "/references")),
                ],
            ),
            group(
                "People",
                vec![
                    only(checks_in, at("Check-in", "/check-in").quiet(counts.absent, "not here")),
                    Some(players.clone()),
                    Some(at("Decklists", "/decks").quiet(counts.without_deck, "missing")),
                    only(who.may::<Staffing>(), at("Staff", "/staff")),
                ],
            ),
            group(
                "Set-up",
                vec![
                    only(who.may::<Settings>(), at("Settings", "/settings")),
                    only(who.may::<Records>(), at("Log", "/log")),
                    Some(at("Exports", "/exports")),
                ],
            ),
        ];
        groups.retain(|group| !group.links.is_empty());
        let door = |icon, link| StaffDoor { link, icon };
        let on_floor = || {
            vec![
                door(Icon::Floor, floor),
                door(Icon::Calls, calls),
                door(Icon::Rulings, rulings),
            ]
        };
        let doors = match (who.may::<Rounds>(), judges) {
            (true, true) => [vec![door(Icon::Desk, desk)], on_floor()].concat(),
            (false, _) => on_floor(),
            (true, false) => vec![
                door(Icon::Desk, desk),
                door(Icon::Results, results),
                door(Icon::Players, players),
            ],
        };
        Some(Self { groups, doors })
    }

    /// The navigation of pages without a tournament: one group.
    pub fn of_account(links: Vec<Link>) -> Self {
        Self {
            groups: vec![Group { name: "Account", links }],
            doors: Vec::new(),
        }
    }

    /// The same navigation with the page at `path` marked, or the one that it belongs to.
    #[must_use]
    pub fn at(mut self, path: &str) -> Self {
        let links = self.groups.iter_mut().flat_map(|group| &mut group.links);
        for link in links.chain(self.doors.iter_mut().map(|door| &mut door.link)) {
            let below = path.strip_prefix(&link.href);
            // every page of the staff is below the desk
            let is_desk = link.href.ends_with("/desk");
            link.here = below.is_some_and(|rest| rest.is_empty() || (!is_desk && rest.starts_with('/')));
        }
        self
    }

    /// How much waits for this person, on all pages together.
    pub fn waiting(&self) -> usize {
        self.links().map(Link::waiting).sum()
    }

    /// Every page, in the order of the groups.
    pub fn links(&self) -> impl Iterator<Item = &Link> {
        self.groups.iter().flat_map(|group| &group.links)
    }

    /// The groups as HTML.
    pub fn groups_html(&self) -> Groups<'_> {
        Groups { groups: &self.groups }
    }

    /// The doors as HTML.
    pub fn doors_html(&self) -> Doors<'_> {
        let seen: usize = self.doors.iter().map(|door| door.link.waiting()).sum();
        Doors {
            doors: &self.doors,
            more: self.waiting().saturating_sub(seen),
        }
    }
}

#[cfg(test)]
#[path = "staff_nav_tests.rs"]
mod tests;
