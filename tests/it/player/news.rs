//! News on phones by Web Push: who gets which, decrypted as browsers do and verified as their push services do.

use std::sync::Arc;

use chrono::TimeDelta;
use podium::deliver::Settings;
use podium::deliver::push::PushCourier;
use podium_base::clock::{self, Moment};
use podium_ops::command::rights::Floor;
use podium_ops::floor::{CallVersion, call, claim};
use podium_ops::people::players::{drop, forget, renew_link};
use podium_ops::run::reports;
use podium_ops::run::rounds;
use podium_ops::site::base64url::{decode, encode};
use podium_ops::site::keys::{self, Rotation};
use podium_ops::tournaments::notices::{NewAnnouncement, announce_to, withdraw};
use podium_ops::tournaments::push::{self, PushKey, Subscription, mark};
use podium_ops::{OpError, Sender};
use podium_store::floor::calls;
use podium_store::tournaments::notices;
use podium_store::tournaments::pushes::{self, PushBrowser};
use podium_store::{DbError, Role, SiteRole};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature;
use serde_json::{Value, json};

use crate::harness::raw::everything;
use crate::harness::{TestDb, both_databases};
use crate::run::reports::{at_table, typed};
use crate::site::webhooks::receiver::{Manner, Received, Receiver};

/// A browser: its keys, and its address at a push service.
pub struct Phone {
    key: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: Vec<u8>,
    pub address: String,
}

impl Phone {
    /// A browser of this name, whose push service is a receiver.
    pub fn new(service: &Receiver, name: &str) -> Self {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let public = key.compute_public_key().expect("its public part").as_ref().to_vec();
        Self {
            key,
            public,
            secret: (1..=16).collect(),
            address: format!("{}/{name}", service.address),
        }
    }

    pub fn subscription(&self) -> Subscription {
        Subscription {
            address: self.address.clone(),
            key: encode(&self.public),
            secret: encode(&self.secret),
            language: "en".to_owned(),
        }
    }

