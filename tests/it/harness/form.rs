//! Forms in HTML, as far as our own templates write them: where they lead and the values of their fields.

/// A form with what it would send.
#[derive(Debug, Clone)]
pub struct Form {
    pub action: String,
    /// Name and value, in the order of the page.
    pub fields: Vec<(String, String)>,
}

impl Form {
    /// The forms of a page that are sent by POST.
    pub fn all(html: &str) -> Vec<Self> {
        let mut forms: Vec<Self> = Vec::new();
        let mut open = false;
        let mut select: Option<Select> = None;
        let mut rest = html;
        while let Some((_, after)) = rest.split_once('<') {
            let Some((tag, after_tag)) = split_tag(after) else {
                break;
            };
            rest = after_tag;
            let name = tag.split_whitespace().next().unwrap_or_default();
            let attribute = |wanted: &str| attribute(tag, wanted);
            match name {
                "form" => {
                    open = attribute("method").is_some_and(|m| m.eq_ignore_ascii_case("post"));
                    if open {
                        forms.push(Self {
                            action: attribute("action").unwrap_or_default(),
                            fields: Vec::new(),
                        });
                    }
                }
                "/form" => open = false,
                _ if !open => {}
                "input" => {
                    let kind = attribute("type").unwrap_or_default();
                    let left_out = match kind.as_str() {
                        "submit" | "button" | "file" => true,
                        "checkbox" | "radio" => attribute("checked").is_none(),
                        _ => false,
                    };
                    if !left_out {
                        let value =
                            attribute("value").unwrap_or_else(|| if kind == "checkbox" { "on" } else { "" }.to_owned());
                        push(&mut forms, attribute("name"), value);
                    }
                }
                "textarea" => {
                    let text = rest.split("</textarea").next().unwrap_or_default();
                    push(&mut forms, attribute("name"), unescape(text.trim_start_matches('\n')));
                }
                "select" => {
                    select = Some(Select {
                        name: attribute("name"),
                        value: None,
                        chosen: false,
                    })
                }
                "option" => {
                    if let Some(select) = &mut select {
                        let text = || unescape(rest.split('<').next().unwrap_or_default().trim());
                        let chosen = attribute("selected").is_some();
                        if select.value.is_none() || chosen && !select.chosen {
                            select.value = Some(attribute("value").unwrap_or_else(text));
                            select.chosen |= chosen;
                        }
                    }
                }
                "/select" => {
                    if let Some(select) = select.take() {
                        push(&mut forms, select.name, select.value.unwrap_or_default());
                    }
                }
                _ => {}
            }
        }
        forms
    }

    /// The form with another value in a field, which is added if the page has it unticked or not at all.
    #[must_use]
    pub fn set(mut self, name: &str, value: &str) -> Self {
        match self.fields.iter_mut().find(|(n, _)| n == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.fields.push((name.to_owned(), value.to_owned())),
        }
        self
    }

    /// The value of a field; empty if it is missing.
    pub fn value(&self, name: &str) -> &str {
        self.fields.iter().find(|(n, _)| n == name).map_or("", |(_, v)| v)
    }
}

struct Select {
    name: Option<String>,
    value: Option<String>,
    chosen: bool,
}

fn push(forms: &mut [Form], name: Option<String>, value: String) {
    if let (Some(form), Some(name)) = (forms.last_mut(), name) {
        form.fields.push((name, value));
    }
}

/// What stands between `<` and its `>`, quotes respected, and what follows.
pub fn split_tag(text: &str) -> Option<(&str, &str)> {
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match quote {
            Some(q) if c == q => quote = None,
            Some(_) => {}
            None if c == '"' || c == '\'' => quote = Some(c),
            None if c == '>' => return Some((&text[..at], &text[at + 1..])),
            None => {}
        }
    }
    None
}

