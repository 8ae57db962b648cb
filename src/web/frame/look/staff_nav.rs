//! The staff's navigation: their pages in four groups with the number of waiting items for each, and their doors on a
//! phone. It is made from the snapshot alone, for each page of the staff.

use askama::Template;
use askama::filters::HtmlSafe;
use chrono::{DateTime, SecondsFormat, Utc};

use super::help_tasks;
use super::waiting::{Counts, Waiting};
use crate::web::frame::request::link::{Count, Link};
use podium_base::clock::Moment;
use podium_ops::command::rights::{
    Announce, Floor, Inside, Judging, Players, Records, Right, Rounds, Settings, Staffing, Stage, has,
};
use podium_store::Role;
use podium_store::tournaments::Tournament;
use say::{Message, staff_nav as nav};

/// A person's role in a tournament, which determines their navigation.
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

    /// Returns whether they only decide what nobody else can: a head judge with judges. Items that others can handle do
    /// not wait for them.
    fn only_decides(self, counts: &Counts) -> bool {
        self.role == Some(Role::HeadJudge) && counts.has_judges
    }
}

/// Staff pages that belong together.
#[derive(Debug, Clone)]
pub struct Group {
    /// One of "Run", "Floor", "People", "Set-up"; "Account" outside of tournaments.
    pub name: Message,
    pub links: Vec<Link>,
}

/// One of the staff's doors: the links at the bottom of a phone's screen.
#[derive(Debug, Clone)]
pub struct StaffDoor {
    pub link: Link,
    pub icon: Icon,
    /// A single number on the picture: the items that wait for the reader, or otherwise those that wait for others.
    pub count: Option<Count>,
}

impl StaffDoor {
    fn new(icon: Icon, link: Link) -> Self {
        let urgent: Vec<&Count> = link.urgent_counts().collect();
        let all = urgent.iter().fold(Waiting::default(), |all, count| {
            all.and(Waiting {
                number: count.number,
                newest: count.newest,
            })
        });
        let count = match urgent[..] {
            // the progress of a round is not shown as a number on a door
            [] if icon == Icon::Results => None,
            [] => link.counts.first().cloned(),
            [one] => Some(one.clone()),
            _ => Some(Count::urgent(all, nav::waiting)),
        };
        Self { link, icon, count }
    }
}

/// The picture of a door.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Icon {
    Desk,
    Floor,
    Calls,
    Rulings,
    Results,
    Players,
}

/// Pages that belong to a page of the navigation without being below it, each with that page.
const BESIDE: [(&str, &str); 1] = [("/desk/webhooks", "/desk/settings")];

/// The staff's navigation, as one person sees it.
#[derive(Debug, Clone)]
pub struct StaffNav {
    pub groups: Vec<Group>,
    pub doors: Vec<StaffDoor>,
    /// The address of the handbook's task for the page.
    pub help: String,
    /// When an item will begin to wait just because time passes.
    pub changes_at: Option<DateTime<Utc>>,
}

/// The groups of the navigation. They have their own template, because the script adds them to public pages.
#[derive(Template)]
#[template(path = "frame/shell/staff_groups.html")]
pub struct Groups<'n> {
    groups: &'n [Group],
    /// Whether items wait here, so that a device can notify its user.
    has_doors: bool,
}

/// The staff's doors, as [`Groups`].
#[derive(Template)]
#[template(path = "frame/shell/staff_doors.html")]
pub struct Doors<'n> {
    doors: &'n [StaffDoor],
    /// The number of items that wait behind "More".
    more: usize,
    /// The items that wait on all pages together: their number, in words, and since when the newest has been waiting
    /// (microseconds).
    waiting: usize,
    words: Message,
    newest: i64,
    /// RFC 3339.
    changes_at: Option<String>,
}

// Their templates have escaped their content.
impl HtmlSafe for Groups<'_> {}
impl HtmlSafe for Doors<'_> {}

