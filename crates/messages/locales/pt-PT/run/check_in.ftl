## Check-in na entrada do local

all-players = Todos os jogadores
collect-fees = Receber taxas
without-fees = Sem taxas
over = O check-in terminou
over-text = Terminou quando as rondas começaram. Para quem chegar agora, usa <a>entrada tardia</a>; quem saiu está na <a>lista de jogadores</a>.
nobody-yet = Ainda não há jogadores
nobody-yet-text = Aparecem aqui quando são <a>adicionados</a> ou <a>se inscrevem</a>.

## Quantos estão aqui

here-of = <b>{ $here }</b> de { $all } aqui
players-here = Jogadores aqui
nobody-missing = não falta ninguém
not-here = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
for-approval = { $count } a aprovar
here-waiting = { $count } aqui na lista de espera
fees-collected = taxas recebidas: { $paid } de { $all }

## A pesquisa e a câmara

name-or-number = Nome ou número
scan = Ler
enter-hint = Enter faz o check-in se só houver um resultado.
camera = Imagem da câmara
close-camera = Fechar a câmara

## A lista

nobody-fits = Ninguém encontrado
nobody-fits-text = Tenta menos letras. Podes adicionar aqui um jogador que não esteja na lista, <a>com mais campos</a>, ou enviar o <a>link de inscrição</a>.
add-and-check-in = Adicionar «<bdi>{ $name }</bdi>» e fazer check-in
somebody-else = Outra pessoa? <a>Adiciona um jogador</a> ou mostra o <a>link de inscrição</a>.
press-approve = Aprovar, check-in
press-check-in = Check-in
press-here = Aqui
press-look = Ver
press-to-undo = (toca para desfazer)
fee = Taxa
fee-collected-undo = Taxa de { $name } recebida (toca para desfazer)
fee-collect = Taxa de { $name }: receber
already-entered = Já com inscrição?
disqualified = Desqualificação
dropped = Saiu

## Todos de uma vez

everybody-at-once = Todos de uma vez
everybody-here = Todos estão aqui
check-in-everybody = Check-in de todos
everybody-means = { $count ->
    [one] Faz o check-in de { $count } jogador com vaga.
   *[other] Faz o check-in de todos os { $count } jogadores com vaga.
}
begin-again = Começar de novo
check-out-everybody = Desfazer todo o check-in
nobody-means = O check-in de todos, também na lista de espera, é desfeito, como se tivesse acabado de abrir.
drop-absent = Retirar os ausentes
drop-not-here = Retirar quem não fez check-in
drop-means = { $count ->
    [one] { $count } jogador não fez check-in. Sai do torneio antes da ronda 1, e a vaga livre vai para quem está aqui na lista de espera. Podes desfazer a saída na página do jogador.
   *[other] { $count } jogadores não fizeram check-in. Saem do torneio antes da ronda 1, e as vagas livres vão para quem está aqui na lista de espera. Podes desfazer cada saída na página do jogador.
}
type-word = Nada foi alterado. Escreve { $word } para confirmar.
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
    [one] { $count } jogador encontrado. Escreve mais letras ou toca num.
   *[other] { $count } jogadores encontrados. Escreve mais letras ou toca num.
}
no-number = Não há jogador com o número { $number }.
nobody-called = Ninguém se chama «{ $typed }».
for-another-tournament = Este código é de outro torneio.
is-secret-link = Este é o link secreto de um jogador. O código para a entrada está na página que ele abre: «{ $link }».
no-check-in-code = Este não é um código de check-in do Podium. Procura o jogador por nome ou número.
no-player-named = O formulário não indica nenhum jogador. Abre a página de novo e toca no botão lá.
back-to-check-in = Voltar ao check-in
to-check-in = Ir para o check-in

## A página por trás do código de um jogador

now-here = Está aqui
is-here-already = Já está aqui
undo-check-out = Desfazer o check-in
waits-for-approval = Aguarda aprovação.
approve-and-check-in = Aprovar e fazer check-in: <bdi>{ $name }</bdi>
check-in-player = Fazer check-in: <bdi>{ $name }</bdi>
player-page = A página do jogador
all-at-check-in = Todos no check-in
is-checked-in = { $name }: check-in feito.

## O código no telemóvel do jogador

code-title = Código de check-in
you-are-checked-in = O teu check-in está feito
show-this = Mostra isto no check-in ou diz o teu número.
is-over = O check-in terminou.
you-wait = Aguardas aprovação. A equipa pode aprovar-te quando ler isto.
on-waiting-list = Estás na lista de espera. As vagas livres vão para quem está aqui.
not-in-tournament = Já não estás no torneio. Se devias estar, fala com a equipa.
