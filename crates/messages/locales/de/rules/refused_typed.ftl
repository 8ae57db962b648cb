## Was an einem getippten Ergebnis nicht stimmt.

no-seat = Dieser Pod hat keinen Sitz { $seat }: Gib 1 bis { $seats } an, oder D für unentschieden.
no-result = „{ $typed }“ ist kein Ergebnis: Gib den Sitz an, der gewonnen hat, 1 bis { $seats }, oder D für unentschieden.
say-still-in = Gib nach = die Sitze an, die noch in der Partie waren, mindestens zwei von 1 bis { $seats }, etwa =12. Das gilt für Matches mit einer Partie.
say-places = Gib alle Sitze an, 1 bis { $seats }, vom ersten Platz an mit > dazwischen, etwa 3>1>4>2. Zwischen Spielern, die gleichzeitig ausgeschieden sind, steht =, etwa 3>1=4>2.
say-who-won = Gib an, wer gewonnen hat: den Sitz, 1 bis { $seats }, oder D für unentschieden.
out-cannot-win = Sitz { $seat } hat das Match aufgegeben oder einen Match Loss bekommen und kann es nicht gewinnen. Wähle einen anderen Sitz oder nimm Aufgabe oder Match Loss weg.
