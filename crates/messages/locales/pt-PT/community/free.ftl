## Noites de pods livres

title-list = Pods livres
intro = Uma noite sem rondas: as pessoas entram numa fila pelo telemóvel, tu formas pods com um toque, e os jogadores registam os seus resultados.
new-evening = Nova noite
open-evening = Abrir a noite
evenings = Noites
opened = A noite está aberta. As pessoas podem entrar na fila pelo telemóvel, ou és tu a adicioná-las.
field-name = Nome
field-day = Data
field-season = Conta para
no-season = Nenhuma época
settings = Definições
saved = As definições foram guardadas.
desk = Balcão

## A noite

closed = Encerrada
everybody = Página pública
take-part = Participar
waiting = Fila
nobody-waits = A fila está vazia.
now-playing = A jogar agora
ended = Resultados
table = Mesa { $table }
playing = em jogo
reported = resultado comunicado, por confirmar
confirmed = resultado confirmado
void = pod anulado
times-of = { $times ->
    [1] { $name }
   *[other] { $name } × { $times }
}
points-of = { $points ->
    [one] { $name } ({ $points } ponto)
   *[other] { $name } ({ $points } pontos)
}
times = { $times ->
    [0] não
    [one] sim
   *[other] { $times } vezes
}
bracket = Bracket { $bracket }
any-bracket = Qualquer bracket

## A própria página de uma pessoa

queue = Fila
waits = És o número { $place } de { $waiting } na fila.
wants = Bracket pretendido
join = Entrar na fila
change-wish = Mudar o bracket
leave = Sair da fila
joined = Estás na fila. A tua mesa vai aparecer aqui.
left = Já não estás na fila.
is-over = Esta noite foi encerrada.
who-won = Quem ganhou?
drawn = Empate
all-places = Registar todas as posições
equal-places = Dá a mesma posição a quem saiu ao mesmo tempo.
choose = Escolhe
save-places = Guardar as posições
is-this-right = Alguém da tua mesa comunicou este resultado. Está certo?
confirm = Confirmar resultado
another-result = Registar outro resultado
somebody-confirms = Outra pessoa da mesa tem de confirmar este resultado.
result-tapped = Resultado comunicado. Outra pessoa da mesa tem de o confirmar.
result-counts = O resultado foi confirmado.
achievements = Conquistas
save-achievements = Guardar as conquistas
achievements-saved = As conquistas foram guardadas.

## A página da equipa

form-pods = { $count ->
    [one] Formar pods com { $count } pessoa
   *[other] Formar pods com { $count } pessoas
}
pods-formed = { $count ->
    [one] { $count } pod formado.
   *[other] { $count } pods formados.
}
has-left = Tirar da fila
add = Pôr na fila
person = { $person }, número { $number }
waits-now = { $person } está na fila.
waits-no-longer = { $person } já não está na fila.
correct = Corrigir resultado
reason = Motivo
declare-void = Anular pod
is-void-now = O pod foi anulado.
close = Encerrar a noite
reopen = Reabrir a noite
evening-closed = A noite foi encerrada.
evening-reopened = A noite foi reaberta.
