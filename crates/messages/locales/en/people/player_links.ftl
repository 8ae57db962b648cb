## The secret links of players: one on the screen, all of them on paper.

# Title.
secret-link-title = Secret link
secret-link-means = With this link the player finds their table, checks in and drops, without an account. Anyone with this link acts as the player: give it to nobody else.
# Label of the link.
secret-link = Secret link
# Before a short address.
# $address: such as "example.org/s/ab12".
to-type = To type: <span>{ $address }</span>
# Heading.
wrong-hands = The link fell into the wrong hands?
new-one = A new one invalidates the old one, on paper and in every browser that used it.
# Follows the sentence before, for a player who is a person of a community. "Renew the links": the button of that page.
of-person = It also ends the player's link of the community. Links of their other evenings stay valid: to end them too, renew the links on the person's page in the community.
# Button.
renew = Renew the link
# Notice.
renewed = The link is renewed. The old one, on paper and in browsers, no longer works.
# An error.
# $number: the number in the address.
no-player = There is no player number { $number } with a link in this tournament.

## All of them.

# Title and heading.
to-print = Links to print
how-to-use = Eight to a sheet, by last name. Each link belongs to one player: cut them apart and hand each to its own.
back-to-prints = Back to the other prints
# The link leads to the list of players.
also-on-page = A player's link is also on their page of the <a>players</a>.
none-yet = No players yet
none-yet-text = Their links appear here when they are registered.
# A part of a long list that is printed at once.
# $part: as "A–Be".
# $players: as "236 players".
# $sheets: as "30 sheets".
print = { $part }: { $players }, { $sheets }
# The part that has all players.
everybody = Everybody
# Sheets of paper.
sheets = { $count ->
    [one] { $count } sheet
   *[other] { $count } sheets
}
# On the card that the player gets.
your-own-page = Your own page: table, seat, standing, check-in, drop. Keep it to yourself.
# On the card that the player gets: a short address to type.
# $address: such as "example.org/s/ab12".
without-camera = Without a camera, type: <span>{ $address }</span>
