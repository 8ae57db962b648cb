//! Exporting a tournament as `podium-event/1`.

use chrono::{DateTime, Utc};
use serde_json::Value;

use super::players::{PlayerKeys, about_player};
use super::rulings::exported_rulings;
use super::{announcements, clock, floor, games, notes, page, reports};
use crate::OpError;
use crate::people::decks::Terms;
use crate::people::players::staff_sees;
use crate::run::rounds::recorded;
use podium_base::clock::Moment;
use podium_document::EventDocument;
use podium_document::event::{About, AboutPod, AboutRound, LogEntry, OtherPlayer, TableEnd, write};
use podium_event::{Event, EventParts, Player, PodResult};
use podium_rules::draws::{Drawn, Draws};
use podium_store::site::accounts;
use podium_store::tournaments::events::{self, Loaded, player_of_row};
use podium_store::tournaments::players::{self, PlayerRow};
use podium_store::tournaments::{log, notices};
use podium_store::{PlayerStatus, Reader, RoundState, TournamentState};

/// The verb of the log line that an import writes: it is about this copy, not about the event.
pub(super) const IMPORT_VERB: &str = "tournament.import";

/// The audience of a document.
#[derive(Clone, Copy)]
pub enum Audience<'a> {
    /// The public content: published rounds, results of finished ones, no contact data, no secret before the end; names
    /// as the pages show them.
    Everybody(&'a dyn Fn(&PlayerRow) -> String),
    /// The export that organizers and head judges download from the desk, at a moment: everything, including the secret
    /// and the full log, but decklists and commanders only once the staff may see them.
    Staff(Moment),
    /// Everything, for the operator of the service.
    Organizer,
}

/// Writes the document of a tournament.
///
/// # Errors
/// There is no such tournament.
pub fn export(conn: &mut Reader<'_>, slug: &str, audience: Audience<'_>) -> Result<String, OpError> {
    Ok(write(&document(conn, slug, audience)?))
}

