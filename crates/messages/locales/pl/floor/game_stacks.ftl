## Co jest na stosie

on-stack = Na stosie znacznika { $marker }, od góry: { $objects }.
object = { $object } ({ $player })
object-with-targets = { $object } ({ $player }), cel: { $targets }

## Przyciski i wybory

passes = { $player } pasuje
passes-at = { $player } pasuje (znacznik { $marker })
does-nothing = { $player } nic z nim nie robi
does-nothing-at = { $player } nic z nim nie robi (znacznik { $marker })
announces = { $player } ogłasza
announces-at = { $player } ogłasza (znacznik { $marker })
casts-spell = { $player } rzuca czar
casts-spell-at = { $player } rzuca czar (znacznik { $marker })
activates-ability = { $player } aktywuje zdolność
activates-ability-at = { $player } aktywuje zdolność (znacznik { $marker })
has-triggered-ability = { $player } ma zdolność wyzwalaną
has-triggered-ability-at = { $player } ma zdolność wyzwalaną (znacznik { $marker })
makes-copy = { $player } tworzy kopię
makes-copy-at = { $player } tworzy kopię (znacznik { $marker })

## Formularze

priority = Priorytet
priority-hint = Gdy po kolei spasują wszyscy, którzy biorą udział, rozpatruje się górny obiekt albo kończy się faza (CR 117.4).
onto-stack = Na stos
who-does-what = Kto co robi
put = Połóż na stosie
put-there = Połóż na tym stosie
with-targets = Z celami
caused-by-something = Coś to wywołało
caused-by = Przyczyna
targets-if-any = Cele, jeśli są
targets = Cele
target-players = Gracze jako cele
controller = Kontrolujący
what-it-is = Co to jest
spell = Czar
activated = Zdolność aktywowana
triggered = Zdolność wyzwalana
copy = Kopia
marker-and-player = Znacznik { $marker }, { $player }
on-stack-of = Na stosie
off-stack = Ze stosu
leaves-stack = Schodzi bez rozpatrzenia

## Pętle

loop-asked = Pętla: pytany gracz to { $player }
loop-so-far = { $player } ogłasza pętlę, powtórzeń: { $iterations }, punktów: { $points }; teraz kończy się ona w powtórzeniu { $iteration } po punkcie { $point }.
nothing-earlier = Nic wcześniejszego
stop-in-iteration = Zatrzymaj w powtórzeniu
after-point = Po punkcie
proposes-stop = Proponuje to zatrzymanie
loop-title = Pętla
who = Kto
iterations = Powtórzenia
points-of-iteration = Punkty w powtórzeniu
announce-loop = Ogłoś pętlę
