//! The sheets of a round that are printed: for the walls of the hall, and for its tables.

use crate::web::frame::look::shell::Link;
use crate::web::frame::request::language;
use podium_store::tournaments::Tournament;
use say::{Language, sheets as t};

/// Returns the sheets beside the list of pairings, whose address is `pairings`.
pub fn beside(pairings: &str) -> Vec<Link> {
    vec![
        Link::new(t::print_by_name(), format!("{pairings}/names")),
        Link::new(t::print_match_slips(), format!("{pairings}/slips")),
    ]
}

/// Returns all sheets of a published round, in the tournament's language.
pub fn of_round(tournament: &Tournament, number: i64) -> Vec<Link> {
    let usual = Language::stored(&tournament.language);
    let pairings = language::address(usual, &format!("/t/{}/pairings/{number}", tournament.slug));
    let mut sheets = beside(&pairings);
    sheets.insert(1, Link::new(t::print_by_table(), format!("{pairings}?part=all")));
    sheets
}
