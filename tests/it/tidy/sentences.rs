//! The sentences that people read, out of the files that they are in: documents, templates, comments and texts of the code,
//! and names of tests.

use super::source::Source;

/// A word in lower case, or [`END`], with its line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Token {
    pub word: String,
    pub line: usize,
}

/// What no phrase reaches across: the end of a sentence or of one of its parts.
pub const END: &str = ".";
/// Stands for a value or code.
const VALUE: &str = "{}";

/// Elements within a sentence.
const INLINE: &[&str] = &["a", "b", "code", "em", "i", "kbd", "span", "strong"];
/// Attributes that are shown or read out.
const SHOWN: &[&str] = &["alt=\"", "aria-label=\"", "content=\"", "placeholder=\"", "title=\""];

/// The words of a file that people read, by its kind.
pub fn words(file: &Source) -> Vec<Token> {
    let mut words = Words::default();
    match file.path.rsplit('.').next().unwrap_or_default() {
        "rs" => {
            rust(&file.text, &mut words);
            names(&file.text, file.path.starts_with("tests/"), &mut words);
        }
        "js" | "mjs" => script(&file.text, &mut words),
        "css" => style(&file.text, &mut words),
        "py" | "sh" => shell(&file.text, &mut words),
        "html" => template(&file.text, &mut words),
        "md" => document(&file.text, &mut words),
        _ => settings(&file.text, &mut words),
    }
    words.0
}

#[derive(Default)]
struct Words(Vec<Token>);

impl Words {
    fn push(&mut self, word: &str, line: usize) {
        let word = word.to_lowercase();
        self.0.push(Token { word, line });
    }

    fn end(&mut self, line: usize) {
        self.push(END, line);
    }

    /// Adds the words of a text that begins at a line.
    fn text(&mut self, text: &str, mut line: usize) {
        let mut word = String::new();
        for c in text.chars().chain([' ']) {
            if c.is_alphanumeric() || ['\'', '’', '-', '{', '}'].contains(&c) {
                word.push(c);
                continue;
            }
            if !word.is_empty() {
                self.push(&word, line);
                word.clear();
            }
            match c {
                '\n' => line += 1,
                '.' | ',' | ';' | ':' | '!' | '?' | '|' | '(' | ')' | '"' | '“' | '”' => self.end(line),
                _ => {}
            }
        }
    }

    /// Adds a text in which what is between backticks is code.
    fn marked(&mut self, text: &str, line: usize) {
        let mut at = line;
        for (number, part) in text.split('`').enumerate() {
            match number % 2 {
                0 => self.text(part, at),
                _ => self.push(VALUE, at),
            }
            at += part.matches('\n').count();
        }
    }
}

/// The line of a place in a text, from 1.
fn line_of(text: &str, at: usize) -> usize {
    1 + text[..at].matches('\n').count()
}

fn document(text: &str, words: &mut Words) {
    let mut paragraph = String::new();
    let (mut begins, mut is_code) = (1, false);
    for (number, line) in (1..).zip(text.lines().chain([""])) {
        let is_fence = line.trim_start().starts_with("```");
        if is_fence || line.trim().is_empty() || is_code {
            words.marked(&paragraph, begins);
            words.end(number);
            paragraph.clear();
            begins = number + 1;
            is_code ^= is_fence;
        } else {
            paragraph += line;
            paragraph.push('\n');
        }
    }
}

fn settings(text: &str, words: &mut Words) {
    for (number, line) in (1..).zip(text.lines()) {
        words.marked(line.trim_start_matches([' ', '#']), number);
    }
}

/// Comments that follow each other are one text; a literal with a space in it is one.
fn rust(text: &str, words: &mut Words) {
    let mut at = 0;
    let mut comment: Option<usize> = None;
    let mut said = String::new();
    let bytes = text.as_bytes();
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with("//") {
            let length = rest.find('\n').unwrap_or(rest.len());
            comment.get_or_insert_with(|| line_of(text, at));
            said += rest[..length].trim_start_matches(['/', '!']);
            said.push('\n');
            at += length + 1;
            at += text
                .get(at..)
                .map_or(0, |rest| rest.len() - rest.trim_start_matches(' ').len());
            continue;
        }
        if let Some(line) = comment.take() {
            words.marked(&said, line);
            words.end(line);
            said.clear();
        }
        let (length, literal) = literal(rest, at.checked_sub(1).map(|before| bytes[before]));
        if let Some(literal) = literal.filter(|literal| literal.contains(' ')) {
            words.marked(&without_values(literal), line_of(text, at));
            words.end(line_of(text, at));
        }
        at += length;
    }
    if let Some(line) = comment {
        words.marked(&said, line);
    }
}

