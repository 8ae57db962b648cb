## Webhooks: addresses of other programs and of chats, which get what happens in a tournament. "Webhook" is the usual word for them.

### The list.

# Title, heading and link.
title = Webhooks
what-they-do = An address here is notified of what happens in this tournament as soon as it is public: a chat channel, a bot, an overlay, the site of a league.
# On the pages of a community.
what-they-do-in-community = An address here is notified of what happens in this community as soon as it is public: evenings, results of free pods, and the standings of seasons.
none-yet = No webhooks yet
add-below = Add an address below, then send it a test.
# Head of the column with the names.
column-webhook = Webhook
# Head of the column that says whether it is for a program or a chat; also before that on narrow screens.
column-for = For
# Head of the column with the number of events that are sent; also before it on narrow screens.
column-events = Events
# Beside the state.
# $since: a day and a time.
not-answered = has not answered since { $since }
# In place of an address.
unreadable-address = an address that cannot be read
# Heading.
add-heading = Add a webhook
added = The webhook is added. Send it a test.

### States, labels. Short.

active = Active
fails = Fails
disabled = Disabled

### The form.

name-hint = A name for your staff, such as “League site”.
# Discord is the name of a program.
address-hint = Where your bot listens, or the webhook address of a Discord channel. Anyone who knows it can write there: it is stored sealed, and never shown again as a whole.
# Below the field for a new address.
# $address: the address as it is, shortened.
address-stays = Empty: as it is, { $address }.
# Heading of the next two choices.
what-is-sent = What is sent
for-program = For a program
# "Standard Webhooks" and "JSON" are names.
for-program-hint = Signed JSON, as Standard Webhooks describe it: for bots, overlays and league sites.
for-chat = For a chat
# Discord is the name of a program.
for-chat-hint = A message with the link, as Discord's webhooks take it.
# An error, at these two choices.
no-shape = What is sent: choose one of the two.
# The same two in the list. Short.
shape-program = Program
shape-chat = Chat
# Heading of the checkboxes.
events = Events
events-hint = Events that undo these are sent too.
# Button.
add = Add the webhook

### Events, at the checkboxes and in the list of what was sent.

round-published = A round is published
round-unpublished = A round is unpublished
round-started = A round starts
round-unstarted = A start is undone
round-finished = A round is finished
round-reopened = A round runs again
table-result = A table's result, once everybody sees it
# The players of the playoff.
cut-announced = The cut is announced
cut-revoked = The cut is revoked
tournament-over = The tournament is finished or cancelled
has-champion = The tournament has its champion
tournament-reopened = The tournament is reopened
tournament-cancelled = The tournament is cancelled
announcement = An announcement to everybody
announcement-withdrawn = An announcement is withdrawn
players-change = Players come, leave or change their names
evening-opened = An evening opens
evening-over = An evening is over or cancelled
evening-reopened = An evening goes on again
evening-cancelled = An evening is cancelled
season-changed = The standings or evenings of a season change
season-closed = A season is closed
season-reopened = A season is opened again
free-pod-result = A result of a free pod counts
# Something that is sent to try the webhook.
a-test = A test
