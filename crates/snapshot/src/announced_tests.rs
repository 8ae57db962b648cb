use chrono::NaiveDate;

use super::*;

fn minute(minute: i64) -> Moment {
    let nine = NaiveDate::from_ymd_opt(2026, 11, 20).and_then(|day| day.and_hms_opt(9, 0, 0));
    nine.unwrap() + TimeDelta::minutes(minute)
}

fn typed(text: &str, at: i64) -> Announcement {
    Announcement::new("t", text, minute(at))
}

fn texts<'a>(announced: &Announced<'a>) -> Vec<&'a str> {
    announced.texts.iter().map(|one| one.text.as_str()).collect()
}

#[test]
fn pinned_ones_come_first_and_later_ones_at_their_time() {
    let mut all = [
        typed("Lunch", 30),
        typed("Parking", 10),
        typed("Doors", 0),
        typed("Cut at five", 5),
    ];
    all[1].pinned = true;
    all[3].shown_from = Some(minute(60));
    let at = |now| Announced::of(all.iter(), minute(now));
    assert_eq!(texts(&at(59)), ["Parking", "Lunch", "Doors"]);
    assert_eq!(at(59).until, Some(minute(60)));
    assert_eq!(texts(&at(60)), ["Parking", "Cut at five", "Lunch", "Doors"]);
    assert_eq!(at(60).until, None);
}

fn clock(limit: u32) -> TableClock {
    TableClock {
        started_at: minute(0).and_utc(),
        limit_minutes: Some(limit),
        paused: TimeDelta::zero(),
        paused_since: None,
        extension_minutes: 0,
    }
}

fn counted(clock: &TableClock, now: i64) -> (Option<i64>, Option<Moment>) {
    let mut announced = Announced::default();
    announced.count_down(clock, minute(now));
    (announced.time_left.map(|left| left.minutes), announced.until)
}

#[test]
fn ten_and_five_minutes_left_are_said_until_time_is_up() {
    let clock = clock(75);
    assert_eq!(counted(&clock, 64), (None, Some(minute(65))));
    assert_eq!(counted(&clock, 65), (Some(10), Some(minute(70))));
    assert_eq!(counted(&clock, 70), (Some(5), Some(minute(75))));
    assert_eq!(
        counted(&clock, 75),
        (None, None),
        "time is up, and nothing is said of it"
    );
}

#[test]
fn a_short_round_never_has_ten_minutes_left_and_a_paused_one_none() {
    assert_eq!(counted(&clock(10), 0), (None, Some(minute(5))));
    assert_eq!(counted(&clock(8), 4), (Some(5), Some(minute(8))));
    let paused = TableClock {
        paused_since: Some(minute(70).and_utc()),
        ..clock(75)
    };
    assert_eq!(counted(&paused, 71), (None, None));
}
