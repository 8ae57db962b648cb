//! Writing an event document: canonical bytes. The rules' settings are always written, so that an archive does not
//! depend on later defaults; everything else is written only if it differs from its default. Keys have the order of the
//! structs.

use std::ops::Not;

use chrono::{DateTime, NaiveDate, Utc};
use serde::Serialize;
use serde_json::{Map, Value};

use super::{
    About, AboutPlayer, AboutPod, AboutRound, Announcement, Call, Decklists, EventDocument, FORMAT, LogEntry, Note,
    Page, Ruling,
};
use crate::layout;
use podium_event::event::{Event, Player, PlayerIx, Pod, Round, Stage};
use podium_event::labels::{NamesShown, PlayerStatus, Registration, TournamentState};
use podium_event::penalties::PenaltyTable;
use podium_event::profile::{
    Break, CommandersShown, EndOfRound, Level, Points, Profile, Seating, SmallerPodsAt, Tiebreaker, UnevenPods,
};
use podium_event::{GameResult, PodResult, Ruleset};
use podium_rules::draws::{Drawn, Purpose};
use podium_rules::playoff;

/// The containers with one item on each line; everything inside other containers is on one line.
const BROKEN: &[&str] = &[
    "",
    "/tournament",
    "/tournament/page",
    "/tournament/penalties",
    "/tournament/penalties/infractions",
    "/tournament/ruleset",
    "/tournament/ruleset/differences",
    "/players",
    "/rounds",
    "/rounds/*",
    "/rounds/*/pods",
    "/final_places",
    "/announcements",
    "/draws",
    "/calls",
    "/rulings",
    "/notes",
    "/log",
];

/// Writes the document as text. Reading it and writing it again gives the same bytes.
#[must_use]
pub fn write(document: &EventDocument) -> String {
    let EventDocument { event, about } = document;
    let nothing = AboutPlayer::default();
    let registered = event.players().iter().enumerate().map(|(ix, player)| {
        let about = about.players.get(ix).unwrap_or(&nothing);
        PlayerFields::new(player, about, PlayerStatus::Registered)
    });
    // After the registered ones, whose positions in the list are used as indices everywhere.
    let others = about
        .others
        .iter()
        .map(|other| PlayerFields::new(&other.player, &other.about, other.status));
    let (no_round, no_pod) = (AboutRound::default(), AboutPod::default());
    let rounds = event.rounds().iter().enumerate().map(|(ix, round)| {
        let about = about.rounds.get(ix).unwrap_or(&no_round);
        RoundFields::new(event, round, about, &no_pod)
    });
    let fields = DocumentFields {
        format: FORMAT,
        tournament: TournamentFields::new(event.profile(), about),
        players: registered.chain(others).collect(),
        rounds: rounds.collect(),
        cut: event.cut().map(|seeds| CutFields {
            seeds: ids(event, seeds),
            announced_at: about.cut_announced_at,
        }),
        final_places: final_places(event),
        announcements: &about.announcements,
        draws: about.draws.iter().map(DrawFields::new).collect(),
        calls: &about.calls,
        rulings: &about.rulings,
        notes: &about.notes,
        log: &about.log,
    };
    // Line by line, so that two exports can be compared with `diff`.
    layout::to_text(&fields, BROKEN)
}

fn ids<'a>(event: &'a Event, players: &[PlayerIx]) -> Vec<&'a str> {
    players.iter().map(|player| event.player(*player).id.as_str()).collect()
}

#[derive(Serialize)]
struct DocumentFields<'a> {
    format: &'static str,
    tournament: TournamentFields<'a>,
    players: Vec<PlayerFields<'a>>,
    rounds: Vec<RoundFields<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cut: Option<CutFields<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    final_places: Vec<PlaceFields<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    announcements: &'a [Announcement],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    draws: Vec<DrawFields<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    calls: &'a [Call],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    rulings: &'a [Ruling],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    notes: &'a [Note],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    log: &'a [LogEntry],
}

