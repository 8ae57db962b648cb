//! A program that calls the API with an access token.

use podium_ops::site::access_tokens::PREFIX;
use podium_ops::site::secrets;
use podium_store::site::access_tokens::{self, AccessToken, Scope};
use podium_store::site::accounts;
use podium_store::{DbError, SiteRole, new_id, tournaments};
use serde_json::Value;

use super::TestDb;
use super::http::{Page, Service, Visitor};

/// A program, with a token or without.
pub struct Program {
    visitor: Visitor,
    pub token: Option<String>,
}

/// What a call is answered.
#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    /// Null where the answer has no body, or none of JSON.
    pub json: Value,
    pub page: Page,
}

impl Program {
    /// A program at an address, `http://127.0.0.1:PORT`.
    pub fn new(base: &str, token: Option<String>) -> Self {
        Self {
            visitor: Visitor::new(base, None),
            token,
        }
    }

    /// Reads.
    pub fn get(&self, path: &str) -> Answer {
        self.call("GET", path, &[], None)
    }

    /// Reads what is there.
    ///
    /// # Panics
    /// With what came instead.
    pub fn see(&self, path: &str) -> Value {
        let answer = self.get(path);
        assert_eq!(answer.status, 200, "GET {path}: {answer:?}");
        answer.json
    }

    /// Sends JSON.
    pub fn send(&self, method: &str, path: &str, body: &Value) -> Answer {
        self.call(method, path, &[], Some(body))
    }

    /// Any call; `path` is under `/api/v1`, or a whole path.
    pub fn call(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&Value>) -> Answer {
        let text = body.map(Value::to_string);
        let mut all = headers.to_vec();
        if body.is_some() && !headers.iter().any(|(name, _)| *name == "content-type") {
            all.push(("content-type", "application/json"));
        }
        self.raw(method, path, &all, text.as_deref().map(str::as_bytes))
    }

    /// A call with a body of any bytes.
    pub fn raw(&self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<&[u8]>) -> Answer {
        let bearer = self.token.as_ref().map(|token| format!("Bearer {token}"));
        let mut all = headers.to_vec();
        if let Some(bearer) = &bearer {
            all.push(("authorization", bearer));
        }
        let path = match path.starts_with("/api/") {
            true => path.to_owned(),
            false => format!("/api/v1{path}"),
        };
        let page = self.visitor.request(method, &path, &all, body);
        let answer = Answer {
            status: page.status,
            json: serde_json::from_str(&page.body).unwrap_or_default(),
            page,
        };
        answer.says_nothing_of_pages();
        answer
    }
}

/// Words of pages, which no problem that the API answers may have: a program has no page before it.
const OF_PAGES: [&str; 14] = [
    "page", "pages", "button", "buttons", "press", "pressed", "tick", "ticked", "box", "boxes", "below", "above",
    "type", "typed",
];
/// Where they fit nevertheless: tokens are made on a page, by a person; and JSON has types.
const FITS: [&str; 3] = ["your account's page", "nvalid type", "Content-Type"];

impl Answer {
    /// A header; empty where it is missing.
    pub fn header(&self, name: &str) -> &str {
        self.page.header(name)
    }

    /// Every sentence of a problem fits a program.
    fn says_nothing_of_pages(&self) {
        if self.header("content-type") != "application/problem+json" {
            return;
        }
        let mistakes = self.json["errors"].as_array().into_iter().flatten();
        for mistake in mistakes.chain([&self.json]) {
            let mut sentence = mistake["detail"].as_str().unwrap_or_default().to_owned();
            for fits in FITS {
                sentence = sentence.replace(fits, "");
            }
            let mut words = sentence.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase);
            let word = words.find(|word| OF_PAGES.contains(&word.as_str()));
            assert_eq!(word, None, "a word of pages: {self:?}");
        }
    }

    /// The word of a problem's kind, as "not-found".
    ///
    /// # Panics
    /// The answer is no problem as the API sends them.
    pub fn problem(&self) -> &str {
        assert_eq!(self.header("content-type"), "application/problem+json", "{self:?}");
        assert_eq!(self.json["status"], self.status, "{self:?}");
        for member in ["title", "detail"] {
            assert!(
                self.json[member].as_str().is_some_and(|text| !text.is_empty()),
                "{self:?}"
            );
        }
        let kind = self.json["type"].as_str().expect("a problem has a type");
        kind.strip_prefix("/api/docs#").expect("a type of ours")
    }
}

impl Service<'_> {
    /// A program without a token.
    pub fn program(&self) -> Program {
        Program::new(&self.base, None)
    }

    /// A program with a token of an account, which is made unless it is there; `tournament`: the slug of the one that the
    /// token is for.
    pub fn in_database_program(&self, name: &str, scopes: &[Scope], tournament: Option<&str>) -> Program {
        self.db.in_database_session(name, SiteRole::Staff);
        Program::new(&self.base, Some(self.db.in_database_token(name, scopes, tournament)))
    }
}

impl TestDb {
    /// Stores a token of an account.
    pub fn in_database_token(&self, name: &str, scopes: &[Scope], tournament: Option<&str>) -> String {
        let token = format!("{PREFIX}{}", secrets::random_letters(32));
        let words: Vec<&str> = scopes.iter().map(|scope| scope.as_str()).collect();
        let stored: Result<(), DbError> = self.db.write(|conn| {
            let account = accounts::by_name_key(conn, &name.to_lowercase())?.expect("the account is there");
            let tournament = match tournament {
                Some(slug) => Some(tournaments::by_slug(conn, slug)?.expect("the tournament is there").id),
                None => None,
            };
            let row = AccessToken {
                id: new_id(),
                account_id: account.id,
                tournament_id: tournament,
                name: format!("{name}'s program"),
                token_hash: secrets::hash_token(&token),
                hint: token[..11].to_owned(),
                scopes: words.join(" "),
                created_at: podium_base::clock::now(),
                expires_at: None,
                used_at: None,
            };
            access_tokens::insert(conn, &row)
        });
        stored.expect("the token is stored");
        token
    }
}
