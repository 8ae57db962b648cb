## Consulta para juízes

for-table = Para a mesa { $table }

## As portas

cards = Quem pode mostrar uma carta
cards-about = Por zona, dono, quem controla e quem a pode ver.
priority = Quem tem a prioridade
priority-about = Se um jogador a pede e depois não faz nada.
loops = Onde um loop para
loops-about = Pelo que cada jogador propõe, pela ordem dos turnos.
leaving = O que sai com um jogador
leaving-about = O que possui, controla e tem na pilha.
chance = Moeda e dados
chance-about = Sorteio justo, registado com o nome de quem o pediu.
information = Informação e atalhos
information-about = O que os jogadores devem dizer, o que podem dizer e o que se supõe.
checklists = Antes do jogo, deck checks
checklists-about = Os passos por ordem, para Commander.
penalties = Resumo das penalizações
penalties-about = A tabela de penalizações em uso, com as mudanças para multiplayer.
end-of-round = Fim da ronda
end-of-round-about = No fim do tempo: os últimos turnos, e empates.

## Partes comuns

players = Jogadores
take-players = Usar estes jogadores
no-such-table = Não há mesa { $table } na ronda mais recente: a resposta é para uma mesa em geral.
name-and-seat = { $name } (lugar { $seat })
answer = Resposta
not-answered = Sem resposta
choose = Escolhe
who-left = Quem saiu do jogo
have-left = Saíram do jogo
whose-turn = De quem é o turno
owner = Dono
controller = Quem controla
owner-has-it = O dono
game-over = O jogo terminou.

## Quem pode mostrar uma carta oculta

where-card-is = Onde a carta está
zone-library = Grimório
zone-hand = Mão
zone-exile = Exílio, face para baixo
zone-other = Outra zona, por agora com a face para baixo
zone-battlefield = Campo de batalha, face para baixo
zone-stack = Pilha, face para baixo
who-may-look = Quem a pode ver agora, por uma instrução
who-may-show = Quem a pode mostrar
nobody-may-show = Ninguém a pode mostrar.
may-show = { $count ->
    [one] { $names } pode mostrá-la, mais ninguém.
   *[other] { $names } podem mostrá-la, mais ninguém.
}
because = { $reason } (MTR-A 3.13A)
because-library = Uma carta num grimório só é mostrada pelo dono, e só enquanto uma instrução o manda vê-la.
because-hand = Mostrar uma mão cabe ao dono.
because-exile = Uma carta exilada com a face para baixo pode ser mostrada por quem tenha autorização de uma instrução em vigor para a ver.
because-other = Uma carta assim pode ser mostrada por quem tenha autorização de uma instrução em vigor para a ver.
because-battlefield = Mostrar uma permanente com a face para baixo cabe a quem a controla.
because-stack = Mostrar uma mágica com a face para baixo cabe a quem a controla.
may-say-not-show = Outro jogador pôde vê-la: pode dizer o que viu, mas não mostrá-la.
theirs-alone = A permissão é só desse jogador: quem o controla não a tem.
anyone-may-say = Qualquer pessoa pode dizer o que há numa carta oculta, seja ou não verdade.

## Prioridade pedida sem fazer nada

priority-lead = Um jogador pediu a prioridade, ou parou o jogo, e depois não faz nada (MTR-A 4.2A).
who-asked = Quem pediu e não faz nada
choose-turn-and-asker = Escolhe de quem é o turno e quem tinha pedido a prioridade.
has-left-game = { $name } saiu do jogo e não tem prioridade a pedir.
game-over-no-priority = O jogo terminou: ninguém tem a prioridade.
takes-no-part = { $name } não participa.
request-void = O pedido de { $name } não vale.
turn-has-priority = { $name }, de quem é o turno, tem a prioridade.
next-has-priority = { $active } saiu, por isso a prioridade vai para o próximo na ordem dos turnos: { $name }.
nobody-has-priority = Ninguém tem a prioridade.
had-passed = { $count ->
    [one] { $names } tinha passado antes: isso não conta, o jogo volta ao ponto logo após a última coisa feita.
   *[other] { $names } tinham passado antes: isso não conta, o jogo volta ao ponto logo após a última coisa feita.
}
may-act-or-pass = { $name } pode agir ou passar; mais ninguém age antes.

## Onde um loop para

