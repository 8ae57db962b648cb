## Co wynikło z kroku śledzonej gry

with-marker = { $clause } ({ $marker })
player-in-seat = gracz na miejscu { $seat }
numbered-object = obiekt { $number }

## Tury

turn-began = { $player } zaczyna turę
extra-turn-began = { $player } zaczyna dodatkową turę
turn-ended = koniec tury ({ $player })
turn-skipped = tura pominięta ({ $player })
extra-turn-skipped = dodatkowa tura pominięta ({ $player })
phase-began = { $marker }: zaczyna się { $phase }
marker-passed = { $marker }: { $player } przekazuje, otrzymuje { $to }
marker-kept = { $player } zachowuje znacznik na dodatkową turę ({ $marker })
extra-turns-wait = { $count ->
    [one] po prawej blisko jest znacznik: { $player } zagra dodatkową turę później
    [few] po prawej blisko jest znacznik: { $player } zagra { $count } dodatkowe tury później
   *[other] po prawej blisko jest znacznik: { $player } zagra { $count } dodatkowych tur później
}
designated = { $marker } jest wyznaczony do usunięcia: { $players }, { $markers }
designated-again = { $marker } jest wyznaczony do usunięcia { $count } razy: { $players }, { $markers }
players-in-game = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[other] { $count } graczy
}
markers-in-game = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[other] { $count } znaczników
}
marker-removed = { $marker } znika ({ $player })
extra-turn-owed = { $player } dostaje dodatkową turę
skip-owed = { $player } pomija następną turę

## Gracze odchodzą z gry

left-lost = { $player } przegrywa i odchodzi z gry
left-conceded = { $player } poddaje grę i odchodzi
left-match-loss = { $player } odchodzi z gry z karą Match Loss
left-drawn = { $player } odchodzi z gry z remisem
departure-deferred = { $player } odchodzi na koniec obecnej fazy ({ $marker })

## Koniec czasu i gry

time-called-finish = koniec czasu: trwające tury są dogrywane
time-called-next = koniec czasu; następna tura jest ostatnia
time-called-turns = { $count ->
    [0] koniec czasu: żadna tura nie może się już zacząć
    [one] koniec czasu: może się zacząć jeszcze jedna tura
    [few] koniec czasu: mogą się zacząć jeszcze { $count } tury
   *[other] koniec czasu: może się zacząć jeszcze { $count } tur
}
game-won = { $player } wygrywa grę
game-drawn = gra kończy się remisem

## Stos

put-on-stack = { $player } kładzie na stosie: { $object } ({ $marker })
priority-passed = { $player } pasuje
priority-void = prośba o priorytet jest nieważna ({ $player })
has-priority = priorytet ma { $player }
resolved = { $object }: rozpatrzone
left-stack = { $object }: schodzi ze stosu ({ $marker })
stack-exiled = tura kończy się, a na stosie jest jeszcze { $object } ({ $marker }): trafia na wygnanie
stack-moved = { $object }: przechodzi na inny stos ({ $marker })

## Pętle

loop-announced = { $player } ogłasza pętlę, powtórzeń: { $iterations }
stop-proposed = { $player } przerywa ją w powtórzeniu { $iteration } po punkcie { $point }
loop-ran = pętla trwa do powtórzenia { $iteration }
loop-ran-to-point = pętla trwa do powtórzenia { $iteration }, punkt { $point }
loop-abandoned = pętla się nie odbywa: potrzebny gracz jest już poza grą

## Co wiadomo o graczu

status-set = zmiana stanu ({ $player })
would-lose-life = { $player } nie ma już życia: grozi przegrana
would-lose-poison = { $player } ma dziesięć lub więcej znaczników trucizny: grozi przegrana
would-lose-damage = { $player } ma 21 lub więcej obrażeń od dowódcy ({ $owner }): grozi przegrana

## Permanenty i inne obiekty

object-appeared = { $object }: jest pod kontrolą ({ $player })
object-removed = { $object }: już tego nie ma
object-left = { $object }: znika z gry razem z właścicielem ({ $player })
object-ceased = { $object }: przestaje istnieć
object-exiled = { $object }: trafia na wygnanie
object-removed-from-game = { $object }: znika z gry
object-to-graveyard = { $object }: trafia na cmentarz ({ $player })
control-changed = { $player } kontroluje: { $object }
control-unchanged = { $object }: pozostaje pod tą samą kontrolą ({ $player })
effect-lasts = { $object }: trwa do następnej tury ({ $player })
effect-ended = { $object }: koniec

## Monety i kości

flipped = { $player } rzuca monetą: { $outcome }
rolled-as-coin = { $player } rzuca kością zgodnie z umową (ścianek: { $sides }), wynik { $result }: { $outcome }
heads = orzeł
tails = reszka
heads-won = orzeł, wybrany i wygrany
tails-won = reszka, wybrana i wygrana
heads-lost = orzeł, wybrana reszka: przegrana
tails-lost = reszka, wybrany orzeł: przegrana
rolled = { $player } rzuca kością (ścianek: { $sides }), wynik { $result }
