list-empty = De lijst bevat geen kaart. Schrijf één kaart per regel, zoals 1 Sol Ring.
too-few = Het deck heeft { $count } kaarten met de commander: er zijn er minstens { $least } nodig. Voeg er { $more } toe.
format-not-checked = Hoeveel kaarten een deck van dit format heeft, en hoeveel van elk, wordt niet gecontroleerd.
no-commander = Er is geen commander genoemd. Schrijf de regel Commander erboven, en de regel Deck boven de andere kaarten.
commander-not-checked = Of { $name } commander mag zijn, wordt niet gecontroleerd.
commanders-not-checked = Of { $first } en { $second } commander mogen zijn, en allebei samen, wordt niet gecontroleerd.
no-leader = { $name } kan geen commander zijn (CR 903.3). Noem een legendarische creature of Vehicle, een legendarische Spacecraft met power en toughness, of een kaart die zegt dat het mag.
background-alone = { $name } is een Background, en leidt een deck alleen naast een commander die een Background kiest (CR 702.124k). Noem ook die commander.
not-together = { $first } en { $second } kunnen niet samen commander zijn (CR 702.124). Noem een van de twee kaarten, of twee waarvan de partner-vaardigheden bij elkaar passen.
together-not-checked = Of { $first } en { $second } in deze draft samen commander mogen zijn, wordt niet gecontroleerd.
commander-presumed = De lijst noemt geen commander; door de vorm van de lijst wordt { $name } als commander gecontroleerd. Schrijf de regel Commander boven de commander, zodat de lijst die noemt.
no-companion = { $name } heeft geen companion-vaardigheid (CR 702.139). Haal de kaart weg.
banned-companion = { $name } is gebanned als companion. Haal de kaart weg.
companion-ban-not-checked = Of { $name } gebanned is als companion, wordt niet gecontroleerd: er is geen banlijst geladen.
companion-excludes = De companion { $companion } sluit { $name } uit (CR 702.139). Verander een van de twee kaarten.
companion-unmet = Het deck voldoet niet aan de voorwaarde van de companion { $companion } (CR 702.139). Haal de companion weg of verander het deck.
is-not-legal = { $name } is niet legaal in Commander. Haal de kaart weg.
legality-not-checked = Of kaarten legaal zijn in Commander, wordt niet gecontroleerd: de kaartgegevens zeggen het niet.
game-changers-not-counted = Game Changers worden niet geteld: geen kaartgegevens zeggen welke kaarten dat zijn.
bracket-not-checked = De andere regels van bracket { $bracket } (combo’s, extra beurten, het vernietigen van veel landen) worden niet gecontroleerd.
bracket-not-stated = Het bracket van het deck is niet opgegeven. Geef het op: brackets tot en met { $highest } zijn toegestaan.
bracket-too-high = Voor het deck is bracket { $stated } opgegeven: brackets tot en met { $highest } zijn toegestaan. Verander het deck, of de opgave als die niet klopt.
game-changers-too-many = Game Changers in het deck: { $count }; bracket { $bracket } laat er { $most } toe. Haal de andere weg, of geef een hoger bracket op als dat mag.
many-commanders = { $count } commanders: een deck heeft er een, of twee die samen commander mogen zijn. Schrijf de regel Deck boven de andere kaarten.
second-companion = Een tweede companion: een deck heeft er hoogstens een. Haal er een weg.
companion-not-checked = Of het deck voldoet aan wat de companion { $name } vraagt, wordt niet gecontroleerd.
has-sideboard = Een sideboard: Commanderdecks hebben er geen, en deze kaarten tellen niet mee. Haal ze weg, of schrijf de regel Companion boven een companion.
add-cards = Het deck heeft { $count } kaarten met de commander: er zijn er precies { $exactly } nodig (CR 903.5a). Voeg er { $more } toe.
take-out-cards = Het deck heeft { $count } kaarten met de commander: er zijn er precies { $exactly } nodig (CR 903.5a). Haal er { $less } weg.
add-cards-two = Het deck heeft { $count } kaarten met de commanders: er zijn er precies { $exactly } nodig (CR 903.5a). Voeg er { $more } toe.
take-out-cards-two = Het deck heeft { $count } kaarten met de commanders: er zijn er precies { $exactly } nodig (CR 903.5a). Haal er { $less } weg.
again-too-many = { $most ->
    [one] { $name } staat al in regel { $line }: er mag er één in het deck (CR 903.5b). Haal de andere weg.
   *[other] { $name } staat al in regel { $line }: er mogen er { $most } in het deck (CR 903.5b). Haal de andere weg.
}
copies-too-many = { $most ->
    [one] { $copies } keer { $name }: er mag er één in het deck (CR 903.5b). Haal de andere weg.
   *[other] { $copies } keer { $name }: er mogen er { $most } in het deck (CR 903.5b). Haal de andere weg.
}
again-unknown = { $name } staat al in regel { $line }: dat mag bij basic lands en bij kaarten die dat zeggen (CR 903.5b). Er zijn geen kaartgegevens geladen, dus kijk op de kaart.
copies-unknown = { $copies } keer { $name }: dat mag bij basic lands en bij kaarten die dat zeggen (CR 903.5b). Er zijn geen kaartgegevens geladen, dus kijk op de kaart.
no-banned-list = Er wordt niet op de banlijst gecontroleerd: er is geen banlijst geladen.
is-banned = { $name } is gebanned. Haal de kaart weg.
no-card-data = Namen, color identity en legaliteit worden niet gecontroleerd: er zijn geen kaartgegevens geladen.
commander-unknown = De color identity wordt niet gecontroleerd: de kaartgegevens kennen de commander niet.
card-unknown = De kaartgegevens kennen { $name } niet. Controleer de spelling.
outside-identity = { $name } is { $colours }, en de color identity van de commander is { $commander } (CR 903.5c). Haal de kaart weg.

