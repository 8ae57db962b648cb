//! The routes as the pages' modules register them, sorted by the prefixes of their addresses.
//!
//! actix tries the routes one after the other, with a regular expression of the whole address for each one that
//! contains a name or a number. Below a common prefix that is matched once, most routes are plain texts: this takes
//! less time, and 8 MB less memory with two workers.

use actix_web::dev::Payload;
use actix_web::web::{self, ServiceConfig, scope};
use actix_web::{Handler, HttpRequest, HttpResponse, Responder, Route};
use futures_util::future::LocalBoxFuture;

use crate::web::frame::request::argument::Argument;
use crate::web::frame::request::current;

/// The prefixes of many routes, longer ones before shorter ones.
const BEGINNINGS: [&str; 4] = ["/t/{slug}/desk", "/t/{slug}", "/api/v1/tournaments/{slug}", "/api/v1"];

/// A handler as actix gets it, whatever it takes and returns.
pub type Answer = fn(HttpRequest, web::Payload) -> LocalBoxFuture<'static, HttpResponse>;

/// Wraps a handler as an [`Answer`]. Otherwise actix would make a service, a factory and their futures for each of
/// them: a quarter of all code of the pages, compiled again with every change of any handler.
macro_rules! handler {
    ($handler:expr) => {{
        fn answer(
            request: actix_web::HttpRequest,
            payload: actix_web::web::Payload,
        ) -> futures_util::future::LocalBoxFuture<'static, actix_web::HttpResponse> {
            Box::pin(async move {
                let mut payload = payload.into_inner();
                match $crate::web::frame::answer::router::arguments(&$handler, &request, &mut payload).await {
                    Ok(arguments) => {
                        let answer = actix_web::Handler::call(&$handler, arguments).await;
                        $crate::web::frame::answer::router::answer_to(&request, answer)
                    }
                    Err(error) => actix_web::HttpResponse::from_error(error),
                }
            })
        }
        answer as $crate::web::frame::answer::router::Answer
    }};
}
pub(crate) use handler;

/// Extracts a handler's arguments from a request. They tell who may use its route, and so which lane they are read in.
pub fn arguments<H, A>(_: &H, request: &HttpRequest, payload: &mut Payload) -> A::Future
where
    H: Handler<A>,
    A: Argument,
{
    current::route_found(A::FOR_ACCOUNTS);
    A::from_request(request, payload)
}

/// Converts a handler's return value to the response.
pub fn answer_to(request: &HttpRequest, answer: impl Responder) -> HttpResponse {
    answer.respond_to(request).map_into_boxed_body()
}

/// The routes in the order in which they are tried.
#[derive(Default)]
pub struct Routes {
    /// The routes below each of [`BEGINNINGS`], with the rest of their addresses.
    below: [Vec<(String, Route)>; BEGINNINGS.len()],
    others: Vec<(String, Route)>,
}

impl Routes {
    /// Adds a route for `GET`.
    pub fn get(&mut self, address: &str, answer: Answer) -> &mut Self {
        self.route(address, web::get().to(answer))
    }

    /// Adds a route for `POST`.
    pub fn post(&mut self, address: &str, answer: Answer) -> &mut Self {
        self.route(address, web::post().to(answer))
    }

    /// Adds a route for `PUT`.
    pub fn put(&mut self, address: &str, answer: Answer) -> &mut Self {
        self.route(address, web::put().to(answer))
    }

    /// Adds a route for `PATCH`.
    pub fn patch(&mut self, address: &str, answer: Answer) -> &mut Self {
        self.route(address, web::patch().to(answer))
    }

    /// Adds a route for `DELETE`.
    pub fn delete(&mut self, address: &str, answer: Answer) -> &mut Self {
        self.route(address, web::delete().to(answer))
    }

    /// Adds a route.
    fn route(&mut self, address: &str, route: Route) -> &mut Self {
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
