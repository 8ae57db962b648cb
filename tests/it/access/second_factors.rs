//! The second factor: set up with an app, asked for at sign-ins, demanded of administrators, and helped without the phone.

use chrono::Duration;
use podium_base::clock::{self, Moment};
use podium_ops::command::rights::Need;
use podium_ops::site::accounts::{CODE_MINUTES, EnterCode, SignIn, SignedIn};
use podium_ops::site::links;
use podium_ops::site::throttle::{FREE_FAILURES, LONGEST_CODE_DELAY};
use podium_ops::{OpError, Sender};
use podium_store::SiteRole;
use totp_rs::{Builder, Secret, Totp};

use super::{here, in_database_account, is_signed_in, shown_link, signs_in};
use crate::harness::http::{PASSWORD, Page, Service, Visitor};
use crate::harness::raw::Raw;
use crate::harness::{TestDb, both_databases};

const PAGE: &str = "/account/second-factor";

/// An authenticator app, and the moment that its phone believes it is.
struct App {
    totp: Totp,
    began: Moment,
}

impl App {
    /// Reads the key on the page.
    fn scan(page: &Page) -> Self {
        let (_, rest) = page.body.split_once("?secret=").expect("the page shows a key");
        let key: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
        let secret = Secret::try_from_base32(key).expect("base32");
        Self {
            totp: Builder::new().with_secret(secret).build().expect("an app reads it"),
            began: clock::now(),
        }
    }

    /// The code so many steps of thirty seconds after it was set up.
    fn code(&self, steps: u64) -> String {
        let seconds = self.began.and_utc().timestamp().unsigned_abs();
        self.totp.generate(seconds + 30 * steps).to_string()
    }
}

/// Sets the second factor up through the pages; the app, and the recovery codes.
fn sets_up(visitor: &Visitor) -> (App, Vec<String>) {
    visitor.send(&visitor.see(PAGE).form("/begin"));
    let page = visitor.see(PAGE);
    let app = App::scan(&page);
    let codes = visitor.send(&page.form("/confirm").set("code", &app.code(0)));
    assert_eq!(codes.status, 200, "{}", codes.text());
    (app, recovery_codes(&codes))
}

fn recovery_codes(page: &Page) -> Vec<String> {
    let items = page.body.split("<li><code>").skip(1);
    let codes: Vec<String> = items
        .map(|item| item.split('<').next().unwrap_or_default().to_owned())
        .collect();
    assert_eq!(codes.len(), 8, "{}", page.body);
    codes
}

/// Types the code on the page that asks for it.
fn types(visitor: &Visitor, page: &Page, code: &str) -> Page {
    visitor.send(&page.form("/sign-in/code").set("code", code))
}

/// Begins a sign-in with the right password at a given time; the token for the code.
fn begins(db: &TestDb, name: &str, at: Moment) -> String {
    let secrets = db.secrets();
    let attempt = SignIn {
        name,
        password: PASSWORD,
        client: &here(),
        session_before: None,
        secrets: &secrets,
        mark: "",
    };
    match attempt.run_at(&db.db, at).expect("the password is right") {
        SignedIn::CodeAsked(token) => token,
        SignedIn::Session(_) => panic!("no code is asked for"),
    }
}

fn enters(db: &TestDb, token: &str, code: &str, at: Moment) -> Result<(), OpError> {
    let secrets = db.secrets();
    let attempt = EnterCode {
        token,
        code,
        client: &here(),
        session_before: None,
    };
    attempt.run_at(&db.db, &secrets, at).map(|_| ())
}

