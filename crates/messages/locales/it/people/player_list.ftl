## L’elenco dei giocatori, per lo staff.

check-in = Check-in
add-many = Aggiungi molti
links-to-print = Link da stampare
registration-link = Link d’iscrizione
add-player = Aggiungi un giocatore
add = Aggiungi
more-fields = Altri campi
add-the-player = Aggiungi il giocatore

### Parole sotto i numeri.

in-tournament = nel torneo
checked-in = con check-in
places = posti
free = liberi

### Ancora nessun giocatore.

none-yet = Ancora nessun giocatore
none-yet-text = Compaiono qui quando vengono aggiunti.
none-yet-add = Compaiono qui quando vengono aggiunti: scrivi un nome qui sopra, <a>incolla una lista o invia un file</a>, oppure <a>lascia che si iscrivano da soli</a>.

### Filtri e ricerca.

which = Quali giocatori
filter-and-count = { $filter } ({ $count })
filter-all = Tutti
filter-active = Nel torneo
filter-here = Con check-in
filter-absent = Senza check-in
filter-pending = Da confermare
filter-waiting = Lista d’attesa
filter-gone = Drop
filter-removed = Rimossi
find = Cerca un giocatore
nobody = Nessuno qui
nobody-fits = Nessun giocatore corrisponde. Prova con meno lettere, o <a>guardali tutti</a>.

### L’elenco.

sorted-by-name = In ordine <b>di cognome</b> o <a>di numero</a>.
sorted-by-number = In ordine <a>di cognome</a> o <b>di numero</b>.
column-number = N.
column-fixed-table = Tavolo fisso
already-entered = Già nell’elenco? Il giocatore { $number } ha questo nome
same-person = Stessa persona
same-person-is = Stessa persona: { $player } è il giocatore { $number }
another-person = Altra persona
another-person-named = Altra persona { $player }
approve-player = Conferma { $player }

### Rifiutare molte iscrizioni insieme.

take-off-waiting-list = { $count ->
    [one] Togli dalla lista d’attesa ({ $count })
   *[other] Togli tutti dalla lista d’attesa ({ $count })
}
refuse-all = { $count ->
    [one] Rifiuta ({ $count })
   *[other] Rifiuta tutti ({ $count })
}
refuse-all-means = Sono compresi quelli che una ricerca nasconde. Chi si iscrive nel frattempo resta. Un tocco li ripristina tutti. Se a iscriverli è uno script, <a>chiedi un codice</a>.
refused-at = Rifiutati alle { $time }
at-once = { $count ->
    [one] { $count } giocatore.
   *[other] { $count } giocatori insieme.
}
bring-back = { $count ->
    [one] Ripristina ({ $count })
   *[other] Ripristina tutti ({ $count })
}

### Avvisi ed errori.

is-player = { $player } è il giocatore { $number }: ora il suo browser apre quella pagina.
are-refused = { $count ->
    [one] { $count } rifiutato. Un tocco lo ripristina.
   *[other] { $count } rifiutati. Un tocco li ripristina.
}
are-back = { $count ->
    [one] { $count } ripristinato e di nuovo in attesa.
   *[other] { $count } ripristinati e di nuovo in attesa.
}
names-no-player = Il modulo non indica nessun giocatore. Apri di nuovo la pagina e premi il pulsante lì.
names-no-list = Il modulo non indica nessuna lista. Apri di nuovo la pagina e premi il pulsante lì.

### Le persone della community del torneo.

add-regulars = { $count ->
    [one] Aggiungi { $count } giocatore di { $evening }
   *[other] Aggiungi { $count } giocatori di { $evening }
}
who-is-it = È una di queste persone?
somebody-new = Una persona nuova
this-evening-only = Solo per questa serata
has-entry = { $name } ha già il numero { $number } qui
who-is-this = Chi è?
is-person = Questa partecipazione è di { $name }, persona { $number } della community.
is-guest = Questa partecipazione è di un ospite di questa serata.
is-unsaid = Non si sa ancora di chi è questa partecipazione.
is-known = Salvato: si sa chi è { $name }.
called-hint = Ognuno di questi giocatori ha lo stesso nome di esattamente una persona della community.
called = { $count ->
    [one] Abbina { $count } giocatore per nome
   *[other] Abbina { $count } giocatori per nome
}
are-called = { $count ->
    [one] { $count } giocatore abbinato per nome.
   *[other] { $count } giocatori abbinati per nome.
}
called-in-list = { $count ->
    [one] { $count } nome corrisponde a esattamente una persona della community:
   *[other] { $count } nomi corrispondono ciascuno a esattamente una persona della community:
}
called-are-meant = Abbina questi giocatori per nome
