## Miejsca

out = poza grą: { $why }
won-the-game = wygrywa grę
takes-turn = ma turę
takes-extra-turn = ma dodatkową turę
takes-turn-with = ma turę (znacznik { $marker })
takes-extra-turn-with = ma dodatkową turę (znacznik { $marker })
waits-for-turn = czeka na turę
waits-for-turn-with = czeka na turę (znacznik { $marker })
marker-designated = znacznik { $marker } jest wyznaczony do usunięcia
monarch = monarcha
has-initiative = ma inicjatywę
extra-turns-to-come = { $count ->
    [one] dodatkowa tura do rozegrania
   *[other] dodatkowe tury do rozegrania: { $count }
}
turns-to-skip = { $count ->
    [one] pomija następną turę
   *[other] tury do pominięcia: { $count }
}
leaves-after-phase = odchodzi na koniec fazy ({ $why })
life = życie { $life }
poison = trucizna { $count }
energy = energia { $count }
experience = doświadczenie { $count }
rad = promieniowanie { $count }
damage-from = obrażenia od dowódcy ({ $player }): { $damage }
damage-from-second = obrażenia od drugiego dowódcy ({ $player }): { $damage }
casts = { $count ->
    [one] { $count } rzucenie dowódcy
    [few] { $count } rzucenia dowódcy
    [many] { $count } rzuceń dowódcy
   *[other] { $count } rzucenia dowódcy
}
casts-of-second = { $count ->
    [one] { $count } rzucenie drugiego dowódcy
    [few] { $count } rzucenia drugiego dowódcy
    [many] { $count } rzuceń drugiego dowódcy
   *[other] { $count } rzucenia drugiego dowódcy
}
would-lose = grozi przegrana: { $why }
no-life-left = brak życia
ten-poison = dziesięć lub więcej znaczników trucizny
damage-of-21 = 21 lub więcej obrażeń od dowódcy ({ $player })
in-range = w zasięgu
in-range-attackable = w zasięgu, można atakować

## Środek obrazka

middle-won = wygrana
middle-drawn = remis
middle-in-game = w grze
middle-turns = tury: { $turns } z { $markers }
middle-turns-left = { $count ->
    [one] tura do końca
    [few] tury do końca
    [many] tur do końca
   *[other] tury do końca
}

## Po ogłoszeniu końca czasu

turns-left = { $count ->
    [one] została { $count } tura
    [few] zostały { $count } tury
    [many] zostało { $count } tur
   *[other] zostało { $count } tury
}
last-turn = ostatnia tura
last-turns = ostatnie tury
time-called = Ogłoszono koniec czasu.
time-called-last = { $count ->
    [one] Ogłoszono koniec czasu: trwająca tura jest ostatnia.
   *[other] Ogłoszono koniec czasu: trwające tury są ostatnie (liczba: { $count }).
}
time-called-more = { $count ->
    [one] Ogłoszono koniec czasu: może się zacząć jeszcze { $count } tura.
    [few] Ogłoszono koniec czasu: mogą się zacząć jeszcze { $count } tury.
    [many] Ogłoszono koniec czasu: może się zacząć jeszcze { $count } tur.
   *[other] Ogłoszono koniec czasu: może się zacząć jeszcze { $count } tury.
}

## Tury na liście

turn = ma turę
turn-extra = ma dodatkową turę
turn-left = poza grą; tura trwa dalej
designated = wyznaczony do usunięcia
waits = czeka
waits-extra = czeka z dodatkową turą
waits-first-to-seat = czeka na znacznik { $marker } ({ $player }), który jest pierwszy na tym miejscu
waits-within-three = czeka na znacznik { $marker } ({ $player }), w obrębie trzech miejsc w lewo
waits-extra-first-to-seat = czeka z dodatkową turą na znacznik { $marker } ({ $player }), który jest pierwszy na tym miejscu
waits-extra-within-three = czeka z dodatkową turą na znacznik { $marker } ({ $player }), w obrębie trzech miejsc w lewo
waits-no-more = czeka: żadna tura już się nie zacznie
waits-extra-no-more = czeka z dodatkową turą: żadna tura już się nie zacznie
waits-receiver = czeka, aż następny gracz będzie mógł go przyjąć: w obrębie trzech miejsc jest znacznik

## Fazy tury

phase-beginning = faza początkowa
phase-precombat-main = faza główna przed walką
phase-combat = faza walki
phase-postcombat-main = faza główna po walce
phase-ending = faza końcowa

## Dlaczego gracz jest poza grą

left-lost = przegrana
left-conceded = poddanie
left-match-loss = Match Loss
left-drawn = remis
