## Until when players hand in decklists, inside the sentences below.

# $time: a day and time with its zone, as "20 Nov 2026, 14:00 (Europe/Lisbon)".
until-time = until { $time }
# Until round 1 is paired.
until-round-one = until round 1
# $time: a day and time, as "20 Nov 2026, 14:00".
# $zone: a name of a time zone, as "Europe/Lisbon".
time-in-zone = { $time } ({ $zone })

## Refusals of decklists.

none-asked = No decklists are asked for in this tournament.
not-in-tournament = You are not in this tournament any more.
have-left = You have left the tournament: no decklist is needed.
# $until: one of the messages "until-…" above.
were-taken = Decklists were taken { $until }. Ask the staff if yours has to change.
paste-list = Paste your list, or a link to it.
list-changed = Somebody changed this player meanwhile. Look at the list as it is now, then send yours again.
data-removed = The personal data of this player was removed, the decklist with it.
reason-after-deadline = The deadline is over: write why the list changes. It is recorded.
not-taken-any-more = Decklists are not taken any more: leave it out, and ask the staff.
changes-among-lists = Decklists are handed in and checked in this tournament: a player's list changes among the decklists.
# $until: one of the messages "until-…" above.
commanders-until = Decklists are handed in { $until }: commanders are the players' own until then.

## Refusals of a player's own commander.

no-commanders = No commanders are played in this tournament.
commander-rounds-begun = The rounds have begun. Ask the staff if your commander is another one.
# $until: one of the messages "until-…" above.
commander-lists-taken = Decklists were taken { $until }. Ask the staff if your commander is another one.
list-names-commander = Your decklist names your commander: change it there.

## Refusals of the rules for decklists, and of files with cards.

rules-changed = Somebody changed the rules for decklists meanwhile. Compare with what they are now, then send yours again.
# The size of a file, in kilobytes.
# $size: how large it is.
# $most: how large it can be.
too-large = That is { $size } kB: at most { $most } kB are possible.
nothing-in-it = There is nothing in it. Send one with names of cards.
no-card-in-file = There is no card in the file: nothing was changed.
# "--date" is an option of a command.
# $day: as 2026-11-28.
file-of-future = { $day } is in the future: nothing was changed. Say with --date of which day the file is.
