## Lo que encuentra la revisión de una lista

list-empty = La lista no tiene ninguna carta. Escribe una carta por línea, como 1 Sol Ring.
too-few = El mazo tiene { $count } cartas con su comandante: hacen falta al menos { $least }. Añade { $more }.
format-not-checked = No se revisa cuántas cartas tiene un mazo de este formato ni cuántas de cada una.
no-commander = No se indica ningún comandante. Escribe la línea Commander encima de él y la línea Deck encima de las demás cartas.
commander-not-checked = No se revisa si { $name } puede ser comandante.
commanders-not-checked = No se revisa si { $first } y { $second } pueden ser comandantes, ni si pueden serlo juntos.
no-leader = { $name } no puede ser comandante (CR 903.3). Indica una criatura o un vehículo legendarios, una nave espacial legendaria con fuerza y resistencia, o una carta que diga que puede serlo.
background-alone = { $name } es un Trasfondo: solo lidera un mazo junto a un comandante que elige un Trasfondo (CR 702.124k). Indica también ese comandante.
not-together = { $first } y { $second } no pueden ser comandantes juntos (CR 702.124). Indica una de las dos cartas, o dos cuyas habilidades de camarada encajen.
together-not-checked = No se revisa si { $first } y { $second } pueden ser comandantes juntos en este draft.
commander-presumed = La lista no indica ningún comandante; por su forma se revisa como comandante: { $name }. Escribe la línea Commander encima del comandante, para que la lista lo indique.
no-companion = { $name } no tiene la habilidad de compañero (CR 702.139). Quita la carta.
banned-companion = { $name } está en la lista de prohibidas como compañero. Quita la carta.
companion-ban-not-checked = No se revisa si { $name } está en la lista de prohibidas como compañero: no hay ninguna lista cargada.
companion-excludes = El compañero { $companion } excluye { $name } (CR 702.139). Cambia una de las dos cartas.
companion-unmet = El mazo no cumple la condición de su compañero { $companion } (CR 702.139). Quita el compañero o cambia el mazo.
is-not-legal = { $name } no es legal en Commander. Quita la carta.
legality-not-checked = No se revisa si las cartas son legales en Commander: los datos de cartas no lo dicen.
game-changers-not-counted = No se cuentan los Game Changers: no hay datos de cartas que digan cuáles lo son.
bracket-not-checked = No se revisan las demás reglas del bracket { $bracket } (combos, turnos adicionales, destrucción de muchas tierras).
bracket-not-stated = No se ha indicado el bracket del mazo. Indícalo: se permiten brackets hasta { $highest }.
bracket-too-high = El mazo está indicado como bracket { $stated }: se permiten brackets hasta { $highest }. Cambia el mazo, o lo indicado si es incorrecto.
game-changers-too-many = Game Changers en el mazo: { $count }; el bracket { $bracket } permite { $most }. Quita los demás, o indica un bracket más alto si está permitido.
many-commanders = { $count } comandantes: un mazo tiene uno, o dos que pueden ser comandantes juntos. Escribe la línea Deck encima de las demás cartas.
second-companion = Un segundo compañero: un mazo tiene uno como máximo. Quita uno.
companion-not-checked = No se revisa si el mazo cumple lo que pide su compañero { $name }.
has-sideboard = Un sideboard: los mazos de Commander no tienen, y estas cartas no se cuentan. Quítalas, o escribe la línea Companion encima de un compañero.
add-cards = El mazo tiene { $count } cartas con su comandante: hacen falta exactamente { $exactly } (CR 903.5a). Añade { $more }.
take-out-cards = El mazo tiene { $count } cartas con su comandante: hacen falta exactamente { $exactly } (CR 903.5a). Quita { $less }.
add-cards-two = El mazo tiene { $count } cartas con sus comandantes: hacen falta exactamente { $exactly } (CR 903.5a). Añade { $more }.
take-out-cards-two = El mazo tiene { $count } cartas con sus comandantes: hacen falta exactamente { $exactly } (CR 903.5a). Quita { $less }.
again-too-many = { $most ->
    [one] { $name } ya está en la línea { $line }: el mazo puede llevar una (CR 903.5b). Quita las demás.
   *[other] { $name } ya está en la línea { $line }: el mazo puede llevar { $most } (CR 903.5b). Quita las demás.
}
copies-too-many = { $most ->
    [one] { $copies } copias de { $name }: el mazo puede llevar una (CR 903.5b). Quita las demás.
   *[other] { $copies } copias de { $name }: el mazo puede llevar { $most } (CR 903.5b). Quita las demás.
}
again-unknown = { $name } ya está en la línea { $line }: eso solo se permite con tierras básicas y con cartas que lo digan (CR 903.5b). No hay datos de cartas cargados, así que mira la carta.
copies-unknown = { $copies } copias de { $name }: eso solo se permite con tierras básicas y con cartas que lo digan (CR 903.5b). No hay datos de cartas cargados, así que mira la carta.
no-banned-list = No se revisan las cartas prohibidas: no hay ninguna lista cargada.
is-banned = { $name } está en la lista de prohibidas. Quítala.
no-card-data = No se revisan los nombres, la identidad de color ni la legalidad: no hay datos de cartas cargados.
commander-unknown = No se revisa la identidad de color: los datos de cartas no conocen al comandante.
card-unknown = Los datos de cartas no tienen { $name }. Revisa cómo se escribe.
outside-identity = La identidad de color de { $name } es: { $colours }; la del comandante es: { $commander } (CR 903.5c). Quita la carta.

## Líneas que no se pueden leer

too-many-lines = La lista sigue después de { $most } líneas: lo que viene después no se leyó. Acórtala.
no-name = «{ $line }» no tiene nombre de carta. Escríbelo así: 1 Sol Ring.
name-too-long = «{ $line }» es demasiado largo para el nombre de una carta. Escribe una carta por línea.
wrong-copies = { $copies } copias de { $name }: escribe cuántas lleva el mazo, de 1 a { $most }, o quita la línea.
no-number = { $digits } no es un número de copias. Escribe cuántas lleva el mazo.

## Comandantes escritos

too-many-named = { $count } comandantes: un mazo tiene uno, o dos que lo lideran juntos.
named-twice = { $name } está dos veces: indícalo una sola vez.

## Archivos de cartas o de prohibidas

no-json = Los datos de cartas no son JSON: no se puede leer la línea { $line }, columna { $column }.
no-list-of-names = Los datos de cartas no son una lista de nombres: escríbelos así: {"{"}"Sol Ring": {"{"}"color_identity": ""{"}"}{"}"}.
too-many-cards = Los datos tienen { $count } cartas: son posibles { $most } como máximo.
of-card = Datos de cartas, «{ $name }»: { $problem }
no-object = no es un objeto. Escríbelo así: {"{"}"color_identity": "WU"{"}"}.
copies-whole = copies es un número entero desde 1.
field-unknown = no se puede leer { $field }. Existen color_identity (letras de WUBRG), basic, any_number (true o false) y copies (un número), y layout, type_line, oracle_text, mana_cost, cmc, power, card_faces, legalities y game_changer de Scryfall.
field-too-long = { $field } es demasiado largo: una carta tiene ahí { $most } caracteres como máximo.
colours-unknown = color_identity «{ $letters }» tiene una letra que no es de WUBRG.
too-many-banned = La lista de prohibidas tiene { $count } nombres: son posibles { $most } como máximo.
banned-too-long = «{ $start }…» es demasiado largo para el nombre de una carta. Escribe un nombre por línea.
