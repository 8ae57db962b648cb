## The home page of a tournament, for everybody.

# Link or button to the pairings of the round that is played.
# $round: the round's name inside a sentence, such as "round 3", "the semi-finals". Where that does not fit the grammar, write
# a colon: "Pairings: …".
pairings-of = Pairings of { $round }
# $zone: the name of a time zone, such as "Europe/Berlin".
times-are-in = Times are in { $zone }.
# Registration is closed, and round 1 is not published yet.
before-first = Round 1 is not paired yet. Check in on your page or at the desk.
# Before the reason why there will be no tournament.
# $date: the day on which it was cancelled, such as "20 Nov 2026".
cancelled-on = Cancelled on { $date }
# Heading: results of the round that is played.
results-so-far = Results so far
# The result of a table, beside its number.
# $name: the winner.
won = { $name } won
# The result of a table, beside its number: nobody won.
drawn = drawn
# Heading of the organizer's announcements.
announcements = Announcements
# Heading of the tournament's description and facts.
about = About
# Heading of the links to the other pages of the tournament.
pages = Pages
# Link to the page of the community: its evenings, seasons and ratings.
community = Community
# Button: opens the form by which somebody asks the organizer to be registered.
ask-to-take-part = Ask to take part
# Button: opens the form by which somebody registers.
register = Register

## The state of registration, in a box at the top of the page.

# What the box is called; only screen readers say it.
registration = Registration
# Chip: players may register, but all places are taken.
places-full = Full
# $left: how many places are free, at least 1.
# $most: how many places there are.
places-left = { $left } of { $most } places left
# There is no limit of players.
places-without-limit = No player limit
# $most: how many places there are.
# $waiting: how many players wait for a place.
places-taken = { $waiting ->
    [0] All { $most } places are taken
    [one] All { $most } places are taken, { $waiting } player on the waiting list
   *[other] All { $most } places are taken, { $waiting } players on the waiting list
}
places-approved = The organizer approves each registration.
places-until = Registration closes when round 1 is paired.

## Facts of the tournament: a word, and beside it what it is here.

fact-players = Players
# Beside "Players": how many are registered, and for how many there is room.
# $count: the registered players.
# $most: the most players.
of-at-most = { $count } of at most { $most }
# The rules enforcement level.
fact-level = Level
fact-rounds = Rounds
# Beside "Rounds": the plan.
# $rounds: the number of Swiss rounds; may be 0.
# $cut: how many players go on to the playoff; 0 if there is none.
plan = { $rounds ->
    [0] No Swiss rounds
    [one] { $rounds } Swiss round
   *[other] { $rounds } Swiss rounds
}, { $cut ->
    [0] no playoff
   *[other] then a playoff of the top { $cut }
}
# The same where both numbers are those that the rules recommend.
# $rounds: the number of Swiss rounds; may be 0.
# $cut: how many players go on to the playoff; 0 if there is none.
plan-as-recommended = { $rounds ->
    [0] No Swiss rounds
    [one] { $rounds } Swiss round
   *[other] { $rounds } Swiss rounds
}, { $cut ->
    [0] no playoff
   *[other] then a playoff of the top { $cut }
} (recommended for this number of players)
