## Powiadomienia na telefonie

begun = Powiadomienia z tego turnieju są włączone.
seat = { $round }: stolik { $table }, miejsce { $seat }
bye = { $round }: masz bye
result-waits = Stolik { $table }: zgłoszono wynik. Potwierdź go albo zgłoś sprzeciw.
judge-comes = Sędzia idzie do stolika { $table }.
judge-comes-to-you = Sędzia idzie do Ciebie.
call-at = Wezwanie sędziego przy stoliku { $table }.
call-elsewhere = Wezwanie sędziego spoza stolików.
