## Un webhook, e che cosa vi è stato inviato.

title = Webhook
mark-and-address = Webhook { $mark } a { $address }
mark-only = Webhook { $mark }
since = dal { $since }
not-heard = Silenzioso
trouble-gone = Il ricevitore ha risposto che non c’è più (410). Risolvi il problema, poi riattiva il webhook.
trouble-week = Da una settimana lì non arriva nulla. Risolvi il problema, poi riattiva il webhook.
trouble-unreadable = Il suo indirizzo non è leggibile con le chiavi di questa installazione. Scrivilo di nuovo, poi riattiva il webhook.
trouble-since = Lì non arriva nulla dal { $since }. Podium continua a riprovare; dopo una settimana il webhook viene disattivato.
send-test = Invia una prova
enable = Riattiva

## Che cosa è stato inviato.

deliveries = Consegne
nothing-sent = Non è ancora stato inviato nulla
listed-here = Le consegne da ora in poi sono elencate qui per 30 giorni.
deliveries-caption = Dalla più recente. Una consegna non riuscita viene ritentata per due giorni, e le successive attendono, così arrivano tutte in ordine.
column-what = Che cosa
column-when = Quando
column-answer = Risposta
column-tries = Tentativi
column-again = Di nuovo
send-again = Invia di nuovo
waits = In attesa
tried-again = Ritentata
arrived = Arrivata
given-up = Abbandonata
not-sent = Non inviata

## Che cosa attende una consegna.

not-while-disabled = nessun tentativo finché è disattivato
not-before = non prima di: { $at }
waits-for-earlier = attende la precedente
next-now = il prossimo ora
next-at = il prossimo alle { $time }

## Il segreto con cui si firmano le consegne.

signing-secret = Segreto di firma
signing-secret-means = Con questo si firmano le consegne, secondo Standard Webhooks, così il tuo ricevitore può verificare che vengono da qui.
old-secrets = { $count ->
    [one] Vale anche il segreto precedente, fino a: { $until }.
   *[other] Valgono anche i { $count } segreti precedenti, fino a: { $until }.
}
new-secret = Crea un nuovo segreto

## Modificarlo e rimuoverlo.

change-it = Modifica
remove-heading = Rimuovi il webhook
remove-means = Non vi si invia più nulla, e l’elenco delle consegne viene cancellato.

## Avvisi, e un errore.

changed = Il webhook è modificato.
removed = Il webhook è rimosso.
secret-made = C’è un nuovo segreto di firma. I precedenti valgono ancora un giorno.
test-is-sent = Invio di una prova in corso: l’esito è nell’elenco delle consegne.
test-in-queue = { $count ->
    [one] Una prova è in coda. { $count } consegna attende prima e viene tentata ora.
   *[other] Una prova è in coda. { $count } consegne attendono prima e vengono tentate ora.
}
it-is-sent = Invio in corso: l’esito è nell’elenco delle consegne.
it-in-queue = { $count ->
    [one] La consegna è in coda. { $count } consegna attende prima e viene tentata ora.
   *[other] La consegna è in coda. { $count } consegne attendono prima e vengono tentate ora.
}
enabled-nothing-waits = È riattivato, e non c’è nulla in attesa: inviagli una prova.
enabled-after-gone = Ora si ritenta; se il ricevitore risponde ancora 410, viene disattivato di nuovo.
enabled = È riattivato, e ora si ritentano le consegne in attesa.
no-such = Questo webhook qui non c’è (più).
to-webhooks = Vai ai webhook
