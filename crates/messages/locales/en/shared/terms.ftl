### The terms of tournaments: names of rounds, results, states, levels, roles, penalties. Pages show them alone, as
### headings and labels, and inside other messages.

## Names of rounds, as headings and labels.

# $number: the number of the round, from 1.
round-swiss = Round { $number }
round-final = Final
round-semi-finals = Semi-finals
round-quarter-finals = Quarter-finals
# An early round of a playoff.
# $players: how many players begin it.
round-of = Round of { $players }
# A round of an imported playoff.
# $number: its number in the playoff, from 1.
round-playoff = Playoff round { $number }

## The same inside a sentence, as in "The pairings of the semi-finals are not published".

# $number: the number of the round, from 1.
inside-swiss = round { $number }
inside-final = the final
inside-semi-finals = the semi-finals
inside-quarter-finals = the quarter-finals
# $players: how many players begin it.
inside-round-of = the round of { $players }
# $number: its number in the playoff, from 1.
inside-playoff = playoff round { $number }

## The same after something else, in a label that is no sentence: "Table 3, semi-finals", "Pairings of semi-finals".

# $number: the number of the round, from 1.
label-swiss = round { $number }
label-final = final
label-semi-finals = semi-finals
label-quarter-finals = quarter-finals
# $players: how many players begin it.
label-round-of = round of { $players }
# $number: its number in the playoff, from 1.
label-playoff = playoff round { $number }

## The same as the first words of a sentence: "The semi-finals are over.", "Round 3 is over."

# $number: the number of the round, from 1.
opening-swiss = Round { $number }
opening-final = The final
opening-semi-finals = The semi-finals
opening-quarter-finals = The quarter-finals
# $players: how many players begin it.
opening-round-of = The round of { $players }
# $number: its number in the playoff, from 1.
opening-playoff = Playoff round { $number }

## How far a player came in a playoff.

reached-champion = Champion
reached-final = Finalist
reached-semi-finals = Semi-finalist
reached-quarter-finals = Quarter-finalist
# The last round that the player reached.
# $players: how many players began it.
reached-round-of = Round of { $players }

## The same inside a line: "12 points, champion".

reached-inside-champion = champion
reached-inside-final = finalist
reached-inside-semi-finals = semi-finalist
reached-inside-quarter-finals = quarter-finalist
# $players: how many players began it.
reached-inside-round-of = round of { $players }

## Places.

# A place or rank: "1st", "2nd", "11th". Languages whose numbers do not change write the number as they write places.
# $number: the place.
ordinal = { NUMBER($number, type: "ordinal") ->
    [one] { $number }st
    [two] { $number }nd
    [few] { $number }rd
   *[other] { $number }th
}
# The places of players who are equal in everything that counts, as a label.
# $first: the first of these places, as "11th".
# $last: the last of them, as "13th".
equal-places = Equal { $first }–{ $last }
# The same inside a line.
# $first: the first of these places, as "11th".
# $last: the last of them, as "13th".
equal-places-inside = equal { $first }–{ $last }

## A player's result in a round, in a list of rounds.

scored-won = Won
scored-drawn = Drawn
scored-lost = Lost
# The player had no table in this round and got the points of a win.
scored-bye = Bye
# A penalty: the match is lost without being played, or by the judge's decision.
scored-match-loss = Match loss

## The numbers that rank players. The short names are heads of narrow columns.

tiebreaker-match-points = Match points
# Match-win percentage.
tiebreaker-match-win = MW%
# Opponents' average match points.
tiebreaker-opponents-points = OAMP
# Opponents' match-win percentage.
tiebreaker-opponents-match-win = OMW%
# Win percentage: as MW%, but each bye counts as a won match.
tiebreaker-win = W%
# Opponents' win percentage.
tiebreaker-opponents-win = OW%
# Head to head: the points that equal players scored against each other.
tiebreaker-head-to-head = H2H
# The mean number of a player's seats, from 1.
tiebreaker-average-seat = Seat
# How many single games a player won.
tiebreaker-games-won = Games won

## Their long names, which explain the short ones.

