## O que espera a equipa

floor = A sala
attention = A precisar de atenção
nothing = Nada precisa da tua atenção.

## Uma palavra para cada tipo

word-calls = Chamadas
word-rulings = Decisões
word-late = Atraso
word-disputes = Contestações
word-deck-checks = Deck checks
word-missing = Faltam
word-decklists = Listas
word-registrations = Inscrições
word-waiting-list = Espera
word-draft = Rascunho
word-webhooks = Webhooks
word-unheard = Sem resposta

## Uma frase para cada tipo

calls = { $count ->
    [one] { $count } chamada aguarda um juiz
   *[other] { $count } chamadas aguardam um juiz
}
rulings = { $count ->
    [one] { $count } decisão aguarda o juiz principal
   *[other] { $count } decisões aguardam o juiz principal
}
late = { $count ->
    [one] { $count } resultado está atrasado
   *[other] { $count } resultados estão atrasados
}
disputed = { $count ->
    [one] { $count } resultado foi contestado
   *[other] { $count } resultados foram contestados
}
deck-checks = { $count ->
    [one] { $count } deck check a decorrer
   *[other] { $count } deck checks a decorrer
}
missing = { $count ->
    [one] { $count } jogador não fez check-in
   *[other] { $count } jogadores não fizeram check-in
}
decklists = { $count ->
    [one] Falta { $count } decklist
   *[other] Faltam { $count } decklists
}
registrations = { $count ->
    [one] { $count } jogador aguarda aprovação
   *[other] { $count } jogadores aguardam aprovação
}
waiting-list = { $count ->
    [one] { $count } jogador está na lista de espera
   *[other] { $count } jogadores estão na lista de espera
}
draft = O rascunho { $round-of } está desatualizado
webhooks-disabled = { $count ->
    [one] { $count } webhook está desativado
   *[other] { $count } webhooks estão desativados
}
webhooks-unheard = { $count ->
    [one] { $count } webhook não responde há uma hora ou mais
   *[other] { $count } webhooks não respondem há uma hora ou mais
}

## Um deles

table-since = Mesa { $table } desde { $time }
earlier-since = Uma ronda anterior, desde { $time }
elsewhere-since = Outro lugar, desde { $time }
