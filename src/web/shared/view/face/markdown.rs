//! Markdown that organizers write, as HTML. HTML in it is shown as text, pictures as their descriptions; a line that ends is
//! a line on the page; links lead to the web or to a mail program and say that they are not ours; headings continue the
//! page's outline without a gap. What is written is bounded, however little text it is made of.

use std::fmt::{self, Write};

use askama::filters::HtmlSafe;
use pulldown_cmark::{
    CodeBlockKind, CowStr, Event, HeadingLevel, LinkType, Options, Parser, Tag, TagEnd, TextMergeStream, html,
};
use say::{Message, event_page as t};

/// How deep lists, quotes and emphasis may be in each other; deeper ones are left out around their text.
const DEEPEST: usize = 6;

/// A text as HTML.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Prose {
    html: String,
    problem: Option<Message>,
}

// Every text in it was escaped, and every element is one of Markdown's.
impl HtmlSafe for Prose {}

impl fmt::Display for Prose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.html)
    }
}

impl Prose {
    /// Writes a text below a heading of a level (2 is a section of a page), in `most` bytes: a longer one is written without its
    /// Markdown, and cut.
    pub fn new(text: &str, below: usize, most: usize) -> Self {
        let mut tamed = Tamed {
            events: Vec::new(),
            open: Vec::new(),
            depth: 0,
            last_heading: below,
            below,
            links: Vec::new(),
            leads_nowhere: None,
            is_code: false,
        };
        // an address with underscores comes in several pieces
        for event in TextMergeStream::new(parsed(text)) {
            tamed.take(event);
        }
        let mut html = String::new();
        html::push_html(&mut html, tamed.events.into_iter());
        let problem = tamed.leads_nowhere.map(t::leads_nowhere);
        if html.len() <= most {
            return Self { html, problem };
        }
        let size = |bytes: usize| bytes.div_ceil(1_000);
        Self {
            problem: Some(t::too_long_as_page(size(html.len()), size(most))),
            html: without_markdown(text, most),
        }
    }

    /// Returns why an organizer would want to change the text: a link in it leads nowhere, or it is too long for a page.
    pub fn problem(&self) -> Option<&Message> {
        self.problem.as_ref()
    }
}

/// Returns a text without its Markdown, for what cannot show it.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut link = None;
    for event in TextMergeStream::new(parsed(text)) {
        match event {
            Event::Text(text) | Event::Code(text) | Event::Html(text) | Event::InlineHtml(text) => {
                plain.push_str(&text)
            }
            Event::SoftBreak | Event::HardBreak | Event::Rule => plain.push('\n'),
            Event::Start(Tag::Item) => {
                end_line(&mut plain);
                plain.push_str("• ");
            }
            Event::Start(Tag::Link { dest_url, .. }) => link = Some((dest_url, plain.len())),
            Event::End(TagEnd::Link) => {
                if let Some((address, begin)) = link.take()
                    && plain.get(begin..) != Some(&*address)
                {
                    let _ = write!(plain, " ({address})");
                }
            }
            Event::End(TagEnd::Paragraph | TagEnd::Heading(_) | TagEnd::CodeBlock | TagEnd::HtmlBlock) => {
                end_line(&mut plain);
                plain.push('\n');
            }
            Event::End(TagEnd::List(_)) => end_line(&mut plain),
            _ => {}
        }
    }
    plain.trim().to_owned()
}

fn end_line(text: &mut String) {
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
}

/// Tables are off: one of few characters has any number of cells, and a list says the same.
fn parsed(text: &str) -> Parser<'_> {
    Parser::new_ext(text, Options::ENABLE_STRIKETHROUGH)
}

/// Returns a text as it was typed, line by line, in `most` bytes.
fn without_markdown(text: &str, most: usize) -> String {
    const END: &str = "…</p>\n";
    let mut html = "<p>".to_owned();
    for c in text.chars() {
        let mut bytes = [0; 4];
        let written = match c {
            '&' => "&amp;",
            '<' => "&lt;",
            '>' => "&gt;",
            '\n' => "<br>\n",
            c => c.encode_utf8(&mut bytes),
        };
        if html.len() + written.len() + END.len() > most {
            break;
        }
        html.push_str(written);
    }
    html.push_str(END);
    html
}

/// The events that are left of a text.
struct Tamed<'t> {
    events: Vec<Event<'t>>,
    /// Lists, their items, quotes and emphasis that are open, each with whether it is left in.
    open: Vec<bool>,
    /// How many of them are left in, without the items.
    depth: usize,
    /// The level of the last heading.
    last_heading: usize,
    below: usize,
    /// The links that are open, each with whether it is an element: an address in brackets may be within a link.
    links: Vec<bool>,
    /// The address of a link that is shown as text.
    leads_nowhere: Option<String>,
    is_code: bool,
}

