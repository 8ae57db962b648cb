//! The published profile: every setting explained, every deviation from the addendum listed.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::look::format;
use crate::web::frame::look::shell::{Door, Shell};
use crate::web::frame::state::App;
use crate::web::shared::view::View;
use podium_event::profile::{
    CommandersShown, Deviation, DeviationKind, EndOfRound, Level, Profile, Seating, SmallerPodsAt, Tiebreaker,
    UnevenPods,
};
use podium_rules::draws::Draws;
use podium_rules::{plan, rounds};

/// `GET /t/{slug}/profile`: for everybody.
pub async fn profile(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    page::public(&app, &request, &slug, |snapshot| {
        Ok(ProfilePage::new(&View::of(snapshot))?.render()?)
    })
    .await
}

/// The profile page.
#[derive(Debug, Template)]
#[template(path = "public/profile.html")]
pub struct ProfilePage {
    pub shell: Shell,
    pub settings: Vec<Setting>,
    /// Settings that deviate from the addendum.
    pub chosen: Vec<Deviation>,
    /// Interpretations of points that the addendum leaves open.
    pub readings: Vec<Deviation>,
    pub code_of_conduct: Option<String>,
    /// SHA-256 of the secret.
    pub commitment: String,
    /// `None` until the tournament is finished; it stays public if the tournament is reopened.
    pub secret: Option<String>,
    /// Address of the fairness page.
    pub fairness: String,
}

/// A setting of the tournament.
#[derive(Debug, PartialEq, Eq)]
pub struct Setting {
    pub what: &'static str,
    pub here: String,
    /// What it means for a player.
    pub means: &'static str,
    pub rule: &'static str,
}

impl ProfilePage {
    /// The profile of a tournament.
    ///
    /// # Errors
    /// The stored secret cannot be read.
    pub fn new(view: &View<'_>) -> Result<Self, WebError> {
        let tournament = view.tournament();
        let mut deviations = view.profile().deviations();
        if let Some(recommended) = plan::plan(view.event()).recommendation {
            // T18: the recommendations of Appendix E follow from the number of players
            deviations.extend(rounds::deviations(view.profile(), &recommended));
        }
        deviations.extend(view.other_ends());
        let (chosen, readings) = deviations
            .into_iter()
            .partition(|deviation| deviation.kind == DeviationKind::Setting);
        Ok(Self {
            shell: view.shell("Rules and deviations", Door::More, &view.at("profile")),
            settings: settings(view),
            chosen,
            readings,
            code_of_conduct: (view.profile().code_of_conduct.as_deref())
                .map(str::trim)
                .filter(|text| !text.is_empty())
                .map(str::to_owned),
            commitment: Draws::new(&tournament.secret_bytes()?).commitment(),
            // T32: before the end it would reveal every future draw.
            secret: tournament
                .secret_is_public(view.changes())
                .then(|| tournament.secret.clone()),
            fairness: view.at("fairness"),
        })
    }
}

fn settings(view: &View<'_>) -> Vec<Setting> {
    let profile = view.profile();
    let mut settings = vec![
        Setting {
            what: "Rules enforcement level",
            here: profile.level.name().to_owned(),
            means: match profile.level {
                Level::Regular => "Friendly play: judges explain and help, penalties are rare.",
                Level::Competitive => "Players know the rules and the procedures; mistakes have penalties.",
                Level::Professional => "As Competitive, and with less room for sloppy play.",
            },
            rule: "MTR-A 10.1",
        },
        Setting {
            what: "Pods",
            here: format!("of {}", profile.pod_size),
            means: "The number of players at a table. Points depend on it, also in a smaller pod.",
            rule: "MTR-A X.1B",
        },
        uneven(profile),
    ];
    settings.extend(stages(view));
    settings.extend([
        Setting {
            what: "Pairing",
            here: "Round 1 at random, then by points".to_owned(),
            means: "Players meet the same opponent again only where it cannot be avoided, and sit with others of about as many points.",
            rule: "MTR-A 10.4A",
        },
        Setting {
            what: "Swiss seats",
            here: match profile.seating {
                Seating::Random => "at random",
                Seating::Balanced => "spread over a player's rounds",
            }
            .to_owned(),
            means: "The list of a pod is its turn order: the first player begins, and the next to the left follows.",
            rule: "MTR-A 2.2A",
        },
        Setting {
            what: "Games",
            here: match profile.games_to_win {
                1 => "one game a match".to_owned(),
                wins => format!("first to {wins} game wins"),
            },
            means: "If time ends the match before somebody has won enough, who won the most games wins it; equal is a draw.",
            rule: "MTR-A 2.1A",
        },
        time(profile),
        end_of_round(profile),
        breaks(profile),
        Setting {
            what: "Playoff time",
            here: minutes(profile.playoff_minutes),
            means: "A playoff game has a winner: a drawn one is played again.",
            rule: "MTR-A 2.5B",
        },
        Setting {
            what: "Match points",
            here: format!(
                "win {}, draw {}, loss {}, bye {}",
                profile.points.win, profile.points.draw, profile.points.loss, profile.points.bye
            ),
            means: "A drawn match gives its point to everybody who began it, except who conceded the match or has a match loss.",
            rule: "MTR-A Appendix C",
        },
        Setting {
            what: "Reporting a result",
            here: if profile.players_may_report() {
                "players, on their own page"
            } else {
                "to the staff"
            }
            .to_owned(),
            means: if profile.players_may_report() {
                "One player of the pod reports, and it counts when another one confirms. A dispute goes to the staff, whose word is last."
            } else {
                "The staff enters the result of each table."
            },
            rule: "MTR-A 1.10",
        },
        running_results(profile),
        commanders(profile),
        tiebreakers(profile),
    ]);
    if profile.opens_decklists() {
        settings.push(Setting {
            what: "Decklists",
            here: "open to everybody at the end".to_owned(),
            means: "Once the tournament is finished everybody may read them on the players' pages. Until then only the staff does.",
            rule: "",
        });
    }
    if profile.games_public {
        settings.push(Setting {
            what: "Followed games",
            here: "open to everybody at the end".to_owned(),
            means: "Judges follow some games turn by turn. Once the tournament is finished everybody may step through them.",
            rule: "",
        });
    }
    settings
}