#[derive(Serialize)]
struct TournamentFields<'a> {
    name: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    slug: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<TournamentState>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<NaiveDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    time_zone: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    language: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    page: Option<&'a Page>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ruleset: Option<&'a Ruleset>,
    rules_enforcement_level: Level,
    pod_size: u32,
    uneven_pods: UnevenPods,
    #[serde(skip_serializing_if = "is_default")]
    smaller_pods_at: SmallerPodsAt,
    games_to_win: u32,
    points: &'a Points,
    tiebreakers: &'a [Tiebreaker],
    #[serde(flatten)]
    house: Map<String, Value>,
    /// Always written: `null` is untimed.
    round_minutes: Option<u32>,
    end_of_round: EndOfRound,
    #[serde(skip_serializing_if = "Option::is_none")]
    playoff_minutes: Option<u32>,
    seating: Seating,
    #[serde(skip_serializing_if = "Option::is_none")]
    swiss_rounds: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    playoff_cut: Option<u32>,
    #[serde(skip_serializing_if = "Not::not")]
    draft_pods_in_round_one: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    code_of_conduct: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    penalties: Option<&'a PenaltyTable>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players_report: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    running_results_public: Option<bool>,
    #[serde(skip_serializing_if = "Not::not")]
    games_public: bool,
    #[serde(skip_serializing_if = "Not::not")]
    feature_game_public: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    tables_keep_games: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    long_turn_minutes: Option<u32>,
    #[serde(skip_serializing_if = "Not::not")]
    long_turns_at_table: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    own_time_minutes: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    commanders_public: Option<CommandersShown>,
    #[serde(skip_serializing_if = "Not::not")]
    decklists_public: bool,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    breaks: &'a [Break],
    #[serde(skip_serializing_if = "Option::is_none")]
    first_table: Option<u32>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    skipped_tables: &'a [u32],
    #[serde(skip_serializing_if = "Option::is_none")]
    registration: Option<Registration>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max_players: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    names_shown: Option<NamesShown>,
    #[serde(skip_serializing_if = "Option::is_none")]
    listed: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    indexed: Option<bool>,
    #[serde(skip_serializing_if = "Not::not")]
    announces_time: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    decklists: Option<&'a Decklists>,
    #[serde(skip_serializing_if = "Option::is_none")]
    commitment: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    secret: Option<&'a str>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl<'a> TournamentFields<'a> {
    fn new(profile: &'a Profile, about: &'a About) -> Self {
        Self {
            name: &about.name,
            slug: about.slug.as_deref(),
            state: about.state,
            date: about.date,
            place: about.place.as_deref(),
            time_zone: about.time_zone.as_deref(),
            language: about.language.as_deref(),
            description: about.description.as_deref(),
            page: about.page.as_ref(),
            ruleset: profile.ruleset.as_deref(),
            rules_enforcement_level: profile.level,
            pod_size: profile.pod_size,
            uneven_pods: profile.uneven_pods,
            smaller_pods_at: profile.smaller_pods_at,
            games_to_win: profile.games_to_win,
            points: &profile.points,
            tiebreakers: &profile.tiebreakers,
            house: profile.house.unusual(),
            round_minutes: profile.round_minutes,
            end_of_round: profile.end_of_round,
            playoff_minutes: profile.playoff_minutes,
            seating: profile.seating,
            swiss_rounds: profile.swiss_rounds,
            playoff_cut: profile.playoff_cut,
            draft_pods_in_round_one: profile.draft_pods_in_round_one,
            code_of_conduct: profile.code_of_conduct.as_deref(),
            penalties: profile.penalties.as_ref(),
            players_report: profile.players_report,
            running_results_public: profile.running_results_public,
            games_public: profile.games_public,
            feature_game_public: profile.feature_game_public,
            tables_keep_games: profile.tables_keep_games,
            long_turn_minutes: profile.long_turn_minutes,
            long_turns_at_table: profile.long_turns_at_table,
            own_time_minutes: profile.own_time_minutes,
            commanders_public: profile.commanders_public,
            decklists_public: profile.decklists_public,
            breaks: &profile.breaks,
            first_table: about.first_table.filter(|&table| table > 1),
            skipped_tables: &about.skipped_tables,
            registration: about.registration,
            max_players: about.max_players,
            names_shown: about.names_shown,
            listed: about.listed,
            indexed: about.indexed,
            announces_time: about.announces_time,
            decklists: about.decklists.as_ref(),
            commitment: about.commitment.as_deref(),
            secret: about.secret.as_deref(),
        }
    }
}

#[derive(Serialize)]
struct PlayerFields<'a> {
    id: &'a str,
    name: &'a str,
    #[serde(flatten)]
    about: &'a AboutPlayer,
    #[serde(skip_serializing_if = "Option::is_none")]
    fixed_table: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    entry_round: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    avoid_group: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    awarded_byes: Option<u32>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    commanders: &'a [String],
    #[serde(skip_serializing_if = "Not::not")]
    checked_in: bool,
    #[serde(skip_serializing_if = "Not::not")]
    fee_collected: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    status: Option<PlayerStatus>,
    #[serde(skip_serializing_if = "Option::is_none")]
    dropped_after: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    disqualified_after: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    void_after: Option<u32>,
}

impl<'a> PlayerFields<'a> {
    fn new(player: &'a Player, about: &'a AboutPlayer, status: PlayerStatus) -> Self {
        Self {
            id: &player.id,
            name: &player.name,
            about,
            fixed_table: player.fixed_table,
            // 1 is the default of an absent field.
            entry_round: Some(player.entry_round).filter(|&round| round > 1),
            avoid_group: player.avoid_group.as_deref(),
            awarded_byes: Some(player.awarded_byes).filter(|&byes| byes > 0),
            commanders: &player.commanders,
            checked_in: about.checked_in,
            fee_collected: about.fee_collected,
            // As above: registered is the default.
            status: Some(status).filter(|status| *status != PlayerStatus::Registered),
            dropped_after: player.dropped_after,
            disqualified_after: player.disqualified_after,
            void_after: player.void_after,
        }
    }
}

