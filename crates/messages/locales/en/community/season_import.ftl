## Importing history into a season.

title = Import history
intro = Import evenings from before you used Podium: tournaments as Podium or TopDeck JSON, or tables of places from a spreadsheet. You see what is in the files before anything is stored.
files = Files
files-hint = JSON, CSV, Excel or OpenDocument. You can choose several. The first line of a table names its columns: place and name, and date, evening, points, wins, draws, losses if you have them.
pasted = Or paste a table
usual = For tables without these columns
usual-name = Evening
usual-day = Date
look = Check files
cannot = The files cannot be imported
cannot-text = Fix these problems in your files, then send them again:

## What is in the files.

preview-title = What is in the files
nothing-stored = Nothing is stored yet.
column-content = Content
# A whole tournament with its rounds.
# $players: how many.
whole-event = { $players ->
    [one] Tournament of { $players } player
   *[other] Tournament of { $players } players
}
# An evening of which only the places are known.
# $people: how many.
places-alone = { $people ->
    [one] Place of { $people } person
   *[other] Places of { $people } people
}
not-finished = not finished: it counts once you finish it
people = People
# $count: how many.
known-people = { $count ->
    [0] Nobody is in the community yet.
    [one] { $count } person is already in the community.
   *[other] { $count } people are already in the community.
}
# $count: how many.
new-people = { $count ->
    [0] Nobody is new.
    [one] { $count } person is new.
   *[other] { $count } people are new.
}
# Heading: people whose names are not clear.
who-is = Who are these people?
who-is-hint = These names are similar to names in the community, or two people at one evening share them. Choose who each of them is.
choose = Choose
# $person: a name.
# $number: their number in the community.
this-person = { $person }, number { $number }
somebody-new = Someone new
nobody = A guest (not counted)
import = Import
other-files = Choose other files
# $count: how many evenings.
imported = { $count ->
    [one] { $count } evening imported.
   *[other] { $count } evenings imported.
}
# $count: how many.
people-added = { $count ->
    [one] { $count } person added.
   *[other] { $count } people added.
}
# $count: how many tournaments.
unfinished = { $count ->
    [one] { $count } tournament is not finished: it counts once you finish it.
   *[other] { $count } tournaments are not finished: they count once you finish them.
}
# $count: how many evenings.
replaced = { $count ->
    [one] { $count } evening replaced the one from an earlier import.
   *[other] { $count } evenings replaced those from an earlier import.
}
# $count: how many evenings.
had = { $count ->
    [one] { $count } evening was already in the season.
   *[other] { $count } evenings were already in the season.
}
# Beside an evening in the files.
replaces = replaces the evening with this date and name
is-tournament = already a tournament of the community: not imported again
is-twice = in the files twice: imported once
# Beside the name of somebody: two people on the evening have it.
# $evening: its name.
on-evening = at { $evening }
# $count: how many people.
nameless = { $count ->
    [one] { $count } person without a name in the files is imported as a guest.
   *[other] { $count } people without a name in the files are imported as guests.
}
