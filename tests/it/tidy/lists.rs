//! Lists of all variants of an enum that are written by hand: what is tested "for all" is tested for those in the list alone.

use std::collections::BTreeSet;

use super::source::{code_of, files};

/// A list `const ALL: [Type; N] = [Self::A, Self::B]` in a code: the type that it is of, and the names in it.
fn lists(code: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut lists = Vec::new();
    for (at, start) in code.match_indices("const ALL: [") {
        let Some((kind, rest)) = code[at + start.len()..].split_once(';') else {
            continue;
        };
        let Some((_, entries)) = rest.split_once("= [") else {
            continue;
        };
        let owner = match kind {
            "Self" => code[..at]
                .rsplit("\nimpl ")
                .next()
                .and_then(|rest| rest.split(' ').next()),
            kind => Some(kind),
        };
        let entries = entries.split(']').next().unwrap_or_default().split(',');
        let names = entries.filter_map(|entry| entry.trim().rsplit("::").next());
        let names = names.filter(|name| !name.is_empty()).map(str::to_owned).collect();
        lists.push((owner.unwrap_or_default().to_owned(), names));
    }
    lists
}

/// The variants of an enum in a code; `None` if it is not there.
fn variants(code: &str, name: &str) -> Option<BTreeSet<String>> {
    let (_, body) = code.split_once(&format!("enum {name} {{"))?;
    let (mut depth, mut variants, mut word) = (0, BTreeSet::new(), String::new());
    for c in body.chars() {
        match c {
            '{' | '(' | '[' => depth += 1,
            '}' if depth == 0 => break,
            '}' | ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                variants.insert(std::mem::take(&mut word));
            }
            c if depth == 0 && (c.is_alphanumeric() || c == '_') => word.push(c),
            _ => {}
        }
    }
    variants.insert(word);
    variants.remove("");
    Some(variants)
}

#[test]
fn variants_and_lists_are_read() {
    let code = "#[derive(Debug)]\nenum Kind {\n    #[default]\n    One,\n    Two(u8, u8),\n    Three { a: u8 },\n}\n\
                impl Kind {\n    const ALL: [Self; 2] = [Self::One, Self::Three];\n}\n";
    let names = |names: &[&str]| -> BTreeSet<String> { names.iter().map(|name| (*name).to_owned()).collect() };
    assert_eq!(variants(code, "Kind"), Some(names(&["One", "Two", "Three"])));
    assert_eq!(lists(code), [("Kind".to_owned(), names(&["One", "Three"]))]);
}

#[test]
fn a_list_of_all_variants_has_all() {
    let mut looked_at = 0;
    let mut problems = Vec::new();
    for file in files(&["src", "crates"], &[".rs"]) {
        let code = code_of(&file.text);
        for (name, listed) in lists(&code) {
            looked_at += 1;
            match variants(&code, &name) {
                Some(variants) if variants == listed => {}
                found => problems.push(format!("{}: {name} has {found:?}, and the list {listed:?}", file.path)),
            }
        }
    }
    assert!(looked_at > 10, "only {looked_at} lists were read");
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
