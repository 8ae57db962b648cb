//! Writing: canonical bytes. The rules' settings always stand, so that an archive does not depend on a later default;
//! everything else stands where it says something. Keys have a fixed order.

use super::about::PURPOSES;
use super::rounds::STAGES;
use super::rulings;
use super::tournament::{ENDS_OF_ROUND, LEVELS, SEATINGS, SMALLER_PODS_AT, TIEBREAKERS, UNEVEN_PODS};
use super::{About, AboutPlayer, AboutPod, AboutRound, EventDocument, FORMAT, LogEntry, clock, floor, games, reports};
use crate::document::cursor::moment_text;
use crate::document::penalties;
use crate::document::tree::{Fields, Tree};
use crate::rules::draws::Drawn;
use crate::rules::event::{Event, Player, PlayerIx, Pod, Round};
use crate::rules::labels::{NamesShown, PlayerStatus, Registration, RoundState, TournamentState};
use crate::rules::profile::{Profile, SmallerPodsAt};
use crate::rules::{GameResult, PodResult};

/// The document as text. Reading it and writing it again gives the same bytes.
#[must_use]
pub fn write(document: &EventDocument) -> String {
    let EventDocument { event, about } = document;
    let mut fields = Fields::default();
    fields.put("format", FORMAT);
    fields.put("tournament", tournament(event.profile(), about));
    let registered = event.players().iter().enumerate().map(|(ix, player)| {
        let about = about.players.get(ix).cloned().unwrap_or_default();
        self::player(player, &about, PlayerStatus::Registered)
    });
    let others = about
        .others
        .iter()
        .map(|other| player(&other.player, &other.about, other.status));
    fields.put("players", Tree::Lines(registered.chain(others).collect()));
    let rounds = event.rounds().iter().enumerate();
    let nothing = AboutRound::default();
    let rounds = rounds.map(|(ix, round)| self::round(event, round, about.rounds.get(ix).unwrap_or(&nothing)));
    fields.put("rounds", Tree::Lines(rounds.collect()));
    if let Some(seeds) = event.cut() {
        let mut cut = Fields::default();
        cut.put("seeds", ids(event, seeds));
        cut.some("announced_at", about.cut_announced_at.map(moment_text));
        fields.put("cut", Tree::Object(cut.0));
    }
    let announcements = about.announcements.iter().map(|announcement| {
        let mut fields = Fields::default();
        fields.put("at", moment_text(announcement.at));
        fields.put("text", announcement.text.as_str());
        Tree::Object(fields.0)
    });
    fields.list("announcements", announcements.collect(), Tree::Lines);
    fields.list("draws", about.draws.iter().map(draw).collect(), Tree::Lines);
    fields.list("calls", floor::write_calls(&about.calls), Tree::Lines);
    fields.list(
        "rulings",
        about.rulings.iter().map(rulings::tree).collect(),
        Tree::Lines,
    );
    fields.list("log", about.log.iter().map(log_entry).collect(), Tree::Lines);
    Tree::Block(fields.0).text()
}

