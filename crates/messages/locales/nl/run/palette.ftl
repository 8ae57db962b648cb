result-of-table = Uitslag, { $round }: { $players }
on-the-floor = In de zaal: oproepen, tijd, rulings
public-page = Wat iedereen ziet
