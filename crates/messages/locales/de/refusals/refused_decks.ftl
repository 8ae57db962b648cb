## Bis wann Decklisten abgegeben werden.

until-time = bis { $time }
until-round-one = bis Runde 1
time-in-zone = { $time } ({ $zone })

## Decklisten.

none-asked = In diesem Turnier werden keine Decklisten verlangt.
not-in-tournament = Du bist nicht mehr in diesem Turnier.
have-left = Du bist ausgestiegen: Eine Deckliste ist nicht nötig.
were-taken = Decklisten wurden { $until } angenommen. Frag das Turnierteam, wenn sich deine ändern muss.
paste-list = Füge deine Liste ein oder einen Link zu ihr.
list-changed = Jemand hat hier inzwischen etwas geändert. Sieh dir die Liste an, wie sie jetzt ist, und sende deine dann noch einmal.
data-removed = Die persönlichen Daten dieser Person wurden entfernt, und mit ihnen die Deckliste.
reason-after-deadline = Die Frist ist vorbei: Schreib, warum sich die Liste ändert. Es wird festgehalten.
not-taken-any-more = Decklisten werden nicht mehr angenommen: Lass sie weg und frag das Turnierteam.
changes-among-lists = In diesem Turnier werden Decklisten abgegeben und geprüft: Eine Liste ändert sich auf der Seite „Decklisten“.
commanders-until = Decklisten werden { $until } abgegeben: Bis dahin geben die Spieler ihre Commander selbst an.

## Der eigene Commander.

no-commanders = In diesem Turnier wird ohne Commander gespielt.
commander-rounds-begun = Die Runden haben begonnen. Frag das Turnierteam, wenn dein Commander ein anderer ist.
commander-lists-taken = Decklisten wurden { $until } angenommen. Frag das Turnierteam, wenn dein Commander ein anderer ist.
list-names-commander = Deine Deckliste nennt deinen Commander: Ändere ihn dort.

## Regeln für Decklisten und Dateien mit Karten.

rules-changed = Jemand hat inzwischen die Regeln für Decklisten geändert. Vergleiche mit den jetzigen und sende deine dann noch einmal.
too-large = Das sind { $size } kB: höchstens { $most } kB sind möglich.
nothing-in-it = Es steht nichts darin. Sende eine Datei mit Kartennamen.
no-card-in-file = In der Datei ist keine Karte: Es wurde nichts geändert.
file-of-future = { $day } liegt in der Zukunft: Es wurde nichts geändert. Gib mit --date an, von welchem Tag die Datei ist.
