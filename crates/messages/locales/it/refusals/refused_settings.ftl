## Nomi dei campi.

label-place = Luogo
label-description = Descrizione
label-code-of-conduct = Codice di condotta
label-date = Data
label-preset = Nome del modello
label-announcement = Annuncio
label-pod-size = Dimensione dei pod
label-points = Punti
label-games-to-win = Partite per vincere
label-tiebreakers = Tiebreaker
label-playoff-time = Limite di tempo dei playoff

## Opzioni di un torneo.

unknown-time-zone = Fuso orario «{ $zone }» sconosciuto. Usa una città più grande vicino a te, o un nome come Europe/Lisbon.
first-table = Primo tavolo: scegli un numero da 1 a 90000.
registrations-per-address = Iscrizioni da un indirizzo: scegli un numero da 1 a 100000.
lists-name-commanders = Decklist: una lista indica il comandante, e i comandanti non si mostrano a nessuno. Tieni chiuse le liste, oppure mostra i comandanti dopo il torneo.
profile-not-stored = Non è possibile salvare il profilo: { $problem }
may-not-create = Il tuo account non può creare tornei, solo lavorare dove riceve un invito. Rivolgiti a un amministratore di questo sito.
settings-changed = Nel frattempo qualcuno ha modificato le opzioni. Confronta con quelle attuali, poi invia di nuovo le tue.
open-already = Il torneo è già aperto.
cancel-reason = Spiega perché viene annullato: possono leggerlo tutti.
new-not-there = Il nuovo torneo non c’è.
fixed-once-paired = { $label }: gli abbinamenti si basano già su questo, quindi resta com’è.
commanders-staff-only = Comandanti: ora li vede solo lo staff. Una volta abbinato il round 1 si può mostrare meno, mai più di ora.
commanders-after-event = Comandanti: ora li vedono tutti dopo il torneo. Una volta abbinato il round 1 si può mostrare meno, mai più di ora.
lists-stay-closed = Decklist: le legge solo lo staff. I giocatori hanno consegnato le loro a questa condizione, quindi restano chiuse una volta abbinato il round 1.
results-as-they-come = Risultati di un round in corso: li vedono tutti man mano che arrivano. I giocatori hanno iniziato così, quindi resta: scegli questo.
results-when-finished = Risultati di un round in corso: li vedono tutti quando il round è concluso. I giocatori hanno iniziato così, quindi resta: scegli questo.

## Modelli: opzioni conservate con un nome per altri tornei.

presets-of-everybody = Solo un amministratore di questo sito può salvare modelli per tutti.
name-preset = Nome del modello: scrivine uno, come «Venerdì».
too-many-presets = Ci sono già { $most } modelli. Prima rimuovine uno sulla pagina dei tuoi tornei.
settings-not-stored = Non è possibile salvare le opzioni: { $problem }
preset-needs-account = Un modello appartiene a un account: prima accedi.
preset-removed = Questo modello è già stato rimosso.
preset-removed-meanwhile = Nel frattempo il modello è stato rimosso. Qui sotto c’è quanto avevi scritto: crea il torneo con questo.
preset-is-everybodys = Questo modello è di tutti. Chiedi a un amministratore di questo sito di rimuoverlo.

## Il nome suggerito per un modello.

preset-minutes = { $minutes } min
preset-untimed = senza limite di tempo
preset-pods = pod da { $size }
preset-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } round
}
preset-no-playoff = senza playoff
preset-top = top { $cut }

## Annunci.

announcement-empty = Annuncio: scrivi che cosa devono leggere tutti, o i destinatari.
time-past = Visibile da: quest’ora è già passata. Lascia vuoto per mostrare subito l’annuncio.
time-far = Visibile da: manca più di un anno. Controlla la data.
whom-everybody = Tutti
one-of-both = Solo il giocatore: un annuncio è per un tavolo o per un giocatore. Lascia vuoto uno dei due.
no-round-played = Solo il tavolo: nessun round è in corso. Attendi gli abbinamenti, o indica un giocatore.
no-such-table = Solo il tavolo: il tavolo { $typed } non esiste { $round-in }. Scrivi il suo numero.
nobody-called = Solo il giocatore: nessuno si chiama { $typed }. Scrivi il nome intero, o il numero del giocatore.
several-called = Solo il giocatore: più persone si chiamano { $typed }. Scrivi un numero: { $numbers }.
no-player-number = Solo il giocatore: non c’è nessun giocatore numero { $number }.
announcement-gone = Questo annuncio non è più sulle pagine.

## Webhook.

choose-events = Eventi: scegline almeno uno.
no-webhook = Questo webhook qui non c’è (più).
address-taken = Indirizzo: lo usa già il webhook { $webhook }. Modifica invece i suoi eventi.
no-event-here = Eventi: un webhook qui non può ricevere { $event }. Scegline altri.
too-many-webhooks = Ci sono già { $most } webhook: prima rimuovine uno che non si usa più.
webhook-changed = Nel frattempo qualcuno ha modificato questo webhook. Guardalo com’è ora, poi invia di nuovo.
too-many-secrets = Al momento sono validi { $most } segreti di firma di questo webhook. Attendi che quelli prima del più recente scadano, un giorno dopo la sua creazione.
webhook-active = Questo webhook è già attivo.
webhook-disabled = Questo webhook è disattivato. Prima riattivalo.
no-delivery = Questa consegna non c’è (più).
not-public-yet = Non è ancora pubblico. Viene inviato quando lo diventa.
address-paste = Indirizzo: incolla quello mostrato dal tuo ricevitore o dalla chat, come https://bot.example/podium.
address-letters = Indirizzo: scrivilo senza spazi e solo con lettere da a a z, come lo mostra un browser quando lo copi.
address-http = Indirizzo: deve iniziare con https://, altrimenti ciò che si invia potrebbe essere letto lungo il percorso.
address-https = Indirizzo: deve iniziare con https://.
address-fragment = Indirizzo: togli «#» e ciò che segue, non viene mai inviato.
address-password = Indirizzo: togli nome e password prima di «@». Ciò che si invia è invece firmato.
address-host = Indirizzo: l’host non è valido. Scrivilo come https://bot.example/podium.
address-own-network = Indirizzo: porta alla rete interna di questa macchina, che questa installazione non permette.
discord-chat = Che cosa si invia: questo è l’indirizzo di un canale Discord, che accetta solo messaggi. Scegli «Per una chat».
event-not-stored = Non è possibile salvare: { $problem }

## Documenti di un torneo.

round-finished-without-results = Il round { $number } è concluso, ma { $missing } dei suoi pod sono senza risultato.
round-not-finished = Il round { $number } non è concluso, ma ce n’è uno successivo.
draft-with-results = Il round { $number } è una bozza con risultati.
clock-without-begin = Il round { $number } non è iniziato ma ha un orologio.
no-player-with-id = Nessun giocatore ha l’id «{ $id }».
part-not-written = La parte del torneo da mostrare non può essere scritta.
