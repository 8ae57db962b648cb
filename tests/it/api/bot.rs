//! The examples of `docs/examples`, as people run them: the bot plays a whole event, and a receiver checks signatures.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use podium_base::clock;
use podium_ops::Sender;
use podium_ops::command::rights::Need;
use podium_ops::site::access_tokens::{self, NewToken};
use podium_store::SiteRole;
use podium_store::site::access_tokens::Scope;
use standardwebhooks::Webhook;

use crate::harness::TestDb;
use crate::harness::process::Process;

const EXAMPLES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/examples");

/// A token of an account that may create tournaments.
fn token(db: &TestDb, scopes: &[Scope]) -> String {
    db.in_database_session("ora", SiteRole::Organizer);
    let session = db.in_database_session_of("ora");
    let new = NewToken {
        name: "The bot".to_owned(),
        scopes: scopes.to_vec(),
        ..NewToken::default()
    };
    let made = db.act_on_site(Sender::session(&session, Need::Owner), |work| {
        access_tokens::make(work, &new)
    });
    made.expect("a token is made").token
}

fn python(arguments: &[&str]) -> Output {
    let mut command = Command::new("python3");
    command.env("PYTHONDONTWRITEBYTECODE", "1").stdin(Stdio::null());
    command.args(arguments).output().expect("python3 is there")
}

#[test]
#[ignore = "needs python3: bash tests/all.sh"]
fn a_bot_plays_an_event_to_its_champion() {
    let db = TestDb::sqlite();
    let program = Process::serve(&db);
    let scopes = [
        Scope::Read,
        Scope::Players,
        Scope::Results,
        Scope::Rounds,
        Scope::Settings,
    ];
    let token = token(&db, &scopes);
    let done = python(&[&format!("{EXAMPLES}/bot.py"), &program.base, &token]);
    let (said, wrong) = (
        String::from_utf8_lossy(&done.stdout),
        String::from_utf8_lossy(&done.stderr),
    );
    assert!(done.status.success(), "{said}{wrong}{}", program.log());
    assert_eq!(said, format!("Ada is the champion of {}/t/bot-open\n", program.base));
    let loaded = db.load("bot-open");
    assert_eq!(loaded.tournament.state, podium_store::TournamentState::Finished);
    assert_eq!((loaded.players.len(), loaded.rounds.len()), (12, 3));

    // without a scope it says what is missing
    let less = self::token(&db, &[Scope::Read]);
    let refused = python(&[&format!("{EXAMPLES}/bot.py"), &program.base, &less]);
    let wrong = String::from_utf8_lossy(&refused.stderr);
    assert!(
        !refused.status.success() && wrong.starts_with("POST /tournaments: "),
        "{wrong}"
    );
    assert!(wrong.contains("settings"), "{wrong}");
    // a wrong address or token is a sentence and no traceback
    let closed = "http://127.0.0.1:9";
    for (base, token, says) in [
        (closed, token.as_str(), "Look at the address"),
        ("podium", token.as_str(), "Look at the address"),
        (program.base.as_str(), "podium_mistyped", "token is invalid"),
    ] {
        let refused = python(&[&format!("{EXAMPLES}/bot.py"), base, token]);
        let wrong = String::from_utf8_lossy(&refused.stderr);
        assert!(!refused.status.success() && wrong.contains(says), "{wrong}");
        assert!(!wrong.contains("Traceback"), "{wrong}");
    }
}

/// What `verify` says of a delivery: "True", "False".
fn verified(secret: &str, signatures: &str, sent: i64, body: &str) -> String {
    let script = format!(
        "import sys\nsys.path.insert(0, {EXAMPLES:?})\nfrom verify_webhook import verify\n\
         headers = {{'webhook-id': 'msg_1', 'webhook-timestamp': '{sent}', 'webhook-signature': '{signatures}'}}\n\
         print(verify('{secret}', headers, sys.stdin.buffer.read()))"
    );
    let mut child = Command::new("python3")
        .args(["-B", "-c", &script])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 is there");
    let mut input = child.stdin.take().expect("its input is piped");
    input.write_all(body.as_bytes()).expect("it reads");
    drop(input);
    let done = child.wait_with_output().expect("it ends");
    String::from_utf8_lossy(&done.stdout).trim().to_owned()
}

#[test]
#[ignore = "needs python3: bash tests/all.sh"]
fn a_receiver_checks_signatures_as_the_page_shows() {
    let (old, new) = (
        "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        "whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX",
    );
    let now = clock::now().and_utc().timestamp();
    let body = r#"{"type":"round.published","data":{"name":"Ä"}}"#;
    let sign = |secret: &str, at: i64| {
        let webhook = Webhook::new(secret).expect("a secret");
        webhook.sign("msg_1", at, body.as_bytes()).expect("signed")
    };
    let one = sign(new, now);
    assert_eq!(verified(new, &one, now, body), "True");
    assert_eq!(verified(old, &one, now, body), "False", "another secret");
    assert_eq!(
        verified(new, &one, now, &body.replace('Ä', "A")),
        "False",
        "another body"
    );
    assert_eq!(verified(new, &one, now - 1, body), "False", "another time");
    let late = now - 3_600;
    assert_eq!(verified(new, &sign(new, late), late, body), "False", "an old one");
    // while a secret is changed there are two signatures, and either of the secrets will do
    let both = format!("{} {one}", sign(old, now));
    for secret in [old, new] {
        assert_eq!(verified(secret, &both, now, body), "True");
    }
    assert_eq!(verified(new, "v1,", now, body), "False");
}