loops-lead = Um jogador anuncia um loop e quantas vezes se repete. Pela ordem dos turnos, cada jogador pode indicar um ponto anterior para parar, até ninguém o fazer (MTR-A 4.4A).
who-announces = Quem anuncia o loop
how-often = Quantas repetições
points-in-iteration = Pontos numa repetição
earliest-stops = A primeira paragem que cada jogador quer
stops-hint = Deixa vazio o jogador que não propõe nada. Um ponto é um momento em que alguém podia agir, contado a partir de 1; vazio significa o último.
iteration = Repetição
point = Ponto
where-it-stops = Onde para
choose-turn-and-announcer = Escolhe de quem é o turno e quem anunciou o loop.
type-loop = Escreve quantas vezes o loop se repete e quantos pontos tem: números a partir de 1.
announcer-in-game = Quem anuncia um loop tem de estar no jogo.
loop-not-possible = Esse loop não pode ser anunciado: escreve números a partir de 1.
loop-not-settled = O loop não está resolvido: verifica as propostas de novo.
proposes-nothing = { $name } não propõe nada antes.
stops-at-point = Para na repetição { $iteration }, após o ponto { $point }.
stops-after = Para após a repetição { $iteration }.
runs-as-announced = { $count ->
    [one] Repete-se como anunciado, { $count } vez.
   *[other] Repete-se como anunciado, { $count } vezes.
}
priority-there = { $name } tem a prioridade nesse ponto.
nobody-priority-there = Ninguém tem a prioridade nesse ponto.
priority-after = { $name } tem a prioridade depois.
nobody-priority-after = Ninguém tem a prioridade depois.
stop-would-be-void = Se { $name } não fizer nada nessa altura, a paragem não vale, como um pedido retirado (MTR-A 4.2A): { $active } tem a prioridade.

## O que sai com um jogador

who-leaves = Quem sai
followed-hint = O jogo desta mesa está a ser acompanhado: a resposta inclui o que ali está registado.
object-number = Objeto { $number }
what-it-is = O que é
kind-permanent = Permanente
kind-token = Ficha
kind-spell = Mágica na pilha
kind-ability = Habilidade na pilha
kind-copy = Cópia na pilha
if-not-owner = Se não for o dono
by-effect = por um efeito que dá o controlo
came-under-control = entrou sob o controlo dessa pessoa
what-leaves = O que sai
more-objects = Mais objetos
choose-leaver = Escolhe quem sai.
nobody-left = Já não resta ninguém.
choose-owner = { $object }: escolhe o dono.
name-objects = Indica os objetos que importam e pergunta de novo.
nothing-changes = Nada disto muda.
nothing-leaves-followed = Nada mais sai do jogo acompanhado.
has-left-followed = No jogo acompanhado, { $name } já saiu.
in-followed-game = No jogo acompanhado: { $what }.
nothing-comes = Já nada entra sob o controlo desse jogador, e nenhuma habilidade desencadeada dele vai para uma pilha (CR 800.4).
in-order = Nesta ordem (CR 800.4a)
order-owned = Tudo o que o jogador possui sai do jogo, seja quem for que o controle.
order-effects = Terminam os efeitos que dão ao jogador o controlo de algo.
order-stack = O que controla numa pilha e não é uma carta deixa de existir.
order-exiled = O que ainda controla é exilado.
after-leaving = Se tinha a prioridade, esta passa ao próximo jogador. Não lhe é causado dano, não lhe são pagos custos, e outro jogador faz as escolhas por ele. O turno dele continua sem jogador ativo.

## Moedas e dados

who-asks = Quem pede
number-hint = O número do jogador: fica registado.
recorded-hint = Fica registado.
what-for = Para quê
coin = Moeda
call = Escolha
no-call = Sem escolha
heads = Cara
tails = Coroa
call-hint = Só quem lança a moeda pode ganhar ou perder, e só se tiver escolhido cara ou coroa (CR 705.2).
die-instead = Dado em vez da moeda
die-hint = Um número par de lados, se todos concordarem: ímpar é cara (CR 705.1).
flip = Lançar moeda
dice = Dados
sides = Lados
roll = Lançar dados
type-who-asks = Quem pede: escreve o número do jogador, fica registado.
drawn-here = Sorteado aqui
nothing-drawn = Ainda nada. Cada sorteio é calculado a partir do segredo do torneio e do próximo número, por isso qualquer pessoa pode recalculá-lo depois: <a>Sorteios justos</a>.
drawn-for-everyone = <a>Sorteios justos</a> mostra-os a todos.
go-back = Voltar
