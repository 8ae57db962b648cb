## Le pagine dello staff di una stagione: opzioni, serate, storico.

title-new = Nuova stagione
title-edit = Opzioni della stagione
title-list = Stagioni
none-yet = Ancora nessuna stagione
none-yet-hint = Una stagione somma le serate di alcune settimane o mesi in una sola classifica.
new-season = Nuova stagione
create = Crea la stagione
save = Salva le opzioni
created = La stagione è creata. Aggiungi le sue serate.
saved = Le opzioni sono salvate.
field-name = Nome
field-description = Descrizione
field-description-hint = Si vede sulla pagina della stagione.
field-begins-on = Primo giorno
field-ends-on = Ultimo giorno
field-planned = Serate previste
field-planned-hint = Se lo imposti, le pagine della stagione mostrano chi può ancora qualificarsi.
field-places = Punti per posizione finale
field-places-hint = Una riga per ogni posizione o intervallo: «1: 10», «3-4: 5», «9+: 1».
field-shared = Chi condivide delle posizioni
field-match-point = Punti per ogni punto incontro
field-participation = Punti per la partecipazione
field-participation-every = Conta i punti per la partecipazione di tutte le serate
field-best = Migliori serate che contano
field-best-hint = Vuoto: contano tutte le serate.
field-attendance-every = Serate per ogni bonus di presenza
field-attendance-every-hint = Vuoto: nessun bonus.
field-attendance-points = Punti di ogni bonus
field-attendance-most = Numero massimo di bonus
field-least = Serate necessarie per un premio
field-tiebreakers = Tiebreaker, in quest’ordine
field-tiebreaker = Tiebreaker { $number }
no-tiebreaker = Nessuno
field-achievements = Obiettivi
field-achievements-hint = Uno per riga, con i suoi punti e quante volte può contare in una serata: «Primo sangue: 1», «Vittoria con un precon: 2, 3 times».
field-achievements-every = Conta gli obiettivi di tutte le serate
field-rewards = Premi
field-rewards-hint = Uno per riga: «invitation: top 16», «1 bye: top 4», «seed: 30 points», con un nome alla fine se vuoi: «invitation: top 16, Invitational di giugno».
shared-first = ha i punti della migliore di queste posizioni
shared-last = ha i punti dell’ultima di queste posizioni
shared-split = divide i punti in parti uguali, arrotondate per difetto
part-scoring = Punti in una serata
part-counting = Quali serate contano
part-achievements = Obiettivi
part-rewards = Premi
part-pods = Serate di pod liberi
field-pods-places = Punti per le posizioni in un pod libero
field-pods-places-hint = Il numero di giocatori, poi i punti di ogni posizione: «4: 5 3 2 1».
field-pods-drawn = Punti per una patta
field-pods-drawn-hint = Il numero di giocatori che condividono la patta, poi i punti di ciascuno: «4: 1».
wrong-number-line = «{ $line }» non ha la forma «4: 5 3 2 1», o il suo numero c’è due volte.
wrong-place-line = «{ $line }» non ha la forma «1: 10», «3-4: 5» o «9+: 1».
wrong-achievement-line = «{ $line }» non ha la forma «Primo sangue: 1» o «Vittoria con un precon: 2, 3 times».
wrong-reward-line = «{ $line }» non ha la forma «invitation: top 16» o «1 bye: 30 points».
not-a-date = Scrivi la data così: 2026-03-31.

## Serate.

evenings = Serate
add-evenings = Aggiungi serate
add-evenings-hint = Tornei di questa community che non sono in questa stagione.
no-others = Tutti i tornei di questa community sono in questa stagione.
add = Aggiungi alla stagione
added = { $count ->
    [one] { $count } serata aggiunta.
   *[other] { $count } serate aggiunte.
}
nothing-added = Scegli almeno un torneo.
remove = Togli dalla stagione
removed = { $evening } non è più nella stagione.
weight = Quante volte conta
weight-saved = Salvato quante volte conta.
set-weight = Salva

## Chiudere ed eliminare.

close = Chiudi la stagione
close-explained = Le linee diventano definitive. Le correzioni di risultati precedenti contano ancora.
reopen = Riapri la stagione
closed = La stagione è chiusa.
reopened = La stagione è riaperta.
delete = Elimina la stagione
deleted = La stagione è eliminata.

## La finale: si iscrive chi è sopra una linea.

title-final = Persone qualificate
final-hint = Tutte le persone che ora sono sopra una linea, nell’ordine della classifica della stagione. Vengono iscritte al torneo che scegli, con i loro bye assegnati.
final-open = La stagione è ancora aperta: altri risultati possono cambiare questo elenco.
nobody-qualified-yet = Ancora nessuna persona qualificata
nobody-qualified-hint = Imposta chi si qualifica nelle opzioni della stagione, sotto «Premi».
column-gets = Premio
the-final = Finale
no-tournament-open = Nessun torneo di questa community accetta iscrizioni. Prima creane uno.
enter-qualified = Iscrivi tutti
entered = { $count ->
    [0] { $tournament }: nessuno aggiunto.
    [one] { $tournament }: { $count } persona aggiunta.
   *[other] { $tournament }: { $count } persone aggiunte.
}
entered-waiting = { $count ->
    [one] { $count } di queste è in lista d’attesa.
   *[other] { $count } di queste sono in lista d’attesa.
}
entered-before = { $count ->
    [one] { $count } c’era già: la sua partecipazione non cambia.
   *[other] { $count } c’erano già: le loro partecipazioni non cambiano.
}

## Storico.

import = Importa lo storico
not-public = conta quando tutti possono trovarlo
tied = In parità sulla linea
tied-hint = Queste persone sono in parità in tutti i tiebreaker. Scegli chi iscrivere: tutte, o quelle estratte a sorte.
tied-person = { $name }: { $gets }
