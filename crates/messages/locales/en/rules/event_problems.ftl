## What is wrong with a tournament's settings. $least and $most are what is possible, $given is what is there.

# $least: as 3.
# $most: as 128.
# $given: what is there.
pod-size-range = The pod size is { $least } to { $most }, not { $given }.
# $least: as 1.
# $most: as 10.
# $given: what is there.
games-to-win-range = The game wins of a match are { $least } to { $most }, not { $given }.
# $least: points.
# $most: points.
# $given: what is there.
points-win-range = A win scores { $least } to { $most }, not { $given }.
# $least: points.
# $most: points.
# $given: what is there.
points-draw-range = A draw scores { $least } to { $most }, not { $given }.
# $least: points.
# $most: points.
# $given: what is there.
points-loss-range = A loss scores { $least } to { $most }, not { $given }.
# $least: points.
# $most: points.
# $given: what is there.
points-bye-range = A bye scores { $least } to { $most }, not { $given }.
# $least: minutes.
# $most: minutes.
# $given: what is there.
time-limit-range = A time limit in minutes is { $least } to { $most }, not { $given }.
# After so many minutes judges see that a turn is long.
# $least: minutes.
# $most: minutes.
# $given: what is there.
long-turn-range = A long turn must be { $least } to { $most } minutes, not { $given }.
# How long the turns of a player may take in a game, all together.
# $least: minutes.
# $most: minutes.
# $given: what is there.
own-time-range = A player's own time must be { $least } to { $most } minutes, not { $given }.
# $least: as 0.
# $most: as 40.
# $given: what is there.
swiss-rounds-range = The planned Swiss rounds are { $least } to { $most }, not { $given }.
# $least: as 0.
# $most: as 10000.
# $given: what is there.
cut-range = The planned cut is { $least } to { $most }, not { $given }.
# "match_points" is a word of the file.
tiebreaker-needed = At least one tiebreaker is needed, as "match_points".
tiebreaker-twice = This tiebreaker is already in the list.
# An imaginary opponent does not exist: it counts in the average of the percentages of a player's opponents.
# $least: as 1.
# $most: as 127.
# $given: what is there.
imaginary-opponents-range = The imaginary opponents are { $least } to { $most }, not { $given }.
imaginary-opponents-unused = Imaginary opponents count in the opponents' percentage alone, which is not among the tiebreakers.
byes-in-percentages-unused = Byes can count in the opponents' match-win percentage alone, which is not among the tiebreakers.
# $least: as 2.
# $most: as 4.
# $given: what is there.
percentage-decimals-range = Percentages are rounded to { $least } to { $most } decimals of 1, not { $given }.
percentage-decimals-unused = No tiebreaker is a percentage that could be rounded.
smaller-pods-once-unused = With byes there are no smaller pods that anybody could sit in twice.
# $most: as 60.
# $given: how many lines there are.
round-table-length = A table of rounds has 1 to { $most } lines, not { $given }.
# $line: a line of a table, in English: "16: 2 rounds, top 4".
round-table-ascends = Table of rounds, { $line }: the numbers of players ascend, and only the last line may be for all above.
# $line: a line of a table, in English: "16: 2 rounds, top 4".
# $players: as 100000.
# $rounds: as 40.
round-table-range = Table of rounds, { $line }: there are 1 to { $players } players, and 0 to { $rounds } rounds.
# $line: a line of a table, in English: "16: 0 rounds, no playoff".
round-table-nothing = Table of rounds, { $line }: with neither rounds nor a playoff nothing is played.
first-round-is-random = Round 1 is random: nobody has a standing yet.
percentage-floor-unused = The lowest percentage counts in the opponents' percentage alone, which is not among the tiebreakers.
# $size: how many players sit in a pod.
# $points: what a win is worth there.
# $given: what the setting of a win says.
win-points-by-size = By the size of the pod a win at a table of { $size } is worth { $points } points, not { $given }. Change one of the two settings.
# $least: as 1.
# $most: as 10000.
# $given: what is there.
wager-start-range = Everyone begins with { $least } to { $most } points, not { $given }.
# The stake is a share of the points that a player has.
wager-stake-none = The stake is more than 0 % and at most 100 %.
# $setting: the name of another setting, such as "Win points by pod size".
wager-beside = Where points are wagered, “{ $setting }” has no effect. Leave one of the two out.
# Beside the points for a bye.
wager-bye = Where points are wagered a bye changes nothing. Leave the points for a bye empty.
# W% and OW% are names of tiebreakers, which are typed in English.
# $tiebreaker: such as MW%.
wager-tiebreaker = { $tiebreaker } divides match points by the points of a win, so it means nothing where points are wagered. Choose others, such as W% and OW%.
# $setting: the name of a setting, as "Points of a drawn game".
needs-place-points = “{ $setting }” only has an effect where places score. Set the points of places too, or leave it out.
# Points by place: a list for each pod size.
# $least: the fewest players of a pod.
# $most: most points of a place.
place-points-lists = Each list of points is for a pod of { $least } or more players. It has at most a number for each of them, begins with 1 to { $most } points, and no place scores more than the one before.
# $first: the fewest points that a first place has.
draw-points-range = A draw is for two or more players, with at most { $first } points each: no more than a first place has.
# $setting: the name of a setting, as "Wagered points".
place-points-beside = Where places score, “{ $setting }” has no effect. Leave one of the two out.
# $games: the game wins that win a match, 2 or more.
places-of-one-game = Places are those of one game, but a match here needs { $games } game wins. Change one of the two settings.
# $games: how many games a player has to win here, at least 2.
still-in-of-one-game = Only where one game decides a match can those still in it share the draw; here it takes { $games } wins.
# $length: how many characters there are.
# $most: how many are possible.
code-of-conduct-too-long = The code of conduct has { $length } characters; at most { $most } are possible.
# $most: the highest number of a round.
# $given: what is there.
break-follows = A break follows round 1 to { $most }, not { $given }.
# $round: its number.
break-twice = Round { $round } has a break already.
# $most: minutes.
# $given: what is there.
break-minutes = A break takes 1 to { $most } minutes, not { $given }.
# $most: how many characters are possible.
break-name = The name of a break is one line of at most { $most } characters.
# $cut: how many players.
# $size: how many players sit at a table.
# $offered: numbers of players, as "4, 7 or 10".
cut-not-whole = A playoff of { $cut } players does not fill its pods of { $size }. Choose { $offered }.
# The end of that list.
# $first: numbers with commas between them.
# $last: the last number.
cut-or = { $first } or { $last }

