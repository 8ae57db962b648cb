## Come si fanno punti in una stagione, a parole, e i nomi delle sue opzioni.

title = Punteggi
tiebreaker-evenings-won = Serate vinte
tiebreaker-best-places = Migliori posizioni: più primi posti, poi più secondi, e così via
tiebreaker-best-evening = Più punti in una serata
tiebreaker-evenings = Più serate
tiebreaker-match-wins = Più incontri vinti
tiebreaker-match-win-percentage = Percentuale di incontri vinti più alta
tiebreaker-latest-evening = Punti nell’ultima serata
tiebreakers = Tiebreaker
no-tiebreaker = Chi ha gli stessi punti condivide la posizione.
places = Punti per posizione finale
column-places = Posizioni
place-and-on = { $place } e oltre
place-range = da { $first } a { $last }
no-places = Le posizioni non danno punti.
shared-first = Chi condivide delle posizioni ha i punti della migliore di queste.
shared-last = Chi condivide delle posizioni ha i punti dell’ultima di queste.
shared-split = Chi condivide delle posizioni ne divide i punti in parti uguali, arrotondate per difetto.
match-points = { $points ->
    [one] Ogni punto incontro dà { $points } punto.
   *[other] Ogni punto incontro dà { $points } punti.
}
participation = { $points ->
    [one] La partecipazione dà { $points } punto.
   *[other] La partecipazione dà { $points } punti.
}
participation-every = Contano i punti per la partecipazione di tutte le serate.
best = { $best ->
    [one] Conta solo la miglior serata di ogni persona.
   *[other] Contano le { $best } migliori serate di ogni persona.
}
best-all = Contano tutte le serate.
attendance = { $points ->
    [one] Ogni { $every } serate c’è { $points } punto bonus.
   *[other] Ogni { $every } serate ci sono { $points } punti bonus.
}
attendance-most = { $most ->
    [one] Questo bonus si dà una volta.
   *[other] Questo bonus si dà al massimo { $most } volte.
}
planned = { $count ->
    [one] È prevista { $count } serata.
   *[other] Sono previste { $count } serate.
}
achievements = Obiettivi
column-achievement = Obiettivo
column-most = Conta per serata
most-once = una volta
most-times = { $most } volte
achievements-every = Contano gli obiettivi di tutte le serate.
