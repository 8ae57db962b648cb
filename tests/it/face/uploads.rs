//! Pictures that are uploaded: what becomes of good ones, what bad ones are refused with, and who sees them.

use image::{DynamicImage, ImageFormat, RgbImage};
use podium::web::frame::load::lanes::{Job, Lane};
use podium_ops::Sender;
use podium_ops::tournaments;
use podium_store::tournaments::pictures::{self, PictureRow};
use podium_store::{DbError, PictureKind, Role};

use super::memory::progressive;
use super::{encoded, jpeg, photo, picture_form, png, send_picture, stored, try_uploads, uploads, values};
use crate::harness::http::Service;
use crate::harness::raw::everything;
use crate::harness::tournament::settings;
use crate::harness::{TestDb, both_databases};
use crate::public::Play;

fn picture(db: &TestDb, slug: &str, kind: PictureKind) -> Option<PictureRow> {
    let id = db.load(slug).tournament.id;
    let read: Result<_, DbError> = db.db.read(|conn| pictures::of_kind(conn, &id, kind));
    read.expect("pictures are read")
}

/// A JPEG that a camera made: turned, and with its place.
fn with_gps(jpeg: &[u8]) -> Vec<u8> {
    let mut exif = b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0".to_vec();
    exif.extend(b"GPS 52.5200 N 13.4050 E");
    let length = u16::try_from(exif.len() + 2).expect("a short segment");
    [&jpeg[..2], &[0xFF, 0xE1], &length.to_be_bytes(), &exif, &jpeg[2..]].concat()
}

/// The head of a PNG of a size, without pixels.
fn png_of(width: u32, height: u32) -> Vec<u8> {
    let mut bytes = png(40, 40);
    bytes[16..20].copy_from_slice(&width.to_be_bytes());
    bytes[20..24].copy_from_slice(&height.to_be_bytes());
    let mut crc = u32::MAX;
    for byte in &bytes[12..29] {
        crc ^= u32::from(*byte);
        for _ in 0..8 {
            crc = if crc & 1 == 1 {
                (crc >> 1) ^ 0xEDB8_8320
            } else {
                crc >> 1
            };
        }
    }
    bytes[29..33].copy_from_slice(&(!crc).to_be_bytes());
    bytes
}

/// A WebP of a size, in one colour.
fn webp_of(width: u32, height: u32) -> Vec<u8> {
    let pixels = vec![90; (width * height * 3) as usize];
    let picture = RgbImage::from_raw(width, height, pixels).expect("so many pixels");
    encoded(&DynamicImage::ImageRgb8(picture), ImageFormat::WebP)
}

