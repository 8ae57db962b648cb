//! Markdown of the handbook, parsed into a title, the text before the first task, and the tasks.

use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd, html};

/// A file of the handbook.
#[derive(Debug, Default)]
pub struct Document {
    pub title: String,
    /// The text before the first task, as HTML.
    pub intro: String,
    pub sections: Vec<Section>,
}

/// The text below a heading of the second level: a task, or a question with its answer.
#[derive(Debug, Default)]
pub struct Section {
    /// The fragment of its address.
    pub slug: String,
    pub title: String,
    pub html: String,
    /// Its words without markup.
    pub text: String,
    pub picture: Option<Image>,
}

/// A picture, as a file names it.
#[derive(Debug)]
pub struct Image {
    /// Below `docs/handbook`.
    pub path: String,
    /// The alternative text.
    pub alt: String,
}

/// Reads a file. Its HTML is dropped: comments say where a picture is taken, and there should be no other HTML.
pub fn read(text: &str) -> Document {
    let mut reader = Reader::default();
    let mut events = Parser::new_ext(text, Options::ENABLE_TABLES);
    while let Some(event) = events.next() {
        match event {
            Event::Start(Tag::Heading { level, .. }) if level <= HeadingLevel::H2 => {
                let title = words_until(&mut events, TagEnd::Heading(level));
                reader.begin(level, title);
            }
            Event::Start(Tag::Image { dest_url, .. }) => {
                let alt = words_until(&mut events, TagEnd::Image);
                reader.show(Image {
                    path: dest_url.into_string(),
                    alt,
                });
            }
            event => reader.take(event),
        }
    }
    reader.end_section();
    reader.document
}

/// Returns the fragment that leads to a heading, in GitHub's form: letters, digits and hyphens.
pub fn slug(title: &str) -> String {
    let kept = title.chars().filter_map(|c| match c {
        ' ' | '-' => Some('-'),
        c if c.is_alphanumeric() => Some(c),
        _ => None,
    });
    kept.flat_map(char::to_lowercase).collect()
}

/// Returns where a link of the handbook leads in the program.
fn address(link: &str) -> String {
    let (file, anchor) = match link.split_once('#') {
        Some((file, anchor)) => (file, format!("#{anchor}")),
        None => (link, String::new()),
    };
    match file.strip_suffix(".md") {
        Some("README") => format!("/help{anchor}"),
        Some(part) => format!("/help/{part}{anchor}"),
        None => link.to_owned(),
    }
}

/// Returns the words of an element, up to its end.
fn words_until<'t>(events: &mut impl Iterator<Item = Event<'t>>, end: TagEnd) -> String {
    let mut words = String::new();
    for event in events {
        match event {
            Event::End(found) if found == end => break,
            Event::Text(text) | Event::Code(text) => words.push_str(&text),
            Event::SoftBreak => words.push(' '),
            _ => {}
        }
    }
    words
}

/// The state of parsing a document.
#[derive(Default)]
struct Reader<'t> {
    document: Document,
    /// The events of the section that is being read.
    events: Vec<Event<'t>>,
    text: String,
}

impl<'t> Reader<'t> {
    /// A heading begins a section; the first level is the document's own.
    fn begin(&mut self, level: HeadingLevel, title: String) {
        if level == HeadingLevel::H1 {
            self.document.title = title;
            return;
        }
        self.end_section();
        self.document.sections.push(Section {
            slug: slug(&title),
            title,
            ..Section::default()
        });
    }

    /// Sets the picture of a section, which is shown beside its text; a section has only one.
    fn show(&mut self, image: Image) {
        if let Some(section) = self.document.sections.last_mut() {
            section.picture = Some(image);
        }
    }

    fn take(&mut self, event: Event<'t>) {
        let event = match event {
            Event::Start(Tag::HtmlBlock) | Event::End(TagEnd::HtmlBlock) => return,
            Event::Html(_) | Event::InlineHtml(_) => return,
            // nothing is left of a paragraph whose picture is shown elsewhere
            Event::End(TagEnd::Paragraph) if matches!(self.events.last(), Some(Event::Start(Tag::Paragraph))) => {
                self.events.pop();
                return;
            }
            Event::Start(Tag::Link {
                link_type,
                dest_url,
                title,
                id,
            }) => Event::Start(Tag::Link {
                link_type,
                dest_url: address(&dest_url).into(),
                title,
                id,
            }),
            event => event,
        };
        match &event {
            Event::Text(text) | Event::Code(text) => self.text.push_str(text),
            Event::SoftBreak | Event::HardBreak => self.text.push(' '),
            Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::TableCell | TagEnd::CodeBlock) => self.text.push(' '),
            _ => {}
        }
        self.events.push(event);
    }

    fn end_section(&mut self) {
        let mut written = String::new();
        html::push_html(&mut written, self.events.drain(..));
        let text = std::mem::take(&mut self.text);
        match self.document.sections.last_mut() {
            Some(section) => {
                section.html = written;
                section.text = text.split_whitespace().collect::<Vec<_>>().join(" ");
            }
            None => self.document.intro = written,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_into_tasks() {
        let document = read(
            "# Judge\n\nFor the floor.\n\n## Time is called: what now\n\n<!-- judge at /t/x -->\n\n1. Press **It ends** at the\n   \
             [desk](organizer.md#the-desk).\n\n![The floor <1>](pictures/time.webp)\n\n## \"Next\"\n\nText <b>x</b> & `code`.\n",
        );
        assert_eq!(document.title, "Judge");
        assert_eq!(document.intro, "<p>For the floor.</p>\n");
        let [time, next] = &document.sections[..] else {
            panic!("{document:?}");
        };
        assert_eq!(
            (time.slug.as_str(), next.slug.as_str()),
            ("time-is-called-what-now", "next")
        );
        assert_eq!(time.text, "Press It ends at the desk.");
        assert!(time.html.contains("<strong>It ends</strong>"), "{}", time.html);
        assert!(
            time.html.contains(r#"<a href="/help/organizer#the-desk">desk</a>"#),
            "{}",
            time.html
        );
        assert!(
            !time.html.contains("<p>") && !time.html.contains("judge at"),
            "{}",
            time.html
        );
        let picture = time.picture.as_ref().expect("a picture");
        assert_eq!(
            (picture.path.as_str(), picture.alt.as_str()),
            ("pictures/time.webp", "The floor <1>")
        );
        // only the Markdown's own markup comes through
        assert_eq!(next.html, "<p>Text x &amp; <code>code</code>.</p>\n");
    }

    #[test]
    fn a_link_leads_to_the_same_place_in_the_program() {
        assert_eq!(address("README.md"), "/help");
        assert_eq!(address("judge.md#take-a-call"), "/help/judge#take-a-call");
        assert_eq!(address("#take-a-call"), "#take-a-call");
        assert_eq!(address("/account"), "/account");
    }
}
