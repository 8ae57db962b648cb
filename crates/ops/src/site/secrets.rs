//! Random tokens, and values computed with the keys of this installation. [`super::keys`] loads them.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use podium_base::clock::{self, Moment};
use podium_base::config::{KeyName, Keys};

type HmacSha256 = Hmac<Sha256>;

/// Letters of a code that people type.
const CODE_LETTERS: &[u8] = b"ABCDEFGHJKMNPQRSTUVWXYZ23456789";
/// The number of letters in a code.
const CODE_LENGTH: usize = 8;
/// Letters of the code in the short address of a player's page: 60 bits, because it opens the page.
const SHORT_LINK_LENGTH: usize = 12;
/// The purpose of a code, so that no code can be used as another kind.
const REGISTRATION: &str = "registration";
const CHECK_IN: &str = "check-in";
const SHORT_LINK: &str = "short link";
/// The purpose of the token in a calendar's address.
const CALENDAR: &str = "calendar";
/// The purpose of the token in the address of a tournament's stage.
const STAGE: &str = "stage";
/// The purpose of the token in a person's secret link, so that it is no player's.
const PERSON: &str = "person";

/// The keys of this installation.
#[derive(Clone)]
pub struct Secrets {
    form: Vec<u8>,
    player: Vec<u8>,
    /// Keys of players' links from before a rotation, and until when they are valid.
    old_players: Vec<(Vec<u8>, Moment)>,
    second_factor: Vec<u8>,
    webhook: Vec<u8>,
}

impl Secrets {
    /// Reads the keys from their stored form; `None` if one is missing.
    pub(crate) fn of(keys: &Keys) -> Option<Self> {
        let key = |name| keys.get(name).map(|key| key.as_bytes().to_vec());
        let old = keys.old_players.iter();
        Some(Self {
            form: key(KeyName::Forms)?,
            player: key(KeyName::Players)?,
            old_players: old.map(|old| (old.key.as_bytes().to_vec(), old.until)).collect(),
            second_factor: key(KeyName::SecondFactor)?,
            webhook: key(KeyName::Webhooks)?,
        })
    }

    /// Returns the token in a visitor's forms, an HMAC of the token of their session or visit.
    pub fn form_token(&self, root: &str) -> String {
        hex(&mac(&self.form, &[root]).finalize().into_bytes())
    }

    /// Returns whether a form's token is the visitor's, compared in constant time.
    pub fn is_form_token(&self, root: &str, token: &str) -> bool {
        from_hex(token).is_some_and(|bytes| mac(&self.form, &[root]).verify_slice(&bytes).is_ok())
    }

    /// Makes a mark for a browser in which somebody has signed in to an account. Its failures are counted separately.
    pub fn browser_mark(&self, account_id: &str) -> String {
        // Identifies one browser: two devices of a person fail and wait independently.
        let browser = &random_token()[..32];
        format!(
            "{browser}.{}",
            hex(&self.browser_mac(account_id, browser).finalize().into_bytes())
        )
    }

