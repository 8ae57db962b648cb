//! JSON with a fixed order of keys and a layout for people: what stands on one line and what on many is said by whoever
//! makes the tree, so that the same content gives the same bytes.

use std::fmt::Write;

use serde_json::Value;

/// A part of a document to be written.
#[derive(Debug, Clone, PartialEq)]
pub enum Tree {
    /// On the line.
    Value(Value),
    /// On the line.
    List(Vec<Tree>),
    /// On the line.
    Object(Vec<(&'static str, Tree)>),
    /// Each item on a line of its own.
    Lines(Vec<Tree>),
    /// Each field on a line of its own.
    Block(Vec<(&'static str, Tree)>),
}

impl<T: Into<Value>> From<T> for Tree {
    fn from(value: T) -> Self {
        Self::Value(value.into())
    }
}

/// Fields of an object, to be added where there is something to say.
#[derive(Debug, Default)]
pub struct Fields(pub Vec<(&'static str, Tree)>);

impl Fields {
    /// A field that always stands.
    pub fn put(&mut self, name: &'static str, value: impl Into<Tree>) {
        self.0.push((name, value.into()));
    }

    /// A field that stands where there is a value.
    pub fn some(&mut self, name: &'static str, value: Option<impl Into<Tree>>) {
        if let Some(value) = value {
            self.put(name, value);
        }
    }

    /// A list that stands where it is not empty.
    pub fn list(&mut self, name: &'static str, items: Vec<Tree>, layout: fn(Vec<Tree>) -> Tree) {
        if !items.is_empty() {
            self.put(name, layout(items));
        }
    }
}

impl Tree {
    /// As text, with a line break at its end.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.render(&mut text, 0);
        text.push('\n');
        text
    }

    fn render(&self, out: &mut String, depth: usize) {
        match self {
            Self::Value(value) => inline(out, value),
            Self::List(items) => separated(out, ['[', ']'], items, None, |out, item| item.render(out, depth)),
            Self::Object(fields) => separated(out, ['{', '}'], fields, None, |out, (name, value)| {
                key(out, name);
                value.render(out, depth);
            }),
            Self::Lines(items) => {
                separated(out, ['[', ']'], items, Some(depth), |out, item| {
                    item.render(out, depth + 1)
                });
            }
            Self::Block(fields) => separated(out, ['{', '}'], fields, Some(depth), |out, (name, value)| {
                key(out, name);
                value.render(out, depth + 1);
            }),
        }
    }
}

/// Items between brackets: on the line, or each on its own, indented by one space more than `depth`.
fn separated<T>(
    out: &mut String,
    [open, close]: [char; 2],
    items: impl IntoIterator<Item = T>,
    depth: Option<usize>,
    mut write: impl FnMut(&mut String, T),
) {
    out.push(open);
    let mut first = true;
    for item in items {
        match depth {
            Some(depth) => {
                out.push_str(if first { "\n" } else { ",\n" });
                out.extend(std::iter::repeat_n(' ', depth + 1));
            }
            None if first => {}
            None => out.push_str(", "),
        }
        first = false;
        write(out, item);
    }
    if let Some(depth) = depth.filter(|_| !first) {
        out.push('\n');
        out.extend(std::iter::repeat_n(' ', depth));
    }
    out.push(close);
}

fn key(out: &mut String, name: &str) {
    let _ = write!(out, "{}: ", Value::from(name)); // writing to a String cannot fail
}

/// A value on the line, its keys in the order of their bytes.
fn inline(out: &mut String, value: &Value) {
    match value {
        Value::Array(items) => separated(out, ['[', ']'], items, None, inline),
        Value::Object(fields) => separated(out, ['{', '}'], fields, None, |out, (name, value)| {
            key(out, name);
            inline(out, value);
        }),
        plain => {
            let _ = write!(out, "{plain}"); // writing to a String cannot fail
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_blocks_are_indented_by_one_space_a_level() {
        let tree = Tree::Block(vec![
            (
                "a",
                Tree::Lines(vec![Tree::Object(vec![("x", 1.into()), ("y", "é\"".into())])]),
            ),
            ("b", Tree::Lines(Vec::new())),
            ("c", serde_json::json!({"q": [1, null], "p": {}}).into()),
        ]);
        assert_eq!(
            tree.text(),
            "{\n \"a\": [\n  {\"x\": 1, \"y\": \"é\\\"\"}\n ],\n \"b\": [],\n \"c\": {\"p\": {}, \"q\": [1, null]}\n}\n"
        );
    }
}
