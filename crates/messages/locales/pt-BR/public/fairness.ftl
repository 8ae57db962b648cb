## Sorteios que todos podem conferir

what-it-is = Tudo o que é aleatório neste torneio (rodada 1, byes, assentos, a ordem de jogadores empatados, moedas e dados) é calculado a partir de um segredo fixado antes do início. Seu SHA-256, o compromisso, aparece aqui desde o começo: nenhum outro segredo tem o mesmo. O segredo é publicado quando o torneio é encerrado, e então qualquer pessoa pode recalcular todos os sorteios. Ele continua público se o torneio for reaberto: o que for sorteado dali em diante poderia ser conhecido antes.
the-secret = O segredo
commitment = Compromisso (SHA-256 do segredo)
secret = Segredo
secret-follows = Publicado quando o torneio for encerrado.

## Sorteios refeitos

computed-again = Recalculados
summary-agree = { $all } recalculados: { $agree } conferem.
summary-changed = { $all } recalculados: { $agree } conferem, { $changed } foram alterados, como está registrado.
summary-unexplained = { $all } recalculados: { $agree } conferem, { $wrong } sem explicação.
summary-both = { $all } recalculados: { $agree } conferem, { $changed } foram alterados, como está registrado, { $wrong } sem explicação.
checks-caption = Sorteios recalculados a partir do segredo
column-what = O quê
column-verdict = Veredito
column-note = Nota
verdict-agrees = confere
verdict-changed = alterado
verdict-differs = difere
changed-means = “Alterado” significa que alguém mudou o pareamento depois do sorteio. <a>O que mudou e por quê</a> é público.

## Todos os sorteios

every-draw = Todos os sorteios
nothing-drawn = Ainda não houve sorteio
nothing-drawn-text = Os sorteios de uma rodada aparecem aqui quando ela for publicada.
draws = Sorteios
playoff = Playoff
before-first-round = Antes da rodada 1
paired-again = Pareada { $count } vezes: vale o sorteio { $count }.
draw = Sorteio { $number }: { $what }
draw-places = { $draw }, posições { $from } a { $last } de { $all }
drawn-order = ordem dos jogadores
drawn-equal = ordem de jogadores empatados: { $players }
more-players = mais { $count }
drawn-byes = byes
drawn-seats = assentos
drawn-coin = moeda
drawn-die = dado
heads = cara
tails = coroa
rolled = { $rolled } de { $sides } lados

## Como conferir

check-yourself = Como conferir
check-secret = Anote o compromisso antes da rodada 1. Quando o segredo for publicado, pegue seus bytes (dois dígitos hexadecimais cada) e calcule o SHA-256 deles. Se não for igual ao compromisso, o segredo foi trocado.
check-order = Pegue o rótulo de um sorteio, como <code>seats/3/1</code>: para que serve, a rodada e quantas vezes foi sorteado. Para cada jogador, escreva o rótulo, uma barra e o id do jogador (entre parênteses), como <code>seats/3/1/p7</code>, e calcule o HMAC-SHA256 desse texto tendo os bytes do segredo como chave. Ordenados por esses números em hexadecimal, do menor para o maior, os jogadores ficam na ordem sorteada.
check-rounds = A rodada 1 é a ordem de todos os que não têm bye, dividida em pods; os byes são os primeiros de um sorteio separado. Em cada pod, os jogadores se sentam na ordem do sorteio dos assentos. Se os assentos são equilibrados, esse sorteio decide entre disposições igualmente boas.
check-dice = Um dado de <em>n</em> lados é o HMAC de <code>die/</code>, rodada, barra, número: pegue o primeiro byte que seja menor que o maior múltiplo de <em>n</em> até 256; o resultado é o resto da divisão por <em>n</em>, mais 1. Uma moeda é um dado de dois lados com a palavra <code>flip</code>; 1 é cara.
check-with-program = Está tudo no <a>documento do evento</a>. Com o próprio programa: <code>podium verify event.json</code>.
not-proved = O que isto não prova
not-proved-text = Quem hospeda o serviço e lê o segredo antes poderia parear uma rodada de novo até gostar do sorteio, mas o número do sorteio mostraria isso. Ninguém de fora pode verificar que o segredo foi escolhido ao acaso, só que não mudou depois de publicado o compromisso.
