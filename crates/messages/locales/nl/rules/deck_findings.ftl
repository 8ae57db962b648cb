list-empty = De lijst bevat geen kaart. Schrijf één kaart per regel, zoals 1 Sol Ring.
too-few = Het deck heeft { $count } kaarten met de commander: er zijn er minstens { $least } nodig. Voeg er { $more } toe.
format-not-checked = Hoeveel kaarten een deck van dit format heeft, en hoeveel van elk, wordt niet gecontroleerd.
no-commander = Er is geen commander genoemd. Schrijf de regel Commander erboven, en de regel Deck boven de andere kaarten.
commander-not-checked = Of { $name } commander mag zijn, wordt niet gecontroleerd.
commanders-not-checked = Of { $first } en { $second } commander mogen zijn, en allebei samen, wordt niet gecontroleerd.
many-commanders = { $count } commanders: een deck heeft er een, of twee die samen commander mogen zijn. Schrijf de regel Deck boven de andere kaarten.
second-companion = Een tweede companion: een deck heeft er hoogstens een. Haal er een weg.
companion-not-checked = Of het deck voldoet aan wat de companion { $name } vraagt, wordt niet gecontroleerd.
has-sideboard = Een sideboard: Commanderdecks hebben er geen, en deze kaarten tellen niet mee. Haal ze weg.
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
no-card-data = Namen en color identity worden niet gecontroleerd: er zijn geen kaartgegevens geladen.
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
field-unknown = { $field } is niet te lezen. Er zijn color_identity (letters van WUBRG), basic, any_number (true of false) en copies (een getal).
colours-unknown = color_identity “{ $letters }” heeft een letter die niet in WUBRG zit.
too-many-banned = De banlijst bevat { $count } namen: het maximum is { $most }.
banned-too-long = “{ $start }…” is te lang voor de naam van een kaart. Schrijf één naam per regel.
