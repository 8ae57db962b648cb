//! The sections about matches: seats, draws, endings, lengths.

use super::section::{Figure, Picture, Section};
use super::table::{Cell, Column, Line, Table};
use crate::web::frame::look::format::count;
use crate::web::shared::picture::{Bar, Bars, Interval, Intervals, Labels};
use podium_event::event::Stage;
use podium_rules::statistics::{
    Course, Ended, EqualParts, LEAST_EXPECTED, Lengths, Millionths, RoundCourse, Seats, Share,
};
use podium_rules::time_statistics::Spread;

/// The most lines of a picture; a Grand Melee has more seats than anybody compares by eye.
const MOST_LINES: usize = 24;
/// An explanation of the intervals.
const INTERVALS: &str =
    "A line is the 95 % interval of Wilson: many more matches would probably bring the dot to somewhere on it.";

const MATCHES: Column = Column::one("Matches", "matches", &["matches"]);

/// Wins by seat.
pub fn seats(all: &[Seats]) -> Section {
    let main = all
        .iter()
        .find(|seats| seats.stage == Stage::Swiss && seats.decided() > 0);
    let lines = all.iter().flat_map(|seats| {
        let group = group(seats, main);
        (0..seats.won.len()).map(move |seat| seat_line(seats, seat, &group))
    });
    Section {
        id: "seats",
        title: "Seats",
        notes: main.map_or_else(Vec::new, seat_notes),
        method: vec![
            INTERVALS.to_owned(),
            "Pods of another size are counted apart, and so are playoff matches, in which the best seed has the first seat."
                .to_owned(),
        ],
        figures: main.map_or_else(Vec::new, seat_figures),
        table: Table {
            caption: "Wins by seat".to_owned(),
            first: "Seat",
            columns: vec![
                MATCHES,
                Column::one("Won", "won", &["won"]),
                Column::one("Draws left out", "draws left out", &["share, draws left out (%)"]).key(),
                Column::interval("95 %", "between", &["from (%)", "to (%)"]),
                Column::one("Draws counted", "draws counted", &["share, draws counted (%)"]).minor(),
                Column::interval("95 %", "between", &["from, draws counted (%)", "to, draws counted (%)"]),
            ],
            lines: lines.collect(),
        },
    }
}

fn seat_notes(main: &Seats) -> Vec<String> {
    let drawn = match main.drawn {
        0 => "none of them drawn".to_owned(),
        drawn => format!("{drawn} of them drawn"),
    };
    let matches = count(main.matches() as usize, "match", "matches");
    vec![
        format!("{matches} in pods of {}, {drawn}.", main.won.len()),
        test_words(main.test()),
    ]
}

fn seat_figures(main: &Seats) -> Vec<Figure> {
    vec![
        seat_figure(
            "seats-won",
            "Wins by seat, draws left out",
            main,
            main.decided(),
            Seats::of_won,
        ),
        seat_figure(
            "seats-all",
            "Wins by seat, a draw counted as not won",
            main,
            main.matches(),
            Seats::of_all,
        ),
    ]
}

/// Returns the introduction of seats outside the main group.
fn group(seats: &Seats, main: Option<&Seats>) -> String {
    let size = seats.won.len();
    match seats.stage {
        Stage::Playoff => format!("Playoff, pods of {size}, seat"),
        Stage::Swiss if main.is_some_and(|main| main.won.len() == size) => "Seat".to_owned(),
        Stage::Swiss => format!("Pods of {size}, seat"),
    }
}

fn seat_line(seats: &Seats, seat: usize, group: &str) -> Line {
    Line::new(
        format!("{group} {}", seat + 1),
        vec![
            Cell::Count(seats.matches()),
            Cell::Count(seats.won[seat]),
            Cell::Percent(seats.of_won(seat)),
            Cell::Interval(seats.of_won(seat)),
            Cell::Percent(seats.of_all(seat)),
            Cell::Interval(seats.of_all(seat)),
        ],
    )
}

