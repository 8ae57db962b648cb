## Refusals of texts that were typed into a form.

# Before the name of an input. The names are nouns with a capital letter, alone.
# $label: the name of the input, as "Name", "Place".
give-name = { $label }: give a name.
# $label: the name of the input, as "Reason".
# $length: how many characters were typed.
# $most: how many are possible.
too-long = { $label }: { $length } characters are too many. Shorten it to { $most }.
# $label: the name of the input, as "Name".
one-line = { $label }: write it in one line, without control characters.
# $label: the name of the input, as "Reason".
control-characters = { $label }: it holds control characters. Take them out.
# $label: the name of the input, as "Date".
# $first: the first year.
# $last: the last year.
day-range = { $label }: choose a day from { $first } to { $last }.

## Refusals of what somebody typed about a player. The subject is one of the messages "the-…" below.

# $what: the subject, as "The name".
# $length: how many characters were typed.
# $most: how many are possible.
player-too-long = { $what } has { $length } characters: { $most } at most.
# $what: the subject, as "The name".
player-control = { $what } has a control character (a tab or a line break, say): take it out.
# $what: the subject, as "The name".
player-has-mail = { $what } contains a mail address, and names are public. Put the address into its own field.
name-missing = The name is missing: give one.
no-mail-address = That is no mail address: it has the form name@example.org.
# $typed: what was typed.
# $most: the highest number.
no-table-number = "{ $typed }" is no table number: 1 to { $most }.
# Byes for the first rounds that a player got before the tournament.
# $typed: what was typed.
# $most: the highest number.
no-awarded-byes = "{ $typed }" is no number of awarded byes: 0 to { $most }.
# A player sat at a table of this round, or got its bye: the byes that were awarded for it stay.
# $round: its number.
awarded-byes-published = Round { $round } is published, so the byes awarded for it cannot change.
# Players give an address, no text.
decklist-link-only = Give the decklist as a link that begins with https://, or leave it out.
# $count: how many were sent.
too-many-commanders = { $count } commanders: a deck has one, or two that lead it together.
link-not-whole = This link is not whole: copy it again from the browser's address bar.
link-other-scheme = A link to a decklist begins with https:// or http://.

## The subjects of these sentences.

the-name = The name
the-sorted-under = The name to sort under
the-team-mate = The team mate's name
the-pronouns = The pronouns
# Players of one group, such as a household, are not paired with each other.
the-group = The group
the-commander = The commander
the-second-commander = The second commander
the-name-of-commander = The name of a commander
the-mail-address = The mail address

## Two people changed a player at once.

# $number: the player's number.
# $now: what is different, a sentence.
player-changed = Somebody changed player { $number } meanwhile. { $now } Send yours again to overrule it.
same-as-yours = What is stored now is the same as yours.
# $differences: a list of the messages below, with commas.
now-differs = Now { $differences }.
# $field: which data, as "the name".
# $now: what is stored: the message "quoted" or "nothing".
# $yours: what the reader typed: the message "quoted" or "nothing".
difference = { $field } is { $now } (yours: { $yours })
# $text: what somebody typed.
quoted = “{ $text }”
nothing = nothing
field-name = the name
# Under which lists by last name have the player.
field-sorted-under = the name to sort under
field-team-mate = the team mate
field-pronouns = the pronouns
field-email = the mail address
field-decklist = the decklist
field-commander = the commander
field-second-commander = the second commander
# The table at which the player always sits.
field-fixed-table = the fixed table
# Byes for the first rounds that a player got before the tournament.
field-awarded-byes = the awarded byes
# Players of one group, such as a household, are not paired with each other.
field-group = the group
