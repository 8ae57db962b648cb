//! A PostgreSQL server that takes encrypted connections only: the program says so, and sends nothing in clear where TLS
//! was asked for.

use std::process::Command;

/// Runs a line of bash beside a new server with `ssl=on`, its own certificate, and only `hostssl` lines.
/// Returns whether it went well, and what it wrote to standard error.
fn beside_encrypted_server(line: &str) -> (bool, String) {
    let done = Command::new("bash")
        .args(["tests/with-postgres.sh", "bash", "-c", line])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("PODIUM_POSTGRES_ENCRYPTED", "1")
        .env("PODIUM", env!("CARGO_BIN_EXE_podium"))
        .env_remove("DATABASE_URL")
        .output()
        .expect("bash is there");
    let said = String::from_utf8_lossy(&done.stderr).into_owned();
    (done.status.success(), said)
}

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn a_server_that_wants_tls_is_named_as_the_reason() {
    // libpq of the server's own package, which is built with TLS, gets in: the server is as it should be
    let (in_tls, said) =
        beside_encrypted_server("psql -q \"$PODIUM_TEST_POSTGRES/postgres?sslmode=require\" -c 'SELECT 1'");
    assert!(in_tls, "{said}");
    let (in_clear, said) =
        beside_encrypted_server("\"$PODIUM\" user list --database-url \"$PODIUM_TEST_POSTGRES/postgres\"");
    assert!(!in_clear, "nothing gets in in clear: {said}");
    for part in [
        "takes encrypted connections only",
        "TLS tunnel",
        "docs/postgresql.md",
        "no encryption",
    ] {
        assert!(said.contains(part), "{part}: {said}");
    }
}

/// Needs no server: nothing is asked before the address is checked.
#[test]
fn tls_that_was_asked_for_is_not_left_out() {
    for (url, why) in [
        (
            "postgres://podium:secret@127.0.0.1:1/podium?sslmode=require",
            "asks for sslmode=require",
        ),
        (
            "postgres://podium:secret@127.0.0.1:1/podium?sslmode=verify-full",
            "asks for sslmode=verify-full",
        ),
        ("postgres://podium:secret@db.example/podium", "leads to db.example"),
        (
            "postgres://podium:secret@db.example/podium?sslmode=prefer",
            "leads to db.example",
        ),
    ] {
        let done = Command::new(env!("CARGO_BIN_EXE_podium"))
            .args(["serve", "--listen", "127.0.0.1:0", "--database-url", url])
            .output()
            .expect("the program starts");
        let said = String::from_utf8_lossy(&done.stderr);
        assert_eq!(done.status.code(), Some(2), "{url}: {said}");
        assert!(said.contains(why) && said.contains("without TLS"), "{said}");
        assert!(!said.contains("secret"), "{said}");
    }
}
