## Why a penalty is proposed, sentences. $penalty is the name of a penalty, as "Game Loss".

# A special case of the table.
# $case: when it applies, from the table, as "10 minutes late or more".
# $penalty: the penalty.
because-case = { $case }: { $penalty }.
# $penalty: the penalty.
# $base: the penalty where not more than two play.
because-multiplayer = { $penalty } in multiplayer; the base penalty is { $base }.
# $penalty: the penalty.
because-base = { $penalty } is the base penalty.
regular-disqualification = At Regular level a ruling has no penalty beyond a Caution. Who may not play on is disqualified on the player's page, by the head judge or the organizer.
regular-caution = At Regular level nothing goes beyond a Caution: explain, fix it, and make a note.
# $penalty: the penalty.
# $nth: as "2nd".
# $code: the number of the infraction, as "3.3".
# $infraction: its name, from the table.
because-repeated = { $penalty }: it is the { $nth } Warning today for { $code } { $infraction }.

## How a tournament's table of penalties differs from the built-in one.

# $table: the name of the table.
the-table = the table { $table }
# $table: the name of the table.
# $differences: the messages below with semicolons between them.
the-table-differs = the table { $table }: { $differences }
# $code: the number of the infraction, as "3.3".
# $infraction: its name, from the table.
# $penalty: its penalty.
infraction-added = { $code } { $infraction } added: { $penalty }
# $code: the number of the infraction, as "3.3".
# $infraction: its name, from the table.
# $penalty: its penalty here.
# $instead: its penalty in the built-in table.
penalty-instead = { $code } { $infraction }: { $penalty } instead of { $instead }
# $code: the number of the infraction, as "3.3".
# $infraction: its name, from the table.
infraction-changed = { $code } { $infraction } changed
# $code: the number of the infraction, as "3.3".
# $infraction: its name, from the table.
infraction-gone = { $code } { $infraction } taken out

## What is wrong with a table of penalties.

# $what: a subject, one of the messages below.
missing = { $what } is missing.
# $what: a subject, one of the messages below.
# $most: how many characters are possible.
# $length: how many there are.
too-long = { $what } is one line of at most { $most } characters, not { $length }.
the-table-name = The table's name
the-code = The code
the-name = The name
the-remark = The remark
# When a special case of an infraction applies.
the-case = When the case holds
the-case-without-semicolon = When the case holds, without a semicolon,
# $most: as 200.
# $count: how many there are.
infractions-count = A table has 1 to { $most } infractions, not { $count }.
# $code: the number of the infraction.
code-twice = The code { $code } is there twice.
# $code: the number of the infraction.
code-signs = The code "{ $code }" has other signs than letters, digits, dots and hyphens.
# $most: as 10.
# $count: how many there are.
cases-count = An infraction has at most { $most } cases, not { $count }.
# $most: as "20th".
# $nth: as "21st".
upgrade-nth = An upgrade comes with the 2nd to { $most } Warning, not the { $nth }.
# $penalty: a word of the file, as "caution".
upgrade-to = An upgrade is to more than a Warning, not to "{ $penalty }".
# $text: what a cell has.
# $words: the words that it may have, with commas.
not-one-of = "{ $text }" is not one of { $words }.
# "drop" is a word of the file.
# $text: what a cell has.
after-comma = "{ $text }": after the comma stands "drop" or nothing.
# "4: game_loss" is an example of what a cell may have.
# $text: what a cell has.
no-upgrade = "{ $text }" is no upgrade, as "4: game_loss".
