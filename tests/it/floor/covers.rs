//! Who covers which tables.

use podium_ops::floor::{CoverChange, as_before, assign, release, take};

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

fn changed(covered: Result<CoverChange, OpError>) -> Vec<i64> {
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
        assert_eq!(changed(by(db, &slug, &jo, |work| take(work, "1-3"))), [1, 2, 3]);
        let some = by(db, &slug, &kim, |work| take(work, "3 - 5")).expect("some are free");
        assert_eq!((some.changed, some.kept), (vec![4, 5], vec![(3, "Jo".into())]));
        assert!(refused(by(db, &slug, &kim, |work| take(work, "2"))).contains("covered by Jo"));
        assert!(refused(by(db, &slug, &jo, |work| take(work, "1-3"))).contains("cover all of these already"));
        assert!(refused(by(db, &slug, &jo, |work| take(work, "7"))).contains("no table 7 in round 1"));
        assert!(refused(by(db, &slug, &jo, |work| take(work, "20-30"))).contains("no table from 20 to 30"));
        assert!(refused(by(db, &slug, &jo, |work| take(work, "all"))).contains("cannot be read"));
        assert!(refused(by(db, &slug, &jo, |work| take(work, " "))).contains("write numbers and ranges"));
        assert!(refused(by(db, &slug, &kim, |work| release(work, "1"))).contains("theirs to release"));
        assert_eq!(changed(by(db, &slug, &jo, |work| release(work, "2"))), [2]);
        assert_eq!(changed(by(db, &slug, &kim, |work| release(work, ""))), [4, 5], "all of one's own");
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
        by(db, &slug, &head, |work| take(work, "1")).expect("the head judge covers too");
        assert_eq!(changed(by(db, &slug, &head, |work| assign(work, id(&jo), "1-2"))), [1, 2]);
        let no = by(db, &slug, &jo, |work| assign(work, id(&jo), "3"));
        assert!(matches!(no, Err(OpError::Forbidden(_))), "{no:?}");
        let who = refused(by(db, &slug, &head, |work| assign(work, id(&keeper), "3")));
        assert!(who.contains("who judges here"), "{who}");
        assert!(refused(by(db, &slug, &head, |work| assign(work, "nobody", "3"))).contains("who judges here"));
        assert_eq!(changed(by(db, &slug, &head, |work| release(work, "2"))), [2], "anybody's");
        assert_eq!(covered(db, &slug), [(1, "Jo".to_owned())]);
    }

    fn the_next_round_is_covered_as_the_one_before(db) {
        let slug = running(db, 3);
        let (jo, kim) = (staff(db, &slug, "Jo", Role::Judge), staff(db, &slug, "Kim", Role::Judge));
        let head = staff(db, &slug, "Hal", Role::HeadJudge);
        by(db, &slug, &jo, |work| take(work, "1-2")).expect("taken");
        by(db, &slug, &kim, |work| take(work, "3")).expect("taken");
        assert!(refused(by(db, &slug, &jo, as_before)).contains("No table of the round before"));
        for table in 1..=3 {
            let typed = podium_ops::run::results::Typed { games: "1".into(), ..Default::default() };
            db.act(&slug, |work| podium_ops::run::results::report(work, table, &typed, None)).expect("reported");
        }
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| podium_ops::run::rounds::finish(work, structure, 1)).expect("finished");
        assert!(refused(by(db, &slug, &jo, |work| take(work, "1"))).contains("No round is at the tables"));
        db.next_round(&slug);
        assert_eq!(covered(db, &slug), [], "a round begins uncovered");
        assert_eq!(changed(by(db, &slug, &jo, as_before)), [1, 2], "a judge's own");
        by(db, &slug, &jo, |work| take(work, "3")).expect("taken");
        by(db, &slug, &jo, |work| release(work, "2")).expect("released");
        let rest = by(db, &slug, &head, as_before);
        assert_eq!(changed(rest), [2], "what somebody covers now stays theirs");
        let all: Vec<(i64, String)> = (1..=3).map(|table| (table, "Jo".to_owned())).collect();
        assert_eq!(covered(db, &slug), all);
    }
}
