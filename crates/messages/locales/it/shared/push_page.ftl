## La pagina con cui un telefono chiede le notifiche, e ciò che vi porta.

title = Notifiche su questo telefono
of-players = Anche bloccato, il telefono mostra il tuo posto quando viene pubblicato un round o quando cambia, quando il tempo è scaduto, i risultati che ti attendono, quando un arbitro prende in carico la tua chiamata, e gli annunci.
of-judges = Anche bloccato, il telefono mostra quando un giocatore chiama un arbitro.
tell-me = Attiva le notifiche
tells = Le notifiche sono attive su questo telefono.
stop = Disattiva le notifiche
blocked = Questo browser blocca le notifiche di questa pagina. Consentile nelle impostazioni della pagina, di solito dietro l’icona accanto al suo indirizzo.
home-screen = Su un iPhone o iPad, prima aggiungi questa pagina alla schermata Home: premi l’icona di condivisione, poi «Aggiungi alla schermata Home», e aprila da lì.
cannot = Questo browser non supporta le notifiche. Prova un altro browser, e non una finestra privata.
needs-script = Le notifiche richiedono JavaScript.
failed = Non ha funzionato. Riprova quando hai rete.
what-is-sent = Le notifiche sono cifrate e passano per il servizio del produttore del browser. Contengono il tuo tavolo, il tuo posto e gli annunci di questo torneo, e nulla sugli altri giocatori.
begun = Le notifiche sono attive. La prima arriva fra un attimo.
stopped = Le notifiche sono disattivate.
