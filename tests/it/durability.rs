//! What has been answered is on the disk.

use crate::harness::TestDb;

/// SIGKILL cannot show it (the kernel keeps what was written), so the setting itself is looked at.
#[test]
fn sqlite_syncs_fully_and_writes_ahead() {
    let db = TestDb::sqlite();
    let durability = db.db.sqlite_durability().expect("the pragmas answer");
    const FULL: i64 = 2;
    assert_eq!(durability, Some((FULL, "wal".to_owned())));
}
