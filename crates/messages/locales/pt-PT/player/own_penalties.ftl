## As tuas penalizações

your-penalties = As tuas penalizações: { $count }
waits-for-head-judge = aguarda o juiz principal
appealed = apelada

## Penalizações desfeitas

undone-withdrawn = A penalização { $penalty } foi retirada (decisão { $ruling }). Um juiz vem à mesa.
undone-overturned = A penalização { $penalty } foi revertida (decisão { $ruling }). Um juiz vem à mesa.
undone-none = { $penalty }: já não é uma penalização (decisão { $ruling }). Um juiz vem à mesa.
undone-lighter = A tua penalização mudou: era { $penalty }, agora é { $lighter } (decisão { $ruling }). Um juiz vem à mesa.
