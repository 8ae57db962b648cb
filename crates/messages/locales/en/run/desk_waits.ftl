## What waits for the staff, on the desk.

# Heading, for judges.
floor = The floor
# Heading, for all others.
attention = Needs attention
nothing = Nothing needs your attention.

### Of each kind: a word in a frame before its sentence. As short as possible.

word-calls = Calls
word-rulings = Rulings
# Results that are late.
word-late = Late
# Results about which players disagree.
word-disputes = Disputes
word-deck-checks = Deck checks
# Players who are not here.
word-missing = Missing
word-decklists = Decklists
word-registrations = Registrations
word-waiting-list = Waiting list
word-draft = Draft
# Addresses of other programs that are told what happens; they are disabled.
word-webhooks = Webhooks
# The same, and nobody has answered for long.
word-unheard = Unheard

### Of each kind: a link to its page, a sentence without full stop.

# $count: how many calls.
calls = { $count ->
    [one] { $count } call waits for a judge
   *[other] { $count } calls wait for a judge
}
# $count: how many rulings.
rulings = { $count ->
    [one] { $count } ruling waits for the head judge
   *[other] { $count } rulings wait for the head judge
}
# $count: how many results.
late = { $count ->
    [one] { $count } result is late
   *[other] { $count } results are late
}
# $count: how many results.
disputed = { $count ->
    [one] { $count } result is disputed
   *[other] { $count } results are disputed
}
# $count: how many deck checks.
deck-checks = { $count ->
    [one] { $count } deck check runs now
   *[other] { $count } deck checks run now
}
# $count: how many players.
missing = { $count ->
    [one] { $count } player is not checked in
   *[other] { $count } players are not checked in
}
# $count: how many decklists.
decklists = { $count ->
    [one] { $count } decklist is missing
   *[other] { $count } decklists are missing
}
# $count: how many players.
registrations = { $count ->
    [one] { $count } player waits for approval
   *[other] { $count } players wait for approval
}
# $count: how many players.
waiting-list = { $count ->
    [one] { $count } player is on the waiting list
   *[other] { $count } players are on the waiting list
}
# $round: inside a sentence: "round 3", "the semi-finals".
draft = The draft of { $round } is out of date
# $count: how many webhooks.
webhooks-disabled = { $count ->
    [one] { $count } webhook is disabled
   *[other] { $count } webhooks are disabled
}
# $count: how many webhooks.
webhooks-unheard = { $count ->
    [one] { $count } webhook has not answered for an hour or more
   *[other] { $count } webhooks have not answered for an hour or more
}

### One of them, a short link.

# A call or a deck check.
# $table: the number of the table.
# $time: such as "14:05".
table-since = Table { $table } since { $time }
# A call at a table of a round that is over.
# $time: such as "14:05".
earlier-since = An earlier round since { $time }
# A call at no table.
# $time: such as "14:05".
elsewhere-since = Elsewhere since { $time }
