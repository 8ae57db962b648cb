## Webhook.

### L’elenco.

title = Webhook
what-they-do = Un indirizzo qui riceve notizia di ciò che succede in questo torneo appena è pubblico: il canale di una chat, un bot, un overlay, il sito di una lega.
what-they-do-in-community = Un indirizzo qui riceve notizia di ciò che succede in questa community appena è pubblico: serate, risultati dei pod liberi e classifiche delle stagioni.
none-yet = Ancora nessun webhook
add-below = Aggiungi un indirizzo qui sotto, poi inviagli una prova.
column-webhook = Webhook
column-for = Per
column-events = Eventi
not-answered = non risponde dal { $since }
unreadable-address = un indirizzo illeggibile
add-heading = Aggiungi un webhook
added = Il webhook è aggiunto. Inviagli una prova.

### Stati.

active = Attivo
fails = Con errori
disabled = Disattivato

### Il modulo.

name-hint = Un nome per il tuo staff, come «Sito della lega».
address-hint = Dove ascolta il tuo bot, o l’indirizzo webhook di un canale Discord. Chi lo conosce può scriverci: viene conservato cifrato, e non si mostra più per intero.
address-stays = Vuoto: resta com’è, { $address }.
what-is-sent = Che cosa si invia
for-program = Per un programma
for-program-hint = JSON firmato, come descritto da Standard Webhooks: per bot, overlay e siti di leghe.
for-chat = Per una chat
for-chat-hint = Un messaggio con il link, come lo accettano i webhook di Discord.
no-shape = Che cosa si invia: scegli uno dei due.
shape-program = Programma
shape-chat = Chat
events = Eventi
events-hint = Si inviano anche gli eventi che li annullano.
add = Aggiungi il webhook

### Eventi.

round-published = Un round viene pubblicato
round-unpublished = La pubblicazione di un round si annulla
round-started = Un round inizia
round-unstarted = Un avvio si annulla
round-finished = Un round si conclude
round-reopened = Un round è di nuovo in corso
table-result = Il risultato di un tavolo, quando lo vedono tutti
cut-announced = La top viene annunciata
cut-revoked = La top viene revocata
tournament-over = Il torneo si conclude o viene annullato
has-champion = Il torneo ha il suo vincitore
tournament-reopened = Il torneo viene riaperto
tournament-cancelled = Il torneo viene annullato
announcement = Un annuncio a tutti
announcement-withdrawn = Un annuncio viene ritirato
players-change = Giocatori arrivano, lasciano il torneo o cambiano nome
evening-opened = Una serata viene aperta
evening-over = Una serata si conclude o viene annullata
evening-reopened = Una serata viene riaperta
evening-cancelled = Una serata viene annullata
season-changed = La classifica o le serate di una stagione cambiano
season-closed = Una stagione viene chiusa
season-reopened = Una stagione viene riaperta
free-pod-result = Il risultato di un pod libero conta
a-test = Una prova