both_databases! {
    fn a_cover_and_a_logo_are_sized_served_and_removed(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let upload = with_gps(&jpeg(1_000, 500));
        for (what, name, bytes) in [("cover", "../../hall.php", &upload), ("logo", "logo.png", &png(500, 250))] {
            let sent = send_picture(&organizer, &play.slug, what, name, bytes);
            assert_eq!((sent.status, sent.location.clone()), (303, play.at("/desk/page/pictures")), "{}", sent.text());
            assert!(organizer.see(&sent.location).text().contains("Picture saved."));
        }
        let (cover, logo) = (picture(db, &play.slug, PictureKind::Cover), picture(db, &play.slug, PictureKind::Logo));
        let (cover, logo) = (cover.expect("a cover"), logo.expect("a logo"));
        assert_eq!((cover.width, cover.height, cover.content_type.as_str()), (500, 1_000, "image/jpeg"), "turned");
        assert_eq!((logo.width, logo.height, logo.content_type.as_str()), (256, 128, "image/png"));
        let all = everything(&db.address);
        assert!(!all.contains("GPS 52") && !all.contains("hall.php"), "nothing of the upload is stored");

        let anybody = service.anonymous();
        let home = anybody.see(&play.at("")).body;
        let addresses: Vec<&str> = values(&home, "src").into_iter().filter(|src| src.contains("/pictures/")).collect();
        let own = |picture: &PictureRow, end: &str| play.at(&format!("/pictures/{}.{end}", picture.hash));
        assert_eq!(addresses, [own(&logo, "png"), own(&cover, "jpg")]);
        for (address, kind) in [(own(&cover, "jpg"), "image/jpeg"), (own(&logo, "png"), "image/png")] {
            let served = anybody.see(&address);
            assert_eq!(served.header("content-type"), kind);
            assert_eq!(served.header("cache-control"), "private, max-age=31536000, immutable");
            assert_eq!(served.header("x-content-type-options"), "nosniff");
            assert_eq!(served.header("content-encoding"), "");
            let tag = served.header("etag").to_owned();
            assert_eq!(anybody.request("GET", &address, &[("if-none-match", &tag)], None).status, 304);
        }
        assert_eq!(anybody.get(&own(&cover, "png")).status, 404, "its own name alone");
        for page in ["/projector", "/pairings", "/stage"] {
            assert!(anybody.see(&play.at(page)).body.contains(&own(&logo, "png")), "{page}");
        }

        // another picture has another address; without one nothing is left
        let sent = send_picture(&organizer, &play.slug, "cover", "b.webp", &encoded(&photo(700, 400), ImageFormat::WebP));
        assert_eq!(sent.status, 303, "{}", sent.text());
        let second = picture(db, &play.slug, PictureKind::Cover).expect("another cover");
        assert_ne!(second.hash, cover.hash);
        assert_eq!(anybody.get(&own(&cover, "jpg")).status, 404);
        assert!(anybody.see(&play.at("")).body.contains(&own(&second, "jpg")), "the page is a new one");
        let form = picture_form(&organizer, &play.slug, "cover").set("remove", "yes");
        assert_eq!(uploads(&organizer, &form, &[("cover", "", b"")]).status, 303);
        assert!(picture(db, &play.slug, PictureKind::Cover).is_none() && picture(db, &play.slug, PictureKind::CoverSmall).is_none());
        assert_eq!(anybody.get(&own(&second, "jpg")).status, 404);
        assert!(picture(db, &play.slug, PictureKind::Logo).is_some());
    }

    fn a_picture_that_somebody_else_changed_is_not_replaced_unseen(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let (first, second) = (picture_form(&organizer, &play.slug, "logo"), picture_form(&organizer, &play.slug, "logo"));
        assert_eq!(uploads(&organizer, &first, &[("logo", "a.png", &png(100, 50))]).status, 303);
        let stored = picture(db, &play.slug, PictureKind::Logo).expect("a logo");
        let late = uploads(&organizer, &second, &[("logo", "b.png", &png(50, 100))]);
        assert_eq!(late.status, 409);
        assert!(late.text().contains("Someone else changed this picture first.") && late.body.contains(&stored.hash), "{}", late.text());
        assert_eq!(picture(db, &play.slug, PictureKind::Logo).map(|logo| logo.hash), Some(stored.hash));
        assert_eq!(send_picture(&organizer, &play.slug, "logo", "b.png", &png(50, 100)).status, 303);
        let nothing = uploads(&organizer, &picture_form(&organizer, &play.slug, "cover"), &[("cover", "", b"")]);
        assert_eq!(nothing.status, 422);
        assert!(nothing.text().contains("Choose a picture."), "{}", nothing.text());
    }

    fn attacks_are_refused_with_a_sentence(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let (photo, small) = (jpeg(640, 480), png(400, 400));
        let mut hundred = photo.clone();
        let frame = hundred.windows(2).position(|pair| pair == [0xFF, 0xC0]).expect("a frame");
        hundred[frame + 5..frame + 9].copy_from_slice(&[0x27, 0x10, 0x27, 0x10]);
        let gif = [&b"GIF89a/*"[..], &photo, b"*/=1;alert(1)//"].concat();
        let long = vec![0_u8; 9 << 20];
        let mut animated = b"RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0".to_vec();
        animated.extend([0x7F, 2, 0, 0xDF, 1, 0]);
        let attacks: [(&str, &[u8], &str); 12] = [
            ("a bomb by its head", &png_of(60_000, 60_000), "Reduce its size"),
            ("100 megapixels", &hundred, "100 million pixels, more than 32 million"),
            ("100 megapixels", &png_of(10_000, 10_000), "100 million pixels, more than 32 million"),
            ("a large WebP", &webp_of(3_500, 3_500), "12 million pixels is too large to process"),
            ("an animation", &animated, "This kind of picture cannot be read"),
            ("many scans", &progressive(5_000, 5_000, 11), "This kind of picture cannot be read"),
            ("cut off", &photo[..photo.len() / 2], "The file is incomplete"),
            ("cut off", &small[..small.len() / 2], "cannot be read"),
            ("another kind before it", &gif, "not a JPEG, PNG or WebP"),
            ("SVG", b"<svg xmlns=\"http://www.w3.org/2000/svg\" onload=\"alert(1)\"/>", "not a JPEG, PNG or WebP"),
            ("text", b"\x89PNG\r\n\x1a\n<?php system($_GET[0]);", "cannot be read"),
            ("a long file", &long, "larger than 7 MB"),
        ];
        for (what, bytes, sentence) in attacks {
            let refused = send_picture(&organizer, &play.slug, "cover", "a.jpg", bytes);
            assert_eq!(refused.status, 422, "{what}");
            assert!(refused.text().contains(sentence), "{what}: {}", refused.text());
        }
        assert!(stored(db, &play.slug).pictures.is_empty());
        // more than is read to its end, and more files than there are fields
        let (endless, large) = (vec![0_u8; 80 << 20], vec![0xFF_u8; 7 << 20]);
        let files: [&[(&str, &str, &[u8])]; 2] =
            [&[("cover", "a", &endless)], &[("cover", "a", &large), ("logo", "b", &large), ("cover", "c", &large)]];
        for files in files {
            let answer = try_uploads(&organizer, &picture_form(&organizer, &play.slug, "cover"), files);
            assert!(answer.is_err() || answer.is_ok_and(|page| page.status == 413));
        }
        // two of the largest are read, of which the form has one
        let form = picture_form(&organizer, &play.slug, "cover");
        let two = uploads(&organizer, &form, &[("cover", "a", &large), ("logo", "b", &large)]);
        assert_eq!(two.status, 422, "{}", two.text());
        assert!(stored(db, &play.slug).pictures.is_empty());
        // what is behind a picture is left behind
        let tail = [&photo[..], b"PK\x03\x04<script>alert(1)</script>"].concat();
        assert_eq!(send_picture(&organizer, &play.slug, "cover", "a.jpg", &tail).status, 303);
        let cover = picture(db, &play.slug, PictureKind::Cover).expect("a cover").bytes;
        assert!(!cover.windows(8).any(|window| window == b"<script>"));
    }

    fn pictures_are_for_those_who_may_see_the_tournament(db) {
        let slug = db
            .act_on_site(Sender::CommandLine, |work| tournaments::create(work, &settings("Secret Open")))
            .expect("created");
        let service = Service::start(db);
        let organizer = service.in_database_staff(&slug, Role::Organizer);
        assert_eq!(send_picture(&organizer, &slug, "cover", "a.jpg", &jpeg(640, 480)).status, 303);
        let cover = picture(db, &slug, PictureKind::CoverSmall).expect("a cover");
        let public = format!("/t/{slug}/pictures/{}.jpg", cover.hash);
        let private = format!("/t/{slug}/desk/page/pictures/{}.jpg", cover.hash);
        let anybody = service.anonymous();
        assert!(!anybody.see(&format!("/t/{slug}")).body.contains("/pictures/"));
        assert_eq!(anybody.get(&public).status, 404);
        assert!(organizer.see(&format!("/t/{slug}/desk/page")).body.contains(&private) && organizer.see(&format!("/t/{slug}/desk/page/pictures")).body.contains(&private));
        let seen = organizer.see(&private);
        assert_eq!((seen.header("content-type"), seen.header("cache-control")), ("image/jpeg", "private, no-cache"));
        let judge = service.in_database_staff(&slug, Role::Judge);
        assert_eq!(judge.get(&private).status, 403);
        let structure = db.load(&slug).tournament.structure_version;
        db.act(&slug, |work| tournaments::open(work, structure)).expect("opened");
        assert_eq!(anybody.get(&public).status, 200);
        // another tournament does not show it
        let other = db.in_database_tournament("Other", 4);
        assert_eq!(anybody.get(&format!("/t/{other}/pictures/{}.jpg", cover.hash)).status, 404);
    }

    fn no_write_waits_for_a_picture_that_is_decoded(db) {
        let play = Play::new(db);
        let service = Service::start(db);
        let organizer = service.in_database_staff(&play.slug, Role::Organizer);
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let state = service.state.clone();
        let decoding = std::thread::spawn(move || {
            let job: Job = Box::new(move || {
                // until the sender is gone
                let _ = ended.recv();
                Box::new(())
            });
            let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
            runtime.block_on(state.lanes.run(Lane::Pictures, job)).expect("it ran");
        });
        while service.state.lanes.running(Lane::Pictures) == 0 {
            std::thread::yield_now();
        }
        let form = picture_form(&organizer, &play.slug, "cover");
        let cover = jpeg(640, 480);
        let sender = organizer.clone();
        let sent = std::thread::spawn(move || uploads(&sender, &form, &[("cover", "a.jpg", &cover)]));
        while service.state.lanes.waiting(Lane::Pictures) == 0 {
            std::thread::yield_now();
        }
        // it waits to be decoded, and every other form is stored meanwhile
        let announced = organizer.see(&play.at("/desk/announcements")).form("/desk/announcements").set("text", "Lunch");
        assert_eq!(organizer.send(&announced).status, 303);
        let texts = organizer.see(&play.at("/desk/page")).form("/desk/page").set("entry", "10 €");
        assert_eq!(organizer.send(&texts).status, 303);
        assert!(stored(db, &play.slug).pictures.is_empty());
        drop(end);
        assert_eq!(sent.join().expect("an answer").status, 303);
        decoding.join().expect("it ended");
        assert!(picture(db, &play.slug, PictureKind::Cover).is_some());
    }
}
