## Warum eine Runde nicht gepaart werden kann.

too-few-for-pod = { $count ->
    [0] Niemand kann gesetzt werden; ein Pod braucht mindestens { $least }. Füge Spieler hinzu oder mach einen Ausstieg rückgängig.
    [one] Nur { $count } Spieler kann gesetzt werden; ein Pod braucht mindestens { $least }. Füge Spieler hinzu oder mach einen Ausstieg rückgängig.
   *[other] Nur { $count } Spieler können gesetzt werden; ein Pod braucht mindestens { $least }. Füge Spieler hinzu oder mach einen Ausstieg rückgängig.
}
all-would-have-byes = { $count ->
    [one] Nur { $count } Spieler kann gesetzt werden, und es gäbe nur Freilose; ein Pod braucht { $size }. Füge Spieler hinzu oder wähle kleinere Pods statt Freilosen.
   *[other] Nur { $count } Spieler können gesetzt werden, und es gäbe nur Freilose; ein Pod braucht { $size }. Füge Spieler hinzu oder wähle kleinere Pods statt Freilosen.
}
cut-is-announced = Der Cut ist bekannt gegeben: Es gibt keine Schweizer Runden mehr zu paaren.
results-missing = { $count ->
    [one] In Runde { $round } fehlt noch ein Ergebnis: Tisch { $tables }. Trag es ein, bevor du die nächste Runde paarst.
   *[other] In Runde { $round } fehlen noch Ergebnisse: Tische { $tables }. Trag sie ein, bevor du die nächste Runde paarst.
}
kept-twice = { $name } ist in zwei der behaltenen Pods oder darf diese Runde nicht spielen: Ändere die behaltenen Pods.
