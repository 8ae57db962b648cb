## Títulos, botões e links

new-tournament = Novo torneio
create = Criar o torneio
copy = Copiar o torneio
copy-intro = Um novo torneio com as definições deste. Jogadores e rondas ficam aqui.
save = Guardar as definições
start-from = Começar com
defaults = As predefinições da adenda
played-elsewhere = Para um torneio jogado noutro sítio, <a>começa com o ficheiro dele</a>.
penalties = Tabela de penalizações

## Avisos

saved = As definições foram guardadas.
nothing-saved = Nada foi guardado. Corrige os campos marcados.
cancelled = O torneio está cancelado.
created = O torneio foi criado.
created-with = { $count ->
    [one] O torneio foi criado, com { $count } jogador.
   *[other] O torneio foi criado, com { $count } jogadores.
}
look-at-names-first = Verifica os nomes. Ainda nada foi criado.

## Jogadores de um novo torneio

look-at-names = Verificar os nomes
create-with-names = Criar com estes nomes
names-hint = Um nome por linha. Se alterares a lista, volta a verificá-la.
players-hint = Um nome por linha, se já os souberes. Podes adicionar mais a qualquer momento, e os jogadores podem inscrever-se.

## O que uma cópia leva

comes-along = Também se copia
staff-along = { $count ->
    [one] Equipa: { $count } pessoa além de ti, com a mesma função
   *[other] Equipa: { $count } pessoas além de ti, com as mesmas funções
}
deck-rules = Regras para decklists
deck-rules-hint = As listas são recebidas até à ronda 1, ou até um prazo que definas.
along-hint = Todas as definições, também a tabela de penalizações.

## Os primeiros campos

date = Data
place = Local
time-zone = Fuso horário
time-zone-hint = Escreve uma cidade grande, como Lisboa ou Hamburgo.
language = Língua
language-hint = Das folhas impressas e do projetor. Cada pessoa lê as páginas na sua própria língua.
level-hint = Todos os valores predefinidos abaixo dependem dele. Campos vazios seguem a adenda.
level-regular = Pods mais pequenos, 90 minutos, o turno é terminado. A partir de 4 jogadores.
level-competitive = Byes, 75 minutos, turnos extra. A partir de 16 jogadores.
level-professional = Como o Competitivo, com as decisões mais rígidas. A partir de 16 jogadores.
until-first-round = Podes alterar tudo o que segue até à primeira ronda.
as-level = Conforme o nível

## Rondas e playoff

