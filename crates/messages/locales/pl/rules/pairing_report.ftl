## Ponowne spotkania

nobody-again = Nikt nie spotyka ponownie wcześniejszego przeciwnika.
again-by-hand-nobody-before = { $count ->
    [one] Ponownie spotyka się { $count } para; przed ręczną zmianą nie było żadnej.
    [few] Ponownie spotykają się { $count } pary; przed ręczną zmianą nie było żadnej.
    [many] Ponownie spotyka się { $count } par; przed ręczną zmianą nie było żadnej.
   *[other] Ponownie spotyka się { $count } pary; przed ręczną zmianą nie było żadnej.
}
again-by-hand = { $count ->
    [one] Ponownie spotyka się { $count } para.
    [few] Ponownie spotykają się { $count } pary.
    [many] Ponownie spotyka się { $count } par.
   *[other] Ponownie spotyka się { $count } pary.
}
again-strictly = { $count ->
    [one] Ponownie spotyka się { $count } para: ta runda tego nie unika.
    [few] Ponownie spotykają się { $count } pary: ta runda tego nie unika.
    [many] Ponownie spotyka się { $count } par: ta runda tego nie unika.
   *[other] Ponownie spotyka się { $count } pary: ta runda tego nie unika.
}
again-all-tried = { $count ->
    [one] Ponownie spotyka się { $count } para; najmniej, ile się da, to { $least } (sprawdzono lub wykluczono każde parowanie).
    [few] Ponownie spotykają się { $count } pary; najmniej, ile się da, to { $least } (sprawdzono lub wykluczono każde parowanie).
    [many] Ponownie spotyka się { $count } par; najmniej, ile się da, to { $least } (sprawdzono lub wykluczono każde parowanie).
   *[other] Ponownie spotyka się { $count } pary; najmniej, ile się da, to { $least } (sprawdzono lub wykluczono każde parowanie).
}
again-searched = { $count ->
    [one] Ponownie spotyka się { $count } para; najmniej, ile się da, to { $least } (lepszego parowania nie znaleziono).
    [few] Ponownie spotykają się { $count } pary; najmniej, ile się da, to { $least } (lepszego parowania nie znaleziono).
    [many] Ponownie spotyka się { $count } par; najmniej, ile się da, to { $least } (lepszego parowania nie znaleziono).
   *[other] Ponownie spotyka się { $count } pary; najmniej, ile się da, to { $least } (lepszego parowania nie znaleziono).
}
again-kept-all-tried = { $count ->
    [one] Ponownie spotyka się { $count } para; najmniej, ile się da przy zachowanych podach, to { $least } (sprawdzono lub wykluczono każde parowanie).
    [few] Ponownie spotykają się { $count } pary; najmniej, ile się da przy zachowanych podach, to { $least } (sprawdzono lub wykluczono każde parowanie).
    [many] Ponownie spotyka się { $count } par; najmniej, ile się da przy zachowanych podach, to { $least } (sprawdzono lub wykluczono każde parowanie).
   *[other] Ponownie spotyka się { $count } pary; najmniej, ile się da przy zachowanych podach, to { $least } (sprawdzono lub wykluczono każde parowanie).
}
again-kept-searched = { $count ->
    [one] Ponownie spotyka się { $count } para; najmniej, ile się da przy zachowanych podach, to { $least } (lepszego parowania nie znaleziono).
    [few] Ponownie spotykają się { $count } pary; najmniej, ile się da przy zachowanych podach, to { $least } (lepszego parowania nie znaleziono).
    [many] Ponownie spotyka się { $count } par; najmniej, ile się da przy zachowanych podach, to { $least } (lepszego parowania nie znaleziono).
   *[other] Ponownie spotyka się { $count } pary; najmniej, ile się da przy zachowanych podach, to { $least } (lepszego parowania nie znaleziono).
}
rest-by-hand = Reszta wynika z ręcznych zmian.
meet-again = { $first } i { $second } spotykają się ponownie; poprzednio w rundzie { $round }.
meet-nth-time = { $first } i { $second } spotykają się { $nth } raz; poprzednio w rundach { $rounds }.
third-meetings = { $count ->
    [one] W sumie { $count } para spotyka się trzeci raz lub częściej.
    [few] W sumie { $count } pary spotykają się trzeci raz lub częściej.
    [many] W sumie { $count } par spotyka się trzeci raz lub częściej.
   *[other] W sumie { $count } pary spotyka się trzeci raz lub częściej.
}
not-kept-apart = Nie powinno dojść do spotkania, ale nie dało się go uniknąć: { $first }, { $second }.
round-at-random = Ta runda jest parowana losowo.
round-mixed = Ta runda miesza silnych i słabych graczy.
round-by-standings = Ta runda jest parowana według klasyfikacji.
round-strict = Ta runda jest parowana ściśle według klasyfikacji.

## Różnice punktów w podzie