/// The length of what a Rust text begins with, and the content of a string.
fn literal(rest: &str, before: Option<u8>) -> (usize, Option<&str>) {
    let first = rest.chars().next().map_or(1, char::len_utf8);
    let is_in_word = before.is_some_and(|c| c.is_ascii_alphanumeric() || c == b'_');
    if rest.starts_with('"') {
        let mut end = 1;
        while end < rest.len() && !rest[end..].starts_with('"') {
            let escaped = usize::from(rest[end..].starts_with('\\'));
            let next = rest[end + escaped..].chars().next().map_or(0, char::len_utf8);
            end += escaped + next;
        }
        return (end + 1, rest.get(1..end));
    }
    if rest.starts_with('r') && !is_in_word {
        let hashes = rest[1..].len() - rest[1..].trim_start_matches('#').len();
        if rest[1 + hashes..].starts_with('"') {
            let close = format!("\"{}", "#".repeat(hashes));
            let content = &rest[2 + hashes..];
            let length = content.find(&close).unwrap_or(content.len());
            return (2 + hashes + length + close.len(), Some(&content[..length]));
        }
    }
    let is_character = ["'\"'", "'\\''", "'\\\\'", "'\\\"'"]
        .iter()
        .find(|c| rest.starts_with(**c));
    (is_character.map_or(first, |c| c.len()), None)
}

/// A format string with its values as one word each, and without the marks of a line that goes on.
fn without_values(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out += before;
        let (_, after) = after.split_once('}').unwrap_or(("", after));
        out += VALUE;
        rest = after;
    }
    out += rest;
    out.replace("\\n", ". ").replace("\\\n", "\n").replace("\\\"", "\"")
}

/// The names of tests are sentences. `all`: so are those of the functions beside them.
fn names(text: &str, all: bool, words: &mut Words) {
    let is_test = |at: usize| text[..at].trim_end().ends_with("#[test]");
    for (at, _) in text.match_indices("fn ").filter(|(at, _)| all || is_test(*at)) {
        let rest = &text[at + "fn ".len()..];
        let end = rest
            .find(|c: char| c != '_' && !c.is_alphanumeric())
            .unwrap_or(rest.len());
        words.text(&rest[..end].replace('_', " "), line_of(text, at));
        words.end(line_of(text, at));
    }
}

/// Comments on lines that follow each other: one text.
#[derive(Default)]
struct Remark {
    said: String,
    begins: usize,
}

impl Remark {
    fn add(&mut self, line: &str, number: usize) {
        if self.said.is_empty() {
            self.begins = number;
        }
        self.said += line;
        self.said.push('\n');
    }

    fn end(&mut self, words: &mut Words) {
        words.marked(&self.said, self.begins);
        words.end(self.begins);
        self.said.clear();
    }
}

/// The texts within one line of code.
fn literals(line: &str, quotes: &[char], number: usize, words: &mut Words) {
    for quote in quotes {
        for literal in line.split(*quote).skip(1).step_by(2).filter(|text| text.contains(' ')) {
            words.text(literal, number);
            words.end(number);
        }
    }
    words.end(number);
}

/// The comments of a script, and the texts that it shows.
fn script(text: &str, words: &mut Words) {
    let mut remark = Remark::default();
    for (number, line) in (1..).zip(text.lines().chain([""])) {
        let (code, said) = line.split_once("// ").unwrap_or((line, ""));
        if said.is_empty() || !code.trim().is_empty() {
            remark.end(words);
        }
        literals(code, &['"', '\'', '`'], number, words);
        if !said.is_empty() {
            remark.add(said, number);
        }
    }
}

/// The comments of a style sheet.
fn style(text: &str, words: &mut Words) {
    for (at, _) in text.match_indices("/*") {
        let comment = text[at + 2..].split("*/").next().unwrap_or_default();
        words.marked(comment, line_of(text, at));
        words.end(line_of(text, at));
    }
}

