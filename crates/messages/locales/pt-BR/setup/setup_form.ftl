## Títulos, botões e links

new-tournament = Novo torneio
create = Criar o torneio
copy = Copiar o torneio
copy-intro = Um novo torneio com os ajustes deste. Jogadores e rodadas ficam aqui.
save = Salvar os ajustes
start-from = Começar com
defaults = O padrão do adendo
played-elsewhere = Para um torneio jogado em outro lugar, <a>comece com o arquivo dele</a>.
penalties = Tabela de penalidades

## Avisos

saved = Os ajustes foram salvos.
nothing-saved = Nada foi salvo. Corrija os campos marcados.
cancelled = O torneio está cancelado.
created = O torneio foi criado.
created-with = { $count ->
    [one] O torneio foi criado, com { $count } jogador.
   *[other] O torneio foi criado, com { $count } jogadores.
}
look-at-names-first = Confira os nomes. Nada foi criado ainda.

## Jogadores de um novo torneio

look-at-names = Conferir os nomes
create-with-names = Criar com estes nomes
names-hint = Um nome por linha. Se você editar a lista, vai conferi-la de novo.
players-hint = Um nome por linha, se você já os sabe. Você pode adicionar mais a qualquer momento, e os jogadores podem se inscrever.

## O que uma cópia leva

comes-along = Vem junto
staff-along = { $count ->
    [one] Equipe: { $count } pessoa além de você, com a mesma função
   *[other] Equipe: { $count } pessoas além de você, com as mesmas funções
}
deck-rules = Regras para listas de deck
deck-rules-hint = As listas são recebidas até a rodada 1, ou até um prazo que você definir.
along-hint = Todos os ajustes, também a tabela de penalidades.

## Os primeiros campos

date = Data
place = Local
time-zone = Fuso horário
time-zone-hint = Digite uma cidade maior, como São Paulo ou Manaus.
language = Idioma
language-hint = Das folhas impressas e do projetor. Cada pessoa lê as páginas em seu próprio idioma.
level-hint = Todos os padrões abaixo dependem dele. Campos vazios seguem o adendo.
level-regular = Pods menores, 90 minutos, termina-se o turno. A partir de 4 jogadores.
level-competitive = Byes, 75 minutos, turnos extras. A partir de 16 jogadores.
level-professional = Como o Competitivo, com as decisões mais rígidas. A partir de 16 jogadores.
until-first-round = Você pode alterar tudo o que segue até a primeira rodada.
as-level = Conforme o nível

## Rodadas e playoff

rounds-and-playoff = Rodadas e playoff
recommended = Para { $players } jogadores: { $rounds } rodadas suíças, depois o top { $cut }.
recommended-with-byes = { $byes ->
    [one] Para { $players } jogadores com { $byes } bye: { $rounds } rodadas suíças, depois o top { $cut }.
   *[other] Para { $players } jogadores com { $byes } byes: { $rounds } rodadas suíças, depois o top { $cut }.
}
recommended-later = Depende do número de jogadores, com os byes.
swiss-rounds-hint = Vazio: conforme recomendado (MTR-A Appendix E).
playoff-hint = Em um top 7, 10, 13 ou 40, os melhores seeds pulam a primeira rodada do playoff.
cut-recommended = Conforme recomendado
cut-none = Sem playoff
cut-top = Top { $cut }
uneven = Se os jogadores não completam os pods
uneven-level = Regular: pods menores. Competitivo e Profissional: byes (MTR-A 10.4A).
uneven-byes = Byes
uneven-byes-hint = Os pods ficam completos; os últimos que não tiveram bye recebem um. Aconselhado para Commander (MTR-A X.1B).
smaller-pods = Pods menores
uneven-smaller-hint = Ninguém fica de fora; alguns pods têm um jogador a menos.
uneven-larger = Pods maiores
uneven-larger-hint = Ninguém fica de fora; alguns pods têm um jogador a mais. Os pods completos são então os menores.
uneven-then-byes = Pods menores, depois um bye
uneven-then-byes-hint = Tantos pods completos quanto possível; os outros têm um jogador a menos, para que no máximo um tenha bye.
smaller-pods-hint = Em que ponta da classificação eles ficam. Não tem efeito se há byes.
at-bottom = No fim
at-top = No topo
seating = Assentos nas rodadas suíças
seats-random = Por sorteio
seats-balanced = Equilibrados ao longo das rodadas (desvio)
draft-pods = Os pods de um draft são mantidos para a primeira rodada (MTR-A X.6A)
house-pods = Pods e rodadas por outras regras
house-pods-hint = Para regras diferentes do adendo: quem fica nos pods menores, quantas rodadas há e como cada rodada é pareada.
smaller-pods-once = Ninguém fica duas vezes em um pod menor enquanto houver quem ainda não ficou
smaller-pods-once-hint = Só evitar reencontros vem antes. Sem isso, evita-se onde não custa nada mais.
round-table-hint = Uma linha para cada número de jogadores: 16: 2 rounds, top 4. Vale até 16 jogadores. A última pode valer para todos os números maiores: more: 5 rounds, no playoff. Vazio: conforme recomendado (MTR-A Appendix E).
round-kinds-hint = A rodada 1 é sorteada. Escolha como as outras são pareadas; o adendo pareia pela classificação.
round-kind-second = Rodada 2
round-kind-others = Rodadas seguintes
round-kind-last = Última rodada

