## Nomes em frases

nobody = ninguém
a-player = um jogador
somebody = alguém
from-waiting-list = Da lista de espera: { $names }.

## Posição na classificação

rank-and-points = { $points ->
    [one] posição { $rank }, { $points } ponto
   *[other] posição { $rank }, { $points } pontos
}
not-in-standings = fora da classificação

## Antes de encerrar uma ronda

open-call = Há uma chamada de juiz na mesa { $table }. Continua aberta depois de a ronda ser encerrada.
open-calls = Há chamadas de juiz nas mesas { $tables }. Continuam abertas depois de a ronda ser encerrada.