both_databases! {
    fn a_code_is_asked_for_after_the_password(db) {
        let service = Service::start(db);
        let ann = service.in_database_account("ann", SiteRole::Organizer);
        let other = service.in_database_account("ann", SiteRole::Organizer);
        ann.send(&ann.see(PAGE).form("/begin"));
        let page = ann.see(PAGE);
        assert!(page.body.contains("<svg"), "a code to scan");
        let app = App::scan(&page);
        let wrong = ann.send(&page.form("/confirm").set("code", "000 00"));
        assert_eq!(wrong.status, 422);
        assert!(wrong.text().contains("not the code of the app"), "{}", wrong.text());
        assert_eq!(signs_in(&service.anonymous(), "ann", PASSWORD).status, 303, "it is not on before a code was right");
        let grouped = format!("{} {}", &app.code(0)[..3], &app.code(0)[3..]);
        let codes = ann.send(&wrong.form("/confirm").set("code", &grouped));
        assert_eq!(codes.status, 200, "{}", codes.text());
        assert!(is_signed_in(&ann) && !is_signed_in(&other), "sessions of the password alone end");
        let page = ann.see(PAGE);
        assert!(page.text().contains("8 are left") && !page.body.contains("secret="), "{}", page.text());

        let visitor = service.anonymous();
        let asked = signs_in(&visitor, "ann", PASSWORD);
        assert_eq!(asked.status, 200);
        assert!(!is_signed_in(&visitor), "the password alone is no session");
        assert_eq!(visitor.cookie("podium_session"), None);
        let wrong = types(&visitor, &asked, "000000");
        assert_eq!(wrong.status, 422);
        let replayed = types(&visitor, &wrong, &app.code(0));
        assert_eq!(replayed.status, 422, "the code that switched it on was used");
        let done = types(&visitor, &replayed, &app.code(1));
        assert_eq!((done.status, done.location.as_str()), (303, "/tournaments"));
        assert!(is_signed_in(&visitor));

        let thief = service.anonymous();
        let asked = signs_in(&thief, "ann", PASSWORD);
        assert_eq!(types(&thief, &asked, &app.code(1)).status, 422, "looked over the shoulder, and too late");
        assert_eq!(types(&thief, &asked, &app.code(0)).status, 422, "the one before it too");
        assert!(!is_signed_in(&thief));
    }

    fn the_database_alone_makes_no_codes(db) {
        let service = Service::start(db);
        let ann = service.in_database_account("ann", SiteRole::Staff);
        let (app, codes) = sets_up(&ann);
        let rows = Raw::connect(&db.address).rows();
        let stored = rows.into_values().flatten().collect::<Vec<_>>().join("\n").to_lowercase();
        let secret = app.totp.secret();
        let hexadecimal: String = secret.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
        assert!(!stored.contains(&secret.to_base32().to_lowercase()) && !stored.contains(&hexadecimal));
        for code in codes {
            assert!(!stored.contains(&code) && !stored.contains(&code.replace('-', "")), "{code}");
        }
    }

    fn a_recovery_code_works_once(db) {
        let service = Service::start(db);
        let ann = service.in_database_account("ann", SiteRole::Staff);
        let (_, codes) = sets_up(&ann);
        let visitor = service.anonymous();
        let asked = signs_in(&visitor, "ann", PASSWORD);
        let done = types(&visitor, &asked, &codes[3].to_uppercase().replace('-', " "));
        assert_eq!((done.status, done.location.as_str()), (303, PAGE), "{}", done.text());
        let page = visitor.see(PAGE);
        assert!(page.text().contains("7 recovery codes are left"), "{}", page.text());
        let again = service.anonymous();
        let asked = signs_in(&again, "ann", PASSWORD);
        assert_eq!(types(&again, &asked, &codes[3]).status, 422, "used up");

        let fresh = recovery_codes(&visitor.send(&page.form("/second-factor/codes")));
        assert_eq!(types(&again, &asked, &codes[0]).status, 422, "void now");
        assert_eq!(types(&again, &asked, &fresh[0]).status, 303);
        let eve = service.in_database_account("eve", SiteRole::Staff);
        sets_up(&eve);
        let thief = service.anonymous();
        let asked = signs_in(&thief, "eve", PASSWORD);
        assert_eq!(types(&thief, &asked, &fresh[1]).status, 422, "another account's");
    }

    fn guesses_are_slowed_down_like_passwords(db) {
        let service = Service::start(db);
        let ann = service.in_database_account("ann", SiteRole::Staff);
        let (app, codes) = sets_up(&ann);
        let mut at = app.began;
        for _ in 0..FREE_FAILURES {
            // typing the password again gives no new tries
            let token = begins(db, "ann", at);
            assert!(matches!(enters(db, &token, "000000", at), Err(OpError::Invalid(_))));
        }
        for power in 0..14 {
            // longer than for passwords: there are a million codes only
            let delay = LONGEST_CODE_DELAY.min(1 << power);
            let token = begins(db, "ann", at);
            let waits = enters(db, &token, &app.code(1), at);
            assert!(matches!(waits, Err(OpError::TooMany(seconds)) if seconds == delay), "{waits:?}");
            at += Duration::seconds(delay as i64);
            let token = begins(db, "ann", at);
            assert!(matches!(enters(db, &token, "000000", at), Err(OpError::Invalid(_))));
        }
        // never a lock-out: a new password, which the guesser does not know, resets the count
        let waits = enters(db, &begins(db, "ann", at), &codes[0], at);
        assert!(matches!(waits, Err(OpError::TooMany(LONGEST_CODE_DELAY))), "{waits:?}");
        let form = ann.see("/account").form("/account/password").set("current", PASSWORD);
        assert_eq!(ann.send(&form.set("password", "seven quiet badgers")).status, 303);
        let visitor = service.anonymous();
        let asked = signs_in(&visitor, "ann", "seven quiet badgers");
        assert_eq!(types(&visitor, &asked, &codes[0]).status, 303);
    }

    fn the_code_follows_the_password(db) {
        let service = Service::start(db);
        let ann = service.in_database_account("ann", SiteRole::Staff);
        let (app, codes) = sets_up(&ann);
        let at = app.began;
        let late = at + Duration::minutes(CODE_MINUTES);
        let token = begins(db, "ann", at);
        let refused = enters(db, &token, &codes[0], late);
        assert!(matches!(refused, Err(OpError::Conflict(_))), "{refused:?}");
        enters(db, &token, &codes[0], late - Duration::seconds(1)).expect("in time");
        assert!(matches!(enters(db, &token, &codes[1], at), Err(OpError::Conflict(_))), "one code, one session");
        assert!(matches!(enters(db, "made up", &codes[1], at), Err(OpError::Conflict(_))));

        let token = begins(db, "ann", at);
        let form = ann.see("/account").form("/account/password").set("current", PASSWORD);
        assert_eq!(ann.send(&form.set("password", "seven quiet badgers")).status, 303);
        let refused = enters(db, &token, &codes[1], at);
        assert!(matches!(refused, Err(OpError::Conflict(_))), "another password since then: {refused:?}");
        let page = service.anonymous().post("/sign-in/code", &[("token", &token), ("code", &codes[1])]);
        assert_eq!(page.status, 403, "without the token of its form: {}", page.text());
    }

    fn a_link_for_a_lost_password_does_not_replace_the_phone(db) {
        let service = Service::start(db);
        let root = service.administrator();
        let ann = service.in_database_account("ann", SiteRole::Staff);
        let (app, _) = sets_up(&ann);
        let address = format!("/accounts/{}", in_database_account(db, "ann").id);
        let link = shown_link(&service, &root.send(&root.see(&address).form("/reset")));
        let visitor = service.anonymous();
        let done = visitor.send(&visitor.see(&link).form(&link).set("password", "seven quiet badgers"));
        assert_eq!((done.status, done.location.as_str()), (303, "/sign-in"));
        assert!(!is_signed_in(&visitor) && !is_signed_in(&ann));
        let asked = signs_in(&visitor, "ann", "seven quiet badgers");
        assert_eq!(types(&visitor, &asked, &app.code(1)).status, 303);
    }

    fn the_owner_switches_it_off_with_a_code(db) {
        let service = Service::start(db);
        let ann = service.in_database_account("ann", SiteRole::Staff);
        let (app, _) = sets_up(&ann);
        let wrong = ann.send(&ann.see(PAGE).form("/remove").set("code", "000000"));
        assert_eq!(wrong.status, 422);
        assert!(in_database_account(db, "ann").has_second_factor());
        assert_eq!(ann.send(&wrong.form("/remove").set("code", &app.code(1))).status, 303);
        assert!(!in_database_account(db, "ann").has_second_factor());
        assert_eq!(signs_in(&service.anonymous(), "ann", PASSWORD).status, 303);
        // a new phone gets a new key
        let (other, _) = sets_up(&ann);
        assert_ne!(app.totp.secret().to_base32(), other.totp.secret().to_base32());
    }

    fn an_administrator_helps_who_has_lost_the_phone(db) {
        let service = Service::start(db);
        let root = service.administrator();
        let ann = service.in_database_account("ann", SiteRole::Staff);
        sets_up(&ann);
        let address = format!("/accounts/{}", in_database_account(db, "ann").id);
        assert_eq!(root.send(&root.see(&address).form("/second-factor/remove")).status, 303);
        assert!(!is_signed_in(&ann), "the lost phone is signed out");
        assert_eq!(signs_in(&service.anonymous(), "ann", PASSWORD).status, 303);
        assert_eq!(root.post(&format!("{address}/second-factor/remove"), &[("version", "3")]).status, 409, "there is none");

        sets_up(&root);
        let own = in_database_account(db, "root");
        let version = own.version.to_string();
        let form = [("version", version.as_str())];
        let refused = root.post(&format!("/accounts/{}/second-factor/remove", own.id), &form);
        assert_eq!(refused.status, 409);
        assert!(refused.text().contains("with a code"), "{}", refused.text());
    }

    fn administrators_may_be_asked_to_have_one(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 3);
        let root = service.administrator();
        let vic = service.in_database_account("vic", SiteRole::Administrator);
        let organizer = service.organizer();
        let page = root.see("/accounts");
        assert!(!page.body.contains("Demand it</button>"), "only who has one demands it");
        assert_eq!(root.post("/accounts/second-factor", &[("demanded", "yes")]).status, 409);
        sets_up(&root);
        assert_eq!(root.send(&root.see("/accounts").form("/accounts/second-factor")).status, 303);

        assert_eq!(root.get("/accounts").status, 200);
        assert_eq!(organizer.get("/tournaments").status, 200, "others are not concerned");
        for path in ["/accounts", "/account", "/tournaments", &format!("/t/{slug}/desk")] {
            let led = vic.get(path);
            assert_eq!((led.status, led.location.as_str()), (303, PAGE), "{path}");
        }
        let invite = |name: &str| {
            let sender = Sender::session(&db.in_database_session_of(name), Need::Administrator);
            db.act_on_site(sender, |work| links::invite_to_site(work, SiteRole::Staff))
        };
        assert!(matches!(invite("vic"), Err(OpError::Forbidden(_))), "nor past the pages");
        invite("root").expect("root has one");
        assert_eq!(vic.see(PAGE).text().matches("Administrators need a second factor here").count(), 1);
        sets_up(&vic);
        assert_eq!(vic.get("/accounts").status, 200);
        invite("vic").expect("now it is set up");
        let off = root.send(&root.see("/accounts").form("/accounts/second-factor"));
        assert_eq!(off.status, 303);
        let ned = service.in_database_account("ned", SiteRole::Administrator);
        assert_eq!(ned.get("/accounts").status, 200, "demanded no longer");
    }
}
