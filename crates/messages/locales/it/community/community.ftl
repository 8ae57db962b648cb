## Una community: la pagina iniziale, la pagina di una persona e le pagine del suo staff.

### Pagina iniziale.

now = Ora
coming = Prossime serate
past = Serate passate
seasons = Stagioni
nothing-yet = Ancora nessuna serata
nothing-yet-text = Le serate compaiono qui quando si aprono le iscrizioni.
your-page = La tua pagina
manage = Gestisci questa community

### La pagina di una persona.

number = Persona { $number }
stat-events = serate
stat-won-events = vinte
stat-record = vinti–persi–patte
stat-best-place = miglior posizione
events = Serate
column-event = Serata
column-date = Data
column-place = Pos.
column-record = Bilancio
column-commander = Comandante
place-of = { $place } su { $players }
disqualified = squalifica
opponents = Avversari più frequenti
column-tables = Tavoli
seats = Posti
column-seat = Posto
column-matches = Incontri
column-won = Vinti
commanders = Comandanti
column-events = Serate
no-events = Ancora nessuna serata conclusa
no-events-text = Le serate compaiono qui quando sono concluse.
shows-nothing = Di questa persona non è pubblico nulla.
earlier-events = { $count ->
    [one] { $count } serata precedente
   *[other] { $count } serate precedenti
}

### La propria pagina.

own-title = La tua pagina
own-intro = Le tue serate in { $community }. Il tuo link apre questa pagina, e il tuo tavolo in ogni serata della community.
tonight = Le tue serate aperte
my-table = Mio tavolo
register = Iscriviti
none-open = Nessuna serata aperta
none-open-text = Le serate aperte di questa community compaiono qui.
public = Che cosa vedono tutti
public-hint = Queste scelte non cambiano le pagine di un torneo: che cosa mostrano lo decide il suo organizzatore.
show-name = Il mio nome sulle pagine della community
show-name-hint = Se nascondi il nome, lì sei un numero e non si mostra nulla di quanto segue.
show-results = Le mie serate, le posizioni e il bilancio
show-tables = I miei avversari e i posti
show-commanders = I miei comandanti
show-commanders-hint = Solo dove il torneo mostra i comandanti.
show-rating = Il mio rating
save-public = Salva che cosa vedono tutti
public-saved = Salvato. Le pagine sono aggiornate.
your-link = Il tuo link
your-link-text = Scansiona il codice con un altro telefono, o conserva l’indirizzo. Chi ha questo link agisce a tuo nome.
secret-link = Link segreto
forget-link = Dimentica il link in questo browser
link-forgotten = Questo browser ha dimenticato il link.
see-public = Ecco <a>che cosa vedono tutti</a>.

### Un link aperto in un browser che ha quello di un’altra persona.

whose-page = Di chi è la pagina?
question = Questo browser ha il link di { $held }. Vuoi passare a { $name }?
change-to = Passa a { $name }
stay-with = Resta con { $name }
no-such-link = Questo link non è più valido. Chiedi quello nuovo allo staff.
