## Figura do link

nameless = Um torneio multiplayer de Magic
place-of = { $place } de { $players }
place-after = { $place } de { $players } após a ronda { $round }
share = Imagem para partilhar
none-yet = Não há imagem deste jogador até uma ronda terminar.
