//! Files that import each other in a circle: those that are left, each with its reason.

use std::collections::{BTreeMap, BTreeSet};

use super::source::{Source, code_of, files, has_word, is_for_tests, without_tests};

/// Circles that are meant: their files, and why they belong together.
const MEANT: &[(&[&str], &str)] = &[];

#[test]
fn files_do_not_import_each_other_in_circles() {
    let house = House::read();
    assert!(house.rooms.len() > 200, "only {} files were read", house.rooms.len());
    let arrows = house.arrows();
    assert!(arrows.len() > 500, "only {} imports were found", arrows.len());
    let mut problems = Vec::new();
    for circle in circles(&arrows) {
        let meant = MEANT
            .iter()
            .any(|(files, _)| circle.iter().map(String::as_str).eq(files.iter().copied()));
        if !meant {
            let ties = arrows
                .iter()
                .filter(|((from, to), _)| circle.contains(from) && circle.contains(to))
                .map(|((from, to), names)| format!("  {from} -> {to}: {}", Vec::from_iter(names.clone()).join(", ")));
            problems.push(Vec::from_iter(ties).join("\n"));
        }
    }
    assert!(
        problems.is_empty(),
        "{} circles of imports:\n{}",
        problems.len(),
        problems.join("\n\n")
    );
}

/// A path in the code, as its names: `crate::rounds::PodRow` is `["crate", "rounds", "PodRow"]`. An absolute path begins
/// with the name of its crate.
type Path = Vec<String>;

/// A file of the crate.
struct Room {
    file: String,
    module: Path,
    /// The code without its `use` declarations.
    code: String,
    uses: Vec<Use>,
    /// Names that the file defines.
    defines: BTreeSet<String>,
}

/// One name that a `use` declaration brings.
struct Use {
    path: Path,
    name: String,
    public: bool,
}

pub(super) struct House {
    rooms: Vec<Room>,
    by_module: BTreeMap<Path, usize>,
}

impl House {
    pub(super) fn read() -> Self {
        let sources = files(&["src", "crates"], &[".rs"]);
        let rooms: Vec<Room> = sources
            .iter()
            .filter(|source| source.path.contains("src/") && source.path != "src/main.rs")
            .filter(|source| !is_for_tests(source, &sources))
            .map(Room::read)
            .collect();
        let by_module = rooms
            .iter()
            .enumerate()
            .map(|(ix, room)| (room.module.clone(), ix))
            .collect();
        Self { rooms, by_module }
    }

    /// From which file to which, with the names taken.
    pub(super) fn arrows(&self) -> BTreeMap<(String, String), BTreeSet<String>> {
        let mut arrows: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
        for room in &self.rooms {
            for path in self.paths_of(room) {
                // a module's own files share what their parent holds: they are one room
                if let Some((other, name)) = self.resolve(&path, 0)
                    && !room.module.starts_with(&self.rooms[other].module)
                {
                    let key = (room.file.clone(), self.rooms[other].file.clone());
                    arrows.entry(key).or_default().insert(name);
                }
            }
        }
        arrows
    }

    /// The absolute paths that a file's code names, without re-exports: they hand on what they do not use.
    fn paths_of(&self, room: &Room) -> Vec<Path> {
        let mut paths = Vec::new();
        let mut modules: Vec<(String, Path)> = Vec::new();
        for used in &room.uses {
            let Some(path) = self.absolute(&used.path, room) else {
                continue;
            };
            if self.by_module.contains_key(&path) {
                modules.push((used.name.clone(), path));
            } else if !used.public || has_word(&room.code, &used.name) {
                paths.push(path);
            }
        }
        for path in self.by_module.keys() {
            if path.len() == room.module.len() + 1 && path.starts_with(&room.module) {
                modules.push((path[path.len() - 1].clone(), path.clone()));
            }
        }
        for (name, path) in &modules {
            for tail in paths_after(&room.code, name) {
                paths.push(path.iter().cloned().chain(tail).collect());
            }
        }
        let crates = self.by_module.keys().filter(|path| path.len() == 1);
        let crates = crates.map(|path| path[0].as_str());
        for first in ["crate", "super", "self"].into_iter().chain(crates) {
            for tail in paths_after(&room.code, first) {
                let path: Path = std::iter::once(first.to_owned()).chain(tail).collect();
                paths.extend(self.absolute(&path, room));
            }
        }
        paths
    }

