## Até quando se entregam listas

until-time = até { $time }
until-round-one = até à ronda 1
time-in-zone = { $time } ({ $zone })

## Decklists

none-asked = Este torneio não pede decklists.
not-in-tournament = Já não estás neste torneio.
have-left = Saíste do torneio: não é preciso decklist.
were-taken = As decklists foram recebidas { $until }. Fala com a equipa se a tua tiver de mudar.
paste-list = Cola a tua lista ou um link.
list-changed = Entretanto, alguém alterou este jogador. Vê como está agora a lista e envia a tua de novo.
data-removed = Os dados pessoais deste jogador foram removidos, e a decklist também.
reason-after-deadline = O prazo acabou: escreve por que motivo a lista muda. Fica registado.
not-taken-any-more = As decklists já não são recebidas: deixa o campo vazio e fala com a equipa.
changes-among-lists = Neste torneio, as decklists são entregues e verificadas: a lista de um jogador altera-se na página das listas.
commanders-until = As decklists são entregues { $until }: até lá, só os próprios jogadores podem alterar os seus comandantes.

## O comandante de um jogador

no-commanders = Neste torneio não se joga com comandantes.
commander-rounds-begun = As rondas já começaram. Fala com a equipa se o teu comandante é outro.
commander-lists-taken = As decklists foram recebidas { $until }. Fala com a equipa se o teu comandante é outro.
list-names-commander = A tua decklist indica o teu comandante: altera-o lá.

## Regras para as listas e ficheiros com cartas

rules-changed = Entretanto, alguém alterou as regras para decklists. Compara com as de agora e envia as tuas de novo.
too-large = São { $size } kB: o máximo é { $most } kB.
nothing-in-it = Não há nada dentro. Envia um com nomes de cartas.
no-card-in-file = Não há nenhuma carta no ficheiro: nada foi alterado.
file-of-future = { $day } está no futuro: nada foi alterado. Indica com --date de que dia é o ficheiro.
