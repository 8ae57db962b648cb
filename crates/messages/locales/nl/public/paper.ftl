names-title = Pairings op naam, { $round }
names-to-print = Pairings op naam, om af te drukken
slips-title = Uitslagbriefjes, { $round }
slips-to-print = Uitslagbriefjes, om af te drukken
pairings-of = Pairings: { $round }