/// The value of an attribute; empty for one without a value.
pub fn attribute(tag: &str, wanted: &str) -> Option<String> {
    let mut rest = tag.trim_start_matches(|c: char| !c.is_whitespace());
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '/');
        if rest.is_empty() {
            return None;
        }
        let end = rest.find(|c: char| c.is_whitespace() || c == '=').unwrap_or(rest.len());
        let name = &rest[..end];
        rest = &rest[end..];
        let mut value = "";
        if let Some(after) = rest.strip_prefix('=') {
            let quoted = after.strip_prefix(['"', '\'']);
            let quote = after.chars().next().unwrap_or('"');
            (value, rest) = match quoted {
                Some(quoted) => quoted.split_once(quote).unwrap_or((quoted, "")),
                None => after.split_at(after.find(char::is_whitespace).unwrap_or(after.len())),
            };
        }
        if name.eq_ignore_ascii_case(wanted) {
            return Some(unescape(value));
        }
    }
}

/// Text without its tags, its white space folded.
pub fn text_of(html: &str) -> String {
    let mut text = String::new();
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('<') {
        text.push_str(before);
        text.push(' ');
        rest = split_tag(after).map_or("", |(_, after)| after);
    }
    text.push_str(rest);
    unescape(&text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// A page whose links to English pages are without the language. In one pass: most answers that the tests get are read by
/// this, in a build without optimizations.
pub fn links_without_english(html: &str) -> String {
    let mut parts = html.split("=\"/en");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        out += match part.as_bytes().first() {
            Some(b'/') => "=\"",
            Some(b'"' | b'?') => "=\"/",
            _ => "=\"/en",
        };
        out += part;
    }
    out
}

fn unescape(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        plain.push_str(before);
        let named = [
            ("amp;", '&'),
            ("lt;", '<'),
            ("gt;", '>'),
            ("quot;", '"'),
            ("nbsp;", '\u{a0}'),
            ("apos;", '\''),
        ];
        let number = after
            .strip_prefix('#')
            .and_then(|n| n.split_once(';'))
            .and_then(|(n, after)| {
                let code = n
                    .strip_prefix(['x', 'X'])
                    .map_or_else(|| n.parse().ok(), |hex| u32::from_str_radix(hex, 16).ok());
                Some((char::from_u32(code?)?, after))
            });
        let found = named
            .iter()
            .find_map(|(name, c)| Some((*c, after.strip_prefix(name)?)))
            .or(number);
        let (c, after) = found.unwrap_or(('&', after));
        plain.push(c);
        rest = after;
    }
    plain.push_str(rest);
    plain
}

#[test]
fn a_form_is_read_as_a_browser_would_send_it() {
    let html = r#"<form method="get" action="/find"><input name="q"></form>
        <form action="/a?b=1&amp;c=2" method="post"><input type="hidden" name="csrf" value="x&#x27;y">
        <input name="on" type="checkbox" checked><input name="off" type="checkbox" value="1">
        <textarea name="t">
a &lt; b</textarea><select name="s"><option>1</option><option value="2" selected>Two</option></select>
        <button name="go" value="no">Send > now</button></form>"#;
    let forms = Form::all(html);
    assert_eq!(forms.len(), 1);
    assert_eq!(forms[0].action, "/a?b=1&c=2");
    let fields: Vec<(&str, &str)> = forms[0].fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    assert_eq!(fields, [("csrf", "x'y"), ("on", "on"), ("t", "a < b"), ("s", "2")]);
    assert_eq!(text_of("<p>a&amp;b</p>\n <b title='>'>c</b>"), "a&b c");
}

#[test]
fn links_are_read_as_those_of_an_address_without_a_language() {
    let html = r#"<a href="/en/t/x"><a href="/en"><a href="/en?q=/en"><a href="/entry"><a href="/es/t/x">/en/"#;
    let read = r#"<a href="/t/x"><a href="/"><a href="/?q=/en"><a href="/entry"><a href="/es/t/x">/en/"#;
    assert_eq!(links_without_english(html), read);
    assert_eq!(links_without_english(""), "");
}
