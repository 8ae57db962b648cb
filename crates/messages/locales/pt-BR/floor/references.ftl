## Consulta para juízes

for-table = Para a mesa { $table }

## As portas

cards = Quem pode mostrar um card
cards-about = Por zona, dono, quem controla e quem pode olhar.
priority = Quem tem a prioridade
priority-about = Se um jogador a pede e depois não faz nada.
loops = Onde um loop para
loops-about = Pelo que cada jogador propõe, na ordem dos turnos.
leaving = O que sai com um jogador
leaving-about = O que possui, controla e tem na pilha.
chance = Moeda e dados
chance-about = Sorteio justo, gravado com quem pediu.
information = Informação e atalhos
information-about = O que os jogadores devem dizer, o que podem dizer e o que se supõe.
checklists = Antes do jogo, deck checks
checklists-about = Os passos em ordem, para Commander.
penalties = Penalidades em resumo
penalties-about = A tabela de penalidades em uso, com as mudanças para multiplayer.
end-of-round = Fim da rodada
end-of-round-about = No fim do tempo: os últimos turnos, e empates.

## Partes comuns

players = Jogadores
take-players = Usar estes jogadores
no-such-table = Não há mesa { $table } na rodada mais nova: a resposta é para uma mesa em geral.
name-and-seat = { $name } (assento { $seat })
answer = Resposta
not-answered = Sem resposta
choose = Escolha
who-left = Quem saiu do jogo
have-left = Saíram do jogo
whose-turn = De quem é o turno
owner = Dono
controller = Quem controla
owner-has-it = O dono
game-over = O jogo terminou.

## Quem pode mostrar um card oculto

where-card-is = Onde o card está
zone-library = Grimório
zone-hand = Mão
zone-exile = Exílio, face para baixo
zone-other = Outra zona, por ora com a face para baixo
zone-battlefield = Campo de batalha, face para baixo
zone-stack = Pilha, face para baixo
who-may-look = Quem pode olhar agora, por uma instrução
who-may-show = Quem pode mostrar
nobody-may-show = Ninguém pode mostrar.
may-show = { $count ->
    [one] { $names } pode mostrar, ninguém mais.
   *[other] { $names } podem mostrar, ninguém mais.
}
because = { $reason } (MTR-A 3.13A)
because-library = Um card em um grimório só é mostrado pelo dono, e só enquanto uma instrução faz o dono olhar.
because-hand = Mostrar uma mão cabe ao dono.
because-exile = Um card exilado com a face para baixo pode ser mostrado por quem uma instrução atual permite olhar.
because-other = Um card assim pode ser mostrado por quem uma instrução atual permite olhar.
because-battlefield = Mostrar uma permanente com a face para baixo cabe a quem a controla.
because-stack = Mostrar uma mágica com a face para baixo cabe a quem a controla.
may-say-not-show = Outro jogador pôde olhar: pode dizer o que viu, mas não mostrar.
theirs-alone = A permissão é só desse jogador: quem o controla não a tem.
anyone-may-say = Qualquer pessoa pode dizer o que há em um card oculto, verdade ou não.

## Prioridade pedida sem fazer nada

priority-lead = Um jogador pediu a prioridade, ou parou o jogo, e depois não faz nada (MTR-A 4.2A).
who-asked = Quem pediu e não faz nada
choose-turn-and-asker = Escolha de quem é o turno e quem tinha pedido a prioridade.
has-left-game = { $name } saiu do jogo e não tem prioridade a pedir.
game-over-no-priority = O jogo terminou: ninguém tem a prioridade.
takes-no-part = { $name } não participa.
request-void = O pedido de { $name } não vale.
turn-has-priority = { $name }, de quem é o turno, tem a prioridade.
next-has-priority = { $active } saiu, então a prioridade vai ao próximo na ordem dos turnos: { $name }.
nobody-has-priority = Ninguém tem a prioridade.
had-passed = { $count ->
    [one] { $names } tinha passado antes: isso não conta, o jogo volta ao ponto logo após a última coisa feita.
   *[other] { $names } tinham passado antes: isso não conta, o jogo volta ao ponto logo após a última coisa feita.
}
may-act-or-pass = { $name } pode agir ou passar; ninguém mais age antes.

## Onde um loop para

