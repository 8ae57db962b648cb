## The built-in table of penalties: infractions of the Magic Infraction Procedure Guide with their numbers. Its names are those that
## judges of the language use; a remark says what its addendum for multiplayer changes. A test compares the English texts with the table.

### Names of infractions: labels with a capital letter, and parts of sentences after their numbers, as "3.3 Slow Play".

# 2.1
missed-trigger = Missed Trigger
# 2.2
extra-cards = Looking at Extra Cards
# 2.3
hidden-card = Hidden Card Error
# 2.4
mulligan = Mulligan Procedure Error
# 2.5
rule-violation = Game Rule Violation
# 2.6
game-state = Failure to Maintain Game State
# 3.1
tardiness = Tardiness
# 3.2
assistance = Outside Assistance
# 3.3
slow-play = Slow Play
# 3.4
decklist = Decklist Problem
# 3.5
deck = Deck Problem
# 3.6
limited-procedure = Limited Procedure Violation
# 3.7
communication = Communication Policy Violation
# 3.8
marked-cards = Marked Cards
# 3.9
shuffling = Insufficient Shuffling
# 4.1
conduct-minor = Unsporting Conduct, Minor
# 4.2
conduct-major = Unsporting Conduct, Major
# 4.3
determining-winner = Improperly Determining a Winner
# 4.4
bribery = Bribery and Wagering
# 4.5
aggressive = Aggressive Behavior
# 4.6
theft = Theft of Tournament Material
# 4.7
stalling = Stalling
# 4.8
cheating = Cheating

### When a special case of an infraction applies. With a small letter: after the infraction's name and a colon; at the beginning of a
### line a page writes it with a capital letter.

# Tardiness.
late-under-minute = less than 1 minute late
# Tardiness.
late-ten-minutes = 10 minutes late or more
# An infraction and one of its cases, in a list.
# $infraction: as "Tardiness".
# $case: as "10 minutes late or more".
with-case = { $infraction }: { $case }

### What multiplayer changes: sentences.

# Missed Trigger.
trigger-remark = Whether the trigger still happens is for the opponents who are in the game: their majority decides; with a tie it was missed.
# Hidden Card Error.
hidden-card-remark = The opponents choose the card by majority; without one an opponent drawn at random chooses.
# Game Rule Violation.
rule-violation-remark = Everybody in the pod shares the duty to point it out.
# Failure to Maintain Game State.
game-state-remark = Not applied: nobody gets a penalty for what somebody else did wrong.
# Tardiness; the two terms are names of penalties.
tardiness-remark = Skip Turn, of the first turn, instead of the Game Loss.
# Outside Assistance.
assistance-remark = Only help from or to somebody outside the pod; advice inside the pod is part of the game.
# Slow Play.
slow-play-remark = No additional turns. After time is called the offender skips their own turns and is not counted among the turns that are left.
# Deck Problem.
deck-remark = What was found is shown to every opponent in the pod.
# Unsporting Conduct, Major.
conduct-remark = Only who started it leaves; the others play on.
# Bribery and Wagering.
bribery-remark = Deals about what happens inside the game are no bribery.
