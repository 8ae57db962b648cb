## Waar een toernooi staat

round-of-rounds = Ronde { $round } van { $rounds }
after-round-of-rounds = Na ronde { $round } van { $rounds }
top-announced = Top { $cut } bekend

## Tafels met een uitslag

one-table-done = De tafel heeft een uitslag
all-tables-done = { $tables ->
    [one] Alle { $tables } tafels hebben een uitslag
   *[other] Alle { $tables } tafels hebben een uitslag
}
tables-done = { $tables ->
    [one] Uitslag bij { $done } van { $tables } tafel
   *[other] Uitslag bij { $done } van { $tables } tafels
}

## Winnaars

champion = Kampioen
champions = Kampioenen
champion-is = Kampioen: { $champion }
champions-are = Kampioenen: { $champions }

## Het schema van de play-offs

pod = Pod
pod-number = Pod { $number }
drawn-by-seed = { $table }: gelijk, op seed
winner-of-pod = Winnaar van de pod
winner-of-pod-number = Winnaar van pod { $number }
winner-of-table = Winnaar van tafel { $table }
winner-of-semi-finals = Winnaar halve finale
winner-of-quarter-finals = Winnaar kwartfinale
winner-of-round-of = Winnaar ronde van { $players }
winner-of-round = Winnaar: { $round }

## Adressen die nergens heen leiden

no-player = { $tournament } heeft geen speler met nummer { $number }.
to-players = Naar de spelers
no-round = Die ronde bestaat niet. Rondes zijn genummerd vanaf 1.
not-published = De pairings van ronde { $round } zijn niet gepubliceerd.
to-pairings = Naar de pairings
no-standings = Er is geen stand na ronde { $round }: die staat hier zodra een Zwitserse ronde is afgerond.
to-standings = Naar de stand

## Een wijziging na de publicatie

changed-at = gewijzigd { $time }
as-of = De database antwoordt niet. Deze pagina toont het toernooi zoals het om { $time } was; er kan nu niets worden opgeslagen.
