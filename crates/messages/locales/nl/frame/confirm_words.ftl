## Woorden die een actie bevestigen

cancel = afgelasten
discard = weggooien
disqualify = diskwalificeren
drop = drop
everybody = iedereen
nobody = niemand
remove = verwijderen
reopen = heropenen
restart = herstarten
revoke = intrekken
stop = stop
unpublish = intrekken
unstart = terugdraaien
void = vervallen
