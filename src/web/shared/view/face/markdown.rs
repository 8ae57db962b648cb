//! Markdown that organizers write, as HTML. HTML in it is shown as text, pictures as their descriptions; links lead to the
//! web or to a mail program and say that they are not ours; headings continue the page's outline without a gap.

use std::fmt;

use askama::filters::HtmlSafe;
use pulldown_cmark::{
    Alignment, CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream, html,
};

/// How deep lists and quotes may be in each other; deeper ones are left out around their text.
const DEEPEST: usize = 6;

/// A text as HTML.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prose(String);

// Every text in it was escaped, and every element is one of Markdown's.
impl HtmlSafe for Prose {}

impl fmt::Display for Prose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Prose {
    /// Writes a text below a heading of a level (2 is a section of a page).
    pub fn new(text: &str, below: usize) -> Self {
        let options = Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH;
        let mut tamed = Tamed {
            events: Vec::new(),
            open: Vec::new(),
            last_heading: below,
            below,
            links: 0,
            is_code: false,
        };
        // an address with underscores comes in several pieces
        for event in TextMergeStream::new(Parser::new_ext(text, options)) {
            tamed.take(event);
        }
        let mut written = String::new();
        html::push_html(&mut written, tamed.events.into_iter());
        Self(written)
    }
}

/// The events that are left of a text.
struct Tamed<'t> {
    events: Vec<Event<'t>>,
    /// Lists, their items and quotes that are open, each with whether it is left in.
    open: Vec<bool>,
    /// The level of the last heading.
    last_heading: usize,
    below: usize,
    /// Links that are open: no link is made of an address within one.
    links: usize,
    is_code: bool,
}

impl<'t> Tamed<'t> {
    fn take(&mut self, event: Event<'t>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) if self.links == 0 && !self.is_code => self.text(&text),
            // shown as it was typed
            Event::Html(text) | Event::InlineHtml(text) => self.events.push(Event::Text(text)),
            // these need options that are off
            Event::FootnoteReference(_) | Event::TaskListMarker(_) | Event::InlineMath(_) | Event::DisplayMath(_) => {}
            other => self.events.push(other),
        }
    }

    fn start(&mut self, tag: Tag<'t>) {
        let tag = match tag {
            Tag::HtmlBlock => Tag::Paragraph,
            Tag::Image { .. } => return,
            Tag::Link { dest_url, .. } => return self.open_link(&dest_url),
            Tag::Heading { level, .. } => {
                // one level below the last one at most
                self.last_heading = (self.below + level as usize).min(self.last_heading + 1).min(6);
                Tag::Heading {
                    level: level_of(self.last_heading),
                    id: None,
                    classes: Vec::new(),
                    attrs: Vec::new(),
                }
            }
            Tag::List(_) | Tag::Item | Tag::BlockQuote(_) => {
                let is_in = self.open.len() < DEEPEST * 2;
                self.open.push(is_in);
                if !is_in {
                    return;
                }
                match tag {
                    // without a class
                    Tag::BlockQuote(_) => Tag::BlockQuote(None),
                    other => other,
                }
            }
            // an alignment would be written as a style, which the content policy forbids
            Tag::Table(columns) => Tag::Table(vec![Alignment::None; columns.len()]),
            // without the name of a language
            Tag::CodeBlock(_) => {
                self.is_code = true;
                Tag::CodeBlock(CodeBlockKind::Indented)
            }
            other => other,
        };
        self.events.push(Event::Start(tag));
    }

    fn end(&mut self, tag: TagEnd) {
        let tag = match tag {
            TagEnd::HtmlBlock => TagEnd::Paragraph,
            TagEnd::Image => return,
            TagEnd::Link => {
                self.links -= 1;
                self.events.push(Event::InlineHtml("</a>".into()));
                return;
            }
            TagEnd::Heading(_) => TagEnd::Heading(level_of(self.last_heading)),
            TagEnd::CodeBlock => {
                self.is_code = false;
                TagEnd::CodeBlock
            }
            TagEnd::List(_) | TagEnd::Item | TagEnd::BlockQuote(_) => {
                if self.open.pop() != Some(true) {
                    return;
                }
                match tag {
                    TagEnd::BlockQuote(_) => TagEnd::BlockQuote(None),
                    other => other,
                }
            }
            other => other,
        };
        self.events.push(Event::End(tag));
    }

    /// Opens a link; one that leads elsewhere than to the web or to a mail program is an element without an address.
    fn open_link(&mut self, address: &str) {
        self.links += 1;
        let opened = match is_followed(address) {
            true => opening(address),
            false => "<a>".to_owned(),
        };
        self.events.push(Event::InlineHtml(opened.into()));
    }

    /// Adds a text, with addresses in it as links.
    fn text(&mut self, text: &str) {
        let mut rest = text;
        while let Some((before, address, after)) = next_address(rest) {
            self.push_text(before);
            self.events.push(Event::InlineHtml(opening(address).into()));
            self.push_text(address);
            self.events.push(Event::InlineHtml("</a>".into()));
            rest = after;
        }
        self.push_text(rest);
    }

    fn push_text(&mut self, text: &str) {
        if !text.is_empty() {
            self.events.push(Event::Text(text.to_owned().into()));
        }
    }
}

