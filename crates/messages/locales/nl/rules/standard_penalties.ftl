## De ingebouwde straftabel: de namen blijven Engels

### Overtredingen

missed-trigger = Missed Trigger
extra-cards = Looking at Extra Cards
hidden-card = Hidden Card Error
mulligan = Mulligan Procedure Error
rule-violation = Game Rule Violation
game-state = Failure to Maintain Game State
tardiness = Tardiness
assistance = Outside Assistance
slow-play = Slow Play
decklist = Decklist Problem
deck = Deck Problem
limited-procedure = Limited Procedure Violation
communication = Communication Policy Violation
marked-cards = Marked Cards
shuffling = Insufficient Shuffling
conduct-minor = Unsporting Conduct, Minor
conduct-major = Unsporting Conduct, Major
determining-winner = Improperly Determining a Winner
bribery = Bribery and Wagering
aggressive = Aggressive Behavior
theft = Theft of Tournament Material
stalling = Stalling
cheating = Cheating

### Gevallen

late-under-minute = minder dan 1 minuut te laat
late-ten-minutes = 10 minuten of meer te laat
with-case = { $infraction }: { $case }

### Wat er in multiplayer anders is

trigger-remark = Of de trigger nog gebeurt, beslissen de tegenstanders die nog in de game zitten met een meerderheid; staken de stemmen, dan is de trigger gemist.
hidden-card-remark = De tegenstanders kiezen de kaart met een meerderheid; zonder meerderheid kiest een gelote tegenstander.
rule-violation-remark = Iedereen in de pod heeft de plicht erop te wijzen.
game-state-remark = Niet van toepassing: niemand krijgt een straf voor wat iemand anders fout deed.
tardiness-remark = Skip Turn, voor de eerste beurt, in plaats van de Game Loss.
assistance-remark = Alleen hulp van of aan iemand buiten de pod; advies binnen de pod hoort bij de game.
slow-play-remark = Geen extra beurten. Nadat de tijd is afgeroepen, slaat de speler in overtreding de eigen beurten over en telt niet mee voor de beurten die over zijn.
deck-remark = Wat er gevonden is, wordt aan alle tegenstanders in de pod getoond.
conduct-remark = Alleen wie begon, ligt uit de game; de anderen spelen door.
bribery-remark = Afspraken over wat er in de game gebeurt, zijn geen omkoping.
