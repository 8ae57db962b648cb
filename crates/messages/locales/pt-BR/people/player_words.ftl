## O que várias páginas dizem de um jogador

back-to-players = Voltar aos jogadores
back-to-player = Voltar ao jogador
no-player = Não há jogador com o número { $number } neste torneio.

## O estado

disqualified = Desqualificação
dropped-before-playing = Saiu antes de jogar
dropped-after = Saiu depois { $round-of }
from-round = A partir da rodada { $round }
playing = No torneio
checked-in = Check-in feito

## Botões

approve = Aprovar
bring-back = Trazer de volta
give-place = Dar uma vaga

## Avisos

now-waitlisted = Todas as vagas estão ocupadas: { $player } está na lista de espera.
has-place = { $player } tem uma vaga.
plays-from = { $player } joga a partir da rodada { $round }.
is-refused = A inscrição de { $player } foi recusada.
is-removed = A inscrição de { $player } foi removida.
drops-after = { $player } sai do torneio no fim { $round-of }.
has-dropped = { $player } saiu do torneio.
is-back = { $player } está de volta ao torneio.
is-disqualified = { $player }: desqualificação registrada.
is-disqualified-by = { $player }: desqualificação pela decisão { $ruling }.
disqualification-revoked = A desqualificação de { $player } foi revogada.
forgotten = Os dados pessoais foram removidos: de agora em diante, { $player }.
may-still-name = { $count ->
    [one] { $count } texto talvez ainda cite esta pessoa.
   *[other] { $count } textos talvez ainda citem esta pessoa.
}
is-changed = Os dados de { $player } foram alterados.
type-word = Nada foi feito. Digite { $word } para confirmar.
is-number = { $player } tem o número { $number }.
is-number-waiting = { $player } tem o número { $number }, na lista de espera.
is-number-from = { $player } tem o número { $number } e joga a partir da rodada { $round }.

## Os campos

two-people = São duas pessoas com o mesmo nome
similar-name = Nome parecido: { $name }, jogador { $number }.
sorted-under-hint = Como nas listas por sobrenome: "García Márquez, Gabriel". Deixe vazio para usar o nome.
two-headed-giant = Equipe de Gigante de Duas Cabeças
team-mate-hint = O segundo membro da equipe, que conta como um só jogador.
mail-address = Endereço de e-mail
mail-address-hint = Só a organização e o juiz principal veem.
decklist-hint = Um link que comece com https://, ou um texto. Só a equipe vê enquanto o torneio está em andamento.
commander-hint = O card que comanda o deck.
second-commander-hint = Para parceiros, ou um antecedente.
fixed-table = Mesa fixa
fixed-table-hint = Só para quem precisa: o pod desse jogador fica sempre lá.
group = Grupo
group-hint = Jogadores com a mesma palavra aqui não se enfrentam enquanto der para evitar: uma casa, uma equipe.
awarded-byes = Byes concedidos
awarded-byes-hint = Byes para as primeiras rodadas, por exemplo de um torneio classificatório: de 0 a 3. Todos os veem na lista de jogadores.
