## "My table": where a player sits now. Players read it on phones in the hall. Who has a secret link gets their own page;
## everybody else chooses a name. The player is addressed: informal, second person singular.

# Heading of the list of names.
who-are-you = Who are you?
choose-name = Choose your name to see your table.
# Follows the heading "Nobody is registered yet".
names-appear = Names appear here when the organizer enters them.
# Beside the player's name: the last round is over, and the next one is not published.
# $round: the round's name inside a sentence, such as "round 3", "the semi-finals".
after-round = After { $round }
# Below the table's number in very large digits.
# $seat: the number of the player's seat, in turn order.
# $count: how many players sit at the table.
seat-of = Seat { $seat } of { $count }
# The same where the heading is not the table's number.
# $table: the table's number.
# $seat: the number of the player's seat, in turn order.
# $count: how many players sit at the table.
table-and-seat = Table { $table }, seat { $seat } of { $count }
# A judge has given the table more time.
# $minutes: how many minutes. "min" is the usual abbreviation.
more-time = <b>{ $minutes } min more</b> for this table
# Heading of the list of the other players.
with-you = With you at the table
# Link.
your-rounds = Your rounds and results
# Link.
not-you = Not you? Choose another name
# Button: from then on this phone opens this player's page.
remember = Remember me on this phone
# The same button once it was pressed.
forget = Forget me on this phone
