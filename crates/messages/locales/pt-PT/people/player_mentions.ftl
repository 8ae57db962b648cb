## Textos que talvez ainda refiram um jogador

title = Textos sobre { $player }
heading = Textos sobre <bdi>{ $player }</bdi>
nothing-left = Já não há nada a verificar
nothing-left-text = Já nenhum texto deve referir este jogador.
what-to-do = Os dados pessoais foram removidos, e onde alguém escreveu o nome inteiro agora está «{ $player }». Estes textos têm parte do nome: pode ser outra pessoa, ou ninguém. Altera os que ainda identificam o jogador; o texto anterior é apagado para sempre.
as-it-is = O texto como está
store = Guardar o texto alterado
may-stay = Pode ficar
where-shown = Onde aparece
to-list = Ir para a lista
names-no-text = Este formulário não indica nenhum texto.
stays = O texto fica como está.
is-changed = O texto foi alterado, e o anterior já não existe.

## O que é o texto

announcement = Aviso
call-what = Chamada: de que se trata
call-answer = Chamada: como foi resolvida
call-note = Chamada: a pergunta ao juiz principal
ruling-what = Decisão: o que aconteceu
ruling-answer = Decisão: a resposta
ruling-rule = Decisão: a regra
ruling-decision = Decisão: a palavra do juiz principal
ruling-withdrawal = Decisão: por que motivo foi retirada
ruling-earlier = Decisão: um texto anterior
more-time = Motivo de tempo extra
dispute = Contestação de um resultado
judge-note = Nota ou declaração de um juiz
witness = Testemunha de uma declaração
deck-check = O que um deck check encontrou
table-note = Nota sobre uma mesa
end-of-round = Por que motivo uma mesa termina a ronda de outra forma
log-line = Linha do registo
log-reason = Motivo no registo
about-tournament = Sobre o torneio
place = Local do torneio
page-text = Texto da página do torneio
