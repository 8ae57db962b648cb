## Rulings: what judges decided at the tables, with penalties; their list and the page of each. "Rulings" is in staff_nav.ftl.

### The list.

# Heading.
# $player: the player whom the rulings are about.
about = Rulings about <bdi>{ $player }</bdi>
# In place of a player's name that is not known.
# $number: the player's number.
player-number = player { $number }
# Link: a file to download.
as-csv = As CSV
# Name of the links before this list, for screen readers.
which-rulings = Which rulings
# Links: which rulings are shown. Short.
filter-all = All
filter-mine = Mine
# $count: how many.
filter-head-judge = For the head judge: { $count }
# Link, and title and heading of the form.
new-ruling = New ruling
# In place of the list.
none-of-these = None of these
# Link to the list.
all-rulings = All rulings
# In place of the list.
none-yet = No ruling yet
none-yet-means = Judges' decisions at the tables appear here: who, what happened, the answer, penalties and appeals.
# A ruling as a link, a title and a heading.
# $number: of the ruling.
ruling = Ruling { $number }
# The same inside a line.
# $number: of the ruling.
ruling-inside = ruling { $number }
no-description = No description yet.

### A ruling.

# Button of an error page.
to-rulings = To the rulings
# Before the next two.
check-again = Check it again
# A ruling on which this one was built does not count any more.
# $number: of that ruling.
was-overturned = ruling { $number } was overturned
# $number: of that ruling.
was-withdrawn = ruling { $number } was withdrawn
no-infraction = Without an infraction.
# $penalty: another penalty than the judge gave.
had-proposed = The desk had proposed: { $penalty }.
# The penalty counts earlier rulings about the player.
# $one: the number of a ruling.
built-on-one = Built on <a>ruling { $one }</a>.
# $one: the number of a ruling.
# $two: the number of a ruling.
built-on-two = Built on <a>ruling { $one }</a>, <a>ruling { $two }</a>.
# $one: the number of a ruling.
# $two: the number of a ruling.
# $three: the number of a ruling.
built-on-three = Built on <a>ruling { $one }</a>, <a>ruling { $two }</a>, <a>ruling { $three }</a>.
dropped-with-it = With it they are dropped from the tournament.

### Labels of what a ruling says. Short.

what-happened = What happened
# In place of what happened.
not-written = not written yet
time-given = Time given
# $count: how many minutes, short.
minutes = { $count } min
given-by = Given by
for-head-judge = For the head judge
to-head-judge = To the head judge
# Before the head judge's name.
upheld-by = Upheld by
overturned-by = Overturned by
changed-by = Changed by
# Before a judge's name.
withdrawn-by = Withdrawn by
# Also the label of an input.
why = Why
# Folded: what the ruling said before.
before-change = Before it was changed
# After a text that was changed later.
# $when: who changed it, and when, as "Jo, 20 Nov 2026, 14:05".
until = until <bdi>{ $when }</bdi>

### Statements: what a player or a witness said.

statements = Statements
# $when: who wrote it down, and when, as "Jo, 14:05".
written-by = written down by <bdi>{ $when }</bdi>
# The button "Remove", for screen readers.
# $name: who made the statement.
remove-statement = Remove the statement of { $name }
# Folded form.
add-statement = Add a statement
who-says = Who says it
# In a list of players: none of them.
somebody-else = Somebody else
# Label of a name.
somebodys-name = Name of somebody else
witness-hint = A spectator, a judge.
in-their-words = In their words.
# Button.
keep-statement = Keep the statement

### The form of the texts.

# Folded form.
change-texts = Change the texts
answer-hint = What you said to the players.
# "CR 800.4a" and "MTR-A 4.2A" are numbers of rules.
rule-hint = As CR 800.4a or MTR-A 4.2A.
# Buttons.
write-down = Write it down
save-texts = Save the texts

### The head judge's decision.

# Headings.
confirm-or-not = Confirm it or not
look-again = Look at it again
decide-appeal = Decide the appeal
# Label and choices.
heads-word = The head judge's word
uphold = Uphold
overturn = Overturn
# Below these choices.
uphold-carries-out = The ruling stands and its penalty is carried out.
uphold-stands = The ruling stands as it is.
overturn-nothing = Nothing is carried out; record another ruling in its place.
overturn-undoes = What was carried out is undone as far as possible; record another ruling instead.
decision-hint = Why; needed to overturn it.
# Button.
decide = Decide
# Above the button after it.
appeal-means = If a player does not accept it, the head judge decides. Until then, the ruling stays in effect.
appeal = Appeal to the head judge
# Notice.
waits-now = It waits for the head judge now.
# Folded form.
make-lighter = Make the penalty lighter
lighter-means = The penalty's effects are undone as far as possible, and the lighter one takes its place in this ruling.
# Button.
lighter = Make it lighter
# Heading.
withdraw-it = Withdraw it
withdraw-means = For a ruling recorded by mistake: its effects are undone as far as possible, and it stays in the list as withdrawn.
# Button.
withdraw = Withdraw the ruling
# Notice.
recorded = It is recorded.

### A disqualification is confirmed by a typed word.

# Label.
# $word: the word to type, from confirm_words.ftl.
type-to-disqualify = To disqualify the player, type: { $word }
disqualify-hint = They leave the tournament and its standings.
list-publicly = List it on the public page of changes
