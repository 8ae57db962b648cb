## The staff of a tournament: its members, and invitations.

nobody-yet = Nobody is on the staff yet.
nobody-yet-text = Make an invitation below and pass on its link.
# Caption.
# $zone: a time zone, such as "Europe/Lisbon".
times-in = Times in { $zone }.
# Column: since when somebody is on the staff; also before that on narrow screens.
column-since = Since
# Column, also before the role on narrow screens.
column-role = Role
# After the reader's own name.
you = (you)
# Label after a name.
account-disabled = Account disabled
# A choice for screen readers.
# $name: whose role it is.
role-of = Role of { $name }
# Button.
change = Change
# The same button for screen readers.
# $name: whose role it is.
change-role-of = Change the role of { $name }
# The button "Remove" for screen readers.
# $name: who is removed.
remove-member = Remove { $name } from the staff
# Heading.
invite = Invite somebody
# Heading of a choice.
role = Role in this tournament
role-hint = The link works once.
# Heading of a choice.
valid-for = Valid for
valid-for-hint = You can revoke an unused invitation below.
# Answer.
hours = 24 hours
# Answer.
week = A week
# Answer.
until-over = Until the event is over
# Button.
make = Make an invitation
# Column: until when an invitation is valid.
until = Until
# In place of the name of who made an invitation.
command-line = command line
# An error.
choose-role = Choose one of the roles.

## What the roles mean, below their names.

organizer-means = Everything in this tournament, settings and staff too. On the floor they decide if there is no head judge.
head-judge-means = On the floor all that judges do, and the last word: appeals, Game Losses and more. Also players, rounds, results, corrections, the log.
judge-means = On the floor: calls, rulings, deck checks, time for tables, followed games. Also results of the running round.
scorekeeper-means = Players, rounds, and results of the running round. On the floor they only read: no calls, no rulings.

## The page with the link of an invitation.

# Title and heading.
invitation = Invitation
# $role: inside a sentence: "judge".
# $tournament: its name.
invitation-for = For one { $role } of { $tournament }, with a new account or one that is there already.
# Link.
back = Back to the staff

## Notices after a button.

revoked = Invitation revoked.
# $role: inside a sentence: "judge".
role-now = The role is { $role } now.
removed = Removed from the staff. What they did stays in the log.
