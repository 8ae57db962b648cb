## Files of a tournament, to download. "CSV" and "JSON" are formats of files.

# Files that somebody downloaded before are out of date.
# $day: a day and a time.
# The link leads to the list of changes.
corrected = A result of a finished round was last corrected on { $day }. Files that were taken before that hold the earlier one (<a>all changes</a>).
# Heading.
whole = The whole tournament
whole-text = Everything, including contact data and the secret of its draws: keep it private. You can import it again. Decklists and their commanders are included after the deadline.
# Link to a file.
event-document = Event document
# Link to a file.
log-csv = Log as CSV
# Heading.
for-everybody = For everybody
# Link to a file.
public-document = Public event document
# Link to a file.
standings-csv = Standings as CSV
# Link to a file.
pairings-csv = Pairings as CSV
# Link to a file. TopDeck is the name of a web site.
results-json = Results as JSON, in TopDeck's format
statistics-csv = <a>Statistics, each part as CSV</a>, once the tournament is finished
