//! The password that is asked for again before accounts, staff or personal data are touched, an hour after it was typed.

use chrono::Duration;
use podium_base::clock;
use podium_ops::command::rights::{Need, Staffing};
use podium_ops::site::accounts::proof::PROOF_MINUTES;
use podium_ops::site::throttle::FREE_FAILURES;
use podium_ops::site::{links, secrets, staff};
use podium_ops::{OpError, Sender};
use podium_store::site::sessions;
use podium_store::{DbError, Role, SiteRole};

use super::{in_database_account, in_database_tournament, is_signed_in, shown_link, signs_in};
use crate::harness::http::{PASSWORD, Page, Service, Visitor};
use crate::harness::{TestDb, both_databases};

/// Makes the password in a session as old as it may be, and a moment older.
fn in_database_hour_passes(db: &TestDb, token_hash: &str) {
    let long_ago = clock::now() - Duration::minutes(PROOF_MINUTES);
    let stored: Result<(), DbError> = db.db.write(|conn| sessions::prove(conn, token_hash, long_ago));
    stored.expect("the session is stored");
}

/// Makes the password in a visitor's session older than an hour.
pub fn hour_passes(db: &TestDb, visitor: &Visitor) {
    let token = visitor.cookie("podium_session").expect("a session");
    in_database_hour_passes(db, &secrets::hash_token(&token));
}

/// Answers the question that a page asks.
fn answer(visitor: &Visitor, question: &Page, action: &str, password: &str) -> Page {
    visitor.send(&question.form(action).set("own_password", password))
}

fn is_question(page: &Page) -> bool {
    page.text().contains("Your password, please")
}

