//! The moves of a game: each changes the state and returns the events.

mod apply;
mod departure;
mod edition_2007;
mod lasting_effects;
mod leaving_objects;
mod loops;
mod markers;
mod objects;
mod priority;
mod random;
mod stacks;
mod start;
mod status;
mod time;
mod titles;
mod turns;
mod winning;
