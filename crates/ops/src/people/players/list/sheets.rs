//! The sheets of Excel and OpenDocument files, as tables. What a file may unpack to, and the size of a table, are bounded: a
//! small file can claim to hold millions of rows.

use std::io::{Cursor, Read};

use calamine::{DataRef, Reader as _, Xlsx};
use quick_xml::escape::resolve_predefined_entity;
use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;
use say::{Message, refused_lists as t};
use zip::ZipArchive;

use super::csv_reader::{MAX_ROWS, too_long};

/// A sheet with something in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    pub name: String,
    /// Its cells as CSV, separated by commas.
    pub csv: String,
}

/// How many bytes a file may unpack to.
const MAX_UNPACKED: u64 = 32 << 20;
/// How many files there may be in it.
const MAX_FILES: usize = 1_000;
/// How many sheets there may be: several may be the same part of the file.
const MAX_SHEETS: usize = 100;
/// How many columns of a sheet are read.
const MAX_COLUMNS: usize = 64;
/// How many bytes a cell may have: programs allow 32,767 characters.
const MAX_CELL: usize = 128 << 10;
/// How many bytes all tables may take: a file may say of a text or a row that it is there thousands of times.
const MAX_TABLES: usize = 32 << 20;

/// Returns the sheets of a file that have something in them; `None` if it is no file of a spreadsheet program.
///
/// # Errors
/// A sentence: the file cannot be read, is too large, or is in Excel's format of before 2007.
pub fn sheets(bytes: &[u8]) -> Result<Option<Vec<Sheet>>, Message> {
    if bytes.starts_with(b"\xd0\xcf\x11\xe0") {
        return Err(t::old_excel());
    }
    if !bytes.starts_with(b"PK\x03\x04") {
        return Ok(None);
    }
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| t::sheet_unreadable())?;
    refuse_bomb(&mut archive)?;
    let mut room = Room(MAX_TABLES);
    let tables = if archive.index_for_name("xl/workbook.xml").is_some() {
        of_excel(bytes, &mut room)?
    } else if let Ok(mut content) = archive.by_name("content.xml") {
        let mut text = String::new();
        content.read_to_string(&mut text).map_err(|_| t::sheet_unreadable())?;
        of_open_document(&text, &mut room).map_err(|_| t::sheet_unreadable())??
    } else {
        return Ok(None);
    };
    let mut sheets = Vec::new();
    for (name, table) in tables {
        if !table.rows.is_empty() {
            let csv = table.csv().map_err(|_| t::sheet_unreadable())?;
            sheets.push(Sheet { name, csv });
        }
    }
    Ok(Some(sheets))
}

/// Unpacks everything once, to see how much it is: the sizes that a file states may be wrong.
fn refuse_bomb(archive: &mut ZipArchive<Cursor<&[u8]>>) -> Result<(), Message> {
    let mut left = MAX_UNPACKED;
    if archive.len() > MAX_FILES {
        return Err(t::file_too_large());
    }
    for ix in 0..archive.len() {
        let file = archive.by_index(ix).map_err(|_| t::sheet_unreadable())?;
        let size = std::io::copy(&mut file.take(left + 1), &mut std::io::sink()).map_err(|_| t::sheet_unreadable())?;
        left = left.checked_sub(size).ok_or_else(t::file_too_large)?;
    }
    Ok(())
}

/// The bytes that tables may still take.
struct Room(usize);

impl Room {
    /// Takes so many bytes.
    fn take(&mut self, bytes: usize) -> Result<(), Message> {
        self.0 = self.0.checked_sub(bytes).ok_or_else(t::file_too_large)?;
        Ok(())
    }
}

/// Refuses a text that no program writes into a cell.
fn refuse_long(text: &str) -> Result<(), Message> {
    match text.len() > MAX_CELL {
        true => Err(t::file_too_large()),
        false => Ok(()),
    }
}