tiebreaker-long-match-points = Match points
tiebreaker-long-match-win = Match-win percentage
tiebreaker-long-opponents-points = Opponents' average match points
tiebreaker-long-opponents-match-win = Opponents' match-win percentage
# A bye counts as a won match here; in the match-win percentage it does not count.
tiebreaker-long-win = Win percentage with byes
tiebreaker-long-opponents-win = Opponents' win percentage with byes
tiebreaker-long-head-to-head = Head to head
tiebreaker-long-average-seat = Average seat
tiebreaker-long-games-won = Games won

## Their long names inside a sentence or a list.

tiebreaker-inside-match-points = match points
tiebreaker-inside-match-win = match-win percentage
tiebreaker-inside-opponents-points = opponents' average match points
tiebreaker-inside-opponents-match-win = opponents' match-win percentage
tiebreaker-inside-win = win percentage with byes
tiebreaker-inside-opponents-win = opponents' win percentage with byes
tiebreaker-inside-head-to-head = head to head
tiebreaker-inside-average-seat = average seat
tiebreaker-inside-games-won = games won

## Rules enforcement levels: how strictly judges apply the rules. Official translations of Magic's documents have names for them.

level-regular = Regular
level-competitive = Competitive
level-professional = Professional

## The state of a tournament in a few words, under its name.

state-setup = In preparation
state-registration = Registration
# The rounds before the playoff are played (a Swiss tournament).
state-swiss = Swiss rounds
# The players of the playoff are announced, and it has not begun.
state-cut-announced = Cut announced
state-playoff = Playoff
state-finished = Finished
state-cancelled = Cancelled
# Players cannot register yet or any more, and the rounds have not begun.
state-not-started = Not started
# Players can register now.
state-registration-open = Registration open

## The state of a round, a label.

# Paired, but only the staff sees it.
round-draft = Draft
# Everybody sees the pairings, and the clock does not run yet.
round-published = Published
round-running = Running
round-finished = Finished

## The state of a player's registration, a label.

player-registered = Registered
player-pending = Waits for approval
player-waitlisted = Waiting list
player-removed = Removed

## What is played after time is called, inside a sentence or after a colon.

end-extra-turns = one more turn for each player still in the game
end-finish-turn = the turn in progress is finished

## Whether a player makes the cut, a word in a narrow column.

# For certain.
outlook-in = in
# For certain not.
outlook-out = out

## Roles of the staff, as labels.

role-organizer = Organizer
role-head-judge = Head judge
role-judge = Judge
role-scorekeeper = Scorekeeper
# Manages the accounts of the whole site.
role-administrator = Administrator
# Works only on tournaments whose organizers invited the account.
role-staff = Staff

## The same inside a sentence: "Jo is head judge now."

role-inside-organizer = organizer
role-inside-head-judge = head judge
role-inside-judge = judge
role-inside-scorekeeper = scorekeeper
role-inside-administrator = administrator
# As in "For one new staff on this site", "Jo is staff now".
role-inside-staff = staff

## Penalties of Magic's tournament rules. Official translations of Magic's documents have names for them.

penalty-none = No penalty
# A note without further consequence.
penalty-caution = Caution
penalty-warning = Warning
# The player's next turn is skipped.
penalty-skip-turn = Skip Turn
penalty-game-loss = Game Loss
penalty-match-loss = Match Loss
penalty-disqualification = Disqualification
# A penalty after which the player also leaves the tournament.
# $penalty: the penalty, as "Match Loss".
penalty-and-drop = { $penalty } and drop

## Categories of infractions in the same documents.

category-game-play = Game Play Error
category-tournament = Tournament Error
category-conduct = Unsporting Conduct

## Parts of a decklist, headings.

section-commander = Commander
section-companion = Companion
section-deck = Deck
section-sideboard = Sideboard
# Not part of the deck: tokens, cards that are only considered, remarks.
section-aside = Aside

## Magic's colours, inside a list: "white, blue and red".

colour-white = white
colour-blue = blue
colour-black = black
colour-red = red
colour-green = green
# Of none of the five colours.
colourless = colourless
