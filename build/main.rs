//! Compresses the documentation of the API, which is sent rarely: it is a tenth of its size in the program.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use flate2::Compression;
use flate2::write::DeflateEncoder;

/// Between a name and its text, and between two of them; in no text.
const SEPARATOR: &str = "\u{1}";

fn main() {
    println!("cargo:rerun-if-changed=docs/openapi.json");
    println!("cargo:rerun-if-changed=docs/api");
    let pages = fs::read_dir("docs/api").expect("docs/api is there");
    let pages = pages.map(|page| page.expect("docs/api can be read").path());
    let mut files: Vec<PathBuf> = pages.chain([PathBuf::from("docs/openapi.json")]).collect();
    // the same bytes on each machine
    files.sort();
    let texts: Vec<String> = files.iter().flat_map(|file| [name(file), text(file)]).collect();
    let out = env::var_os("OUT_DIR").expect("cargo names it");
    let file = fs::File::create(Path::new(&out).join("api.deflate")).expect("OUT_DIR can be written");
    let mut packed = DeflateEncoder::new(file, Compression::best());
    packed
        .write_all(texts.join(SEPARATOR).as_bytes())
        .and_then(|()| packed.finish())
        .expect("OUT_DIR can be written");
}

fn name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn text(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}
