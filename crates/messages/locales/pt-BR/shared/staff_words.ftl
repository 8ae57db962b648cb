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

## Antes de encerrar uma rodada

open-call = Há um chamado de juiz na mesa { $table }. Ele continua aberto quando a rodada for encerrada.
open-calls = Há chamados de juiz nas mesas { $tables }. Eles continuam abertos quando a rodada for encerrada.