    /// Decrypts a message, as RFC 8291 says.
    pub fn opens(self, received: &Received) -> Value {
        let (head, sealed) = received.bytes.split_at(86);
        assert_eq!(
            (&head[16..20], head[20]),
            (&[0, 0, 16, 0][..], 65),
            "the head of RFC 8188"
        );
        let (salt, theirs) = (&head[..16], &head[21..]);
        let derived = |salt: &[u8], material: &[u8], about: &[u8], length: usize| {
            let mut bytes = vec![0; length];
            let about = [about];
            let extracted = Salt::new(HKDF_SHA256, salt).extract(material);
            let expanded = extracted.expand(&about, Length(length)).expect("short");
            expanded.fill(&mut bytes).expect("as long");
            bytes
        };
        let about = [&b"WebPush: info\0"[..], &self.public, theirs].concat();
        let material = agree_ephemeral(self.key, &UnparsedPublicKey::new(&ECDH_P256, theirs), |shared| {
            derived(&self.secret, shared, &about, 32)
        })
        .expect("a key of the sender");
        let key = derived(salt, &material, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = derived(salt, &material, b"Content-Encoding: nonce\0", 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("16 bytes"));
        let nonce = Nonce::try_assume_unique_for_key(&nonce).expect("12 bytes");
        let mut text = sealed.to_vec();
        let text = key
            .open_in_place(nonce, Aad::empty(), &mut text)
            .expect("it is for this browser");
        let (end, text) = text.split_last().expect("it has an end");
        assert_eq!(*end, 2, "the last record");
        serde_json::from_slice(text).expect("JSON")
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

/// The sender of a tournament's messages, and the push service of all its browsers.
pub(super) struct Sending<'d> {
    db: &'d TestDb,
    pub slug: String,
    pub service: Receiver,
    courier: PushCourier,
}

impl<'d> Sending<'d> {
    /// Eight players at two tables, round 1 not paired yet.
    pub fn new(db: &'d TestDb) -> Self {
        let slug = db.in_database_tournament("spring", 8);
        db.in_database_profile(&slug, |profile| profile.players_report = Some(true));
        let key = Arc::new(PushKey::load(&db.db, &db.secrets()).expect("a key pair"));
        let settings = Settings {
            base: "https://podium.example".to_owned(),
            private: true,
        };
        let courier = PushCourier::new(db.db.clone(), key, settings, Arc::default());
        Self {
            db,
            slug,
            service: Receiver::start(Manner::Answers(201)),
            courier,
        }
    }

    /// The same, while round 1 is played.
    pub fn playing(db: &'d TestDb) -> Self {
        let sending = Self::new(db);
        db.next_round(&sending.slug);
        let structure = db.load(&sending.slug).tournament.structure_version;
        db.act(&sending.slug, |work| rounds::start(work, structure, 1))
            .expect("started");
        sending
    }

    pub fn subscribe(&self, sender: Sender, phone: &Phone) -> Result<(), OpError> {
        let browser = phone.subscription();
        self.db
            .act_as(&self.slug, sender, |work| push::subscribe(work, &browser, true))
    }

    /// A player asks for news on a phone of their number, and has seen that they come.
    pub fn phone_of(&self, number: i64) -> Phone {
        let phone = Phone::new(&self.service, &number.to_string());
        self.subscribe(self.db.player(&self.slug, number), &phone)
            .expect("subscribed");
        assert_eq!(self.sent(), [format!("{number} begun")]);
        phone
    }

    /// A member of the staff asks for news on a phone of their name.
    fn phone_of_staff(&self, name: &str, role: Role) -> Result<(), OpError> {
        self.db.in_database_session(name, SiteRole::Staff);
        self.db.in_database_join(&self.slug, name, role);
        let sender = self.db.staff::<Floor>(name);
        self.subscribe(sender, &Phone::new(&self.service, name))
    }

    pub fn send_at(&self, at: Moment) -> usize {
        self.courier.send_due(at).expect("the database answers")
    }

    /// Sends what is due; to whom, and about what, sorted.
    pub fn sent(&self) -> Vec<String> {
        self.send_at(clock::now());
        self.arrived()
    }

    pub fn arrived(&self) -> Vec<String> {
        let topics = ["begun", "seat", "time", "waits", "coming", "call-1", "call-2", "call-"];
        let name = |received: &Received| {
            let phone = received.path.rsplit('/').next().unwrap_or_default().to_owned();
            let topic = topics.iter().find(|topic| mark(topic) == received.header("topic"));
            format!("{phone} {}", topic.unwrap_or(&"announcement"))
        };
        let mut all: Vec<String> = self.service.rest().iter().map(name).collect();
        all.sort();
        all
    }

    pub fn browsers(&self) -> Vec<PushBrowser> {
        let id = self.db.load(&self.slug).tournament.id;
        let found: Result<Vec<PushBrowser>, DbError> = self.db.db.read(|conn| pushes::of_tournament(conn, &id));
        found.expect("browsers are read")
    }

    pub fn announce(&self, new: &NewAnnouncement) {
        self.db
            .act(&self.slug, |work| announce_to(work, new).map(|_| ()))
            .expect("announced");
    }
}

/// The parts of a token, as a push service reads them (RFC 8292).
fn verified(received: &Received) -> Value {
    let (token, key) = received
        .header("authorization")
        .strip_prefix("vapid t=")
        .and_then(|rest| rest.split_once(", k="))
        .expect("both parts");
    let (text, signed) = token.rsplit_once('.').expect("a signature");
    let key = decode(key).expect("a key");
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, key)
        .verify(text.as_bytes(), &decode(signed).expect("base64"))
        .expect("it is signed with the key");
    let (head, claims) = text.split_once('.').expect("head and claims");
    let read = |part: &str| serde_json::from_slice::<Value>(&decode(part).expect("base64")).expect("JSON");
    assert_eq!(read(head), json!({"typ": "JWT", "alg": "ES256"}));
    read(claims)
}

both_databases! {
    fn a_player_reads_where_they_sit_and_nobody_else_does(db) {
        let sending = Sending::new(db);
        let phone = sending.phone_of(1);
        db.next_round(&sending.slug);
        let at = clock::now();
        assert_eq!(sending.send_at(at), 1);
        let received = sending.service.next();
        assert_eq!(received.path, "/hook/1");
        let claims = verified(&received);
        let origin = sending.service.address.trim_end_matches("/hook");
        assert_eq!((&claims["aud"], &claims["sub"]), (&json!(origin), &json!("https://podium.example")));
        let lasts = claims["exp"].as_i64().expect("seconds") - at.and_utc().timestamp();
        assert!((3_600..=86_400).contains(&lasts), "{lasts}");
        assert_eq!(received.header("content-encoding"), "aes128gcm");
        assert_eq!(received.header("urgency"), "high");
        assert!((2_690..=2_700).contains(&received.header("ttl").parse().expect("seconds")), "{}", received.header("ttl"));
        let loaded = db.load(&sending.slug);
        let place = |table: u32| at_table(db, &sending.slug, table).iter().position(|number| *number == 1);
        let (table, seat) = [1, 2].into_iter().find_map(|table| Some((table, place(table)? + 1))).expect("a seat");
        assert!(!received.body.contains(&loaded.tournament.name), "what a service passes on is encrypted");
        assert_eq!(phone.opens(&received), json!({
            "title": loaded.tournament.name, "body": format!("Round 1: table {table}, seat {seat}"),
            "to": format!("/t/{}/me", sending.slug), "topic": format!("{}-seat", sending.slug),
        }));
        assert_eq!(sending.sent(), [""; 0], "once");
    }

    fn a_bye_is_news_too(db) {
        let sending = Sending::new(db);
        let slug = &sending.slug;
        // seven players: one of them has no table, where pods have at least four
        db.act(slug, |work| drop(work, 8, "").map(|_| ())).expect("dropped");
        let phones: Vec<Phone> = (1..=7).map(|number| sending.phone_of(number)).collect();
        db.next_round(slug);
        assert_eq!(sending.send_at(clock::now()), 7);
        let mut received: Vec<Received> = sending.service.rest();
        received.sort_by(|one, other| one.path.cmp(&other.path));
        let bodies: Vec<Value> = phones.into_iter().zip(&received).map(|(phone, received)| phone.opens(received)["body"].clone()).collect();
        let byes = bodies.iter().filter(|body| **body == "Round 1: you have a bye").count();
        assert_eq!(byes, db.load(slug).event.rounds()[0].byes.len(), "{bodies:?}");
    }

    fn each_gets_what_concerns_them(db) {
        let sending = Sending::playing(db);
        let slug = &sending.slug;
        let [one, other] = [1, 2].map(|table| at_table(db, slug, table));
        let (reporter, second, elsewhere) = (one[0], one[1], other[0]);
        for number in [reporter, second, elsewhere] {
            sending.phone_of(number);
        }
        sending.phone_of_staff("Jo", Role::Judge).expect("a judge");
        assert_eq!(sending.sent(), ["Jo begun"]);
        let result = typed("1");
        db.act_as(slug, db.player(slug, reporter), |work| reports::report(work, &result)).expect("reported");
        assert_eq!(sending.sent(), [format!("{second} waits")]);
        db.act_as(slug, db.player(slug, second), |work| call(work, "")).expect("called");
        assert_eq!(sending.sent(), ["Jo call-1"]);
        let id = db.load(slug).tournament.id;
        let open: Result<_, DbError> = db.db.read(|conn| calls::open(conn, &id));
        let open = open.expect("calls are read").pop().expect("a call");
        let seen = CallVersion { id: open.id, version: open.version };
        db.act_as(slug, db.staff::<Floor>("Jo"), |work| claim(work, &seen)).expect("taken");
        assert_eq!(sending.sent(), [format!("{second} coming")]);
        let to = |table: &str, player: &str| NewAnnouncement {
            text: "Lunch".to_owned(), table: table.to_owned(), player: player.to_owned(), ..NewAnnouncement::default()
        };
        sending.announce(&to("2", ""));
        assert_eq!(sending.sent(), [format!("{elsewhere} announcement")]);
        sending.announce(&to("", &second.to_string()));
        assert_eq!(sending.sent(), [format!("{second} announcement")]);
        sending.announce(&to("", ""));
        let mut everybody = [reporter, second, elsewhere].map(|number| format!("{number} announcement"));
        everybody.sort();
        assert_eq!(sending.sent(), everybody);
    }

    fn what_is_not_true_any_more_is_not_sent(db) {
        let sending = Sending::new(db);
        let slug = &sending.slug;
        sending.phone_of(1);
        db.next_round(slug);
        let structure = db.load(slug).tournament.structure_version;
        db.act(slug, |work| rounds::unpublish(work, structure, 1)).expect("unpublished");
        assert_eq!(sending.sent(), [""; 0], "seats of pairings that were withdrawn");
        let later = clock::now() + TimeDelta::minutes(10);
        sending.announce(&NewAnnouncement { text: "Lunch".to_owned(), shown_from: Some(later), ..NewAnnouncement::default() });
        assert_eq!(sending.sent(), [""; 0], "it is shown later");
        sending.announce(&NewAnnouncement { text: "Dinner".to_owned(), shown_from: Some(later), ..NewAnnouncement::default() });
        let id = db.load(slug).tournament.id;
        let rows: Result<_, DbError> = db.db.read(|conn| notices::announcements(conn, &id));
        let lunch = rows.expect("announcements").into_iter().find(|row| row.text == "Lunch").expect("the first").id;
        db.act(slug, |work| withdraw(work, &lunch)).expect("withdrawn");
        sending.send_at(later + TimeDelta::seconds(1));
        assert_eq!(sending.arrived(), ["1 announcement"], "the other one");
    }

    fn a_phone_that_is_gone_gets_nothing_more(db) {
        let sending = Sending::playing(db);
        let slug = &sending.slug;
        for (status, is_gone) in [(410, true), (404, true), (403, true), (400, false)] {
            sending.phone_of(1);
            sending.service.behave(Manner::Answers(status));
            sending.announce(&NewAnnouncement { text: "Lunch".to_owned(), ..NewAnnouncement::default() });
            assert_eq!(sending.sent().len(), 1);
            assert_eq!(sending.browsers().is_empty(), is_gone, "{status}");
            assert_eq!(sending.send_at(clock::now() + TimeDelta::hours(1)), 0, "{status}");
            sending.service.behave(Manner::Answers(201));
        }
        // a renewed link ends the news of the old one
        db.act(slug, |work| renew_link(work, 1).map(|_| ())).expect("renewed");
        sending.announce(&NewAnnouncement { text: "Lunch".to_owned(), ..NewAnnouncement::default() });
        assert_eq!(sending.sent(), [""; 0]);
        // personal data
        sending.phone_of(2);
        db.act(slug, |work| forget(work, 2, "").map(|_| ())).expect("forgotten");
        assert!(sending.browsers().iter().all(|browser| !browser.address.ends_with("/2")));
    }

    fn a_service_that_fails_is_tried_again_while_it_is_worth_it(db) {
        let sending = Sending::playing(db);
        let (slug, begun) = (&sending.slug, clock::now());
        let one = at_table(db, slug, 1);
        sending.phone_of(one[1]);
        sending.service.behave(Manner::Answers(503));
        let result = typed("1");
        db.act_as(slug, db.player(slug, one[0]), |work| reports::report(work, &result)).expect("reported");
        assert_eq!(sending.sent().len(), 1);
        assert_eq!(sending.send_at(begun + TimeDelta::seconds(2)), 0, "too soon");
        let tries: usize = (1..=60).map(|minutes| sending.send_at(begun + TimeDelta::minutes(minutes))).sum();
        assert!((4..=8).contains(&tries), "{tries}");
        sending.arrived();
        sending.send_at(begun + TimeDelta::hours(3));
        assert_eq!(sending.arrived(), [""; 0], "it is given up");
        assert_eq!(sending.browsers().len(), 1, "the phone gets the next one");
    }

    fn what_no_browser_of_a_player_says_is_refused(db) {
        let sending = Sending::new(db);
        let slug = &sending.slug;
        let refused = |sender: Sender, browser: Subscription, private: bool| {
            let answer = db.act_as(slug, sender, |work| push::subscribe(work, &browser, private));
            answer.expect_err("refused").in_words().to_string()
        };
        let fine = Phone::new(&sending.service, "1").subscription();
        let ann = || db.player(slug, 1);
        assert!(refused(ann(), fine.clone(), false).contains("does not support"), "this machine");
        for (key, secret) in [("", &fine.secret[..]), (&fine.secret, &fine.secret), (&fine.key, ""), (&fine.key, &fine.key)] {
            let browser = Subscription { key: key.to_owned(), secret: secret.to_owned(), ..fine.clone() };
            assert!(refused(ann(), browser, true).contains("does not support"), "{key} {secret}");
        }
        for phone in 1..=5 {
            sending.subscribe(ann(), &Phone::new(&sending.service, &format!("a{phone}"))).expect("one of five");
        }
        assert!(refused(ann(), fine, true).contains("5 phones already get your notifications"));
        // the same browser again is no other one
        sending.subscribe(ann(), &Phone::new(&sending.service, "a5")).expect("again");
        assert_eq!(sending.browsers().len(), 5);
        // it has one player
        sending.subscribe(db.player(slug, 2), &Phone::new(&sending.service, "a5")).expect("another player's now");
        assert_eq!(sending.browsers().len(), 5);
        let scorekeeper = sending.phone_of_staff("Sue", Role::Scorekeeper).expect_err("refused").in_words().to_string();
        assert!(scorekeeper.contains("Your role") || scorekeeper.contains("judge"), "{scorekeeper}");
    }

    fn a_copy_of_the_database_sends_nothing(db) {
        let public = |secrets| PushKey::load(&db.db, secrets).expect("a key pair").public();
        let secrets = db.secrets();
        let own = public(&secrets);
        assert_eq!(public(&secrets), own, "it is kept");
        assert!(!everything(&db.address).contains(&own));
        keys::rotate(&db.db, &db.keys(), Rotation::Webhooks).expect("rotated");
        assert_ne!(public(&db.secrets()), own, "another key does not open it");
    }
}
