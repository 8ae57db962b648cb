## Texts that may still name a player whose personal data was removed.

# Title.
# $player: what the player is called now, as "Player 17".
title = Texts about { $player }
# Heading.
# $player: what the player is called now, as "Player 17".
heading = Texts about <bdi>{ $player }</bdi>
nothing-left = Nothing is left to look at
nothing-left-text = No text may still name this player.
# $player: what the player is called now, as "Player 17".
what-to-do = The personal data is removed, and where somebody wrote the whole name there is “{ $player }” now. These texts have a part of the name: it may mean somebody else, or nobody. Change those that still identify the player; the earlier text is then permanently deleted.
# Label of a text.
as-it-is = The text as it is
# Button.
store = Store the changed text
# Button.
may-stay = It may stay
# Link to the page with the text.
where-shown = Where it is shown
# Button of error pages.
to-list = To the list
names-no-text = This form names no text.
# Notice.
stays = The text stays as it is.
# Notice.
is-changed = The text is changed, and the one before is gone.

## What a text is: headings.

announcement = Announcement
call-what = Call: what it is about
call-answer = Call: how it was resolved
call-note = Call: the question to the head judge
ruling-what = Ruling: what happened
ruling-answer = Ruling: the answer
ruling-rule = Ruling: the rule
ruling-decision = Ruling: the head judge's decision
ruling-withdrawal = Ruling: why it was withdrawn
ruling-earlier = Ruling: an earlier text
more-time = Reason for more time
dispute = Dispute of a result
judge-note = Judge's note or statement
witness = Witness of a statement
deck-check = What a deck check found
table-note = Note on a table
end-of-round = Why a table ends its round in another way
log-line = Line of the log
log-reason = Reason in the log
about-tournament = About the tournament
place = Place of the tournament
page-text = Text of the event’s page
