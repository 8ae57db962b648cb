//! The routes of the service, found by a tree of their addresses.
//!
//! actix would compile a regular expression for every address with a name or a number in it, in each worker again: more
//! than half of the time that the service took to start. Here only the addresses that are asked for are compiled, once.

use std::sync::OnceLock;

use actix_web::dev::{Payload, ResourceDef, ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::{Handler, HttpRequest, HttpResponse, Responder};
use futures_util::future::LocalBoxFuture;

use crate::web::frame::request::argument::Argument;
use crate::web::frame::request::{current, route};

/// A handler, whatever it takes and returns.
pub type Answer = fn(HttpRequest, Payload) -> LocalBoxFuture<'static, HttpResponse>;

/// Wraps a handler as an [`Answer`]. Otherwise actix would make a service, a factory and their futures for each of
/// them: a quarter of all code of the pages, compiled again with every change of any handler.
macro_rules! handler {
    ($handler:expr) => {{
        fn answer(
            request: actix_web::HttpRequest,
            mut payload: actix_web::dev::Payload,
        ) -> futures_util::future::LocalBoxFuture<'static, actix_web::HttpResponse> {
            Box::pin(async move {
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

/// The routes, of each method apart. Where a segment is a word of one route and a name of another, the word is meant.
#[derive(Default)]
pub struct Routes(Vec<(Method, matchit::Router<Route>)>);

/// An address of the service: `/t/{slug}/players/{number:[0-9]+}`.
struct Route {
    address: &'static str,
    answer: Answer,
    /// What reads the names and numbers of a request's address; made when it is asked for first.
    names: OnceLock<ResourceDef>,
}

impl Routes {
    /// Adds a route for `GET`.
    pub fn get(&mut self, address: &'static str, answer: Answer) -> &mut Self {
        self.route(Method::GET, address, answer)
    }

    /// Adds a route for `POST`.
    pub fn post(&mut self, address: &'static str, answer: Answer) -> &mut Self {
        self.route(Method::POST, address, answer)
    }

    /// Adds a route for `PUT`.
    pub fn put(&mut self, address: &'static str, answer: Answer) -> &mut Self {
        self.route(Method::PUT, address, answer)
    }

    /// Adds a route for `PATCH`.
    pub fn patch(&mut self, address: &'static str, answer: Answer) -> &mut Self {
        self.route(Method::PATCH, address, answer)
    }

    /// Adds a route for `DELETE`.
    pub fn delete(&mut self, address: &'static str, answer: Answer) -> &mut Self {
        self.route(Method::DELETE, address, answer)
    }

    /// Adds a route.
    ///
    /// # Panics
    /// There is one already for this method and address.
    fn route(&mut self, method: Method, address: &'static str, answer: Answer) -> &mut Self {
        let at = self
            .0
            .iter()
            .position(|(known, _)| *known == method)
            .unwrap_or_else(|| {
                self.0.push((method, matchit::Router::new()));
                self.0.len() - 1
            });
        let route = Route {
            address,
            answer,
            names: OnceLock::new(),
        };
        // the tree knows names, but not what they may be
        let added = self.0[at].1.insert(address.replace(":[0-9]+}", "}"), route);
        added.unwrap_or_else(|error| panic!("{address}: {error}"));
        self
    }

    /// Adds the routes of a module.
    pub fn configure(&mut self, module: impl FnOnce(&mut Self)) -> &mut Self {
        module(self);
        self
    }

    /// Tells whether an address has a route, for whatever method.
    pub fn knows(&self, path: &str) -> bool {
        let knows = |router: &matchit::Router<Route>| router.at(path).is_ok_and(|found| found.value.fits(path));
        self.0.iter().any(|(_, router)| knows(router))
    }

    /// Answers a request by its route, or without one by `otherwise`.
    pub async fn answer(
        &self,
        mut request: ServiceRequest,
        otherwise: impl AsyncFnOnce(HttpRequest) -> HttpResponse,
    ) -> ServiceResponse {
        let answer = self.find(&mut request);
        let (request, payload) = request.into_parts();
        let response = match answer {
            Some(answer) => answer(request.clone(), payload).await,
            None => otherwise(request.clone()).await,
        };
        ServiceResponse::new(request, response)
    }

    /// Finds the route of a request, and gives the request the names in its address.
    fn find(&self, request: &mut ServiceRequest) -> Option<Answer> {
        let (_, router) = self.0.iter().find(|(method, _)| method == request.method())?;
        let found = router.at(request.match_info().unprocessed()).ok()?.value;
        if !found.names().capture_match_info(request) {
            return None;
        }
        route::found(request, found.address);
        Some(found.answer)
    }
}

impl Route {
    fn names(&self) -> &ResourceDef {
        self.names.get_or_init(|| ResourceDef::new(self.address))
    }

    /// Tells whether the numbers of an address are numbers.
    fn fits(&self, path: &str) -> bool {
        !self.address.contains(':') || self.names().is_match(path)
    }
}
