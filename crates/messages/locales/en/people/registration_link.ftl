## The link with which players register themselves, large, to show and to print.

# Title.
title = Registration
# Heading.
# $tournament: its name.
heading = Register for { $tournament }
# Link.
in-settings = Change it in the settings
# A code that registration asks for.
# $code: the code.
code = Code: <b>{ $code }</b>
# Link to a file. "SVG" is a format of files.
as-picture = Code as a picture (SVG)
# Heading.
who-may = Who may register
with-code = Only people with the code can register. It is in the link and in the picture above, and can be typed. A new code invalidates earlier posters and links.
without-code = Anyone who finds the tournament can register. If people register who are not in the hall, require a code: it is in the link and in the picture here, so people in the hall can scan it and don't have to type it.
# Button.
new-code = Make a new code
# Button.
no-code = Ask for no code
# Button.
ask-code = Ask for a code
# Notice.
asks-code = Registering asks for this code now. Links and posters from before lead to a form that asks for it.
# Notice.
asks-no-code = Registering asks for no code now.

## Whether registration is open, below the heading.

off = Registration by the players themselves is switched off in the settings.
opens-later = Registration opens with the tournament.
open = Registration is open.
open-approval = Registration is open; you approve each player.
closed = Registration by the players themselves is closed.
over = Registration is over.
