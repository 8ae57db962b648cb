## A busca da equipe

result-of-table = Resultado, { $round }: { $players }
on-the-floor = No salão: chamados, tempo, decisões
player-number = Jogador { $number }
public-page = O que todos veem
