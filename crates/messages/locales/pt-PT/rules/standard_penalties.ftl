## A tabela de penalizações predefinida

### Infrações

missed-trigger = Habilidade Desencadeada Esquecida
extra-cards = Ver Cartas Extra
hidden-card = Erro de Carta Oculta
mulligan = Erro de Procedimento de Mulligan
rule-violation = Violação de Regra do Jogo
game-state = Falha em Manter o Estado do Jogo
tardiness = Atraso
assistance = Assistência Externa
slow-play = Jogo Lento
decklist = Problema de Decklist
deck = Problema de Deck
limited-procedure = Violação de Procedimento de Limitado
communication = Violação da Política de Comunicação
marked-cards = Cartas Marcadas
shuffling = Baralhamento Insuficiente
conduct-minor = Conduta Antidesportiva Menor
conduct-major = Conduta Antidesportiva Grave
determining-winner = Determinação Imprópria do Vencedor
bribery = Suborno e Apostas
aggressive = Comportamento Agressivo
theft = Furto de Material do Torneio
stalling = Perda Intencional de Tempo
cheating = Batota

### Casos

late-under-minute = menos de 1 minuto de atraso
late-ten-minutes = 10 minutos de atraso ou mais
with-case = { $infraction }: { $case }

### O que muda com vários jogadores

trigger-remark = Se a habilidade ainda acontece, decide a maioria dos oponentes que estão no jogo; com empate, foi esquecida.
hidden-card-remark = Os oponentes escolhem a carta por maioria; sem maioria, escolhe um oponente sorteado.
rule-violation-remark = Apontar o erro é dever de todos no pod.
game-state-remark = Não se aplica: ninguém recebe uma penalização pelo erro de outra pessoa.
tardiness-remark = Saltar Turno, o primeiro, em vez da Perda de Jogo.
assistance-remark = Só a ajuda de alguém de fora do pod ou para alguém de fora; conselhos dentro do pod fazem parte do jogo.
slow-play-remark = Sem turnos adicionais. Depois do fim do tempo, quem cometeu a infração salta os seus turnos e não conta para os turnos que restam.
deck-remark = O que foi encontrado é mostrado a todos os oponentes do pod.
conduct-remark = Só sai quem começou; os outros continuam a jogar.
bribery-remark = Acordos sobre o que acontece dentro do jogo não são suborno.
