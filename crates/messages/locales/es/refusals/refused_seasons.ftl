## Por qué se rechazó algo en una temporada

name-of-season = Nombre
first-day = Primer día
last-day = Último día
ends-before-it-begins = El último día es anterior al primero.
too-many-seasons = Una comunidad tiene { $most } temporadas como máximo. Borra una que no tenga jornadas.
no-such-season = En esta dirección no hay ninguna temporada.
changed-meanwhile = Mientras tanto, alguien cambió «{ $season }». Mira sus cambios y guarda los tuyos otra vez.
closed-already = «{ $season }» ya está cerrada.
open-already = «{ $season }» ya está abierta.
has-evenings = «{ $season }» tiene jornadas. Quítalas de la temporada antes de borrarla.
not-in-season = { $tournament } no está en «{ $season }».
of-another-community = { $tournament } no es de esta comunidad. Elige antes la comunidad en sus ajustes.
was-cancelled = { $tournament } se canceló, así que no puede contar.
too-many-evenings = «{ $season }» puede tener { $most } jornadas como máximo.
weight-range = Una jornada cuenta de { $least } a { $most } veces, no { $given }.
least-games-range = Los juegos para que un rating tenga puesto van de { $least } a { $most }, no { $given }.

## Inscribir a gente en la final

line-changed-meanwhile = Ha cambiado un resultado desde que viste quién se clasifica. Mira la lista otra vez.
not-organizer-of-final = No estás en la organización de { $tournament }. Pide a alguien de la organización que inscriba a la gente.
nobody-qualified = En esta temporada no se ha clasificado nadie.

## Importar el historial

nothing-to-import = Elige al menos un archivo.
too-many-events = Se pueden importar { $most } torneos enteros a la vez como máximo, no { $count }. Envía los demás después.
twice-on-an-evening = { $person } está dos veces en { $evening }. Una persona solo puede tener un puesto en una jornada.
no-such-evening = Esta jornada no está en la temporada.
say-who = { $count ->
    [one] Elige quién es { $name }.
   *[other] Elige quién es { $name }. En total falta la respuesta de { $count } personas.
}
table-is-empty = La tabla está vacía.
columns-needed = La primera línea tiene que nombrar las columnas: al menos «place» y «name», y además «date», «evening», «points», «wins», «draws» y «losses», si las tienes.
place-needed = Falta el puesto.
day-needed = La fecha de la jornada falta o no tiene la forma 2026-03-31.
day-in-two-ways = { $given } puede significar dos fechas. Escríbela así: 2026-03-31.
name-of-evening = Jornada
place-in-table = Un puesto es un número entero de { $least } a { $most }, no «{ $given }».
points-in-table = Los puntos son un número entero de { $least } a { $most }, no «{ $given }».
matches-in-table = Las victorias, los empates y las derrotas son números enteros de { $least } a { $most }, no «{ $given }».
is-its-final = { $tournament } es la final de esta temporada, así que no puede ser una de sus jornadas.
is-an-evening = { $tournament } es una jornada de esta temporada, así que no puede ser su final. Quítala antes de la temporada.