impl<'t> Tamed<'t> {
    fn take(&mut self, event: Event<'t>) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) if self.links.is_empty() && !self.is_code => self.text(&text),
            // what people type line by line, as an address or times, is read so
            Event::SoftBreak => self.events.push(Event::HardBreak),
            // shown as it was typed
            Event::Html(text) => self.lines(&text),
            Event::InlineHtml(text) => self.events.push(Event::Text(text)),
            // these need options that are off
            Event::FootnoteReference(_) | Event::TaskListMarker(_) | Event::InlineMath(_) | Event::DisplayMath(_) => {}
            other => self.events.push(other),
        }
    }

    fn start(&mut self, tag: Tag<'t>) {
        let tag = match tag {
            Tag::HtmlBlock => Tag::Paragraph,
            Tag::Image { .. } => return,
            Tag::Link {
                link_type, dest_url, ..
            } => return self.open_link(link_type, &dest_url),
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
            // without the name of a language
            Tag::CodeBlock(_) => {
                self.is_code = true;
                Tag::CodeBlock(CodeBlockKind::Indented)
            }
            Tag::Item => {
                // an item is left in with its list
                let is_in = self.open.last() == Some(&true);
                self.open.push(is_in);
                match is_in {
                    true => Tag::Item,
                    false => return self.events.push(Event::HardBreak),
                }
            }
            Tag::List(_) | Tag::BlockQuote(_) | Tag::Emphasis | Tag::Strong | Tag::Strikethrough => {
                let is_in = self.depth < DEEPEST;
                self.open.push(is_in);
                if !is_in {
                    return;
                }
                self.depth += 1;
                match tag {
                    // without a class
                    Tag::BlockQuote(_) => Tag::BlockQuote(None),
                    other => other,
                }
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
                if self.links.pop() == Some(true) {
                    self.events.push(Event::InlineHtml("</a>".into()));
                }
                return;
            }
            TagEnd::Heading(_) => TagEnd::Heading(level_of(self.last_heading)),
            TagEnd::CodeBlock => {
                self.is_code = false;
                TagEnd::CodeBlock
            }
            TagEnd::Item => match self.open.pop() {
                Some(true) => TagEnd::Item,
                _ => return,
            },
            TagEnd::List(_) | TagEnd::BlockQuote(_) | TagEnd::Emphasis | TagEnd::Strong | TagEnd::Strikethrough => {
                if self.open.pop() != Some(true) {
                    return;
                }
                self.depth -= 1;
                match tag {
                    TagEnd::BlockQuote(_) => TagEnd::BlockQuote(None),
                    other => other,
                }
            }
            other => other,
        };
        self.events.push(Event::End(tag));
    }

    /// Opens a link; of one that leads elsewhere than to the web or to a mail program, and of one within another, only its text
    /// is left.
    fn open_link(&mut self, kind: LinkType, address: &str) {
        let opened = match kind {
            LinkType::Email => Some(opening(&format!("mailto:{address}"))),
            _ => is_followed(address).then(|| opening(address)),
        };
        if opened.is_none() {
            self.leads_nowhere = Some(address.to_owned());
        }
        let opened = opened.filter(|_| !self.links.contains(&true));
        self.links.push(opened.is_some());
        if let Some(element) = opened {
            self.events.push(Event::InlineHtml(element.into()));
        }
    }

    /// Adds a text, with addresses in it as links.
    fn text(&mut self, text: &str) {
        let mut rest = text;
        while let Some((before, address, after)) = next_address(rest) {
            self.push_text(before);
            let opened = match is_followed(address) {
                true => opening(address),
                false => opening(&format!("mailto:{address}")),
            };
            self.events.push(Event::InlineHtml(opened.into()));
            self.push_text(address);
            self.events.push(Event::InlineHtml("</a>".into()));
            rest = after;
        }
        self.push_text(rest);
    }

    /// Adds a line of HTML as a text.
    fn lines(&mut self, text: &CowStr<'t>) {
        let line = text.trim_end_matches('\n');
        self.push_text(line);
        if line.len() < text.len() {
            self.events.push(Event::HardBreak);
        }
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

/// How addresses of the web begin.
const WEB: [&str; 2] = ["https://", "http://"];

/// Returns whether a link may lead to an address.
fn is_followed(address: &str) -> bool {
    let lower: String = address.chars().take(8).collect::<String>().to_ascii_lowercase();
    WEB.iter().chain(&["mailto:"]).any(|scheme| lower.starts_with(scheme))
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

/// Finds the next address of the web or of a mailbox in a text: what is before it, the address, what is after it.
fn next_address(text: &str) -> Option<(&str, &str, &str)> {
    let mut at = 0;
    for word in text.split_inclusive(char::is_whitespace) {
        if let Some((begin, address)) = address_in(word.trim_end()) {
            let (before, rest) = text.split_at(at + begin);
            let (address, after) = rest.split_at(address.len());
            return Some((before, address, after));
        }
        at += word.len();
    }
    None
}

/// Returns the address in a word, and where it begins.
fn address_in(word: &str) -> Option<(usize, &str)> {
    let web = WEB.iter().filter_map(|scheme| word.find(scheme)).min();
    let begin = web.or_else(|| word.find(char::is_alphanumeric))?;
    let address = without_end(&word[begin..]);
    let is_one = match web {
        Some(_) => address.split("//").nth(1).is_some_and(|host| !host.is_empty()),
        None => is_mailbox(address),
    };
    is_one.then_some((begin, address))
}

/// Returns an address without what ends its sentence, or a bracket around it.
fn without_end(text: &str) -> &str {
    let mut address = text.split('<').next().unwrap_or_default();
    loop {
        address = address.trim_end_matches(['.', ',', ';', ':', '!', '?', ']', '>', '"', '\'']);
        // a bracket that began in the address is a part of it
        let is_around = address.matches(')').count() > address.matches('(').count();
        match address.strip_suffix(')') {
            Some(inside) if is_around => address = inside,
            _ => return address,
        }
    }
}

fn is_mailbox(address: &str) -> bool {
    let Some((name, host)) = address.split_once('@') else {
        return false;
    };
    let is_label = |label: &str| !label.is_empty() && label.chars().all(|c| c.is_alphanumeric() || c == '-');
    let is_name = |c: char| c.is_alphanumeric() || "._%+-".contains(c);
    !name.is_empty() && name.chars().all(is_name) && host.contains('.') && host.split('.').all(is_label)
}

#[cfg(test)]
#[path = "markdown_tests.rs"]
mod tests;