rounds-and-playoff = Rondas e playoff
recommended = Para { $players } jogadores: { $rounds } rondas suíças, depois o top { $cut }.
recommended-with-byes = { $byes ->
    [one] Para { $players } jogadores com { $byes } bye: { $rounds } rondas suíças, depois o top { $cut }.
   *[other] Para { $players } jogadores com { $byes } byes: { $rounds } rondas suíças, depois o top { $cut }.
}
recommended-later = Depende do número de jogadores, com os byes.
swiss-rounds-hint = Vazio: conforme recomendado (MTR-A Appendix E).
playoff-hint = Num top 7, 10, 13 ou 40, os melhores seeds saltam a primeira ronda do playoff.
cut-recommended = Conforme recomendado
cut-none = Sem playoff
cut-top = Top { $cut }
uneven = Se os jogadores não completarem os pods
uneven-level = Regular: pods mais pequenos. Competitivo e Profissional: byes (MTR-A 10.4A).
uneven-byes = Byes
uneven-byes-hint = Os pods ficam completos; os últimos que não tiveram bye recebem um. Aconselhado para Commander (MTR-A X.1B).
smaller-pods = Pods mais pequenos
uneven-smaller-hint = Ninguém fica de fora; alguns pods têm menos um jogador.
uneven-larger = Pods maiores
uneven-larger-hint = Ninguém fica de fora; alguns pods têm mais um jogador. Os pods completos são então os mais pequenos.
uneven-then-byes = Pods mais pequenos, depois um bye
uneven-then-byes-hint = Tantos pods completos quanto possível; os outros têm menos um jogador, para que no máximo um tenha bye.
smaller-pods-hint = Em que ponta da classificação ficam. Não tem efeito se houver byes.
at-bottom = Em baixo
at-top = Em cima
seating = Lugares nas rondas suíças
seats-random = Por sorteio
seats-balanced = Equilibrados ao longo das rondas (desvio)
draft-pods = Os pods de um draft são mantidos para a primeira ronda (MTR-A X.6A)
house-pods = Pods e rondas por outras regras
house-pods-hint = Para regras diferentes da adenda: quem fica nos pods mais pequenos, quantas rondas há e como cada ronda é emparelhada.
smaller-pods-once = Ninguém fica duas vezes num pod mais pequeno enquanto houver quem ainda não ficou
smaller-pods-once-hint = Só evitar reencontros vem antes. Sem isto, evita-se onde não custa mais nada.
round-table-hint = Uma linha para cada número de jogadores: 16: 2 rounds, top 4. Vale até 16 jogadores. A última pode valer para todos os números maiores: more: 5 rounds, no playoff. Vazio: conforme recomendado (MTR-A Appendix E).
round-kinds-hint = A ronda 1 é sorteada. Escolhe como as outras são emparelhadas; a adenda emparelha pela classificação.
round-kind-second = Ronda 2
round-kind-others = Rondas seguintes
round-kind-last = Última ronda

## Partida e pontos

