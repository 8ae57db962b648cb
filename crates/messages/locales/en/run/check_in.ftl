## Check-in at the door of the venue: the staff finds each player by name, number or code, and marks them as here.

### The head of the page.

# Link to the list of players.
all-players = All players
# Link: shows the list with a box for each player's fee.
collect-fees = Collect fees
# Link: shows the list without it.
without-fees = Without fees
# In place of the list.
over = Check-in is over
# The first link leads to a form, the second to the list.
over-text = It ended when the rounds began. For players who arrive now, use <a>enters late</a>; players who left are on <a>the list of players</a>.
# In place of the list.
nobody-yet = No players yet
# The first link leads to a form, the second to the page of registration.
nobody-yet-text = They appear here when they are <a>added</a> or <a>register</a>.

### How many are here.

# The first number is written large.
# $here: how many players are here.
# $all: how many have a place.
here-of = <b>{ $here }</b> of { $all } here
# Name of a bar that grows, for screen readers.
players-here = Players here
# The next ones are a line with commas between them.
nobody-missing = nobody is missing
# $count: how many players.
not-here = { $count } not here
# They registered, and the staff has to approve them.
# $count: how many players.
for-approval = { $count } for approval
# $count: how many players.
here-waiting = { $count } here on the waiting list
# $paid: how many players have paid.
# $all: how many have a place.
fees-collected = { $paid } of { $all } fees collected

### The search, and the camera that reads players' codes.

# Label and placeholder of the search.
name-or-number = Name or number
# Button: opens the camera. Short.
scan = Scan
# "Enter" is the key.
enter-hint = Enter checks in the only match.
# Name of the camera's picture, for screen readers.
camera = The camera's picture
# Button.
close-camera = Close the camera

### The list.

# In place of the list.
nobody-fits = Nobody fits
# The first link leads to a form, the second to the page of registration.
nobody-fits-text = Try fewer letters. You can add a player who is not on the list here, <a>with more fields</a>, or send them the <a>registration link</a>.
# Button.
# $name: what was typed.
add-and-check-in = Add “<bdi>{ $name }</bdi>” and check in
# Below the search's answer. The first link leads to a form, the second to the page of registration.
somebody-else = Somebody else? <a>Add a player</a>, or show the <a>registration link</a>.
# At the end of a line: what one press does. As short as possible.
press-approve = Approve, check in
press-check-in = Check in
# The player is here; a press undoes it.
press-here = Here
# Opens the player's page.
press-look = Look
# After "Here", for screen readers.
press-to-undo = (press to undo)
# Button: the player's fee. As short as possible.
fee = Fee
# The same for screen readers.
# $name: the player.
fee-collected-undo = Fee of { $name } collected (press to undo)
# The same for screen readers: a press notes that it is collected.
# $name: the player.
fee-collect = Fee of { $name }: collect
# Below a player's name: another player has the same name. Short.
already-entered = Already entered?
# Below a player's name, as the next one.
disqualified = Disqualified
# The player left before the rounds.
dropped = Dropped

### Everybody at once: three forms, each with a word to type.

# Heading of the folded part.
everybody-at-once = Everybody at once
# Heading.
everybody-here = Everybody is here
# Button.
check-in-everybody = Check in everybody
# $count: how many players.
everybody-means = { $count ->
    [one] All { $count } players with a place are checked in.
   *[other] All { $count } players with a place are checked in.
}
# Heading.
begin-again = Begin again
# Button.
check-out-everybody = Check out everybody
nobody-means = All players, including the waiting list, are no longer checked in, as if check-in had just begun.
# Heading.
drop-absent = Drop the absent
# Button.
drop-not-here = Drop players who are not checked in
# $count: how many players.
drop-means = { $count ->
    [one] { $count } player is not checked in. They are dropped before round 1, and free places go to those on the waiting list who are here. You can undo each drop on the player's page.
   *[other] { $count } players are not checked in. They are dropped before round 1, and free places go to those on the waiting list who are here. You can undo each drop on the player's page.
}
# An error: the word was not typed.
# $word: the word to type, from confirm_words.ftl.
type-word = Nothing was changed. Type { $word } to confirm it.
# Notice.
# $count: how many players.
everybody-checked-in = Everybody is checked in: { $count } who were not before.
# Notice.
# $count: how many players.
nobody-checked-in = Nobody is checked in any more: { $count } were before.
# Notice.
# $names: names of players with commas between them, or "nobody".
were-dropped = Dropped: { $names }.

### What a press, a typed text or a scanned code did: a sentence beside the list.

# $name: the player.
here-on-waiting-list = { $name } is here, on the waiting list.
# $name: the player.
is-here = { $name } is here.
# $name: the player.
here-already = { $name } is here already.
# $name: the player.
checked-out = { $name } is checked out.
# $name: the player.
fee-is-collected = The fee of { $name } is collected.
# $name: the player.
fee-not-collected = The fee of { $name } is not collected.
# $count: how many players the typed text can mean.
several-fit = { $count ->
    [one] { $count } players fit. Type more letters, or press one.
   *[other] { $count } players fit. Type more letters, or press one.
}
# $number: what was typed.
no-number = There is no player number { $number }.
# $typed: what was typed.
nobody-called = Nobody is called “{ $typed }”.
# A code was scanned.
for-another-tournament = This code is for another tournament.
# A code was scanned.
# $link: the text of the link on the player's page that opens the code for the door.
is-secret-link = This is a player's secret link. The code for the door is on the page behind it: “{ $link }”.
# A code was scanned.
no-check-in-code = This is not a Podium check-in code. Find the player by name or number.
# The form that was sent is not one of this page.
no-player-named = The form names no player. Open the page again and press the button there.
# Button of an error page.
back-to-check-in = Back to check-in
# Button of an error page.
to-check-in = To check-in

### The page behind a player's code, which the staff opens with a phone's camera.

# The player was checked in by the press of a moment ago.
now-here = Is here
# The player was checked in before.
is-here-already = Is here already
# Button.
undo-check-out = Undo: check out
waits-for-approval = Waits for approval.
# Button.
# $name: the player.
approve-and-check-in = Approve and check in <bdi>{ $name }</bdi>
# Button.
# $name: the player.
check-in-player = Check in <bdi>{ $name }</bdi>
# Link.
player-page = The player's page
# Link.
all-at-check-in = All players at check-in
# Notice.
# $name: the player.
is-checked-in = { $name } is checked in.

### The code that a player shows at the door, on the player's own phone. The player is addressed: informal, second person singular.

# Title.
code-title = Check-in code
you-are-checked-in = You are checked in
show-this = Show this at check-in, or say your number.
is-over = Check-in is over.
you-wait = You wait for approval. The staff can approve you when they scan this.
on-waiting-list = You are on the waiting list. Free places go to those who are here.
not-in-tournament = You are not in the tournament any more. Speak to the staff if you should be.
