//! Who covers which tables.

use podium::ops::floor::{Covered, as_before, assign, release, take};

use super::*;
use crate::harness::both_databases;

/// Who covers each table, by number.
fn covered(db: &TestDb, slug: &str) -> Vec<(i64, String)> {
    let floor = board(db, slug);
    let name = |by: &str| floor.judge(by).to_owned();
    let tables = floor.tables.iter();
    tables
        .filter_map(|t| Some((t.number(), name(t.cover.as_deref()?))))
        .collect()
}

fn changed(covered: Result<Covered, OpError>) -> Vec<i64> {
    covered.expect("done").changed
}

fn id(actor: &Actor) -> &str {
    actor.account_id.as_deref().expect("an account")
}

both_databases! {
    fn tables_are_taken_kept_and_released(db) {
        let slug = running(db, 6);
        let (jo, kim) = (staff(db, &slug, "Jo", Role::Judge), staff(db, &slug, "Kim", Role::Judge));
        let before = db.load(&slug).tournament;
        assert_eq!(changed(take(&db.db, &slug, &jo, &once(), "1-3")), [1, 2, 3]);
        let some = take(&db.db, &slug, &kim, &once(), "3 - 5").expect("some are free");
        assert_eq!((some.changed, some.kept), (vec![4, 5], vec![(3, "Jo".to_owned())]));
        assert!(refused(take(&db.db, &slug, &kim, &once(), "2")).contains("covered by Jo"));
        assert!(refused(take(&db.db, &slug, &jo, &once(), "1-3")).contains("cover all of these already"));
        assert!(refused(take(&db.db, &slug, &jo, &once(), "7")).contains("no table 7 in round 1"));
        assert!(refused(take(&db.db, &slug, &jo, &once(), "20-30")).contains("no table from 20 to 30"));
        assert!(refused(take(&db.db, &slug, &jo, &once(), "all")).contains("cannot be read"));
        assert!(refused(take(&db.db, &slug, &jo, &once(), " ")).contains("write numbers and ranges"));
        assert!(refused(release(&db.db, &slug, &kim, &once(), "1")).contains("theirs to release"));
        assert_eq!(changed(release(&db.db, &slug, &jo, &once(), "2")), [2]);
        assert_eq!(changed(release(&db.db, &slug, &kim, &once(), "")), [4, 5], "all of one's own");
        let left: Vec<(i64, String)> = vec![(1, "Jo".into()), (3, "Jo".into())];
        assert_eq!(covered(db, &slug), left);
        assert_eq!(db.load(&slug).tournament.version, before.version, "public pages do not show it");
        let lines = log_of(db, &slug);
        let verbs: Vec<&str> = lines.iter().map(|l| l.verb.as_str()).filter(|v| v.starts_with("cover.")).collect();
        assert_eq!(verbs, ["cover.take", "cover.take", "cover.release", "cover.release"]);
    }

    fn the_head_judge_gives_tables_to_others(db) {
        let slug = running(db, 4);
        let jo = staff(db, &slug, "Jo", Role::Judge);
        let (head, keeper) = (staff(db, &slug, "Hal", Role::HeadJudge), staff(db, &slug, "Sam", Role::Scorekeeper));
        take(&db.db, &slug, &head, &once(), "1").expect("the head judge covers too");
        assert_eq!(changed(assign(&db.db, &slug, &head, &once(), id(&jo), "1-2")), [1, 2]);
        let no = assign(&db.db, &slug, &jo, &once(), id(&jo), "3");
        assert!(matches!(no, Err(OpError::Forbidden(_))), "{no:?}");
        let who = refused(assign(&db.db, &slug, &head, &once(), id(&keeper), "3"));
        assert!(who.contains("who judges here"), "{who}");
        assert!(refused(assign(&db.db, &slug, &head, &once(), "nobody", "3")).contains("who judges here"));
        assert_eq!(changed(release(&db.db, &slug, &head, &once(), "2")), [2], "anybody's");
        assert_eq!(covered(db, &slug), [(1, "Jo".to_owned())]);
    }

    fn the_next_round_is_covered_as_the_one_before(db) {
        let slug = running(db, 3);
        let (jo, kim) = (staff(db, &slug, "Jo", Role::Judge), staff(db, &slug, "Kim", Role::Judge));
        let head = staff(db, &slug, "Hal", Role::HeadJudge);
        take(&db.db, &slug, &jo, &once(), "1-2").expect("taken");
        take(&db.db, &slug, &kim, &once(), "3").expect("taken");
        assert!(refused(as_before(&db.db, &slug, &jo, &once())).contains("No table of the round before"));
        for table in 1..=3 {
            let typed = podium::ops::results::Typed { games: "1".into(), ..Default::default() };
            db.act(&slug, |work| podium::ops::results::report(work, table, &typed, None)).expect("reported");
        }
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium::ops::rounds::finish(work, structure, 1)).expect("finished");
        assert!(refused(take(&db.db, &slug, &jo, &once(), "1")).contains("No round is at the tables"));
        db.next_round(&slug);
        assert_eq!(covered(db, &slug), [], "a round begins uncovered");
        assert_eq!(changed(as_before(&db.db, &slug, &jo, &once())), [1, 2], "a judge's own");
        take(&db.db, &slug, &jo, &once(), "3").expect("taken");
        release(&db.db, &slug, &jo, &once(), "2").expect("released");
        let rest = as_before(&db.db, &slug, &head, &once());
        assert_eq!(changed(rest), [2], "what somebody covers now stays theirs");
        let all: Vec<(i64, String)> = (1..=3).map(|table| (table, "Jo".to_owned())).collect();
        assert_eq!(covered(db, &slug), all);
    }
}