    /// Returns the browser's name in a mark that was made for this account; `None` for any other mark.
    pub fn known_browser<'m>(&self, account_id: &str, mark: &'m str) -> Option<&'m str> {
        // An invalid mark counts as none: the browser is treated like a stranger's.
        let (browser, mac) = mark.split_once('.')?;
        let bytes = from_hex(mac)?;
        let made_here = self.browser_mac(account_id, browser).verify_slice(&bytes).is_ok();
        made_here.then_some(browser)
    }

    /// Signs a text that browsers send back; `purpose` prevents its use for anything else.
    pub fn signature(&self, purpose: &str, text: &str) -> String {
        hex(&self.signing(purpose, text).finalize().into_bytes()[..16])
    }

    /// Returns whether a signature belongs to this text, compared in constant time.
    pub fn is_signature(&self, purpose: &str, text: &str, signature: &str) -> bool {
        from_hex(signature)
            .is_some_and(|bytes| bytes.len() == 16 && self.signing(purpose, text).verify_truncated_left(&bytes).is_ok())
    }

    fn signing(&self, purpose: &str, text: &str) -> HmacSha256 {
        mac(&self.form, &["signed", purpose, text])
    }

    /// Returns the code that registration in a tournament requires, "K7QF-2MXD": an HMAC of the tournament's id and the
    /// code's generation, so that it can be shown again and a new generation makes old codes void.
    pub fn registration_code(&self, tournament: &str, generation: i64) -> String {
        let code = typed_code(&self.player, REGISTRATION, (tournament, generation), CODE_LENGTH);
        let (first, second) = code.split_at(CODE_LENGTH / 2);
        format!("{first}-{second}")
    }

    /// Returns whether a typed code is the one of this tournament and generation, compared in constant time. Case,
    /// spaces and hyphens do not matter.
    pub fn is_registration_code(&self, tournament: &str, generation: i64, typed: &str) -> bool {
        self.is_typed_code(REGISTRATION, (tournament, generation), typed, CODE_LENGTH)
    }

    /// Returns the code that a player shows at the door, "K7QF2MXD": an HMAC of the player's id and the generation of
    /// their link, so that nobody can make one for another player, and a renewed link makes it void. It opens nothing.
    pub fn check_in_code(&self, player: &str, generation: i64) -> String {
        typed_code(&self.player, CHECK_IN, (player, generation), CODE_LENGTH)
    }

    /// Whether a code is the one of this player and generation, compared in constant time.
    pub fn is_check_in_code(&self, player: &str, generation: i64, code: &str) -> bool {
        self.is_typed_code(CHECK_IN, (player, generation), code, CODE_LENGTH)
    }

    /// Returns the code in the address of a player's page that can be typed, "K7QF-2MXD-H4RT": an HMAC of the player's id
    /// and the generation of their link. It opens their page.
    pub fn short_link_code(&self, player: &str, generation: i64) -> String {
        let code = typed_code(&self.player, SHORT_LINK, (player, generation), SHORT_LINK_LENGTH);
        let (first, rest) = code.split_at(SHORT_LINK_LENGTH / 3);
        let (second, third) = rest.split_at(SHORT_LINK_LENGTH / 3);
        format!("{first}-{second}-{third}")
    }

    /// Whether a typed code is the one of this player and generation, compared in constant time. Case, spaces and
    /// hyphens do not matter.
    pub fn is_short_link_code(&self, player: &str, generation: i64, typed: &str) -> bool {
        self.is_typed_code(SHORT_LINK, (player, generation), typed, SHORT_LINK_LENGTH)
    }

    fn is_typed_code(&self, purpose: &str, of: (&str, i64), typed: &str, length: usize) -> bool {
        let letters = typed.chars().filter(char::is_ascii_alphanumeric);
        let typed: String = letters.take(length + 1).collect::<String>().to_ascii_uppercase();
        let made_by = |key: &[u8]| {
            let code = typed_code(key, purpose, of, length);
            let differ = code.bytes().zip(typed.bytes()).fold(0, |all, (a, b)| all | (a ^ b));
            typed.len() == length && differ == 0
        };
        self.is_by_players_key(made_by)
    }

    /// Returns the stored form of a text under which failures are counted: the same for the same text, but without the
    /// key nobody finds the text by guessing. `what` names the kind of count, so that different counts cannot be
    /// compared.
    pub fn counted_as(&self, what: &str, text: &str) -> String {
        hex(&mac(&self.form, &["counted", what, text]).finalize().into_bytes()[..16])
    }

    fn browser_mac(&self, account_id: &str, browser: &str) -> HmacSha256 {
        // With a prefix, because the key also signs form tokens, and neither may be used as the other.
        mac(&self.form, &["browser", account_id, browser])
    }

    /// Returns the token in a player's secret link: an HMAC of the player's id and the link's generation, so that the
    /// link can be printed again, and a new generation makes old links void.
    pub fn player_token(&self, player: &str, generation: i64) -> String {
        // 128 bits of it: impossible to guess, and the printed QR code stays coarse
        hex(&mac(&self.player, &[player, &generation.to_string()])
            .finalize()
            .into_bytes()[..16])
    }

    /// Whether a token is the one of this player and generation, compared in constant time.
    pub fn is_player_token(&self, player: &str, generation: i64, token: &str) -> bool {
        let Some(bytes) = from_hex(token) else {
            return false;
        };
        let made_by = |key: &[u8]| {
            // `verify_truncated_left` accepts any length; a shorter token would be easier to guess.
            bytes.len() == 16
                && mac(key, &[player, &generation.to_string()])
                    .verify_truncated_left(&bytes)
                    .is_ok()
        };
        self.is_by_players_key(made_by)
    }

    /// Returns the token in the secret link of a person of a community: an HMAC of the person's id and the link's generation.
    pub fn person_token(&self, person: &str, generation: i64) -> String {
        let parts = [PERSON, person, &generation.to_string()];
        hex(&mac(&self.player, &parts).finalize().into_bytes()[..16])
    }

    /// Whether a token is the one of this person and generation, compared in constant time.
    pub fn is_person_token(&self, person: &str, generation: i64, token: &str) -> bool {
        let Some(bytes) = from_hex(token).filter(|bytes| bytes.len() == 16) else {
            return false;
        };
        let parts = [PERSON, person, &generation.to_string()];
        let made_by = |key: &[u8]| mac(key, &parts).verify_truncated_left(&bytes).is_ok();
        self.is_by_players_key(made_by)
    }

    /// Whether something is made by the key of players' links, or by an old one that is still valid.
    fn is_by_players_key(&self, made_by: impl Fn(&[u8]) -> bool) -> bool {
        let now = clock::now();
        let mut old = self.old_players.iter();
        made_by(&self.player) || old.any(|(key, until)| now < *until && made_by(key))
    }

    /// Returns the token in the address of an account's calendar: an HMAC of the account's id and the address's
    /// generation, so that it can be shown again, and a new generation makes old addresses void.
    pub fn calendar_token(&self, account_id: &str, generation: i64) -> String {
        let parts = [CALENDAR, account_id, &generation.to_string()];
        hex(&mac(&self.player, &parts).finalize().into_bytes()[..16])
    }

    /// Whether a token is the one of this account's calendar and generation, compared in constant time.
    pub fn is_calendar_token(&self, account_id: &str, generation: i64, token: &str) -> bool {
        let Some(bytes) = from_hex(token).filter(|bytes| bytes.len() == 16) else {
            return false;
        };
        let parts = [CALENDAR, account_id, &generation.to_string()];
        let made_by = |key: &[u8]| mac(key, &parts).verify_truncated_left(&bytes).is_ok();
        self.is_by_players_key(made_by)
    }

    /// Returns the token in the address of a tournament's stage that shows a game: an HMAC of the tournament's id.
    pub fn stage_token(&self, tournament: &str) -> String {
        hex(&mac(&self.player, &[STAGE, tournament]).finalize().into_bytes()[..16])
    }

    /// Whether a token is the one of this tournament's stage, compared in constant time.
    pub fn is_stage_token(&self, tournament: &str, token: &str) -> bool {
        let Some(bytes) = from_hex(token).filter(|bytes| bytes.len() == 16) else {
            return false;
        };
        let made_by = |key: &[u8]| mac(key, &[STAGE, tournament]).verify_truncated_left(&bytes).is_ok();
        self.is_by_players_key(made_by)
    }

    /// Returns the secret of an account's authenticator app, derived with the salt in the account's row: a copy of the
    /// database alone cannot produce codes.
    pub fn second_factor_secret(&self, account_id: &str, salt: &str) -> [u8; 20] {
        let whole = mac(&self.second_factor, &[account_id, salt]).finalize().into_bytes();
        // 160 bits, as the RFC recommends: longer ones do not fit into every app
        std::array::from_fn(|at| whole[at])
    }
}