/// Draws a picture of the seats; `of`: the matches that the shares refer to.
fn seat_figure(
    id: &'static str,
    title: &str,
    seats: &Seats,
    of: u64,
    share: fn(&Seats, usize) -> Option<Share>,
) -> Figure {
    let rows: Vec<Interval> = (0..seats.won.len().min(MOST_LINES))
        .filter_map(|seat| {
            Some(Interval {
                label: format!("Seat {}", seat + 1),
                share: share(seats, seat)?,
            })
        })
        .collect();
    let equal = Millionths::quotient(seats.decided().into(), u128::from(of) * seats.won.len() as u128);
    let at = equal.map_or_else(String::new, |equal| {
        format!(" The dashed line is an equal share, {} %.", equal.percent(1))
    });
    Figure {
        title: format!("{title}.{at}"),
        picture: Picture::Intervals(Intervals::new(id, title, &rows, equal, Labels::Beside)),
    }
}

/// Describes the result of the test against equal seats. Draws say nothing about seats.
fn test_words(test: Option<EqualParts>) -> String {
    let Some(test) = test else {
        return format!(
            "Too few to test whether seats are equal: that needs {LEAST_EXPECTED} won matches for each seat, and at most ten seats."
        );
    };
    let p = match test.p {
        p if p < Millionths(100) => "less than 0.0001".to_owned(),
        p => p.decimal(4),
    };
    let words = match test.stands_out() {
        true => "seats differ by more than chance usually makes them",
        false => "chance alone could well make such a difference",
    };
    format!(
        "Test against equal seats, of the matches that were won: χ² = {}, {} degrees of freedom, p = {p}: {words}.",
        test.statistic.decimal(2),
        test.degrees_of_freedom
    )
}

/// Draws by round.
pub fn draws(rounds: &[RoundCourse]) -> Section {
    let (drawn, all) = rounds
        .iter()
        .fold((0, 0), |(drawn, all), round| (drawn + round.drawn, all + round.matches));
    let line = |round: &RoundCourse| {
        let minutes = |of: fn(&Spread) -> u32| Cell::Number(round.minutes.as_ref().map(of).map(u64::from));
        let cells = vec![
            Cell::Count(round.matches),
            Cell::Count(round.drawn),
            Cell::Percent(round.drawn_share()),
            Cell::Interval(round.drawn_share()),
            minutes(|spread| spread.median),
            minutes(|spread| spread.most),
        ];
        Line::new(name(round), cells)
    };
    Section {
        id: "draws",
        title: "Draws",
        notes: vec![format!("{drawn} of {} drawn.", count(all as usize, "match", "matches"))],
        method: vec![INTERVALS.to_owned()],
        figures: Share::of(drawn, all)
            .map(|overall| draws_figure(rounds, overall))
            .into_iter()
            .collect(),
        table: Table {
            caption: "Draws and minutes by round".to_owned(),
            first: "Round",
            columns: vec![
                MATCHES,
                Column::one("Drawn", "drawn", &["drawn"]),
                Column::one("Share", "share", &["share (%)"]).key(),
                Column::interval("95 %", "between", &["from (%)", "to (%)"]),
                Column::one("Minutes", "min", &["minutes, the middle one"]),
                Column::one("Longest", "longest, min", &["minutes, the longest"]),
            ],
            lines: rounds.iter().filter(|round| round.matches > 0).map(line).collect(),
        },
    }
}

fn draws_figure(rounds: &[RoundCourse], overall: Share) -> Figure {
    let rows = rounds.iter().filter_map(|round| {
        Some(Interval {
            label: name(round),
            share: round.drawn_share()?,
        })
    });
    let rows: Vec<Interval> = rows.take(MOST_LINES).collect();
    let (title, common) = ("Draws by round", overall.share());
    Figure {
        title: format!("{title}. The dashed line is all of them, {} %.", common.percent(1)),
        picture: Picture::Intervals(Intervals::new("draws", title, &rows, Some(common), Labels::Beside)),
    }
}

fn name(round: &RoundCourse) -> String {
    round
        .number
        .map_or_else(|| "Playoff".to_owned(), |number| format!("Round {number}"))
}

