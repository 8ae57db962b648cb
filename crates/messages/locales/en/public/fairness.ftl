## The page on which everybody can check that random choices were fair.

what-it-is = Everything that is random in this tournament (round 1, byes, seats, the order of equal players, coins and dice) is computed from one secret that was fixed before it began. Its SHA-256, the commitment, is shown here from the start: no other secret has it. The secret is published when the tournament is finished, and then anyone can compute every draw again. It stays public if the tournament is reopened: whatever is drawn from then on could be known before.
# Heading.
the-secret = The secret
# Before a long number.
commitment = Commitment (SHA-256 of the secret)
# Before a long number, or before "secret-follows".
secret = Secret
secret-follows = Published when the tournament is finished.

## The draws that Podium has computed again.

# Heading.
computed-again = Computed again
# $all: how many draws were computed again.
# $agree: how many of them agree with what was recorded.
summary-agree = { $all } recomputed: { $agree } agree.
# $all: how many draws were computed again.
# $agree: how many of them agree with what was recorded.
# $changed: how many differ because people changed the pairing, which is recorded.
summary-changed = { $all } recomputed: { $agree } agree, { $changed } changed as is recorded.
# $all: how many draws were computed again.
# $agree: how many of them agree with what was recorded.
# $wrong: how many differ, and no record says why.
summary-unexplained = { $all } recomputed: { $agree } agree, { $wrong } without an explanation.
# $all: how many draws were computed again.
# $agree: how many of them agree with what was recorded.
# $changed: how many differ because people changed the pairing, which is recorded.
# $wrong: how many differ, and no record says why.
summary-both = { $all } recomputed: { $agree } agree, { $changed } changed as is recorded, { $wrong } without an explanation.
# Caption of the table, only for screen readers.
checks-caption = Draws computed again from the secret
# Head of the column that names the draw.
column-what = What
# Head of the column with "agrees", "changed" or "differs".
column-verdict = Verdict
# Head of the column that explains a difference.
column-note = Note
# Verdict in a narrow column: the draw is what was recorded.
verdict-agrees = agrees
# Verdict in a narrow column: people changed the pairing. "changed-means" names this word.
verdict-changed = changed
# Verdict in a narrow column: the draw is not what was recorded.
verdict-differs = differs
changed-means = “Changed” means that people changed the pairing after the draw. <a>What they changed and why</a> is public.

## The list of all draws.

# Heading.
every-draw = Every draw
# Heading where the list is empty.
nothing-drawn = Nothing was drawn yet
nothing-drawn-text = The draws of a round appear here when it is published.
# Head of the links to the parts of a long list: "Draws Round 1 to Round 3: 100 of 400".
draws = Draws
# Heading of the draws for the playoff.
playoff = Playoff
# Heading.
before-first-round = Before round 1
# $count: how often the round was paired; the last time counts.
paired-again = Paired { $count } times: draw { $count } counts.
# A line of the list.
# $number: how often this was drawn.
# $what: what was drawn, such as "seats".
draw = Draw { $number }: { $what }
# A draw with so many players that only some of them are on the page.
# $draw: the line, such as "Draw 1: seats".
# $from: the place of the first of them.
# $last: the place of the last of them.
# $all: how many there are.
draw-places = { $draw }, places { $from } to { $last } of { $all }
# What was drawn.
drawn-order = order of the players
# What was drawn.
# $players: their names, with commas between them.
drawn-equal = order of equal players: { $players }
# At the end of a list of names.
# $count: how many are not named.
more-players = { $count } more
# What was drawn: who has a bye.
drawn-byes = byes
# What was drawn: who sits where.
drawn-seats = seats
# What was drawn: a coin was tossed.
drawn-coin = coin
# What was drawn: a die was rolled.
drawn-die = die
# Which side of the coin.
heads = heads
# Which side of the coin.
tails = tails
# What the die showed.
# $rolled: the number.
# $sides: how many sides the die has.
rolled = { $rolled } of { $sides } sides

## How to check the draws without Podium. Texts between <code> tags stay as they are.

# Heading.
check-yourself = Check it yourself
check-secret = Note the commitment before round 1. When the secret is published, take its bytes (two hexadecimal digits each) and compute their SHA-256. If it is not the commitment, the secret was changed.
check-order = Take the label of a draw, such as <code>seats/3/1</code>: what it is for, the round, and how often it was drawn. For each player write the label, a slash and the player's id (in brackets), as <code>seats/3/1/p7</code>, and compute the HMAC-SHA256 of that text with the secret's bytes as the key. Sorted by these numbers in hexadecimal, smallest first, the players are in the drawn order.
check-rounds = Round 1 is the order of everybody without a bye, cut into pods; the byes are the first of a separate draw. In each pod, players sit in the order of the seats draw. If seats are balanced, it decides between equally good arrangements.
check-dice = A die of <em>n</em> sides is the HMAC of <code>die/</code>, round, slash, number: take its first byte that is below the largest multiple of <em>n</em> up to 256; the result is the remainder by <em>n</em>, plus 1. A coin is a die of two under the word <code>flip</code>; 1 is heads.
# The link leads to a file.
check-with-program = All of it is in the <a>event document</a>. With the program itself: <code>podium verify event.json</code>.
# Heading.
not-proved = What this cannot prove
not-proved-text = A host who reads the secret early could pair a round again until they like the draw, but the number of the draw shows that. Nobody outside can verify that the secret was chosen at random, only that it did not change after the commitment was published.
