## Nossa mesa: o jogo que os jogadores anotam juntos

lay-down = Colocar na mesa
in-hand = Segurar na mão
your-page = Sua página

## O começo

start = Iniciar nosso jogo
start-means = Anote aqui a vida, os turnos e as eliminações da sua mesa. Todos os jogadores podem fazer isso, cada um no próprio celular, e os juízes veem.
life-unknown = Defina os totais de vida que ainda não são conhecidos.
set-life = Definir a vida
life-of-each = Vida inicial de cada jogador

## Os turnos

pass-of = Passar o turno de { $player }
turn-number = Turno { $number }
call-time = Tempo esgotado: contar os últimos turnos
call-time-means = Você não pode desfazer isso aqui, nem nenhum passo anterior. Só um juiz pode.
count-last-turns = Contar os últimos turnos
judge-ends-turn = Um juiz acompanha a pilha e vai terminar este turno.
whose-turn = O tempo acabou. De quem é o turno?

## Moeda e dados

chance = Moeda e dados
coin = Moeda
die = d{ $sides }

## Quem sai do jogo

more = Mais
other-counters = Outros marcadores
i-am-out = Estou fora
is-out = { $player } está fora
have-you-lost = Você perdeu o jogo?
has-lost = { $player } perdeu o jogo?
i-have-lost = Perdi
they-have-lost = { $player } perdeu
lost-together = { $names } perderam ao mesmo tempo
said-by = { $player } anotou que você perdeu.
i-concede = Quero conceder
concede-means = Você concede este jogo. Em uma partida de um só jogo, concede a partida e não recebe pontos se ela empatar.
concede = Conceder o jogo

## O fim do jogo

next-means = O resultado deste jogo passa a contar na partida. Só um juiz pode reabri-lo.
begin-next = Iniciar o próximo jogo
too-few-for-another = Não restam jogadores suficientes para outro jogo aqui. Continue a jogar e informe o resultado.
recent = Últimos passos
last-step = o último passo
but-stays = { $step } (permanece: { $drawn })
waits = aguardando envio
other-result = Informar outro resultado
more-about-result = Mais sobre o resultado
own-left = restam { $time }
own-over = { $time } a mais
long-turn = turno longo
life-change = { $before } → { $after } de vida
life-now = { $life } de vida
everybody-starts = Todos começam com { $life } de vida
lost-by = { $player } perdeu: { $why }

## Os números de um jogador

less-life = { $player }: menos { $count } de vida
more-life = { $player }: mais { $count } de vida
damage-from = Dano de comandante: { $player }
less-damage = { $player }: menos 1 de dano de comandante ({ $from })
more-damage = { $player }: mais { $count } de dano de comandante ({ $from })
less-poison = { $player }: menos 1 marcador de veneno
more-poison = { $player }: mais 1 marcador de veneno
fewer-counters = { $player }: { $counter }, menos 1
more-counters = { $player }: { $counter }, mais 1
fewer-casts = { $player }: menos 1 conjuração do comandante
more-casts = { $player }: mais 1 conjuração do comandante
fewer-second-casts = { $player }: menos 1 conjuração do segundo comandante
more-second-casts = { $player }: mais 1 conjuração do segundo comandante
