## Problems of lists of players that were pasted or sent as a file.

# A problem with its place.
# $line: of the list, from 1.
# $problem: a sentence.
in-line = Line { $line }: { $problem }
# A problem with its place.
# $line: of the list, from 1.
# $column: of the table, from 1.
# $problem: a sentence.
in-column = Line { $line }, column { $column }: { $problem }
# $most: how many rows a list can have.
too-long = A list has at most { $most } rows. Send it in parts.
# $problem: from the program that reads the table, in English.
unreadable = The table cannot be read: { $problem }.
# Quoted are names of formats in spreadsheet programs.
no-text-file = That is no text file. Save the table as "CSV UTF-8" or as an Excel or OpenDocument sheet, and send that.
sheet-unreadable = The sheet cannot be read. Save it again, or save it as "CSV UTF-8" and send that.
file-too-large = The file is too large when it is unpacked. Save the sheet with the players as "CSV UTF-8" and send that.
old-excel = This is the format of old versions of Excel. Save the file as .xlsx, and send it again.
# $headings: English words that such a column may be called, with commas.
same-columns = two columns mean the same ({ $headings }). Take one of them out.
# Quoted are headings as they can be written.
no-names = no column holds the names. Call it "name", or "first name" and "last name".
# $count: how many columns the row has.
# $header: how many columns the first line has.
row-short = This row has { $count } columns and the header { $header }: fill it up or take it out.
# $count: how many columns the row has.
# $header: how many columns the first line has.
row-long = This row has { $count } columns and the header { $header }: is a quote (") missing?
unknown-column = Unknown column: add a first line that names the columns.
is-no-name = This is no name. If the names are in another column, add a first line that names the columns.
more-than-two-names = There are more than two names: one player, or a team of two, a line.

## Notes on how a list was read, sentences above its preview.

# $columns: headings of the list, with commas.
unknown-left-out = Left out unknown columns: { $columns }.
# $columns: headings of the list, with commas.
columns-left-out = Columns that are left out: { $columns }.
byes-left-out = The column of byes is left out: it has something other than 0 to 3, the number of first rounds with an awarded bye. Other byes of round 1 are drawn.
named-by-mail = Players without a name are named by the part of their address before the @.
no-header = There is no header: the first text is the name. Mail addresses and links are recognized by their form; a text right after the name is the team mate, a later one the commander.
first-column-numbers = The first column is left out: it numbers the rows.
marks-left-out = The numbers or bullets at the beginning of the lines are left out.
# $lines: numbers of lines, with commas.
marks-left-out-but = The numbers or bullets at the beginning of the lines are left out. Lines without one: { $lines }.
# EventLink is a program of Wizards of the Coast.
first-column-only = Only the first column is read, as EventLink reads an invite list.
# $count: how many rows.
rows-repeated = { $count ->
    [one] { $count } row is left out, because its player is listed above.
   *[other] { $count } rows are left out, because each player in them is listed above.
}
# The list has a column with the status of each player, as "dropped".
# $count: how many rows.
rows-not-playing = { $count ->
    [one] { $count } row is left out, because its status says that the player does not play.
   *[other] { $count } rows are left out, because their status says that the players do not play.
}

## Which program wrote a list, choices.

source-any = Any program: with column headings
