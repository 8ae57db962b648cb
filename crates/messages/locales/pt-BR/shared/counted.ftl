## Torneios contados juntos

too-many = { $count } torneios são demais: escolha no máximo { $most }.
nothing-at = Não há torneio encerrado em { $places }. Escolha entre os que existem.
places-or = { $first } ou { $last }
other-addresses = { $count ->
    [one] { $count } outro endereço
   *[other] { $count } outros endereços
}
