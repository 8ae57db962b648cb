//! The tables of `tests/cases/visibility.txt`.

const FILE: &str = include_str!("../../cases/visibility.txt");

/// A table: what the columns say, by their names.
pub struct Table {
    pub columns: Vec<&'static str>,
    pub rows: Vec<Row>,
}

/// Who reads, which page, and a cell for each column.
pub struct Row {
    pub who: &'static str,
    pub page: &'static str,
    pub cells: Vec<&'static str>,
}

impl Table {
    /// Reads the table that has a column; its cells consist of some signs.
    pub fn with(column: &str, signs: &str) -> Self {
        let lines = FILE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
        let lines: Vec<Vec<&'static str>> = lines.map(|line| line.split_whitespace().collect()).collect();
        // each begins with the names of its columns
        let mut tables = lines.chunk_by(|_, next| next[0] != "who");
        let found = tables.find(|table| table[0].contains(&column));
        let (head, rows) = found.and_then(<[_]>::split_first).expect("the table");
        let columns = head[2..].to_vec();
        let row = |words: &Vec<&'static str>| {
            let cells = words[2..].to_vec();
            assert_eq!(cells.len(), columns.len(), "{words:?}");
            let are_known = cells.iter().all(|cell| cell.chars().all(|sign| signs.contains(sign)));
            assert!(are_known, "{words:?}");
            Row {
                who: words[0],
                page: words[1],
                cells,
            }
        };
        let rows = rows.iter().map(row).collect();
        Self { columns, rows }
    }

    /// Returns the place of a column.
    pub fn column(&self, wanted: &str) -> Option<usize> {
        self.columns.iter().position(|name| *name == wanted)
    }
}
