your-penalties = Tes pénalités : { $count }
waits-for-head-judge = attend le head judge
appealed = en appel

## A penalty does not stand any more.

undone-withdrawn = Pénalité { $penalty } retirée (décision { $ruling }). L’arbitre vient à la table.
undone-overturned = Pénalité { $penalty } annulée (décision { $ruling }). L’arbitre vient à la table.
undone-none = La pénalité { $penalty } ne s’applique plus (décision { $ruling }). L’arbitre vient à la table.
undone-lighter = Pénalité { $penalty } remplacée par { $lighter } (décision { $ruling }). L’arbitre vient à la table.
