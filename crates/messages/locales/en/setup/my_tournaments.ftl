## "Your tournaments": those on whose staff the reader is, and presets, which are settings kept for new tournaments.

# Heading.
heading = Your tournaments
# Link to the form that takes a file.
from-file = From a file
none-yet = No tournament yet
none-for-organizer = Create one: name, date and level are enough.
none-for-staff = When an organizer invites you, the tournament appears here.
# Column: the reader's role.
column-you = You
# Link that copies a tournament.
copy = Copy
# The same link for screen readers.
# $tournament: its name.
copy-of = Copy { $tournament }
# Heading.
presets = Presets
presets-hint = Settings that were kept as presets on a tournament's settings page.
# Caption, only for screen readers.
presets-caption = Presets that a new tournament may start from
# Column: the name of a preset.
column-preset = Preset
# A link to a new tournament for screen readers.
# $preset: the name of the preset that it starts from.
new-from = New tournament: { $preset }
# Column "For": everybody who creates tournaments on this site.
for-everybody = everybody here
# Column "For": only the reader.
for-you = you
# A button for screen readers.
# $preset: its name.
remove-preset = Remove { $preset }
