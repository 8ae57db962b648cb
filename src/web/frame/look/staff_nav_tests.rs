use askama::Template;

use super::*;
use crate::web::frame::fixture::{Fixture, nine};

fn nav(role: Role, counts: &Counts) -> StaffNav {
    let snapshot = Fixture::new(&["Ann Ash", "Bo Pit", "Al Oz", "Zoe Ash"]).snapshot();
    let who = Standing {
        role: Some(role),
        is_administrator: false,
    };
    StaffNav::of(&snapshot.loaded.tournament, who, counts).expect("on the staff")
}

fn doors(nav: &StaffNav) -> Vec<String> {
    nav.doors.iter().map(|door| door.link.label.to_string()).collect()
}

#[test]
fn doors_are_what_a_role_does() {
    let none = Counts::default();
    assert_eq!(doors(&nav(Role::Judge, &none)), ["Floor", "Calls", "Rulings"]);
    assert_eq!(
        doors(&nav(Role::HeadJudge, &none)),
        ["Desk", "Floor", "Calls", "Rulings"]
    );
    assert_eq!(doors(&nav(Role::Scorekeeper, &none)), ["Desk", "Results", "Players"]);
}

#[test]
fn pages_are_in_four_groups_and_the_one_that_is_read_is_marked() {
    let all = nav(Role::Organizer, &Counts::default());
    let names: Vec<Message> = all.groups.iter().map(|group| group.name.clone()).collect();
    assert_eq!(names, ["Run", "Floor", "People", "Set-up"]);
    let here = |path: &str| {
        let slug = all.links().next().expect("the desk").href.clone();
        let nav = all.clone().at(&format!("{slug}{path}"));
        let marked = nav.links().filter(|link| link.here);
        marked.map(|link| link.label.clone()).collect::<Vec<_>>()
    };
    assert_eq!(here("/players/17"), ["Players"]);
    assert_eq!(here(""), ["Desk"]);
    assert_eq!(here("/webhooks"), ["Settings"]);
    assert_eq!(here("/webhooks/0199f0c2"), ["Settings"]);
    assert!(here("/webhooksome").is_empty());
    assert!(here("/covers").is_empty());
}

fn waiting(number: usize, minute: i64) -> Waiting {
    Waiting {
        number,
        newest: Some(nine() + chrono::TimeDelta::minutes(minute)),
    }
}

fn busy() -> Counts {
    Counts {
        calls: waiting(2, 7),
        escalated: waiting(1, 3),
        rulings: waiting(1, 5),
        outstanding: 12,
        disputed: waiting(3, 1),
        late: waiting(5, 2),
        pending: waiting(4, 0),
        has_judges: true,
        ..Counts::default()
    }
}

#[test]
fn a_count_is_urgent_for_who_acts_on_it() {
    let counts = busy();
    assert_eq!(nav(Role::Judge, &counts).waiting(), 2 + 3 + 5);
    assert_eq!(nav(Role::Scorekeeper, &counts).waiting(), 3 + 5 + 4);
    assert_eq!(nav(Role::HeadJudge, &counts).waiting(), 1 + 1, "what only they decide");
    assert_eq!(
        nav(Role::Organizer, &counts).waiting(),
        2 + 1 + 1 + 3 + 5 + 4,
        "calls too"
    );
    let judge = nav(Role::Judge, &counts);
    let html = judge.doors_html().render().expect("it renders");
    assert!(html.contains(r#"5<span class="unseen"> waiting</span>"#), "{html}");
    assert!(
        html.contains(r#"<span class="count">5<span"#),
        "late results are behind More: {html}"
    );
    assert!(
        html.contains(r#"<span class="count quiet">1<span class="unseen"> for the head judge"#),
        "{html}"
    );
    let html = judge.groups_html().render().expect("it renders");
    assert!(
        html.contains(r#"<span class="count quiet">12<span class="unseen"> outstanding"#),
        "{html}"
    );
}

#[test]
fn a_head_judge_without_judges_takes_the_calls() {
    let alone = Counts {
        has_judges: false,
        ..busy()
    };
    assert_eq!(nav(Role::HeadJudge, &alone).waiting(), 2 + 1 + 1 + 3 + 5);
}

#[test]
fn the_doors_say_what_waits_and_since_when() {
    let at = |minute: i64| {
        (nine() + chrono::TimeDelta::minutes(minute))
            .and_utc()
            .timestamp_micros()
    };
    let says = |role: Role, words: &str, minute: i64| {
        let html = nav(role, &busy()).doors_html().render().expect("it renders");
        assert!(html.contains(&format!("data-waiting-words=\"{words}\"")), "{html}");
        assert!(
            html.contains(&format!("data-waiting-newest=\"{}\"", at(minute))),
            "{html}"
        );
    };
    says(Role::HeadJudge, "Calls: 1 to decide, Rulings: 1 to decide", 5);
    says(Role::Judge, "Results: 5 late, Calls: 2 waiting, Calls: 3 disputed", 7);
    let quiet = nav(Role::Judge, &Counts::default())
        .doors_html()
        .render()
        .expect("it renders");
    assert!(
        quiet.contains(r#"data-waiting="0" data-waiting-newest="0" data-waiting-words="""#),
        "{quiet}"
    );
}

#[test]
fn a_door_has_one_number() {
    let doors = nav(Role::Scorekeeper, &busy()).doors;
    let shown: Vec<Option<(usize, String)>> = (doors.iter())
        .map(|door| door.count.as_ref().map(|count| (count.number, count.word.to_string())))
        .collect();
    let count = |number, word: &str| Some((number, word.to_owned()));
    assert_eq!(shown, [None, count(3 + 5, "waiting"), count(4, "to approve")]);
    let doors = nav(
        Role::Scorekeeper,
        &Counts {
            outstanding: 12,
            ..Counts::default()
        },
    )
    .doors;
    assert!(
        doors.iter().all(|door| door.count.is_none()),
        "how far a round is, is no number for a door"
    );
}