loops-lead = Um jogador anuncia um loop e quantas vezes ele roda. Na ordem dos turnos, cada jogador pode indicar um ponto anterior para parar, até que ninguém indique (MTR-A 4.4A).
who-announces = Quem anuncia o loop
how-often = Quantas vezes roda
points-in-iteration = Pontos em uma repetição
earliest-stops = A primeira parada que cada jogador quer
stops-hint = Deixe vazio quem não propõe nada. Um ponto é um momento em que alguém poderia agir, contado a partir de 1; vazio significa o último.
iteration = Repetição
point = Ponto
where-it-stops = Onde para
choose-turn-and-announcer = Escolha de quem é o turno e quem anunciou o loop.
type-loop = Digite quantas vezes o loop deve rodar e quantos pontos tem: números a partir de 1.
announcer-in-game = Quem anuncia um loop está no jogo.
loop-not-possible = Esse loop não pode ser anunciado: digite números a partir de 1.
loop-not-settled = O loop não está resolvido: confira as propostas de novo.
proposes-nothing = { $name } não propõe nada antes.
stops-at-point = Para na repetição { $iteration }, após o ponto { $point }.
stops-after = Para após a repetição { $iteration }.
runs-as-announced = { $count ->
    [one] Roda como anunciado, { $count } vez.
   *[other] Roda como anunciado, { $count } vezes.
}
priority-there = { $name } tem a prioridade ali.
nobody-priority-there = Ninguém tem a prioridade ali.
priority-after = { $name } tem a prioridade depois.
nobody-priority-after = Ninguém tem a prioridade depois.
stop-would-be-void = Se { $name } então não fizer nada, a parada não vale, como um pedido retirado (MTR-A 4.2A): { $active } tem a prioridade.

## O que sai com um jogador

who-leaves = Quem sai
followed-hint = O jogo nesta mesa é acompanhado: a resposta inclui o que está gravado lá.
object-number = Objeto { $number }
what-it-is = O que é
kind-permanent = Permanente
kind-token = Ficha
kind-spell = Mágica na pilha
kind-ability = Habilidade na pilha
kind-copy = Cópia na pilha
if-not-owner = Se não for o dono
by-effect = por um efeito que dá o controle
came-under-control = entrou sob o controle dessa pessoa
what-leaves = O que sai
more-objects = Mais objetos
choose-leaver = Escolha quem sai.
nobody-left = Não resta ninguém.
choose-owner = { $object }: escolha o dono.
name-objects = Indique os objetos que importam e pergunte de novo.
nothing-changes = Nada disto muda.
nothing-leaves-followed = Nada no jogo acompanhado sai junto.
has-left-followed = No jogo acompanhado, { $name } já saiu.
in-followed-game = No jogo acompanhado: { $what }.
nothing-comes = Nada mais entra sob o controle desse jogador, e nenhuma habilidade desencadeada dele vai para uma pilha (CR 800.4).
in-order = Nesta ordem (CR 800.4a)
order-owned = Tudo o que o jogador possui sai do jogo, não importa quem controle.
order-effects = Efeitos que dão ao jogador o controle de algo terminam.
order-stack = O que ele controla em uma pilha e não é um card deixa de existir.
order-exiled = O que ele ainda controla é exilado.
after-leaving = Se ele tinha a prioridade, ela vai ao próximo jogador. Dano a ele não é causado, custos a ele não são pagos, e outro jogador faz as escolhas dele. O turno dele continua sem jogador ativo.

## Moedas e dados

who-asks = Quem pede
number-hint = O número do jogador: fica gravado.
recorded-hint = Fica gravado.
what-for = Para quê
coin = Moeda
call = Pedido
no-call = Sem pedido
heads = Cara
tails = Coroa
call-hint = Só quem joga a moeda pode vencer ou perder, e só com um pedido (CR 705.2).
die-instead = Dado no lugar da moeda
die-hint = Um número par de lados, se todos concordam: ímpar é cara (CR 705.1).
flip = Jogar moeda
dice = Dados
sides = Lados
roll = Jogar dados
type-who-asks = Quem pede: digite o número do jogador, fica gravado.
drawn-here = Sorteado aqui
nothing-drawn = Nada ainda. Cada sorteio é calculado a partir do segredo do torneio e do próximo número, então qualquer pessoa pode recalculá-lo depois: <a>Sorteios justos</a>.
drawn-for-everyone = <a>Sorteios justos</a> mostra todos a todos.
go-back = Voltar
