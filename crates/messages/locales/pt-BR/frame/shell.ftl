## Em volta de cada página

skip = Pular para o conteúdo
help-with-page = Ajuda com esta página
tournaments = Torneios
account = Conta
sign-in = Entrar
tournament = Torneio
find-long = Buscar mesa, jogador ou página
find = Buscar

## As portas

door-my-table = Minha mesa
door-pairings = Pareamento
door-standings = Posições
door-more = Mais

## Outros links

staff-pages = Páginas da equipe
tournament-home = Início do torneio
projector = Projetor
all-tournaments = Todos os torneios
handbook = Manual

## Em que ponto o torneio está

after-round = Após a rodada { $number }

## Tipos de aviso

notice-plain = Nota
notice-good = Feito
notice-warn = Confira
notice-bad = Não foi salvo
notice-not-current = Desatualizado

## O relógio da rodada e um intervalo

pause = Intervalo
until = até { $time }
overtime = Prorrogação:
time-is-up = tempo esgotado
minutes-left = faltam { $count } min
paused = pausado
paused-with = pausado, { $left }

languages = Idiomas
no-such-language = O Podium não fala esse idioma.