fn uneven(profile: &Profile) -> Setting {
    let (here, means) = match (profile.uneven_pods, profile.smaller_pods_at) {
        (UnevenPods::Byes, _) => (
            "Byes",
            "Who fills no pod has a bye: in round 1 drawn, later the lowest in the standings who had none.",
        ),
        (UnevenPods::SmallerPods, SmallerPodsAt::Lowest) => (
            "Smaller pods, among the lowest scores",
            "Everybody plays: some pods have a player less. Who sat in one is spared the next time where it can be.",
        ),
        (UnevenPods::SmallerPods, SmallerPodsAt::Highest) => (
            "Smaller pods, among the highest scores",
            "Everybody plays: some pods have a player less. Who sat in one is spared the next time where it can be.",
        ),
    };
    Setting {
        what: "If the players do not fill the pods",
        here: here.to_owned(),
        means,
        rule: "MTR-A 10.4A",
    }
}

fn stages(view: &View<'_>) -> Vec<Setting> {
    let Some(plan) = view.plan() else {
        return vec![Setting {
            what: "Rounds",
            here: "as recommended for the number of players".to_owned(),
            means: "How many follows when there are at least four players.",
            rule: "MTR-A Appendix E",
        }];
    };
    let by = |recommended: bool| if recommended { ", as recommended" } else { "" };
    vec![
        Setting {
            what: "Swiss rounds",
            here: format!("{}{}", plan.swiss_rounds, by(plan.rounds_recommended)),
            means: "Everybody plays all of them, whatever their results, as long as they do not drop.",
            rule: "MTR-A Appendix E",
        },
        Setting {
            what: "Playoff",
            here: match plan.cut {
                0 => "none".to_owned(),
                cut => format!("the top {cut}{}", by(plan.cut_recommended)),
            },
            means: if plan.cut == 0 {
                "The standings after the last round decide."
            } else {
                "The best of the Swiss rounds go on in pods by seed; the winner of each pod stays in."
            },
            rule: "MTR-A Appendix E",
        },
    ]
}

fn time(profile: &Profile) -> Setting {
    Setting {
        what: "Round time",
        here: minutes(profile.round_minutes),
        means: "Judges give a pod more time for long rulings and deck checks.",
        rule: "MTR-A Appendix B",
    }
}

fn breaks(profile: &Profile) -> Setting {
    let breaks: Vec<String> = profile.breaks.iter().map(|one| format!("after {one}")).collect();
    Setting {
        what: "Breaks",
        here: match breaks.is_empty() {
            true => "none planned".to_owned(),
            false => breaks.join("; "),
        },
        means: "A break begins when the last result of its round is in.",
        rule: "",
    }
}

fn end_of_round(profile: &Profile) -> Setting {
    let (here, means) = match profile.end_of_round {
        EndOfRound::ExtraTurns => (
            "extra turns",
            "When time is called the turn in progress is finished, and then as many turns follow as players are still in the game.",
        ),
        EndOfRound::FinishTurn => (
            "finish the turn",
            "When time is called the turn in progress is finished, and no other follows.",
        ),
    };
    Setting {
        what: "After time is called",
        here: here.to_owned(),
        means,
        rule: "MTR-A 2.5A",
    }
}

