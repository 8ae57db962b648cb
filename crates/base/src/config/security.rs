//! Settings of the security log, and of the contact for reporting vulnerabilities (`/.well-known/security.txt`).

/// The default number of days for which the security log is kept.
pub const LOG_DAYS: u32 = 180;

/// Settings of the security log and of `security.txt`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecuritySettings {
    /// Days after which entries of the security log are deleted.
    pub log_days: u32,
    /// The contacts for reporting a vulnerability, the preferred one first; if empty, there is no `security.txt`.
    pub contacts: Vec<SecurityLink>,
    /// The address of the page with the policy on such reports.
    pub policy: Option<SecurityLink>,
}

impl Default for SecuritySettings {
    fn default() -> Self {
        Self {
            log_days: LOG_DAYS,
            contacts: Vec::new(),
            policy: None,
        }
    }
}

/// An address in `security.txt`: `mailto:`, `tel:` or `https://`, as RFC 9116 asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SecurityLink(String);

impl SecurityLink {
    /// Checks a contact: `mailto:`, `tel:` or `https://`.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    pub fn contact(text: &str) -> Result<Self, String> {
        Self::one_of(&["mailto:", "tel:", "https://"], text).ok_or_else(|| {
            format!("{text:?} is no contact: expected mailto:security@podium.example, tel:+49-… or https://…")
        })
    }

    /// Checks the address of a page: `https://`.
    ///
    /// # Errors
    /// A sentence that says what was expected.
    pub fn page(text: &str) -> Result<Self, String> {
        Self::one_of(&["https://"], text).ok_or_else(|| format!("{text:?} is no address of a page: expected https://…"))
    }

    fn one_of(schemes: &[&str], text: &str) -> Option<Self> {
        let text = text.trim();
        let rest = schemes.iter().find_map(|scheme| text.strip_prefix(scheme))?;
        // a space or a line end would begin another field of the file
        let is_one_line = text.chars().all(|c| c.is_ascii_graphic());
        (is_one_line && !rest.is_empty()).then(|| Self(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contacts_are_addresses_that_programs_can_open() {
        for right in [
            "mailto:security@podium.example",
            " https://podium.example/report ",
            "tel:+49-30-1",
        ] {
            assert_eq!(SecurityLink::contact(right).map(|l| l.0), Ok(right.trim().to_owned()));
        }
        for wrong in [
            "security@podium.example",
            "mailto:",
            "http://podium.example",
            "mailto:a@b.example\nExpires: never",
            "",
        ] {
            assert!(SecurityLink::contact(wrong).is_err(), "{wrong:?}");
        }
        assert!(SecurityLink::page("https://podium.example/policy").is_ok());
        assert!(SecurityLink::page("mailto:a@b.example").is_err());
    }
}
