### Słowa, które potwierdzają czynność

cancel = odwołaj
discard = odrzuć
disqualify = zdyskwalifikuj
drop = drop
everybody = wszyscy
nobody = nikt
remove = usuń
reopen = otwórz
restart = od nowa
revoke = odwołaj
stop = stop
unpublish = cofnij
unstart = cofnij
void = unieważnij
