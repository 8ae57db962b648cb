call-judge = Appeler l’arbitre
add-note-title = Ajouter une note pour l’arbitre
add-note = Ajouter la note
what-about = De quoi il s’agit
what-about-hint = L’arbitre le lit avant de venir.

## The state of a call.

state-coming = En route
state-head-judge = Head judge
state-called = En attente

## The call, in one or two sentences.

called = Arbitre appelé à { $when }.
called-by = Arbitre appelé à { $when } par { $player }.
coming = Arbitre appelé à { $when } : { $judge } arrive.
called-by-coming = Arbitre appelé à { $when } par { $player } : { $judge } arrive.
a-judge = quelqu’un
stay = Reste où tu es.
head-judge-called = Le head judge a été appelé. Reste où tu es.
head-judge-called-stays = Le head judge a été appelé. { $judge } reste à ta table.
