## Wrong fields of the form of a tournament's settings: the names of the fields before a colon, and the sentences.

level = Level
uneven-pods = Uneven pods
games-to-win = Games to win
points-draw = Points for a draw
points-loss = Points for a loss
points-bye = Points for a bye
time-limit = Time limit
end-of-round = End of the round
playoff-time-limit = Playoff time limit
seats = Seats
# How many play in the playoff.
cut = Cut
draft-pods = Draft pods
results-by-players = Results by players
first-table = First table
registrations-per-address = Registrations from one address
# Whether the tournament is on the front page.
listed = Listed
# Whether search engines may list it.
indexed = Indexed

# $label: the name of the field.
# $typed: what was typed, in quotation marks.
no-date = { $label }: { $typed } is not a date. Write it as 2026-11-20.
# $label: the name of the field.
# $typed: what was sent, in quotation marks.
no-choice = { $label }: { $typed } is no choice. Choose one of the list.
# $typed: what was typed, in quotation marks.
# $names: the names of the tiebreakers with commas between them, which are typed in English.
unknown-tiebreaker = Unknown tiebreaker { $typed }. Choose from { $names }.
# $label: the name of the field.
# $typed: what was typed, in quotation marks.
no-share = { $label }: { $typed } is not a percentage. Write it as 1/5, 20 % or 0.2.
# $label: the name of the field, as "Points by place".
# $typed: what was typed, in quotation marks. "4: 6 3 2 1" stays as it is.
no-points-line = { $label }: { $typed } is no line of points. Type the players and the points, as 4: 6 3 2 1.
# $label: the name of the field, as "Points by place".
# $players: a number of players, which begins two lines.
points-line-twice = { $label }: two lines are for { $players } players. Keep one of them.
# $label: the name of the field, such as "Imaginary opponents for a bye".
percentage-missing = { $label }: their percentage is missing. Write it as 1/5, 20 % or 0.2.
# $label: the name of the field, such as "Imaginary opponents for a bye".
count-missing = { $label }: their number is missing.
# $label: the name of the field, "Wagered points".
stake-missing = { $label }: the stake is missing. Write it as 1/10, 10 % or 0.1.
# $label: the name of the field, "Wagered points".
start-missing = { $label }: the points to begin with are missing.
# What is in the quotation marks is typed in English in all languages: it stays as it is.
# $typed: the line that was typed, in quotation marks.
no-break = Breaks: { $typed } cannot be read; write it as "round 2: 45 minutes, Lunch" or "round 4: until 10:00".
# What is in the quotation marks is typed in English in all languages: it stays as it is.
# $typed: the line that was typed, in quotation marks.
no-round-table-line = Rounds and cut: { $typed } cannot be read; write it as "16: 2 rounds, top 4" or "more: 5 rounds, no playoff".
# $typed: the part that was typed, in quotation marks.
no-tables = Tables to skip: { $typed } cannot be read. Write numbers and ranges, as 13, 20-24.