## Partida e pontos

match-and-points = Partida e pontos
pod-size = Tamanho do pod
pod-size-hint = 4, como em Commander.
games-to-win = Jogos para vencer a partida
games-to-win-hint = Um em Commander (MTR-A X.1A).
points-win = Pontos por vitória
points-win-hint = Vazio: tamanho do pod + 1.
points-draw = por empate
points-draw-hint = Vazio: 1.
points-loss = por derrota
points-loss-hint = Vazio: 0.
points-bye = por bye
points-bye-hint = Vazio: como uma vitória.
players-report = Os jogadores informam seus resultados
players-report-hint = No Regular, os jogadores informam; acima, a equipe. A equipe tem a palavra final.
players-report-yes = Sim: um resultado vale quando outro jogador do pod confirma
players-report-no = Não: só a equipe registra resultados
running-results = Resultados de uma rodada em andamento
running-results-hint = No Regular, todos veem conforme chegam; acima, quando a rodada é encerrada. Não pode mudar depois do pareamento da rodada 1.
running-results-yes = Todos veem conforme chegam
running-results-no = Todos veem quando a rodada é encerrada
table-games = Jogos anotados nas mesas
table-games-hint = Os jogadores anotam no celular a vida, os turnos e as eliminações da própria mesa, e os juízes veem. Por padrão, podem fazer isso no Regular; acima, só os juízes acompanham jogos.
table-games-yes = Os jogadores podem anotar o jogo da própria mesa
table-games-no = Só os juízes acompanham jogos
long-turn = Minutos de um turno longo
long-turn-hint = Um turno mais longo é marcado nas páginas dos juízes. Deixe vazio para não marcar nenhum.
long-turns-at-table = Marcar turnos longos também na mesa
own-time = Minutos de tempo próprio por jogador
own-time-hint = Na mesa, os turnos de cada jogador em um jogo são descontados deste tempo, e os juízes veem quem o esgotou; eles decidem o que acontece. Deixe vazio para mostrar só o tempo usado.
tiebreakers = Critérios de desempate
tiebreakers-hint = Vazio: Match points, MW%, OAMP, OMW% (MTR-A 3.1A). Para outra ordem, digite os nomes com vírgulas; há também W%, OW%, H2H, Seat, Games won.
house-rules = Regras da casa
house-rules-hint = O que outros documentos de regras decidem de forma diferente do adendo. O conjunto de regras escolhido define parte delas; as outras seguem o adendo.
percentages = Porcentagens na classificação
percentages-hint = Para regras diferentes do adendo. Oponentes imaginários têm uma porcentagem e nenhum ponto de partida: contam no OMW%, não no OAMP, e não mudam nenhum pareamento.
opponents-hint = Vazio: nenhum, como no adendo.
opponents-percentage = com uma porcentagem de
opponents-percentage-hint = Por exemplo 1/5, 20% ou 0.33.
byes-in-percentages = Um bye conta como partida vencida na porcentagem que os oponentes recebem
percentage-decimals-hint = Quantas casas decimais da fração contam, de 2 a 4; o 5 arredonda para cima: com 4 se compara 31,50%. Vazio: comparadas sem arredondar.
percentage-floor-hint = Por exemplo 1/5, 1/3 ou 1/7; 0 é nenhuma. Vazio: 1 / pontos por vitória.
scoring = Pontos conforme o tamanho do pod, pontos apostados
scoring-hint = Para regras diferentes do adendo.
win-points-by-hint = Conforme os jogadores na mesa, uma vitória em um pod de três vale 4 ou 5. Deixe vazios os pontos por vitória e por bye: eles se ajustam sozinhos.
win-points-tournament = Os mesmos em todos os pods
win-points-plus-one = Jogadores na mesa + 1
win-points-twice = O dobro dos jogadores na mesa − 1
wager-start = Pontos apostados: no início
wager-start-hint = Por exemplo, 1000. Vazio: cada resultado tem os seus pontos.
wager-stake = Aposta em cada partida
wager-stake-hint = A parte dos próprios pontos que os jogadores apostam, como 10% ou 1/10.
place-points-hint = Uma linha por tamanho de pod: os jogadores e depois os pontos a partir do primeiro lugar, como 4: 6 3 2 1. Um tamanho sem linha usa a do próximo tamanho maior. Deixe vazios os pontos por vitória e por bye: eles se ajustam sozinhos.
draw-points-hint = Uma linha por número de jogadores ainda no jogo: os jogadores e os pontos de cada um, como 2: 3. Vazio: os pontos da última das posições deles.
tied-last = Pontos da última das posições deles
tied-turn-order = Pela ordem dos turnos
draws = Empates e assentos do playoff
draws-hint = Para regras diferentes do adendo. Em cada ajuste, a primeira opção é a do adendo.
draw-shared-by-hint = Se só quem ainda está no jogo o divide, quem registra um empate diz quem ainda estava.
draw-shared-all = Todos os que começaram a partida e não a concederam
draw-shared-still-in = Só quem ainda está no jogo quando ele empata
drawn-elimination-replay = Joga-se de novo até alguém vencer
drawn-elimination-seed = Avança o melhor seed entre quem divide o empate
playoff-seats-seed = Por seed, do melhor ao pior (2.2B)
playoff-seats-chosen = Por sorteio, e o melhor seed da mesa escolhe quem começa
playoff-places = Depois da vitória na final, os outros continuam jogando pelas posições seguintes
playoff-places-hint = O resultado da final diz quem saiu do jogo e em que ordem.
ending = Prorrogação, jogos inacabados e empates
overtime-hint = Minutos para o turno em andamento após o fim do tempo. Vazio: sem limite.
end-step-turn = Se alguém estiver agindo na etapa final quando o fim do tempo for anunciado, o turno seguinte é o último
no-show-hint = Minutos de rodada. Vazio: os juízes decidem.

