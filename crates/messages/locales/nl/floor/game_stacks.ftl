on-stack = Op de stack van marker { $marker }, van boven: { $objects }.
object = { $object } ({ $player })
object-with-targets = { $object } ({ $player }), target { $targets }

## Wat een speler doet

passes = { $player } past
passes-at = { $player } past (marker { $marker })
does-nothing = { $player } doet er niets mee
does-nothing-at = { $player } doet er niets mee (marker { $marker })
announces = { $player } kondigt aan
announces-at = { $player } kondigt aan (marker { $marker })
casts-spell = { $player } cast een spell
casts-spell-at = { $player } cast een spell (marker { $marker })
activates-ability = { $player } activeert een ability
activates-ability-at = { $player } activeert een ability (marker { $marker })
has-triggered-ability = { $player } heeft een triggered ability
has-triggered-ability-at = { $player } heeft een triggered ability (marker { $marker })
makes-copy = { $player } maakt een kopie
makes-copy-at = { $player } maakt een kopie (marker { $marker })

## De formulieren

priority = Priority
priority-hint = Als allen die meedoen na elkaar passen, resolvet het bovenste object of eindigt de fase (CR 117.4).
onto-stack = Op een stack
who-does-what = Wie doet wat
put = Op de stack leggen
put-there = Op die stack leggen
with-targets = Met targets
caused-by-something = Veroorzaakt door iets
caused-by = Veroorzaakt door
targets-if-any = Targets, als die er zijn
targets = Targets
target-players = Spelers als target
controller = Controller
what-it-is = Wat het is
spell = Spell
activated = Activated ability
triggered = Triggered ability
copy = Kopie
marker-and-player = Marker { $marker }, { $player }
on-stack-of = Op de stack van
off-stack = Van een stack
leaves-stack = Gaat weg zonder te resolven

## Loops

loop-asked = Loop: vraag aan { $player }
loop-so-far = { $player } kondigde { $iterations } herhalingen van { $points } punten aan; nu eindigt de loop in herhaling { $iteration } na punt { $point }.
nothing-earlier = Stelt niets eerder voor
stop-in-iteration = Stoppen in herhaling
after-point = Na punt
proposes-stop = Stelt dit einde voor
loop-title = Loop
who = Wie
iterations = Herhalingen
points-of-iteration = Punten per herhaling
announce-loop = Loop aankondigen
