//! Lists of players as people have them: pasted text and CSV, read into entries.

pub(crate) mod columns;
pub(crate) mod csv_reader;
pub(crate) mod decode;
pub(crate) mod import;
pub(crate) mod pasted;
pub(crate) mod sheets;
pub(crate) mod sources;
