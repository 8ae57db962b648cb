## A pesquisa da equipa

result-of-table = Resultado, { $round }: { $players }
on-the-floor = Na sala: chamadas, tempo, decisões
public-page = O que todos veem
