//! House rules over HTTP: set in the form or by a program, said on the pages, and what they do to an event.

pub mod draws;
mod entered_places;
mod places;
mod playing_on;
mod pods;
mod scoring;
