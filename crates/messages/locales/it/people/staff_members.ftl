## Lo staff di un torneo.

nobody-yet = Nello staff non c’è ancora nessuno.
nobody-yet-text = Crea un invito qui sotto e invia il suo link.
times-in = Ora di { $zone }.
column-since = Dal
column-role = Ruolo
you = (tu)
account-disabled = Account disattivato
role-of = Ruolo di { $name }
change = Modifica
change-role-of = Modifica il ruolo di { $name }
remove-member = Rimuovi { $name } dallo staff
invite = Invita qualcuno
role = Ruolo in questo torneo
role-hint = Il link vale una volta sola.
valid-for = Valido per
valid-for-hint = Un invito non usato si può revocare qui sotto.
hours = 24 ore
week = Una settimana
until-over = Fino alla fine del torneo
make = Crea un invito
until = Fino al
command-line = riga di comando
choose-role = Scegli uno dei ruoli.

## Che cosa significano i ruoli.

organizer-means = Tutto in questo torneo, anche le opzioni e lo staff. In sala decide se non c’è un capo arbitro.
head-judge-means = In sala tutto ciò che fanno gli arbitri, e l’ultima parola: appelli, Game Loss e oltre. Anche giocatori, round, risultati, correzioni, il registro.
judge-means = In sala: chiamate, ruling, controlli dei mazzi, tempo per i tavoli, partite seguite. Anche i risultati del round in corso.
scorekeeper-means = Giocatori, round e risultati del round in corso. In sala può solo leggere: niente chiamate, niente ruling.

## La pagina con il link di un invito.

invitation = Invito
invitation-for = Per una persona con il ruolo di { $role } ({ $tournament }), con un nuovo account o con uno esistente.
back = Torna allo staff

## Avvisi.

revoked = Invito revocato.
role-now = Ora il ruolo è { $role }.
removed = Non fa più parte dello staff. Quello che ha fatto resta nel registro.
