## Obrazy, których nie można użyć

nothing-chosen = Wybierz obraz.
other-format = To nie jest obraz JPEG, PNG ani WebP.
unreadable = Nie można odczytać obrazu. Zapisz go jako JPEG albo PNG i wyślij ponownie.
incomplete = Plik jest niepełny. Wyślij go jeszcze raz.
unusual = Nie można odczytać obrazu tego rodzaju. Zapisz go jako JPEG albo PNG i wyślij ponownie.
too-many-bytes = Obraz ma więcej niż { $most } MB. Zmniejsz go, na przykład do 2000 pikseli szerokości.
too-many-pixels = Obraz ma { $pixels } mln pikseli, więcej niż { $most } mln. Zmniejsz go.
too-much-memory = Obraz tego rodzaju z { $pixels } mln pikseli jest za duży. Zmniejsz go.
too-large = Obraz ma więcej niż { $most } mln pikseli albo jest za duży. Zmniejsz go.
too-small = Obraz ma tylko { $width } × { $height } pikseli. Każdy bok musi mieć co najmniej { $least }.
busy = Serwer jest zajęty innymi obrazami. Za chwilę wybierz plik jeszcze raz.