fn word<T: PartialEq>(words: &[(&'static str, T)], value: &T) -> &'static str {
    let found = words.iter().find(|(_, known)| known == value);
    found.map(|(word, _)| *word).expect("every value has its word")
}

fn ids(event: &Event, players: &[PlayerIx]) -> Tree {
    Tree::List(
        players
            .iter()
            .map(|&player| event.player(player).id.as_str().into())
            .collect(),
    )
}

fn tournament(profile: &Profile, about: &About) -> Tree {
    let mut fields = Fields::default();
    fields.put("name", about.name.as_str());
    fields.some("slug", about.slug.as_deref());
    fields.some("state", about.state.map(TournamentState::as_str));
    fields.some("date", about.date.map(|date| date.to_string()));
    fields.some("place", about.place.as_deref());
    fields.some("time_zone", about.time_zone.as_deref());
    fields.some("description", about.description.as_deref());
    fields.put("rules_enforcement_level", word(LEVELS, &profile.level));
    fields.put("pod_size", profile.pod_size);
    fields.put("uneven_pods", word(UNEVEN_PODS, &profile.uneven_pods));
    if profile.smaller_pods_at != SmallerPodsAt::default() {
        fields.put("smaller_pods_at", word(SMALLER_PODS_AT, &profile.smaller_pods_at));
    }
    fields.put("games_to_win", profile.games_to_win);
    let points = &profile.points;
    let points = [
        ("win", points.win),
        ("draw", points.draw),
        ("loss", points.loss),
        ("bye", points.bye),
    ];
    fields.put(
        "points",
        Tree::Object(points.map(|(name, points)| (name, points.into())).into()),
    );
    let tiebreakers = profile
        .tiebreakers
        .iter()
        .map(|tiebreaker| word(TIEBREAKERS, tiebreaker).into());
    fields.put("tiebreakers", Tree::List(tiebreakers.collect()));
    fields.put("round_minutes", profile.round_minutes);
    fields.put("end_of_round", word(ENDS_OF_ROUND, &profile.end_of_round));
    fields.some("playoff_minutes", profile.playoff_minutes);
    fields.put("seating", word(SEATINGS, &profile.seating));
    fields.some("swiss_rounds", profile.swiss_rounds);
    fields.some("playoff_cut", profile.playoff_cut);
    fields.some(
        "draft_pods_in_round_one",
        profile.draft_pods_in_round_one.then_some(true),
    );
    fields.some("code_of_conduct", profile.code_of_conduct.as_deref());
    fields.some("penalties", profile.penalties.as_ref().map(penalties::tree));
    fields.some("players_report", profile.players_report);
    fields.some("first_table", about.first_table.filter(|&table| table > 1));
    let skipped = about.skipped_tables.iter().map(|&table| table.into());
    fields.list("skipped_tables", skipped.collect(), Tree::List);
    fields.some("registration", about.registration.map(Registration::as_str));
    fields.some("max_players", about.max_players);
    fields.some("names_shown", about.names_shown.map(NamesShown::as_str));
    fields.some("listed", about.listed);
    fields.some("indexed", about.indexed);
    fields.some("decklists", about.decklists.as_ref().map(reports::write_decklists));
    fields.some("commitment", about.commitment.as_deref());
    fields.some("secret", about.secret.as_deref());
    Tree::Block(fields.0)
}

fn player(player: &Player, about: &AboutPlayer, status: PlayerStatus) -> Tree {
    let mut fields = Fields::default();
    fields.put("id", player.id.as_str());
    fields.put("name", player.name.as_str());
    fields.some("number", about.number);
    fields.some("team_mate", about.team_mate.as_deref());
    fields.some("pronouns", about.pronouns.as_deref());
    fields.some("email", about.email.as_deref());
    fields.some("decklist", about.decklist.as_deref());
    fields.some("fixed_table", player.fixed_table);
    fields.some("entry_round", Some(player.entry_round).filter(|&round| round > 1));
    fields.some("avoid_group", player.avoid_group.as_deref());
    fields.some("checked_in", about.checked_in.then_some(true));
    fields.some(
        "status",
        Some(status.as_str()).filter(|_| status != PlayerStatus::Registered),
    );
    fields.some("dropped_after", player.dropped_after);
    fields.some("disqualified_after", player.disqualified_after);
    Tree::Object(fields.0)
}

fn round(event: &Event, round: &Round, about: &AboutRound) -> Tree {
    let mut fields = Fields::default();
    fields.put("number", round.number);
    fields.put("stage", word(STAGES, &round.stage));
    fields.some("state", about.state.map(RoundState::as_str));
    fields.some("draw_counter", about.draw_counter);
    fields.some("published_at", about.published_at.map(moment_text));
    fields.some("started_at", about.started_at.map(moment_text));
    fields.some("finished_at", about.finished_at.map(moment_text));
    fields.some("clock", about.clock.as_ref().map(clock::tree));
    let pods = round.pods.iter().enumerate().map(|(ix, pod)| {
        let about = about.pods.get(ix).cloned().unwrap_or_default();
        self::pod(event, pod, &about)
    });
    fields.put("pods", Tree::Lines(pods.collect()));
    let mut list = |name, players: &[PlayerIx]| {
        if !players.is_empty() {
            fields.put(name, ids(event, players));
        }
    };
    list("byes", &round.byes);
    list("match_losses", &round.match_losses);
    Tree::Block(fields.0)
}

fn pod(event: &Event, pod: &Pod, about: &AboutPod) -> Tree {
    let mut fields = Fields::default();
    fields.put("table", pod.table);
    fields.put("seats", ids(event, &pod.seats));
    fields.some("result", result(event, &pod.result));
    fields.some("reported_at", about.reported_at.map(moment_text));
    fields.some("note", about.note.as_deref());
    fields.list("extensions", clock::extension_trees(&about.extensions), Tree::List);
    fields.list("reports", reports::write(&about.reports), Tree::List);
    fields.list("followed_games", games::write(&about.followed_games), Tree::List);
    Tree::Object(fields.0)
}

fn result(event: &Event, result: &PodResult) -> Option<Tree> {
    let id = |player: PlayerIx| Tree::from(event.player(player).id.as_str());
    let mut fields = Fields::default();
    match result {
        PodResult::NotReported => return None,
        PodResult::Won(winner) => fields.put("winner", id(*winner)),
        PodResult::Drawn(players) => fields.put("draw", ids(event, players)),
        PodResult::Games {
            games,
            conceded,
            match_losses,
        } => {
            let games = games.iter().map(|game| match game {
                GameResult::Won(winner) => Tree::Object(vec![("winner", id(*winner))]),
                GameResult::Drawn => Tree::Object(vec![("drawn", true.into())]),
            });
            fields.put("games", Tree::List(games.collect()));
            for (name, players) in [("conceded", conceded), ("match_losses", match_losses)] {
                if !players.is_empty() {
                    fields.put(name, ids(event, players));
                }
            }
        }
    }
    Some(Tree::Object(fields.0))
}

fn draw(drawn: &Drawn) -> Tree {
    let mut fields = Fields::default();
    fields.put("purpose", word(PURPOSES, &drawn.purpose));
    fields.put("round", drawn.round);
    fields.put("counter", drawn.counter);
    if drawn.sides.is_none() {
        let order = drawn.order.iter().map(|id| id.as_str().into());
        fields.put("drawn", Tree::List(order.collect()));
    }
    fields.some("sides", drawn.sides);
    fields.some("rolled", drawn.rolled);
    Tree::Object(fields.0)
}

fn log_entry(entry: &LogEntry) -> Tree {
    let mut fields = Fields::default();
    fields.put("at", moment_text(entry.at));
    fields.put("by", entry.by.as_str());
    fields.some("verb", entry.verb.as_deref());
    fields.put("what", entry.what.as_str());
    fields.some("why", entry.why.as_deref());
    fields.some("before", entry.before.clone());
    fields.some("after", entry.after.clone());
    fields.some("public", entry.public.then_some(true));
    Tree::Object(fields.0)
}
