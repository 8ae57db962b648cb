## Refusals of rulings: what judges decide about players' infractions. Penalties have the names of Magic's documents.

# $number: the ruling's number.
no-ruling = There is no ruling { $number } in this tournament.
# $what: what was tried, one of the three messages below.
# $name: who can do it, the head judge's name.
only-head-judge = Only the head judge { $what }: ask { $name }.
# $what: what was tried, one of the three messages below.
only-head-judge-organizer = Only the head judge { $what }: ask the organizer.
# After "Only the head judge …".
decides-appeal = decides an appeal
# After "Only the head judge …".
changes-penalty = changes a penalty
# $number: the ruling's number.
changed = Somebody changed ruling { $number } meanwhile. Look at it as it is now, then decide again.
# $number: the ruling's number.
waits-already = Ruling { $number } waits for the head judge already.
# $number: the ruling's number.
withdrawn = Ruling { $number } was withdrawn.
# $number: the ruling's number.
withdrawn-already = Ruling { $number } was withdrawn already.
# $number: the ruling's number.
not-appealed = Ruling { $number } was not appealed.
verdict = Choose whether the ruling is upheld or overturned.
decision-missing = Decision: write why the ruling is overturned.
# Who may withdraw it.
# $number: the ruling's number.
of-other = Ruling { $number } is another judge's: who gave it withdraws it, or the head judge.
withdraw-reason = Write why it is withdrawn: it is recorded.
# $number: the ruling's number.
is-final = The head judge has decided ruling { $number }: that word ends it.
# $number: the ruling's number.
not-in-force = Ruling { $number } is not in force any more.
# $penalty: a penalty's name, as "Game Loss".
choose-lighter = Choose a penalty lighter than { $penalty }.
lighter-reason = Write why the penalty changes: it is recorded.
# Who may write what happened.
# $number: the ruling's number.
describes-other = Ruling { $number } is another judge's: who gave it writes what happened, or the head judge.
nothing-changes = Nothing changes: write what happened, or change a text.
# $number: the ruling's number.
nothing-left = Nothing of ruling { $number } is left to do at a table.
direct-reason = Say why: the reason is kept in the log.

## A new ruling.

# $penalty: a penalty's name, as "Game Loss".
confirm-as-organizer = There is no head judge on the staff: tick that you confirm the { $penalty } as organizer.
no-round-yet = No round is published yet: leave the table empty.
what-missing = What happened: write it down, one sentence is enough.
# $minutes: what was typed.
# $most: the highest number.
minutes-out-of-range = Minutes: { $minutes } is no number from 0 to { $most }.
minutes-of-no-table = Minutes: choose the table that gets them.
about-nobody = Choose the table, or the players it is about.
call-gone = The call that this ruling answers is not there any more.
# A problem with the penalty of one player.
# $name: the player's name.
# $problem: a sentence, one of those below.
of-player = { $name }: { $problem }
# After a name and a colon.
# $penalty: a penalty's name, as "Warning".
needs-infraction = a { $penalty } needs its infraction: choose one.
# After a name and a colon.
# $code: the code of an infraction.
no-such-infraction = the tournament's table has no infraction { $code }: choose another.
# After a name and a colon. "Regular" is a rules enforcement level.
# $penalty: a penalty's name, as "Warning".
too-much-at-regular = at Regular level nothing goes beyond a Caution, so no { $penalty }: explain, fix it, and make a note.
# After a name and a colon.
# $code: the code of an infraction.
# $penalty: a penalty's name, as "Warning".
# $because: a sentence.
proposal-is-other = as proposed, { $code } comes to { $penalty } now. { $because } Read it, then press the button again.
disqualification-reason = What happened: a disqualification needs its reason.
# $word: the word to type, from confirm_words.ftl.
type-to-disqualify = Nothing was done. Type { $word } to confirm the disqualification.

## The table of infractions and penalties.

settings-changed = Somebody changed the settings meanwhile. Look at them as they are now, then send yours again.
# $error: what the program says, in English.
profile-not-stored = The profile cannot be stored: { $error }
# $number: the row's number.
# $problem: a sentence.
infraction-problem = Infraction { $number }: { $problem }
# $error: what the program says, in English.
no-csv = The file is no CSV: { $error }.
# $column: the head that was read, with quotation marks.
# $columns: those that are possible.
no-such-column = Line 1: there is no column { $column }. Columns: { $columns }.
# $column: with quotation marks.
column-missing = Line 1: the column { $column } is missing.
# $line: the line's number.
# $column: the column's head, as it must be in the file.
# $problem: what is wrong.
cell-problem = Line { $line }, { $column }: { $problem }
