//! The game engine, played through its documents as the judge's desk and the command line do.

mod conformance;
mod edition_2007;
mod exhaustive;
mod hidden_info;
mod leaving;
mod leaving_2006;
mod loops;
mod phases;
mod properties;
mod random;
mod ranges;
mod stacks;
mod time;
mod turns;
mod winning;