fn level_of(level: usize) -> HeadingLevel {
    HeadingLevel::try_from(level).unwrap_or(HeadingLevel::H6)
}

/// Returns whether a link may lead to an address.
fn is_followed(address: &str) -> bool {
    let lower: String = address.chars().take(8).collect::<String>().to_ascii_lowercase();
    ["https://", "http://", "mailto:"]
        .iter()
        .any(|scheme| lower.starts_with(scheme))
}

/// Returns the element that begins a link.
fn opening(address: &str) -> String {
    format!(
        "<a href=\"{}\" rel=\"nofollow noopener noreferrer ugc\">",
        attribute(address)
    )
}

/// Returns an address as the value of an attribute: what could end it is encoded.
fn attribute(address: &str) -> String {
    let mut value = String::with_capacity(address.len());
    for c in address.chars() {
        match c {
            '&' => value.push_str("&amp;"),
            '"' => value.push_str("%22"),
            '\'' => value.push_str("%27"),
            '<' => value.push_str("%3C"),
            '>' => value.push_str("%3E"),
            '`' => value.push_str("%60"),
            c if c.is_control() || c.is_whitespace() => value.push_str("%20"),
            c => value.push(c),
        }
    }
    value
}

/// Finds the next web address in a text: what is before it, the address, what is after it.
fn next_address(text: &str) -> Option<(&str, &str, &str)> {
    let starts = ["https://", "http://"].iter().filter_map(|scheme| text.find(scheme));
    let start = starts.min()?;
    let (before, rest) = text.split_at(start);
    let end = rest.find(|c: char| c.is_whitespace() || c == '<').unwrap_or(rest.len());
    // what ends a sentence or a bracket is not a part of it
    let address = rest[..end].trim_end_matches(['.', ',', ';', ':', '!', '?', ')', ']', '"', '\'']);
    let host = address.split("//").nth(1).unwrap_or_default();
    match host.is_empty() {
        true => None,
        false => Some((before, address, &rest[address.len()..])),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn html(text: &str) -> String {
        Prose::new(text, 2).to_string()
    }

    #[test]
    fn markdown_is_written_as_elements() {
        assert_eq!(
            html("**Doors** at *nine*"),
            "<p><strong>Doors</strong> at <em>nine</em></p>\n"
        );
        assert_eq!(html("* 9:00\n* 10:00"), "<ul>\n<li>9:00</li>\n<li>10:00</li>\n</ul>\n");
        let table = html("|Place|Prize|\n|:--|--:|\n|1|A trophy|");
        assert!(
            table.contains("<td>A trophy</td>") && !table.contains("style"),
            "{table}"
        );
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
        let code = html("```html\" onload=\"x\n<b>\n```");
        assert_eq!(code, "<pre><code>&lt;b&gt;\n</code></pre>\n");
    }

    #[test]
    fn links_lead_to_the_web_or_to_a_mail_program() {
        const REL: &str = "rel=\"nofollow noopener noreferrer ugc\"";
        assert_eq!(
            html("[Hall](<https://hall.example/?a=1&b='2 3'>)"),
            format!("<p><a href=\"https://hall.example/?a=1&amp;b=%272%203%27\" {REL}>Hall</a></p>\n")
        );
        assert_eq!(
            html("[Mail](mailto:ann@hall.example)"),
            format!("<p><a href=\"mailto:ann@hall.example\" {REL}>Mail</a></p>\n")
        );
        for bad in [
            "javascript:alert(1)",
            "JaVaScRiPt:alert(1)",
            "data:text/html,x",
            "/t/x/desk",
            "//evil.example",
            "vbscript:x",
        ] {
            assert_eq!(html(&format!("[x]({bad})")), "<p><a>x</a></p>\n", "{bad}");
        }
        assert_eq!(
            html("See https://hall.example/map."),
            format!("<p>See <a href=\"https://hall.example/map\" {REL}>https://hall.example/map</a>.</p>\n")
        );
        assert!(html("https://hall.example/a_b_c?x=1&y=2").contains("href=\"https://hall.example/a_b_c?x=1&amp;y=2\""));
        assert_eq!(html("https://"), "<p>https://</p>\n");
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

    #[test]
    fn what_is_too_deep_is_flat() {
        let quotes = html(&format!("{} end", ">".repeat(500)));
        assert!(quotes.matches("<blockquote>").count() <= 2 * DEEPEST, "{quotes}");
        assert_eq!(
            quotes.matches("<blockquote>").count(),
            quotes.matches("</blockquote>").count()
        );
        assert!(quotes.contains("end"));
    }
}
