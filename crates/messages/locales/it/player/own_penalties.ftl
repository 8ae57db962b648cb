your-penalties = Le tue penalità: { $count }
waits-for-head-judge = attende il capo arbitro
appealed = in appello

### Una penalità non vale più.

undone-withdrawn = La tua penalità ({ $penalty }) è stata ritirata (ruling { $ruling }). Un arbitro verrà al tavolo.
undone-overturned = La tua penalità ({ $penalty }) è stata annullata (ruling { $ruling }). Un arbitro verrà al tavolo.
undone-none = La tua penalità ({ $penalty }) è stata tolta (ruling { $ruling }). Un arbitro verrà al tavolo.
undone-lighter = La tua penalità ({ $penalty }) è stata ridotta: { $lighter } (ruling { $ruling }). Un arbitro verrà al tavolo.