impl StaffNav {
    /// Creates the navigation for a person; `None` if they are not on the staff.
    pub fn of(tournament: &Tournament, who: Standing, counts: &Counts) -> Option<Self> {
        if !who.may::<Inside>() {
            return None;
        }
        let at = |label: Message, path: &str| Link::new(label, format!("/t/{}/desk{path}", tournament.slug));
        let judges = who.may::<Floor>();
        let only_decides = who.only_decides(counts);
        let calls = at(nav::calls(), "/calls");
        let calls = match who.may::<Judging>() {
            // handled by somebody above a judge
            false => (calls.waiting_for(judges, counts.calls, nav::waiting))
                .quiet(counts.escalated.number, nav::for_head_judge),
            true if only_decides => {
                (calls.urgent(counts.escalated, nav::to_decide)).quiet(counts.calls.number, nav::waiting)
            }
            true => calls.urgent(counts.calls.and(counts.escalated), nav::waiting),
        };
        let calls = calls.urgent(counts.handed, nav::handed_to_you);
        // Two sides at a table wait for a judge, as after a call; for a scorekeeper it is a result.
        let calls = match judges {
            true => calls.waiting_for(!only_decides, counts.disputed, nav::disputed),
            false => calls,
        };
        let disputed = match judges {
            true => Waiting::default(),
            false => counts.disputed,
        };
        let results = at(nav::results(), "/results")
            .waiting_for(!only_decides, disputed, nav::disputed)
            .waiting_for(!only_decides, counts.late, nav::late)
            .quiet(counts.outstanding, nav::outstanding);
        let approves = who.may::<Players>() && who.role != Some(Role::HeadJudge);
        let players = at(nav::players(), "/players");
        let players = match who.may::<Players>() {
            true => players.waiting_for(approves, counts.pending, nav::to_approve),
            false => players,
        };
        let checks_in = who.may::<Players>() && tournament.state.is_before_rounds();
        let rulings = at(nav::rulings(), "/rulings");
        let rulings = match (who.may::<Judging>(), judges) {
            (true, _) => rulings.urgent(counts.rulings, nav::to_decide),
            (false, true) => rulings.quiet(counts.rulings.number, nav::for_head_judge),
            (false, false) => rulings,
        };
        let only = |may: bool, link: Link| may.then_some(link);
        let (desk, floor) = (at(nav::desk(), ""), at(nav::floor(), "/floor"));
        let group = |name, links: Vec<Option<Link>>| Group {
            name,
            links: links.into_iter().flatten().collect(),
        };
        let mut groups = vec![
            group(
                nav::group_run(),
                vec![
                    Some(desk.clone()),
                    Some(at(nav::rounds(), "/rounds")),
                    Some(results.clone()),
                    Some(at(nav::clock(), "/clock")),
                    Some(at(nav::playoff(), "/playoff")),
                    only(who.may::<Announce>(), at(nav::announcements(), "/announcements")),
                    only(who.may::<Stage>(), at(nav::stage(), "/stage")),
                    Some(at(nav::statistics(), "/statistics")),
                ],
            ),
            group(
                nav::group_floor(),
                vec![
                    Some(floor.clone()),
                    Some(calls.clone()),
                    Some(rulings.clone()),
                    Some(at(nav::games(), "/games")),
                    only(judges, at(nav::shift(), "/shift")),
                    only(who.may::<Records>(), at(nav::times(), "/times")),
                    Some(at(nav::references(), "/references")),
                ],
            ),
            group(
                nav::group_people(),
                vec![
                    only(
                        checks_in,
                        at(nav::check_in(), "/check-in").quiet(counts.absent, nav::not_here),
                    ),
                    Some(players.clone()),
                    Some(at(nav::decklists(), "/decks").quiet(counts.without_deck, nav::missing)),
                    only(who.may::<Staffing>(), at(nav::staff(), "/staff")),
                ],
            ),
            group(
                nav::group_set_up(),
                vec![
                    only(who.may::<Settings>(), at(nav::settings(), "/settings")),
                    only(who.may::<Settings>(), at(nav::event_page(), "/page")),
                    only(who.may::<Records>(), at(nav::log(), "/log")),
                    Some(at(nav::exports(), "/exports")),
                ],
            ),
        ];
        groups.retain(|group| !group.links.is_empty());
        let door = StaffDoor::new;
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
        Some(Self {
            groups,
            doors,
            help: help_tasks::address(""),
            changes_at: counts.next_late,
        })
    }

