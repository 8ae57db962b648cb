//! The attacks of a review against the running program: those that take seconds. `bash tests/attack.sh` makes all of them
//! in full, and prints what came of each.

use std::process::Command;

#[test]
#[ignore = "needs python3: bash tests/all.sh"]
fn the_attacks_of_a_review_are_held_off() {
    let program = env!("CARGO_BIN_EXE_podium");
    let made = Command::new("python3")
        .args(["-B", "tests/attack", program, "--short"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("python3 is there");
    let (table, problems) = (
        String::from_utf8_lossy(&made.stdout),
        String::from_utf8_lossy(&made.stderr),
    );
    assert!(made.status.success(), "{table}\n{problems}");
}
