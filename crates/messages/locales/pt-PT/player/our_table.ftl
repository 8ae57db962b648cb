## A nossa mesa: o jogo que os jogadores anotam juntos

lay-down = Pousar na mesa
in-hand = Segurar na mão
your-page = A tua página

## O início

start = Iniciar o nosso jogo
start-means = Anota aqui a vida, os turnos e as eliminações da tua mesa. Todos os jogadores o podem fazer, cada um no seu telemóvel, e os juízes veem-no.
life-unknown = Define os totais de vida que ainda não são conhecidos.
set-life = Definir a vida
life-of-each = Vida inicial de cada jogador

## Os turnos

pass-of = Passar o turno de { $player }
turn-number = Turno { $number }
call-time = Tempo esgotado: contar os últimos turnos
call-time-means = Não podes desfazer isto aqui, nem nenhum passo anterior. Só um juiz pode.
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
have-you-lost = Perdeste o jogo?
has-lost = { $player } perdeu o jogo?
i-have-lost = Perdi
they-have-lost = { $player } perdeu
lost-together = { $names } perderam ao mesmo tempo
said-by = { $player } anotou que perdeste.
i-concede = Quero conceder
concede-means = Concedes este jogo. Numa partida de um só jogo, concedes a partida e não recebes pontos se ela empatar.
concede = Conceder o jogo

## O fim do jogo

next-means = O resultado deste jogo passa a contar na partida. Só um juiz o pode reabrir.
begin-next = Iniciar o próximo jogo
too-few-for-another = Não restam jogadores suficientes para outro jogo aqui. Continua a jogar e comunica o resultado.
recent = Últimos passos
last-step = o último passo
but-stays = { $step } (mantém-se: { $drawn })
waits = à espera de envio
other-result = Comunicar outro resultado
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
