//! Who asks, and from where.

pub mod argument;
pub mod client;
pub mod community;
pub mod cookies;
pub mod current;
pub mod desk;
pub mod hosts;
pub mod language;
pub mod link;
pub mod member;
pub mod person_cookie;
pub mod player_cookie;
pub mod query;
pub mod route;
pub mod slugs;
pub mod visitor;
