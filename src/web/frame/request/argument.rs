//! What handlers take of a request. Who may use a route follows from it, and with that the lane in which its work is
//! done: a route that visitors can use never runs in a lane of the staff.

use actix_web::{FromRequest, HttpRequest, web};

use super::community::{CommunityDesk, OwnPerson};
use super::desk::Desk;
use super::member::Member;
use super::visitor::Visitor;
use crate::web::frame::form::{Form, FormSender, OwnPlayer};
use crate::web::frame::state::App;
use podium_ops::command::rights::Right;

/// Something that handlers take of a request.
pub trait Argument: FromRequest {
    /// Whether it refuses everybody without an account: then so does each route whose handler takes it.
    const FOR_ACCOUNTS: bool = false;
}

impl Argument for App {}
impl Argument for HttpRequest {}
impl<T> Argument for web::Path<T> where Self: FromRequest {}
impl<T> Argument for web::Query<T> where Self: FromRequest {}
// what need not be there refuses nobody
impl<T> Argument for Option<T> where Self: FromRequest {}
impl Argument for Visitor {}
impl Argument for OwnPlayer {}
impl Argument for OwnPerson {}

impl Argument for Member {
    const FOR_ACCOUNTS: bool = true;
}

impl<R: Right> Argument for Desk<R> {
    const FOR_ACCOUNTS: bool = true;
}

impl<R: Right> Argument for CommunityDesk<R> {
    const FOR_ACCOUNTS: bool = true;
}

impl<S: FormSender + Argument> Argument for Form<S> {
    const FOR_ACCOUNTS: bool = S::FOR_ACCOUNTS;
}

/// All arguments of a handler are one, as actix extracts them.
macro_rules! together {
    ($($argument:ident),*) => {
        impl<$($argument: Argument),*> Argument for ($($argument,)*)
        where
            Self: FromRequest,
        {
            const FOR_ACCOUNTS: bool = false $(|| $argument::FOR_ACCOUNTS)*;
        }
    };
}

together!();
together!(A);
together!(A, B);
together!(A, B, C);
together!(A, B, C, D);
together!(A, B, C, D, E);
together!(A, B, C, D, E, F);
