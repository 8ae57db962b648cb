## Importar el historial en una temporada

title = Importar el historial
intro = Importa jornadas de antes de usar Podium: torneos en JSON de Podium o de TopDeck, o tablas de puestos de una hoja de cálculo. Ves el contenido de los archivos antes de que se guarde nada.
files = Archivos
files-hint = JSON, CSV, Excel u OpenDocument. Puedes elegir varios. La primera línea de una tabla nombra sus columnas: place y name, y además date, evening, points, wins, draws y losses, si las tienes.
pasted = O pega una tabla
usual = Para tablas sin estas columnas
usual-name = Jornada
usual-day = Fecha
look = Ver los archivos
cannot = Los archivos no se pueden importar
cannot-text = Corrige estos problemas en tus archivos y envíalos otra vez:

## El contenido de los archivos

preview-title = Contenido de los archivos
nothing-stored = Aún no se ha guardado nada.
column-content = Contenido
whole-event = { $players ->
    [one] Torneo de { $players } jugador
   *[other] Torneo de { $players } jugadores
}
places-alone = { $people ->
    [one] Puesto de { $people } persona
   *[other] Puestos de { $people } personas
}
not-finished = sin terminar: contará cuando lo termines
people = Personas
known-people = { $count ->
    [0] Aún no hay nadie en la comunidad.
    [one] { $count } persona ya está en la comunidad.
   *[other] { $count } personas ya están en la comunidad.
}
new-people = { $count ->
    [0] No hay nadie nuevo.
    [one] { $count } persona es nueva.
   *[other] { $count } personas son nuevas.
}
who-is = ¿Quiénes son estas personas?
who-is-hint = Estos nombres se parecen a nombres de la comunidad, o los tienen dos personas de una misma jornada. Elige quién es cada una.
choose = Elige
this-person = { $person }, número { $number }
somebody-new = Una persona nueva
nobody = Un invitado (no cuenta)
import = Importar
other-files = Elegir otros archivos
imported = { $count ->
    [one] Se ha importado { $count } jornada.
   *[other] Se han importado { $count } jornadas.
}
people-added = { $count ->
    [one] Se ha añadido { $count } persona.
   *[other] Se han añadido { $count } personas.
}
unfinished = { $count ->
    [one] { $count } torneo está sin terminar: contará cuando lo termines.
   *[other] { $count } torneos están sin terminar: contarán cuando los termines.
}
replaced = { $count ->
    [one] { $count } jornada ha sustituido a la de una importación anterior.
   *[other] { $count } jornadas han sustituido a las de una importación anterior.
}
had = { $count ->
    [one] { $count } jornada ya estaba en la temporada.
   *[other] { $count } jornadas ya estaban en la temporada.
}
replaces = sustituye a la jornada con esta fecha y este nombre
is-tournament = ya es un torneo de la comunidad: no se importa otra vez
is-twice = dos veces en los archivos: se importa una vez
on-evening = en { $evening }
nameless = { $count ->
    [one] { $count } persona sin nombre en los archivos se importa como invitado.
   *[other] { $count } personas sin nombre en los archivos se importan como invitados.
}
