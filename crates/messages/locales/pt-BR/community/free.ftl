## Noites de pods livres

title-list = Pods livres
intro = Uma noite sem rodadas: as pessoas entram em uma fila pelo celular, você forma pods com um toque, e os jogadores registram seus resultados.
new-evening = Nova noite
open-evening = Abrir a noite
evenings = Noites
opened = A noite está aberta. As pessoas podem entrar na fila pelo celular, ou você as adiciona.
field-name = Nome
field-day = Data
field-season = Conta para
no-season = Nenhuma temporada
settings = Ajustes
saved = Os ajustes foram salvos.
desk = Balcão

## A noite

closed = Encerrada
everybody = Página pública
take-part = Participar
waiting = Fila
nobody-waits = A fila está vazia.
now-playing = Em jogo agora
ended = Resultados
table = Mesa { $table }
playing = em jogo
reported = resultado informado, não confirmado
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
waits = Você é o número { $place } de { $waiting } na fila.
wants = Bracket desejado
join = Entrar na fila
change-wish = Mudar o bracket
leave = Sair da fila
joined = Você está na fila. Sua mesa aparecerá aqui.
left = Você não está mais na fila.
is-over = Esta noite foi encerrada.
who-won = Quem venceu?
drawn = Empate
all-places = Registrar todas as posições
equal-places = Dê a mesma posição a quem saiu ao mesmo tempo.
choose = Escolha
save-places = Salvar as posições
is-this-right = Alguém da sua mesa informou este resultado. Está certo?
confirm = Confirmar resultado
another-result = Registrar outro resultado
somebody-confirms = Outra pessoa da mesa precisa confirmar este resultado.
result-tapped = Resultado informado. Outra pessoa da mesa precisa confirmar.
result-counts = O resultado foi confirmado.
achievements = Conquistas
save-achievements = Salvar as conquistas
achievements-saved = As conquistas foram salvas.

## A página da equipe

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
waits-no-longer = { $person } não está mais na fila.
correct = Corrigir resultado
reason = Motivo
declare-void = Anular pod
is-void-now = O pod foi anulado.
close = Encerrar a noite
reopen = Reabrir a noite
evening-closed = A noite foi encerrada.
evening-reopened = A noite foi reaberta.
