## A lista

lead = Cada um pode ser revisto passo a passo, turno a turno.
empty = Nenhum jogo acompanhado terminou
empty-means = Os jogos que os juízes acompanham e os que os jogadores anotam nas mesas aparecem aqui quando terminam.
table-and-game = Mesa { $table }, jogo { $game }
table-given-up = Mesa { $table } (abandonado)
table-and-game-given-up = Mesa { $table }, jogo { $game } (abandonado)
who-may-read = Quem pode ler
open-means = Todos podem revê-los passo a passo quando o torneio for encerrado, com os nomes como nas páginas públicas e sem mostrar quem registrou o quê. Isso inclui os jogos que os jogadores anotaram nas mesas.
closed-means = Só a equipe. Você pode torná-los públicos depois do torneio, com os nomes como nas páginas públicas e sem mostrar quem registrou o quê. Isso inclui os jogos que os jogadores anotaram nas mesas.
keep-to-staff = Só para a equipe
open-to-everybody = Abrir a todos
opened = Todos poderão rever estes jogos quando o torneio for encerrado.
closed = Estes jogos ficam só para a equipe.

## Endereços que não levam a nada

not-opened = A organização não tornou públicos os jogos deste torneio.
not-finished = Os jogos não são públicos antes que o torneio seja encerrado.
no-such-game = Não há esse jogo nesta mesa.
no-such-step = O jogo não tem esse passo.
no-such-game-or-step = Não há esse jogo, ou esse passo dele.
still-followed = Este jogo ainda é acompanhado: poderá ser revisto quando terminar.
to-games = Ver jogos
to-game = Ver jogo

## Um jogo

all-games = Todos os jogos
step = Passo { $step } de { $last }
begins = O jogo começa.
steps = Passos

## Links a outros passos

start = O começo
turn-before = O turno anterior
step-before = O passo anterior
next-step = O próximo passo
next-turn = O próximo turno
end = O fim