/// Keys of webhooks, each for one purpose.
impl Secrets {
    /// Returns the key that signs a webhook's deliveries, by its generation.
    pub(crate) fn webhook_signing_key(&self, webhook: &str, generation: i64) -> [u8; 32] {
        let parts = ["webhook signing", webhook, &generation.to_string()];
        mac(&self.webhook, &parts).finalize().into_bytes().into()
    }

    /// Returns the key that seals webhooks' addresses.
    pub(crate) fn webhook_address_key(&self) -> [u8; 32] {
        mac(&self.webhook, &["webhook addresses"])
            .finalize()
            .into_bytes()
            .into()
    }
}

/// Encodes a key as code letters, without letters that look alike: five bits each, eight of them quick to type and
/// infeasible to guess.
fn typed_code(key: &[u8], purpose: &str, (id, generation): (&str, i64), length: usize) -> String {
    let parts = [purpose, id, &generation.to_string()];
    let bytes = mac(key, &parts).finalize().into_bytes();
    let letters = bytes.iter().take(length);
    letters
        .map(|byte| char::from(CODE_LETTERS[usize::from(*byte) % CODE_LETTERS.len()]))
        .collect()
}

fn mac(key: &[u8], parts: &[&str]) -> HmacSha256 {
    let mut mac = HmacSha256::new_from_slice(key).expect("HMAC takes keys of any length");
    for part in parts {
        // the lengths keep "ab" + "c" apart from "a" + "bc"
        mac.update(&(part.len() as u64).to_be_bytes());
        mac.update(part.as_bytes());
    }
    mac
}

