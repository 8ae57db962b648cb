## Names of inputs, above what was typed into them, on a page that shows a form which was not sent yet. The inputs are those
## of many forms, so the names are general.

field-name = Name
reason = Reason
text = Text
# A remark for judges.
note = Note
player = Player
table = Table
minutes = Minutes
result = Result
# Losses by a penalty, and players who leave.
marks = Marks
answer = Answer
address = Address
email = Email
role = Role
# A code that was read aloud or sent.
code = Code
commander = Commander
second-commander = Second commander
decklist = Decklist
# Of a player, in lists by last name.
sorted-under = Sorted under
team-mate = Team mate
pronouns = Pronouns
time = Time
remark = Remark
# Why somebody does not agree with a ruling.
objection = Objection
decision = Decision
statement = Statement
penalty = Penalty
infraction = Infraction
# A rule of the game or of tournaments.
rule = Rule
winner = Winner
# Of a player.
number = Number
round = Round
# How many players.
size = Size
deadline = Deadline
