## Em volta de cada página

skip = Saltar para o conteúdo
help-with-page = Ajuda sobre esta página
tournaments = Torneios
account = Conta
sign-in = Iniciar sessão
tournament = Torneio
find-long = Procurar mesa, jogador ou página
find = Procurar

## As portas

door-my-table = A tua mesa
door-pairings = Pairings
door-standings = Posições
door-more = Mais

## Outros links

staff-pages = Páginas da equipa
tournament-home = Início do torneio
projector = Projetor
all-tournaments = Todos os torneios
handbook = Manual

## Em que ponto o torneio está

after-round = Após a ronda { $number }

## Tipos de aviso

notice-plain = Nota
notice-good = Feito
notice-warn = Verifica
notice-bad = Não foi guardado
notice-not-current = Desatualizado

## O relógio da ronda e um intervalo

pause = Intervalo
until = até { $time }
overtime = Prolongamento:
time-is-up = tempo esgotado
minutes-left = faltam { $count } min
paused = em pausa
paused-with = em pausa, { $left }

languages = Idiomas
no-such-language = O Podium não fala esse idioma.