## Tempo

time = Tempo
round-minutes = Minutos de uma rodada suíça
round-minutes-hint = Vazio: 90 no Regular, 75 acima (MTR-A Appendix B). 0: sem limite.
end-of-round = No fim do tempo
end-of-round-hint = Turnos extras até 75 minutos; acima, terminar o turno.
end-as-limit = Conforme o limite de tempo
end-extra-turns = Turnos extras (2.5AA)
end-finish-turn = Terminar o turno (2.5AB)
playoff-minutes = Minutos de uma partida do playoff
playoff-minutes-hint = Vazio: sem limite, como aconselhado (MTR-A 2.5B).
breaks-hint = Um por linha: round 2: 45 minutes, Almoço. Para um segundo dia: round 4: until 10:00. Um intervalo começa quando a rodada é encerrada.

## Inscrição e nomes

registration-and-names = Inscrição e nomes
registration = Os jogadores se inscrevem
registration-closed = Fechada
registration-closed-hint = A equipe inscreve os jogadores.
registration-approval = Com aprovação
registration-approval-hint = Os jogadores se inscrevem pelo link; a equipe aprova cada um.
registration-open = Aberta
registration-open-hint = Os jogadores se inscrevem pelo link ou QR code.
max-players = Máximo de jogadores
max-players-hint = Inscrições posteriores vão para a lista de espera. Vazio: sem limite.
per-address = Inscrições por hora de um mesmo endereço
per-address-hint = Todos os celulares no Wi-Fi de um local têm o mesmo endereço, então permita tantas quantos jogadores você espera. Um script também não passa disso.
names-shown = Nomes nas páginas públicas
names-full = Nomes completos
names-initial = Nome e inicial
commanders = Comandantes nas páginas públicas
commanders-hint = No Regular, com os primeiros pareamentos; acima, depois do torneio. Antes da rodada 1, só a equipe os vê. Depois do pareamento dela, você não pode mostrar mais.
commanders-with-pairings = Todos veem com os pareamentos
commanders-after = Todos veem quando o torneio for encerrado
commanders-never = Só a equipe vê
decklists = Todos podem ler as listas de deck depois do torneio
decklists-hint = Nas páginas dos jogadores, nas exportações e no formato do TopDeck. Até lá, só a equipe pode ler. Escolha antes da rodada 1.
listed = Na página inicial
listed-hint = Quando o torneio estiver aberto.
indexed = Buscadores podem listar suas páginas

## Mesas e textos

tables-and-texts = Mesas e textos
first-table = Número da primeira mesa
first-table-hint = O primeiro pod fica ali, os outros nas mesas seguintes.
skipped = Mesas a pular
skipped-hint = Números e intervalos: 13, 20-24.
description-hint = Fica na página inicial do torneio, para todos.
code-of-conduct-hint = Mostrado a todos; uma violação é Conduta Antidesportiva (MTR-A 5.4).

## Abaixo do formulário

deviations-hint = Todos podem ler esta lista.
deviation = { $what }: { $here } (adendo: { $addendum })
for-next = Para o próximo torneio
preset-name = Nome do modelo
preset-name-hint = Guarda os ajustes salvos, exceto nome, data e descrição. Um modelo com o mesmo nome é substituído.
preset-for-everybody = Para todos que criam torneios aqui
keep-preset = Guardar como modelo
preset-kept = “{ $name }” foi guardado: um novo torneio pode começar com ele.
preset-removed = O modelo “{ $name }” foi removido.
cancel = Cancelar o torneio
cancel-means = Nada é apagado, mas nada mais pode ser registrado. Todos podem ler o motivo.

## A comunidade de um torneio

community = Comunidade
community-hint = Os jogadores entram na lista de pessoas da comunidade. Eles têm um histórico lá, e da próxima vez você os encontra de novo.
no-community = Nenhuma comunidade
community-leaves = Se o torneio sai da comunidade, ele é removido das temporadas dela, e os resultados dele, dos históricos das pessoas. Se voltar, os jogadores continuam associados às mesmas pessoas.
choose-community = Salvar a comunidade
community-chosen = A comunidade foi salva.
