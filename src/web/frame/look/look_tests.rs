//! The building blocks of every page, as they are rendered.

use askama::Template;

use super::search_box::SearchBox;
use super::shell::{Door, Link, Notice, PictureAt, Shell, TournamentBar};
use crate::web::frame::answer::error_page::ErrorPage;
use crate::web::frame::form::{Choice, Field};
use podium_snapshot::names::NameSearch;

/// The result of a seat, as web::shared::pods::SeatResult.
#[derive(Clone, Copy)]
struct Won;

impl Won {
    fn class(self) -> &'static str {
        "won"
    }

    fn word(self) -> say::Message {
        say::pods::seat_won()
    }
}

/// Macros of `page.html` and `rounds.html` and `paper.html` in one page.
#[derive(Template)]
#[template(
    ext = "html",
    source = r#"{% extends "frame/base.html" %}{% import "frame/macros/rounds.html" as rounds %}{% import "frame/macros/paper.html" as paper %}{% block content %}
{{ page::search_box(everybody) }}{{ page::search_box(found) }}
<div class="pods" id="pods">{% call rounds::pod(12, note) %}{{ rounds::seat(1, name, 7, None::<Won>) }}{{ rounds::seat(2, "Ben", 8, Some(Won)) }}{{ rounds::pick(3, name, 9) }}{% endcall %}</div>
{% call paper::slip("Spring Open", "Round 3", 12, false, None::<PictureAt>) %}{{ paper::slip_seat(1, name) }}{% endcall %}
{% call page::empty("No pairings yet") %}<p>They appear here when round 1 is published.</p>{% endcall %}
{{ page::chip("warn", "Late") }}{% endblock %}"#
)]
struct Parts {
    shell: Shell,
    name: String,
    everybody: SearchBox,
    found: SearchBox,
    note: Option<&'static str>,
}

/// The macros of `form.html` for fields that are no `Field`.
#[derive(Template)]
#[template(
    ext = "html",
    source = r#"{% import "frame/macros/form.html" as form %}
{{ form::hidden("back", typed) }}
{{ form::line("reason", "Reason", required=true) }}
{{ form::line("reason", "Why", typed, id="reason-drop", optional="optional", maxlength="500") }}
{{ form::digits("table", "Table", 12) }}
{{ form::pick("role", "Role", choices, chosen="judge", none="Nobody", id="new-role") }}
{{ form::tick("looks", 3, typed, true) }}
{{ form::typed("reopen") }}
{{ form::number(field, "Minutes", required=true, name="minutes") }}"#
)]
struct Fields {
    typed: String,
    choices: Vec<Choice>,
    field: Field,
}

#[test]
fn a_bare_field_has_its_label_its_value_and_nothing_that_is_empty() {
    let html = Fields {
        typed: "<b>".to_owned(),
        choices: vec![Choice::new("judge", "Judge"), Choice::new("scorekeeper", "Scorekeeper")],
        field: Field::of("table-minutes", 5),
    }
    .render()
    .expect("it renders");
    for part in [
        r#"<input type="hidden" name="back" value="&#60;b&#62;">"#,
        r#"<label for="reason">Reason</label><input id="reason" name="reason" type="text" autocomplete="off" required></div>"#,
        r#"<label for="reason-drop">Why <span class="optional">(optional)</span></label>"#,
        r#"<input id="reason-drop" name="reason" type="text" value="&#60;b&#62;" autocomplete="off" maxlength="500"></div>"#,
        r#"<input class="narrow" id="table" name="table" type="text" inputmode="numeric" value="12" autocomplete="off"></div>"#,
        r#"<select class="half" id="new-role" name="role"><option value="">Nobody</option><option value="judge" selected>Judge</option>"#,
        r#"<input type="checkbox" name="looks" value="3" checked><span><bdi>&#60;b&#62;</bdi></span></label>"#,
        r#"<label for="confirm">Type <b>reopen</b> to confirm</label>"#,
        r#"id="table-minutes" name="minutes" type="text" inputmode="numeric" value="5""#,
    ] {
        assert!(html.contains(part), "{part} in {html}");
    }
}

fn parts(shell: Shell) -> String {
    let name = "<script>Zoë\"";
    let search = |typed: &str| SearchBox::new("/t/x/pairings".to_owned(), &NameSearch::new(typed), "pods");
    Parts {
        shell,
        name: name.to_owned(),
        everybody: search(""),
        found: search(name),
        note: Some("one player short"),
    }
    .render()
    .expect("it renders")
}

fn in_tournament() -> Shell {
    Shell {
        tournament: Some(TournamentBar {
            name: "Spring Open".to_owned(),
            slug: "spring-open".to_owned(),
            round_line: "Round 3 of 5".into(),
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
fn every_tournament_has_the_four_links_and_marks_this_one() {
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
    assert_eq!(html.matches("aria-current=\"page\"").count(), 1);
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
fn an_error_says_what_why_and_what_to_do_next() {
    let html = ErrorPage {
        keeps_form: false,
        shell: Shell {
            notice: Some(Notice::bad("Nothing was changed.")),
            ..Shell::new("Page not found")
        },
        status: "404".into(),
        title: "There is no table 99 in round 3.".into(),
        detail: "The round has tables 1 to 32.".into(),
        problems: vec!["First mistake.".into()],
        way_on: Link::new("See the pairings", "/t/spring-open/pairings"),
        request_id: Some("r1".to_owned()),
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
