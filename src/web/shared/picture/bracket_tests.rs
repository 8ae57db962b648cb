use super::*;

fn seat(seed: u32) -> BracketSeat {
    BracketSeat {
        seed,
        name: format!("Player {seed}").into(),
        ..BracketSeat::default()
    }
}

/// A seat for the winner of a pod of the stage before.
fn awaited(from: usize) -> BracketSeat {
    BracketSeat {
        name: format!("Winner of table {}", from + 1).into(),
        state: SeatState::Awaited,
        from: Some(from),
        ..BracketSeat::default()
    }
}

/// Stages of a cut with made-up pods: the waiting, how many pods each stage has, nothing played.
fn cut(waiting: u32, pods: &[u32]) -> Vec<BracketStage> {
    (0..)
        .zip(pods)
        .map(|(stage, &count)| BracketStage {
            title: format!("Stage {}", stage + 1).into(),
            waiting: (1..=waiting).filter(|_| stage == 0).map(seat).collect(),
            pods: (0..count)
                .map(|pod| BracketPod {
                    title: format!("Table {}", pod + 1).into(),
                    href: None,
                    seats: (1..=4)
                        .map(|i| {
                            if stage == 0 {
                                seat(waiting + pod * 4 + i)
                            } else {
                                BracketSeat {
                                    from: None,
                                    ..awaited(0)
                                }
                            }
                        })
                        .collect(),
                })
                .collect(),
        })
        .collect()
}

/// Cuts of T15 with their stages.
fn cuts() -> Vec<(u32, Vec<BracketStage>)> {
    vec![
        (4, cut(0, &[1])),
        (7, cut(3, &[1, 1])),
        (10, cut(2, &[2, 1])),
        (13, cut(1, &[3, 1])),
        (16, cut(0, &[4, 1])),
        (40, cut(8, &[8, 4, 1])),
        (64, cut(0, &[16, 4, 1])),
    ]
}

#[test]
fn every_cut_fits_a_laptop_and_no_boxes_touch() {
    for (size, stages) in cuts() {
        let bracket = Bracket::new(stages);
        assert!(bracket.width <= 1088, "cut {size}: {} wide", bracket.width);
        assert!(bracket.height <= 1400, "cut {size}: {} high", bracket.height);
        for (at, a) in bracket.boxes.iter().enumerate() {
            assert!(
                a.x >= 0 && a.x + a.width <= bracket.width,
                "cut {size}: box {at} leaves the picture sideways"
            );
            assert!(
                a.y >= HEAD && a.y + a.height <= bracket.height,
                "cut {size}: box {at} leaves the picture"
            );
            for b in &bracket.boxes[at + 1..] {
                let apart = a.x + a.width < b.x
                    || b.x + b.width < a.x
                    || a.y + a.height < b.y - TITLE + 4
                    || b.y + b.height < a.y - TITLE + 4;
                assert!(apart, "cut {size}: {} and {} touch", a.title.text, b.title.text);
            }
        }
    }
}

#[test]
fn everybody_of_the_cut_is_in_the_first_stage_once() {
    for (size, stages) in cuts() {
        let bracket = Bracket::new(stages);
        let mut seeds: Vec<u32> = bracket
            .boxes
            .iter()
            .flat_map(|pod| &pod.rows)
            .filter_map(|row| row.seed)
            .collect();
        seeds.sort_unstable();
        assert_eq!(seeds, (1..=size).collect::<Vec<_>>(), "cut {size}");
    }
}

#[test]
fn a_winner_is_tied_to_the_seat_in_the_next_stage() {
    let mut stages = cut(2, &[2, 1]);
    stages[0].pods[0].seats[1].state = SeatState::Won;
    let winner = stages[0].pods[0].seats[1].clone();
    stages[1].pods[0].seats[2] = seat(winner.seed);
    let bracket = Bracket::new(stages);
    let from = &bracket.boxes[1].rows[1];
    let to = &bracket.boxes[3].rows[2];
    assert_eq!(from.class, "won");
    assert!(from.mark_x.is_some());
    let start = format!("M{BOX} {}", from.y - 18 + ROW / 2);
    let end = format!("{} {}", BOX + STEP, to.y - 18 + ROW / 2);
    assert_eq!(bracket.paths.len(), 1);
    assert!(
        bracket.paths[0].d.starts_with(&start),
        "{} starts at {start}",
        bracket.paths[0].d
    );
    assert!(
        bracket.paths[0].d.ends_with(&end),
        "{} ends at {end}",
        bracket.paths[0].d
    );
}

