## Las penalizaciones propias

your-penalties = Tus penalizaciones: { $count }
waits-for-head-judge = a la espera del juez principal
appealed = apelada

### Una penalización que ya no vale

undone-withdrawn = Se ha retirado tu penalización: { $penalty } (decisión { $ruling }). Un juez va a la mesa.
undone-overturned = Se ha anulado tu penalización: { $penalty } (decisión { $ruling }). Un juez va a la mesa.
undone-none = { $penalty }: ya no tienes esta penalización (decisión { $ruling }). Un juez va a la mesa.
undone-lighter = Tu penalización ha cambiado de { $penalty } a { $lighter } (decisión { $ruling }). Un juez va a la mesa.
