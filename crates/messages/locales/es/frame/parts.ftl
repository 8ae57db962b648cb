## Listas largas, búsquedas, pasos

in-parts = { $what } por partes
all-to-print = Todo en una página, para imprimir
all-on-one-page = La lista completa ({ $count }) en una página: imprímela desde el menú del navegador. <a>Volver a las partes</a>
parts-beside = Partes vecinas
back-to = Anterior: <bdi>{ $part }</bdi>
on-to = Siguiente: <bdi>{ $part }</bdi>
part-line = { $part }: { $shown } de { $all }
left-out = Se muestran los primeros { $shown } de { $all } resultados. Escribe más letras para acotar la búsqueda.
from-to = { $first } a { $last }
under-again = { $heading }, { $number }
find-your-name = Busca tu nombre
found-for = Resultados de «<bdi>{ $typed }</bdi>». <a>Mostrar la lista completa</a>
pages = Páginas

## Notas de los jueces

remove = Quitar
remove-note = Quitar esta nota

## Invitaciones al staff

open-invitations = Invitaciones sin usar
invited-for = Para
invited-from = De
action = Acción
revoke = Revocar
code-of-link = Código QR del enlace
