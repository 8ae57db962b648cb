//! The published profile: every setting explained, every deviation from the addendum listed.

use actix_web::HttpRequest;
use actix_web::web::Path;
use askama::Template;
use say::Message;
use say::profile as words;

use crate::web::frame::answer::error::{WebError, WebResult};
use crate::web::frame::answer::page;
use crate::web::frame::look::shell::{Door, Shell};
use crate::web::frame::state::App;
use crate::web::shared::documents::ruleset::RulesetCard;
use crate::web::shared::terms;
use crate::web::shared::view::View;
use crate::web::shared::view::commanders::highest_bracket;
use podium_document::ruleset::departures;
use podium_event::profile::{
    CommandersShown, Deviation, DeviationKind, EndOfRound, Level, Profile, Seating, SmallerPodsAt, UnevenPods,
};
use podium_rules::draws::Draws;
use podium_rules::{plan, rounds};

/// `GET /t/{slug}/profile`: for everybody.
pub async fn profile(app: App, request: HttpRequest, slug: Path<String>) -> WebResult {
    page::public(&app, &request, &slug, |snapshot| {
        snapshot.render(&ProfilePage::new(&View::shown(snapshot))?)
    })
    .await
}

/// The profile page.
#[derive(Debug, Template)]
#[template(path = "public/profile.html")]
pub struct ProfilePage {
    pub shell: Shell,
    pub ruleset: RulesetCard,
    pub settings: Vec<Setting>,
    /// Settings that deviate from the ruleset, whose own are in [`Deviation::addendum`].
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
    pub what: Message,
    pub here: Message,
    /// What it means for a player.
    pub means: Message,
    /// The number of the rule in the addendum, which is English; empty if there is none.
    pub rule: &'static str,
}

impl Setting {
    /// A setting of which the addendum has no rule.
    fn new(what: Message, here: Message, means: Message) -> Self {
        Self {
            what,
            here,
            means,
            rule: "",
        }
    }

