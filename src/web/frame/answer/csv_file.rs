//! CSV files, written in memory.

use csv::{Terminator, Writer, WriterBuilder};

use super::csv_cell::harmless;

/// A CSV file that is being written. Cells are quoted where they have to be.
pub struct CsvFile(Writer<Vec<u8>>);

impl CsvFile {
    /// Begins a file with its headings, whose lines end as RFC 4180 says: with CR and LF.
    pub fn crlf(heads: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Self {
        Self::new(Terminator::CRLF, heads)
    }

    /// Begins a file with its headings, whose lines end with LF.
    pub fn lf(heads: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Self {
        Self::new(Terminator::Any(b'\n'), heads)
    }

    fn new(end: Terminator, heads: impl IntoIterator<Item = impl AsRef<[u8]>>) -> Self {
        let mut builder = WriterBuilder::new();
        // with lines of any length, writing fails only where bytes cannot be stored
        builder.flexible(true).terminator(end);
        let mut file = Self(builder.from_writer(Vec::new()));
        file.line(heads);
        file
    }

    /// Adds a line as it is, with texts that nobody typed or that are [`harmless`]: numbers may begin with a minus sign.
    pub fn line(&mut self, cells: impl IntoIterator<Item = impl AsRef<[u8]>>) {
        self.0.write_record(cells).expect("memory takes every line");
    }

    /// Adds a line with texts that people typed: no spreadsheet treats one as a formula.
    pub fn typed(&mut self, cells: impl IntoIterator<Item = impl AsRef<str>>) {
        self.line(cells.into_iter().map(|cell| harmless(cell.as_ref())));
    }

    /// Returns the file.
    pub fn text(self) -> String {
        let bytes = self.0.into_inner().expect("memory takes every line");
        String::from_utf8(bytes).expect("cells are texts")
    }
}