## What is wrong with a tournament: its players and rounds. Words such as /players/3 are places in a file.

# $number: of a player, from the file.
no-player-number = There is no player number { $number }.
# $most: as 10000.
# $count: how many there are.
too-many-players = An event has at most { $most } players; here are { $count }.
# $id: from the file.
# $place: of another player in the file, as "/players/3".
id-twice = The id "{ $id }" is already that of { $place }.
# $most: as 2.
too-many-commanders = A player has { $most } commanders at most.
# $most: as 40.
# $given: what is there.
last-round = The last round played is at most { $most }, not { $given }.
# $most: as 40.
# $given: what is there.
first-round = The first round of a player is 1 to { $most }, not { $given }.
# $most: the most that are possible.
# $given: what is there.
awarded-byes-range = A player has 0 to { $most } awarded byes, not { $given }.
# $what: a subject, one of the messages below.
text-empty = { $what } is empty.
# $what: a subject, one of the messages below.
# $length: how many characters there are.
# $most: how many are possible.
text-too-long = { $what } has { $length } characters; at most { $most } are possible.
# $what: a subject, one of the messages below.
text-control = { $what } has a control character (a tab or a line break, say); leave it out.
the-id = The id
the-name = The name
# Players of one group, such as a household, are not paired with each other.
the-group = The group
the-commander = The commander
# $most: as 100000.
# $given: what is there.
table-number = A table number is 1 to { $most }, not { $given }.
# $most: as 40.
# $count: how many there are.
too-many-rounds = An event has at most { $most } rounds; here are { $count }.
# $number: what it has to be.
# $given: what is there.
round-number = Rounds count from 1 without gaps: this one is round { $number }, not { $given }.
swiss-after-playoff = A Swiss round cannot follow a playoff round.
# $table: the number of a table.
# $pod: the place of another pod in the round, from 0.
table-twice = Table { $table } is already that of pod { $pod } of this round.
playoff-without-byes = A playoff round has neither byes nor match losses outside a pod.
nobody-leaves-playoff = Nobody leaves the table of a playoff round: a match loss or a concession is part of its result.
# $name: a player.
already-in-list = { $name } is already in this list.
# $name: a player.
# $table: the number of a table.
did-not-leave = { $name } has a seat at table { $table } and did not leave it.
# $name: a player.
# $place: in the file.
already-placed = { $name } is already at { $place }: a player has one place in a round.
# $name: a player.
# $last: the number of a round.
# $round: the number of a round.
dropped = { $name } dropped after round { $last } and cannot be placed in round { $round }.
# $name: a player.
# $last: the number of a round.
# $round: the number of a round.
disqualified = { $name } was disqualified after round { $last } and cannot be placed in round { $round }.
# $name: a player.
# $first: the number of a round.
# $round: the number of a round.
enters-later = { $name } enters in round { $first } and cannot be placed in round { $round }.
# $least: as 3.
# $count: how many there are.
pod-too-small = A pod has at least { $least } players; here sit { $count }.
# $most: as 128.
# $count: how many there are.
pod-too-large = A pod has at most { $most } players; here sit { $count }.
# $what: a topic, as "Overtime".
# $least: as 1.
# $most: as 120.
# $minutes: what was typed.
minutes-range = { $what }: { $least } to { $most } minutes, not { $minutes }.
# $what: a topic, as "Overtime".
needs-finish-turn = { $what }: this needs an end of round that finishes the turn in progress. Change one of the two settings.
overtime-shown-unused = Without overtime there is none to show to the staff only. Enter its minutes, or show it to everyone.
# $name: a player.
# $table: the number of a table.
not-seated = { $name } does not sit at table { $table }.
# $name: a player.
seed-twice = { $name } already has a better seed.
# $name: a player.
not-a-seed = { $name } is not among the seeds of the cut.
