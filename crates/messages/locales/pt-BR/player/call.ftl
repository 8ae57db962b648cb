## Chamar um juiz

call-judge = Chamar juiz
add-note-title = Deixar uma nota para o juiz
add-note = Deixar uma nota
what-about = Qual é o assunto
what-about-hint = O juiz lê antes de vir.

## O estado do chamado

state-coming = A caminho
state-head-judge = Juiz principal
state-called = Chamado

## O chamado

called = Juiz chamado às { $when }.
called-by = Juiz chamado às { $when } por { $player }.
coming = Juiz chamado às { $when }: { $judge } está a caminho.
called-by-coming = Juiz chamado às { $when } por { $player }: { $judge } está a caminho.
a-judge = um juiz
stay = Fique onde está.
head-judge-called = O juiz principal foi chamado. Fique onde está.
head-judge-called-stays = O juiz principal foi chamado. { $judge } fica na sua mesa.
