use askama::Template;

use super::*;
use crate::web::frame::request::visitor::FormKeys;

/// Every macro of `templates/frame/macros/form.html` once.
#[derive(Template)]
#[template(
    ext = "html",
    source = r#"{% import "frame/macros/form.html" as form %}{{ form::keys(keys) }}
{{ form::text(name, "Name", hint="As on the badge", required=true) }}{{ form::email(name, "Mail") }}{{ form::date(name, "Date") }}
{{ form::number(name, "Rounds") }}{{ form::textarea(name, "Names") }}{{ form::select(pick, "Level", choices) }}
{{ form::radios(pick, "Level", choices) }}{{ form::checkbox(tick, "Unlisted", hint="Only by link") }}{{ form::file(name, "File", ".csv") }}
{{ form::primary("Save") }}{{ form::quiet("Back") }}{{ form::press("/x", keys, "Pair") }}
{% call form::confirm("/t/x/cancel", keys, "Cancel the tournament", "cancel", sure, "Cancel it") %}<p>Nobody can report.</p>{% endcall %}"#
)]
struct Everything {
    keys: FormKeys,
    name: Field,
    pick: Field,
    tick: Field,
    sure: Field,
    choices: Vec<Choice>,
}

fn page(name: Field) -> String {
    Everything {
        keys: FormKeys {
            csrf: "token".to_owned(),
            form_id: "f1".to_owned(),
            version: Some("7".to_owned()),
        },
        name,
        pick: Field::of("level", "regular"),
        tick: Field::of("unlisted", "on"),
        sure: Field::empty("confirm"),
        choices: vec![
            Choice::new("regular", "Regular"),
            Choice::new("competitive", "Competitive").hint("Staff enters results"),
        ],
    }
    .render()
    .expect("it renders")
}

#[test]
fn what_was_typed_is_kept_and_escaped() {
    let html = page(Field::of("name", "\"><script>alert(1)</script>"));
    assert!(!html.contains("<script>"));
    assert!(html.contains("value=\"&#34;&#62;&#60;script&#62;"), "{html}");
}

#[test]
fn an_error_is_tied_to_its_field() {
    let html = page(Field::of("name", "x").wrong("Name: too short."));
    assert!(
        html.contains(r#"aria-invalid="true" aria-describedby="name-hint name-error""#),
        "{html}"
    );
    assert!(
        html.contains(r#"<p class="error" id="name-error">Name: too short.</p>"#),
        "{html}"
    );
    assert!(!page(Field::of("name", "x")).contains("aria-invalid"));
}

#[test]
fn a_form_carries_token_id_and_version() {
    let html = page(Field::empty("name"));
    for hidden in [
        r#"name="csrf" value="token""#,
        r#"name="form_id" value="f1""#,
        r#"name="version" value="7""#,
    ] {
        assert!(html.contains(hidden), "{hidden} in {html}");
    }
}

#[test]
fn the_chosen_stays_chosen() {
    let html = page(Field::empty("name"));
    assert!(html.contains(r#"<option value="regular" selected>"#), "{html}");
    assert!(html.contains(r#"value="regular" checked"#), "{html}");
    assert!(html.contains(r#"type="checkbox" value="on" checked"#), "{html}");
    assert!(!html.contains(r#"value="competitive" checked"#), "{html}");
}

#[test]
fn a_dangerous_action_says_which_word_to_type() {
    let html = page(Field::empty("name"));
    assert!(html.contains("Type <b>cancel</b> to confirm"), "{html}");
    assert!(html.contains("<p>Nobody can report.</p>"), "{html}");
}

fn named(here: usize, last: usize) -> Vec<usize> {
    Pages {
        here,
        last,
        href: String::new(),
    }
    .named()
}

#[test]
fn a_pager_names_both_ends_and_the_neighbours() {
    assert_eq!(named(1, 1), [1]);
    assert_eq!(named(1, 3), [1, 2, 3]);
    assert_eq!(named(6, 12), [1, 0, 5, 6, 7, 0, 12]);
    assert_eq!(named(12, 12), [1, 0, 11, 12]);
}

#[test]
fn a_field_keeps_what_was_typed_beside_its_error() {
    let field = Field::of("rounds", "zwei").wrong("Rounds: \"zwei\" is not a number. Type a number from 1 to 40.");
    assert_eq!(field.value, "zwei");
    assert!(field.is_wrong());
    assert!(Field::of("open", "on").ticked());
    assert!(!Field::of("open", "").ticked());
}
