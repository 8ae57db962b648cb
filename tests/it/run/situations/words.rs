//! Actions in words, as the cases write them: `end 1`, `leave Ann conceded`. They become actions of the game document.

use serde_json::{Map, Value, json};

/// A word of a line. A quoted one is always a name, also where it reads like one of the words below.
struct Word {
    text: String,
    quoted: bool,
}

impl Word {
    fn is(&self, keyword: &str) -> bool {
        !self.quoted && self.text == keyword
    }

    /// A whole number as a number. Anything else stays a text, which the reader of actions refuses by name.
    fn number(&self) -> Value {
        self.text.parse::<i64>().map_or_else(|_| self.name(), Value::from)
    }

    fn name(&self) -> Value {
        json!(self.text)
    }
}

/// Returns the actions that a line means, in their order; `None` if it is not understood.
pub fn actions(line: &str) -> Option<Vec<Value>> {
    let words = split(line)?;
    let (verb, rest) = words.split_first().filter(|(verb, _)| !verb.quoted)?;
    let one = |action: Option<Value>| action.map(|action| vec![action]);
    match (verb.text.as_str(), rest) {
        ("end", [marker]) => one(Some(json!({"do": "end_turn", "marker": marker.number()}))),
        ("next", [marker]) => one(Some(json!({"do": "next_phase", "marker": marker.number()}))),
        ("leave", _) => one(leave(rest)),
        ("extra", [player]) => one(Some(json!({"do": "extra_turn", "player": player.name()}))),
        ("skip", [player]) => one(Some(json!({"do": "skip_turn", "player": player.name()}))),
        ("time", _) => one(time(rest)),
        ("cast", _) => one(put("spell", rest)),
        ("activate", _) => one(put("activated", rest)),
        ("trigger", _) => one(put("triggered", rest)),
        ("copy", _) => one(put("copy", rest)),
        ("counter", [thing]) => one(Some(json!({"do": "counter", "object": thing.name()}))),
        ("pass", [stack, players @ ..]) => each("pass_priority", stack, players),
        ("withdraw", [stack, player]) => each("withdraw_priority", stack, std::slice::from_ref(player)),
        ("accept", [stack, players @ ..]) => each("accept_loop", stack, players),
        ("loop", [stack, player, iterations, points]) => one(Some(json!({"do": "announce_loop",
            "stack": stack.number(), "player": player.name(), "iterations": iterations.number(), "points": points.number()}))),
        ("stop", [stack, player, iteration, point]) => one(Some(json!({"do": "propose_stop",
            "stack": stack.number(), "player": player.name(), "iteration": iteration.number(), "point": point.number()}))),
        ("life" | "poison", [player, value]) => one(Some(
            json!({"do": "set_status", "player": player.name(), (verb.text.as_str()): value.number()}),
        )),
        ("casts", [player, value]) => one(Some(
            json!({"do": "set_status", "player": player.name(), "commander_casts": value.number()}),
        )),
        ("damage", [player, from, value]) => one(Some(json!({"do": "set_status", "player": player.name(),
            "commander_damage": {(from.text.as_str()): value.number()}}))),
        ("win" | "draw", [_, ..]) => one(Some(
            json!({"do": "declare", "effect": verb.text, "controllers": names(rest)}),
        )),
        ("object", _) => one(object(rest)),
        ("gone", [thing]) => one(Some(json!({"do": "remove_object", "object": thing.name()}))),
        ("control" | "uncontrol", _) => one(control(&verb.text, rest)),
        ("until", [thing, player]) => one(Some(
            json!({"do": "until_turn", "object": thing.name(), "player": player.name()}),
        )),
        ("flip", [player]) => one(Some(json!({"do": "flip", "player": player.name()}))),
        ("flip", [player, call]) => one(Some(
            json!({"do": "flip", "player": player.name(), "call": call.name()}),
        )),
        ("roll", [player, sides]) => one(Some(
            json!({"do": "roll", "player": player.name(), "sides": sides.number()}),
        )),
        _ => None,
    }
}

/// Splits a line at its spaces; `None` if a quotation mark stands alone.
fn split(line: &str) -> Option<Vec<Word>> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let (text, after, quoted) = match rest.strip_prefix('"') {
            Some(quote) => {
                let (text, after) = quote.split_once('"')?;
                (text, after, true)
            }
            None => {
                let (text, after) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                (text, after, false)
            }
        };
        words.push(Word {
            text: text.to_owned(),
            quoted,
        });
        rest = after.trim_start();
    }
    Some(words)
}

fn names(words: &[Word]) -> Value {
    words.iter().map(Word::name).collect()
}

/// The same action by one player after the other.
fn each(verb: &str, stack: &Word, players: &[Word]) -> Option<Vec<Value>> {
    let action = |player: &Word| json!({"do": verb, "stack": stack.number(), "player": player.name()});
    (!players.is_empty()).then(|| players.iter().map(action).collect())
}

