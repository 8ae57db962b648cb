## Rechazos sobre comunidades y sus personas

no-such-community = En esta dirección no hay ninguna comunidad.
no-such-person = En esta comunidad no hay ninguna persona { $number }, o sus datos se han borrado.
no-such-merge = En esta comunidad no hay ninguna fusión { $number }.
no-community = Este torneo no es de ninguna comunidad. Elige antes una en sus ajustes.
not-on-staff = No estás en el staff de esta comunidad, y para esto hace falta alguien que pueda { $what }. Habla con su organización.
not-on-its-staff = No gestionas a las personas de { $community }. Pide a su organización una función ahí.
not-organizer-of = No estás en la organización de { $tournament }, cuyo staff recibe la próxima jornada. Pide a alguien de la organización que la empiece.
not-on-a-staff = Esta cuenta no está en el staff de ningún torneo de la comunidad. Invítala antes a un torneo.
only-person = Esto solo lo puede hacer la persona, con su enlace secreto.
link-of-community = El enlace de una persona solo sirve en las páginas de su comunidad.
unknown-person = Este navegador no tiene ningún enlace válido de una persona de esta comunidad. Abre tu enlace otra vez o pídelo al staff.
to-community = Ir a la comunidad

## Inscripciones

has-entry = { $name } ya tiene inscripción en { $tournament }: número { $number }. Una persona solo puede tener una inscripción en un torneo.
say-who = Elige quién es.
not-the-typed-name = El nombre de { $name } no empieza por «{ $typed }», así que no se ha añadido a nadie. Elige otra vez.
no-evening-before = No se ha jugado ninguna jornada anterior de esta comunidad.
open-already = { $tournament } ya está abierto.
everybody-is-here = Todos los de la última jornada ya tienen inscripción aquí.

## Fusionar y separar

one-already = Los dos números ya son de { $name }. Elige otra persona.
both-in =
    { $one } (número { $number }) y { $other } (número { $second }) tienen inscripción en { $tournament }, así que son personas distintas. Si una de las inscripciones
    está mal, corrígela antes allí.
both-in-several =
    { $one } (número { $number }) y { $other } (número { $second }) tienen inscripción en { $tournament } y en { $more } más, así que son
    personas distintas. Si hay inscripciones que están mal, corrígelas antes allí.
both-on = { $one } y { $other } tienen puesto en { $evening }, así que son personas distintas. Si uno de los puestos está mal, corrígelo en tu archivo e impórtalo otra vez.
undone-already = La fusión { $number } ya está deshecha.
no-data-any-more = Los datos personales de la persona { $number } se han borrado, así que la fusión no se puede deshacer.
undo-later-first = { $name } se fusionó después con otra persona. Deshaz antes la fusión { $number }.
answered-already = Alguien ya lo ha respondido.

## Nombres y ajustes

same-person-name = { $name }, número { $number }, puede ser la misma persona. Si son personas distintas, indícalo.
person-changed = Mientras tanto, alguien cambió los datos de { $name }. Mira sus cambios y guarda los tuyos otra vez.
community-shows-full =
    { $community } muestra nombres completos, pero este torneo muestra nombres e iniciales. Cambia los nombres que se muestran en los ajustes de uno de los dos.
tournaments-show-initials = Algunos torneos de esta comunidad muestran nombres e iniciales, así que la comunidad también tiene que mostrarlos así.
