//! The documentation of the API as the build keeps it (`build/main.rs`): compressed, and read once in a process.

use std::collections::BTreeMap;
use std::io::Read;
use std::sync::OnceLock;

use flate2::read::DeflateDecoder;

static PACKED: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/api.deflate"));

/// Between a name and its text, and between two of them.
const SEPARATOR: char = '\u{1}';

/// Returns a text by its file's name: `openapi.json`, or one of `docs/api`.
pub fn of(file: &str) -> &'static str {
    static TEXTS: OnceLock<BTreeMap<&str, &str>> = OnceLock::new();
    let texts = TEXTS.get_or_init(|| {
        let mut all = String::new();
        DeflateDecoder::new(PACKED)
            .read_to_string(&mut all)
            .expect("the build has packed it");
        let mut pieces = String::leak(all).split(SEPARATOR);
        std::iter::from_fn(|| Some((pieces.next()?, pieces.next()?))).collect()
    });
    texts.get(file).copied().unwrap_or_default()
}
