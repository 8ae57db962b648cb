//! The sections about matches: seats, draws, endings, lengths.

use say::{Message, common, statistics as t};

use super::section::{Figure, Picture, Section};
use super::table::{Cell, Column, Line, Table};
use crate::web::shared::picture::{Bar, Bars, Interval, Intervals, Labels};
use podium_event::event::Stage;
use podium_rules::statistics::{
    Course, Ended, EqualParts, LEAST_EXPECTED, Lengths, Millionths, RoundCourse, Seats, Share,
};
use podium_rules::time_statistics::Spread;

/// The most lines of a picture; a Grand Melee has more seats than anybody compares by eye.
const MOST_LINES: usize = 24;

/// Wins by seat.
pub fn seats(all: &[Seats]) -> Section {
    let main = all
        .iter()
        .find(|seats| seats.stage == Stage::Swiss && seats.decided() > 0);
    let lines = all.iter().flat_map(|seats| {
        let group = group(seats, main);
        (0..seats.won.len()).map(move |seat| seat_line(seats, seat, group))
    });
    Section {
        id: "seats",
        title: t::seats(),
        notes: main.map_or_else(Vec::new, seat_notes),
        method: vec![t::intervals(), t::seats_apart()],
        figures: main.map_or_else(Vec::new, seat_figures),
        table: Table {
            caption: t::wins_by_seat(),
            first: (common::column_seat(), "seat"),
            columns: vec![
                Column::matches(),
                Column::won(),
                Column::one(
                    t::column_draws_left_out(),
                    t::label_draws_left_out(),
                    &["share, draws left out (%)"],
                )
                .key(),
                Column::interval(&["from (%)", "to (%)"]),
                Column::one(
                    t::column_draws_counted(),
                    t::label_draws_counted(),
                    &["share, draws counted (%)"],
                )
                .minor(),
                Column::interval(&["from, draws counted (%)", "to, draws counted (%)"]),
            ],
            lines: lines.collect(),
        },
    }
}

fn seat_notes(main: &Seats) -> Vec<Message> {
    let counted = match main.drawn {
        0 => t::seats_none_drawn(main.matches(), main.won.len()),
        drawn => t::seats_drawn(main.matches(), main.won.len(), drawn),
    };
    vec![counted, test_words(main.test())]
}

fn seat_figures(main: &Seats) -> Vec<Figure> {
    vec![
        seat_figure(
            "seats-won",
            t::wins_draws_left_out(),
            main,
            main.decided(),
            Seats::of_won,
        ),
        seat_figure(
            "seats-all",
            t::wins_draws_counted(),
            main,
            main.matches(),
            Seats::of_all,
        ),
    ]
}

/// The pods to which a seat belongs.
#[derive(Clone, Copy)]
enum Group {
    /// Those whose seats are in the pictures.
    Main,
    /// Those of another size.
    Other,
    Playoff,
}

fn group(seats: &Seats, main: Option<&Seats>) -> Group {
    match seats.stage {
        Stage::Playoff => Group::Playoff,
        Stage::Swiss if main.is_some_and(|main| main.won.len() == seats.won.len()) => Group::Main,
        Stage::Swiss => Group::Other,
    }
}