fn running_results(profile: &Profile) -> Setting {
    let (here, means) = match profile.shows_running_results() {
        true => (
            "public as they come in",
            "While a round runs, pairings, bracket and home show each result when it is entered. Standings follow when the \
             round is finished. Usual at Regular; above it the organizer chooses it before round 1.",
        ),
        false => (
            "public when the round is finished",
            "While a round runs, only the staff and the players of a table see its result. Usual above Regular; at Regular \
             the organizer chooses it before round 1.",
        ),
    };
    Setting {
        what: "Results of a running round",
        here: here.to_owned(),
        means,
        rule: "",
    }
}

fn commanders(profile: &Profile) -> Setting {
    let (here, means) = match profile.commanders_shown() {
        CommandersShown::Never => (
            "only for the staff",
            "No public page and no export shows what leads a player's deck.",
        ),
        CommandersShown::WithPairings => (
            "public with the pairings",
            "From the first published pairing on everybody sees what leads each deck. Usual at Regular.",
        ),
        CommandersShown::AfterEvent => (
            "public after the event",
            "Everybody sees what led each deck once the tournament is finished. Usual above Regular, where knowing it \
             beforehand is an advantage.",
        ),
    };
    Setting {
        what: "Commanders",
        here: here.to_owned(),
        means,
        rule: "",
    }
}

fn tiebreakers(profile: &Profile) -> Setting {
    let words: Vec<&str> = profile
        .tiebreakers
        .iter()
        .map(|tie| match tie {
            Tiebreaker::MatchPoints => "match points",
            Tiebreaker::MatchWinPercentage => "match-win percentage",
            Tiebreaker::OpponentsAverageMatchPoints => "opponents' average match points",
            Tiebreaker::OpponentsMatchWinPercentage => "opponents' match-win percentage",
        })
        .collect();
    Setting {
        what: "Standings",
        here: words.join(", then "),
        means: "Players equal in all of them share a rank; where an order is needed it is drawn.",
        rule: "MTR-A 3.1A",
    }
}

fn minutes(limit: Option<u32>) -> String {
    limit.map_or_else(
        || "no limit".to_owned(),
        |limit| format::count(limit as usize, "minute", "minutes"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::frame::fixture::Fixture;

    fn page(fixture: Fixture) -> ProfilePage {
        let snapshot = fixture.snapshot();
        ProfilePage::new(&View::of(&snapshot)).expect("a profile")
    }

    #[test]
    fn the_secret_is_there_when_the_tournament_is_finished_and_its_hash_always() {
        // SHA-256 of the bytes 00 ff
        let hash = "06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8";
        let running = page(Fixture::of(8));
        assert_eq!(running.commitment, hash);
        assert_eq!(running.secret, None);
        let mut fixture = Fixture::of(8);
        fixture.tournament.state = podium_store::TournamentState::Finished;
        let finished = page(fixture);
        assert_eq!(finished.secret.as_deref(), Some("00ff"));
        assert!(finished.render().expect("renders").contains("00ff"));
    }

    #[test]
    fn what_the_organizer_chose_otherwise_stands_with_its_rule() {
        let mut fixture = Fixture::of(20);
        fixture.profile.round_minutes = Some(60);
        fixture.profile.playoff_cut = Some(7);
        let page = page(fixture);
        let chosen: Vec<&str> = page.chosen.iter().map(|d| d.what.as_str()).collect();
        assert_eq!(chosen[0], "Round time");
        assert_eq!(page.chosen.iter().filter(|d| d.here == "7").count(), 1);
        assert!(page.readings.iter().all(|d| d.kind == DeviationKind::Reading));
        let html = page.render().expect("renders");
        assert!(html.contains("60 minutes") && html.contains("MTR-A Appendix B"));
    }

    #[test]
    fn every_setting_is_explained_and_cites_a_rule() {
        for level in [Level::Regular, Level::Competitive, Level::Professional] {
            let mut fixture = Fixture::of(20);
            fixture.profile = Profile::standard(level);
            for setting in page(fixture).settings {
                // no rule says when results (T39) and commanders are public, and when players eat
                let has_rule = !["Results of a running round", "Commanders", "Breaks"].contains(&setting.what);
                assert_eq!(setting.rule.starts_with("MTR-A"), has_rule, "{}", setting.what);
                assert!(
                    setting.means.ends_with('.') && !setting.here.is_empty(),
                    "{}",
                    setting.what
                );
            }
        }
    }
}
