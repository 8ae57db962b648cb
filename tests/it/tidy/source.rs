//! Reading sources: which files there are, and what of a Rust file is code.

use std::path::{Path, PathBuf};

/// A file with its path from the top of the project, written with `/`.
pub struct Source {
    pub path: String,
    pub text: String,
}

/// All files under some folders that have one of the endings, in order of their paths.
pub fn files(folders: &[&str], endings: &[&str]) -> Vec<Source> {
    let mut paths = Vec::new();
    for folder in folders.iter().filter(|f| Path::new(f).is_dir()) {
        collect(Path::new(folder), endings, &mut paths);
    }
    paths.sort();
    let read = |path: PathBuf| Source {
        text: std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())),
        path: path.to_string_lossy().replace('\\', "/"),
    };
    paths.into_iter().map(read).collect()
}

fn collect(folder: &Path, endings: &[&str], paths: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry of a folder").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            if !["node_modules", "screenshots", "cases"].contains(&name.as_str()) {
                collect(&path, endings, paths);
            }
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            paths.push(path);
        }
    }
}

/// The code of a Rust text: comments are gone, the content of strings and characters is blank.
pub fn code_of(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut code = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        let rest = &chars[at..];
        let word_before = at > 0 && (chars[at - 1].is_alphanumeric() || chars[at - 1] == '_');
        let skipped = if rest.starts_with(&['/', '/']) {
            rest.iter().position(|&c| c == '\n').unwrap_or(rest.len())
        } else if rest.starts_with(&['/', '*']) {
            block_comment(rest)
        } else if c == '"' {
            string(rest)
        } else if c == 'r' && !word_before && raw_string(rest).is_some() {
            raw_string(rest).unwrap_or_default()
        } else if c == '\'' {
            character(rest)
        } else {
            0
        };
        if skipped == 0 {
            code.push(c);
            at += 1;
        } else {
            let literal = if c == '/' { "" } else { "\"\"" };
            code.push_str(literal);
            code.extend(rest[..skipped].iter().filter(|&&c| c == '\n'));
            at += skipped;
        }
    }
    code
}

fn block_comment(rest: &[char]) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        if rest[at..].starts_with(&['/', '*']) {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with(&['*', '/']) {
            depth -= 1;
            at += 2;
        } else {
            at += 1;
        }
        if depth == 0 {
            break;
        }
    }
    at
}

fn string(rest: &[char]) -> usize {
    let mut at = 1;
    while at < rest.len() && rest[at] != '"' {
        at += if rest[at] == '\\' { 2 } else { 1 };
    }
    (at + 1).min(rest.len())
}

/// `r"…"` or `r#"…"#`; `None` where it is a name that begins with r.
fn raw_string(rest: &[char]) -> Option<usize> {
    let hashes = rest[1..].iter().take_while(|&&c| c == '#').count();
    if rest.get(1 + hashes) != Some(&'"') {
        return None;
    }
    let mut end = vec!['"'];
    end.resize(1 + hashes, '#');
    let start = 2 + hashes;
    let found = rest[start..].windows(end.len()).position(|w| w == end);
    Some(found.map_or(rest.len(), |p| start + p + end.len()))
}

/// The length of a character literal; 0 for a lifetime.
fn character(rest: &[char]) -> usize {
    match rest {
        ['\'', '\\', ..] => rest[3..].iter().position(|&c| c == '\'').map_or(0, |p| p + 4),
        ['\'', _, '\'', ..] => 3,
        _ => 0,
    }
}

/// The code before the file's own tests.
pub fn without_tests(code: &str) -> &str {
    code.find("#[cfg(test)]\nmod ").map_or(code, |at| &code[..at])
}

/// Whether a file is a module of tests: `tests.rs`, `room_tests.rs`, in a folder `tests`, or declared under `cfg(test)`.
pub fn is_for_tests(file: &Source, all: &[Source]) -> bool {
    let (folder, name) = file.path.rsplit_once('/').unwrap_or(("", &file.path));
    let name = name.trim_end_matches(".rs");
    let around = [
        format!("{folder}.rs"),
        format!("{folder}/mod.rs"),
        format!("{folder}/lib.rs"),
    ];
    let declared = |parent: &&Source| {
        around.contains(&parent.path)
            && ["mod", "pub mod", "pub(crate) mod", "pub(super) mod"]
                .iter()
                .any(|word| parent.text.contains(&format!("#[cfg(test)]\n{word} {name};")))
    };
    name.ends_with("tests") || folder.ends_with("/tests") || all.iter().any(|parent| declared(&parent))
}

/// The names that stand right after each occurrence of `prefix`, which is not part of a longer name.
/// After `prefix::{a::b, c}` both `a` and `c`.
pub fn names_after(code: &str, prefix: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (at, _) in code.match_indices(prefix) {
        let part_of_name = |c: char| c.is_alphanumeric() || c == '_';
        if code[..at].ends_with(|c: char| part_of_name(c) || c == '$' || c == ':') {
            continue;
        }
        let rest = code[at + prefix.len()..].trim_start();
        let name = |text: &str| -> String { text.trim_start().chars().take_while(|&c| part_of_name(c)).collect() };
        if let Some(group) = rest.strip_prefix('{') {
            let mut depth = 0;
            let mut start = 0;
            for (i, c) in group.char_indices() {
                match c {
                    '{' => depth += 1,
                    '}' if depth == 0 => {
                        names.push(name(&group[start..i]));
                        break;
                    }
                    '}' => depth -= 1,
                    ',' if depth == 0 => {
                        names.push(name(&group[start..i]));
                        start = i + 1;
                    }
                    _ => {}
                }
            }
        } else {
            names.push(name(rest));
        }
    }
    names.retain(|n| !n.is_empty());
    names
}

/// Whether the code contains a name as a whole word.
pub fn has_word(code: &str, word: &str) -> bool {
    let part_of_name = |c: char| c.is_alphanumeric() || c == '_';
    code.match_indices(word)
        .any(|(at, _)| !code[..at].ends_with(part_of_name) && !code[at + word.len()..].starts_with(part_of_name))
}

#[test]
fn code_is_separated_from_comments_and_literals() {
    let text = "let a = \"crate::web \\\" \"; // crate::db\nlet b = 'x'; /* crate::ops /* \n */ */ fn f<'a>() {}\nlet c = r#\"crate::cli\"#;";
    let code = code_of(text);
    assert!(!code.contains("crate::"), "{code}");
    assert!(code.contains("fn f<'a>()"), "{code}");
    assert_eq!(code.lines().count(), text.lines().count());
}

#[test]
fn names_are_found_in_groups() {
    let code = "use crate::{db::{Reader, Other}, rules}; crate::ops::command(); $crate::db; mycrate::web";
    assert_eq!(names_after(code, "crate::"), ["db", "rules", "ops"]);
}
