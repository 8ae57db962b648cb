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
