//! What receivers of webhooks answer, however wrong: it is a status and the beginning of a text, or a sentence why not.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::thread;
use std::time::Duration;

use podium::deliver::post::Post;
use podium_ops::command::text::is_invisible;
use podium_ops::tournaments::webhooks::sending::Tried;

use super::Target;
use super::values::{any_text, number, odd, spoil};
use podium_testing::choices::Choices;

/// What is sent.
const BODY: &str = "{\"type\":\"test\"}";
/// Characters of an answer that are kept.
const KEPT: usize = 200;
/// Nothing may take longer here.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
fn answers_of_receivers() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
    let port = listener.local_addr().expect("an address").port();
    let address = format!("http://127.0.0.1:{port}/hook");
    let post = Post::new(true, 0);
    Target {
        name: "answers",
        short: 300,
        parts: 1,
        choices: 250,
        part: answer,
        read: &|input| {
            let tried = thread::scope(|scope| {
                scope.spawn(|| {
                    let (socket, _) = listener.accept().expect("somebody tells it");
                    answers(&socket, input);
                });
                post.send(&address, &[("webhook-id", "msg_1".to_owned())], BODY.as_bytes())
            });
            is_sound(&tried)
        },
    }
    .run();
}

/// Hears the whole request, answers with these bytes, and hangs up.
fn answers(mut socket: &TcpStream, input: &[u8]) {
    socket.set_read_timeout(Some(PATIENCE)).expect("a timeout");
    let (mut heard, mut part) = (Vec::new(), [0; 1024]);
    while !heard.ends_with(BODY.as_bytes()) {
        match socket.read(&mut part) {
            Ok(read @ 1..) => heard.extend_from_slice(&part[..read]),
            _ => return,
        }
    }
    // a receiver that has read enough may have hung up
    socket.write_all(input).ok();
    socket.shutdown(Shutdown::Write).ok();
}

fn is_sound(tried: &Tried) -> Result<usize, String> {
    match tried {
        Tried::Answered { status, beginning } => {
            let is_line = !beginning.chars().any(|c| c != ' ' && is_invisible(c)) && beginning.trim() == beginning;
            if !is_line || beginning.chars().count() > KEPT {
                return Err(format!("{beginning:?} is kept of an answer"));
            }
            if !(100..1_000).contains(status) {
                return Err(format!("{status} is taken for a status"));
            }
            Ok(1)
        }
        Tried::Failed(_) => Ok(0),
        other => Err(format!("it comes to {other:?}")),
    }
}

/// An answer of HTTP, more or less.
fn answer(choices: &mut Choices<'_>) -> Vec<u8> {
    const VERSIONS: [&str; 6] = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2", "ICY", ""];
    const STATUSES: [&str; 12] = [
        "200", "204", "304", "100", "101", "103", "307", "410", "500", "099", "1000", "2OO",
    ];
    let mut text = Vec::new();
    if choices.below(8) == 0 {
        text.extend_from_slice(b"HTTP/1.1 100 Continue\r\n\r\n");
    }
    let version = VERSIONS[choices.below(VERSIONS.len())];
    let status = match choices.below(3) {
        0 => STATUSES[choices.below(STATUSES.len())],
        _ => "200",
    };
    text.extend_from_slice(
        format!(
            "{version} {status} {}\r\n",
            ["OK", "", "\u{202e}KO", "a\tb"][choices.below(4)]
        )
        .as_bytes(),
    );
    for _ in 0..choices.below(6) {
        text.extend_from_slice(header(choices).as_bytes());
        text.extend_from_slice([b"\r\n".as_slice(), b"\n", b"\r\n "][choices.below(16).saturating_sub(13)]);
    }
    if choices.below(40) == 0 {
        // more than any head
        text.extend_from_slice(format!("x-long: {}\r\n", "n".repeat(20_000)).as_bytes());
    }
    text.extend_from_slice(b"\r\n");
    text.extend(body(choices));
    if choices.below(3) == 0 {
        spoil(choices, &mut text);
    }
    text
}

fn header(choices: &mut Choices<'_>) -> String {
    match choices.below(10) {
        0 | 1 => format!("content-length: {}", number(choices)),
        2 | 3 => "transfer-encoding: chunked".to_owned(),
        4 => format!(
            "content-encoding: {}",
            ["gzip", "br", "identity", "x"][choices.below(4)]
        ),
        5 => format!("location: {}", odd(choices).replace(['\r', '\n'], "")),
        6 => format!("connection: {}", ["close", "keep-alive", "upgrade"][choices.below(3)]),
        7 => format!(
            "content-type: text/html; charset={}",
            ["utf-16", "utf-8", ""][choices.below(3)]
        ),
        8 => format!("{}: {}", odd(choices), odd(choices)),
        _ => "set-cookie: a=b; domain=example".to_owned(),
    }
}

/// A text, in chunks or as it is.
fn body(choices: &mut Choices<'_>) -> Vec<u8> {
    let text = match choices.below(6) {
        0 => "\u{202e}\u{200b}heard\0\r\n".to_owned(),
        1 => "x".repeat([200, 201, 2_048, 2_049, 70_000][choices.below(5)]),
        2 => "é🧑".repeat(120),
        _ => any_text(choices),
    };
    match choices.below(3) {
        0 => {
            let size = match choices.below(4) {
                0 => "ffffffffffffffff".to_owned(),
                1 => number(choices),
                _ => format!("{:x}", text.len()),
            };
            format!("{size}\r\n{text}\r\n0\r\n\r\n").into_bytes()
        }
        _ => text.into_bytes(),
    }
}
