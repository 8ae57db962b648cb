//! The service under what its visitors may send: every form, every query, every header. A failure is an answer of 500 and
//! more, a panic, a page that repeats a tag, an answer that leads away, and a tournament that cannot be taken along
//! afterwards.

use super::Target;
use super::calls::call;
use super::site::Site;
use super::steps::Step;
use super::world::{Original, World};
use podium_testing::choices::Choices;

fn run(name: &'static str, short: usize, part: fn(&mut Choices<'_>) -> Vec<u8>) {
    let original = Original::make();
    let site = Site::make(&original);
    Target {
        name,
        short,
        parts: 60,
        choices: 120,
        part,
        read: &|input| World::copy(&original).play(&site, input),
    }
    .run();
}

#[test]
fn forms_of_every_route() {
    run("forms", 150, |choices| Step::any(choices).write().into_bytes());
}

#[test]
fn queries_of_every_page() {
    run("queries", 100, |choices| Step::asking(choices).write().into_bytes());
}

#[test]
fn headers_and_cookies() {
    run("headers", 100, |choices| {
        Step::with_headers(choices).write().into_bytes()
    });
}

#[test]
fn calls_of_programs() {
    run("calls", 150, |choices| call(choices).write().into_bytes());
}
