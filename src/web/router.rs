//! The routes as the pages' modules register them, sorted by what their addresses begin with.
//!
//! actix tries the routes in turn, each with a regular expression of its whole address wherever a part of it is a name or a
//! number. Below a common beginning that is tried once, most are plain texts: it takes less time, and 8 MB less memory with two
//! workers.

use actix_web::Route;
use actix_web::web::{ServiceConfig, scope};

/// What the addresses of many routes begin with, the longer before the shorter.
const BEGINNINGS: [&str; 4] = ["/t/{slug}/desk", "/t/{slug}", "/api/v1/tournaments/{slug}", "/api/v1"];

/// Routes in the order in which they are tried.
#[derive(Default)]
pub struct Routes {
    /// Below each of [`BEGINNINGS`], with the rest of their addresses.
    below: [Vec<(String, Route)>; BEGINNINGS.len()],
    others: Vec<(String, Route)>,
}

impl Routes {
    /// Adds a route.
    pub fn route(&mut self, address: &str, route: Route) -> &mut Self {
        let rest = |beginning: &&str| {
            address
                .strip_prefix(beginning)
                .filter(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        let found = BEGINNINGS
            .iter()
            .enumerate()
            .find_map(|(at, beginning)| Some((at, rest(beginning)?)));
        match found {
            Some((at, rest)) => self.below[at].push((rest.to_owned(), route)),
            None => self.others.push((address.to_owned(), route)),
        }
        self
    }

    /// Adds the routes of a module.
    pub fn configure(&mut self, module: impl FnOnce(&mut Self)) -> &mut Self {
        module(self);
        self
    }

    /// Hands them to actix.
    pub fn register(self, config: &mut ServiceConfig) {
        for (beginning, routes) in BEGINNINGS.iter().zip(self.below) {
            let below = routes
                .into_iter()
                .fold(scope(beginning), |below, (rest, route)| below.route(&rest, route));
            config.service(below);
        }
        for (address, route) in self.others {
            config.route(&address, route);
        }
    }
}
