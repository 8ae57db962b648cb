## Textos que talvez ainda citem um jogador

title = Textos sobre { $player }
heading = Textos sobre <bdi>{ $player }</bdi>
nothing-left = Não há mais nada a conferir
nothing-left-text = Nenhum texto deve mais citar este jogador.
what-to-do = Os dados pessoais foram removidos, e onde alguém escreveu o nome inteiro agora está “{ $player }”. Estes textos têm parte do nome: pode ser outra pessoa, ou ninguém. Altere os que ainda identificam o jogador; o texto anterior é apagado para sempre.
as-it-is = O texto como está
store = Gravar texto alterado
may-stay = Pode ficar
where-shown = Onde aparece
to-list = Ver lista
names-no-text = Este formulário não indica nenhum texto.
stays = O texto fica como está.
is-changed = O texto foi alterado, e o anterior não existe mais.

## O que é o texto

announcement = Aviso
call-what = Chamado: de que se trata
call-answer = Chamado: como foi resolvido
call-note = Chamado: a pergunta ao juiz principal
ruling-what = Decisão: o que aconteceu
ruling-answer = Decisão: a resposta
ruling-rule = Decisão: a regra
ruling-decision = Decisão: a palavra do juiz principal
ruling-withdrawal = Decisão: por que foi retirada
ruling-earlier = Decisão: um texto anterior
more-time = Motivo de tempo extra
dispute = Contestação de um resultado
judge-note = Nota ou declaração de um juiz
witness = Testemunha de uma declaração
deck-check = O que um deck check encontrou
table-note = Nota sobre uma mesa
end-of-round = Por que uma mesa termina a rodada de outro jeito
log-line = Linha do registro
log-reason = Motivo no registro
about-tournament = Sobre o torneio
place = Local do torneio
page-text = Texto da página do torneio