/// Returns 32 random bytes as 64 hexadecimal digits.
pub fn random_token() -> String {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    hex(&bytes)
}

/// Returns a token for a single-use link: 20 random bytes as 40 hexadecimal digits, short enough for a small QR code.
pub fn random_link_token() -> String {
    let mut bytes = [0_u8; 20];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    hex(&bytes)
}

/// Returns random letters and digits that do not look alike, at most 32 of them with five random bits each.
pub fn random_letters(number: usize) -> String {
    // no i, l, o, 0, 1; the 9 occurs twice, so that five bits of a byte choose among 32
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567899";
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    let letters = bytes.iter().take(number);
    letters
        .map(|byte| char::from(LETTERS[usize::from(byte % 32)]))
        .collect()
}

/// Splits a text into groups, for reading and typing.
pub fn in_groups(text: &str, size: usize) -> String {
    let letters: Vec<char> = text.chars().collect();
    letters
        .chunks(size)
        .map(String::from_iter)
        .collect::<Vec<_>>()
        .join("-")
}

/// Returns the stored form of a token, SHA-256: a stolen database opens nothing.
pub fn hash_token(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

/// Returns a SHA-256 over several parts: equal only for the same parts in the same order.
pub fn fingerprint<'p>(parts: impl Iterator<Item = &'p [u8]>) -> String {
    let mut digest = Sha256::new();
    for part in parts {
        // the lengths keep "ab" + "c" apart from "a" + "bc"
        digest.update((part.len() as u64).to_be_bytes());
        digest.update(part);
    }
    hex(&digest.finalize())
}