/// The cells of a sheet; rows without any are left out.
#[derive(Default)]
struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    /// Adds a row that is there so many times.
    fn push(&mut self, row: Vec<String>, times: usize, room: &mut Room) -> Result<(), Message> {
        if row.iter().all(|cell| cell.trim().is_empty()) {
            return Ok(());
        }
        if times > MAX_ROWS - self.rows.len() {
            return Err(too_long());
        }
        let cells: usize = row.iter().map(|cell| cell.len() + size_of::<String>()).sum();
        // as wide as the widest, its CSV has so many commas more
        room.take((cells + MAX_COLUMNS).saturating_mul(times))?;
        self.rows.extend(std::iter::repeat_n(row, times));
        Ok(())
    }

    fn csv(&self) -> Result<String, csv::Error> {
        // every row as wide as the widest: empty cells at the end of a row are not in the file
        let width = self.rows.iter().map(Vec::len).max().unwrap_or_default();
        let mut writer = csv::Writer::from_writer(Vec::new());
        for row in &self.rows {
            let cells = row.iter().map(String::as_str).chain(std::iter::repeat("")).take(width);
            writer.write_record(cells)?;
        }
        let bytes = writer.into_inner().map_err(csv::IntoInnerError::into_error)?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

fn of_excel(bytes: &[u8], room: &mut Room) -> Result<Vec<(String, Table)>, Message> {
    let mut workbook: Xlsx<_> =
        calamine::open_workbook_from_rs(Cursor::new(bytes)).map_err(|_: calamine::XlsxError| t::sheet_unreadable())?;
    let (mut tables, names) = (Vec::new(), workbook.sheet_names());
    if names.len() > MAX_SHEETS {
        return Err(t::file_too_large());
    }
    for name in names {
        // charts are sheets too
        let Ok(mut cells) = workbook.worksheet_cells_reader(&name) else {
            continue;
        };
        // cell by cell: a table of them would be as large as the place of the last cell says
        let (mut table, mut row, mut at) = (Table::default(), Vec::new(), 0);
        while let Some(cell) = cells.next_cell().map_err(|_| t::sheet_unreadable())? {
            let (line, column) = cell.get_position();
            if line != at {
                table.push(std::mem::take(&mut row), 1, room)?;
                at = line;
            }
            // of those that are read and not kept as well
            room.take(1)?;
            let text = cell_text(cell.get_value());
            refuse_long(&text)?;
            if !text.is_empty() && (column as usize) < MAX_COLUMNS {
                row.resize((column as usize + 1).max(row.len()), String::new());
                row[column as usize] = text;
            }
        }
        table.push(row, 1, room)?;
        tables.push((name, table));
    }
    Ok(tables)
}

fn cell_text(value: &DataRef<'_>) -> String {
    match value {
        DataRef::String(text) | DataRef::DurationIso(text) => text.clone(),
        DataRef::SharedString(text) => (*text).to_owned(),
        DataRef::Int(number) => number.to_string(),
        DataRef::Float(number) => number.to_string(),
        DataRef::Bool(is_true) => is_true.to_string(),
        DataRef::DateTimeIso(text) => day_of(text).to_owned(),
        // a day is a number with a format that shows it as one; a number below 1 is a time without a day
        DataRef::DateTime(date) if date.is_datetime() && date.as_f64() >= 1.0 => {
            let (year, month, day, ..) = date.to_ymd_hms_milli();
            format!("{year:04}-{month:02}-{day:02}")
        }
        DataRef::DateTime(date) => date.to_string(),
        DataRef::Error(_) | DataRef::Empty => String::new(),
    }
}

/// Returns the day of a date as files store it, which may have a time: "2026-03-31T19:00:00".
fn day_of(stored: &str) -> &str {
    stored.split_once('T').map_or(stored, |(day, _)| day)
}

/// Reads the sheets of `content.xml` (OpenDocument 1.3, part 3, 9.1).
///
/// # Errors
/// Outside: it is not XML. Inside: a table is too long, or all of them are too large.
fn of_open_document(content: &str, room: &mut Room) -> Result<Result<Vec<(String, Table)>, Message>, quick_xml::Error> {
    let mut reader = Reader::from_str(content);
    reader.config_mut().expand_empty_elements = true;
    let mut tables: Vec<(String, Table)> = Vec::new();
    let (mut row, mut repeated) = (Vec::new(), 1);
    let (mut text, mut times) = (String::new(), 1);
    // the day of a cell with a date: its text may show it in any way
    let mut day = None;
    // within a cell's comment, which has paragraphs too
    let mut in_comment = false;
    let mut in_paragraph = false;
    loop {
        match reader.read_event()? {
            Event::Start(tag) => match tag.name().as_ref() {
                "table:table" if tables.len() >= MAX_SHEETS => return Ok(Err(t::file_too_large())),
                "table:table" => tables.push((attribute(&tag, "table:name").unwrap_or_default(), Table::default())),
                "table:table-row" => repeated = count(&tag, "table:number-rows-repeated"),
                "table:table-cell" | "table:covered-table-cell" => {
                    times = count(&tag, "table:number-columns-repeated");
                    day = attribute(&tag, "office:date-value").map(|date| day_of(&date).to_owned());
                }
                "office:annotation" => in_comment = true,
                "text:p" if !in_comment => {
                    in_paragraph = true;
                    if !text.is_empty() {
                        text.push(' ');
                    }
                }
                "text:s" | "text:tab" | "text:line-break" if in_paragraph => text.push(' '),
                _ => {}
            },
            Event::Text(part) if in_paragraph => text.push_str(&part.xml10_content()),
            Event::CData(part) if in_paragraph => text.push_str(&part.xml10_content()),
            Event::GeneralRef(name) if in_paragraph => match name.resolve_char_ref()? {
                Some(c) => text.push(c),
                None => text.push_str(resolve_predefined_entity(&name).unwrap_or_default()),
            },
            Event::End(tag) => match tag.name().as_ref() {
                "text:p" => in_paragraph = false,
                "office:annotation" => in_comment = false,
                "table:table-cell" | "table:covered-table-cell" => {
                    let shown = std::mem::take(&mut text);
                    let cell = day.take().unwrap_or(shown);
                    if let Err(refused) = refuse_long(&cell) {
                        return Ok(Err(refused));
                    }
                    let width = row.len().saturating_add(times).min(MAX_COLUMNS);
                    row.resize(width.max(row.len()), cell);
                }
                "table:table-row" => {
                    let row: Vec<String> = std::mem::take(&mut row);
                    let Some((_, table)) = tables.last_mut() else { continue };
                    if let Err(refused) = table.push(row, repeated, room) {
                        return Ok(Err(refused));
                    }
                }
                _ => {}
            },
            Event::Eof => return Ok(Ok(tables)),
            _ => {}
        }
    }
}

/// Returns an attribute's value.
pub(crate) fn attribute(tag: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = tag.try_get_attribute(name).ok()??;
    found
        .normalized_value(quick_xml::XmlVersion::Implicit1_0)
        .ok()
        .map(Into::into)
}

/// Returns how often a row or a cell is there.
fn count(tag: &BytesStart<'_>, name: &str) -> usize {
    attribute(tag, name).and_then(|text| text.parse().ok()).unwrap_or(1)
}

#[cfg(test)]
#[path = "sheets_tests.rs"]
mod tests;
