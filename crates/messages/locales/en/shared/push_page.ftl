## The page on which a phone asks for news, and what leads there. News are messages on the locked screen.

# Title of the page, and a link.
title = Notifications on this phone
# Sentence on the page of players.
of-players = Your phone shows your seat when a round is published or your seat changes, when time is called, results that wait for you, when a judge takes your call, and announcements, even while it is locked.
# Sentence on the page of judges.
of-judges = Your phone shows when a player calls a judge, even while it is locked.
# Button. The browser asks then whether the page may send messages.
tell-me = Turn on notifications
tells = Notifications are on for this phone.
# Button.
stop = Turn off notifications
blocked = This browser blocks notifications from this page. Allow them in the page's settings, usually behind the icon beside its address.
# On an iPhone or iPad, in the browser.
home-screen = On an iPhone or iPad, add this page to the home screen first: press the share icon, then “Add to Home Screen”, and open it from there.
cannot = This browser does not support notifications. Try another browser, and do not use a private window.
# Where the page has no script.
needs-script = Notifications need JavaScript.
# After a press that did not work.
failed = That did not work. Try again when you are online.
what-is-sent = Notifications are encrypted and sent through the browser maker's service. They contain your table, your seat and the announcements of this tournament, and nothing about other players.
# Notices after a press.
begun = Notifications turned on. A first one arrives in a moment.
stopped = Notifications turned off.
