## Importing history into a season.

title = Import history
intro = Evenings from before Podium: events as Podium's or TopDeck's JSON, and tables of places from a spreadsheet. Nothing is stored until you have seen what is in them.
files = Files
files-hint = JSON, CSV, Excel or OpenDocument; several at once. The first line of a table names its columns: place, name, and date, evening, points, wins, draws, losses if you have them.
pasted = Or paste a table
usual = If the table has no columns for them
usual-name = Evening
usual-day = Date
look = Look at files
cannot = Nothing can be imported
cannot-text = Fix these in your files, then send them again:

## What is in the files.

preview-title = What is in the files
nothing-stored = Nothing is stored yet.
column-content = Content
# A whole event with its rounds.
# $players: how many.
whole-event = { $players ->
    [one] Event of { $players } player
   *[other] Event of { $players } players
}
# An evening of which only the places are known.
# $people: how many.
places-alone = { $people ->
    [one] Place of { $people } person
   *[other] Places of { $people } people
}
not-finished = It is not finished: it counts once you finish it.
people = People
# $count: how many.
known-people = { $count ->
    [0] Nobody is known in the community.
    [one] { $count } person is known in the community.
   *[other] { $count } people are known in the community.
}
# $count: how many.
new-people = { $count ->
    [0] Nobody is new.
    [one] { $count } person is new.
   *[other] { $count } people are new.
}
# Heading: people whose names are not clear.
who-is = Who is …
who-is-hint = These names are like those of people in the community, or two people on an evening have them. Say who they are.
choose = Choose
# $person: a name.
# $number: their number in the community.
this-person = { $person }, number { $number }
somebody-new = Someone new
nobody = A guest, who does not count
import = Import
other-files = Other files
# $count: how many evenings.
imported = { $count ->
    [one] { $count } evening imported.
   *[other] { $count } evenings imported.
}
# $count: how many.
people-added = { $count ->
    [one] { $count } person is new.
   *[other] { $count } people are new.
}
# $count: how many events.
unfinished = { $count ->
    [one] { $count } event is not finished: it counts once you finish it.
   *[other] { $count } events are not finished: they count once you finish them.
}
# $count: how many evenings.
replaced = { $count ->
    [one] { $count } evening took the place of the one from an earlier import.
   *[other] { $count } evenings took the place of those from an earlier import.
}
# $count: how many evenings.
had = { $count ->
    [one] { $count } evening was there already.
   *[other] { $count } evenings were there already.
}
# Beside an evening in the files.
replaces = takes the place of the evening of this day and name
is-tournament = is a tournament of the community already: it is not imported again
is-twice = is in the files twice: it is imported once
# Beside the name of somebody: two people on the evening have it.
# $evening: its name.
on-evening = on { $evening }
# $count: how many people.
nameless = { $count ->
    [one] { $count } person has no name in the files, and is a guest.
   *[other] { $count } people have no name in the files, and are guests.
}
