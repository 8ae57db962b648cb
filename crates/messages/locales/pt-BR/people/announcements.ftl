## Avisos da equipe aos jogadores

what = O que todos devem ler
what-hint = Aparece na mesma hora no início, no projetor e nas páginas dos jogadores.
special = Fixado, mais tarde, ou só para uma mesa ou um jogador
pinned = Fixado: fica acima dos outros
shown-from = Mostrar a partir de
shown-from-hint = Vazio: já. Os horários são de { $zone }, onde agora são { $time }.
shown-from-wrong = Mostrar a partir de: { $problem }
only-table = Só a mesa
only-table-hint = O número de uma mesa desta rodada: os jogadores dela veem em Minha mesa.
only-player = Só o jogador
only-player-hint = Um número ou o nome inteiro. Só esse jogador e a equipe veem.
announce = Publicar aviso

## Os minutos que faltam

minutes-left = Minutos que faltam
on = Ligado
on-means = Quando faltam 10 e 5 minutos para o fim de uma rodada, o início e o projetor avisam, e a página de cada jogador, quando faltam na mesa dele.
off = Desligado
off-means = As páginas não avisam, ao lado dos relógios, que faltam 10 e 5 minutos.
stop-minutes = Não avisar os minutos
announce-minutes = Avisar 10 e 5 minutos

## O que foi publicado

announced = Publicados
nothing-yet = Nenhum aviso ainda
nothing-yet-text = O que você publicar fica aqui e pode ser fixado e retirado.
withdrawn = Retirado
came-too-late = Não mostrado: a rodada seguinte veio antes
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
can-read-later = A partir desse horário, pode ser lido por: { $whom }.
minutes-announced = Os dez e os cinco minutos finais são avisados.
minutes-not-announced = Os minutos que faltam não são avisados.
stays-above = Fica acima dos outros.
not-pinned = Não está mais fixado.
taken-from-pages = Foi retirado das páginas.
