//! Reads the catalogues in `locales`, and writes a function for each message, so that a missing or misspelled message, or
//! a missing argument, does not compile. A translation that names an argument or a tag that the English message lacks, or
//! that cannot be parsed, stops the build with its place.

#[path = "../src/catalogue.rs"]
mod catalogue;
mod functions;

use std::fmt::Write as _;
use std::path::PathBuf;
use std::{env, fs};

use catalogue::{Catalogue, files_of, stem};

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
        catalogue::LANGUAGES.len()
    )
    .expect("as above");
    for language in catalogue::LANGUAGES {
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
