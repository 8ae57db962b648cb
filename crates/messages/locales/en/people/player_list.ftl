## The list of players, for the staff.

### Links beside the heading, and adding a player.

check-in = Check-in
add-many = Add many
links-to-print = Links to print
registration-link = Registration link
# Title, heading and label.
add-player = Add a player
# Button. Short.
add = Add
# Link to the form with all fields of a player.
more-fields = More fields
# Button.
add-the-player = Add the player

### Words below numbers. Short.

in-tournament = in the tournament
checked-in = checked in
# How many players there can be.
places = places
# How many places are free.
free = free

### No players yet.

none-yet = No players yet
none-yet-text = They appear here when they are added.
# The first link leads to the form for many players, the second to the registration.
none-yet-add = They appear here when they are added: type a name above, <a>paste a list or send a file</a>, or <a>let them register themselves</a>.

### Filters and search.

# Name of the filters, for screen readers.
which = Which players
# A filter with the number of players.
# $filter: one of the next messages.
# $count: how many players.
filter-and-count = { $filter } ({ $count })
filter-all = All
filter-active = In the tournament
filter-here = Checked in
filter-absent = Not checked in
filter-pending = Wait for approval
filter-waiting = Waiting list
filter-gone = Dropped
filter-removed = Removed
# Label and placeholder of a search.
find = Find a player
nobody = Nobody here
# The link shows all players.
nobody-fits = No player fits. Try fewer letters, or <a>look at all of them</a>.

### The list.

# Caption. The list is in the order that is bold; the link leads to the other one.
sorted-by-name = Sorted <b>by last name</b> or <a>by number</a>.
# Caption. The list is in the order that is bold; the link leads to the other one.
sorted-by-number = Sorted <a>by last name</a> or <b>by number</b>.
# Column: the player's number. As short as possible.
column-number = No.
# Column: the table where the player always sits.
column-fixed-table = Fixed table
# State of a registration: the staff may have entered this person before.
# $number: the other player's number.
already-entered = Already entered? Player { $number } has this name
# Button: this registration is the person whom the staff had entered.
same-person = Same person
# The same button for screen readers.
# $player: the name.
# $number: the other player's number.
same-person-is = Same person: { $player } is player { $number }
# Button: this registration is another person of the same name.
another-person = Another person
# The same button for screen readers.
# $player: the name.
another-person-named = Another person { $player }
# The button "Approve" for screen readers.
# $player: the name.
approve-player = Approve { $player }

### Refusing many registrations at once.

# Button.
# $count: how many.
take-off-waiting-list = { $count ->
    [one] Take all { $count } off the waiting list
   *[other] Take all { $count } off the waiting list
}
# Button.
# $count: how many.
refuse-all = { $count ->
    [one] Refuse all { $count }
   *[other] Refuse all { $count }
}
# The link leads to the page of the registration link.
refuse-all-means = This includes those that a search hides. People who register in the meantime stay. One press restores all. If a script registers them, <a>ask for a code</a>.
# Notice above the list: bold, before the next message.
# $time: such as "14:05".
refused-at = Refused at { $time }
# $count: how many players.
at-once = { $count ->
    [one] { $count } player at once.
   *[other] { $count } players at once.
}
# Button.
# $count: how many players.
bring-back = { $count ->
    [one] Bring all { $count } back
   *[other] Bring all { $count } back
}

### Notices after a button, and errors.

# $player: a name.
# $number: the number of the player whom the staff had entered.
is-player = { $player } is player { $number }: their browser opens that page now.
# $count: how many players.
are-refused = { $count ->
    [one] { $count } is refused. One press brings them back.
   *[other] { $count } are refused. One press brings them back.
}
# $count: how many players.
are-back = { $count ->
    [one] { $count } is back and waits again.
   *[other] { $count } are back and wait again.
}
names-no-player = The form names no player. Open the page again and press the button there.
names-no-list = The form names no list. Open the page again and press the button there.

### The people of the tournament's community.

# Button. Short.
# $count: how many players.
# $evening: the name of the last evening.
add-regulars = { $count ->
    [one] Add { $count } player from { $evening }
   *[other] Add { $count } players from { $evening }
}
# Above a list of people whom the typed name may mean.
who-is-it = Is it one of these?
# Button: not one of the people above.
somebody-new = Someone new
# Button: the player is not kept as a person of the community.
this-evening-only = This evening only
# In place of a button.
# $name: a person's name.
# $number: the number of their entry.
has-entry = { $name } is already number { $number } here
# Title, and link on a player's page. Which person of the community the entry is.
who-is-this = Who is this?
# On that page.
# $name: a person's name.
# $number: their number.
is-person = This entry is { $name }, person { $number } of the community.
is-guest = This entry is a guest of this evening.
is-unsaid = It is not known yet who this entry is.
# Notice.
# $name: a player's name.
is-known = Saved who { $name } is.
# Above a button.
called-hint = Each of these players has the same name as exactly one person in the community.
# Button.
# $count: how many entries.
called = { $count ->
    [one] Match { $count } player by name
   *[other] Match { $count } players by name
}
# Notice.
# $count: how many entries.
are-called = { $count ->
    [one] { $count } player matched by name.
   *[other] { $count } players matched by name.
}
# Before a list of names.
# $count: how many names.
called-in-list = { $count ->
    [one] { $count } name matches exactly one person in the community:
   *[other] { $count } names each match exactly one person in the community:
}
# Checkbox below it.
called-are-meant = Match these players by name
