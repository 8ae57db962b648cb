## The page of one player, on the player's phone in the hall. The player is addressed: informal, second person singular.
## Buttons must be short.

### What to do now.

# Below the table's number.
last-match = You have dropped: this is your last match.
# Button: tells the staff that the player is at the venue.
check-in = Check in: I am here
# Button: shows a code that the staff scans.
show-code = Show my code to the desk
# The word before a sentence about a decision of a judge.
ruling = Ruling
# Follows a sentence about a ruling that makes the reported result impossible.
report-again = What was reported before does not count: report the result again.
# A question to the player, heard by screen readers before the two sentences that follow.
did-you-concede = Did you concede?
others-say-conceded = The others report that you conceded the match.
conceded-means = It counts only if you say so: then you have no points of this match.
# Button: yes, the player gave the match up.
i-conceded = I conceded
# Button: no, the player did not give the match up.
i-did-not = I did not
# Button: the result that another player reported is right.
confirm-result = Confirm the result
# What is folded below the button before this one: the result that another player reported is wrong.
that-is-wrong = That is wrong
# Label of a text field. It follows buttons that report another result.
or-say-what = Or say what is wrong with it
or-say-what-hint = One sentence. The staff will read it and decide.
# Button.
dispute = Dispute the result
# What is folded while the last turns are played.
game-ended-report = The game has ended: report who won
# Link to more about the result.
conceded-or-earlier-games = Somebody conceded, or games came before
# Follows the result that the player is about to report; another one was reported before.
if-it-differs = If it differs from what was reported, the staff decides.
# Button: takes the player's own report back.
withdraw-report = Withdraw my report
# Notice: the result that the player confirmed had been stored before.
already-so = Your table had this result already.
# Follows a sentence about why something could not be saved.
# $text: what the player had typed.
you-wrote = You wrote: “{ $text }”
# Heading of the list of players at the table.
seats = Seats in turn order
# Link that looks like a button: leads to the game of the table, which its players keep together.
our-table = Our table: life and turns
# Beside the name of a player who is out of the game.
# $why: a word, such as "lost", "conceded", "disqualified".
seat-out = out: { $why }

### After the end.

# Button: sends the player's final place to others.
share = Share your place
# Label of a link that can be copied.
share-link = Your rounds, to share

### Calling a judge.

# Label for screen readers: what is about a judge.
judge = Judge
# Button beside "Call a judge": first write what it is about.
with-note = Say what it is about
# Button: the judge has been called by another player of the table.
add-note = Add a note
# Button: no judge is needed any more.
withdraw-call = Withdraw the call
# What a call is about that is kept until the network answers again.
your-table = Your table

### The rest of the page: headings of folded parts, links, and what they have.

# Button.
hand-in-decklist = Hand in your decklist
# Link: leads to where the commander can be changed.
change-commander = Change it
# Link.
name-commander = Name your commander
# Heading of a folded part.
table-picture = The table as a picture
# Heading of a folded part: it has these things.
more = Your rounds, another phone
# The same, if the player can also drop: leave the tournament.
more-with-drop = Drop, your rounds, another phone
# Link: shows the secret link of the page and its code.
on-another-phone = This page on another phone
# Heading: leave the tournament.
drop = Drop
# What happens to a player who drops.
# $round: the round that is being played, inside a sentence: "round 3", "the semi-finals".
drop-after-round = You still play { $round }; after it you are not paired any more.
# What happens to a player who drops.
drop-now = You are not paired any more. What you have played stays.
# Follows the sentence about what happens to a player who drops.
drop-undo = Only the staff can undo it.
# Button: leave the tournament.
drop-button = Drop from the tournament
# The player did not type the word that confirms it.
# $word: the word to type, from confirm_words.ftl.
not-dropped = You have not dropped. Type { $word } to confirm it.
# Heading: somebody else uses this phone.
not-you = Not you?
# $name: the player's name.
from-link = This page came from the secret link of <bdi>{ $name }</bdi>.
# Button.
forget-link = Forget the link in this browser
# Notice: the button before this one was pressed.
link-forgotten = This browser has forgotten the link.

