## Parowania rundy

title = Parowania
title-of-round = Parowania, { $round }

## Pod nagłówkiem

published-at = Opublikowano o { $time }
started-with-clock = Start o { $time }, { $clock }
started-untimed = Start o { $time }, bez limitu czasu
finished = Zakończona

## Nad listą

players-draft-in-pods = Gracze draftują w tych podach i grają w nich rundę 1 (MTR-A X.6A).
changed-by-hand = Zmienione ręcznie.
what-was-changed = Co zmieniono i dlaczego
to-your-table = Twój stolik
order = Kolejność
by-table = Stoliki
by-last-name = Nazwiska
by-name = Imiona
tables = Stoliki

## Nikogo nie znaleziono

nobody-by-that-name = Nie ma takiej osoby w tej rundzie
tell-organizer-now = Jeśli brakuje Cię w parowaniach, od razu powiedz organizatorowi.

## Lista według nazwisk

players-by-name = Gracze według imion, ze stolikiem i miejscem
players-by-last-name = Gracze według nazwisk, ze stolikiem i miejscem
bye = Bye
loss = Przegrana

## Lista według stolików

seed = rozst. { $seed }
drawn = Remis.
advances-by-seed = Dzięki rozstawieniu awansuje { $player }.
drawn-without = Remis; bez punktu: { $players }.
games = Gry: { $games }.
games-won = { $player } { $count }
games-drawn = remisy { $count }
byes = Bye
bye-points = { $points ->
    [one] Bez meczu w tej rundzie, { $points } punkt.
    [few] Bez meczu w tej rundzie, { $points } punkty.
    [many] Bez meczu w tej rundzie, { $points } punktów.
   *[other] Bez meczu w tej rundzie, { $points } punktu.
}
not-paired = Poza parowaniami, Match Loss
why-not-paired = Gracze, którzy przyszli po sparowaniu rundy albo byli nieobecni.

## Pod listą

rounds = Rundy

## Przed pierwszą rundą

none-published = Nie opublikowano jeszcze żadnej rundy
appear-here = Stoliki i miejsca pojawią się tutaj, gdy organizator opublikuje pierwszą rundę. Do tego czasu możesz sprawdzić, czy jesteś <a>na liście graczy</a>.