    /// Creates the navigation of an account's pages.
    pub fn of_account(links: Vec<Link>) -> Self {
        Self::of_group(nav::group_account(), links)
    }

    /// Creates the navigation of pages without a tournament: one group.
    pub fn of_group(name: Message, links: Vec<Link>) -> Self {
        Self {
            groups: vec![Group { name, links }],
            doors: Vec::new(),
            help: help_tasks::address(""),
            changes_at: None,
        }
    }

    /// Returns the same navigation with a page marked, or the page that it belongs to, and the page's help. `page`: its
    /// path, with its query.
    #[must_use]
    pub fn at(mut self, page: &str) -> Self {
        self.help = help_tasks::address(page);
        let path = page.split('?').next().unwrap_or_default();
        let beside = BESIDE.iter().find_map(|(page, of)| {
            let (tournament, rest) = path.split_once(page)?;
            (rest.is_empty() || rest.starts_with('/')).then(|| format!("{tournament}{of}"))
        });
        let path = beside.as_deref().unwrap_or(path);
        let links = self.groups.iter_mut().flat_map(|group| &mut group.links);
        for link in links.chain(self.doors.iter_mut().map(|door| &mut door.link)) {
            let below = path.strip_prefix(&link.href);
            // every page of the staff is below the desk
            let is_desk = link.href.ends_with("/desk");
            link.here = below.is_some_and(|rest| rest.is_empty() || (!is_desk && rest.starts_with('/')));
        }
        self
    }

    /// Returns how many items wait for this person, on all pages together.
    pub fn waiting(&self) -> usize {
        self.links().map(Link::waiting).sum()
    }

    /// Every page, in the order of the groups.
    pub fn links(&self) -> impl Iterator<Item = &Link> {
        self.groups.iter().flat_map(|group| &group.links)
    }

    /// Returns the items that wait for this person, in words: "Calls: 2 waiting, Rulings: 1 to decide".
    fn words(&self) -> Message {
        let words = self.links().flat_map(|link| {
            let counts = link.urgent_counts();
            counts.map(|count| nav::waits_on_page(&link.label, count.number, &count.word))
        });
        Message::joined(words, ", ")
    }

    /// Returns since when the newest of them has been waiting.
    fn newest(&self) -> Option<Moment> {
        self.links()
            .flat_map(Link::urgent_counts)
            .filter_map(|count| count.newest)
            .max()
    }

    /// The groups as HTML.
    pub fn groups_html(&self) -> Groups<'_> {
        Groups {
            groups: &self.groups,
            has_doors: !self.doors.is_empty(),
        }
    }

    /// The doors as HTML.
    pub fn doors_html(&self) -> Doors<'_> {
        let waiting = self.waiting();
        let seen: usize = self.doors.iter().map(|door| door.link.waiting()).sum();
        Doors {
            doors: &self.doors,
            more: waiting.saturating_sub(seen),
            waiting,
            words: self.words(),
            newest: self.newest().map_or(0, |at| at.and_utc().timestamp_micros()),
            changes_at: self
                .changes_at
                .map(|at| at.to_rfc3339_opts(SecondsFormat::Millis, true)),
        }
    }
}

#[cfg(test)]
#[path = "staff_nav_tests.rs"]
mod tests;
