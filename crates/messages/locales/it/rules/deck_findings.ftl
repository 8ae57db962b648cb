## Che cosa trova il controllo di una decklist.

list-empty = Nella lista non c’è nessuna carta. Scrivi una carta per riga, come 1 Sol Ring.
too-few = Il mazzo ha { $count } carte con il comandante: ne servono almeno { $least }. Aggiungine { $more }.
format-not-checked = Per questo formato non si controlla quante carte ha un mazzo, né quante copie di ciascuna.
no-commander = Non è indicato nessun comandante. Scrivi la riga Commander sopra il comandante e la riga Deck sopra le altre carte.
commander-not-checked = Non si controlla se { $name } può essere un comandante.
commanders-not-checked = Non si controlla se { $first } e { $second } possono essere comandanti, né se possono esserlo insieme.
no-leader = { $name } non può essere un comandante (CR 903.3). Indica una creatura o un veicolo leggendari, un’astronave leggendaria con forza e costituzione, oppure una carta che dice di poterlo essere.
background-alone = { $name } è un background: guida un mazzo solo accanto a un comandante che sceglie un background (CR 702.124k). Indica anche quel comandante.
not-together = { $first } e { $second } non possono essere comandanti insieme (CR 702.124). Indica una delle due carte, oppure due le cui abilità di partner si combinano.
together-not-checked = Non si controlla se { $first } e { $second } possono essere comandanti insieme in questo draft.
commander-presumed = La lista non indica un comandante; dalla sua forma si controlla come comandante: { $name }. Scrivi la riga Commander sopra il comandante, così la lista lo indica.
no-companion = { $name } non ha un’abilità di compagno (CR 702.139). Togli la carta.
banned-companion = { $name } è una carta bandita come compagno. Toglila.
companion-ban-not-checked = Non si controlla se { $name } è una carta bandita come compagno: manca la lista.
companion-excludes = Il compagno { $companion } esclude { $name } (CR 702.139). Cambia una delle due carte.
companion-unmet = Il mazzo non rispetta la condizione del suo compagno: { $companion } (CR 702.139). Togli il compagno o cambia il mazzo.
is-not-legal = { $name } non è una carta legale in Commander. Toglila.
legality-not-checked = Non si controlla se le carte sono legali in Commander: i dati sulle carte non lo dicono.
game-changers-not-counted = I Game Changer non vengono contati: nessun dato sulle carte dice quali lo sono.
bracket-not-checked = Le altre regole del bracket { $bracket } (combo, turni extra, distruzione di molte terre) non vengono controllate.
bracket-not-stated = Il bracket del mazzo non è dichiarato. Dichiaralo: sono ammessi i bracket fino a { $highest }.
bracket-too-high = Per il mazzo è dichiarato il bracket { $stated }: sono ammessi i bracket fino a { $highest }. Cambia il mazzo, o la dichiarazione se è sbagliata.
game-changers-too-many = Game Changer nel mazzo: { $count }; il bracket { $bracket } ne permette { $most }. Togli gli altri, o dichiara un bracket più alto se è ammesso.
many-commanders = { $count } comandanti: un mazzo ne ha uno, oppure due che possono esserlo insieme. Scrivi la riga Deck sopra le altre carte.
second-companion = Un secondo compagno: un mazzo ne ha al massimo uno. Togline uno.
companion-not-checked = Non si controlla se il mazzo rispetta la condizione del suo compagno: { $name }.
has-sideboard = Un sideboard: i mazzi Commander non ne hanno, e queste carte non contano. Toglile, o scrivi la riga Companion sopra un compagno.
add-cards = Il mazzo ha { $count } carte con il comandante: ne servono esattamente { $exactly } (CR 903.5a). Aggiungine { $more }.
take-out-cards = Il mazzo ha { $count } carte con il comandante: ne servono esattamente { $exactly } (CR 903.5a). Togline { $less }.
add-cards-two = Il mazzo ha { $count } carte con i comandanti: ne servono esattamente { $exactly } (CR 903.5a). Aggiungine { $more }.
take-out-cards-two = Il mazzo ha { $count } carte con i comandanti: ne servono esattamente { $exactly } (CR 903.5a). Togline { $less }.
again-too-many = { $most ->
    [one] { $name } è già alla riga { $line }: nel mazzo può esserci una sola copia (CR 903.5b). Togli le altre.
   *[other] { $name } è già alla riga { $line }: nel mazzo possono esserci { $most } copie (CR 903.5b). Togli le altre.
}
copies-too-many = { $most ->
    [one] { $copies } copie di { $name }: nel mazzo può esserci una sola copia (CR 903.5b). Togli le altre.
   *[other] { $copies } copie di { $name }: nel mazzo possono esserci { $most } copie (CR 903.5b). Togli le altre.
}
again-unknown = { $name } è già alla riga { $line }: è permesso per le terre base e per le carte che lo dicono (CR 903.5b). Non ci sono dati sulle carte, quindi guarda la carta.
copies-unknown = { $copies } copie di { $name }: è permesso per le terre base e per le carte che lo dicono (CR 903.5b). Non ci sono dati sulle carte, quindi guarda la carta.
no-banned-list = Le carte bandite non vengono controllate: manca la lista.
is-banned = { $name } è nella lista delle carte bandite. Toglila.
no-card-data = I nomi, l’identità di colore e la legalità non vengono controllati: non ci sono dati sulle carte.
commander-unknown = L’identità di colore non viene controllata: il comandante non è nei dati sulle carte.
card-unknown = { $name } non è nei dati sulle carte. Controlla come è scritto.
outside-identity = { $name }: { $colours }. L’identità di colore del comandante è: { $commander } (CR 903.5c). Togli la carta.

