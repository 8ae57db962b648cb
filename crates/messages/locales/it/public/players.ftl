nobody-registered = Ancora nessun iscritto
nobody-registered-text = I giocatori compaiono qui dopo l’iscrizione.
to-your-line = Vai alla tua riga
find-name = Cerca un nome
nobody-by-name = Nessuno con questo nome
try-fewer = Prova con meno lettere, o <a>mostra tutti</a>.
names = Nomi
players-by-name = Giocatori per nome

## Chi non gioca più.

left-after = fuori dopo il round { $round }
dropped-before-first = drop prima del round 1
awarded-bye = bye nel round { $round }
awarded-byes = bye nei round { $first }–{ $last }
dropped-after = drop dopo il round { $round }