    /// Cites its rule.
    fn by(self, rule: &'static str) -> Self {
        Self { rule, ..self }
    }
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
        let (here, readings): (Vec<_>, Vec<_>) = deviations
            .into_iter()
            .partition(|deviation| deviation.kind == DeviationKind::Setting);
        let departures = departures(view.profile(), &here);
        Ok(Self {
            shell: view.shell(say::common::page_profile(), Door::More, &view.at("profile")),
            ruleset: RulesetCard::of_profile(view.profile(), departures.of_ruleset),
            settings: settings(view),
            chosen: departures.chosen,
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
        Setting::new(
            words::level(),
            terms::level(profile.level),
            match profile.level {
                Level::Regular => words::level_regular_means(),
                Level::Competitive => words::level_competitive_means(),
                Level::Professional => words::level_professional_means(),
            },
        )
        .by("MTR-A 10.1"),
        Setting::new(words::pods(), words::pods_of(profile.pod_size), words::pods_means()).by("MTR-A X.1B"),
        uneven(profile),
    ];
    settings.extend(stages(view));
    settings.extend([
        pairing(profile),
        Setting::new(
            words::swiss_seats(),
            match profile.seating {
                Seating::Random => words::seats_random(),
                Seating::Balanced => words::seats_balanced(),
            },
            words::seats_means(),
        )
        .by("MTR-A 2.2A"),
        Setting::new(
            words::games(),
            match profile.games_to_win {
                1 => words::games_one(),
                wins => words::games_first_to(wins),
            },
            words::games_means(),
        )
        .by("MTR-A 2.1A"),
        time(profile),
        end_of_round(profile),
        breaks(profile),
        Setting::new(
            words::playoff_time(),
            terms::time_limit(profile.playoff_minutes),
            match profile.playoff_may_be_drawn() {
                true => words::drawn_best_seed_means(),
                false => words::playoff_time_means(),
            },
        )
        .by("MTR-A 2.5B"),
    ]);
    settings.extend([
        points(profile),
        reporting(profile),
        running_results(profile),
        table_games(profile),
        commanders(profile),
        tiebreakers(profile),
    ]);
    settings.extend(house_rules(profile));
    if let Some(minutes) = profile.long_turn_minutes {
        settings.push(Setting::new(
            words::long_turn(),
            say::common::minutes(minutes),
            match profile.long_turns_at_table {
                true => words::long_turn_table_means(),
                false => words::long_turn_means(),
            },
        ));
    }
    if let Some(minutes) = profile.own_time_minutes {
        settings.push(Setting::new(
            words::own_time(),
            say::common::minutes(minutes),
            words::own_time_means(),
        ));
    }
    if profile.opens_decklists() {
        settings.push(Setting::new(
            words::decklists(),
            words::open_at_end(),
            words::decklists_mean(),
        ));
    }
    if let Some(highest) = highest_bracket(view) {
        settings.push(Setting::new(
            say::deck_rules::highest_bracket(),
            say::deck_check::bracket_number(highest.number()),
            say::deck_rules::highest_bracket_hint(),
        ));
    }
    if profile.feature_game_public {
        settings.push(Setting {
            what: words::feature_game(),
            here: words::while_played(),
            means: words::feature_game_means(),
            rule: "",
        });
    }
    if profile.games_public {
        settings.push(Setting::new(
            words::followed_games(),
            words::open_at_end(),
            words::followed_games_mean(),
        ));
    }
    settings
}

fn uneven(profile: &Profile) -> Setting {
    let (here, means) = match (profile.uneven_pods, profile.smaller_pods_at) {
        (UnevenPods::Byes, _) => (words::uneven_byes(), words::uneven_byes_means()),
        (UnevenPods::SmallerPods, SmallerPodsAt::Lowest) => (words::uneven_lowest(), words::uneven_smaller_means()),
        (UnevenPods::SmallerPods, SmallerPodsAt::Highest) => (words::uneven_highest(), words::uneven_smaller_means()),
        (UnevenPods::LargerPods, SmallerPodsAt::Lowest) => {
            (words::uneven_larger_highest(), words::uneven_larger_means())
        }
        (UnevenPods::LargerPods, SmallerPodsAt::Highest) => {
            (words::uneven_larger_lowest(), words::uneven_larger_means())
        }
        (UnevenPods::SmallerPodsThenByes, SmallerPodsAt::Lowest) => {
            (words::uneven_lowest_then_byes(), words::uneven_then_byes_means())
        }
        (UnevenPods::SmallerPodsThenByes, SmallerPodsAt::Highest) => {
            (words::uneven_highest_then_byes(), words::uneven_then_byes_means())
        }
    };
    Setting::new(words::uneven(), here, means).by("MTR-A 10.4A")
}

fn pairing(profile: &Profile) -> Setting {
    // Each kind is among the house rules.
    let (here, means) = match profile.house.round_kinds {
        None => (words::pairing_here(), words::pairing_means()),
        Some(_) => (words::pairing_by_kinds(), words::pairing_by_kinds_means()),
    };
    Setting::new(words::pairing(), here, means).by("MTR-A 10.4A")
}

fn stages(view: &View<'_>) -> Vec<Setting> {
    let Some(plan) = view.plan() else {
        return vec![
            Setting::new(words::rounds(), words::rounds_recommended(), words::rounds_means()).by("MTR-A Appendix E"),
        ];
    };
    let by = |recommended: bool, setting: Message| match recommended {
        true => words::as_recommended(setting),
        false => setting,
    };
    let (cut, cut_means) = match plan.cut {
        0 => (words::playoff_none(), words::playoff_none_means()),
        cut => (
            by(plan.cut_recommended, words::playoff_top(cut)),
            words::playoff_means(),
        ),
    };
    vec![
        Setting::new(
            words::swiss_rounds(),
            by(plan.rounds_recommended, plan.swiss_rounds.into()),
            words::swiss_rounds_means(),
        )
        .by("MTR-A Appendix E"),
        Setting::new(words::playoff(), cut, cut_means).by("MTR-A Appendix E"),
    ]
}

fn time(profile: &Profile) -> Setting {
    Setting::new(
        words::round_time(),
        terms::time_limit(profile.round_minutes),
        words::round_time_means(),
    )
    .by("MTR-A Appendix B")
}

fn breaks(profile: &Profile) -> Setting {
    Setting::new(
        words::breaks(),
        match profile.breaks.is_empty() {
            true => words::breaks_none(),
            false => terms::planned_breaks(profile),
        },
        words::breaks_mean(),
    )
}

fn end_of_round(profile: &Profile) -> Setting {
    let (here, means) = match profile.end_of_round {
        EndOfRound::ExtraTurns => (words::extra_turns(), words::extra_turns_means()),
        EndOfRound::FinishTurn => (words::finish_turn(), words::finish_turn_means()),
    };
    Setting::new(words::after_time(), here, means).by("MTR-A 2.5A")
}

fn points(profile: &Profile) -> Setting {
    let points = &profile.points;
    let (here, means) = match profile.house.wager {
        // T59: where points are wagered, this is what a result is worth.
        Some(wager) => (
            say::deviations::wagered(wager.start, wager.stake.percent()),
            words::wager_means(points.win, points.draw, points.loss),
        ),
        // T45: the house rules say what each place is worth
        None if profile.scores_places() => (words::match_points_by_place(0, points.bye), words::place_points_means()),
        None => (
            words::match_points_here(points.win, points.draw, points.loss, points.bye),
            match profile.shares_draw_still_in() {
                true => words::shared_by_still_in_means(),
                false => words::match_points_mean(),
            },
        ),
    };
    Setting::new(words::match_points(), here, means).by("MTR-A Appendix C")
}

fn reporting(profile: &Profile) -> Setting {
    let (here, means) = match profile.players_may_report() {
        true => (words::reporting_players(), words::reporting_players_means()),
        false => (words::reporting_staff(), words::reporting_staff_means()),
    };
    Setting::new(words::reporting(), here, means).by("MTR-A 1.10")
}

fn running_results(profile: &Profile) -> Setting {
    let (here, means) = match profile.shows_running_results() {
        true => (words::running_public(), words::running_public_means()),
        false => (words::running_finished(), words::running_finished_means()),
    };
    Setting::new(words::running_results(), here, means)
}

fn table_games(profile: &Profile) -> Setting {
    let (here, means) = match profile.keeps_games_at_tables() {
        true => (words::table_games_players(), words::table_games_players_means()),
        false => (words::table_games_judges(), words::table_games_judges_means()),
    };
    Setting::new(words::table_games(), here, means)
}

fn commanders(profile: &Profile) -> Setting {
    let (here, means) = match profile.commanders_shown() {
        CommandersShown::Never => (words::commanders_never(), words::commanders_never_means()),
        CommandersShown::WithPairings => (words::commanders_pairings(), words::commanders_pairings_means()),
        CommandersShown::AfterEvent => (words::commanders_after(), words::commanders_after_means()),
    };
    Setting::new(words::commanders(), here, means)
}

fn tiebreakers(profile: &Profile) -> Setting {
    let names = profile.tiebreakers.iter().copied().map(terms::tiebreaker_inside);
    Setting::new(
        words::standings(),
        names.reduce(words::first_then).unwrap_or_default(),
        words::standings_mean(),
    )
    .by("MTR-A 3.1A")
}

/// Returns the house rules: what the addendum does not have.
fn house_rules(profile: &Profile) -> impl Iterator<Item = Setting> {
    // The wager is said instead of the match points.
    let rules = profile.house_rules().into_iter().filter(|rule| rule.name != "wager");
    rules.map(|rule| Setting::new(rule.what, rule.here, rule.means).by(rule.rule))
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
        let chosen: Vec<String> = page.chosen.iter().map(|deviation| deviation.what.to_string()).collect();
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
                // no rule says when results (T39) and commanders are public, who keeps a game, and when players eat
                let what = setting.what.to_string();
                let unruled = [
                    "Results of a running round",
                    "Games kept at the tables",
                    "Commanders",
                    "Breaks",
                ];
                let has_rule = !unruled.contains(&what.as_str());
                assert_eq!(setting.rule.starts_with("MTR-A"), has_rule, "{what}");
                let (here, means) = (setting.here.to_string(), setting.means.to_string());
                assert!(means.ends_with('.') && !here.is_empty(), "{what}");
            }
        }
    }
}
