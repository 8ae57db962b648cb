## The player's own penalties, on their page. Addressed: the player, informal, second person singular.

# Heading of a folded list.
# $count: how many there are.
your-penalties = Your penalties: { $count }
# The state of a penalty, after "Round 2, " in a list.
waits-for-head-judge = waits for the head judge
# The state of a penalty, after "Round 2, " in a list: the player asked the head judge to decide.
appealed = appealed

### A penalty does not stand any more, and what it did to the game has to be undone.

# $penalty: the penalty's name, such as "Match Loss".
# $ruling: the number of the judge's decision.
undone-withdrawn = Your { $penalty } was withdrawn (ruling { $ruling }). A judge comes to the table.
# The head judge decided otherwise.
# $penalty: the penalty's name, such as "Match Loss".
# $ruling: the number of the judge's decision.
undone-overturned = Your { $penalty } was overturned (ruling { $ruling }). A judge comes to the table.
# $penalty: the penalty's name, such as "Match Loss".
# $ruling: the number of the judge's decision.
undone-none = Your { $penalty } is no penalty any more (ruling { $ruling }). A judge comes to the table.
# $penalty: the penalty's name, such as "Match Loss".
# $lighter: the name of the penalty that it is now, such as "Warning".
# $ruling: the number of the judge's decision.
undone-lighter = Your { $penalty } is a { $lighter } now (ruling { $ruling }). A judge comes to the table.
