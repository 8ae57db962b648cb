register = Iscriviti
no-registration = Iscrizioni chiuse
already =
    Questo browser ha già iscritto <bdi>{ $name }</bdi>:
    <a>guarda la pagina</a>. Continua qui solo per iscrivere un’altra persona.

### A che cosa porta l’iscrizione.

needs-approval = L’organizzatore conferma ogni iscrizione.
is-full = Tutti i posti sono occupati: sarai in lista d’attesa e avrai un posto appena se ne libera uno.
has-places = Avrai subito un posto.

### Campi del modulo.

code = Codice
code-hint = Il codice sulla locandina dell’organizzatore, per esempio ABCD-2345.
name = Nome
name-hint = Come deve comparire negli abbinamenti e in classifica.
same-name = Lo stesso nome
that-is-me = Sono io: l’organizzatore ha già inserito il mio nome
that-is-me-hint = L’organizzatore lo conferma. Poi questo browser apre la tua pagina.
another-person = Sono un’altra persona con lo stesso nome
team = Squadra Two-Headed Giant
team-mate = Secondo membro
team-mate-hint = La seconda persona della tua squadra.
pronouns = Pronomi
commander-hint = Puoi indicarlo anche più tardi, fino all’inizio dei round.
decklist-hint = Un link che inizia con https://. Lo vede solo lo staff.
decklist-hint-opens =
    Un link che inizia con https://. Finché il torneo non è concluso lo vede solo lo staff, poi tutti.

### Troppe iscrizioni da una rete.

too-many = { $seconds ->
    [one] Non hai ancora completato l’iscrizione: nell’ultima ora ce ne sono state molte dalla tua rete. Attendi { $seconds } secondo e invia di nuovo, oppure chiedi all’organizzatore di aggiungerti.
   *[other] Non hai ancora completato l’iscrizione: nell’ultima ora ce ne sono state molte dalla tua rete. Attendi { $seconds } secondi e invia di nuovo, oppure chiedi all’organizzatore di aggiungerti.
}

### Dopo l’iscrizione.

registered = Iscrizione effettuata
registered-name = Iscrizione di <bdi>{ $name }</bdi>
confirms-it = L’organizzatore conferma che quel nome, già inserito, è il tuo. Poi questo browser apre la pagina di quel giocatore.
similar-name = Nell’elenco c’è un nome simile: { $name }, giocatore { $number }. Se sei tu, dillo all’organizzatore.
keeps-person = Ora questo browser apre anche <a>la tua pagina</a> in { $community }, per tutte le sue serate.
waits-for-approval = L’organizzatore deve ancora confermarla.
is-waitlisted = Tutti i posti sono occupati: sei in lista d’attesa e avrai un posto appena se ne libera uno.
has-place = Hai un posto.
your-own-link = Il tuo link personale
link-text =
    Apre la tua pagina: tavolo, posto, classifica, check-in. Questo browser lo ricorda già e puoi rivederlo sulla tua pagina,
    alla voce «{ $where }». Chi ce l’ha agisce a tuo nome.
to-my-page = Vai alla mia pagina
gone = Questa iscrizione non esiste più.

### Dove i giocatori sono persone di una community.

guest = Iscrivimi solo per questa serata
guest-hint = I tuoi risultati non entrano in uno storico di questa community, e nessuno chiede se hai già giocato qui.
