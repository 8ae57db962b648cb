//! The sheets of a round that are printed: for the walls of the hall, and for its tables.

use crate::web::frame::look::shell::Link;
use say::sheets as t;

/// Returns the sheets beside the list of pairings, whose address is `pairings`.
pub fn beside(pairings: &str) -> Vec<Link> {
    vec![
        Link::new(t::print_by_name(), format!("{pairings}/names")),
        Link::new(t::print_match_slips(), format!("{pairings}/slips")),
    ]
}

/// Returns all sheets of a published round.
pub fn of_round(slug: &str, number: i64) -> Vec<Link> {
    let pairings = format!("/t/{slug}/pairings/{number}");
    let mut sheets = beside(&pairings);
    sheets.insert(1, Link::new(t::print_by_table(), format!("{pairings}?part=all")));
    sheets
}
