## Refusals of people who may not do what they tried.

# Of an account that is not on the staff of the tournament.
# $what: what it takes, one of the messages below, as "enter results".
not-on-staff = You are not on the staff of this tournament, and this takes somebody who may { $what }. Ask the organizer.
# $what: what it takes, as "enter results".
is-organizer = You are an organizer, and this takes somebody who may { $what }. Ask the organizer.
# $what: what it takes, as "enter results".
is-head-judge = You are head judge here, and this takes somebody who may { $what }. Ask the organizer.
# $what: what it takes, as "enter results".
is-judge = You are a judge here, and this takes somebody who may { $what }. Ask the organizer.
# $what: what it takes, as "enter results".
is-scorekeeper = You are a scorekeeper here, and this takes somebody who may { $what }. Ask the organizer.

## What somebody may do, after "this takes somebody who may …".

may-see-inside = see the staff's pages
may-enter-results = enter results
may-manage-players = manage players
may-pair = pair and publish rounds
may-judge = act as a judge
may-choose-table-ends = choose how a table ends its round
may-run-clock = run the clock
may-correct = correct finished rounds
# The log is the list of everything that was changed; exports are files.
may-read-records = read the full log and the private exports
may-choose-stage = choose what a stream shows
# Write announcements for the players.
may-announce = announce
may-change-settings = change the settings
may-remove-personal-data = remove personal data
may-choose-staff = choose the staff

## Other refusals of who somebody is.

sign-in-first = Sign in first.
only-administrator = Only a site administrator may manage accounts.
not-signed-in-any-more = You are not signed in any more, so nothing was changed. Sign in and send it again.
password-too-long-ago = Your password was typed too long ago, so nothing was changed. Send it again, and you are asked for it.
# A second factor is a code of an app besides the password.
factor-due = Administrators need a second factor here, and your account has none. Set it up on your account's page first.
# A player's secret link.
link-not-valid = This link is not valid any more, so nothing was changed. Ask the staff for the new one.
link-of-tournament = A player's link is for a tournament.
only-player = Only a player may do this, by their secret link.

## Refusals of programs that use an access token.

token-ended = This token was revoked or has expired, so nothing was changed.
token-is-no-password = This asks for your password, which no token replaces. Do it in a browser, signed in.
token-elsewhere = This token is for one tournament, and not for this.
# $scope: a word of the program, as "results".
token-lacks-scope = This token lacks the scope "{ $scope }". Make one that has it on your account's page.

## Refusals of what was decided from a page that is not current any more.

no-such-tournament = There is no such tournament here.
tournament-cancelled = This tournament was cancelled.
no-round-now = The tournament has changed since you looked, and has no round now. Look at it as it is now, then decide again.
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, and 2 if it is plural, as "The semi-finals".
round-is-draft = { $number ->
    [one] { $round } is a draft now: the rounds have changed since you looked, perhaps because you sent this twice. Look at the tournament as it is now, then decide again.
   *[other] { $round } are a draft now: the rounds have changed since you looked, perhaps because you sent this twice. Look at the tournament as it is now, then decide again.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, and 2 if it is plural, as "The semi-finals".
round-is-published = { $number ->
    [one] { $round } is published now: the rounds have changed since you looked, perhaps because you sent this twice. Look at the tournament as it is now, then decide again.
   *[other] { $round } are published now: the rounds have changed since you looked, perhaps because you sent this twice. Look at the tournament as it is now, then decide again.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, and 2 if it is plural, as "The semi-finals".
round-is-running = { $number ->
    [one] { $round } is running now: the rounds have changed since you looked, perhaps because you sent this twice. Look at the tournament as it is now, then decide again.
   *[other] { $round } are running now: the rounds have changed since you looked, perhaps because you sent this twice. Look at the tournament as it is now, then decide again.
}
# $round: the round's name as the first words of a sentence, as "Round 3", "The semi-finals".
# $number: not shown. It is 1 if the name is singular, and 2 if it is plural, as "The semi-finals".
round-is-finished = { $number ->
    [one] { $round } is finished now: the rounds have changed since you looked, perhaps because you sent this twice. Look at the tournament as it is now, then decide again.
   *[other] { $round } are finished now: the rounds have changed since you looked, perhaps because you sent this twice. Look at the tournament as it is now, then decide again.
}
