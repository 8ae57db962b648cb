//! Reads the catalogues in `locales`, and writes a function for each message, so that a missing or misspelled message, or
//! a missing argument, does not compile. A translation that names an argument or a tag that the English message lacks, or
//! that cannot be parsed, stops the build with its place.

#[path = "../src/catalogue.rs"]
mod catalogue;
mod compressed;
mod functions;

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::PathBuf;
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
    let kept = |name: &str, bytes: Vec<u8>| {
        let path = out.join(format!("{name}.z"));
        fs::write(&path, bytes).expect("cargo's folder can be written");
        format!("include_bytes!({:?})", path.display().to_string())
    };
    let names = kept("names", compressed::names(&english));
    let texts = catalogue::LANGUAGES.map(|language| {
        let paths: Vec<PathBuf> = files.iter().map(|file| root.join(language).join(file)).collect();
        check(&paths, &english, &mut mistakes);
        kept(
            language,
            compressed::texts(paths.iter().map(PathBuf::as_path).zip(&english)),
        )
    });
    writeln!(
        code,
        "/// The ids and arguments of all messages, compressed.\npub(crate) static NAMES: &[u8] = {names};\n\
         /// The texts of each language, compressed.\npub(crate) static TEXTS: [&[u8]; {}] = [{}];",
        texts.len(),
        texts.join(", ")
    )
    .expect("as above");
    fs::write(out.join("messages.rs"), code).expect("cargo's folder can be written");
    for mistake in &mistakes {
        println!("cargo::error={mistake}");
    }
}

/// Adds what is wrong with the catalogues of a language to `mistakes`.
fn check(paths: &[PathBuf], english: &[Catalogue], mistakes: &mut Vec<String>) {
    let mut read = Vec::new();
    for (path, source) in paths.iter().zip(english).filter(|(path, _)| path.exists()) {
        read.push((path, source, Catalogue::read(path, mistakes)));
    }
    let forms = read.iter().flat_map(|(_, _, own)| own.forms());
    let forms: BTreeSet<String> = forms.map(str::to_owned).collect();
    for (path, source, own) in &read {
        own.compare(source, &forms, path, mistakes);
    }
}
