## Chamar um juiz

call-judge = Chamar juiz
add-note-title = Deixar uma nota para o juiz
add-note = Deixar nota
what-about = De que se trata
what-about-hint = O juiz lê isto antes de vir.

## O estado da chamada

state-coming = A caminho
state-head-judge = Juiz principal
state-called = Chamado

## A chamada

called = Juiz chamado às { $when }.
called-by = Juiz chamado às { $when } por { $player }.
coming = Juiz chamado às { $when }: { $judge } está a caminho.
called-by-coming = Juiz chamado às { $when } por { $player }: { $judge } está a caminho.
a-judge = um juiz
stay = Fica onde estás.
head-judge-called = O juiz principal foi chamado. Fica onde estás.
head-judge-called-stays = O juiz principal foi chamado. { $judge } fica na tua mesa.