/// A line in parts: what stands before the first of some keywords, and what follows each of them.
struct Parts<'w> {
    head: &'w [Word],
    clauses: Vec<(&'static str, &'w [Word])>,
}

impl<'w> Parts<'w> {
    /// `None` if a keyword is there twice.
    fn of(words: &'w [Word], keywords: &[&'static str]) -> Option<Self> {
        let keyword = |word: &Word| keywords.iter().copied().find(|keyword| word.is(keyword));
        let starts: Vec<usize> = (0..words.len()).filter(|&at| keyword(&words[at]).is_some()).collect();
        let mut clauses: Vec<(&'static str, &'w [Word])> = Vec::new();
        for (nth, &at) in starts.iter().enumerate() {
            let end = starts.get(nth + 1).copied().unwrap_or(words.len());
            let found = keyword(&words[at])?;
            if clauses.iter().any(|(known, _)| *known == found) {
                return None;
            }
            clauses.push((found, &words[at + 1..end]));
        }
        let head = &words[..starts.first().copied().unwrap_or(words.len())];
        Some(Self { head, clauses })
    }

    fn clause(&self, keyword: &str) -> Option<&'w [Word]> {
        self.clauses
            .iter()
            .find(|(known, _)| *known == keyword)
            .map(|(_, words)| *words)
    }

    /// Puts the one word behind a keyword into a field; `None` if there are more or none.
    fn one(&self, keyword: &str, field: &str, out: &mut Map<String, Value>, value: fn(&Word) -> Value) -> Option<()> {
        match self.clause(keyword) {
            None => {}
            Some([word]) => drop(out.insert(field.to_owned(), value(word))),
            Some(_) => return None,
        }
        Some(())
    }

    /// Puts the words behind a keyword into a field as a list; `None` if the keyword stands alone.
    fn list(&self, keyword: &str, field: &str, out: &mut Map<String, Value>, value: fn(&Word) -> Value) -> Option<()> {
        match self.clause(keyword) {
            None => {}
            Some([]) => return None,
            Some(words) => drop(out.insert(field.to_owned(), words.iter().map(value).collect())),
        }
        Some(())
    }
}

fn fields(action: Value) -> Map<String, Value> {
    match action {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

fn leave(words: &[Word]) -> Option<Value> {
    let parts = Parts::of(words, &["at"])?;
    let reasons = ["lost", "conceded", "match_loss", "drawn"];
    let (players, why) = match parts.head {
        [before @ .., last] if reasons.iter().any(|reason| last.is(reason)) => (before, last.text.as_str()),
        all => (all, "lost"),
    };
    if players.is_empty() {
        return None;
    }
    let mut out = fields(json!({"do": "leave", "players": names(players), "why": why}));
    parts.one("at", "defer_to", &mut out, Word::number)?;
    Some(Value::Object(out))
}

fn time(words: &[Word]) -> Option<Value> {
    let parts = Parts::of(words, &["passed", "without"])?;
    let procedure = match parts.head {
        [] => "extra_turns",
        [finish] if finish.is("finish") => "finish_turn",
        _ => return None,
    };
    let mut out = fields(json!({"do": "call_time", "procedure": procedure}));
    parts.list("passed", "passing", &mut out, Word::number)?;
    parts.list("without", "not_counted", &mut out, Word::name)?;
    Some(Value::Object(out))
}

fn put(kind: &str, words: &[Word]) -> Option<Value> {
    let parts = Parts::of(words, &["by", "at"])?;
    let [stack, player, thing] = parts.head else {
        return None;
    };
    let mut out = fields(
        json!({"do": "put_on_stack", "stack": stack.number(), "object": thing.name(),
        "controller": player.name(), "kind": kind}),
    );
    parts.one("by", "caused_by", &mut out, Word::name)?;
    parts.list("at", "targets", &mut out, Word::name)?;
    Some(Value::Object(out))
}

fn object(words: &[Word]) -> Option<Value> {
    let parts = Parts::of(words, &["of", "token", "by", "on"])?;
    let ([thing], Some([_])) = (parts.head, parts.clause("of")) else {
        return None;
    };
    let mut out = fields(json!({"do": "object", "object": thing.name()}));
    match parts.clause("token") {
        None => {}
        Some([]) => drop(out.insert("token".to_owned(), json!(true))),
        Some(_) => return None,
    }
    parts.one("of", "owner", &mut out, Word::name)?;
    parts.one("by", "by", &mut out, Word::name)?;
    parts.one("on", "attached_to", &mut out, Word::name)?;
    Some(Value::Object(out))
}

fn control(verb: &str, words: &[Word]) -> Option<Value> {
    let parts = Parts::of(words, &["by", "from"])?;
    let [thing] = parts.head else { return None };
    // Gaining control needs a player; its end may refer to the newest effect without one.
    if verb == "control" && parts.clause("by").is_none() {
        return None;
    }
    let mut out = fields(json!({"do": verb, "object": thing.name()}));
    parts.one("by", "by", &mut out, Word::name)?;
    parts.one("from", "source", &mut out, Word::name)?;
    Some(Value::Object(out))
}
