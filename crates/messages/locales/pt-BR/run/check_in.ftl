## Check-in na entrada do local

all-players = Todos os jogadores
collect-fees = Receber taxas
without-fees = Sem taxas
over = O check-in terminou
over-text = Terminou quando as rodadas começaram. Para quem chegar agora, use <a>entrada tardia</a>; quem saiu está na <a>lista de jogadores</a>.
nobody-yet = Ainda não há jogadores
nobody-yet-text = Aparecem aqui quando são <a>adicionados</a> ou <a>se inscrevem</a>.

## Quantos estão aqui

here-of = <b>{ $here }</b> de { $all } presentes
players-here = Jogadores presentes
nobody-missing = não falta ninguém
not-here = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
for-approval = { $count } a aprovar
here-waiting = { $count } aqui na lista de espera
fees-collected = taxas recebidas: { $paid } de { $all }

## A busca e a câmera

name-or-number = Nome ou número
scan = Ler código
enter-hint = Enter faz o check-in se só houver um resultado.
camera = Imagem da câmera
close-camera = Fechar a câmera

## A lista

nobody-fits = Ninguém encontrado
nobody-fits-text = Tente menos letras. Você pode adicionar aqui um jogador que não está na lista, <a>com mais campos</a>, ou enviar o <a>link de inscrição</a>.
add-and-check-in = Adicionar “<bdi>{ $name }</bdi>” e fazer check-in
somebody-else = Outra pessoa? <a>Adicione um jogador</a> ou mostre o <a>link de inscrição</a>.
press-approve = Aprovar, check-in
press-check-in = Check-in
press-here = Presente
press-look = Ver
press-to-undo = (aperte para desfazer)
fee = Taxa
fee-collected-undo = Taxa de { $name } recebida (aperte para desfazer)
fee-collect = Taxa de { $name }: receber
already-entered = Já tem inscrição?
disqualified = Desqualificação
dropped = Saiu

## Todos de uma vez

everybody-at-once = Todos de uma vez
everybody-here = Todos estão presentes
check-in-everybody = Check-in de todos
everybody-means = { $count ->
    [one] Faz o check-in de { $count } jogador com vaga.
   *[other] Faz o check-in de todos os { $count } jogadores com vaga.
}
begin-again = Começar de novo
check-out-everybody = Desfazer os check-ins
nobody-means = O check-in de todos, também na lista de espera, é desfeito, como se tivesse acabado de abrir.
drop-absent = Retirar os ausentes
drop-not-here = Retirar quem faltou
drop-means = { $count ->
    [one] { $count } jogador não fez check-in. Sai do torneio antes da rodada 1, e a vaga livre vai para quem está aqui na lista de espera. Você pode desfazer a saída na página do jogador.
   *[other] { $count } jogadores não fizeram check-in. Saem do torneio antes da rodada 1, e as vagas livres vão para quem está aqui na lista de espera. Você pode desfazer cada saída na página do jogador.
}
type-word = Nada foi alterado. Digite { $word } para confirmar.
everybody-checked-in = Check-in feito para todos: { $count } a mais do que antes.
nobody-checked-in = Todo o check-in foi desfeito: { $count } ao todo.
were-dropped = Saíram do torneio: { $names }.

## O que um toque, um texto ou um código fez

here-on-waiting-list = { $name } está aqui, na lista de espera.
is-here = { $name } está aqui.
here-already = { $name } já está aqui.
checked-out = { $name }: check-in desfeito.
fee-is-collected = A taxa de { $name } foi recebida.
fee-not-collected = A taxa de { $name } não foi recebida.
several-fit = { $count ->
    [one] { $count } jogador encontrado. Digite mais letras ou aperte um.
   *[other] { $count } jogadores encontrados. Digite mais letras ou aperte um.
}
no-number = Não há jogador com o número { $number }.
nobody-called = Ninguém se chama “{ $typed }”.
for-another-tournament = Este código é de outro torneio.
is-secret-link = Este é o link secreto de um jogador. O código para a entrada está na página por trás dele: “{ $link }”.
no-check-in-code = Este não é um código de check-in do Podium. Busque o jogador por nome ou número.
no-player-named = O formulário não indica nenhum jogador. Abra a página de novo e aperte o botão lá.
back-to-check-in = Voltar ao check-in
to-check-in = Ir ao check-in

## A página por trás do código de um jogador

now-here = Está aqui
is-here-already = Já está aqui
undo-check-out = Desfazer o check-in
waits-for-approval = Espera aprovação.
approve-and-check-in = Aprovar e fazer check-in: <bdi>{ $name }</bdi>
check-in-player = Fazer check-in: <bdi>{ $name }</bdi>
player-page = A página do jogador
all-at-check-in = Todos no check-in
is-checked-in = { $name }: check-in feito.

## O código no celular do jogador

code-title = Código de check-in
you-are-checked-in = Seu check-in está feito
show-this = Mostre isto no check-in ou diga seu número.
is-over = O check-in terminou.
you-wait = Sua inscrição espera aprovação. A equipe pode aprovar ao ler isto.
on-waiting-list = Você está na lista de espera. Vagas livres vão para quem está aqui.
not-in-tournament = Você não está mais no torneio. Se deveria estar, fale com a equipe.