all-equal = Wszyscy grają z graczami o tej samej liczbie punktów meczowych.
spread-least = Suma różnic punktów meczowych we wszystkich podach: { $sum }, najmniej, ile się da.
spread-more = Suma różnic punktów meczowych we wszystkich podach: { $sum }; najmniej byłoby { $least }, gdyby nikt się jeszcze nie spotkał.
wide-pods = { $count ->
    [one] { $count } pod z różnicą co najmniej dwóch wygranych.
    [few] { $count } pody z różnicą co najmniej dwóch wygranych.
    [many] { $count } podów z różnicą co najmniej dwóch wygranych.
   *[other] { $count } poda z różnicą co najmniej dwóch wygranych.
}
moved-up = { $name } ({ $points }) gra w górę przy stoliku { $table }, przeciwnicy: { $against }.
moved-down = { $name } ({ $points }) gra w dół przy stoliku { $table }, przeciwnicy: { $against }.
more-moved = { $count ->
    [one] W górę lub w dół gra jeszcze { $count } gracz.
    [few] W górę lub w dół grają jeszcze { $count } gracze.
    [many] W górę lub w dół gra jeszcze { $count } graczy.
   *[other] W górę lub w dół gra jeszcze { $count } gracza.
}

## Mniejsze pody

smaller-pods = { $count ->
    [one] { $count } mniejszy pod; { $again }.
    [few] { $count } mniejsze pody; { $again }.
    [many] { $count } mniejszych podów; { $again }.
   *[other] { $count } mniejszego poda; { $again }.
}
smaller-pods-uneven = { $count ->
    [one] { $count } mniejszy pod, bo gracze ({ $players }) nie wypełniają podów po { $size }; { $again }.
    [few] { $count } mniejsze pody, bo gracze ({ $players }) nie wypełniają podów po { $size }; { $again }.
    [many] { $count } mniejszych podów, bo gracze ({ $players }) nie wypełniają podów po { $size }; { $again }.
   *[other] { $count } mniejszego poda, bo gracze ({ $players }) nie wypełniają podów po { $size }; { $again }.
}
nobody-again-smaller = nikt nie siedzi w takim drugi raz
sat-before = kolejny raz w takim: { $names }
many-sat-before = liczba graczy, którzy są w takim kolejny raz: { $count }

## Stałe stoliki

away-taken = { $name } gra przy stoliku { $table }: stały stolik { $fixed } ma też { $other }.
away = { $name } gra przy stoliku { $table }, choć stały stolik to { $fixed }.

## Dlaczego ktoś ma bye

bye-awarded = Bye ma { $name }: został przyznany przed turniejem.
bye-drawn = Bye ma { $name }: w rundzie 1 bye się losuje.
bye-by-hand = Bye ma { $name } ({ $points }), nadany ręcznie: według klasyfikacji należałby się graczowi: { $other } ({ $others-points }).
bye-lowest = Bye ma { $name }: najniższa pozycja wśród graczy, którzy go jeszcze nie mieli ({ $points }).
bye-fewest = Bye ma { $name }: najniższa pozycja wśród graczy z najmniejszą liczbą bye ({ $points }, wcześniej { $had }).
bye-saves-repeat = Wśród równych losowanie ustąpiło: kosztowałoby ponowne spotkanie.
bye-not-drawn = Bye ma { $name }, nadany ręcznie: z losowania wynikało: { $drawn }.

## Dlaczego pod jest taki

no-points-yet = Nikt nie ma jeszcze punktów.
ranks-here = Pozycje { $ranks } w klasyfikacji.
drawn-at-random = Z losowania.
all-on = Wszyscy mają { $points }.
from-to = Od { $high } do { $low }.
fills-no-pods = { $count ->
    [one] { $points } lub więcej ma { $count } gracz, co nie wypełnia całych podów.
    [few] { $points } lub więcej mają { $count } gracze, co nie wypełnia całych podów.
    [many] { $points } lub więcej ma { $count } graczy, co nie wypełnia całych podów.
   *[other] { $points } lub więcej ma { $count } gracza, co nie wypełnia całych podów.
}
alone-all-on = Według samych punktów wszyscy mieliby { $points }; ważniejsze jest unikanie ponownych spotkań.
alone-from-to = Według samych punktów: od { $high } do { $low }; ważniejsze jest unikanie ponownych spotkań.
up = { $name } ({ $points }) gra w górę.
down = { $name } ({ $points }) gra w dół.
pod-meet-again = { $first } i { $second } spotykają się ponownie (runda { $round }).
pod-meet-nth-time = { $first } i { $second } spotykają się { $nth } raz (rundy { $rounds }).
should-not-meet = Nie powinno dojść do spotkania: { $first }, { $second }.
smaller-pod = Mniejszy pod.
smaller-pod-uneven = Mniejszy pod: gracze ({ $players }) nie wypełniają podów po { $size }.
pod-sat-before = Kolejny raz w takim: { $names }.
fixed-for = Stolik { $table } to stały stolik gracza: { $name }.
kept-by-hand = Zachowany ręcznie.
