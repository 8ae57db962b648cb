//! Which names of the service a request may use: another one that was made to lead here is another origin to a browser.

use std::io::{Read, Write};
use std::net::TcpStream;

use super::public_url;
use crate::harness::both_databases;
use crate::harness::http::{Page, Service};

/// Asks for a page by a name of the host.
fn by_name(service: &Service<'_>, host: &str, path: &str) -> Page {
    service.anonymous().request("GET", path, &[("host", host)], None)
}

/// The status of a request with these lines in its head.
fn status_of(service: &Service<'_>, lines: &str) -> String {
    let address = service.base.trim_start_matches("http://");
    let mut socket = TcpStream::connect(address).expect("the service listens");
    write!(socket, "GET / HTTP/1.1\r\n{lines}connection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    socket.read_to_string(&mut answer).expect("answered");
    answer.split(' ').nth(1).unwrap_or_default().to_owned()
}

both_databases! {
    fn without_a_public_address_it_is_known_by_numbers_and_as_localhost(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("Hall", 4);
        for host in ["127.0.0.1:8080", "localhost", "LOCALHOST:80", "192.168.1.20:8080", "[::1]:8080"] {
            assert_eq!(by_name(&service, host, "/").status, 200, "{host}");
        }
        for host in ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8080", "evil", ":8080"] {
            for path in ["/", "/sign-in", &format!("/t/{slug}/standings"), "/static/x", "/nothing"] {
                let page = by_name(&service, host, path);
                assert_eq!(page.status, 421, "{host}{path}");
                assert!(page.text().contains("--public-url"), "{}", page.text());
                assert_eq!(page.header("set-cookie"), "", "{host}{path}");
            }
            assert_eq!(by_name(&service, host, "/healthz").status, 200, "a probe asks by any name");
        }
        assert_eq!(status_of(&service, ""), "400", "no host");
        assert_eq!(status_of(&service, "host: localhost\r\nhost: evil.example\r\n"), "400", "two hosts");
        // the front page, which leads to the reader's language
        assert_eq!(status_of(&service, "host: localhost\r\n"), "303");
    }

    fn with_a_public_address_it_is_known_by_that_alone(db) {
        let service = Service::start_with(db, |settings| settings.public_url = public_url("https://podium.example"));
        for host in ["podium.example", "Podium.Example", "podium.example:443"] {
            assert_eq!(by_name(&service, host, "/").status, 200, "{host}");
        }
        for host in ["evil.example", "podium.example.evil.example", "podium.example:8080", "127.0.0.1", "localhost"] {
            let page = by_name(&service, host, "/");
            assert_eq!(page.status, 421, "{host}");
            assert!(page.text().contains("This service is at https://podium.example"), "{}", page.text());
        }
        assert_eq!(by_name(&service, "10.0.0.5:8080", "/readyz").status, 200);
    }
}
