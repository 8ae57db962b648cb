## Avisos da equipa aos jogadores

what = O que todos devem ler
what-hint = Aparece logo na página inicial, no projetor e nas páginas dos jogadores.
special = Fixado, mais tarde, ou só para uma mesa ou um jogador
pinned = Fixado: fica acima dos outros
shown-from = Mostrar a partir de
shown-from-hint = Vazio: já. As horas são de { $zone }, onde agora são { $time }.
shown-from-wrong = Mostrar a partir de: { $problem }
only-table = Só a mesa
only-table-hint = O número de uma mesa desta ronda: os jogadores dela veem-no em «A tua mesa».
only-player = Só o jogador
only-player-hint = Um número ou o nome inteiro. Só esse jogador e a equipa o veem.
announce = Publicar aviso

## Os minutos que faltam

minutes-left = Minutos que faltam
on = Ligado
on-means = Quando faltam 10 e 5 minutos para o fim de uma ronda, a página inicial e o projetor avisam, e também a página de cada jogador, quando faltam na sua mesa.
off = Desligado
off-means = Além dos relógios, as páginas não avisam que faltam 10 e 5 minutos.
stop-minutes = Parar de avisar os minutos
announce-minutes = Avisar 10 e 5 minutos

## O que foi publicado

announced = Publicados
nothing-yet = Ainda não há avisos
nothing-yet-text = O que publicares fica aqui e pode ser fixado e retirado.
withdrawn = Retirado
came-too-late = Não mostrado: a ronda seguinte veio antes
from = A partir de { $time }
shown = Mostrado
to = Para <bdi>{ $addressee }</bdi>
everybody = Todos
table-of-round = Mesa { $table }, { $round }
a-player = Um jogador
unpin = Desafixar
pin = Fixar
withdraw = Retirar

## Avisos depois de um botão

can-read-now = Já pode ser lido por: { $whom }.
can-read-later = A partir dessa hora, pode ser lido por: { $whom }.
minutes-announced = Os dez e os cinco minutos finais são avisados.
minutes-not-announced = Os minutos que faltam não são avisados.
stays-above = Fica acima dos outros.
not-pinned = Já não está fixado.
taken-from-pages = Foi retirado das páginas.
