## Torneios contados juntos

too-many = { $count } torneios são demasiados: escolhe no máximo { $most }.
nothing-at = Não há nenhum torneio encerrado em { $places }. Escolhe entre os que existem.
places-or = { $first } ou { $last }
other-addresses = { $count ->
    [one] { $count } outro endereço
   *[other] { $count } outros endereços
}
