## Os links secretos dos jogadores

secret-link-title = Link secreto
secret-link-means = Com este link o jogador acha sua mesa, faz check-in e sai do torneio, sem conta. Quem tem o link age como o jogador: não o dê a mais ninguém.
secret-link = Link secreto
to-type = Para digitar: <span>{ $address }</span>
wrong-hands = O link caiu em mãos erradas?
new-one = Um novo invalida o antigo, no papel e em todo navegador que o usou.
of-person = O link da pessoa na comunidade também deixa de valer. Os das outras noites continuam valendo: para trocá-los também, renove os links na página da pessoa na comunidade.
renew = Renovar o link
renewed = O link foi renovado. O antigo, no papel e em navegadores, não funciona mais.
no-player = Não há jogador com o número { $number } e um link neste torneio.

## Todos

to-print = Links para imprimir
how-to-use = Oito por folha, por sobrenome. Cada link é de um jogador: recorte e entregue cada um ao seu.
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
your-own-page = Sua página: mesa, assento, classificação, check-in, saída. Guarde só para você.
without-camera = Sem câmera, digite: <span>{ $address }</span>
