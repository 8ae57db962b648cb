your-penalties = Le tue penalità: { $count }
waits-for-head-judge = attende il capo arbitro
appealed = in appello

### Una penalità non vale più.

undone-withdrawn = La tua penalità ({ $penalty }) è stata ritirata (ruling { $ruling }). Un arbitro viene al tavolo.
undone-overturned = La tua penalità ({ $penalty }) è stata annullata (ruling { $ruling }). Un arbitro viene al tavolo.
undone-none = La tua penalità ({ $penalty }) non è più tale (ruling { $ruling }). Un arbitro viene al tavolo.
undone-lighter = La tua penalità ({ $penalty }) è stata ridotta: { $lighter } (ruling { $ruling }). Un arbitro viene al tavolo.