    /// A path that begins with its crate; `None` for a crate that is not the project's.
    fn absolute(&self, path: &[String], room: &Room) -> Option<Path> {
        let mut base = room.module.clone();
        let mut rest = path;
        match rest.first()?.as_str() {
            "crate" => {
                base.truncate(1);
                rest = &rest[1..];
            }
            first if self.by_module.contains_key(&[first.to_owned()][..]) => base.clear(),
            "self" => rest = &rest[1..],
            "super" => {
                while rest.first().is_some_and(|name| name == "super") {
                    base.pop();
                    rest = &rest[1..];
                }
            }
            first => {
                let child: Path = base.iter().cloned().chain([first.to_owned()]).collect();
                if !self.by_module.contains_key(&child) {
                    return None;
                }
            }
        }
        base.extend_from_slice(rest);
        Some(base)
    }

    /// The file that defines what a path names, through re-exports; with the name.
    fn resolve(&self, path: &[String], depth: usize) -> Option<(usize, String)> {
        if depth > 8 {
            return None;
        }
        let length = (0..=path.len())
            .rev()
            .find(|&n| self.by_module.contains_key(&path[..n]))?;
        let room = self.by_module[&path[..length]];
        let name = path.get(length)?;
        if self.rooms[room].defines.contains(name) {
            return Some((room, name.clone()));
        }
        let handed_on = self.rooms[room]
            .uses
            .iter()
            .filter(|u| u.public && (u.name == *name || u.name == "*"));
        handed_on
            .filter_map(|u| {
                let mut path = self.absolute(&u.path, &self.rooms[room])?;
                if u.name == "*" {
                    path.push(name.clone());
                }
                self.resolve(&path, depth + 1)
            })
            .next()
    }
}

impl Room {
    fn read(source: &Source) -> Self {
        let code = code_of(&source.text);
        let code = without_tests(&code);
        let (package, inside) = source.path.split_once("src/").expect("a file of a crate");
        let package = match package.trim_start_matches("crates/").trim_end_matches('/') {
            "" => "podium".to_owned(),
            name => format!("podium_{name}"),
        };
        let inside = inside
            .trim_end_matches(".rs")
            .trim_end_matches("mod")
            .trim_end_matches('/');
        let names = inside.split('/').filter(|name| !["", "lib"].contains(name));
        let module = std::iter::once(package).chain(names.map(str::to_owned)).collect();
        let (uses, rest) = uses_of(code);
        let kinds = [
            "fn ",
            "struct ",
            "enum ",
            "trait ",
            "type ",
            "const ",
            "static ",
            "macro_rules! ",
        ];
        let mut defines = BTreeSet::new();
        for line in rest.lines().filter(|line| !line.starts_with(' ')) {
            for kind in kinds {
                let before = line.find(kind).filter(|&at| {
                    line[..at]
                        .chars()
                        .all(|c| !"({=".contains(c) || line.starts_with("pub"))
                });
                if let Some(at) = before {
                    let name: String = line[at + kind.len()..].chars().take_while(|&c| is_of_name(c)).collect();
                    defines.insert(name);
                }
            }
        }
        Self {
            file: source.path.clone(),
            module,
            code: rest,
            uses,
            defines,
        }
    }
}

fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// The `use` declarations of a code, and the code without them.
fn uses_of(code: &str) -> (Vec<Use>, String) {
    let (mut uses, mut rest) = (Vec::new(), String::new());
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let start = line.trim_start();
        let declaration = match start.split_once("use ") {
            Some(("", tree)) => Some((false, tree)),
            Some((before, tree)) if before.starts_with("pub") && !before.contains(['{', '=']) => Some((true, tree)),
            _ => None,
        };
        let Some((public, tree)) = declaration else {
            rest.push_str(line);
            rest.push('\n');
            continue;
        };
        let mut tree = tree.to_owned();
        while !tree.contains(';') {
            tree.push_str(lines.next().expect("a use declaration ends"));
        }
        spread(tree.trim_end_matches(';').trim(), &[], public, &mut uses);
    }
    (uses, rest)
}

/// Spreads `a::{b, c as d}` into its names.
fn spread(tree: &str, before: &[String], public: bool, uses: &mut Vec<Use>) {
    if let Some((head, group)) = tree.split_once('{') {
        let head = head
            .trim()
            .trim_end_matches("::")
            .split("::")
            .filter(|n| !n.is_empty())
            .map(|n| n.trim().to_owned());
        let path: Path = before.iter().cloned().chain(head).collect();
        let (mut depth, mut start) = (0, 0);
        let group = group.trim_end().trim_end_matches('}').to_owned() + ",";
        // a nested group loses its closing brace to the trim above only at the very end, so braces are counted
        for (at, c) in group.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth <= 0 || at + 1 == group.len() => {
                    let part = group[start..at].trim();
                    if !part.is_empty() {
                        spread(part, &path, public, uses);
                    }
                    start = at + 1;
                }
                _ => {}
            }
        }
        return;
    }
    let (path, alias) = match tree.split_once(" as ") {
        Some((path, alias)) => (path, Some(alias.trim())),
        None => (tree, None),
    };
    let mut path: Path = before
        .iter()
        .cloned()
        .chain(path.split("::").map(|n| n.trim().to_owned()))
        .collect();
    if path.last().is_some_and(|name| name == "self") && path.len() > 1 {
        path.pop();
    }
    let mut name = alias.map_or_else(|| path.last().cloned().unwrap_or_default(), str::to_owned);
    if name == "*" {
        path.pop();
        name = "*".to_owned();
    }
    uses.push(Use { path, name, public });
}

/// What follows `first::` wherever the code says it, name by name.
fn paths_after(code: &str, first: &str) -> Vec<Path> {
    let mut found = Vec::new();
    let start = format!("{first}::");
    for (at, _) in code.match_indices(&start) {
        if code[..at].ends_with(|c: char| is_of_name(c) || c == ':' || c == '$') {
            continue;
        }
        let tail: String = code[at + start.len()..]
            .chars()
            .take_while(|&c| is_of_name(c) || c == ':')
            .collect();
        let names: Path = tail.split("::").map(str::to_owned).filter(|n| !n.is_empty()).collect();
        if !names.is_empty() {
            found.push(names);
        }
    }
    found
}

/// Files that reach each other, in order of their names.
fn circles(arrows: &BTreeMap<(String, String), BTreeSet<String>>) -> Vec<Vec<String>> {
    let mut nexts: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (from, to) in arrows.keys() {
        nexts.entry(from).or_default().push(to);
    }
    let mut reach: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for from in nexts.keys() {
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        let mut to_visit = vec![*from];
        while let Some(file) = to_visit.pop() {
            let next = nexts.get(file).into_iter().flatten().copied();
            to_visit.extend(next.filter(|to| seen.insert(*to)));
        }
        reach.insert(*from, seen);
    }
    let mut left: BTreeSet<&str> = reach
        .iter()
        .filter(|(file, seen)| seen.contains(*file))
        .map(|(file, _)| *file)
        .collect();
    let mut circles = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut circle = vec![first];
        circle.extend(
            left.iter()
                .copied()
                .filter(|other| reach[first].contains(other) && reach[other].contains(first)),
        );
        left.retain(|file| !circle.contains(file));
        circles.push(circle.into_iter().map(str::to_owned).collect());
    }
    circles
}
