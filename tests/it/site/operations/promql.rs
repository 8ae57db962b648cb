//! The names in an expression of Prometheus: of metrics, of their labels, of the values that labels are compared with.

use std::collections::BTreeSet;

use super::scrape::Scrape;

/// What expressions may call.
const FUNCTIONS: [&str; 20] = [
    "absent",
    "avg",
    "avg_over_time",
    "changes",
    "clamp_min",
    "count",
    "histogram_quantile",
    "increase",
    "label_values",
    "max",
    "min",
    "predict_linear",
    "rate",
    "sum",
    "time",
    "topk",
    "bottomk",
    "abs",
    "round",
    "vector",
];
/// What is between them.
const WORDS: [&str; 7] = ["and", "or", "unless", "bool", "offset", "inf", "nan"];
/// What lists of labels follow.
const LISTS: [&str; 6] = ["by", "without", "on", "ignoring", "group_left", "group_right"];
/// Labels that Prometheus itself gives to everything that it scrapes.
const OF_TARGETS: [&str; 2] = ["instance", "job"];

/// A metric as an expression names it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Named {
    pub metric: String,
    /// Labels with what they are compared with.
    pub matched: Vec<(String, String)>,
}

/// What an expression names.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names {
    pub metrics: Vec<Named>,
    /// Labels by which it groups.
    pub groups: BTreeSet<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Word(String),
    Text(String),
    Number,
    /// A variable of a dashboard.
    Variable,
    Sign(char),
}

fn tokens(expression: &str) -> Result<Vec<Token>, String> {
    let mut rest = expression;
    let mut found = Vec::new();
    while let Some(first) = rest.chars().next() {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == ':';
        let length = |is: &dyn Fn(char) -> bool| rest.find(|c| !is(c)).unwrap_or(rest.len());
        let taken = match first {
            '"' => {
                let end = rest[1..]
                    .find('"')
                    .ok_or_else(|| format!("a text without an end: {rest}"))?;
                found.push(Token::Text(rest[1..=end].to_owned()));
                end + 2
            }
            '$' => {
                found.push(Token::Variable);
                1 + rest[1..].find(|c| !is_word(c)).unwrap_or(rest.len() - 1)
            }
            c if c.is_ascii_digit() => {
                found.push(Token::Number);
                length(&|c| is_word(c) || c == '.')
            }
            c if is_word(c) => {
                let end = length(&is_word);
                found.push(Token::Word(rest[..end].to_owned()));
                end
            }
            c => {
                if !c.is_whitespace() {
                    found.push(Token::Sign(c));
                }
                c.len_utf8()
            }
        };
        rest = &rest[taken..];
    }
    Ok(found)
}

/// Reads what an expression names.
pub fn names(expression: &str) -> Result<Names, String> {
    let tokens = tokens(expression)?;
    let mut names = Names::default();
    let mut at = 0;
    while at < tokens.len() {
        let Token::Word(word) = &tokens[at] else {
            at += 1;
            continue;
        };
        at += 1;
        let next = tokens.get(at);
        if LISTS.contains(&word.as_str()) && next == Some(&Token::Sign('(')) {
            while let Some(token) = tokens.get(at).filter(|token| **token != Token::Sign(')')) {
                if let Token::Word(label) = token {
                    names.groups.insert(label.clone());
                }
                at += 1;
            }
        } else if FUNCTIONS.contains(&word.as_str()) || WORDS.contains(&word.as_str()) {
            continue;
        } else if next == Some(&Token::Sign('(')) {
            return Err(format!("{word} is no function that is known here: {expression}"));
        } else {
            let mut named = Named {
                metric: word.clone(),
                ..Named::default()
            };
            if next == Some(&Token::Sign('{')) {
                at += 1;
                while let Some(token) = tokens.get(at).filter(|token| **token != Token::Sign('}')) {
                    match token {
                        Token::Word(label) => named.matched.push((label.clone(), String::new())),
                        Token::Text(text) => {
                            let last = named.matched.last_mut().ok_or("a value of no label")?;
                            last.1 = text.clone();
                        }
                        _ => {}
                    }
                    at += 1;
                }
            }
            names.metrics.push(named);
        }
    }
    Ok(names)
}

impl Names {
    /// Holds the names against what a running service exports.
    pub fn are_in(&self, scrape: &Scrape) -> Result<(), String> {
        for named in &self.metrics {
            // Prometheus' own
            if named.metric == "up" {
                continue;
            }
            let samples = scrape.samples(&named.metric);
            if samples.is_empty() {
                return Err(format!("no metric is called {}", named.metric));
            }
            for (label, value) in &named.matched {
                if OF_TARGETS.contains(&label.as_str()) {
                    continue;
                }
                let values: BTreeSet<&String> = samples.iter().filter_map(|sample| sample.labels.get(label)).collect();
                if values.is_empty() {
                    return Err(format!("{} has no label {label}", named.metric));
                }
                if label == "le" && !values.contains(value) {
                    return Err(format!("{} has no bucket {value}", named.metric));
                }
                let is_plain = |word: &str| word.chars().all(|c| c.is_ascii_alphanumeric() || "_/".contains(c));
                for word in value.split('|').filter(|word| is_plain(word)) {
                    if !values.iter().any(|value| *value == word) {
                        return Err(format!("no {} has {label}={word}", named.metric));
                    }
                }
            }
        }
        self.groups.iter().try_for_each(|label| self.has(label, scrape))
    }

    /// Whether one of the metrics has a label.
    pub fn has(&self, label: &str, scrape: &Scrape) -> Result<(), String> {
        let mut samples = self.metrics.iter().flat_map(|named| scrape.samples(&named.metric));
        let is_there = OF_TARGETS.contains(&label) || samples.any(|sample| sample.labels.contains_key(label));
        is_there
            .then_some(())
            .ok_or_else(|| format!("none of {:?} has a label {label}", self.metrics))
    }
}

#[test]
fn the_names_of_an_expression_are_found() {
    let read = names(
        "sum by (lane, le) (rate(podium_a_bucket{lane=~\"pages|x\", instance=\"$i\"}[$__rate_interval])) \
         / on (job) podium_b > 1e9 or topk(3, up{job=\"podium\"}) offset 5m",
    )
    .expect("it can be read");
    let metrics: Vec<&str> = read.metrics.iter().map(|named| named.metric.as_str()).collect();
    assert_eq!(metrics, ["podium_a_bucket", "podium_b", "up"]);
    assert_eq!(read.metrics[0].matched[0], ("lane".to_owned(), "pages|x".to_owned()));
    assert_eq!(Vec::from_iter(&read.groups), ["job", "lane", "le"]);
    assert!(names("podium_a(1)").is_err(), "no function");
    assert!(names("podium_a{lane=\"x}").is_err(), "no end");
}

#[test]
fn a_name_that_is_gone_is_found() {
    let text = "# HELP podium_a_total What.\n# TYPE podium_a_total counter\npodium_a_total{lane=\"pages\"} 1\n";
    let scrape = Scrape::read(text).expect("it is right");
    let held = |expression: &str| names(expression).and_then(|names| names.are_in(&scrape));
    assert_eq!(
        held("sum by (lane, instance) (rate(podium_a_total{lane=\"pages\"}[5m]))"),
        Ok(())
    );
    for gone in [
        "podium_b_total",
        "podium_a",
        "podium_a_total{road=\"pages\"}",
        "podium_a_total{lane=\"page\"}",
        "podium_a_total{lane=~\"pages|staff\"}",
        "sum by (road) (podium_a_total)",
    ] {
        assert!(held(gone).is_err(), "{gone}");
    }
}
