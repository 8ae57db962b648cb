//! The HTTP API: who may call, what is answered, its description, its documentation and its examples.

mod account;
mod bot;
mod calls;
mod described;
mod description;
mod docs;
mod doors;
mod examples;
mod limits;
mod reads;
mod reads_lists;
mod reads_live;
mod reads_staff;
mod tokens;
mod writes;
