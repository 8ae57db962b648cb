## Llamar a un juez

call-judge = Llamar a un juez
add-note-title = Añadir una nota para el juez
add-note = Añadir la nota
what-about = De qué se trata
what-about-hint = El juez lo lee antes de venir.

### El estado de la llamada

state-coming = En camino
state-head-judge = Juez principal
state-called = Llamada hecha

### La llamada, en una o dos frases

called = Se llamó a un juez a las { $when }.
called-by = { $player } llamó a un juez a las { $when }.
coming = Se llamó a un juez a las { $when }: { $judge } va en camino.
called-by-coming = { $player } llamó a un juez a las { $when }: { $judge } va en camino.
a-judge = un juez
stay = Quédate donde estás.
head-judge-called = Se ha llamado al juez principal. Quédate donde estás.
head-judge-called-stays = Se ha llamado al juez principal. { $judge } se queda en tu mesa.
