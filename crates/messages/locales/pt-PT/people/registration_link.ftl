## O link de inscrição

title = Inscrição
heading = Inscrição em { $tournament }
in-settings = Alterar nas definições
code = Código: <b>{ $code }</b>
as-picture = Código como imagem (SVG)
who-may = Quem pode inscrever-se
with-code = Só quem tem o código pode inscrever-se. Está no link e na imagem acima e pode ser escrito. Um novo código invalida os cartazes e links anteriores.
without-code = Quem encontrar o torneio pode inscrever-se. Se houver inscrições de pessoas que não estão no local, pede um código: está no link e na imagem daqui, por isso quem está no local só tem de ler a imagem, sem escrever.
new-code = Criar um novo código
no-code = Não pedir código
ask-code = Pedir um código
asks-code = Agora a inscrição pede este código. Links e cartazes de antes levam a um formulário que o pede.
asks-no-code = Agora a inscrição não pede código.

## Se as inscrições estão abertas

off = A inscrição pelos próprios jogadores está desligada nas definições.
opens-later = As inscrições abrem com o torneio.
open = As inscrições estão abertas.
open-approval = As inscrições estão abertas; aprovas cada jogador.
closed = A inscrição pelos próprios jogadores está fechada.
over = As inscrições terminaram.
