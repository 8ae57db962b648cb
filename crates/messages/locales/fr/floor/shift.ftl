### La relève.

shift-of = Service : <bdi>{ $judge }</bdi>
your-shift = Ton service
nothing-in-hand = rien en cours
empty = Rien en cours
empty-means = Les tables couvertes, les appels pris, les mesures et les deck checks en cours se transmettent ici.

## Ce qui est en main.

tables = Tables
away = Hors des tables
watch = Mesure
call-taken = appel pris à { $time }
call-taken-about = appel pris à { $time } : <bdi>{ $what }</bdi>
timed = mesure en cours : <bdi>{ $player }</bdi>, depuis { $time }

## Qui prend la relève.

who-takes-over = Qui prend la relève
choose = Choisir un arbitre
nobody = Personne
nobody-means = Les tables sont libres, les appels attendent de nouveau, et les mesures se terminent.
note = Ce qu’il faut savoir
note-hint = Tous les arbitres le lisent ici.
hand-over = Transmettre
handed-over = Transmis : { $what }.
ended = Terminé : { $what }. Les tables sont libres, les appels attendent de nouveau, et les mesures se terminent.

## Autres services.

others = Services des autres
past = Transmis
past-line = <bdi>{ $from }</bdi> → <bdi>{ $to }</bdi> : { $what }
past-line-nobody = <bdi>{ $from }</bdi> → personne : { $what }
