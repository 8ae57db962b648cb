//! House rules over HTTP: set in the form or by a program, said on the pages, and what they do to an event.

mod draws;
mod places;
mod pods;
mod scoring;
