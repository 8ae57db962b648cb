result-of-table = Uitslag, { $round }: { $players }
on-the-floor = In de zaal: oproepen, tijd, rulings
player-number = Speler { $number }
public-page = Wat iedereen ziet