/// The comments of a shell or Python script, and the texts that it prints.
fn shell(text: &str, words: &mut Words) {
    let mut begins = 1;
    for (at, part) in text.split("\"\"\"").enumerate() {
        if at % 2 == 1 {
            words.marked(part, begins);
            words.end(begins);
        } else {
            let mut remark = Remark::default();
            for (number, line) in (begins..).zip(part.lines().chain([""])) {
                match line.trim_start().strip_prefix('#') {
                    Some(said) => remark.add(said, number),
                    None => {
                        remark.end(words);
                        literals(line, &['"', '\''], number, words);
                    }
                }
            }
        }
        begins += part.matches('\n').count();
    }
}

/// Without tags and code; comments, and texts that tags and calls of macros show, are sentences, too.
fn template(text: &str, words: &mut Words) {
    let mut at = 0;
    let mut shown = Vec::new();
    while at < text.len() {
        let rest = &text[at..];
        let line = line_of(text, at);
        let (open, close) = match rest {
            _ if rest.starts_with("{#") => ("{#", "#}"),
            _ if rest.starts_with("{{") => ("{{", "}}"),
            _ if rest.starts_with("{%") => ("{%", "%}"),
            _ if rest.starts_with('<') => ("<", ">"),
            _ => {
                let length = rest
                    .find(['{', '<'])
                    .filter(|&p| p > 0)
                    .unwrap_or(if rest.starts_with('{') { 1 } else { rest.len() });
                words.text(&rest[..length], line);
                at += length;
                continue;
            }
        };
        let length = rest.find(close).map_or(rest.len(), |p| p + close.len());
        let inside = &rest[..length];
        match open {
            "{{" => words.push(VALUE, line),
            "{#" => shown.push((inside.trim_matches(['{', '}', '#', '-']), line)),
            "<" => {
                let name = inside.trim_start_matches(['<', '/']);
                let name: String = name.chars().take_while(char::is_ascii_alphanumeric).collect();
                if !INLINE.contains(&name.as_str()) {
                    words.end(line);
                }
                let values = SHOWN.iter().filter_map(|shown| inside.split_once(shown));
                shown.extend(
                    values
                        .filter_map(|(_, rest)| rest.split_once('"'))
                        .map(|(text, _)| (text, line)),
                );
            }
            _ => {}
        }
        if open == "{{" || open == "{%" {
            let literals = inside.split('"').skip(1).step_by(2).filter(|text| text.contains(' '));
            shown.extend(literals.map(|text| (text, line)));
        }
        at += length;
    }
    for (text, line) in shown {
        words.end(line);
        words.text(&without_values(text), line);
    }
}

#[test]
fn sentences_are_found_in_their_files() {
    let read = |path: &str, text: &str| {
        let file = Source {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let words: Vec<String> = words(&file).into_iter().map(|token| token.word).collect();
        words.join(" ")
    };
    let said = |path: &str, text: &str| {
        let words = read(path, text);
        let words: Vec<&str> = words.split(' ').filter(|word| *word != END).collect();
        words.join(" ")
    };
    let code = "/// It is\n/// here, in `code`.\nlet code = f(\"one {two} three\", 'a', \"four\");";
    assert_eq!(read("a.rs", code), "it is here . in {} . . one {} three .");
    assert_eq!(read("tests/a.rs", "fn a_name() {}"), "a name .");
    assert_eq!(read("a.rs", "#[test]\nfn a_name() {}\nfn other() {}"), "a name .");
    let page = r#"<p title="A title">One <b>two</b> {{ form::text(code, "A label") }}</p>{#- a comment -#}"#;
    assert_eq!(read("a.html", page), ". one two {} . . a title . a label . a comment");
    let script = "// One\n// two.\nshow(\"three four\"); // five\n";
    assert_eq!(said("a.mjs", script), "one two three four five");
    assert_eq!(said("a.css", "/* One\n   two */\n.a { top: 0; }\n"), "one two");
    let shell = "# One\n# two.\nif x: # not read\n  \"\"\"Three\n  four\"\"\"\n  print(\"five six\")\n";
    assert_eq!(said("a.py", shell), "one two three four five six");
    assert_eq!(
        read("a.md", "# Head\n\nOne `two`\nthree\n\n```\ncode\n```\n"),
        "head . one {} three . . . . ."
    );
}
