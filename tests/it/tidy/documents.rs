//! The documents: their links lead somewhere, their tables and code blocks are complete, the first page stays short, and
//! the pictures are those that they show.

use std::path::{Component, Path, PathBuf};

use say::catalogue::LANGUAGES;

use super::source::{Source, files};

/// Lines of the README.
const FIRST_PAGE: usize = 150;

/// Documents of the project: those at the top, and everything under `docs`.
pub fn documents() -> Vec<Source> {
    let top = std::fs::read_dir(".").expect("the project's folder");
    let mut all: Vec<Source> = top
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".md"))
        .map(|path| Source {
            text: std::fs::read_to_string(&path).expect("a document"),
            path,
        })
        .collect();
    all.extend(files(&["docs"], &[".md"]));
    all.sort_by(|a, b| a.path.cmp(&b.path));
    all
}

#[test]
fn the_first_page_is_short() {
    let readme = std::fs::read_to_string("README.md").expect("README.md");
    let lines = readme.lines().count();
    assert!(
        lines <= FIRST_PAGE,
        "README.md has {lines} lines, and may have {FIRST_PAGE}"
    );
}

/// Links to files, folders and headings of the project. The program serves the handbook's links that begin with `/`.
#[test]
fn links_between_documents_lead_somewhere() {
    let documents = documents();
    let mut problems = Vec::new();
    let mut followed = 0;
    for document in &documents {
        for link in links(&document.text) {
            if link.contains("://") || link.starts_with(['/', '{']) || link.starts_with("mailto:") {
                continue;
            }
            followed += 1;
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = match file {
                "" => PathBuf::from(&document.path),
                file => joined(&document.path, file),
            };
            let has_heading = || {
                let text = std::fs::read_to_string(english(&target)).unwrap_or_default();
                headings(&text).any(|heading| heading == anchor)
            };
            if !target.exists() || (!anchor.is_empty() && !has_heading()) {
                problems.push(format!("{}: {link}", document.path));
            }
        }
    }
    assert!(followed > 150, "only {followed} links were found");
    assert!(problems.is_empty(), "links to nothing:\n{}", problems.join("\n"));
}

/// Returns the chapter of the handbook whose headings a translated one has as its addresses; any other file itself.
fn english(file: &Path) -> PathBuf {
    let folder = file.parent().unwrap_or(file);
    let is_translated = LANGUAGES.iter().any(|tag| folder.ends_with(format!("handbook/{tag}")));
    match (is_translated, folder.parent(), file.file_name()) {
        (true, Some(handbook), Some(name)) => handbook.join(name),
        _ => file.to_owned(),
    }
}

/// What the links and pictures of a document name.
fn links(text: &str) -> impl Iterator<Item = &str> {
    text.split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(link, _)| link)
}

/// A path that a document names, from the project's folder.
fn joined(document: &str, file: &str) -> PathBuf {
    let folder = Path::new(document).parent().unwrap_or(Path::new(""));
    let mut path = PathBuf::new();
    for part in folder.join(file).components() {
        match part {
            Component::ParentDir => {
                path.pop();
            }
            part => path.push(part),
        }
    }
    path
}

/// The anchors of a document's headings, as code hosts make them.
fn headings(text: &str) -> impl Iterator<Item = String> {
    let lines = text.lines().filter(|line| line.starts_with('#'));
    lines.map(|line| {
        let heading = line.trim_start_matches('#').trim().to_lowercase();
        let kept = heading
            .chars()
            .filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    })
}

/// The mark of a code block is alone on its line and has its second one; a table begins with its heading.
#[test]
fn code_blocks_and_tables_are_complete() {
    let mut problems = Vec::new();
    for document in documents() {
        let mut before = "";
        let mut begins_table = false;
        let mut is_code = false;
        for (number, line) in (1..).zip(document.text.lines()) {
            let is_heading = line.trim_start_matches(['|', ' ', ':']).starts_with('-');
            if std::mem::take(&mut begins_table) && !is_heading {
                problems.push(format!("{}:{number}: no heading above a table", document.path));
            }
            if let Some((indent, language)) = line.split_once("```") {
                is_code = !is_code;
                if !indent.trim().is_empty() || !language.chars().all(|c| c.is_ascii_alphanumeric()) {
                    problems.push(format!("{}:{number}: {line}", document.path));
                }
            } else if !is_code && line.starts_with('|') && !before.starts_with('|') {
                begins_table = true;
            }
            before = line;
        }
        if is_code {
            problems.push(format!("{}: a code block does not end", document.path));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// Stories save what they see where the project does not keep it; a picture of a document is one that the document shows.
#[test]
fn every_picture_is_shown_by_a_document() {
    let documents = documents();
    let shown: Vec<PathBuf> = documents
        .iter()
        .flat_map(|document| links(&document.text).map(|link| joined(&document.path, link)))
        .collect();
    let pictures = paths_of(Path::new("docs/pictures"));
    assert!(!pictures.is_empty(), "there is no picture");
    let lost: Vec<_> = pictures.iter().filter(|picture| !shown.contains(picture)).collect();
    assert!(lost.is_empty(), "no document shows them: {lost:?}");
}

fn paths_of(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    entries.map(|entry| entry.expect("an entry").path()).collect()
}
