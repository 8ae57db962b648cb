## A busca da equipe

result-of-table = Resultado, { $round }: { $players }
on-the-floor = No salão: chamados, tempo, decisões
public-page = O que todos veem
