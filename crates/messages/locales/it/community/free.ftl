## Serate di pod liberi: chi c’è attende un pod, gioca, e inserisce il risultato al tavolo.

title-list = Pod liberi
intro = Una serata senza round: le persone entrano in coda dal telefono, tu formi i pod con un solo tocco, e i giocatori inseriscono i risultati.
new-evening = Nuova serata
open-evening = Apri la serata
evenings = Serate
opened = La serata è aperta. Ci si mette in coda dal telefono, oppure puoi aggiungere tu le persone.
field-name = Nome
field-day = Data
field-season = Conta per
no-season = Nessuna stagione
settings = Opzioni
saved = Le opzioni sono salvate.
desk = Banco

## La serata.

closed = Finita
everybody = Pagina pubblica
take-part = Partecipa
waiting = Coda
nobody-waits = La coda è vuota.
now-playing = In corso
ended = Risultati
table = Tavolo { $table }
playing = in gioco
reported = risultato comunicato, non confermato
confirmed = risultato confermato
void = annullato
times-of = { $times ->
    [1] { $name }
   *[other] { $name } × { $times }
}
points-of = { $points ->
    [one] { $name } ({ $points } punto)
   *[other] { $name } ({ $points } punti)
}
times = { $times ->
    [0] no
    [one] sì
   *[other] { $times } volte
}
bracket = Bracket { $bracket }
any-bracket = Qualsiasi bracket

## La propria pagina.

queue = Coda
waits = In coda sei il numero { $place } di { $waiting }.
wants = Bracket desiderato
join = Mettiti in coda
change-wish = Cambia bracket
leave = Lascia la coda
joined = Sei in coda. Il tuo tavolo comparirà qui.
left = Non sei più in coda.
is-over = Questa serata è finita.
who-won = Chi ha vinto?
drawn = Patta
all-places = Inserisci tutte le posizioni
equal-places = Dai la stessa posizione ai giocatori usciti nello stesso momento.
choose = Scegli
save-places = Salva le posizioni
is-this-right = Un altro giocatore del tavolo ha comunicato questo risultato. È corretto?
confirm = Conferma il risultato
another-result = Inserisci un altro risultato
somebody-confirms = Questo risultato deve confermarlo un altro giocatore del tavolo.
result-tapped = Risultato comunicato. Deve confermarlo un altro giocatore del tavolo.
result-counts = Risultato confermato.
achievements = Obiettivi
save-achievements = Salva gli obiettivi
achievements-saved = Gli obiettivi sono salvati.

## La pagina dello staff.

form-pods = { $count ->
    [one] Forma i pod con { $count } persona
   *[other] Forma i pod con { $count } persone
}
pods-formed = { $count ->
    [one] { $count } pod formato.
   *[other] { $count } pod formati.
}
has-left = Togli dalla coda
add = Aggiungi alla coda
person = { $person }, numero { $number }
waits-now = { $person } è in coda.
waits-no-longer = { $person } non è più in coda.
correct = Correggi il risultato
reason = Motivo
declare-void = Annulla il pod
is-void-now = Il pod è annullato.
close = Chiudi la serata
reopen = Riapri la serata
evening-closed = La serata è chiusa.
evening-reopened = La serata è riaperta.
