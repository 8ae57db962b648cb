### The pages around an account.

## Links at the side.

your-account = Your account
tournaments = Tournaments
all-accounts = All accounts
# Sign-ins, changes of passwords and rights.
security-log = Security log

## How long a link that is shown once can be used.

# At most two days.
hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
