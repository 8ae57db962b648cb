## Words and counts that many pages use.

players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Heads of columns.

column-player = Joueur
nameless = Joueur { $number }
column-number = Numéro
column-round = Ronde
column-table = Table
column-seat = Siège
column-opponents = Adversaires
column-result = Résultat
column-points = Points
points-after-number = pts
column-rank = Rang

## Things with their number.

table-number = Table { $number }
round-number = Ronde { $number }
seat-number = Siège { $number }
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}

## Names of a tournament's pages.

page-players = Joueurs
page-profile = Règles et écarts
page-fairness = Tirages vérifiables
page-changes = Modifications
page-bracket = Tableau final
page-statistics = Statistiques
page-games = Parties suivies

## Parts of sentences.

sentence = { $text }.
amount-and-share = { $amount } ({ $share })
round-and-table = { $round }, table { $table }
names-and-more = { $names } et { $count } de plus

tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
byes = { $count ->
    [one] { $count } bye
   *[other] { $count } byes
}
and-more = et { $count } de plus
cancel = Annuler
column-state = État
you = toi
