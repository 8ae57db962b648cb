//! Going back to a moment on PostgreSQL, as docs/postgresql.md says: tried on a temporary server.

use std::process::Command;

#[test]
#[ignore = "needs PostgreSQL: bash tests/all.sh"]
fn a_server_goes_back_to_the_moment_before_a_mistake() {
    let tried = Command::new("bash")
        .args(["tests/point-in-time.sh", env!("CARGO_BIN_EXE_podium")])
        .output()
        .expect("bash is there");
    let said = String::from_utf8_lossy(&tried.stdout);
    assert!(tried.status.success(), "{}", String::from_utf8_lossy(&tried.stderr));
    assert!(
        said.starts_with("Back at ") && said.contains("from after it is not"),
        "{said}"
    );
}