match-and-points = Partida e pontos
pod-size = Tamanho do pod
pod-size-hint = 4, como em Commander.
games-to-win = Jogos para ganhar a partida
games-to-win-hint = Um em Commander (MTR-A X.1A).
points-win = Pontos por vitória
points-win-hint = Vazio: tamanho do pod + 1.
points-draw = por empate
points-draw-hint = Vazio: 1.
points-loss = por derrota
points-loss-hint = Vazio: 0.
points-bye = por bye
points-bye-hint = Vazio: como uma vitória.
players-report = Os jogadores comunicam os seus resultados
players-report-hint = No Regular, comunicam os jogadores; acima, a equipa. A equipa tem a palavra final.
players-report-yes = Sim: um resultado conta quando outro jogador do pod o confirma
players-report-no = Não: só a equipa regista resultados
running-results = Resultados de uma ronda a decorrer
running-results-hint = No Regular, todos os veem à medida que chegam; acima, quando a ronda é encerrada. Não pode mudar depois do emparelhamento da ronda 1.
running-results-yes = Todos os veem à medida que chegam
running-results-no = Todos os veem quando a ronda é encerrada
table-games = Jogos anotados nas mesas
table-games-hint = Os jogadores anotam no telemóvel a vida, os turnos e as eliminações da sua mesa, e os juízes veem-no. Por predefinição, podem fazê-lo no Regular; acima, só os juízes acompanham jogos.
table-games-yes = Os jogadores podem anotar o jogo da sua mesa
table-games-no = Só os juízes acompanham jogos
long-turn = Minutos de um turno longo
long-turn-hint = Um turno mais longo é assinalado nas páginas dos juízes. Deixa vazio para não assinalar nenhum.
long-turns-at-table = Assinalar turnos longos também na mesa
own-time = Minutos de tempo próprio por jogador
own-time-hint = Na mesa, os turnos de cada jogador num jogo são descontados deste tempo, e os juízes veem quem o esgotou; são eles que decidem o que acontece. Deixa vazio para mostrar só o tempo usado.
tiebreakers = Critérios de desempate
tiebreakers-hint = Vazio: Match points, MW%, OAMP, OMW% (MTR-A 3.1A). Para outra ordem, escreve os nomes com vírgulas; há também W%, OW%, H2H, Seat, Games won.
house-rules = Regras da casa
house-rules-hint = O que outros documentos de regras decidem de forma diferente da adenda. O conjunto de regras escolhido define algumas; as outras seguem a adenda.
percentages = Percentagens na classificação
percentages-hint = Para regras diferentes da adenda. Os oponentes imaginários têm uma percentagem e nenhum ponto de partida: contam na OMW%, não na OAMP, e não mudam nenhum emparelhamento.
opponents-hint = Vazio: nenhum, como na adenda.
opponents-percentage = com uma percentagem de
opponents-percentage-hint = Por exemplo 1/5, 20 % ou 0.33.
byes-in-percentages = Um bye conta como partida ganha na percentagem que os oponentes recebem
percentage-decimals-hint = Quantas casas decimais da fração contam, de 2 a 4; o 5 arredonda para cima: com 4 compara-se 31,50 %. Vazio: comparadas sem arredondar.
percentage-floor-hint = Por exemplo 1/5, 1/3 ou 1/7; 0 é nenhuma. Vazio: 1 / pontos por vitória.
scoring = Pontos conforme o tamanho do pod, pontos apostados
scoring-hint = Para regras diferentes da adenda.
win-points-by-hint = Conforme os jogadores na mesa, uma vitória num pod de três vale 4 ou 5. Deixa vazios os pontos por vitória e por bye: ajustam-se sozinhos.
win-points-tournament = Os mesmos em todos os pods
win-points-plus-one = Jogadores na mesa + 1
win-points-twice = O dobro dos jogadores na mesa − 1
wager-start = Pontos apostados: no início
wager-start-hint = Por exemplo, 1000. Vazio: cada resultado tem os seus pontos.
wager-stake = Aposta em cada partida
wager-stake-hint = A parte dos próprios pontos que os jogadores apostam, como 10 % ou 1/10.
place-points-hint = Uma linha por tamanho de pod: os jogadores e depois os pontos a partir da primeira posição, como 4: 6 3 2 1. Um tamanho sem linha usa a do tamanho maior seguinte. Deixa vazios os pontos por vitória e por bye: ajustam-se sozinhos.
draw-points-hint = Uma linha por número de jogadores ainda no jogo: os jogadores e os pontos de cada um, como 2: 3. Vazio: os pontos da última das posições deles.
tied-last = Pontos da última das posições deles
tied-turn-order = Pela ordem dos turnos
draws = Empates e lugares do playoff
draws-hint = Para regras diferentes da adenda. Em cada definição, a primeira opção é a da adenda.
draw-shared-by-hint = Se só quem ainda está no jogo o partilha, quem regista um empate diz quem ainda estava.
draw-shared-all = Todos os que começaram a partida e não a concederam
draw-shared-still-in = Só quem ainda está no jogo quando ele empata
drawn-elimination-replay = Joga-se de novo até alguém ganhar
drawn-elimination-seed = Avança o melhor seed entre quem partilha o empate
playoff-seats-seed = Por seed, do melhor ao pior (2.2B)
playoff-seats-chosen = Por sorteio, e o melhor seed da mesa escolhe quem começa
playoff-places = Depois da vitória na final, os outros continuam a jogar pelas posições seguintes
playoff-places-hint = O resultado da final diz quem saiu do jogo e por que ordem.
ending = Prolongamento, jogos inacabados e empates
overtime-hint = Minutos para o turno em curso após o fim do tempo. Vazio: sem limite.
end-step-turn = Se alguém estiver a agir na etapa final quando o fim do tempo for anunciado, o turno seguinte é o último
no-show-hint = Minutos de ronda. Vazio: os juízes decidem.

## Tempo

