nobody = Nikogo o tym imieniu. Wpisz mniej liter.
many-players = Wielu graczy. Wpisz więcej liter.
show-it = Pokaż
has-changed = To się zmieniło, odkąd zaczęto tu pisać.
offline = Brak sieci. Stan z { $time }.
signed-out = Sesja się skończyła. Odśwież stronę, aby zalogować się ponownie.
moved = Ta strona ma nowy adres. Odśwież, aby kontynuować.
gone = Tej strony już tu nie ma.
