## Hasta cuándo se entregan las listas

until-time = hasta el { $time }
until-round-one = hasta la ronda 1
time-in-zone = { $time } ({ $zone })

## Listas de mazo

none-asked = En este torneo no se piden listas de mazo.
not-in-tournament = Ya no estás en este torneo.
have-left = Has abandonado el torneo: no hace falta ninguna lista.
were-taken = Las listas de mazo se aceptaron { $until }. Habla con el staff si tienes que cambiar la tuya.
paste-list = Pega tu lista o un enlace a ella.
list-changed = Mientras tanto, alguien cambió los datos de este jugador. Mira la lista como está ahora y vuelve a enviar la tuya.
data-removed = Se borraron los datos personales de este jugador, y con ellos la lista.
reason-after-deadline = El plazo ha terminado: escribe por qué cambia la lista. Queda anotado en el registro.
not-taken-any-more = Ya no se aceptan listas: deja el campo vacío y habla con el staff.
changes-among-lists = En este torneo se entregan y revisan listas: la de un jugador se cambia en la página de las listas.
commanders-until = Las listas se entregan { $until }: hasta entonces cada jugador indica sus comandantes.

## El comandante propio

no-commanders = En este torneo no se juega con comandantes.
commander-rounds-begun = Las rondas han empezado. Habla con el staff si tu comandante es otro.
commander-lists-taken = Las listas se aceptaron { $until }. Habla con el staff si tu comandante es otro.
list-names-commander = Tu lista de mazo indica tu comandante: cámbialo ahí.

## Las reglas para las listas y los archivos de cartas

rules-changed = Mientras tanto, alguien cambió las reglas para las listas. Compáralas con las de ahora y vuelve a enviar las tuyas.
too-large = Son { $size } kB: el máximo es { $most } kB.
nothing-in-it = Está vacío. Envía uno con nombres de cartas.
no-card-in-file = El archivo no contiene ninguna carta: no se ha cambiado nada.
file-of-future = { $day } está en el futuro: no se ha cambiado nada. Indica con --date de qué día es el archivo.