fn seat_line(seats: &Seats, seat: usize, group: Group) -> Line {
    let (size, number) = (seats.won.len(), seat + 1);
    let name = match group {
        Group::Main => common::seat_number(number),
        Group::Other => t::seat_of_pods(size, number),
        Group::Playoff => t::seat_of_playoff(size, number),
    };
    Line::new(
        name,
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
    title: Message,
    seats: &Seats,
    of: u64,
    share: fn(&Seats, usize) -> Option<Share>,
) -> Figure {
    let rows: Vec<Interval> = (0..seats.won.len().min(MOST_LINES))
        .filter_map(|seat| {
            Some(Interval {
                label: common::seat_number(seat + 1),
                share: share(seats, seat)?,
            })
        })
        .collect();
    let equal = Millionths::quotient(seats.decided().into(), u128::from(of) * seats.won.len() as u128);
    let at = equal.map(|equal| t::equal_share(say::percent(equal.percent(1))));
    let caption = [Some(common::sentence(&title)), at];
    Figure {
        title: Message::joined(caption.into_iter().flatten(), " "),
        picture: Picture::Intervals(Intervals::new(id, title, &rows, equal, Labels::Beside)),
    }
}

/// Describes the result of the test against equal seats. Draws say nothing about seats.
fn test_words(test: Option<EqualParts>) -> Message {
    let Some(test) = test else {
        return t::test_too_few(LEAST_EXPECTED);
    };
    let p = match test.p {
        p if p < Millionths(100) => t::less_than(say::decimal("0.0001")),
        p => say::decimal(p.decimal(4)),
    };
    let (statistic, degrees) = (say::decimal(test.statistic.decimal(2)), test.degrees_of_freedom);
    match test.stands_out() {
        true => t::test_differs(statistic, degrees, p),
        false => t::test_chance(statistic, degrees, p),
    }
}

/// Draws by round.
pub fn draws(rounds: &[RoundCourse]) -> Section {
    let (drawn_in_all, all) = rounds
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
        title: t::draws(),
        notes: vec![t::draws_of_matches(drawn_in_all, all)],
        method: vec![t::intervals()],
        figures: Share::of(drawn_in_all, all)
            .map(|overall| draws_figure(rounds, overall))
            .into_iter()
            .collect(),
        table: Table {
            caption: t::draws_and_minutes(),
            first: (common::column_round(), "round"),
            columns: vec![
                Column::matches(),
                Column::drawn(),
                Column::one(t::column_share(), t::label_share(), &["share (%)"]).key(),
                Column::interval(&["from (%)", "to (%)"]),
                Column::one(t::column_minutes(), t::label_minutes(), &["minutes, the middle one"]),
                Column::one(
                    t::column_longest(),
                    t::label_longest_minutes(),
                    &["minutes, the longest"],
                ),
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
    let (title, share) = (t::draws_by_round(), overall.share());
    let all_together = t::all_together(say::percent(share.percent(1)));
    Figure {
        title: Message::joined([common::sentence(&title), all_together], " "),
        picture: Picture::Intervals(Intervals::new("draws", title, &rows, Some(share), Labels::Beside)),
    }
}

fn name(round: &RoundCourse) -> Message {
    round.number.map_or_else(t::playoff, common::round_number)
}

/// Describes what ended the matches, as far as that is known.
pub fn endings(course: &Course) -> Section {
    let endings = &course.endings;
    let is_known = endings.in_time.all() + endings.after_time.all() + endings.conceded + endings.followed > 0;
    let all = [
        (t::ended_in_time(), endings.in_time),
        (t::ended_after_time(), endings.after_time),
        (t::ended_not_known(), endings.unknown),
    ];
    let title = t::when_ended();
    let bars = all.clone().map(|(label, ended)| Bar {
        label,
        amount: u32::try_from(ended.all()).unwrap_or(u32::MAX),
        text: ended.all().into(),
    });
    let mut notes = Vec::new();
    if let Some(turns) = endings.extra_turns {
        notes.push(t::extra_turns(
            turns.count,
            turns.least,
            turns.most,
            turns.median,
            endings.won_in_extra_turns,
        ));
    }
    if endings.conceded > 0 || endings.followed > 0 {
        let followed = (endings.followed > 0)
            .then(|| t::conceded_where_followed(endings.followed, endings.conceded_where_followed));
        let conceded = [Some(t::conceded(endings.conceded)), followed];
        notes.push(Message::joined(conceded.into_iter().flatten(), " "));
    }
    let line = |(label, ended): (Message, Ended)| {
        let share = Share::of(ended.drawn, ended.all());
        let counts = [ended.all(), ended.won, ended.drawn].map(Cell::Count);
        Line::new(label, [counts.to_vec(), vec![Cell::Percent(share)]].concat())
    };
    Section {
        id: "endings",
        title: t::endings(),
        notes,
        method: vec![t::after_time_means()],
        figures: vec![Figure {
            title: common::sentence(&title),
            picture: Picture::Bars(Bars::new("endings", title, &bars)),
        }],
        table: Table {
            caption: t::when_ended_drawn(),
            first: (t::column_ended(), "ended"),
            columns: vec![
                Column::matches(),
                Column::won(),
                Column::drawn(),
                Column::one(t::column_share_drawn(), t::label_drawn(), &["share drawn (%)"]).key(),
            ],
            lines: all.into_iter().filter(|_| is_known).map(line).collect(),
        },
    }
}

/// How long rounds, matches and games took.
pub fn lengths(course: &Course) -> Section {
    let Lengths { rounds, matches, games } = &course.lengths;
    let lines = [(t::a_round(), rounds), (t::a_match(), matches), (t::a_game(), games)];
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
    let title = t::minutes_of_round();
    let bars = course.rounds.iter().filter_map(|round| {
        let minutes = round.minutes?.median;
        Some(Bar {
            label: name(round),
            amount: minutes,
            text: t::bar_minutes(minutes),
        })
    });
    let bars: Vec<Bar> = bars.take(MOST_LINES).collect();
    let figure = (!bars.is_empty()).then(|| Figure {
        title: common::sentence(&title),
        picture: Picture::Bars(Bars::new("lengths", title, &bars)),
    });
    Section {
        id: "lengths",
        title: t::lengths(),
        notes: Vec::new(),
        method: vec![t::lengths_means()],
        figures: figure.into_iter().collect(),
        table: Table {
            caption: t::column_minutes(),
            first: (t::column_what(), "what"),
            columns: vec![
                Column::one(t::column_counted(), t::label_counted(), &["counted"]),
                Column::one(t::column_shortest(), t::label_shortest(), &["shortest (min)"]),
                Column::one(t::column_middle(), t::label_middle(), &["middle (min)"]).key(),
                Column::one(t::column_average(), t::label_average(), &["average (min)"]),
                Column::one(t::column_longest(), t::label_longest(), &["longest (min)"]),
            ],
            lines,
        },
    }
}