#[test]
fn who_waits_is_tied_to_their_seat_and_a_table_to_the_seat_of_its_winner() {
    let mut stages = cut(2, &[2, 1]);
    stages[1].pods[0].seats = vec![seat(1), seat(2), awaited(0), awaited(1)];
    let bracket = Bracket::new(stages);
    let known: Vec<&Path> = bracket.paths.iter().filter(|path| !path.open).collect();
    let open: Vec<&Path> = bracket.paths.iter().filter(|path| path.open).collect();
    assert_eq!((known.len(), open.len()), (2, 2));
    let [waiting, first, _, last] = &bracket.boxes[..] else {
        panic!("four boxes");
    };
    assert!(!last.open && waiting.open, "two of the final are known");
    let of = |row: &SeatRow| row.y - 18 + ROW / 2;
    assert!(known[1].d.starts_with(&format!("M{BOX} {}C", of(&waiting.rows[1]))));
    assert!(known[1].d.ends_with(&format!("{} {}", BOX + STEP, of(&last.rows[1]))));
    let middle = (of(&first.rows[0]) + of(&first.rows[3])) / 2;
    assert!(open[0].d.starts_with(&format!("M{BOX} {middle}C")), "{}", open[0].d);
    assert!(open[0].d.ends_with(&format!("{} {}", BOX + STEP, of(&last.rows[2]))));
}

#[test]
fn beside_two_columns_only_who_waits_has_a_line() {
    let mut stages = cut(8, &[8, 4, 1]);
    stages[1].pods[0].seats = vec![seat(1), seat(8), awaited(0), awaited(1)];
    stages[0].pods[0].seats[0].state = SeatState::Won;
    stages[1].pods[1].seats[2] = stages[0].pods[0].seats[0].clone();
    let bracket = Bracket::new(stages);
    let start = format!("M{} ", 2 * BOX + GAP);
    assert_eq!(bracket.paths.len(), 2);
    assert!(
        bracket
            .paths
            .iter()
            .all(|path| path.d.starts_with(&start) && !path.open)
    );
}

#[test]
fn many_pods_are_in_two_columns_of_similar_height() {
    let bracket = Bracket::new(cut(8, &[8, 4, 1]));
    let first: Vec<_> = bracket.boxes.iter().take(9).collect();
    let (left, right): (Vec<_>, Vec<_>) = first.iter().partition(|pod| pod.x == 0);
    assert_eq!(left.len() + right.len(), 9);
    let foot = |list: &[&&PodBox]| list.iter().map(|pod| pod.y + pod.height).max().unwrap_or(0);
    assert!((foot(&left) - foot(&right)).abs() <= box_height(8));
}

#[test]
fn the_summary_names_the_champion() {
    let mut stages = cut(0, &[1]);
    assert_eq!(
        Bracket::new(stages.clone()).summary,
        "Playoff of 4 in 1 stage, not decided yet."
    );
    stages[0].pods[0].seats[3].state = SeatState::Won;
    assert_eq!(Bracket::new(stages).summary, "Playoff of 4: Player 4 won, seed 4.");
    assert_eq!(Bracket::new(Vec::new()).summary, "No playoff.");
}

#[test]
fn names_are_escaped_and_the_list_says_the_same() {
    let mut stages = cut(0, &[1]);
    stages[0].pods[0].seats[0].name = "<script>".into();
    stages[0].pods[0].seats[0].state = SeatState::Won;
    let html = Bracket::new(stages).render().expect("it renders");
    assert!(!html.contains("<script>"));
    assert_eq!(
        html.matches("Player 2").count(),
        2,
        "once in the picture, once in the list: {html}"
    );
}
