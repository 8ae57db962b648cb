//! The rules as those who use them see them: cases with expected answers, and second computations that share no code with them.

mod conformance;
mod pairing;
mod places;
mod pods;
mod small_fields;
mod standings;
