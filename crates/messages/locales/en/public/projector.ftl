## The page for the hall's projector, read from far away.

## Instead of a clock, in very large letters: a few words.

no-time-limit = no time limit
find-your-seat = find your seat
# Below the time that was left when the clock was stopped.
paused = paused

## Instead of the pairings.

# Before the first round.
first-pairings-appear-here = The pairings of the first round appear here when they are published.
next-pairings-appear-here = This round is over. The pairings of the next one appear here when they are published.
# $players: one or more names.
# $count: how many.
won = { $count ->
    [one] { $players } won.
   *[other] { $players } won.
}
# Who plays in the playoff.
# $players: the names with their seeds, such as "1. Ann Ash, 2. Bo Birch".
in-the-cut = In the cut: { $players }.
# A player of the playoff.
# $seed: the place in the order of these players.
# $player: a name.
seeded = { $seed }. { $player }

## Parts of the page.

# Name of the links to the parts of a long list, for screen readers.
names-in-parts = Names in parts
# Name of the list, for screen readers.
pairings-by-name = Pairings by name

# Under a long list of names, which turns like pages.
# $page: the number of the page that is shown
# $pages: how many there are
# $seconds: when the next is shown
turns = Page { $page } of { $pages } · turns in { $seconds } s
