## Sorteios que todos podem conferir

what-it-is = Tudo o que é aleatório neste torneio (ronda 1, byes, lugares, a ordem de jogadores empatados, moedas e dados) é calculado a partir de um segredo fixado antes do início. O seu SHA-256, o compromisso, está aqui desde o começo: nenhum outro segredo tem o mesmo. O segredo é publicado quando o torneio é encerrado, e então qualquer pessoa pode recalcular todos os sorteios. Continua público se o torneio for reaberto: o que for sorteado daí em diante poderia ser conhecido antes.
the-secret = O segredo
commitment = Compromisso (SHA-256 do segredo)
secret = Segredo
secret-follows = Publicado quando o torneio for encerrado.

## Sorteios recalculados

computed-again = Recalculados
summary-agree = { $all } recalculados: { $agree } conferem.
summary-changed = { $all } recalculados: { $agree } conferem, { $changed } foram alterados, como está registado.
summary-unexplained = { $all } recalculados: { $agree } conferem, { $wrong } sem explicação.
summary-both = { $all } recalculados: { $agree } conferem, { $changed } foram alterados, como está registado, { $wrong } sem explicação.
checks-caption = Sorteios recalculados a partir do segredo
column-what = O quê
column-verdict = Veredito
column-note = Nota
verdict-agrees = confere
verdict-changed = alterado
verdict-differs = difere
changed-means = «Alterado» significa que alguém mudou o emparelhamento depois do sorteio. <a>O que mudou e porquê</a> é público.

## Todos os sorteios

every-draw = Todos os sorteios
nothing-drawn = Ainda não houve sorteio
nothing-drawn-text = Os sorteios de uma ronda aparecem aqui quando ela for publicada.
draws = Sorteios
playoff = Playoff
before-first-round = Antes da ronda 1
paired-again = Emparelhada { $count } vezes: vale o sorteio { $count }.
draw = Sorteio { $number }: { $what }
draw-places = { $draw }, posições { $from } a { $last } de { $all }
drawn-order = ordem dos jogadores
drawn-equal = ordem de jogadores empatados: { $players }
more-players = mais { $count }
drawn-byes = byes
drawn-seats = lugares
drawn-coin = moeda
drawn-die = dado
heads = cara
tails = coroa
rolled = { $rolled } de { $sides } lados

## Como conferir

check-yourself = Verifica por ti
check-secret = Anota o compromisso antes da ronda 1. Quando o segredo for publicado, pega nos seus bytes (dois dígitos hexadecimais cada) e calcula o SHA-256 deles. Se não for igual ao compromisso, o segredo foi trocado.
check-order = Pega na etiqueta de um sorteio, como <code>seats/3/1</code>: para que serve, a ronda e quantas vezes foi sorteado. Para cada jogador, escreve a etiqueta, uma barra e o id do jogador (entre parênteses), como <code>seats/3/1/p7</code>, e calcula o HMAC-SHA256 desse texto com os bytes do segredo como chave. Ordenados por estes números em hexadecimal, do menor para o maior, os jogadores ficam na ordem sorteada.
check-rounds = A ronda 1 é a ordem de todos os que não têm bye, dividida em pods; os byes são os primeiros de um sorteio separado. Em cada pod, os jogadores sentam-se pela ordem do sorteio dos lugares. Se os lugares são equilibrados, esse sorteio decide entre disposições igualmente boas.
check-dice = Um dado de <em>n</em> lados é o HMAC de <code>die/</code>, ronda, barra, número: usa o primeiro byte que seja menor do que o maior múltiplo de <em>n</em> até 256; o resultado é o resto da divisão por <em>n</em>, mais 1. Uma moeda é um dado de dois lados com a palavra <code>flip</code>; 1 é cara.
check-with-program = Está tudo no <a>documento do evento</a>. Com o próprio programa: <code>podium verify event.json</code>.
not-proved = O que isto não prova
not-proved-text = Quem aloja o serviço e leia o segredo antes de tempo poderia emparelhar uma ronda de novo até gostar do sorteio, mas o número do sorteio mostraria isso. Ninguém de fora pode verificar que o segredo foi escolhido ao acaso, só que não mudou depois de publicado o compromisso.
