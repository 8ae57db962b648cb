## The secret link of a player, which opens the player's own page without a password. Addressed: the player, informal, second
## person singular.

### The page that shows the link.

# Title and heading.
your-link = Your link
scan-code = Scan the code with another phone to open your page there too. Anyone with this link acts as you: don't show it to anyone.
# Label of the link, which can be copied.
secret-link = Secret link
# Link to the player's own page.
your-page = Your page

### A link was opened in a browser that has the page of another player.

# Title of the page, short.
whose-page = Whose page?
# Heading.
whose-page-is-this = Whose page is this?
# $held: the name of the player whose page the browser has.
# $name: the name of the player of the link.
question =
    This browser has the page of <b><bdi>{ $held }</bdi></b>. The link that you opened is the one of
    <b><bdi>{ $name }</bdi></b>. Continue only if this phone should report and act for <bdi>{ $name }</bdi> from now on: the page of
    <bdi>{ $held }</bdi> then needs its own link again.
# Button.
# $name: the name of the player of the link.
change-to = Change to { $name }
# Button, the safe choice.
# $held: the name of the player whose page the browser has.
stay-with = Stay with { $held }

### Error page.

no-such-link =
    This link leads to no player. It may have been copied only in part, or it was renewed: ask the staff for the new one.
