//! Commands on files: no database.

pub mod archive;
pub mod cards;
pub mod check;
pub mod cut;
pub mod melee;
pub mod pair;
pub mod rounds;
pub mod rulesets;
pub mod simulate;
pub mod standings;
