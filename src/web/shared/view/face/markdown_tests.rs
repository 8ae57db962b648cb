//! Tests of Markdown: what is written, what is not, and how much.

use super::*;

const REL: &str = "rel=\"nofollow noopener noreferrer ugc\"";

fn prose(text: &str) -> Prose {
    Prose::new(text, 2, 10_000)
}

fn html(text: &str) -> String {
    prose(text).to_string()
}

#[test]
fn markdown_is_written_as_elements() {
    assert_eq!(
        html("**Doors** at *nine*"),
        "<p><strong>Doors</strong> at <em>nine</em></p>\n"
    );
    assert_eq!(html("* 9:00\n* 10:00"), "<ul>\n<li>9:00</li>\n<li>10:00</li>\n</ul>\n");
}

#[test]
fn a_line_that_ends_is_a_line_on_the_page() {
    assert_eq!(
        html("9:00 Doors\n10:00 Round 1\n\nBring a deck."),
        "<p>9:00 Doors<br />\n10:00 Round 1</p>\n<p>Bring a deck.</p>\n"
    );
    assert!(html("* The hall\n  Harbour Street 1").contains("The hall<br />\nHarbour Street 1"));
    assert!(html("10. May\n").contains("<ol start=\"10\">\n<li>May</li>"));
}

#[test]
fn html_is_text_and_pictures_are_words() {
    for (typed, shown) in [
        (
            "<script>alert(1)</script>",
            "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n",
        ),
        ("a <b onclick=x>b</b>", "<p>a &lt;b onclick=x&gt;b&lt;/b&gt;</p>\n"),
        ("![A map](https://elsewhere.example/x.png)", "<p>A map</p>\n"),
        ("`<i>`", "<p><code>&lt;i&gt;</code></p>\n"),
    ] {
        assert_eq!(html(typed), shown, "{typed}");
    }
    let block = html("<div>\n<img src=x onerror=alert(1)>\n</div>");
    assert!(!block.contains("<div") && !block.contains("<img"), "{block}");
    assert!(block.contains("&lt;div&gt;<br />\n&lt;img"), "{block}");
    let code = html("```html\" onload=\"x\n<b>\n```");
    assert_eq!(code, "<pre><code>&lt;b&gt;\n</code></pre>\n");
}

#[test]
fn links_lead_to_the_web_or_to_a_mail_program() {
    assert_eq!(
        html("[Hall](<https://hall.example/?a=1&b='2 3'>)"),
        format!("<p><a href=\"https://hall.example/?a=1&amp;b=%272%203%27\" {REL}>Hall</a></p>\n")
    );
    let mail = format!("<a href=\"mailto:ann@hall.example\" {REL}>");
    assert_eq!(
        html("[Mail](mailto:ann@hall.example)"),
        format!("<p>{mail}Mail</a></p>\n")
    );
    for typed in ["<ann@hall.example>", "ann@hall.example", "(ann@hall.example)."] {
        let written = html(typed);
        assert!(written.contains(&format!("{mail}ann@hall.example</a>")), "{written}");
    }
    for no_mailbox in [
        "@ann",
        "ann@hall",
        "ann@hall.example@x",
        "a:b@hall.example",
        "ann@.example",
    ] {
        assert!(!html(no_mailbox).contains("href"), "{no_mailbox}");
    }
    assert_eq!(prose("See https://hall.example and ann@hall.example").problem(), None);
    for bad in [
        "javascript:alert(1)",
        "JaVaScRiPt:alert(1)",
        "data:text/html,x",
        "/t/x/desk",
        "//evil.example",
        "vbscript:x",
        "www.hall.example",
    ] {
        let written = prose(&format!("[x]({bad})"));
        assert_eq!(written.to_string(), "<p>x</p>\n", "{bad}");
        let problem = written.problem().map(ToString::to_string).unwrap_or_default();
        assert!(problem.contains(bad), "{problem}");
    }
}

#[test]
fn a_link_within_a_link_is_text() {
    for inner in ["irc:x", "https://prizes.example", "ann@hall.example"] {
        assert_eq!(
            html(&format!("[a <{inner}> b](https://hall.example) c")),
            format!("<p><a href=\"https://hall.example\" {REL}>a {inner} b</a> c</p>\n")
        );
    }
    assert_eq!(
        html("[a <https://hall.example> b](irc:x)"),
        format!("<p>a <a href=\"https://hall.example\" {REL}>https://hall.example</a> b</p>\n")
    );
}

#[test]
fn an_address_in_a_text_is_a_link_without_the_end_of_its_sentence() {
    let link = |address: &str| format!("<a href=\"{address}\" {REL}>{address}</a>");
    let hall = link("https://hall.example/map");
    for (typed, shown) in [
        ("See https://hall.example/map.", format!("See {hall}.")),
        ("(https://hall.example/map)", format!("({hall})")),
        ("https://hall.example/map, then", format!("{hall}, then")),
        (
            "(see https://cards.example/Magic_(game)).",
            format!("(see {}).", link("https://cards.example/Magic_(game)")),
        ),
        (
            "https://hall.example/map https://hall.example/map",
            format!("{hall} {hall}"),
        ),
        ("https://", "https://".to_owned()),
    ] {
        assert_eq!(html(typed), format!("<p>{shown}</p>\n"), "{typed}");
    }
    assert!(html("https://hall.example/a_b_c?x=1&y=2").contains("href=\"https://hall.example/a_b_c?x=1&amp;y=2\""));
    assert!(!html("`https://hall.example`\n\n    https://hall.example").contains("href"));
}

