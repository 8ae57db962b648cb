use std::io::Write;

use zip::write::{SimpleFileOptions, ZipWriter};

use super::*;

fn packed(files: &[(&str, &str)]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in files {
        archive.start_file(*name, SimpleFileOptions::default()).expect("a file");
        archive.write_all(content.as_bytes()).expect("its content");
    }
    archive.finish().expect("an archive").into_inner()
}

fn excel(sheets: &[(&str, &str)]) -> Vec<u8> {
    let entries = (1..).zip(sheets);
    let names: String = entries
        .clone()
        .map(|(id, (name, _))| format!(r#"<sheet name="{name}" sheetId="{id}" r:id="rId{id}"/>"#))
        .collect();
    let workbook = format!(
        r#"<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>{names}</sheets></workbook>"#
    );
    let targets: String = entries
        .clone()
        .map(|(id, _)| {
            format!(
                r#"<Relationship Id="rId{id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet{id}.xml"/>"#
            )
        })
        .collect();
    let relations = format!(
        r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">{targets}</Relationships>"#
    );
    let package = r#"<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>"#;
    let mut files = vec![
        ("_rels/.rels".to_owned(), package.to_owned()),
        ("xl/workbook.xml".to_owned(), workbook),
        ("xl/_rels/workbook.xml.rels".to_owned(), relations),
    ];
    for (id, (_, rows)) in entries {
        let sheet = format!(
            r#"<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>{rows}</sheetData></worksheet>"#
        );
        files.push((format!("xl/worksheets/sheet{id}.xml"), sheet));
    }
    // the first style is of a plain cell, the next two are of a day and of a time
    let styles = r#"<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"></xf><xf numFmtId="14"></xf><xf numFmtId="20"></xf></cellXfs></styleSheet>"#;
    files.push(("xl/styles.xml".to_owned(), styles.to_owned()));
    let files: Vec<(&str, &str)> = files
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    packed(&files)
}

fn open_document(rows: &str) -> Vec<u8> {
    let content = format!(
        r#"<?xml version="1.0"?><office:document-content><office:body><office:spreadsheet><table:table table:name="Players &amp; guests">{rows}</table:table></office:spreadsheet></office:body></office:document-content>"#
    );
    packed(&[
        ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
        ("content.xml", &content),
    ])
}

fn read(bytes: &[u8]) -> Vec<Sheet> {
    sheets(bytes).expect("readable").expect("a spreadsheet")
}

#[test]
fn the_sheets_of_excel_are_tables() {
    let cell = |at: &str, text: &str| format!(r#"<c r="{at}" t="inlineStr"><is><t>{text}</t></is></c>"#);
    let players = format!(
        r#"<row r="2">{}{}</row><row r="9">{}<c r="C9"><v>5</v></c></row>"#,
        cell("A2", "Name"),
        cell("C2", "Table"),
        cell("A9", "Ash, Ann")
    );
    let found = read(&excel(&[("Notes", ""), ("Players", &players)]));
    let csv = "Name,,Table\n\"Ash, Ann\",,5\n";
    assert_eq!(
        found,
        [Sheet {
            name: "Players".into(),
            csv: csv.into()
        }]
    );
}

#[test]
fn the_sheets_of_open_document_are_tables() {
    let rows = r#"<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>
        <table:table-row><table:table-cell><text:p>Name</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2"/><table:table-cell><office:annotation><text:p>a note</text:p></office:annotation><text:p>Mail</text:p></table:table-cell></table:table-row>
        <table:table-row table:number-rows-repeated="2"><table:table-cell><text:p>Ann <text:span>&amp;</text:span> B&#xf6;</text:p><text:p>Ash</text:p></table:table-cell></table:table-row>"#;
    let found = read(&open_document(rows));
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].name, "Players & guests");
    let lines: Vec<&str> = found[0].csv.lines().collect();
    assert!(lines[0].starts_with("Name,,,Mail"), "{lines:?}");
    assert_eq!(lines[1..], ["Ann & B\u{f6} Ash,,,", "Ann & B\u{f6} Ash,,,"]);
}

#[test]
fn days_are_read_however_the_file_shows_them() {
    let row = r#"<row r="1"><c r="A1" s="1"><v>46112</v></c><c r="B1" s="1"><v>46112.75</v></c><c r="C1" t="d"><v>2026-03-31T19:00:00</v></c><c r="D1" s="2"><v>0.75</v></c><c r="E1" s="0"><v>46112</v></c></row>"#;
    let found = read(&excel(&[("Evenings", row)]));
    assert_eq!(found[0].csv, "2026-03-31,2026-03-31,2026-03-31,0.75,46112\n");

    let rows = r#"<table:table-row><table:table-cell office:value-type="date" office:date-value="2026-03-31"><text:p>31.03.26</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2026-03-31T19:00:00"><text:p>31 March 2026</text:p></table:table-cell><table:table-cell office:value-type="string"><text:p>Ann</text:p></table:table-cell></table:table-row>"#;
    let found = read(&open_document(rows));
    assert_eq!(found[0].csv, "2026-03-31,2026-03-31,Ann\n");
}

#[test]
fn what_unpacks_to_more_than_a_table_is_refused() {
    let wide = r#"<table:table-row table:number-rows-repeated="4000000000"><table:table-cell table:number-columns-repeated="4000000000"><text:p>Ann</text:p></table:table-cell></table:table-row>"#;
    assert_eq!(sheets(&open_document(wide)), Err(too_long()));
    let long = " ".repeat(MAX_UNPACKED as usize + 1);
    assert_eq!(sheets(&packed(&[("content.xml", &long)])), Err(t::file_too_large()));
    let far = r#"<row r="1048576"><c r="XFD1048576"><v>5</v></c></row>"#;
    assert_eq!(read(&excel(&[("Far", far)])), []);
}

#[test]
fn a_small_file_becomes_no_large_table() {
    let cell = |times: usize, text: &str| {
        format!(
            r#"<table:table-cell table:number-columns-repeated="{times}"><text:p>{text}</text:p></table:table-cell>"#
        )
    };
    let row = |times: usize, cells: &str| {
        format!(r#"<table:table-row table:number-rows-repeated="{times}">{cells}</table:table-row>"#)
    };
    let too_large = Err(t::file_too_large());
    assert_eq!(
        sheets(&open_document(&row(MAX_ROWS, &cell(64, &"x".repeat(100))))),
        too_large
    );
    let long = "x".repeat(MAX_CELL + 1);
    assert_eq!(sheets(&open_document(&row(1, &cell(1, &long)))), too_large);
    let next = format!("{}</table:table><table:table>", row(1, &cell(1, "Ann")));
    assert_eq!(sheets(&open_document(&next.repeat(MAX_SHEETS))), too_large);
    // rows without anything take nothing
    let empty = row(usize::MAX, &cell(usize::MAX, "")).repeat(1_000);
    assert_eq!(read(&open_document(&empty)), []);

    let written = format!(r#"<row r="1"><c r="A1" t="inlineStr"><is><t>{long}</t></is></c></row>"#);
    assert_eq!(sheets(&excel(&[("Long", written.as_str())])), too_large);
    assert_eq!(sheets(&excel(&[("Many", ""); MAX_SHEETS + 1])), too_large);
}

#[test]
fn other_files_are_no_spreadsheets() {
    assert_eq!(sheets(b"name,mail\nAnn,ann@example.org\n"), Ok(None));
    assert_eq!(sheets(&packed(&[("word/document.xml", "<w/>")])), Ok(None));
    assert!(sheets(b"PK\x03\x04 and nothing more").is_err());
    assert!(
        sheets(b"\xd0\xcf\x11\xe0")
            .expect_err("an old file")
            .to_string()
            .contains(".xlsx")
    );
    let broken = packed(&[("content.xml", "<table:table><table:table-row>")]);
    assert!(sheets(&broken).is_ok_and(|found| found.is_some_and(|sheets| sheets.is_empty())));
}
