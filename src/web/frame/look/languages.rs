//! What the frame of a page says about languages: its own, the same page in others, and ways that stay in it. The page's
//! language and address are values of its template ([`Addressed`](crate::web::frame::answer::page::Addressed)).

use std::fmt::{self, Write};

use askama::filters::HtmlSafe;
use askama::{FastWritable, Values};
use say::Language;

use crate::web::frame::request::language;

/// The name of the value with a page's address without its language.
pub const ADDRESS: &str = "address";

/// The attributes of `<html>`: `lang="es"`.
#[derive(Debug)]
pub struct Attributes;

/// The links to the same page in other languages; nothing on pages whose address has no language.
#[derive(Debug)]
pub struct Alternates;

/// The address of a page, in the language of the page that leads there if that has one in its address.
#[derive(Debug)]
pub struct To<'a>(pub &'a str);

/// Links to the same sheet in its language and a second one, and in one alone; nothing elsewhere.
#[derive(Debug)]
pub struct Pairs;

/// ` aria-current="true"` if the page is in this language.
#[derive(Debug)]
pub struct Current(pub Language);

fn address(values: &dyn Values) -> Option<&String> {
    values.get_value(ADDRESS)?.downcast_ref()
}

impl FastWritable for Attributes {
    fn write_into(&self, dest: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        let language = Language::of(values);
        write!(dest, "lang=\"{}\"", language.tag())?;
        if language.direction() == "rtl" {
            dest.write_str(" dir=\"rtl\"")?;
        }
        Ok(())
    }
}

impl FastWritable for Alternates {
    fn write_into(&self, dest: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        let Some(address) = address(values) else {
            return Ok(());
        };
        let path = address.replace('&', "&amp;");
        for other in Language::OFFERED {
            let href = language::address(other, &path);
            write!(
                dest,
                "<link rel=\"alternate\" hreflang=\"{}\" href=\"{href}\">",
                other.tag()
            )?;
        }
        write!(dest, "<link rel=\"alternate\" hreflang=\"x-default\" href=\"{path}\">")?;
        Ok(())
    }
}

impl FastWritable for Pairs {
    fn write_into(&self, dest: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        let (Some(address), language) = (address(values), Language::of(values)) else {
            return Ok(());
        };
        let path = address.replace('&', "&amp;");
        for other in Language::OFFERED.into_iter().filter(|other| *other != language) {
            let is_now = Language::second(values) == Some(other);
            let href = match is_now {
                true => language::address(language, &path),
                false => language::in_two(language, other, &path),
            };
            let current = if is_now { " aria-current=\"true\"" } else { "" };
            let (tag, name) = (other.tag(), other.own_name());
            write!(dest, "<a href=\"{href}\" lang=\"{tag}\"{current}>{name}</a> ")?;
        }
        Ok(())
    }
}

impl FastWritable for To<'_> {
    fn write_into(&self, dest: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        match address(values) {
            Some(_) => dest.write_str(&language::address(Language::of(values), self.0))?,
            None => dest.write_str(self.0)?,
        }
        Ok(())
    }
}

impl FastWritable for Current {
    fn write_into(&self, dest: &mut dyn Write, values: &dyn Values) -> askama::Result<()> {
        if Language::of(values) == self.0 {
            dest.write_str(" aria-current=\"true\"")?;
        }
        Ok(())
    }
}

macro_rules! html {
    ($($kind:ty),*) => {$(
        impl HtmlSafe for $kind {}

        /// In English, at an address without a language.
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.write_into(f, askama::NO_VALUES).map_err(|_| fmt::Error)
            }
        }
    )*};
}

html!(Attributes, Alternates, Pairs, To<'_>, Current);
