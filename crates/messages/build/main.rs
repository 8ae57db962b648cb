//! Reads the catalogues in `locales`, and writes a function for each message, so that a missing or misspelled message, or
//! a missing argument, does not compile. A translation that names an argument or a tag that the English message lacks, or
//! that cannot be parsed, stops the build with its place.

mod catalogue;
mod functions;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use catalogue::Catalogue;

/// The languages with a catalogue, in the order of `Language::ALL`; English is the source.
const LANGUAGES: [&str; 10] = ["en", "pt-BR", "pt-PT", "es", "fr", "it", "de", "nl", "pl", "ja"];

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("locales");
    println!("cargo::rerun-if-changed={}", root.display());
    let files = files_of(&root.join("en"));
    let mut code = String::new();
    let mut mistakes = Vec::new();
    let stems: Vec<&str> = files.iter().map(|file| stem(file)).collect();
    writeln!(
        code,
        "/// The catalogue's files, by their names.\npub const FILES: [&str; {}] = {stems:?};",
        stems.len()
    )
    .expect("a string takes everything");
    let english: Vec<Catalogue> = files
        .iter()
        .map(|file| Catalogue::read(&root.join("en").join(file), &mut mistakes))
        .collect();
    for (index, catalogue) in english.iter().enumerate() {
        functions::write(&mut code, index, stems[index], catalogue, &mut mistakes);
    }
    writeln!(
        code,
        "/// The texts of each language, by file; empty where a file is not translated."
    )
    .expect("as above");
    writeln!(
        code,
        "pub(crate) const TEXTS: [[&str; {}]; {}] = [",
        files.len(),
        LANGUAGES.len()
    )
    .expect("as above");
    for language in LANGUAGES {
        code.push('[');
        for (file, source) in files.iter().zip(&english) {
            let path = root.join(language).join(file);
            if !path.exists() {
                code.push_str("\"\", ");
                continue;
            }
            let translated = Catalogue::read(&path, &mut mistakes);
            translated.compare(source, &path, &mut mistakes);
            write!(code, "include_str!({:?}), ", path.display().to_string()).expect("as above");
        }
        code.push_str("],\n");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("messages.rs");
    fs::write(out, code).expect("cargo's folder can be written");
    for mistake in &mistakes {
        println!("cargo::error={mistake}");
    }
}

/// Returns the catalogue files below a folder, as paths relative to it, in order.
fn files_of(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![PathBuf::new()];
    while let Some(inside) = open.pop() {
        let entries = fs::read_dir(folder.join(&inside)).expect("the folder of a language can be read");
        for entry in entries.flatten() {
            let path = inside.join(entry.file_name());
            match path.extension().is_some_and(|extension| extension == "ftl") {
                true => found.push(path),
                false => open.push(path),
            }
        }
    }
    found.sort();
    found
}

fn stem(file: &Path) -> &str {
    file.file_stem()
        .and_then(|stem| stem.to_str())
        .expect("names of catalogues are plain")
}
