//! Files and the command line.

pub(crate) mod checks;
pub(crate) mod commands;
pub(crate) mod draws;
pub(crate) mod fairness;
mod games;
pub(crate) mod imports;
mod rulesets;
mod translations;