#[derive(Serialize)]
struct RoundFields<'a> {
    number: u32,
    stage: Stage,
    #[serde(flatten)]
    about: &'a AboutRound,
    pods: Vec<PodFields<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    byes: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    match_losses: Vec<&'a str>,
}

impl<'a> RoundFields<'a> {
    fn new(event: &'a Event, round: &Round, about: &'a AboutRound, no_pod: &'a AboutPod) -> Self {
        let pods = round.pods.iter().enumerate();
        Self {
            number: round.number,
            stage: round.stage,
            about,
            pods: pods
                .map(|(ix, pod)| PodFields::new(event, pod, about.pods.get(ix).unwrap_or(no_pod)))
                .collect(),
            byes: ids(event, &round.byes),
            match_losses: ids(event, &round.match_losses),
        }
    }
}

#[derive(Serialize)]
struct PodFields<'a> {
    table: u32,
    seats: Vec<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    left: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<ResultFields<'a>>,
    #[serde(flatten)]
    about: &'a AboutPod,
}

impl<'a> PodFields<'a> {
    fn new(event: &'a Event, pod: &Pod, about: &'a AboutPod) -> Self {
        Self {
            table: pod.table,
            seats: ids(event, &pod.seats),
            left: ids(event, &pod.left),
            result: ResultFields::new(event, &pod.result),
            about,
        }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum ResultFields<'a> {
    Won {
        winner: &'a str,
    },
    Drawn {
        draw: Vec<&'a str>,
    },
    Places {
        places: Vec<Vec<&'a str>>,
    },
    Games {
        games: Vec<GameFields<'a>>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        conceded: Vec<&'a str>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        match_losses: Vec<&'a str>,
    },
}

#[derive(Serialize)]
#[serde(untagged)]
enum GameFields<'a> {
    Won { winner: &'a str },
    Drawn { drawn: bool },
}

impl<'a> ResultFields<'a> {
    /// Returns nothing for a pod that has not reported.
    fn new(event: &'a Event, result: &PodResult) -> Option<Self> {
        let id = |player: PlayerIx| event.player(player).id.as_str();
        match result {
            PodResult::NotReported => None,
            PodResult::Won(winner) => Some(Self::Won { winner: id(*winner) }),
            PodResult::Drawn(players) => Some(Self::Drawn {
                draw: ids(event, players),
            }),
            PodResult::Places(groups) => Some(Self::Places {
                places: groups.iter().map(|group| ids(event, group)).collect(),
            }),
            PodResult::Games {
                games,
                conceded,
                match_losses,
            } => {
                let games = games.iter().map(|game| match game {
                    GameResult::Won(winner) => GameFields::Won { winner: id(*winner) },
                    GameResult::Drawn => GameFields::Drawn { drawn: true },
                });
                Some(Self::Games {
                    games: games.collect(),
                    conceded: ids(event, conceded),
                    match_losses: ids(event, match_losses),
                })
            }
        }
    }
}

#[derive(Serialize)]
struct CutFields<'a> {
    seeds: Vec<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    announced_at: Option<DateTime<Utc>>,
}

/// A final place (T38).
#[derive(Serialize)]
pub(super) struct PlaceFields<'a> {
    place: u32,
    player: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    reached: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u32>,
}

/// Returns everybody's final place, once the playoff is over.
pub(super) fn final_places(event: &Event) -> Vec<PlaceFields<'_>> {
    let places = playoff::final_places(event);
    // Without a playoff, the standings are final.
    if event.playoff().is_empty() || !places.is_complete() {
        return Vec::new();
    }
    let fields = places.given().iter().map(|place| PlaceFields {
        place: place.place,
        player: &event.player(place.player).id,
        reached: place.reached.map(|reached| reached.word()),
        seed: place.seed,
    });
    fields.collect()
}

#[derive(Serialize)]
struct DrawFields<'a> {
    purpose: Purpose,
    round: u32,
    counter: u32,
    /// The order drawn, which may be empty; a die has `sides` instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn: Option<&'a [String]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sides: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rolled: Option<u32>,
}

impl<'a> DrawFields<'a> {
    fn new(drawn: &'a Drawn) -> Self {
        Self {
            purpose: drawn.purpose,
            round: drawn.round,
            counter: drawn.counter,
            // T32: the draw of byes may be empty; that is written too.
            drawn: drawn.sides.is_none().then_some(&drawn.order),
            sides: drawn.sides,
            rolled: drawn.rolled,
        }
    }
}
