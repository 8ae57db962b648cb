## Rulesets: the documents by which people play multiplayer tournaments. An organizer chooses one for a new tournament; a page for
## everyone compares them. "The addendum" is the Multiplayer Addendum to the Magic Tournament Rules.

## The rulesets that come with Podium: the name of each, and a sentence for the choice. Names of documents and communities are not
## translated.

mtr-a-2023 = Multiplayer Addendum (2023)
mtr-a-2023-summary = A win is worth 5 points, a drawn game is replayed while there is time, and each player gets one more turn at the end.
mtr-a-2026 = Multiplayer Addendum (2026)
mtr-a-2026-summary = A win is worth 7 points, pods of three come before byes, and the turn in progress is the last.
topdeck = TopDeck.gg
topdeck-summary = Drawn games count as drawn matches, the turn in progress is the last, and opponents' win percentage breaks ties.
mtgmta = Multiplayer Tournament Addendum (MTGMTA)
mtgmta-summary = Drawn games count as drawn matches, and the turn in progress is the last, with 20 minutes of overtime that players do not see.
# The community of cEDH (competitive Commander) in the United Kingdom.
cedh-uk = cEDH UK
cedh-uk-summary = Close to the addendum, with the conduct rules of the British cEDH scene.
sct-spain = SCT Spain
sct-spain-summary = Drawn games count as drawn matches, and the turn in progress is the last, for at most 10 minutes.
store-league = Store night with points by place
store-league-summary = A friendly night: everyone plays, nobody has a bye, and places score points.

## Choosing one for a tournament.

# What a new tournament is played by, above the closed list of all rulesets.
# $name (text): name of a ruleset, as "TopDeck.gg"
chosen-rules = Rules: { $name }
# Heading of the choice among the rulesets.
by-which-rules = By which rules?
# The link leads to the page that compares the rulesets.
by-which-rules-hint = Every setting that you leave as it is follows these rules. <a>Compare them</a>.
# $id: what was asked for.
# $known: the ids of the rulesets, with commas.
unknown = There is no ruleset "{ $id }". The rulesets here are { $known }.
# The newer edition of a tournament's ruleset, in the choice beside the one that the tournament has.
# $name: name of the ruleset, as "TopDeck.gg".
# $version: its edition, as "2026".
edition-offered = { $name }: edition { $version }
# Heading above the settings that change with another ruleset, before it is saved.
# $name: name of the ruleset.
what-changes = What changes with { $name }
# A setting that changes.
# $what: the setting, as "Round time".
# $before: as "90 minutes".
# $after: as "75 minutes".
setting-changes = { $what }: { $before }; from now on { $after }
# In place of the list of settings that change.
no-setting-changes = No setting changes, only the name of the rules and what staff apply by hand.
# Button below the list of settings that change.
change-rules = Change the rules

## The rules of one tournament, and the page that compares the rulesets.

# Title of the page that compares the rulesets, and heading.
title = Rulesets
intro = The documents by which people play, and what each changes from the Multiplayer Addendum. Podium applies some points; staff apply the others by hand.
# Link to that page.
compare = Compare the rulesets
# Heading of the ruleset of a tournament.
ruleset = Ruleset
# Before the edition, as "2023".
version = Edition
# Before a link to the document.
source = Document
# Before the day on which the document was read.
read-on = Read on
# Heading of the settings that the organizer changed from the ruleset.
changed = Changed from the ruleset
nothing-changed = None: every setting follows the ruleset.
# Heading, and caption of a table: where the ruleset says something else than the addendum.
from-addendum = Where the ruleset differs from the addendum
# Head of the column with what the ruleset says.
column-ruleset = The ruleset
# On narrow screens, before what the ruleset says.
label-ruleset = Ruleset:
# Heading of the points that people apply.
by-hand = Applied by staff
# Heading of the points that Podium applies, each with a sentence.
by-podium = Applied by Podium
# Heading of sentences about parts of the document that were not read.
unread = Not known: the addendum applies
# In a table, where a ruleset says what the addendum says.
as-addendum = as the addendum
