//! The parts every page is made of, as they come out.

use askama::Template;

use super::shell::{Door, ErrorPage, Link, Notice, Shell, TournamentBar};

/// Macros of `page.html` and `rounds.html` and `paper.html` in one page.
#[derive(Template)]
#[template(
    ext = "html",
    source = r#"{% extends "base.html" %}{% import "macros/rounds.html" as rounds %}{% import "macros/paper.html" as paper %}{% block content %}
{{ page::search("/t/x/pairings", name, "pods") }}
<div class="pods" id="pods">{% call rounds::pod(12, "one player short") %}{{ rounds::seat(1, name, 7) }}{{ rounds::seat(2, "Ben", 8, "won") }}{{ rounds::pick(3, name, 9) }}{% endcall %}</div>
<table class="rows">{{ rounds::standings_head("Spring Open") }}<tbody>{{ rounds::standing_row(1, name, 7, "/p/7", 10, "2-0-0", "1", "5", "1") }}</tbody></table>
{% call paper::slip("Spring Open", "Round 3", 12) %}{{ paper::slip_seat(1, name) }}{% endcall %}
{% call page::empty("No pairings yet") %}<p>They appear here when round 1 is published.</p>{% endcall %}
{{ page::chip("warn", "Late") }}{% endblock %}"#
)]
struct Parts {
    shell: Shell,
    name: String,
}

fn parts(shell: Shell) -> String {
    Parts {
        shell,
        name: "<script>Zoë\"".to_owned(),
    }
    .render()
    .expect("it renders")
}

fn in_tournament() -> Shell {
    Shell {
        tournament: Some(TournamentBar {
            name: "Spring Open".to_owned(),
            slug: "spring-open".to_owned(),
            round_line: "Round 3 of 5".to_owned(),
            ..TournamentBar::default()
        }),
        here: Door::Standings,
        ..Shell::new("Standings")
    }
}

#[test]
fn a_name_never_becomes_markup() {
    let html = parts(in_tournament());
    assert!(!html.contains("<script>Zo"), "{html}");
    assert_eq!(html.matches("<script").count(), 1, "only the page's own script: {html}");
}

#[test]
fn nothing_stands_inline_that_the_content_policy_forbids() {
    let html = parts(in_tournament());
    for forbidden in [" style=", " onclick=", "<style", "javascript:", "http://", "https://"] {
        assert!(!html.contains(forbidden), "{forbidden}");
    }
}

#[test]
fn the_four_doors_stand_in_every_tournament_and_this_one_is_marked() {
    let html = parts(in_tournament());
    for door in [
        "/t/spring-open/me",
        "/t/spring-open/pairings",
        "/t/spring-open/standings",
        "#more",
    ] {
        assert!(html.contains(&format!("href=\"{door}\"")), "{door}");
    }
    assert!(html.contains(r#"href="/t/spring-open/standings" aria-current="page""#));
    assert_eq!(html.matches("aria-current").count(), 1);
    assert!(!parts(Shell::new("Front page")).contains("class=\"doors\""));
}

#[test]
fn without_a_script_everybody_can_still_sign_in() {
    assert!(
        parts(in_tournament()).contains(r#"<div class="account" data-account><a href="/sign-in">Sign in</a></div>"#)
    );
}

#[test]
fn a_search_keeps_its_words_and_works_as_a_plain_form() {
    let html = parts(in_tournament());
    assert!(
        html.contains(r#"<form class="search" method="get" action="/t/x/pairings" data-filter="pods">"#),
        "{html}"
    );
    assert!(html.contains(r#"value="&#60;script&#62;Zoë&#34;""#), "{html}");
}

#[test]
fn search_engines_stay_away_unless_the_organizer_lets_them_in() {
    assert!(parts(in_tournament()).contains("noindex"));
    let open = Shell {
        noindex: false,
        ..in_tournament()
    };
    assert!(!parts(open).contains("noindex"));
}

#[test]
fn an_error_says_what_why_and_the_way_on() {
    let html = ErrorPage {
        keeps_form: false,
        shell: Shell {
            notice: Some(Notice::bad("Nothing was changed.")),
            ..Shell::new("Page not found")
        },
        status: "404".to_owned(),
        what: "There is no table 99 in round 3.".to_owned(),
        why: "The round has tables 1 to 32.".to_owned(),
        details: vec!["First mistake.".to_owned()],
        way_on: Link::new("See the pairings", "/t/spring-open/pairings"),
        request_id: "r1".to_owned(),
    }
    .render()
    .expect("it renders");
    for part in [
        "<h1>There is no table 99",
        "The round has tables",
        "First mistake.",
        ">See the pairings</a>",
        "<code>r1</code>",
    ] {
        assert!(html.contains(part), "{part} in {html}");
    }
    assert!(html.contains(r#"<div class="notice bad" role="alert">"#));
}