time = Tempo
round-minutes = Minutos de uma ronda suíça
round-minutes-hint = Vazio: 90 no Regular, 75 acima (MTR-A Appendix B). 0: sem limite.
end-of-round = No fim do tempo
end-of-round-hint = Turnos extra até 75 minutos; acima, terminar o turno.
end-as-limit = Conforme o limite de tempo
end-extra-turns = Turnos extra (2.5AA)
end-finish-turn = Terminar o turno (2.5AB)
playoff-minutes = Minutos de uma partida do playoff
playoff-minutes-hint = Vazio: sem limite, como aconselhado (MTR-A 2.5B).
breaks-hint = Um por linha: round 2: 45 minutes, Almoço. Para um segundo dia: round 4: until 10:00. Um intervalo começa quando a ronda é encerrada.

## Inscrição e nomes

registration-and-names = Inscrição e nomes
registration = Os jogadores inscrevem-se
registration-closed = Fechada
registration-closed-hint = A equipa inscreve os jogadores.
registration-approval = Com aprovação
registration-approval-hint = Os jogadores inscrevem-se pelo link; a equipa aprova cada inscrição.
registration-open = Aberta
registration-open-hint = Os jogadores inscrevem-se pelo link ou pelo código QR.
max-players = Máximo de jogadores
max-players-hint = Inscrições posteriores vão para a lista de espera. Vazio: sem limite.
per-address = Inscrições por hora de um mesmo endereço
per-address-hint = Todos os telemóveis no Wi-Fi de um local têm o mesmo endereço, por isso permite tantas quantos os jogadores que esperas. Um script também não passa daí.
names-shown = Nomes nas páginas públicas
names-full = Nomes completos
names-initial = Primeiro nome e inicial
commanders = Comandantes nas páginas públicas
commanders-hint = No Regular, com os primeiros emparelhamentos; acima, depois do torneio. Antes da ronda 1, só a equipa os vê. Depois de a emparelhares, não podes mostrar mais.
commanders-with-pairings = Todos os veem com os emparelhamentos
commanders-after = Todos os veem quando o torneio for encerrado
commanders-never = Só a equipa os vê
decklists = Todos podem ler as decklists depois do torneio
decklists-hint = Nas páginas dos jogadores, nas exportações e no formato do TopDeck. Até lá, só a equipa as pode ler. Escolhe antes da ronda 1.
listed = Na página inicial
listed-hint = Quando o torneio estiver aberto.
indexed = Os motores de busca podem listar as suas páginas

## Mesas e textos

tables-and-texts = Mesas e textos
first-table = Número da primeira mesa
first-table-hint = O primeiro pod fica nessa mesa; os outros, nas seguintes.
skipped = Mesas a saltar
skipped-hint = Números e intervalos: 13, 20-24.
description-hint = Fica na página inicial do torneio, para todos.
code-of-conduct-hint = Mostrado a todos; uma violação é Conduta Antidesportiva (MTR-A 5.4).

## Abaixo do formulário

deviations-hint = Todos podem ler esta lista.
deviation = { $what }: { $here } (adenda: { $addendum })
for-next = Para o próximo torneio
preset-name = Nome do modelo
preset-name-hint = Conserva as definições guardadas, exceto nome, data e descrição. Um modelo com o mesmo nome é substituído.
preset-for-everybody = Para todos os que criam torneios aqui
keep-preset = Guardar como modelo
preset-kept = «{ $name }» foi guardado: um novo torneio pode começar com ele.
preset-removed = O modelo «{ $name }» foi removido.
cancel = Cancelar o torneio
cancel-means = Nada é apagado, mas já nada pode ser registado. Todos podem ler o motivo.

## A comunidade de um torneio

community = Comunidade
community-hint = Os jogadores entram na lista de pessoas da comunidade. Têm lá um histórico, e da próxima vez voltas a encontrá-los.
no-community = Nenhuma comunidade
community-leaves = Se o torneio sair da comunidade, é removido das épocas dela, e os seus resultados, dos históricos das pessoas. Se voltar, os jogadores continuam associados às mesmas pessoas.
choose-community = Guardar a comunidade
community-chosen = A comunidade foi guardada.
