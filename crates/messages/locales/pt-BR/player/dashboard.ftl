## O que fazer agora

last-match = Você saiu do torneio: esta é sua última partida.
check-in = Check-in: já cheguei
show-code = Mostrar meu código
ruling = Decisão
report-again = O que foi informado antes não vale: informe o resultado de novo.
did-you-concede = Você concedeu?
others-say-conceded = Os outros informaram que você concedeu a partida.
conceded-means = Só vale se você confirmar: nesse caso, você não recebe pontos desta partida.
i-conceded = Concedi
i-did-not = Não concedi
confirm-result = Confirmar resultado
that-is-wrong = Está errado
or-say-what = Ou diga o que está errado
or-say-what-hint = Uma frase. A equipe lê e decide.
dispute = Contestar resultado
game-ended-report = O jogo terminou: informe quem venceu
conceded-or-earlier-games = Alguém concedeu, ou houve jogos antes
if-it-differs = Se for diferente do que foi informado, a equipe decide.
withdraw-report = Retirar o que informei
already-so = Sua mesa já tinha este resultado.
you-wrote = Você escreveu: “{ $text }”
seats = Assentos na ordem dos turnos
our-table = Nossa mesa: vida e turnos
seat-out = fora: { $why }

## Depois do fim

share = Compartilhar posição
share-link = Suas rodadas, para compartilhar

## Chamar um juiz

judge = Juiz
with-note = Dizer o assunto
add-note = Deixar uma nota
withdraw-call = Retirar o chamado
your-table = Sua mesa

## O resto da página

hand-in-decklist = Entregar lista de deck
change-commander = Alterar
name-commander = Informe seu comandante
table-picture = A mesa como imagem
more = Suas rodadas, outro celular
more-with-drop = Sair, suas rodadas, outro celular
on-another-phone = Esta página em outro celular
drop = Sair do torneio
drop-after-round = Você ainda joga { $round }; depois disso, não entra mais nos pareamentos.
drop-now = Você não entra mais nos pareamentos. O que já jogou continua valendo.
drop-undo = Só a equipe pode desfazer.
drop-button = Sair do torneio
not-dropped = Você não saiu do torneio. Digite { $word } para confirmar.
not-you = Não é você?
from-link = Esta página veio do link secreto de <bdi>{ $name }</bdi>.
forget-link = Esquecer o link neste navegador
link-forgotten = Este navegador esqueceu o link.
