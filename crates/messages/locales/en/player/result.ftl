## Reporting the result of a table by its players, on their phones. Addressed: the player, informal, second person singular.
## A result may be one game, or a match of several games. To concede is to give the match up.

# Title and heading.
report-result = Report the result
# Above the heading.
# $table: the table's number.
# $round: the round's name after a comma, such as "round 3", "semi-finals".
place = Table { $table }, { $round }
# Heading: a question that is answered by a tap on a player.
who-won = Who won?
# The same in a match of several games.
# $game: the game's number, from 1.
who-won-game = Who won game { $game }?
# Follows the question: the players below it are buttons.
tap-seat = Tap the seat.
# What the player is about to report by the tap, in large letters.
# $player: the name of a player of the table.
player-won = { $player } won
# The same for a draw.
nobody-won = Draw: nobody won
# Label of a list of names that can be ticked, below "Draw: nobody won".
who-was-still-in = Who was still in the game?
who-was-still-in-hint = They share the draw. Players who were out before have lost.
# Button: the game has no winner.
draw = Draw
# Follows the result that the player is about to report.
counts-when-confirmed = It counts when another player of the table confirms it.
# The same where somebody reported before.
other-report =
    Another player has reported already. The same result counts at once; of another one the staff decides.
# Button: reports the result above it.
report-it = Report it
# Button beside it: does not report it.
not-yet = Not yet
# In a match of several games; the link ends the match with the games so far.
# $result: the games so far as a clause, such as "Cat Cedar won".
so-far = So far: <bdi>{ $result }</bdi>. <a>The match ended here</a>
# Link and button.
back-to-table = Back to your table
# Heading of a folded part.
somebody-conceded = Somebody conceded the match, or games came before
# Label of a list of names that can be ticked.
who-conceded = Who conceded the match?
who-conceded-hint =
    It costs them the points of this match, so it counts once they have said so on their page, or a judge has.
# Label of a text field: the results of the games, in the order in which they were played.
games-in-order = Games in order
# The letter D is what has to be typed, in all languages; so is the example D2.
games-in-order-hint = One key per game: the winner's seat, or D for a draw. D2 means a drawn game, then seat 2 won.
# Button: shows what will be reported.
next = Next