/// Makes the document that [`export`] writes and that the fairness page recomputes.
///
/// # Errors
/// See [`export`].
pub fn document(conn: &mut Reader<'_>, slug: &str, audience: Audience<'_>) -> Result<EventDocument, OpError> {
    let loaded = events::load(conn, slug)?;
    let all_players = players::of_tournament(conn, &loaded.tournament.id)?;
    let keys: PlayerKeys<'_> = all_players
        .iter()
        .map(|row| (row.id.as_str(), row.key.as_str()))
        .collect();
    // This one flag decides about everything that is not public.
    let private = !matches!(audience, Audience::Everybody(_));
    let secret = loaded.tournament.secret_bytes()?;
    // T32: before the end, the secret would reveal every future pairing and die roll; a cancelled tournament never
    // publishes it
    let is_public = private
        || loaded
            .tournament
            .secret_is_public(&log::public(conn, &loaded.tournament.id)?);
    let tournament = &loaded.tournament;
    let shown = shown_rounds(&loaded, private);
    let decks = ShownDecks::of(conn, &loaded, audience)?;
    let mut followed = match private {
        true => games::followed(conn, &tournament.id)?,
        false => std::collections::BTreeMap::new(),
    };
    let mut reported = match private {
        true => reports::reported(conn, &tournament.id, &keys)?,
        false => std::collections::BTreeMap::new(),
    };
    let (mut clocks, mut given) = match private {
        true => (
            clock::clocks(conn, &tournament.id)?,
            clock::extensions(conn, &tournament.id, &keys)?,
        ),
        false => Default::default(),
    };
    let decklists = match private {
        true => reports::decklists(conn, &tournament.id)?,
        false => None,
    };
    let rounds = loaded.rounds[..shown]
        .iter()
        .map(|round| AboutRound {
            state: Some(round.row.state),
            draw_counter: Some(round.row.draw_counter as u32),
            published_at: round.row.published_at.map(utc),
            started_at: round.row.started_at.map(utc),
            finished_at: round.row.finished_at.map(utc),
            clock: clocks.remove(&round.row.id),
            pods: round
                .pods
                .iter()
                .map(|pod| AboutPod {
                    // The time of a report is not public; notes are the staff's words.
                    reported_at: pod.reported_at.filter(|_| private).map(utc),
                    note: pod.note.clone().filter(|_| private),
                    end_of_round: pod
                        .end_of_round
                        .zip(pod.end_of_round_reason.clone())
                        .map(|(procedure, reason)| TableEnd { procedure, reason }),
                    extensions: given.remove(&pod.id).unwrap_or_default(),
                    reports: reported.remove(&pod.id).unwrap_or_default(),
                    followed_games: followed.remove(&pod.id).unwrap_or_default(),
                })
                .collect(),
        })
        .collect();
    // players who wait, were declined or removed are in no pairing, so the public document leaves them out
    let others = all_players
        .iter()
        .filter(|row| private && row.status != PlayerStatus::Registered)
        .map(|row| OtherPlayer {
            status: row.status,
            player: decks.shown(player_of_row(row)),
            about: about_player(row, private, decks.lists),
        })
        .collect();
    let about = About {
        name: tournament.name.clone(),
        slug: Some(tournament.slug.clone()),
        state: Some(tournament.state),
        date: tournament.held_on,
        place: Some(tournament.place.clone()).filter(|p| !p.is_empty()),
        time_zone: Some(tournament.time_zone.clone()),
        // English is the default and is not written
        language: Some(tournament.language.clone()).filter(|tag| tag != "en"),
        description: Some(tournament.description.clone())
            .filter(|text| !text.is_empty() && page::is_shown(tournament, private)),
        page: page::exported(conn, tournament, private)?,
        first_table: Some(tournament.first_table as u32),
        skipped_tables: tournament.skipped_tables()?,
        registration: Some(tournament.registration),
        max_players: tournament.max_players.map(|n| n as u32),
        names_shown: Some(tournament.names_shown),
        listed: Some(tournament.listed),
        indexed: Some(tournament.indexed),
        decklists,
        commitment: Some(Draws::new(&secret).commitment()),
        secret: Some(tournament.secret.clone()).filter(|_| is_public),
        players: loaded
            .players
            .iter()
            .map(|row| about_player(row, private, decks.lists))
            .collect(),
        others,
        rounds,
        cut_announced_at: tournament.cut_announced_at.map(utc),
        announces_time: tournament.announces_time,
        announcements: match private {
            true => announcements::all(conn, &loaded, &keys)?,
            false => announcements::shown(conn, &tournament.id)?,
        },
        draws: drawn(conn, &loaded, shown)?,
        calls: match private {
            true => floor::calls(conn, &loaded, &keys)?,
            false => Vec::new(),
        },
        rulings: match private {
            true => exported_rulings(conn, tournament, &keys)?,
            false => Vec::new(),
        },
        notes: match private {
            true => notes::exported(conn, &tournament.id, &keys)?,
            false => Vec::new(),
        },
        log: if private {
            lines(conn, &tournament.id, &keys)?
        } else {
            public_lines(conn, &loaded, &keys)?
        },
    };
    let event = match audience {
        Audience::Everybody(name) => public_event(&loaded, shown, &decks, name)?,
        _ if decks.commanders => loaded.event.clone(),
        _ => {
            let mut parts = loaded.event.clone().into_parts();
            parts.players = parts.players.into_iter().map(|player| decks.shown(player)).collect();
            written(parts)?
        }
    };
    Ok(EventDocument { event, about })
}

/// The decklist data that the audience sees.
struct ShownDecks {
    lists: bool,
    commanders: bool,
}

impl ShownDecks {
    fn of(conn: &mut Reader<'_>, loaded: &Loaded, audience: Audience<'_>) -> Result<Self, OpError> {
        let (tournament, profile) = (&loaded.tournament, loaded.event.profile());
        let reads = match audience {
            Audience::Everybody(_) => false,
            // everyone who may take this export has the rights of `records`
            Audience::Staff(now) => staff_sees(Terms::of(conn, tournament, now)?.as_ref(), tournament, true),
            Audience::Organizer => true,
        };
        let finished = tournament.state == TournamentState::Finished;
        let published = shown_rounds(loaded, false) > 0;
        Ok(Self {
            lists: reads || (finished && profile.opens_decklists()),
            commanders: reads || profile.shows_commanders(published, finished),
        })
    }

    fn shown(&self, mut player: Player) -> Player {
        if !self.commanders {
            player.commanders.clear();
        }
        player
    }
}

/// Returns how many rounds the audience sees: only the staff sees drafts.
fn shown_rounds(loaded: &Loaded, private: bool) -> usize {
    let all = loaded.rounds.len();
    match loaded.rounds.last() {
        Some(round) if !private && round.row.state == RoundState::Draft => all - 1,
        _ => all,
    }
}

