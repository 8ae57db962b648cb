## O que fazer agora

last-match = Saíste do torneio: esta é a tua última partida.
check-in = Check-in: já cheguei
show-code = Mostrar o meu código
ruling = Decisão
report-again = O que foi comunicado antes não conta: comunica o resultado de novo.
did-you-concede = Concedeste?
others-say-conceded = Os outros comunicaram que concedeste a partida.
conceded-means = Só conta se confirmares: nesse caso, não recebes pontos desta partida.
i-conceded = Concedi
i-did-not = Não concedi
confirm-result = Confirmar resultado
that-is-wrong = Está errado
or-say-what = Ou diz o que está errado
or-say-what-hint = Uma frase. A equipa lê-a e decide.
dispute = Contestar resultado
game-ended-report = O jogo terminou: comunica quem ganhou
conceded-or-earlier-games = Alguém concedeu, ou houve jogos antes
if-it-differs = Se for diferente do que foi comunicado, a equipa decide.
withdraw-report = Retirar o que comuniquei
already-so = A tua mesa já tinha este resultado.
you-wrote = Escreveste: «{ $text }»
seats = Lugares pela ordem dos turnos
our-table = A nossa mesa: vida e turnos
seat-out = fora: { $why }

## Depois do fim

share = Partilhar posição
share-link = As tuas rondas, para partilhar

## Chamar um juiz

judge = Juiz
with-note = Dizer de que se trata
add-note = Deixar nota
withdraw-call = Retirar a chamada
your-table = A tua mesa

## O resto da página

hand-in-decklist = Entregar a decklist
change-commander = Alterar
name-commander = Indica o teu comandante
table-picture = A mesa em imagem
more = As tuas rondas, outro telemóvel
more-with-drop = Sair, as tuas rondas, outro telemóvel
on-another-phone = Esta página noutro telemóvel
drop = Sair do torneio
drop-after-round = Ainda jogas { $round }; depois disso, já não entras nos emparelhamentos.
drop-now = Já não entras nos emparelhamentos. O que jogaste continua a contar.
drop-undo = Só a equipa o pode desfazer.
drop-button = Sair do torneio
not-dropped = Não saíste do torneio. Escreve { $word } para confirmar.
not-you = Não és tu?
from-link = Esta página veio do link secreto de <bdi>{ $name }</bdi>.
forget-link = Esquecer o link neste navegador
link-forgotten = Este navegador esqueceu o link.

