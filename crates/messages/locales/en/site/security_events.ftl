### The security log of the site: who signed in, and who changed accounts, staff, links and personal data.

# Title.
title = Security log
# $days: for how many days
intro = Sign-ins and failed attempts, and changes of accounts, staff, links and personal data. Latest first, times in UTC; entries are deleted after { $days ->
    [one] { $days } day
   *[other] { $days } days
}.
# Label of the filter and column.
what-happened = What happened
# Label of the filter: an address such as 192.0.2.7.
network-address = Network address
# Button: applies the filter.
show = Show
# Button and choice: without a filter.
everything = Everything
nothing-fits = Nothing fits
change-filter = Change what is looked for, or <a>look at everything</a>.
nothing-yet = Nothing happened yet
next-sign-in = The next sign-in will appear here.
nothing-older = Nothing older
to-latest = <a>To the latest entries</a>
# Above the list, for screen readers.
caption = Security events, latest first
# Column: which account.
who = Who
# Column: from which network address.
from = From
# Column.
when-utc = When (UTC)
# The same as a label on narrow screens.
when = When
# Marks an entry: it was not allowed.
refused = Refused
# Link to the next part of the list.
older = Older entries
# An error.
no-such-account = No account has this user name. Tries under names that no account has are listed by their address.
# An error.
no-address = This is no address: type one as 192.0.2.7 or 2001:db8::7.

## Kinds of entries, in the filter.

group-sign-ins = Sign-ins
group-failures = Failed sign-ins and refusals
group-passwords = Passwords and second factors
group-accounts = Accounts
group-staff = Staff of tournaments
group-players = Players’ links and data
group-keys = Keys of the installation

## What happened, in a sentence without its full stop. Its subject, the account in the column "Who", is left out. In these, $whom is the
## name of an account, or one of the two below it; $player is "player 12" or "a player".

# In place of a name.
account-gone = an account that is gone
# In place of a name.
no-account = a name that no account has
# $number: of a player in the tournament
player = player { $number }
# In place of a role that is not known.
role = role
signed-in = Signed in
# $whom: an account
sign-in-failed = Wrong password for { $whom }
# $whom: an account
second-factor-failed = Right password and wrong code for { $whom }
# $whom: an account
sign-in-refused = Right password for { $whom }, which is disabled
# Somebody guessed the short address of a player's page.
# $player: a player
player-tries-limited = Too many tries for the typed address of { $player }: the next ones wait
# $whom: an account
tries-limited = Too many tries for { $whom }: the next ones wait
signed-out = Signed out
# $count: how many
sessions-ended = { $count ->
    [one] Signed one browser out
   *[other] Signed { $count } browsers out
}
password-confirmed = Gave the password again
password-not-confirmed = Gave a wrong password when asked again
password-changed = Changed the own password
# $whom: an account
password-reset = Chose a new password for { $whom } in place of a lost one
# $whom: an account
second-factor-on = Switched the second factor of { $whom } on
# $whom: an account
second-factor-off = Switched the second factor of { $whom } off
# $whom: an account
recovery-codes-made = Made new recovery codes for { $whom }
# $whom: an account
# $count: how many of its codes are left
recovery-code-used = { $count ->
    [one] Used a recovery code of { $whom }; { $count } is left
   *[other] Used a recovery code of { $whom }; { $count } are left
}
# $whom: an account
# $role: a role on the site inside a sentence, as "organizer"
account-made = Made the account { $whom }, { $role }
# $whom: an account
# $role: a role on the site inside a sentence, as "organizer"
account-role-changed = Made { $whom } { $role } of the site
# $whom: an account
account-disabled = Disabled { $whom }
# $whom: an account
account-enabled = Enabled { $whom }
# $whom: an account
reset-link-made = Made a link for the lost password of { $whom }
# $role: a role on the site inside a sentence, as "organizer"
site-invitation-made = Invited one new { $role } to the site
site-invitation-withdrawn = Took an invitation to the site back
# $role: a role in a tournament inside a sentence, as "head judge"
staff-invited = Invited one { $role } to the staff
staff-invitation-withdrawn = Took an invitation to the staff back
# $whom: an account
# $role: a role in a tournament inside a sentence, as "head judge"
staff-joined = { $whom } joined the staff as { $role }
# $whom: an account
# $role: a role in a tournament inside a sentence, as "head judge"
staff-role-changed = Made { $whom } { $role }
# $whom: an account
staff-removed = Removed { $whom } from the staff
# $right: an English text, such as "manage accounts"
right-refused = Sent a form without the right to { $right }
# $kind: an English text, such as "sign in failed"
# $whom: an account
left-out = Too many entries of the kind “{ $kind }” for { $whom }: the next ones are in the service’s own log only
# $player: a player
player-link-renewed = Renewed the secret link of { $player }
# $count: how many
player-links-shown = { $count ->
    [one] Looked at the secret link of one player
   *[other] Looked at the secret links of { $count } players
}
# $player: a player
personal-data-removed = Removed the personal data of { $player }
# $what: an English text, such as "the whole tournament as a file"
private-export = Took { $what }
calendar-renewed = Renewed the address of the own calendar
# $what: an English text that names keys
keys-replaced = Replaced { $what }
# $token: its id, a row of letters and digits
access-token-made = Made the access token { $token }
# $token: its id, a row of letters and digits
access-token-revoked = Revoked the access token { $token }
