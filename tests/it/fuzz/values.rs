//! Values as an attacker types them: at the edge of what a field takes, or for something that reads it later.

use podium_testing::choices::Choices;

/// What a page must never repeat unescaped.
pub const MARK: &str = "<podium-fuzz";

/// Texts that mean something to whatever reads them next.
const TEXTS: &[&str] = &[
    "",
    " ",
    "0",
    "1",
    "Ann Ash",
    "<podium-fuzz x=\"'\">&amp;",
    "\"'><podium-fuzz>",
    "{player:1}",
    "{player:",
    "\0",
    "a\r\nset-cookie: b=c",
    "\u{202e}nnA",
    "e\u{301}\u{301}\u{301}",
    "ﬁ İ ß ŉ",
    "🧑‍🧑‍🧒‍🧒",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "../../etc/passwd",
    "%2e%2e%2f%00%ff",
    "=cmd|' /C calc'!A0",
    "' OR 1=1 --",
    "Europe/Lisbon",
    "Etc/GMT+12",
    "2026-02-30",
    "2026-03-29",
    "0000-00-00",
    "-0001-01-01",
    "+262142-12-31",
    "9999-12-31T23:59",
    "2026-03-29T01:30",
    "12:30",
    "25:61",
    "1 Sol Ring\n99 Island\n\nCommander\n1 Atraxa, Praetors' Voice",
    "Ann Ash; Bo Birch\nCy Cole",
    "name,table\nAnn,1\n\"Bo,2",
    "{\"a\": [1, {}]}",
    "12 D d 3",
    "DDD1",
    "1,2,3",
    "on",
];

/// Numbers at the edge of a type, and what is nearly a number.
const NUMBERS: &[&str] = &[
    "-1",
    "0",
    "1",
    "2",
    "3",
    "4",
    "7",
    "12",
    "36",
    "99",
    "255",
    "256",
    "32768",
    "65536",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551616",
    "1e9",
    "1.5",
    "+1",
    " 1",
    "01",
    "٣",
    "1_000",
    "NaN",
    "½",
];

/// Makes a value: from a list, of an odd length, or of any characters.
pub fn odd(choices: &mut Choices<'_>) -> String {
    match choices.below(16) {
        0..6 => TEXTS[choices.below(TEXTS.len())].to_owned(),
        6..12 => number(choices),
        12 => TEXTS[choices.below(TEXTS.len())].repeat(1 + choices.below(40)),
        13 => "n".repeat([99, 100, 101, 200, 201, 1_000, 10_000, 40_000][choices.below(8)]),
        _ => any_text(choices),
    }
}

/// A number, or what is nearly one.
pub fn number(choices: &mut Choices<'_>) -> String {
    NUMBERS[choices.below(NUMBERS.len())].to_owned()
}

/// Any characters, those that separate things most often.
pub fn any_text(choices: &mut Choices<'_>) -> String {
    const SEPARATORS: &[char] = &[
        '\n', '\r', '\t', ' ', ',', ';', '"', '\'', '(', ')', '[', ']', '{', '}', '#', '/', '*', ':', '=', '&', '%',
        '.', '-', '~',
    ];
    (0..choices.below(40))
        .map(|_| match choices.below(4) {
            0 => SEPARATORS[choices.below(SEPARATORS.len())],
            1 => char::from(b' ' + u8::try_from(choices.below(95)).expect("below 95")),
            2 => char::from(b'0' + u8::try_from(choices.below(10)).expect("a digit")),
            _ => {
                let high = u32::try_from(choices.below(256)).expect("a byte");
                let low = u32::try_from(choices.below(256)).expect("a byte");
                char::from_u32(high << 8 | low).unwrap_or('\u{10ffff}')
            }
        })
        .collect()
}

/// Spoils a text at a few places: bytes changed, taken out, put in, doubled.
pub fn spoil(choices: &mut Choices<'_>, text: &mut Vec<u8>) {
    for _ in 0..choices.below(6) {
        let at = (choices.below(256) << 8 | choices.below(256)) % (text.len() + 1);
        match choices.below(6) {
            0 if at < text.len() => text[at] = u8::try_from(choices.below(256)).expect("a byte"),
            1 if at < text.len() => {
                text.remove(at);
            }
            2 => text.insert(at, b"\"\\,:{}[]\n\xff\x001-.eE"[choices.below(16)]),
            3 => {
                let odd = odd(choices);
                text.splice(at..at, odd.bytes());
            }
            4 => {
                let end = (at + 1 + choices.below(60)).min(text.len());
                let part = text[at.min(end)..end].to_vec();
                text.splice(at..at, part);
            }
            _ => text.truncate(at),
        }
    }
}
