## O playoff em figura

seeds = Seeds
order-of-seeds = Pela ordem da classificação suíça quando o corte foi anunciado; os empates foram sorteados.
column-seed = Seed
column-swiss-points = Pts. suíço
left-tournament = saiu do torneio

## Antes do playoff

not-announced = O corte ainda não foi anunciado
planned = { $rounds ->
    [one] Após { $rounds } ronda suíça, o top { $cut } continua em prova. Os nomes aparecem aqui quando o corte for anunciado.
   *[other] Após { $rounds } rondas suíças, o top { $cut } continua em prova. Os nomes aparecem aqui quando o corte for anunciado.
}
no-playoff = Este torneio não tem playoff.
will-be-here = O playoff aparece aqui quando o corte for anunciado.
