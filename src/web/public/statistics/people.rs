//! The sections about commanders and players.

use say::{Message, statistics as t};

use super::section::{Figure, Picture, Section};
use super::table::{Cell, Column, Line, Table};
use crate::web::shared::counted::{Shown, ShownPlayer};
use crate::web::shared::picture::{Interval, Intervals, Labels};
use podium_event::deck::in_one_line;
use podium_rules::statistics::{
    COMMANDER_MATCHES, CommanderLine, Commanders, LEAST_EXPECTED_CUTS, PAIR_MEETINGS, PLAYER_MATCHES, Pair, PlayerLine,
    Record, Share,
};

/// Lines of a picture.
const MOST_LINES: usize = 24;

fn rank() -> Column {
    Column::one(say::common::column_rank(), t::label_rank(), &["rank"])
}

fn entries_column() -> Column {
    Column::one(t::column_entries(), t::label_entries(), &["entries"])
}

fn share_won() -> Column {
    Column::one(t::column_share_won(), t::label_won(), &["share won (%)"])
}

fn points() -> Column {
    Column::one(
        t::column_points_a_match(),
        t::label_points_a_match(),
        &["points a match"],
    )
    .minor()
}

/// Returns the column on which ranks are based.
fn against_mean() -> Column {
    Column::one(
        t::column_against_mean(),
        t::label_against_mean(),
        &["points against the mean"],
    )
    .key()
}

fn cuts() -> Column {
    Column::one(t::column_cuts(), t::label_cuts(), &["cuts"]).minor()
}

/// Commanders.
pub fn commanders(commanders: &Commanders) -> Section {
    let ranked: Vec<&CommanderLine> = commanders.lines.iter().filter(|line| line.rank.is_some()).collect();
    let rows: Vec<Interval> = (ranked.iter().take(MOST_LINES))
        .filter_map(|line| {
            Some(Interval {
                label: in_one_line(&line.commanders).into(),
                share: line.record.won_share()?,
            })
        })
        .collect();
    let figure = (!rows.is_empty()).then(|| Figure {
        title: t::won_by_commander_caption(),
        picture: Picture::Intervals(Intervals::new(
            "commanders",
            t::won_by_commander(),
            &rows,
            None,
            Labels::Above,
        )),
    });
    let line = |line: &CommanderLine| {
        let record = &line.record;
        let cells = vec![
            Cell::Number(line.rank.map(u64::from)),
            Cell::Count(record.entries),
            Cell::Count(record.matches),
            Cell::Count(record.won),
            Cell::Count(record.drawn),
            Cell::Percent(record.won_share()),
            Cell::Interval(record.won_share()),
            Cell::Quotient(record.points_a_match()),
            Cell::Quotient(record.against_mean()),
            Cell::Count(record.cuts),
            Cell::Quotient(Some(record.expected_cuts())),
            Cell::Quotient(record.conversion()),
        ];
        Line::new(in_one_line(&line.commanders), cells)
    };
    Section {
        id: "commanders",
        title: t::commanders(),
        notes: known(commanders),
        method: vec![
            t::commanders_ranked(COMMANDER_MATCHES),
            t::against_mean_means(),
            t::conversion_means(LEAST_EXPECTED_CUTS),
        ],
        figures: figure.into_iter().collect(),
        table: Table {
            caption: t::commanders(),
            first: (t::column_commander(), "commander"),
            columns: vec![
                rank(),
                entries_column(),
                Column::matches(),
                Column::won().minor(),
                Column::drawn().minor(),
                share_won(),
                Column::interval(&["from (%)", "to (%)"]),
                points(),
                against_mean(),
                cuts(),
                Column::one(t::column_by_chance(), t::label_by_chance(), &["cuts by chance"]).minor(),
                Column::one(t::column_conversion(), t::label_conversion(), &["conversion"]),
            ],
            lines: commanders.lines.iter().map(line).collect(),
        },
    }
}