/// Returns the public event: without drafts and without results of a running round.
fn public_event(
    loaded: &Loaded,
    shown: usize,
    decks: &ShownDecks,
    name: &dyn Fn(&PlayerRow) -> String,
) -> Result<Event, OpError> {
    let mut parts = loaded.event.clone().into_parts();
    // T16: the cut stays, because it is public once it is announced.
    parts.rounds.truncate(shown);
    for (round, row) in parts.rounds.iter_mut().zip(&loaded.rounds) {
        if row.row.state != RoundState::Finished {
            for pod in &mut round.pods {
                // also where results are shown as they come in (T39): an export contains finished rounds only
                pod.result = PodResult::NotReported;
            }
        }
    }
    for (player, row) in parts.players.iter_mut().zip(&loaded.players) {
        if !decks.commanders {
            player.commanders.clear();
        }
        // groups that avoid each other and a fixed table are personal data
        player.avoid_group = None;
        player.fixed_table = None;
        player.name = name(row);
    }
    written(parts)
}

fn written(parts: EventParts) -> Result<Event, OpError> {
    Event::new(parts).map_err(|_| OpError::refused(say::refused_settings::part_not_written()))
}

fn drawn(conn: &mut Reader<'_>, loaded: &Loaded, shown: usize) -> Result<Vec<Drawn>, OpError> {
    let rows = notices::draws(conn, &loaded.tournament.id)?;
    // draws of an unpublished draft are left out with it; those of the cut belong to the round after the last Swiss
    // one.
    // With no round shown the index wraps to one that never exists.
    let last = loaded.rounds.get(shown.wrapping_sub(1)).map_or(0, |r| r.row.number);
    let hidden = loaded.rounds.len() > shown;
    Ok(rows
        .into_iter()
        .filter(|row| !hidden || row.round <= last)
        .flat_map(|row| recorded(&row))
        .collect())
}

/// The log, players named by their ids in the document.
fn lines(conn: &mut Reader<'_>, tournament: &str, keys: &PlayerKeys<'_>) -> Result<Vec<LogEntry>, OpError> {
    let json = |text: Option<String>| text.and_then(|t| serde_json::from_str::<Value>(&t).ok());
    let rows = log::of_tournament(conn, tournament)?;
    let names = accounts::names(conn, rows.iter().filter_map(|line| line.account_id.as_ref()))?;
    Ok(rows
        .into_iter()
        // export, import, export must give the same bytes
        .filter(|line| line.verb != IMPORT_VERB)
        .map(|line| LogEntry {
            at: utc(line.at),
            // for those that are gone too: the line kept their name
            by: match line.account_id.as_ref().and_then(|id| names.get(id)) {
                Some(name) => name.clone(),
                None => line.actor,
            },
            what: rename(&line.what, |id| keys.get(id).map(|key| (*key).to_owned())),
            verb: Some(line.verb),
            why: line.reason,
            before: json(line.before),
            after: json(line.after),
            public: line.public,
        })
        .collect())
}

/// Returns the public lines of the log, without the actor, and without those of an unpublished draft. Their values
/// about pairings are kept: they explain why a draw and a pairing differ (T32).
fn public_lines(conn: &mut Reader<'_>, loaded: &Loaded, keys: &PlayerKeys<'_>) -> Result<Vec<LogEntry>, OpError> {
    let draft = loaded
        .rounds
        .last()
        .filter(|round| round.row.state == RoundState::Draft)
        .map(|round| utc(round.row.created_at));
    let of_rounds = |line: &LogEntry| line.verb.as_deref().is_some_and(|verb| verb.starts_with("round."));
    // a line names no round, but those of the draft are not older than it is
    let shown = |line: &LogEntry| line.public && !(of_rounds(line) && draft.is_some_and(|since| line.at >= since));
    let lines = lines(conn, &loaded.tournament.id, keys)?;
    Ok(lines
        .into_iter()
        .filter(shown)
        .map(|line| LogEntry {
            // The public learns what was changed and why, but not by whom.
            by: "staff".to_owned(),
            // States before and after may hold personal data; only those of pairings explain draws (T32).
            before: None,
            after: line.after.clone().filter(|_| of_rounds(&line)),
            ..line
        })
        .collect())
}

/// Replaces the ids in the `{player:ID}` of a log sentence.
pub(super) fn rename(text: &str, new_id: impl Fn(&str) -> Option<String>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("{player:") {
        out.push_str(before);
        // No closing brace: a person typed it, and it is copied unchanged.
        let Some((id, tail)) = after.split_once('}') else {
            out.push_str("{player:");
            out.push_str(after);
            return out;
        };
        // An unknown id is kept, rather than leaving a hole in the sentence.
        out.push_str(&format!("{{player:{}}}", new_id(id).unwrap_or_else(|| id.to_owned())));
        rest = tail;
    }
    out.push_str(rest);
    out
}

fn utc(at: Moment) -> DateTime<Utc> {
    at.and_utc()
}
