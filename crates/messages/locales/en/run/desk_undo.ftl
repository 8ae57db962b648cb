## How the latest step of a tournament is undone: sentences that say what that does, and buttons.

# $round: inside a sentence: "round 3", "the semi-finals".
discard-means = The draft of { $round } is discarded. Nobody but staff has seen it; the number of its draw stays used.
# Button.
discard = Discard the draft
# $number: not shown. It is 1 if the name is singular ("Round 3"), 2 if it is plural ("The semi-finals").
# $round: the round's name as the first words of a sentence, such as "Round 3", "The semi-finals".
unpublish-means = { $number ->
    [one] { $round } becomes a draft again. Possible while there is no result. Everybody can read that it was done.
   *[other] { $round } become a draft again. Possible while there is no result. Everybody can read that it was done.
}
# Button.
unpublish = Unpublish the round
# $round: inside a sentence: "round 3", "the semi-finals".
unstart-means = The start of { $round } is undone: the pairings stay published, and the clock starts over. Everybody can read that it was done.
# Button.
unstart = Undo the start
# $number: not shown. It is 1 if the name is singular ("Round 3"), 2 if it is plural ("The semi-finals").
# $round: the round's name as the first words of a sentence, such as "Round 3", "The semi-finals".
reopen-means = { $number ->
    [one] { $round } runs again until the next step. To fix one result, correct it instead.
   *[other] { $round } run again until the next step. To fix one result, correct it instead.
}
# Button.
reopen = Reopen the round
take-back-means = The announced cut is revoked. Possible until the first playoff round is made. Everybody can read that it was done.
# Button.
take-back = Revoke the cut
