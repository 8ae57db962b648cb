//! The HTTP API: who may call, what is answered, and its description.

mod described;
mod doors;
mod limits;
mod tokens;
