register = Iscriviti
no-registration = Iscrizioni chiuse
already =
    Questo browser ha già iscritto <bdi>{ $name }</bdi>:
    <a>guarda la pagina</a>. Continua qui solo per iscrivere unâaltra persona.

### A che cosa porta lâiscrizione.

needs-approval = Lâorganizzatore conferma ogni iscrizione.
is-full = Tutti i posti sono occupati: sarai in lista dâattesa e avrai un posto appena se ne libera uno.
has-places = Avrai subito un posto.

### Campi del modulo.

code = Codice
code-hint = Il codice sulla locandina dellâorganizzatore, per esempio ABCD-2345.
name = Nome
name-hint = Come deve comparire negli abbinamenti e in classifica.
same-name = Lo stesso nome
that-is-me = Sono io: lâorganizzatore mi ha già inserito
that-is-me-hint = Lâorganizzatore lo conferma. Poi questo browser apre la tua pagina.
another-person = Sono unâaltra persona con lo stesso nome
team = Squadra Two-Headed Giant
team-mate = Membro della squadra
team-mate-hint = La seconda persona della tua squadra.
pronouns = Pronomi
commander-hint = Puoi indicarlo anche più tardi, fino allâinizio dei round.
decklist-hint = Un link che inizia con https://. Lo vede solo lo staff.
decklist-hint-opens =
    Un link che inizia con https://. Finché il torneo non è concluso lo vede solo lo staff, poi tutti.

### Troppe iscrizioni da una rete.

too-many = { $seconds ->
    [one] Non hai ancora completato lâiscrizione: nellâultima ora ce ne sono state molte dalla tua rete. Attendi { $seconds } secondo e invia di nuovo, oppure chiedi allâorganizzatore di aggiungerti.
   *[other] Non hai ancora completato lâiscrizione: nellâultima ora ce ne sono state molte dalla tua rete. Attendi { $seconds } secondi e invia di nuovo, oppure chiedi allâorganizzatore di aggiungerti.
}

### Dopo lâiscrizione.

registered = Iscrizione effettuata
registered-name = Iscrizione di <bdi>{ $name }</bdi>
confirms-it = Lâorganizzatore conferma che il giocatore già inserito sei tu. Poi questo browser apre la pagina di quel giocatore.
waits-for-approval = Lâorganizzatore deve ancora confermarla.
is-waitlisted = Tutti i posti sono occupati: sei in lista dâattesa e avrai un posto appena se ne libera uno.
has-place = Hai un posto.
your-own-link = Il tuo link personale
link-text =
    Apre la tua pagina: tavolo, posto, classifica, check-in. Questo browser lo ricorda già e puoi rivederlo sulla tua pagina,
    alla voce «{ $where }». Chi ce lâha agisce a tuo nome.
to-my-page = Vai alla mia pagina
gone = Questa iscrizione non esiste più.
