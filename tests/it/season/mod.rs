//! Seasons: their standings and ratings against second implementations, their pages, and history that comes along.

mod ratings;
mod standings;
