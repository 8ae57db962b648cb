//! The task of the handbook for each staff page: where its `?` leads.

/// Pages below a tournament's desk, by the beginning of their path, with their task: the longest match counts.
const OF_DESK: &[(&str, &str)] = &[
    ("", "organizer#lead-the-day-from-the-desk"),
    ("announcements", "organizer#announce-something"),
    ("announcements?player", "organizer#message-one-table-or-one-player"),
    ("announcements?table", "organizer#message-one-table-or-one-player"),
    ("calls", "judge#take-a-call"),
    ("check-in", "scorekeeper#check-players-in"),
    ("clock", "scorekeeper#pause-the-clock-or-add-time"),
    ("copy", "organizer#copy-an-earlier-tournament"),
    ("covers", "judge#take-your-tables"),
    ("decks", "organizer#ask-for-decklists"),
    ("decks/", "judge#check-a-deck"),
    ("decks/rules", "organizer#ask-for-decklists"),
    ("exports", "organizer#after-the-final"),
    ("floor", "judge#take-your-tables"),
    ("floor/", "judge#give-a-table-time"),
    ("floor?show=time", "judge#time-is-called"),
    ("game", "judge#follow-a-game"),
    ("log", "organizer#read-who-did-what"),
    ("page", "organizer#give-the-event-a-page"),
    ("players", "organizer#put-the-players-on-the-list"),
    ("players/", "organizer#somebody-left"),
    ("players/add", "organizer#somebody-came-late"),
    ("players/links", "organizer#print-what-the-hall-needs"),
    ("players/list", "organizer#put-the-players-on-the-list"),
    ("players/registration", "organizer#let-players-register-themselves"),
    ("news", "judge#take-a-call"),
    ("notes", "judge#write-a-note"),
    ("playoff", "organizer#announce-the-cut"),
    ("references", "judge#look-a-rule-up"),
    ("results", "scorekeeper#enter-results"),
    ("results/", "scorekeeper#correct-a-result"),
    ("rounds", "scorekeeper#finish-a-round-and-pair-the-next"),
    ("rounds/", "scorekeeper#change-a-pairing-by-hand"),
    ("rulings", "head-judge#decide-an-appeal"),
    ("rulings/new", "judge#write-a-ruling"),
    ("settings", "organizer#choose-rounds-time-and-the-cut"),
    ("settings/penalties", "head-judge#before-round-1"),
    ("shift", "judge#hand-over-your-shift"),
    ("staff", "organizer#invite-the-staff"),
    ("stage", "organizer#put-the-event-on-a-stream"),
    ("statistics", "organizer#look-at-the-statistics"),
    ("times", "head-judge#see-how-long-rounds-take"),
    ("webhooks", "organizer#notify-a-chat-or-a-bot"),
];

/// The first task about communities.
const WEEKLY: &str = "community#play-every-week-with-the-same-people";

/// The same for pages outside of tournaments.
const OF_SITE: &[(&str, &str)] = &[
    ("/account", "host#give-people-accounts"),
    ("/account/second-factor", "host#ask-for-a-second-factor"),
    ("/account/tokens", "organizer#let-a-program-read-and-write"),
    ("/accounts/", "host#a-password-is-lost"),
    ("/c/", WEEKLY),
    ("/communities", WEEKLY),
    ("/rules", "organizer#make-the-tournament"),
    ("/security-log", "host#see-who-signed-in"),
    ("/tournaments", "organizer#make-the-tournament"),
];

/// Returns where the `?` of a page leads; the table of contents for a page without a task.
pub fn address(page: &str) -> String {
    let below_desk = page
        .strip_prefix("/t/")
        .and_then(|rest| rest.split_once("/desk"))
        .map(|(_, below)| below.trim_start_matches('/'));
    let task = match below_desk {
        Some(below) => longest(OF_DESK, below),
        None => longest(OF_SITE, page),
    };
    match task {
        Some(task) => format!("/help/{task}"),
        None => "/help".to_owned(),
    }
}

/// All tasks, each as its part of the handbook and its place there: "judge#take-a-call".
pub fn all() -> impl Iterator<Item = &'static str> {
    OF_DESK.iter().chain(OF_SITE).map(|(_, task)| *task)
}

fn longest(tasks: &[(&str, &'static str)], path: &str) -> Option<&'static str> {
    let fitting = tasks.iter().filter(|(beginning, _)| path.starts_with(beginning));
    fitting
        .max_by_key(|(beginning, _)| beginning.len())
        .map(|(_, task)| *task)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_beginning_of_a_path_counts() {
        assert_eq!(address("/t/x/desk"), "/help/organizer#lead-the-day-from-the-desk");
        assert_eq!(address("/t/x/desk/results"), "/help/scorekeeper#enter-results");
        assert_eq!(address("/t/x/desk/results/3/5"), "/help/scorekeeper#correct-a-result");
        assert_eq!(address("/t/x/desk/floor?show=time"), "/help/judge#time-is-called");
        assert_eq!(
            address("/t/x/desk/announcements?table=3"),
            "/help/organizer#message-one-table-or-one-player"
        );
        assert_eq!(address("/t/x/desk/copy"), "/help/organizer#copy-an-earlier-tournament");
        assert_eq!(address("/accounts"), "/help/host#give-people-accounts");
        assert_eq!(address("/elsewhere"), "/help");
    }
}
