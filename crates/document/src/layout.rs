//! JSON in a layout for people: some containers have one item on each line, all others are on one line. Keys keep the
//! order in which they are serialized, so the same content gives the same bytes.

use std::io::{self, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, Serializer};

/// Serializes a value, with a line break at its end. `broken` names the containers with one item on each line by their
/// paths, as `/rounds/*/pods`; the root is the empty path, and the parents of a broken container are broken too.
///
/// # Panics
/// Serializing fails: a map in the value has keys that are not text.
#[must_use]
pub fn to_text(value: &impl Serialize, broken: &[&str]) -> String {
    let mut text = Vec::new();
    let layout = Layout {
        broken,
        path: String::new(),
        open: Vec::new(),
        // Texts are written by the same call as keys, and only keys belong to the path.
        in_key: false,
    };
    value
        .serialize(&mut Serializer::with_formatter(&mut text, layout))
        .expect("writing to memory succeeds, and every key is text");
    text.push(b'\n');
    String::from_utf8(text).expect("JSON is UTF-8")
}

struct Layout<'a> {
    broken: &'a [&'a str],
    /// The path of the value that is being written.
    path: String,
    /// The containers around it, the outermost first.
    open: Vec<Container>,
    in_key: bool,
}

struct Container {
    /// The length of the path itself.
    path: usize,
    is_broken: bool,
    is_empty: bool,
}

impl Layout<'_> {
    fn open<W: ?Sized + Write>(&mut self, writer: &mut W, bracket: &[u8]) -> io::Result<()> {
        self.open.push(Container {
            path: self.path.len(),
            is_broken: self.broken.contains(&self.path.as_str()),
            is_empty: true,
        });
        writer.write_all(bracket)
    }

    fn close<W: ?Sized + Write>(&mut self, writer: &mut W, bracket: &[u8]) -> io::Result<()> {
        if let Some(container) = self.open.pop()
            && container.is_broken
            // An empty list stays `[]` on its line.
            && !container.is_empty
        {
            self.break_line(writer)?;
        }
        writer.write_all(bracket)
    }

    /// Writes the separator before an item of the innermost container.
    fn begin_item<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        let is_broken = self.open.last().is_some_and(|container| container.is_broken);
        if let Some(container) = self.open.last_mut() {
            container.is_empty = false;
        }
        match (is_broken, first) {
            (true, true) => self.break_line(writer),
            (true, false) => writer.write_all(b",").and_then(|()| self.break_line(writer)),
            (false, true) => Ok(()),
            (false, false) => writer.write_all(b", "),
        }
    }

    /// Begins a line, indented by one space for each open container.
    fn break_line<W: ?Sized + Write>(&self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b"\n")?;
        self.open.iter().try_for_each(|_| writer.write_all(b" "))
    }

    fn end_item(&mut self) {
        if let Some(container) = self.open.last() {
            self.path.truncate(container.path);
        }
    }
}

impl Formatter for Layout<'_> {
    fn begin_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open(writer, b"[")
    }

    fn end_array<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.close(writer, b"]")
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        // Regardless of the position in the list: all rounds have the same layout.
        self.path.push_str("/*");
        self.begin_item(writer, first)
    }

    fn end_array_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end_item();
        Ok(())
    }

    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.open(writer, b"{")
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.close(writer, b"}")
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, first: bool) -> io::Result<()> {
        self.path.push('/');
        self.in_key = true;
        self.begin_item(writer, first)
    }

    fn end_object_key<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.in_key = false;
        Ok(())
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(b": ")
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, _: &mut W) -> io::Result<()> {
        self.end_item();
        Ok(())
    }

    fn write_string_fragment<W: ?Sized + Write>(&mut self, writer: &mut W, fragment: &str) -> io::Result<()> {
        if self.in_key {
            self.path.push_str(fragment);
        }
        writer.write_all(fragment.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn broken_containers_are_indented_by_one_space_a_level() {
        let value = json!({
            "a": [{"x": 1, "y": "é\""}],
            "b": [],
            "c": {"q": [1, null], "p": {}},
        });
        assert_eq!(
            to_text(&value, &["", "/a", "/b"]),
            "{\n \"a\": [\n  {\"x\": 1, \"y\": \"é\\\"\"}\n ],\n \"b\": [],\n \"c\": {\"p\": {}, \"q\": [1, null]}\n}\n"
        );
    }

    #[test]
    fn a_path_is_complete_and_ends_with_its_value() {
        let value = json!({"a": [[[1], [2]], {"a": [3]}], "b": {"a": [4]}});
        assert_eq!(
            to_text(&value, &["", "/a", "/a/*"]),
            "{\n \"a\": [\n  [\n   [1],\n   [2]\n  ],\n  {\n   \"a\": [3]\n  }\n ],\n \"b\": {\"a\": [4]}\n}\n"
        );
    }
}
