//! Card data as an organizer loads it: JSON with a name and the fields of each card.

use say::{Message, deck_findings as t};
use serde_json::{Map, Value};

use super::cards::{Card, CardData, NamedCard};
use super::colours::Colours;
use super::scryfall::Scryfall;

/// Most cards that are loaded at once.
const MAX_CARDS: usize = 60_000;

impl CardData {
    /// Reads `{"NAME": {"color_identity": "WU", "basic": true, "any_number": true, "copies": 7}, …}`. Every field is
    /// optional, and colours may be a list of letters. Scryfall's fields mean what they mean in its own files.
    ///
    /// # Errors
    /// A sentence about the first card that cannot be read, or about the file as a whole.
    pub fn read(json: &str) -> Result<Self, Message> {
        let value: Value = serde_json::from_str(json).map_err(|error| t::no_json(error.line(), error.column()))?;
        let Value::Object(cards) = value else {
            return Err(t::no_list_of_names());
        };
        // Refused before any card is folded and kept: the file is an upload.
        if cards.len() > MAX_CARDS {
            return Err(t::too_many_cards(cards.len(), MAX_CARDS));
        }
        let mut all = Self::default();
        for (name, value) in cards {
            let card = card(value).map_err(|what| t::of_card(&name, what))?;
            all.add(NamedCard { name, card });
        }
        Ok(all)
    }
}

fn card(value: Value) -> Result<Card, Message> {
    let Value::Object(mut fields) = value else {
        return Err(t::no_object());
    };
    let identity = match fields.remove("color_identity") {
        None => Colours::default(),
        Some(Value::String(letters)) => colours(&letters)?,
        Some(Value::Array(list)) => colours(&list.iter().filter_map(Value::as_str).collect::<String>())?,
        Some(_) => return Err(t::field_unknown("color_identity")),
    };
    let (is_basic, has_any_number) = (flag(&mut fields, "basic")?, flag(&mut fields, "any_number")?);
    let copies = fields.remove("copies").map(|copies| {
        let copies = copies.as_u64().and_then(|n| u32::try_from(n).ok());
        copies.filter(|n| *n >= 1).ok_or_else(t::copies_whole)
    });
    let read = of_scryfall(fields)?;
    if let Some((field, most)) = read.long_field() {
        return Err(t::field_too_long(field, most));
    }
    let card = read.card(identity);
    Ok(Card {
        basic: card.basic || is_basic,
        copies: match copies.transpose()? {
            _ if has_any_number => None,
            Some(own) => Some(own),
            None => card.copies,
        },
        ..card
    })
}

/// Takes a field that is true or false out of an object; false if it is missing.
fn flag(fields: &mut Map<String, Value>, name: &str) -> Result<bool, Message> {
    match fields.remove(name) {
        None => Ok(false),
        Some(Value::Bool(flag)) => Ok(flag),
        Some(_) => Err(t::field_unknown(name)),
    }
}

/// Reads the fields of Scryfall.
fn of_scryfall(fields: Map<String, Value>) -> Result<Scryfall, Message> {
    // an object that was copied from Scryfall has many more
    let is_copied = fields.contains_key("object");
    for (field, value) in &fields {
        let alone = Map::from_iter([(field.clone(), value.clone())]);
        let is_read = serde_json::from_value::<Scryfall>(Value::Object(alone)).is_ok();
        // A misspelt field is refused, not ignored: otherwise the check would report decks because of a limit that
        // the organizer did write.
        if !is_read || !is_copied && !Scryfall::FIELDS.contains(&field.as_str()) {
            return Err(t::field_unknown(format!("{field:.40}")));
        }
    }
    serde_json::from_value(Value::Object(fields)).map_err(|error| t::field_unknown(error.to_string()))
}

fn colours(letters: &str) -> Result<Colours, Message> {
    Colours::read(letters).ok_or_else(|| t::colours_unknown(format!("{letters:.20}")))
}
