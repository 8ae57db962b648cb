## Figura do link

nameless = Um torneio multiplayer de Magic
place-of = { $place } de { $players }
place-after = { $place } de { $players } após a rodada { $round }
share = Imagem para compartilhar
none-yet = Não há imagem deste jogador até uma rodada terminar.
