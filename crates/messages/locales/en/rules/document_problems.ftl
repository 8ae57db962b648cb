## What is wrong with a document: a JSON file of a tournament. Words in quotes, such as "round", are names of fields in the file.

# $found: what is there, as the messages "found-…" or a value.
expected-object = Expected an object, found { $found }.
# $found: what is there.
expected-list = Expected a list, found { $found }.
# $found: what is there.
expected-text = Expected a text, found { $found }.
# $least: the least number.
# $most: the greatest number.
# $found: what is there.
expected-whole = Expected a whole number from { $least } to { $most }, found { $found }.
# $found: what is there.
expected-boolean = Expected true or false, found { $found }.
# $words: words of the file in quotes, with commas.
# $found: what is there.
expected-one-of = Expected one of { $words }, found { $found }.
# $found: what is there.
expected-moment = Expected a moment in whole microseconds, as "2026-05-09T08:30:00Z", found { $found }.
# $found: what is there.
expected-day = Expected a day, as "2026-05-09", found { $found }.
# $most: the largest denominator.
# $found: what is there.
expected-share = Expected a fraction from 0 to 1 with a denominator of at most { $most }, as "1/5" or "0", found { $found }.
# $bytes: how many bytes.
# $characters: how many characters.
# $found: what is there.
expected-hex = Expected { $bytes } bytes in lower-case hexadecimal ({ $characters } characters), found { $found }.
# $least: how many bytes.
# $most: how many bytes.
# $found: what is there.
expected-hex-range = Expected { $least } to { $most } bytes in lower-case hexadecimal, found { $found }.
found-list = a list
found-object = an object
text-empty = The text is empty; leave the field out instead.
# $length: how many characters there are.
# $most: how many are possible.
text-too-long = The text has { $length } characters; at most { $most } are possible.
# $field: its name.
field-missing = The field "{ $field }" is missing.
# $field: its name.
# $known: names of fields, with commas.
field-unknown = Unknown field "{ $field }". Known here: { $known }.
# $field: its name.
field-twice = The field "{ $field }" is there twice.
# $problem: from the program that reads it, in English.
no-json = This is not JSON: { $problem }.
# $count: how many.
several-events = The file has { $count } events. Save the one that you mean as a separate file.

## Fields of a tournament.

# $count: the number of seeds.
cut-size = The size of the cut is the number of its seeds, { $count }.
announcement-for-one = An announcement is for a table or for a player, not for both.
announcement-place = An announcement to a table has "round" and "table", any other has neither.
call-place = A call at a table has "round" and "table", any other has neither.
note-place = A note at a table has "round" and "table", any other has neither.
# $round: its number.
# $table: the number of a table.
round-has-no-table = Round { $round } has no table { $table }.
timed-round = A round that is timed has a minute at least, with what was added or taken away.
one-deck-check = A pod has one deck check that runs.
deck-in-check = This player's deck is in the check already.
extension-ended = Time that was given has "ended_at" and "minutes", a deck check that runs has neither.
call-ended = A call that was resolved or withdrawn has "ended_at", an open one has not.
call-claimed = A call that is claimed has "claimed_at".
call-escalated = A call that is escalated has "escalated_at".
one-open-game = A pod has one open game, and one confirmed game of each number.
game-closed = A game that is not open any more has "closed_at", an open one has not.
setup-object = The setup is an object of podium-game/1 without actions.
setup-without-actions = The setup has no actions: they are the steps.
# $problem: a place and a sentence.
game-unreadable = The game cannot be read: { $problem }
# $step: its number.
# $problem: a sentence.
step-impossible = Step { $step } that stands is not possible: { $problem }
# $problem: a place and a sentence.
undone-unreadable = An undone step cannot be read: { $problem }
# $id: of a player.
stranger-plays = "{ $id }" plays this game and does not sit at the table.
# $id: from the file.
no-player-with-id = No player has the id "{ $id }".
note-about = A note is about a player or a table.
# $number: of a player.
# $place: of another player in the file, as "/players/3".
number-twice = Its number { $number } is already that of { $place }.
# $most: as 2.
# $count: how many there are.
too-many-commanders = A player has { $most } commanders at most, not { $count }.
# $count: how many there are.
final-places-count = Final places follow from the rounds: there are { $count } of them. Correct the rounds, or leave "final_places" out.
# $expected: what the file has to have.
final-places-here = Final places follow from the rounds: here { $expected } was expected. Correct the rounds, or leave "final_places" out.
# $name: a player.
# $status: a word of the file, as "pending".
status-not-here = { $name } is { $status } and cannot be here.
one-report = A pod has one report that waits.
report-not-seated = This player does not sit at the table.
report-answered = A report that does not wait any more has "answered_at", one that waits has not.
report-answered-by = A report that is confirmed or disputed names who answered it, and nobody answers their own.
result-fields = A result has "winner" alone, "draw" alone, "places" alone, or "games" with "conceded" and "match_losses" where there are some.
game-winner = A game that was not drawn names its "winner".
game-either = A game has either "winner" or "drawn": true.
# $number: of a ruling.
ruling-twice = There is another ruling { $number }.
# $table: its number.
ruling-table = The round of this ruling has no table { $table }.
ruling-player-twice = This player is in the ruling already.
ruling-minutes = Time is given to a table: name it.
ruling-decided = A ruling has "decided_at" when it is upheld or overturned, and only then.
ruling-appealed = A ruling that went to the head judge has "appealed_at".
ruling-withdrawn = Who withdrew a ruling and why is there with "withdrawn_at", of a withdrawn ruling only.
statement-by = A statement has a "player" or a "witness".
no-penalty = No penalty: leave the field out.
penalty-infraction = A penalty needs its "infraction".
page-line = This text must be a single line: remove the line breaks.
page-accent = Expected a colour such as "#1f5f8b" that is readable on white: contrast 4.5 : 1 or more.
name-control = The name has a control character (a tab or a line break, say); leave it out.
break-time = Expected a time of day as "10:00".
break-either = A break has either `minutes` or `until`.
slug-letters = A slug has lower-case letters, digits and single hyphens between them, as "spring-open".
# $zone: from the file.
no-time-zone = "{ $zone }" is not the name of a time zone, as "Europe/Lisbon".

## Files of TopDeck.gg, another site for tournaments.

no-player-named = The file names no player: neither in "standings" nor in "rounds".
# $id: of a player.
id-twice = Another player has the id { $id } already.
# $name: of a player.
name-twice = Another player is called { $name }, too: give each of them a different id.
no-id-nor-name = The player has neither an "id" nor a "name".
# $name: of a player.
# $place: in the file, as "/rounds/0/tables/2".
sits-already = { $name } already sits at { $place }: a player has one place in a round.
# $winner: from the file.
winner-not-seated = The winner, "{ $winner }", does not sit at this table.
expected-round = Expected the number of a Swiss round, from 1, or the name of a playoff round.
list-expected = Expected a list.
object-expected = Expected an object.

## What is wrong with a ruleset: a JSON file with the settings of a document by which people play.

# $count: how many items the list has.
# $most: how many are possible.
too-many-items = The list has { $count } items; at most { $most } are possible.
ruleset-id = An id has lower-case letters, digits and hyphens between them, as "mtr-a-2023".
ruleset-language = Expected the tag of a language, as "en" or "pt-BR".
ruleset-source = Expected a web address that begins with "https://" or "http://".
# $name: the name of a field in the file.
not-of-a-ruleset = "{ $name }" belongs to one tournament; a ruleset cannot set it.
# $id: the id of the ruleset.
ruleset-twice = There is another ruleset with the id "{ $id }".
