## Sheets of a round that are printed: pairings by name for the wall, match slips for the tables.

# Title of the page in the browser.
# $round: the round's name as a heading, such as "Round 3", "Semi-finals".
names-title = Pairings by name, { $round }
# Heading on the screen, above the sheets.
names-to-print = Pairings by name, to print
# Title of the page in the browser.
# $round: the round's name as a heading, such as "Round 3", "Semi-finals".
slips-title = Match slips, { $round }
# Heading on the screen, above the sheets. Players write the result of their match on a slip.
slips-to-print = Match slips, to print
# Link back to the list.
# $round: the round's name in a label, such as "round 3", "semi-finals".
pairings-of = Pairings of { $round }
