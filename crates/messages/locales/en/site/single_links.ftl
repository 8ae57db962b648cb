### Links that can be used once: to make the first account, to join, or to choose a new password.

## The page of such a link. Titles.

set-up-podium = Set up Podium
# $tournament: its name
join-tournament = Join { $tournament }
join-site = Join this Podium
new-password-title = Choose a new password

## What the link offers, a sentence below the title.

set-up-what = Make the first account. You will be the site's administrator: you create tournaments and invite others.
# $role: a role of the staff inside a sentence, as "head judge"
join-what = You are invited to the staff as { $role }.
join-as-administrator = You are invited as site administrator: you manage tournaments and accounts.
join-as-organizer = You are invited as organizer: you can create your own tournaments.
join-as-staff = You are invited to make an account; tournaments invite you to their staff.
# $account: the name of an account
reset-what = For the account { $account }. It is signed out everywhere else, and its access tokens are revoked.
# $name: who made the link
# $until: a date and a time
# $zone: a time zone, as "Europe/Lisbon"
from-until = From { $name }. The link works once, until { $until } ({ $zone }).
# $until: a date and a time
# $zone: a time zone, as "Europe/Lisbon"
until = The link works once, until { $until } ({ $zone }).

## The forms.

# $name: of the reader's account
signed-in-as = You are signed in as <b>{ $name }</b>.
# Button.
join-with-this = Join with this account
not-you = Not you? Sign out on <a>your account page</a>, then open the link again.
# Label of an input.
new-password = New password
password-hint = At least 12 characters, such as three or four words.
# Button.
set-password = Set the password
user-name-hint = What you sign in with; other staff see it.
# Button.
make-account = Make the account
have-account = You have an account already? <a>Sign in</a>, and it joins.

## Notices.

signed-in = You are signed in.
# After the first account of a new installation.
first-account-made = The account is made. Now the first tournament: its name is enough.
password-changed = The password is changed. Sign in with it and a code.
link-still-works = Nothing was changed, and the link still works. Fix what is marked.
joined = You have joined.

## The page that shows a new link once, to the person who made it.

# $holds: how long, as "24 hours"
shown-once = <b>This page shows the link once.</b> Copy it, or have the code scanned now. It works once and is valid for { $holds }.
# Label of the field with the link.
link-label = Link
