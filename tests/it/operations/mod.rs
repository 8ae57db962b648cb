//! What operators run the service by: numbers that move with what happens.

mod moves;
mod scrape;
