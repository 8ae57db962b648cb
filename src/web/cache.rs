//! Public pages: the same bytes for everybody, rendered and compressed once for each version of what they show.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use actix_web::http::{StatusCode, header};
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::TimeDelta;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::clock::Moment;

/// Rendered pages are kept up to so many bytes in all; then all are forgotten.
const KEEP_BYTES: usize = 96 << 20;

/// One rendered page.
pub struct Rendered {
    version: String,
    content_type: &'static str,
    etag: String,
    plain: web::Bytes,
    gzip: web::Bytes,
}

/// The rendered pages of this process. Each carries the version it was made from, so nothing has to be announced.
#[derive(Default)]
pub struct PageCache(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    pages: HashMap<String, Arc<Rendered>>,
    bytes: usize,
}

impl PageCache {
    /// The page at an address, if it was made from this version.
    pub fn get(&self, address: &str, version: &str) -> Option<Arc<Rendered>> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.pages.get(address).filter(|page| page.version == version).cloned()
    }

    /// Keeps a page that was just rendered.
    pub fn put(&self, address: &str, version: &str, content_type: &'static str, body: String) -> Arc<Rendered> {
        let page = Arc::new(Rendered::new(version, content_type, body));
        let size = |page: &Rendered| page.plain.len() + page.gzip.len() + address.len();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.bytes + size(&page) > KEEP_BYTES {
            *kept = Kept::default();
        }
        kept.bytes += size(&page);
        if let Some(old) = kept.pages.insert(address.to_owned(), Arc::clone(&page)) {
            kept.bytes -= size(&old);
        }
        page
    }
}

/// A version that was read so long ago is read again: what another process changed shows within a second.
const FRESH: TimeDelta = TimeDelta::milliseconds(200);
/// So many tournaments are remembered; then all are forgotten.
const KEEP_VERSIONS: usize = 4_096;

/// The version of each tournament as it was last read: at the start of a round everybody asks for the same one. It
/// holds until this process writes anything, and for a moment at most.
#[derive(Default)]
pub struct Versions(Mutex<HashMap<String, Noted>>);

struct Noted {
    version: i64,
    /// [`crate::db::Database::writes`] from before it was read.
    writes: u64,
    at: Moment,
}

impl Versions {
    /// The version of a tournament, if what was read of it still holds.
    pub fn get(&self, slug: &str, writes: u64, now: Moment) -> Option<i64> {
        let noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let noted = noted.get(slug).filter(|noted| noted.writes == writes)?;
        let age = now - noted.at;
        // below zero: the clock was set back
        (age >= TimeDelta::zero() && age < FRESH).then_some(noted.version)
    }

    /// Notes a version; `writes` and `now` are from before it was read.
    pub fn put(&self, slug: &str, version: i64, writes: u64, now: Moment) {
        let mut noted = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if noted.len() >= KEEP_VERSIONS {
            noted.clear();
        }
        let entry = Noted {
            version,
            writes,
            at: now,
        };
        noted.insert(slug.to_owned(), entry);
    }
}

impl Rendered {
    /// A page made from a version, with its tag and its compressed bytes.
    pub fn new(version: &str, content_type: &'static str, body: String) -> Self {
        let plain = body.into_bytes();
        let hash: String = Sha256::digest(&plain)
            .iter()
            .take(12)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        Self {
            version: version.to_owned(),
            content_type,
            etag: format!("\"{hash}\""),
            gzip: gzip(&plain).into(),
            plain: plain.into(),
        }
    }

    /// The answer to a request for this page: whole, compressed, or "you have it".
    pub fn respond(&self, request: &HttpRequest) -> HttpResponse {
        let known = request
            .headers()
            .get(header::IF_NONE_MATCH)
            .and_then(|value| value.to_str().ok())
            .is_some_and(|tags| {
                tags.split(',')
                    .any(|tag| tag.trim().trim_start_matches("W/") == self.etag)
            });
        let mut response = HttpResponse::build(if known {
            StatusCode::NOT_MODIFIED
        } else {
            StatusCode::OK
        });
        // no-cache: kept, but asked about each time; at round start nobody sees the pairings of the round before
        response
            .insert_header((header::ETAG, self.etag.clone()))
            .insert_header((header::CACHE_CONTROL, "no-cache"))
            .insert_header((header::VARY, "accept-encoding"))
            // for a page that is open: whether this is what it was told of
            .insert_header(("x-podium-version", self.version.as_str()));
        if known {
            return response.finish();
        }
        response.insert_header((header::CONTENT_TYPE, self.content_type));
        if takes_gzip(request) {
            response
                .insert_header((header::CONTENT_ENCODING, "gzip"))
                .body(self.gzip.clone())
        } else {
            response.body(self.plain.clone())
        }
    }
}

/// Whether the client takes gzip.
pub fn takes_gzip(request: &HttpRequest) -> bool {
    request
        .headers()
        .get(header::ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok())
        .is_some_and(|value| {
            value
                .split(',')
                .any(|e| e.trim().starts_with("gzip") && !e.contains("q=0"))
        })
}

/// Compresses once what is sent many times.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(6));
    encoder
        .write_all(bytes)
        .and_then(|()| encoder.finish())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::NaiveDate;

    #[test]
    fn a_version_holds_until_something_is_written_and_for_a_moment() {
        let versions = Versions::default();
        let read = NaiveDate::from_ymd_opt(2026, 11, 20)
            .and_then(|day| day.and_hms_opt(9, 0, 0))
            .unwrap();
        let after = |milliseconds| read + TimeDelta::milliseconds(milliseconds);
        versions.put("spring-open", 7, 3, read);
        assert_eq!(versions.get("spring-open", 3, after(199)), Some(7));
        assert_eq!(versions.get("spring-open", 4, after(1)), None, "something was written");
        assert_eq!(versions.get("spring-open", 3, after(200)), None, "it is old");
        assert_eq!(
            versions.get("spring-open", 3, after(-1)),
            None,
            "the clock was set back"
        );
        assert_eq!(versions.get("autumn-open", 3, read), None);
    }
}
