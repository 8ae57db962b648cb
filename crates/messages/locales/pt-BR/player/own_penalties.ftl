## Suas penalidades

your-penalties = Suas penalidades: { $count }
waits-for-head-judge = espera o juiz principal
appealed = apelada

## Penalidades desfeitas

undone-withdrawn = A penalidade { $penalty } foi retirada (decisão { $ruling }). Um juiz vem à mesa.
undone-overturned = A penalidade { $penalty } foi revertida (decisão { $ruling }). Um juiz vem à mesa.
undone-none = { $penalty }: não é mais uma penalidade (decisão { $ruling }). Um juiz vem à mesa.
undone-lighter = Sua penalidade mudou: era { $penalty }, agora é { $lighter } (decisão { $ruling }). Um juiz vem à mesa.