/// Bytes as lower-case hex.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The bytes of lower-case or upper-case hex.
pub fn from_hex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.bytes().all(|b| b.is_ascii_hexdigit()) {
        return None;
    }
    (0..text.len() / 2)
        .map(|i| u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_valid_for_their_owner_and_generation_only() {
        let secrets = Secrets {
            form: b"form".to_vec(),
            player: b"player".to_vec(),
            old_players: Vec::new(),
            second_factor: b"second factor".to_vec(),
            webhook: b"webhook".to_vec(),
        };
        let token = secrets.player_token("p", 1);
        assert!(secrets.is_player_token("p", 1, &token));
        assert!(!secrets.is_player_token("p", 2, &token));
        assert!(!secrets.is_player_token("q", 1, &token));
        for wrong in ["", "00", "zz", &token[2..]] {
            assert!(!secrets.is_player_token("p", 1, wrong), "{wrong}");
        }
        let form = secrets.form_token("session");
        assert!(secrets.is_form_token("session", &form));
        assert!(!secrets.is_form_token("other", &form));
        for wrong in ["", "00", "zz", &form[..62], &format!("{form}00"), "é"] {
            assert!(!secrets.is_form_token("session", wrong), "{wrong:?}");
        }
        let elsewhere = Secrets {
            form: b"another installation".to_vec(),
            ..secrets.clone()
        };
        assert!(!elsewhere.is_form_token("session", &form));
        let mark = secrets.browser_mark("ann");
        assert_eq!(secrets.known_browser("ann", &mark), mark.split('.').next());
        assert_eq!(secrets.known_browser("eve", &mark), None);
        for wrong in ["", ".", "a.00", &mark[1..], &mark[..mark.len() - 2]] {
            assert_eq!(secrets.known_browser("ann", wrong), None, "{wrong:?}");
        }
        let code = secrets.registration_code("t", 1);
        for typed in [&code, &code.to_lowercase(), &code.replace('-', " ")] {
            assert!(secrets.is_registration_code("t", 1, typed), "{typed}");
        }
        for wrong in [
            "",
            "-",
            &code[1..],
            &format!("{code}A"),
            &secrets.registration_code("t", 2),
        ] {
            assert!(!secrets.is_registration_code("t", 1, wrong), "{wrong}");
        }
        let door = secrets.check_in_code("p", 1);
        assert!(secrets.is_check_in_code("p", 1, &door));
        for (player, generation) in [("q", 1), ("p", 2), ("t", 1)] {
            assert!(
                !secrets.is_check_in_code(player, generation, &door),
                "{player} {generation}"
            );
        }
        assert!(!secrets.is_check_in_code("p", 1, &secrets.registration_code("p", 1)));
        let short = secrets.short_link_code("p", 1);
        assert!(secrets.is_short_link_code("p", 1, &short.to_lowercase().replace('-', "")));
        assert!(!secrets.is_short_link_code("p", 2, &short) && !secrets.is_short_link_code("q", 1, &short));
        assert!(
            !secrets.is_short_link_code("p", 1, &short[..short.len() - 1])
                && !secrets.is_short_link_code("p", 1, &door)
        );
        let calendar = secrets.calendar_token("ann", 1);
        assert!(secrets.is_calendar_token("ann", 1, &calendar));
        for (account, generation, wrong) in [
            ("ann", 2, &calendar[..]),
            ("eve", 1, &calendar),
            ("ann", 1, ""),
            ("ann", 1, &calendar[2..]),
        ] {
            assert!(
                !secrets.is_calendar_token(account, generation, wrong),
                "{account} {wrong}"
            );
        }
        assert_ne!(calendar, secrets.player_token("ann", 1));
        let signature = secrets.signature("notice", "done");
        assert!(secrets.is_signature("notice", "done", &signature));
        for (purpose, text, wrong) in [
            ("other", "done", &signature[..]),
            ("notice", "Done", &signature),
            ("notice", "done", ""),
        ] {
            assert!(!secrets.is_signature(purpose, text, wrong), "{purpose} {text} {wrong}");
        }
        let app = secrets.second_factor_secret("ann", "salt");
        assert_eq!(secrets.second_factor_secret("ann", "salt"), app);
        assert_ne!(secrets.second_factor_secret("ann", "other"), app);
        assert_ne!(secrets.second_factor_secret("eve", "salt"), app);
        assert_ne!(secrets.player_token("p1", 11), secrets.player_token("p11", 1));
        assert_ne!(random_token(), random_token());
        assert_eq!((random_token().len(), random_link_token().len()), (64, 40));
    }

    #[test]
    fn links_of_an_old_key_hold_until_its_end() {
        let old = Secrets {
            form: b"form".to_vec(),
            player: b"old".to_vec(),
            old_players: Vec::new(),
            second_factor: b"second factor".to_vec(),
            webhook: b"webhook".to_vec(),
        };
        let printed = old.player_token("p", 1);
        let rotated = |minutes: i64| Secrets {
            player: b"new".to_vec(),
            old_players: vec![(old.player.clone(), clock::now() + chrono::Duration::minutes(minutes))],
            ..old.clone()
        };
        assert!(rotated(10).is_player_token("p", 1, &printed));
        assert!(!rotated(10).is_player_token("p", 2, &printed));
        assert!(!rotated(-10).is_player_token("p", 1, &printed));
        assert_ne!(
            rotated(10).player_token("p", 1),
            printed,
            "new links are by the new key"
        );
    }

    #[test]
    fn the_stored_hash_is_sha_256() {
        assert_eq!(
            hash_token("abc"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        );
    }
}
