## The calendar to which a phone subscribes.

# First line of a tournament's description, in the calendar of somebody who works there.
# $role: as "judge".
your-role = Your role: { $role }.
# Instead of a calendar: its secret address is unknown.
no-such-calendar = No calendar has this address, or it was renewed: the new one is on the account's page.
