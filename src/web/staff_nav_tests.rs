use askama::Template;

use super::*;
use crate::web::public::fixture::Fixture;

fn nav(role: Role, counts: &Counts) -> StaffNav {
    let snapshot = Fixture::new(&["Ann Ash", "Bo Pit", "Al Oz", "Zoe Ash"]).snapshot();
    let who = Standing {
        role: Some(role),
        is_administrator: false,
    };
    StaffNav::of(&snapshot.loaded.tournament, who, counts).expect("on the staff")
}

fn doors(nav: &StaffNav) -> Vec<&str> {
    nav.doors.iter().map(|door| door.link.label.as_str()).collect()
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
    let names: Vec<&str> = all.groups.iter().map(|group| group.name).collect();
    assert_eq!(names, ["Run", "Floor", "People", "Set-up"]);
    let here = |path: &str| {
        let slug = all.links().next().expect("the desk").href.clone();
        let nav = all.clone().at(&format!("{slug}{path}"));
        let marked = nav.links().filter(|link| link.here);
        marked.map(|link| link.label.clone()).collect::<Vec<_>>()
    };
    assert_eq!(here("/players/17"), ["Players"]);
    assert_eq!(here(""), ["Desk"]);
    assert!(here("/covers").is_empty());
}

#[test]
fn a_count_is_urgent_for_who_acts_on_it() {
    let counts = Counts {
        waiting_calls: 2,
        appeals: 1,
        outstanding: 12,
        disputed: 3,
        pending: 4,
        ..Counts::default()
    };
    assert_eq!(nav(Role::Judge, &counts).waiting(), 2 + 3);
    assert_eq!(nav(Role::Scorekeeper, &counts).waiting(), 3 + 4);
    assert_eq!(nav(Role::HeadJudge, &counts).waiting(), 2 + 1 + 3 + 4);
    let judge = nav(Role::Judge, &counts);
    let html = judge.doors_html().render().expect("it renders");
    assert!(html.contains(r#"2<span class="unseen"> waiting</span>"#), "{html}");
    assert!(
        html.contains(r#"<span class="count">3<span"#),
        "disputes are behind More: {html}"
    );
    let html = judge.groups_html().render().expect("it renders");
    assert!(
        html.contains(r#"<span class="count quiet">12<span class="unseen"> outstanding"#),
        "{html}"
    );
}
