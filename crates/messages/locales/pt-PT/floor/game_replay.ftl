## A lista

lead = Cada um pode ser revisto passo a passo, turno a turno.
empty = Nenhum jogo acompanhado terminou
empty-means = Os jogos que os juízes acompanham e os que os jogadores anotam nas mesas aparecem aqui quando terminam.
table-and-game = Mesa { $table }, jogo { $game }
table-given-up = Mesa { $table } (abandonado)
table-and-game-given-up = Mesa { $table }, jogo { $game } (abandonado)
who-may-read = Quem os pode ver
open-means = Todos podem revê-los passo a passo quando o torneio for encerrado, com os nomes como nas páginas públicas e sem mostrar quem registou o quê. Isto inclui os jogos que os jogadores anotaram nas mesas.
closed-means = Só a equipa. Podes torná-los públicos depois do torneio, com os nomes como nas páginas públicas e sem mostrar quem registou o quê. Isto inclui os jogos que os jogadores anotaram nas mesas.
keep-to-staff = Manter só para a equipa
open-to-everybody = Abrir a todos
opened = Todos poderão rever estes jogos quando o torneio for encerrado.
closed = Estes jogos ficam só para a equipa.

## Endereços que não levam a nada

not-opened = A organização não tornou públicos os jogos deste torneio.
not-finished = Os jogos não são públicos antes de o torneio ser encerrado.
no-such-game = Esse jogo não existe nesta mesa.
no-such-step = O jogo não tem esse passo.
no-such-game-or-step = Esse jogo não existe, ou não tem esse passo.
still-followed = Este jogo ainda é acompanhado: poderá ser revisto quando terminar.
to-games = Ir para os jogos
to-game = Ir para o jogo

## Um jogo

all-games = Todos os jogos
step = Passo { $step } de { $last }
begins = O jogo começa.
steps = Passos

## Links a outros passos

start = O início
turn-before = O turno anterior
step-before = O passo anterior
next-step = O próximo passo
next-turn = O próximo turno
end = O fim
