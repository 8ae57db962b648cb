### Judges who cover tables, watches of slow players, notes.

## The page where judges take tables.

# In place of the list.
empty-means = Judges can take tables when a round is published.
# Name of the list, for screen readers.
caption = Judges with their tables
# Label of an input.
tables = Tables
ranges-hint = Numbers and ranges: 1-20, 31.
# Button: the reader covers the tables that were typed.
take-them = Take them
# Button: the reader does not cover the tables that were typed.
release-them = Release them
# Button.
everybody-as-before = Everybody as in the round before
# Button: the tables of the reader.
mine-as-before = Mine as in the round before
# Button: the tables of the reader.
release-all = Release all of mine
# Heading.
give-title = Give tables to somebody
# Label of an input.
their-tables = Their tables
# Button.
give-them = Give them

## Notices of what changed.

no-button = This form did not say what to do. Press one of its buttons.
nothing-changed = Nothing changed: it was so already.
# $table: its number.
one-yours = Table { $table }: yours.
# $tables: numbers and ranges, as "1–20, 31".
all-yours = Tables { $tables }: yours.
# $table: its number.
one-released = Table { $table }: released.
# $tables: numbers and ranges, as "1–20, 31".
all-released = Tables { $tables }: released.
# $table: its number.
one-given = Table { $table }: given.
# $tables: numbers and ranges, as "1–20, 31".
all-given = Tables { $tables }: given.
# $table: its number.
one-as-before = Table { $table }: as in the round before.
# $tables: numbers and ranges, as "1–20, 31".
all-as-before = Tables { $tables }: as in the round before.
# A second sentence of the notice.
# $tables: a list with commas, as "3 (Ann), 7 (Bob)".
kept = These stay with who covers them: { $tables }.
# An item of that list.
# $table: its number.
# $judge: the name of a judge.
kept-table = { $table } ({ $judge })

## Other notices.

# The end-of-round procedure of a table was chosen, with a reason.
end-is-public = Everybody can read it among the deviations.
# A player's time is taken, because they are slow.
watch-runs = Their time runs.
watch-ended = Their time is noted.
# $player: a name.
no-show = { $player } has a match loss in this round and is dropped. If they come after all, undo the drop on their page: they get their seat back if the match has no result yet.

## The page of judges' notes.

# Title and heading.
notes = Notes
notes-mean = About players and tables, without a ruling. Only the staff reads them, in every round.
# Label.
note = Note
# Label.
players-number = Player's number
# Label of the next input: in place of a player.
or-table = Or a table
# Button.
keep-note = Keep the note
no-note = No note yet
no-note-means = What judges note about a player or a table appears here, and on the pages of that player and table.
# Notice.
note-kept = The note is kept.
# Notice.
note-removed = It is removed.
