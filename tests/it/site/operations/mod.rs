//! What operators run the service by: numbers that move with what happens, and files in `deploy/` that name only numbers
//! that there are.

mod files;
mod moves;
mod promql;
pub mod scrape;
pub mod threads;
