### Links to the sheets of a round that are printed.

# Pairings by the names of players, for the walls of the hall.
print-by-name = Print by name
# Pairings by tables.
print-by-table = Print by table
# A slip for each table, on which players write the result.
print-match-slips = Print match slips
