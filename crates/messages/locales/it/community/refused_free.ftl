## Perché un’azione su una serata di pod liberi non è possibile.

name-of-evening = Nome
day-of-evening = Data
too-many-evenings = Una community ha al massimo { $most } serate di pod liberi.
no-such-evening = In questa community non c’è nessuna serata di pod liberi numero { $number }.
changed-meanwhile = Nel frattempo qualcuno ha modificato «{ $evening }». Controlla le sue modifiche, poi salva di nuovo le tue.
closed-already = «{ $evening }» è già chiusa.
open-already = «{ $evening }» è già aperta.
is-closed = «{ $evening }» è chiusa. Lo staff può riaprirla.
pods-still-play = { $count ->
    [one] { $count } pod è senza un risultato confermato. Prima inseriscilo o annulla il pod.
   *[other] { $count } pod sono senza un risultato confermato. Prima inseriscili o annulla i pod.
}

## Attesa.

bracket-range = Un bracket va da { $least } a { $most }, non { $given }.
plays-already = { $person } sta già giocando al tavolo { $table }.
too-many-people = Una serata ha al massimo { $most } persone.
nobody-called = Nessuno in questa community si chiama «{ $typed }». Scrivi il nome intero, o il numero della persona.
may-mean = «{ $typed }» può essere: { $people }. Scrivi il numero.
does-not-wait = { $person } non è in coda.
too-few-wait = { $count ->
    [0] La coda è vuota. Per un pod servono tre persone.
    [one] In coda c’è { $count } persona. Per un pod ne servono tre.
   *[other] In coda ci sono { $count } persone. Per un pod ne servono tre.
}
too-many-pods = Una serata ha al massimo { $most } pod.

## Risultati.

no-such-pod = In questa serata non c’è nessun pod numero { $number }.
pod-changed-meanwhile = Nel frattempo qualcuno ha modificato il risultato del tavolo { $table }. Ricontrollalo.
sits-elsewhere = Non sei al tavolo { $table }.
is-confirmed = Il risultato del tavolo { $table } è confermato. Può correggerlo solo lo staff.
is-void = Il tavolo { $table } è annullato. Può inserire un risultato solo lo staff.
sits-twice = { $person } ha due posti al tavolo { $table }. Il pod resta annullato.
no-result-yet = Il tavolo { $table } non ha ancora un risultato.
confirmed-by-another = L’hai comunicato tu: deve confermarlo un altro giocatore del tavolo.
place-of-everybody = Scegli una posizione per ogni giocatore del tavolo.
give-a-reason = Scrivi un motivo: questo risultato era già stato confermato o annullato.
sat-together = { $person } e { $other } hanno giocato nello stesso pod in «{ $evening }», quindi sono persone diverse.
no-season = «{ $evening }» non conta per nessuna stagione, quindi non ha obiettivi.
no-such-achievement = La stagione non ha più questo obiettivo.
