## La pagina di un giocatore, per lo staff.

here = Presente
fee-collected = Quota incassata
all-players = Tutti i giocatori
link-and-code = Link segreto e codice QR
message = Scrivi a questo giocatore

### Un’iscrizione con il nome di un altro giocatore.

already-entered = Già nell’elenco?
same-name = Il giocatore { $number } ha lo stesso nome. Se sai che è la stessa persona, il suo browser riceve la pagina del giocatore { $number }.
same-person = È il giocatore { $number }
another-person = Conferma: altra persona

### Pulsanti.

check-in = Check-in
check-out = Annulla check-in
fee-not-collected = Quota non incassata
refuse = Rifiuta
undo-drop = Annulla il drop
revoke-disqualification = Revoca la squalifica
disqualified-by = Squalifica (ruling { $number })

### I dati del giocatore.

data-removed = I dati personali di questo giocatore sono stati rimossi.
texts = Testi che possono ancora nominare questo giocatore: { $count }
open-decklist = Apri la decklist
mail = E-mail

### Ruling e note.

rulings = Ruling e penalità
none-yet = Ancora nessuno.
new-ruling = Nuovo ruling su questo giocatore
notes = Note degli arbitri
note-hint = La legge solo lo staff, anche nei round successivi.
keep-note = Salva la nota

### Lasciare il torneo.

leaving = Lasciare il torneo
drop-while-playing = { $round-going }; da quello successivo il giocatore non ha più abbinamenti. Puoi annullarlo.
drop-means = Il giocatore non ha più abbinamenti. I round precedenti restano come sono. Puoi annullarlo.
can-undo = Puoi annullarlo.
why = Perché
their-matches = I suoi incontri
drop = Drop
remove-means = Come se il giocatore non ci fosse mai stato: il numero non si usa di nuovo, e l’iscrizione si può ripristinare.
remove = Rimuovi dall’elenco

### Squalifica.

disqualify = Squalifica
disqualify-the-player = Dai la squalifica
disqualify-means = Il giocatore lascia il torneo e la sua classifica, e conta ancora per i suoi avversari. Lo fa solo il capo arbitro; se non c’è, l’organizzatore.
list-publicly = Mostrala sulla pagina pubblica delle modifiche

### Rimozione dei dati personali.

forget = Rimuovi i dati personali
forget-the-data = Rimuovi i dati personali
forget-means = Nome, secondo membro della squadra, pronomi, indirizzo e-mail, decklist, comandante e gruppo si perdono per sempre, anche nel registro, e il link segreto non vale più. Ovunque resta «Giocatore { $number }», anche dove qualcuno aveva scritto il nome intero: in chiamate, ruling, contestazioni, annunci, motivi. I risultati restano.
forget-afterwards = I testi con una parte del nome vengono poi elencati, così puoi modificarli.
forget-id-stays = L’id <bdi>{ $key }</bdi> nei documenti resta: serve per calcolare i sorteggi.
forget-is-person = Questa partecipazione non sarà più di nessuna persona della community, quindi stagioni e rating perdono i suoi risultati. Per conservarli, rimuovi invece i dati personali sulla pagina della persona nella community. Vale per tutte le sue partecipazioni.
forget-copies = Le copie del database precedenti, e le esportazioni che qualcuno ha già, conservano ciò che contengono.
