//! Tests of the lanes: which address leads where, and that no lane takes another one's threads.

use super::*;
use podium_store::SQLITE_READERS;

#[test]
fn the_address_decides_the_lane() {
    let lanes = |path| {
        let asker = Asker::of(&Method::GET, path);
        (asker.reads(), asker.writes())
    };
    for path in [
        "/",
        "/t/spring",
        "/t/spring/me/report",
        "/t/desk",
        "/p/abc",
        "/whoami.json",
    ] {
        assert_eq!(lanes(path), (Lane::Pages, Lane::Writes), "{path}");
    }
    for path in [
        "/t/spring/desk",
        "/t/spring/desk/results/1",
        "/sign-in",
        "/accounts",
        "/tournaments/new",
    ] {
        assert_eq!(lanes(path), (Lane::Staff, Lane::StaffWrites), "{path}");
    }
    let report = Asker::of(&Method::POST, "/t/spring/me/report");
    assert_eq!((report.reads(), report.sends), (Lane::Writes, true));
    assert!(!Asker::of(&Method::HEAD, "/").sends);
}

#[test]
fn streams_are_told_by_their_address() {
    for path in [
        "/t/spring/live",
        "/t/{slug}/me/live",
        "/api/v1/tournaments/spring/events",
    ] {
        assert!(is_stream(path), "{path}");
    }
    for path in ["/", "/t/live", "/t/spring", "/t/spring/events", "/live"] {
        assert!(!is_stream(path), "{path}");
    }
}

#[test]
fn no_lane_waits_for_the_connections_of_another() {
    let reading = [Lane::Pages, Lane::Staff, Lane::Versions, Lane::Snapshots];
    let threads: usize = reading.iter().map(|lane| lane.threads()).sum();
    assert!(threads <= SQLITE_READERS as usize, "{threads}");
}

/// 40 threads at most, as the README says: beside the lanes the main one, four workers, the one of the metrics, two
/// that accept connections, the watcher of the database, and three of each of two pools.
#[test]
fn all_lanes_at_work_stay_below_the_ceiling() {
    let threads: usize = ALL.iter().map(|lane| lane.threads()).sum();
    assert!(threads + 1 + 4 + 1 + 2 + 1 + 2 * 3 <= 40, "{threads}");
}

/// One after the other: a thread that stepped back and is idle must not serve another lane.
#[test]
#[cfg(target_os = "linux")]
fn only_the_pages_step_back() {
    let niceness = |lane: Lane, lanes: &Lanes| {
        let job: Job = Box::new(|| Box::new(rustix::process::nice(0).unwrap()));
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_time()
            .build()
            .unwrap();
        *runtime
            .block_on(lanes.run(lane, job))
            .unwrap()
            .downcast::<i32>()
            .unwrap()
    };
    let lanes = Lanes::new().unwrap();
    let own = rustix::process::nice(0).unwrap();
    assert!(niceness(Lane::Pages, &lanes) > own);
    for lane in ALL.into_iter().filter(|lane| *lane != Lane::Pages) {
        assert_eq!(niceness(lane, &lanes), own, "{}", lane.label());
    }
}

#[test]
fn a_lane_stands_at_its_own_place() {
    for (at, lane) in ALL.into_iter().enumerate() {
        assert_eq!(lane as usize, at);
    }
}

#[test]
fn a_job_that_panics_may_have_stored_something() {
    let lanes = Lanes::new().unwrap();
    let job: Job = Box::new(|| -> Box<dyn Any + Send> { panic!("after its commit") });
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build()
        .unwrap();
    let ended = runtime.block_on(lanes.run(Lane::Writes, job));
    assert!(matches!(ended, Err(DbError::Unanswered(_))), "{ended:?}");
}

/// One job hangs as a database that was stopped does: who waits for its place is one of few, and is told what is so.
#[test]
fn a_lane_whose_jobs_do_not_end_is_no_rush() {
    let lanes = Lanes::new().unwrap();
    let (open, opened) = std::sync::mpsc::channel::<()>();
    let hangs: Job = Box::new(move || {
        // until the sender is gone
        let _ = opened.recv();
        Box::new(())
    });
    let next: Job = Box::new(|| Box::new(()));
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_time()
        .build()
        .unwrap();
    let refused = runtime.block_on(async {
        let hanging = lanes.run(Lane::Versions, hangs);
        let waiting = async {
            let told = lanes.run(Lane::Versions, next).await;
            drop(open);
            told.err()
        };
        tokio::join!(hanging, waiting).1
    });
    assert!(matches!(refused, Some(DbError::Unreachable(_))), "{refused:?}");
}
