## O link de inscrição

title = Inscrição
heading = Inscrição em { $tournament }
in-settings = Alterar nos ajustes
code = Código: <b>{ $code }</b>
as-picture = Código como imagem (SVG)
who-may = Quem pode se inscrever
with-code = Só quem tem o código pode se inscrever. Ele está no link e na imagem acima e pode ser digitado. Um novo código invalida cartazes e links anteriores.
without-code = Quem encontrar o torneio pode se inscrever. Se pessoas que não estão no local se inscrevem, peça um código: ele está no link e na imagem daqui, então quem está no local só precisa ler a imagem, sem digitar.
new-code = Criar um novo código
no-code = Não pedir código
ask-code = Pedir um código
asks-code = Agora a inscrição pede este código. Links e cartazes de antes levam a um formulário que o pede.
asks-no-code = Agora a inscrição não pede código.

## Se as inscrições estão abertas

off = A inscrição pelos próprios jogadores está desligada nos ajustes.
opens-later = As inscrições abrem com o torneio.
open = As inscrições estão abertas.
open-approval = As inscrições estão abertas; você aprova cada jogador.
closed = A inscrição pelos próprios jogadores está fechada.
over = As inscrições terminaram.