## Righe illeggibili di una decklist.

too-many-lines = La lista continua dopo { $most } righe: il resto non è stato letto. Accorciala.
no-name = «{ $line }» non contiene il nome di una carta. Scrivi come 1 Sol Ring.
name-too-long = «{ $line }» è troppo lungo per il nome di una carta. Scrivi una carta per riga.
wrong-copies = { $copies } copie di { $name }: scrivi quante ce ne sono nel mazzo, da 1 a { $most }, o togli la riga.
no-number = { $digits } non è un numero di copie. Scrivi quante ce ne sono nel mazzo.

## Comandanti scritti.

too-many-named = { $count } comandanti: un mazzo ne ha uno, oppure due che lo guidano insieme.
named-twice = { $name } è indicato due volte: indicalo una volta sola.

## File con dati sulle carte o carte bandite.

no-json = I dati sulle carte non sono JSON: riga { $line }, colonna { $column } non leggibile.
no-list-of-names = I dati sulle carte non sono un elenco di nomi: scrivili così: {"{"}"Sol Ring": {"{"}"color_identity": ""{"}"}{"}"}.
too-many-cards = I dati comprendono { $count } carte: al massimo possono essere { $most }.
of-card = Dati sulle carte, «{ $name }»: { $problem }
no-object = non è un oggetto. Scrivilo così: {"{"}"color_identity": "WU"{"}"}.
copies-whole = copies è un numero intero da 1 in su.
field-unknown = { $field } non è leggibile. Ci sono color_identity (lettere di WUBRG), basic, any_number (true o false) e copies (un numero), e layout, type_line, oracle_text, mana_cost, cmc, power, card_faces, legalities e game_changer di Scryfall.
field-too-long = { $field } è troppo lungo: una carta ne ha al massimo { $most } caratteri.
colours-unknown = color_identity «{ $letters }» contiene una lettera che non è in WUBRG.
too-many-banned = La lista delle carte bandite ha { $count } nomi: al massimo possono essere { $most }.
banned-too-long = «{ $start }…» è troppo lungo per il nome di una carta. Scrivi un nome per riga.
