//! Sections of the statistics page: their method, requirements, pictures and tables.

use std::fmt;

use askama::filters::HtmlSafe;
use askama::{FastWritable, Values};
use say::Message;

use super::table::Table;
use crate::web::shared::picture::{Bars, Intervals};

/// A part of the page.
#[derive(Debug, Clone)]
pub struct Section {
    /// Its name in addresses, and the prefix of the ids in it.
    pub id: &'static str,
    pub title: Message,
    /// The findings, in words.
    pub notes: Vec<Message>,
    /// What is counted, and the least amount from which on anything is compared.
    pub method: Vec<Message>,
    pub figures: Vec<Figure>,
    pub table: Table,
}

/// The most columns of a table that fits beside a picture.
const FEW_COLUMNS: usize = 6;

impl Section {
    pub fn has_words(&self) -> bool {
        !(self.notes.is_empty() && self.method.is_empty())
    }

    /// Returns how picture, words and table share a wide page: if there is only a picture, the words are beside it, and
    /// the table is below them if it is narrow enough.
    pub fn layout(&self) -> &'static str {
        match self.figures.len() {
            1 if self.table.columns.len() <= FEW_COLUMNS => "table-beside",
            1 => "words-beside",
            _ => "",
        }
    }
}

/// A picture with its caption.
#[derive(Debug, Clone)]
pub struct Figure {
    pub title: Message,
    pub picture: Picture,
}

/// A picture of one kind or another.
#[derive(Debug, Clone)]
pub enum Picture {
    Bars(Bars),
    Intervals(Intervals),
}

/// In the language of the template.
impl FastWritable for Picture {
    fn write_into(&self, dest: &mut dyn fmt::Write, values: &dyn Values) -> askama::Result<()> {
        match self {
            Self::Bars(bars) => bars.write_into(dest, values),
            Self::Intervals(intervals) => intervals.write_into(dest, values),
        }
    }
}

/// In English.
impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bars(bars) => fmt::Display::fmt(bars, f),
            Self::Intervals(intervals) => fmt::Display::fmt(intervals, f),
        }
    }
}

// Their templates have escaped their content.
impl HtmlSafe for Picture {}
