//! The sections about commanders and players.

use super::section::{Figure, Picture, Section};
use super::table::{Cell, Column, Line, Table};
use crate::web::frame::look::format::count;
use crate::web::shared::counted::{Shown, ShownPlayer};
use crate::web::shared::picture::{Interval, Intervals, Labels};
use podium_event::deck::in_one_line;
use podium_rules::statistics::{
    COMMANDER_MATCHES, CommanderLine, Commanders, LEAST_EXPECTED_CUTS, PAIR_MEETINGS, PLAYER_MATCHES, Pair, PlayerLine,
    Record, Share,
};

/// Lines of a picture.
const MOST_LINES: usize = 24;

const RANK: Column = Column::one("Rank", "rank", &["rank"]);
const ENTRIES: Column = Column::one("Entries", "entries", &["entries"]);
const MATCHES: Column = Column::one("Matches", "matches", &["matches"]);
const WON: Column = Column::one("Won", "won", &["won"]);
const DRAWN: Column = Column::one("Drawn", "drawn", &["drawn"]);
const LOST: Column = Column::one("Lost", "lost", &["lost"]);
const POINTS: Column = Column::one("Points a match", "points a match", &["points a match"]).minor();
// ranks are based on it
const AGAINST: Column = Column::one("Against mean", "against mean", &["points against the mean"]).key();
const CUTS: Column = Column::one("Cuts", "cuts", &["cuts"]);

/// Commanders.
pub fn commanders(commanders: &Commanders) -> Section {
    let title = "Matches won by commander";
    let ranked: Vec<&CommanderLine> = commanders.lines.iter().filter(|line| line.rank.is_some()).collect();
    let rows: Vec<Interval> = (ranked.iter().take(MOST_LINES))
        .filter_map(|line| {
            Some(Interval {
                label: in_one_line(&line.commanders),
                share: line.record.won_share()?,
            })
        })
        .collect();
    let figure = (!rows.is_empty()).then(|| Figure {
        title: format!("{title}, those with a rank, in its order: by points against the mean. A draw is not won."),
        picture: Picture::Intervals(Intervals::new("commanders", title, &rows, None, Labels::Above)),
    });
    let mean = "Points a match are of Swiss matches, without byes; “against mean” divides them by what everybody scored in the same events: 1 \
                is as everybody.";
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
        title: "Commanders",
        notes: vec![known(commanders)],
        method: vec![
            format!("Ranked are those with {COMMANDER_MATCHES} Swiss matches or more; the others follow by name."),
            mean.to_owned(),
            format!(
                "Conversion is cuts made divided by those that chance alone would give (Σ cut / size of the event); it needs \
                 {LEAST_EXPECTED_CUTS} of those."
            ),
        ],
        figures: figure.into_iter().collect(),
        table: Table {
            caption: "Commanders".to_owned(),
            first: "Commander",
            columns: vec![
                RANK,
                ENTRIES,
                MATCHES,
                WON.minor(),
                DRAWN.minor(),
                Column::one("Share won", "won", &["share won (%)"]),
                Column::interval("95 %", "between", &["from (%)", "to (%)"]),
                POINTS,
                AGAINST,
                CUTS.minor(),
                Column::one("By chance", "cuts by chance", &["cuts by chance"]).minor(),
                Column::one("Conversion", "conversion", &["conversion"]),
            ],
            lines: commanders.lines.iter().map(line).collect(),
        },
    }
}

/// Describes for how many entries the commander is known, and for how many it is withheld.
fn known(commanders: &Commanders) -> String {
    let entries = count(commanders.entries as usize, "entry", "entries");
    let known = format!("The commander of {} of {entries} is known.", commanders.known);
    match commanders.withheld {
        0 => known,
        withheld => {
            let withheld = count(withheld as usize, "entry", "entries");
            format!("{known} Commanders of {withheld} are withheld: their tournament does not show them.")
        }
    }
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
            columns: vec![ENTRIES.key()],
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
        title: "Commander against commander",
        notes: Vec::new(),
        method: vec![format!(
            "At each table each entry of the one meets each of the other. The share is of the meetings that one of the two won, and \
             is given from {PAIR_MEETINGS} meetings on; somebody else won the others, or nobody."
        )],
        figures: Vec::new(),
        table: Table {
            caption: "Commanders that met, the most frequent meetings first".to_owned(),
            first: "Commander",
            columns: vec![
                Column::text("Against", "against", &["against"]),
                Column::one("Meetings", "meetings", &["meetings"]),
                Column::one("The first won", "the first won", &["the first won"]),
                Column::one("The second won", "the second won", &["the second won"]),
                Column::one("Share of the first", "share", &["share of the first (%)"]).key(),
                Column::interval("95 %", "between", &["from (%)", "to (%)"]),
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
    let method = vec![format!(
        "Ranked by points against the mean are those with {PLAYER_MATCHES} Swiss matches or more; the others follow by name. Opponents: \
         the average of what those they met scored against the mean; 1 is as everybody."
    )];
    let mut notes = Vec::new();
    if statistics.events > 1 {
        notes.push(
            "Players of several events are taken for one person where their names are written alike, unless two of one event are."
                .to_owned(),
        );
    }
    Section {
        id: "players",
        title: "Players",
        notes,
        method,
        figures: Vec::new(),
        table: Table {
            caption: "Players".to_owned(),
            first: "Player",
            columns: vec![
                RANK,
                Column::one("Events", "events", &["events"]).minor(),
                WON,
                LOST,
                DRAWN,
                Column::one("Byes", "byes", &["byes"]).minor(),
                Column::one("Share won", "won", &["share won (%)"]).minor(),
                POINTS,
                AGAINST,
                Column::one("Opponents", "opponents", &["opponents against the mean"]),
                CUTS.minor(),
            ],
            lines: statistics.players.iter().zip(&shown.players).map(line).collect(),
        },
    }
}