#[test]
fn headings_continue_the_outline() {
    let headings = |text: &str| -> Vec<String> {
        let written = html(text);
        written.split("<h").skip(1).map(|rest| rest[..1].to_owned()).collect()
    };
    assert_eq!(headings("# A\n## B\n# C"), ["3", "4", "3"]);
    assert_eq!(headings("### A\n###### B\n# C"), ["3", "4", "3"]);
    assert_eq!(headings("A\n===\n\nB\n---"), ["3", "4"]);
}

/// Every element of a text that is closed, in order, with the elements around it.
fn assert_nested(written: &str) {
    let mut open: Vec<&str> = Vec::new();
    for piece in written.split('<').skip(1) {
        let tag = piece.split('>').next().unwrap_or_default();
        let name = tag.split(' ').next().unwrap_or_default();
        match name.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "{written}"),
            None if tag.ends_with('/') || name == "br" => {}
            None => {
                let is_in_list = matches!(open.last(), Some(&("ul" | "ol")));
                assert_eq!(name == "li", is_in_list, "{name} in {open:?}: {written}");
                open.push(name);
            }
        }
    }
    assert!(open.is_empty(), "{open:?}: {written}");
}

#[test]
fn what_is_too_deep_is_flat() {
    let mixed = (0..40).map(|deep| format!("{}{} item {deep}\n", "> ".repeat(deep), "* ".repeat(40 - deep)));
    let emphasis = format!("{}a{}", "*a ".repeat(300), "*".repeat(300));
    for text in [
        format!("{} end", ">".repeat(500)),
        format!("{} end", "- ".repeat(100)),
        format!("> {} end", "1. > - ".repeat(30)),
        mixed.collect(),
        emphasis,
        format!("{}end{}", "**_".repeat(200), "_**".repeat(200)),
    ] {
        let written = html(&text);
        assert_nested(&written);
        for element in ["<blockquote>", "<ul>", "<ol>", "<em>", "<strong>"] {
            let deepest = written.matches(element).count() - written.matches(&element.replace('<', "</")).count();
            assert_eq!(deepest, 0, "{written}");
        }
        assert!(
            text.contains("item") || text.contains("*a ") || written.contains("end"),
            "{written}"
        );
    }
    let quotes = html(&format!("{} end", ">".repeat(500)));
    assert_eq!(quotes.matches("<blockquote>").count(), DEEPEST);
}

/// Texts of few characters that Markdown would make much of.
fn worst(length: usize) -> Vec<String> {
    let rows = length / 10;
    let pieces = [
        "https://a ",
        "a@b.c ",
        "*a*",
        "`a`",
        "-\n",
        "- - - -\n",
        ">\n",
        "> > > >\n",
        "# a\n",
        "&",
        "<",
        "\"",
        "a\n",
        "---\n",
        "[a](b:)",
        "~~a~~",
        "\\\n",
        "<b>",
        "語",
        "🎲",
    ];
    let table = format!("{}|\n{}|\n{}", "|a".repeat(rows), "|-".repeat(rows), "a\n".repeat(rows));
    let repeated = pieces.iter().map(|piece| piece.repeat(length / piece.chars().count()));
    repeated.chain([table]).collect()
}

#[test]
fn what_is_written_is_bounded() {
    for most in [1_000, 9_000] {
        for text in worst(3_000) {
            let written = Prose::new(&text, 2, most);
            let begins: String = text.chars().take(20).collect();
            assert!(written.to_string().len() <= most, "{begins}");
            assert_nested(&written.to_string());
            assert_eq!(
                written.problem().is_some(),
                written.to_string().ends_with("…</p>\n") || text.contains("[a]"),
                "{begins}"
            );
        }
    }
    let long = Prose::new(&"https://a ".repeat(300), 2, 9_000);
    assert_eq!(
        long.problem().map(ToString::to_string).as_deref(),
        Some("With its formatting, this text has 22 KB. The maximum is 9 KB. Shorten it or use fewer links.")
    );
    assert!(long.to_string().starts_with("<p>https://a https://a"));
}

#[test]
fn the_same_is_read_without_markdown() {
    for (typed, shown) in [
        ("**Bring** a deck.\nAnd dice.", "Bring a deck.\nAnd dice."),
        ("# Prizes\n\n* One\n* Two\n\nBye", "Prizes\n\n• One\n• Two\nBye"),
        (
            "[Hall](https://hall.example) <ann@hall.example>",
            "Hall (https://hall.example) ann@hall.example",
        ),
        ("<https://hall.example>", "https://hall.example"),
        ("a < b & c", "a < b & c"),
        ("", ""),
    ] {
        assert_eq!(plain(typed), shown, "{typed}");
    }
}
