//! Parts of the page of statistics: what is counted, what it needs, its pictures and its table.

use askama::filters::HtmlSafe;

use super::table::Table;
use crate::web::picture::{Bars, Intervals};

/// A part of the page.
#[derive(Debug, Clone)]
pub struct Section {
    /// Its name in addresses and the beginning of the ids in it.
    pub id: &'static str,
    pub title: &'static str,
    /// What is counted, and from how much of it on anything is compared.
    pub notes: Vec<String>,
    pub figures: Vec<Figure>,
    pub table: Table,
}

/// A picture with what it shows.
#[derive(Debug, Clone)]
pub struct Figure {
    pub title: String,
    pub picture: Picture,
}

/// A picture of one kind or another.
#[derive(Debug, Clone)]
pub enum Picture {
    Bars(Bars),
    Intervals(Intervals),
}

impl std::fmt::Display for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Bars(bars) => std::fmt::Display::fmt(bars, f),
            Self::Intervals(intervals) => std::fmt::Display::fmt(intervals, f),
        }
    }
}

// Their templates have escaped what they show.
impl HtmlSafe for Picture {}