/// Describes what ended the matches, as far as that is known.
pub fn endings(course: &Course) -> Section {
    let endings = &course.endings;
    let is_known = endings.in_time.all() + endings.after_time.all() + endings.conceded + endings.followed > 0;
    let all = [
        ("In time", endings.in_time),
        ("After time", endings.after_time),
        ("Not known", endings.unknown),
    ];
    let title = "When matches ended";
    let bars = all.map(|(label, ended)| Bar {
        label: label.to_owned(),
        amount: u32::try_from(ended.all()).unwrap_or(u32::MAX),
        text: ended.all().to_string(),
    });
    let mut notes = Vec::new();
    if let Some(turns) = endings.extra_turns {
        notes.push(format!(
            "Extra turns were followed in {}: {} to {}, the middle one {}. {} of them {} won in these turns.",
            count(turns.count, "match", "matches"),
            turns.least,
            turns.most,
            turns.median,
            endings.won_in_extra_turns,
            if endings.won_in_extra_turns == 1 { "was" } else { "were" },
        ));
    }
    if endings.conceded > 0 || endings.followed > 0 {
        let mut note = format!(
            "Results or followed games say of {} that somebody conceded; most results do not say it.",
            count(endings.conceded as usize, "match", "matches")
        );
        if endings.followed > 0 {
            let followed = count(endings.followed as usize, "match", "matches");
            let conceded = endings.conceded_where_followed;
            note =
                format!("{note} Of {followed} with a game that a judge followed to its end it happened in {conceded}.");
        }
        notes.push(note);
    }
    let line = |(label, ended): (&str, Ended)| {
        let share = Share::of(ended.drawn, ended.all());
        let counts = [ended.all(), ended.won, ended.drawn].map(Cell::Count);
        Line::new(label, [counts.to_vec(), vec![Cell::Percent(share)]].concat())
    };
    Section {
        id: "endings",
        title: "How matches ended",
        notes,
        method: vec![
            "After time: still played when the table's time was up, by its clock or as a judge called it.".to_owned(),
        ],
        figures: vec![Figure {
            title: format!("{title}."),
            picture: Picture::Bars(Bars::new("endings", title, &bars)),
        }],
        table: Table {
            caption: "When matches ended, and how many of them were drawn".to_owned(),
            first: "Ended",
            columns: vec![
                MATCHES,
                Column::one("Won", "won", &["won"]),
                Column::one("Drawn", "drawn", &["drawn"]),
                Column::one("Share drawn", "drawn", &["share drawn (%)"]).key(),
            ],
            lines: all.into_iter().filter(|_| is_known).map(line).collect(),
        },
    }
}

/// How long rounds, matches and games took.
pub fn lengths(course: &Course) -> Section {
    let Lengths { rounds, matches, games } = &course.lengths;
    let lines = [("A round", rounds), ("A match", matches), ("A game", games)];
    let lines: Vec<Line> = lines
        .into_iter()
        .filter_map(|(label, spread)| {
            let spread = spread.as_ref()?;
            let minutes =
                [spread.least, spread.median, spread.mean, spread.most].map(|minutes| Cell::Count(minutes.into()));
            Some(Line::new(
                label,
                [vec![Cell::Count(spread.count as u64)], minutes.to_vec()].concat(),
            ))
        })
        .collect();
    let title = "Minutes of a round, the middle one";
    let bars = course.rounds.iter().filter_map(|round| {
        let minutes = round.minutes?.median;
        Some(Bar {
            label: name(round),
            amount: minutes,
            text: format!("{minutes} min"),
        })
    });
    let bars: Vec<Bar> = bars.take(MOST_LINES).collect();
    let figure = (!bars.is_empty()).then(|| Figure {
        title: format!("{title}."),
        picture: Picture::Bars(Bars::new("lengths", title, &bars)),
    });
    Section {
        id: "lengths",
        title: "How long it took",
        notes: Vec::new(),
        method: vec![
            "Whole minutes: the average, and the middle one where it lies between two, are rounded down. A round is from its start \
             until it was finished; a match from the round's start until its result was there; a game is one that a judge followed \
             from its first turn to its end."
                .to_owned(),
        ],
        figures: figure.into_iter().collect(),
        table: Table {
            caption: "Minutes".to_owned(),
            first: "What",
            columns: vec![
                Column::one("Counted", "counted", &["counted"]),
                Column::one("Shortest", "shortest", &["shortest (min)"]),
                Column::one("Middle", "middle", &["middle (min)"]).key(),
                Column::one("Average", "average", &["average (min)"]),
                Column::one("Longest", "longest", &["longest (min)"]),
            ],
            lines,
        },
    }
}
