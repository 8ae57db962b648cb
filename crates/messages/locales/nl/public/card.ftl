nameless = Een multiplayertoernooi Magic