## Regels die niet te lezen zijn

too-many-lines = De lijst gaat door na { $most } regels: wat volgt, is niet gelezen. Kort de lijst in.
no-name = “{ $line }” bevat geen naam van een kaart. Schrijf het als 1 Sol Ring.
name-too-long = “{ $line }” is te lang voor de naam van een kaart. Schrijf één kaart per regel.
wrong-copies = { $copies } keer { $name }: schrijf hoeveel er in het deck zitten, 1 tot { $most }, of haal de regel weg.
no-number = { $digits } is geen aantal. Schrijf hoeveel er in het deck zitten.

## Getypte commanders

too-many-named = { $count } commanders: een deck heeft er een, of twee die het samen aanvoeren.
named-twice = { $name } is twee keer genoemd: noem deze kaart één keer.

## Bestanden met kaartgegevens

no-json = De kaartgegevens zijn geen JSON: regel { $line }, kolom { $column } is niet te lezen.
no-list-of-names = De kaartgegevens zijn geen lijst met namen: schrijf ze als {"{"}"Sol Ring": {"{"}"color_identity": ""{"}"}{"}"}.
too-many-cards = De kaartgegevens bevatten { $count } kaarten: het maximum is { $most }.
of-card = Kaartgegevens, “{ $name }”: { $problem }
no-object = is geen object. Schrijf het als {"{"}"color_identity": "WU"{"}"}.
copies-whole = copies is een geheel getal vanaf 1.
field-unknown = { $field } is niet te lezen. Er zijn color_identity (letters van WUBRG), basic, any_number (true of false) en copies (een getal), en layout, type_line, oracle_text, mana_cost, cmc, power, card_faces, legalities en game_changer van Scryfall.
field-too-long = { $field } is te lang: een kaart heeft daar hoogstens { $most } tekens.
colours-unknown = color_identity “{ $letters }” heeft een letter die niet in WUBRG zit.
too-many-banned = De banlijst bevat { $count } namen: het maximum is { $most }.
banned-too-long = “{ $start }…” is te lang voor de naam van een kaart. Schrijf één naam per regel.
