//! Tests of the lanes: no lane takes another one's threads.

use super::*;

#[test]
fn streams_are_known_by_their_address() {
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
fn each_lane_has_its_own_connections() {
    let shares: Vec<Share> = ALL.iter().map(|lane| lane.share()).collect();
    for (at, share) in shares.iter().enumerate() {
        assert!(!shares[..at].contains(share), "{share:?} is of two lanes");
        assert_ne!(*share, Share::Others, "what no request asks for has another one");
    }
    let reading = [
        Lane::Pages,
        Lane::Staff,
        Lane::Versions,
        Lane::Searches,
        Lane::Lists,
        Lane::Snapshots,
    ];
    for lane in reading {
        let connections = lane.share().connections() as usize;
        assert!(
            lane.threads() <= connections,
            "{}: a reader waits for another",
            lane.label()
        );
    }
}

/// One after the other: a thread that stepped back and is idle must not serve another lane.
#[test]
#[cfg(target_os = "linux")]
fn what_visitors_read_steps_back() {
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
    for lane in ALL {
        let is_nice = matches!(lane, Lane::Pages | Lane::Lists | Lane::Pictures);
        assert_eq!(niceness(lane, &lanes) > own, is_nice, "{}", lane.label());
    }
}

#[test]
fn a_lane_is_at_its_own_place() {
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

/// One job hangs as a database that was stopped does: few requests wait for its place, and they get a true answer.
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
            let answered = lanes.run(Lane::Versions, next).await;
            drop(open);
            answered.err()
        };
        tokio::join!(hanging, waiting).1
    });
    assert!(matches!(refused, Some(DbError::Unreachable(_))), "{refused:?}");
}
