//! Rules, engine and documents, through files and the command line.

pub(crate) mod checker;
pub(crate) mod choices;
pub(crate) mod commands;
pub(crate) mod conformance;
pub(crate) mod documents;
pub(crate) mod draws;
pub(crate) mod fairness;
pub(crate) mod imports;
pub(crate) mod melee;
pub(crate) mod pairing;
mod places;
pub(crate) mod pods;
pub(crate) mod random_documents;
mod random_rulings;
mod rulesets;
pub(crate) mod standings;
mod translations;
