## The front page: the list of tournaments.

# Title and heading.
title = Tournaments
# Heading where the list is empty.
nothing-listed = No tournament is listed yet
nothing-listed-text = Tournaments appear here when their organizer lists them. A tournament that is not listed has its own link.
# The link leads to the page on which an organizer has the tournaments and creates new ones.
nothing-listed-organizers = Organizers create one among <a>their tournaments</a>.
# Heading where nobody has an account yet.
is-new = This Podium is new
is-new-text = Open the set-up link that Podium printed when it started to create the first account. Then create a tournament; tournaments will appear here.
# Heading of the tournaments that are played at the moment.
running-now = Running now
# Heading of the tournaments that have not begun.
coming = Coming
# Heading of the tournaments that are over.
past = Past
# Link below the tournaments that are over.
statistics = Statistics of several of them
# Link that opens the reader's calendar program, which keeps the list current.
subscribe = Subscribe to the calendar of these tournaments
# The link beside it, which downloads a file of the format .ics. "It": the calendar.
download = Download it (.ics)
# Link that downloads a file.
calendar = Calendar of these tournaments (.ics)
