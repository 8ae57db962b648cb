## Le pagine dello staff di una community.

### Navigazione.

group = Community
page-desk = Banco
page-home = Pagina pubblica
page-people = Persone
page-doubts = Stessa persona?
page-merges = Unioni
page-log = Registro
page-staff = Staff
page-settings = Opzioni

### La serata che inizia come l’ultima.

next-evening = Prossima serata
like-last = Con le opzioni, lo staff e i giocatori di { $last }, con la data di oggi e le iscrizioni aperte.
start-evening = Avvia la serata di oggi
evening-started = { $count ->
    [one] { $name }: la serata è aperta, con { $count } giocatore.
   *[other] { $name }: la serata è aperta, con { $count } giocatori.
}
is-open = già aperta
first-evening = Crea il primo torneo e scegli questa community nelle sue opzioni. Poi potrai avviare qui ogni serata con un solo tocco.
open-now = Tornei aperti

### L’elenco delle persone.

add-person = Aggiungi una persona
add = Aggiungi
find = Cerca una persona
nobody-yet = Ancora nessuno
nobody-yet-text = Le persone compaiono qui quando giocano in un torneo della community.
nobody-found = Nessuno con questo nome
count-people = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
column-number = N.
column-name = Nome
column-last = Ultima volta
column-events = Serate
removed = dati rimossi
added = { $name } è la persona { $number }.
two-people = Sono persone diverse
as-csv = Persone in CSV

### Una persona.

save = Salva la persona
saved = La persona è salvata.
email-hint = Lo vede solo lo staff. Quando qualcuno si iscrive con questo indirizzo, viene proposta questa persona.
link = Link segreto
show-link = Mostra il link segreto
link-also-on-page = Il link di una persona è anche sulla sua pagina, nell’elenco delle <a>persone</a>.
card-opens = La tua pagina in ogni serata della community: tavolo, posto, classifica, check-in. Tieni questo link per te.
link-means = Il link apre la pagina della persona, e la sua pagina di giocatore in ogni serata della community. Chi ha questo link agisce a suo nome.
wrong-hands = Link perso o condiviso?
new-one = Rinnovando si sostituiscono questo link e quelli di tutte le sue partecipazioni.
renew = Rinnova i link
renewed = I link sono rinnovati. Quelli vecchi non funzionano più.
entries = Partecipazioni
same-as = Unisci con un’altra persona
same-as-text = Le partecipazioni dell’altra persona passano a questa. Puoi annullare l’unione.
other-number = Numero dell’altra persona
why = Motivo (per il registro)
merge = Unisci
merged = Unione fatta. Puoi annullare l’unione { $number } sulla pagina «Unioni».
erase = Rimuovi i dati personali
erase-text = Il nome, il nome per l’ordinamento e l’indirizzo e-mail vengono rimossi qui, da tutte le partecipazioni e dai testi. I risultati restano, sotto un numero. Non si può annullare.
erase-now = Rimuovi i dati personali
erased = { $entries ->
    [one] I dati personali sono stati rimossi qui e da { $entries } partecipazione.
   *[other] I dati personali sono stati rimossi qui e da { $entries } partecipazioni.
}
erased-mentions = { $mentions ->
    [one] { $mentions } testo di un torneo può ancora nominare questa persona. Controllalo lì, sulla pagina del giocatore.
   *[other] { $mentions } testi di tornei possono ancora nominare questa persona. Controllali lì, sulle pagine dei giocatori.
}
erased-in-community = { $count ->
    [one] { $count } testo della community può ancora nominare questa persona. Controllalo qui sotto.
   *[other] { $count } testi della community possono ancora nominare questa persona. Controllali qui sotto.
}
also-theirs = Anche queste partecipazioni sono sue? Si rimuovono anche i dati di quelle che spunti.
entry-in = { $name }, numero { $number } in { $tournament }
back-to-people = Torna alle persone
back-to-person = Torna alla persona

### Dubbi.

doubts-intro = Lo stesso nome o lo stesso indirizzo e-mail non dimostrano che sia la stessa persona. Ogni domanda si pone una volta sola.
no-doubts = Nessuna domanda
no-doubts-text = Quando qualcuno si iscrive con un nome già presente nella community, qui ti viene chiesto se è quella persona.
is-entry = { $entry }, numero { $number } in { $tournament }, è la stessa persona di { $person } (n. { $of })?
are-people = { $one } (n. { $first }) e { $other } (n. { $second }) sono la stessa persona?
because-name = Stesso nome
because-look = Nome simile
because-mail = Stesso indirizzo e-mail
seen = { $events ->
    [one] { $events } serata, ultima: { $date }
   *[other] { $events } serate, ultima: { $date }
}
never-seen = Nessuna serata conclusa
same = Stessa persona
other = Persone diverse
answered = La risposta è salvata. La domanda non si ripete.

### Unioni.

merges-intro = Dalla più recente. Annullando un’unione, le sue partecipazioni tornano dov’erano.
no-merges = Nessuna unione
no-merges-text = Puoi unire due persone sulla pagina di una di loro.
merge-line = Unione { $number }: { $gone } in { $kept }
moved = { $entries ->
    [one] { $entries } partecipazione spostata
   *[other] { $entries } partecipazioni spostate
}
undone-on = Annullata: { $date }
undo = Annulla l’unione
split = { $name } è di nuovo una persona a sé. Le partecipazioni tornate indietro hanno nuovi link.
older = Unioni precedenti

### Staff e opzioni.

staff-intro = I ruoli qui valgono per le pagine della community. Ogni torneo ha il proprio staff.
new-member = Account
new-member-hint = Puoi scegliere gli account dello staff di un torneo di questa community.
give-role = Assegna il ruolo
role-given = Il ruolo è assegnato.
role-removed = Non fa più parte dello staff della community.
nobody-else = Non c’è nessuno da aggiungere: gli account vengono dallo staff dei tornei di questa community.
new-community = Nuova community
create = Crea la community
created = La community è creata.
save-settings = Salva le opzioni
settings-saved = Le opzioni sono salvate.
names-hint = Se un torneo di questa community mostra le iniziali, devono mostrarle anche le pagine della community.
description-hint = Si vede sulla pagina della community.
your-communities = Le tue community
