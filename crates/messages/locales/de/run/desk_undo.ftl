## Wie der letzte Schritt rückgängig gemacht wird.

discard-means = Der Entwurf { $round-of } wird verworfen. Niemand außer dem Team hat ihn gesehen; die Nummer seiner Auslosung bleibt verbraucht.
discard = Entwurf verwerfen
unpublish-means = { $round } wird wieder ein Entwurf. Das geht, solange es kein Ergebnis gibt. Alle können lesen, dass es gemacht wurde.
unpublish = Veröffentlichung zurücknehmen
unstart-means = Der Start { $round-of } wird rückgängig gemacht: Die Paarungen bleiben veröffentlicht, und die Uhr beginnt von vorn. Alle können lesen, dass es gemacht wurde.
unstart = Start rückgängig machen
reopen-means = { $round } läuft dann wieder bis zum nächsten Schritt. Um ein einzelnes Ergebnis zu ändern, korrigiere es stattdessen.
reopen = Runde wieder öffnen
take-back-means = Der bekannt gegebene Cut wird zurückgenommen. Das geht, bis die erste Playoff-Runde erstellt ist. Alle können lesen, dass es gemacht wurde.
take-back = Cut zurücknehmen
