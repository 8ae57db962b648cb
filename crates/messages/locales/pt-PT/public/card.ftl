## Figura do link

nameless = Um torneio multiplayer de Magic
