## Che cosa trova il controllo di una decklist.

list-empty = Nella lista non c’è nessuna carta. Scrivi una carta per riga, come 1 Sol Ring.
too-few = Il mazzo ha { $count } carte con il comandante: ne servono almeno { $least }. Aggiungine { $more }.
format-not-checked = Per questo formato non si controlla quante carte ha un mazzo, né quante copie di ciascuna.
no-commander = Non è indicato nessun comandante. Scrivi la riga Commander sopra il comandante e la riga Deck sopra le altre carte.
commander-not-checked = Non si controlla se { $name } può essere un comandante.
commanders-not-checked = Non si controlla se { $first } e { $second } possono essere comandanti, né se possono esserlo insieme.
many-commanders = { $count } comandanti: un mazzo ne ha uno, oppure due che possono esserlo insieme. Scrivi la riga Deck sopra le altre carte.
second-companion = Un secondo compagno: un mazzo ne ha al massimo uno. Togline uno.
companion-not-checked = Non si controlla se il mazzo rispetta la condizione del suo compagno: { $name }.
has-sideboard = Un sideboard: i mazzi Commander non ne hanno, e queste carte non contano. Toglile.
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
no-card-data = I nomi e l’identità di colore non vengono controllati: non ci sono dati sulle carte.
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
field-unknown = { $field } non è leggibile. Ci sono color_identity (lettere di WUBRG), basic, any_number (true o false) e copies (un numero).
colours-unknown = color_identity «{ $letters }» contiene una lettera che non è in WUBRG.
too-many-banned = La lista delle carte bandite ha { $count } nomi: al massimo possono essere { $most }.
banned-too-long = «{ $start }…» è troppo lungo per il nome di una carta. Scrivi un nome per riga.