/// Says for how many entries the commander is known, and for how many it is withheld.
fn known(commanders: &Commanders) -> Vec<Message> {
    let known = t::commanders_known(commanders.known, commanders.entries);
    let withheld = (commanders.withheld > 0).then(|| t::commanders_withheld(commanders.withheld));
    vec![Message::joined([Some(known), withheld].into_iter().flatten(), " ")]
}

/// Creates the section about commanders before anything was played: how many entries each has, most first.
pub fn entries(commanders: &Commanders) -> Section {
    let mut lines: Vec<&CommanderLine> = commanders.lines.iter().collect();
    // equal ones stay sorted by name
    lines.sort_by_key(|line| std::cmp::Reverse(line.record.entries));
    let all = self::commanders(commanders);
    let line = |line: &&CommanderLine| Line::new(in_one_line(&line.commanders), vec![Cell::Count(line.record.entries)]);
    Section {
        method: Vec::new(),
        figures: Vec::new(),
        table: Table {
            columns: vec![entries_column().key()],
            lines: lines.iter().map(line).collect(),
            ..all.table
        },
        ..all
    }
}

/// Creates the section about commanders that met.
pub fn pairs(commanders: &Commanders) -> Section {
    let line = |pair: &Pair| {
        let share = pair.first_share();
        let cells = vec![
            Cell::Text(in_one_line(&pair.second)),
            Cell::Count(pair.meetings),
            Cell::Count(pair.first_won),
            Cell::Count(pair.second_won),
            Cell::Percent(share),
            Cell::Interval(share),
        ];
        Line::new(in_one_line(&pair.first), cells)
    };
    Section {
        id: "pairs",
        title: t::pairs(),
        notes: Vec::new(),
        method: vec![t::pairs_means(PAIR_MEETINGS)],
        figures: Vec::new(),
        table: Table {
            caption: t::pairs_most_frequent(),
            first: (t::column_commander(), "commander"),
            columns: vec![
                Column::text(t::column_against(), t::label_against(), &["against"]),
                Column::one(t::column_meetings(), t::label_meetings(), &["meetings"]),
                Column::one(t::column_first_won(), t::label_first_won(), &["the first won"]),
                Column::one(t::column_second_won(), t::label_second_won(), &["the second won"]),
                Column::one(
                    t::column_share_of_first(),
                    t::label_share(),
                    &["share of the first (%)"],
                )
                .key(),
                Column::interval(&["from (%)", "to (%)"]),
            ],
            lines: commanders.pairs.iter().map(line).collect(),
        },
    }
}

/// Players.
pub fn players(shown: &Shown) -> Section {
    let statistics = &shown.statistics;
    let line = |(line, player): (&PlayerLine, &ShownPlayer)| {
        let record: &Record = &line.record;
        Line {
            name: player.link.clone(),
            cells: vec![
                Cell::Number(line.rank.map(u64::from)),
                Cell::Count(record.entries),
                Cell::Count(record.won),
                Cell::Count(record.lost()),
                Cell::Count(record.drawn),
                Cell::Count(record.byes),
                Cell::Percent(Share::of(record.won, record.matches)),
                Cell::Quotient(record.points_a_match()),
                Cell::Quotient(record.against_mean()),
                Cell::Quotient(line.opponents_strength()),
                Cell::Count(record.cuts),
            ],
        }
    };
    Section {
        id: "players",
        title: t::players(),
        notes: (statistics.events > 1).then(t::same_names).into_iter().collect(),
        method: vec![t::players_ranked(PLAYER_MATCHES)],
        figures: Vec::new(),
        table: Table {
            caption: t::players(),
            first: (say::common::column_player(), "player"),
            columns: vec![
                rank(),
                Column::one(t::column_events(), t::label_events(), &["events"]).minor(),
                Column::won(),
                Column::one(t::column_lost(), t::label_lost(), &["lost"]),
                Column::drawn(),
                Column::one(t::column_byes(), t::label_byes(), &["byes"]).minor(),
                share_won().minor(),
                points(),
                against_mean(),
                Column::one(
                    say::common::column_opponents(),
                    t::label_opponents(),
                    &["opponents against the mean"],
                ),
                cuts(),
            ],
            lines: statistics.players.iter().zip(&shown.players).map(line).collect(),
        },
    }
}
