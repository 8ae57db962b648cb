## The page on which a phone asks for news, and what leads there. News are messages on the locked screen.

# Title of the page, and a link.
title = News on this phone
# Sentence on the page of players.
of-players = Your phone says where you sit when a round is published, when a result waits for you, when a judge takes your call, and what is announced: also while it is locked.
# Sentence on the page of judges.
of-judges = Your phone says when somebody calls a judge: also while it is locked.
# Button. The browser asks then whether the page may send messages.
tell-me = Tell me on this phone
tells = This phone gets your news.
# Button.
stop = No more news on this phone
blocked = This browser has blocked messages of this page. Allow them in the settings of the page: mostly behind the symbol beside its address.
# On an iPhone or iPad, in the browser.
home-screen = On an iPhone or iPad, put this page on the home screen first: press the share symbol, then “Add to Home Screen”, and open it from there.
cannot = This browser gets no messages while its page is closed. Try another one, and no private window.
# Where the page has no script.
needs-script = That needs JavaScript.
# After a press that did not work.
failed = It did not work. Try again when the network is back.
what-is-sent = The service of the browser's maker passes the messages on, encrypted. They have your table, your seat and the announcements of this tournament, and nothing of others.
# Notices after a press.
begun = This phone gets your news. A message comes in a moment.
stopped = This phone gets no more news.
