//! What a ruling said before it was changed: kept with it, so that nothing is lost by a correction (T52).

use serde::{Deserialize, Serialize};

use crate::Work;
use podium_base::clock::Moment;
use podium_store::floor::rulings::RulingRow;

/// A text or a penalty that was changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EarlierText {
    /// "what", "answer", "rule", "decision" or "penalty".
    pub part: String,
    pub text: String,
    /// When it was changed, and by which account.
    pub at: Moment,
    pub by: Option<String>,
    /// Their name, if the ruling was imported: a document has no accounts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Lists what was changed in a ruling, oldest first.
pub fn earlier_texts(row: &RulingRow) -> Vec<EarlierText> {
    let stored = row.earlier_texts.as_deref().unwrap_or("[]");
    // Written by `keep` alone; a list that cannot be read hides nothing that is in force.
    serde_json::from_str(stored).unwrap_or_default()
}

/// Keeps a text that is about to be changed.
pub(super) fn keep(work: &Work<'_, '_>, row: &mut RulingRow, part: &str, text: &str) {
    if text.is_empty() {
        return;
    }
    let mut all = earlier_texts(row);
    all.push(EarlierText {
        part: part.to_owned(),
        text: text.to_owned(),
        at: work.at,
        by: work.actor.account_id.clone(),
        name: None,
    });
    row.earlier_texts = serde_json::to_string(&all).ok();
}
