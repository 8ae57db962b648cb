//! Reads the catalogues in `locales`, and writes a function for each message, so that a missing or misspelled message, or
//! a missing argument, does not compile. A translation that names an argument or a tag that the English message lacks, or
//! that cannot be parsed, stops the build with its place.

#[path = "../src/catalogue.rs"]
mod catalogue;
mod functions;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use catalogue::{Catalogue, files_of, stem};

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("locales");
    println!("cargo::rerun-if-changed={}", root.display());
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
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
        "/// The texts of each language, by file, compressed and without comments; empty where a file is not translated."
    )
    .expect("as above");
    writeln!(
        code,
        "pub(crate) static TEXTS: [[&[u8]; {}]; {}] = [",
        files.len(),
        catalogue::LANGUAGES.len()
    )
    .expect("as above");
    for language in catalogue::LANGUAGES {
        code.push('[');
        for (file, source) in files.iter().zip(&english) {
            let path = root.join(language).join(file);
            if !path.exists() {
                code.push_str("&[], ");
                continue;
            }
            let translated = Catalogue::read(&path, &mut mistakes);
            translated.compare(source, &path, &mut mistakes);
            let kept = out.join(format!("{language}-{}.z", stem(file)));
            fs::write(&kept, compressed(&path)).expect("cargo's folder can be written");
            write!(code, "include_bytes!({:?}), ", kept.display().to_string()).expect("as above");
        }
        code.push_str("],\n");
    }
    code.push_str("];\n");
    fs::write(out.join("messages.rs"), code).expect("cargo's folder can be written");
    for mistake in &mistakes {
        println!("cargo::error={mistake}");
    }
}

/// Returns the text of a catalogue without its comments, compressed: ten languages would make the program larger by
/// megabytes.
fn compressed(path: &Path) -> Vec<u8> {
    let text = fs::read_to_string(path).expect("it was read before");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    miniz_oxide::deflate::compress_to_vec(lines.join("\n").as_bytes(), 9)
}
