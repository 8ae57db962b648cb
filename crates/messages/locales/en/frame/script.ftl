## What the script says, in place.

# Below a search in a list, when no name fits.
nobody = Nobody by that name. Try fewer letters.
# Below a search in a list, when only some of the names that fit are shown.
many-players = Many players. Type more letters.
# Button beside "has-changed". Short.
show-it = Show it
# Above a part of a page that waits until the reader has finished typing.
has-changed = This has changed since you began typing.
# In the bar of a tournament while the network does not answer.
# $time: when the page was last known to be right, as "14:05".
offline = Offline. Shown as of { $time }.
# In the bar, when the session has ended.
signed-out = You are signed out. Reload to sign in again.
# In the bar, when the page has another address now.
moved = This page has moved. Reload to go on.
# In the bar, when what the page showed is over.
gone = This page is not here any more.

## Sheets and notices over a page.

# Button: closes a sheet over the page. Short.
close = Close
# Name of the button "×" of a notice, for screen readers.
close-message = Close this message

## A form that could not be sent.

# The word before the notice.
not-sent = Not sent
not-sent-why = The network does not answer. What you typed is still here: send it again in a moment.
signed-out-unsent = You are signed out. Nothing was stored, and what you typed is still here. Sign in, come back, and send it again.
# While a file is being sent, which takes a while on a slow network.
sending-file = The file is being sent. Keep this page open.
not-carried-out = It was not carried out.

## Acts that wait on this device until the network answers, on pages of players and of the staff.

# Heading.
# $count: how many
acts-unsent = { $count ->
    [one] { $count } act is not sent yet
   *[other] { $count } acts are not sent yet
}
# Heading, where some of them have to be answered first.
acts-ask = Not sent: these ask first
# For players.
act-of-player = It is kept on this phone and sent when the network answers. Raise your hand meanwhile.
# For players: below an act that was sent and to which no answer came.
may-have-arrived = It may have arrived already.
acts-of-staff = They are kept on this device and sent in this order when the network answers. You can close the page.
acts-moved = The table has moved on since you pressed, or the desk has a question. Nothing is carried out before you answer.
# $most: how many
acts-full = No more than { $most } are kept: the last one was not.
# $name: of a player or an account
act-made-by = Made by { $name }, who has to be signed in for it to be sent.
# In place of a name.
somebody = somebody
# Button.
send-still = Send it still
# Button: what was pressed is dropped.
do-not-send = Do not send
