## Os links secretos dos jogadores

secret-link-title = Link secreto
secret-link-means = Com este link o jogador encontra a sua mesa, faz check-in e sai do torneio, sem conta. Quem tem o link age como o jogador: não o dês a mais ninguém.
secret-link = Link secreto
to-type = Para escrever: <span>{ $address }</span>
wrong-hands = O link caiu em mãos erradas?
new-one = Um novo invalida o antigo, no papel e em todos os navegadores que o usaram.
of-person = O link da pessoa na comunidade também deixa de valer. Os das outras noites continuam válidos: para os substituir também, renova os links na página da pessoa na comunidade.
renew = Renovar o link
renewed = O link foi renovado. O antigo, no papel e nos navegadores, já não funciona.
no-player = Não há, neste torneio, nenhum jogador com o número { $number } que tenha um link.

## Todos

to-print = Links para imprimir
how-to-use = Oito por folha, por apelido. Cada link é de um jogador: recorta-os e entrega cada um a quem pertence.
back-to-prints = Voltar às outras folhas
also-on-page = O link de um jogador também está na página dele em <a>jogadores</a>.
none-yet = Ainda não há jogadores
none-yet-text = Os links aparecem aqui depois da inscrição.
print = { $part }: { $players }, { $sheets }
everybody = Todos
sheets = { $count ->
    [one] { $count } folha
   *[other] { $count } folhas
}
your-own-page = A tua página: mesa, lugar, classificação, check-in, saída. Guarda-a só para ti.
without-camera = Sem câmara, escreve: <span>{ $address }</span>