both_databases! {
    fn staff_are_chosen_by_who_types_the_password_again(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        let page = organizer.see("/t/spring/desk/staff");
        let form = page.form("/desk/staff/invitations").set("role", "head_judge");
        hour_passes(db, &organizer);
        let question = organizer.send(&form);
        assert_eq!(question.status, 403);
        assert!(is_question(&question), "{}", question.text());
        assert!(!question.body.contains("/link/"), "nothing was made yet");
        let kept = question.form("/desk/staff/invitations");
        assert_eq!(kept.value("role"), "head_judge", "what was chosen is kept");

        let wrong = answer(&organizer, &question, "/desk/staff/invitations", "wrong");
        assert_eq!(wrong.status, 422);
        assert!(wrong.text().contains("not your password"), "{}", wrong.text());
        assert_eq!(wrong.form("/desk/staff/invitations").value("role"), "head_judge");
        assert!(!wrong.body.contains("value=\"wrong\""), "a password does not come back");

        let done = answer(&organizer, &wrong, "/desk/staff/invitations", PASSWORD);
        assert!(done.text().contains("head judge"), "{}", done.text());
        shown_link(&service, &done);
        // for an hour nobody is asked again
        let page = organizer.see("/t/spring/desk/staff");
        shown_link(&service, &organizer.send(&page.form("/desk/staff/invitations").set("role", "judge")));
    }

    fn accounts_are_changed_by_who_types_the_password_again(db) {
        let service = Service::start(db);
        let root = service.administrator();
        service.in_database_account("ann", SiteRole::Staff);
        let address = format!("/accounts/{}", in_database_account(db, "ann").id);
        hour_passes(db, &root);
        let question = root.send(&root.see(&address).form("/disable").set("confirm", "ann"));
        assert!(is_question(&question), "{}", question.text());
        assert!(!in_database_account(db, "ann").disabled);
        let done = answer(&root, &question, "/disable", PASSWORD);
        assert_eq!(done.status, 303, "the typed name went along: {}", done.text());
        assert!(in_database_account(db, "ann").disabled);
        // sent twice it acts once: the password is no part of what makes it the same
        let again = root.send(&question.form("/disable"));
        assert_eq!((again.status, again.location.as_str()), (303, address.as_str()));
    }

    fn personal_data_is_removed_and_taken_away_by_who_types_the_password_again(db) {
        let service = Service::start(db);
        let slug = db.in_database_tournament("spring", 3);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        hour_passes(db, &organizer);
        let page = organizer.see(&format!("/t/{slug}/desk/players/1"));
        let question = organizer.send(&page.form("/forget").set("confirm_forget", "remove"));
        assert!(is_question(&question), "{}", question.text());
        assert!(!db.load(&slug).players[0].anonymous);
        // other things are done meanwhile: nobody is stopped in the middle of a round
        let unasked = organizer.post(&format!("/t/{slug}/desk/announcements"), &[("text", "Lunch")]);
        assert_eq!(unasked.status, 303, "{}", unasked.text());

        let file = format!("/t/{slug}/desk/export/event.json");
        assert!(is_question(&organizer.get(&format!("/t/{slug}/desk/log.csv"))), "the log holds mail addresses");
        let asked = organizer.get(&file);
        assert_eq!(asked.status, 403);
        let led = answer(&organizer, &asked, "/account/proof", PASSWORD);
        assert_eq!((led.status, led.location.as_str()), (303, format!("/t/{slug}/desk/exports").as_str()));
        assert!(organizer.see(&file).body.contains("podium-event/1"));
        assert_eq!(organizer.send(&question.form("/forget")).status, 303, "and now the form that was kept acts");
        assert!(db.load(&slug).players.iter().any(|row| row.anonymous));
    }

    fn an_account_is_its_owners_who_types_the_password_again(db) {
        let service = Service::start(db);
        let [phone, laptop] = [(), ()].map(|()| service.in_database_account("ann", SiteRole::Staff));
        let sessions = phone.see("/account/sessions");
        let factor = phone.see("/account/second-factor").form("/begin");
        hour_passes(db, &phone);
        let question = phone.send(&sessions.form("/account/sessions/end"));
        assert!(is_question(&question), "{}", question.text());
        assert!(is_signed_in(&laptop));
        assert!(is_question(&phone.send(&factor)));
        assert!(in_database_account(db, "ann").factor_salt.is_none());
        assert_eq!(answer(&phone, &question, "/account/sessions/end", PASSWORD).status, 303);
        assert!(!is_signed_in(&laptop));

        phone.send(&factor);
        let shown = phone.see("/account/second-factor");
        assert!(shown.body.contains("?secret="), "{}", shown.text());
        hour_passes(db, &phone);
        let asked = phone.get("/account/second-factor");
        assert!(is_question(&asked) && !asked.body.contains("?secret="), "a key is not shown to someone who finds the browser open");
        // signing out asks nobody anything
        assert_eq!(phone.send(&sessions.form("/sign-out")).status, 303);
    }

    fn a_command_past_the_question_is_refused(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        service.in_database_staff(&slug, Role::Organizer);
        service.administrator();
        let session = db.in_database_session_of("organizer");
        let invite = || db.act_as(&slug, Sender::staff::<Staffing>(&session), |work| staff::invite(work, Role::Judge, 24));
        invite().expect("the password was just typed");
        in_database_hour_passes(db, &session);
        assert!(matches!(invite(), Err(OpError::Forbidden(_))));
        let root = db.in_database_session_of("root");
        let sender = || Sender::session(&root, Need::Administrator);
        let invite = || db.act_on_site(sender(), |work| links::invite_to_site(work, SiteRole::Staff));
        invite().expect("the password was just typed");
        in_database_hour_passes(db, &root);
        assert!(matches!(invite(), Err(OpError::Forbidden(_))));
    }

    fn guesses_at_an_open_browser_are_slowed_down(db) {
        let service = Service::start(db);
        let slug = in_database_tournament(db, "spring");
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        hour_passes(db, &organizer);
        let form = organizer.see("/t/spring/desk/staff").form("/desk/staff/invitations").set("role", "judge");
        let mut page = organizer.send(&form);
        for n in 0..FREE_FAILURES {
            page = answer(&organizer, &page, "/desk/staff/invitations", &format!("wrong {n}"));
            assert_eq!(page.status, 422, "{}", page.text());
        }
        // the fifth failure lies in the time to come: the wait cannot have passed before the request is answered
        let later = clock::now() + Duration::minutes(5);
        let stored: Result<(), DbError> = db.db.write(|conn| {
            let failure = podium_store::site::accounts::SignInFailure {
                id: podium_store::new_id(),
                name_key: podium_ops::site::throttle::Counter::of_known(
                    &sessions::live(conn, &secrets::hash_token(&organizer.cookie("podium_session").expect("a session")), clock::now())?
                        .expect("it runs").1.id,
                    "own password",
                ).key,
                address: String::new(),
                at: later,
            };
            podium_store::site::accounts::add_failure(conn, &failure)
        });
        stored.expect("the failure is stored");
        let waits = answer(&organizer, &page, "/desk/staff/invitations", PASSWORD);
        assert_eq!(waits.status, 429);
        assert!(!waits.header("retry-after").is_empty());
        assert_eq!(waits.form("/desk/staff/invitations").value("role"), "judge", "the form is still kept");
        // strangers at the sign-in page are another matter
        assert_eq!(signs_in(&service.anonymous(), "organizer", PASSWORD).status, 303);
    }
}
