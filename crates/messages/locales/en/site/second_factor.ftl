### The second factor of an account: a code from an authenticator app, besides the password.

# After the state "On", which is a mark in front of this line.
# $since: a date and a time
on-since = since { $since } UTC. When you sign in, you need a code from your app after your password.

## Codes that sign in without the phone.

recovery-codes = Recovery codes
# $count: how many are left, at least one
codes-left = { $count ->
    [one] One is left. Each signs you in once without the phone. Making new ones invalidates the old ones.
   *[other] { $count } are left. Each signs you in once without the phone. Making new ones invalidates the old ones.
}
no-codes-left = None are left: without your phone you can't sign in. Each signs you in once without the phone. Making new ones invalidates the old ones.
# Button.
make-codes = Make new recovery codes
# Title of the page that shows them.
your-codes = Your recovery codes
# $name: of the account
# $site: the address of the service
shown-once = <b>This page shows them once.</b> Print it or write them down, and keep them apart from the phone. Each signs { $name } in once at { $site } without the phone, after the password.
# Link, pressed when the codes are written down.
have-them = I have them

## Switching it off.

# Heading and button.
switch-off = Switch it off
for-new-phone = For a new phone too: switch it off, then set it up again.
# After the sentence before, where the site demands it.
administrators-need-one = Administrators need one here.
code-hint-off = The app's current code, or a recovery code.
# Notice.
is-off = The second factor is off: your password alone signs you in.
# Notice of a refusal.
still-on = The second factor is still on.

## Setting it up.

demanded = <b>Administrators need a second factor here</b>, and your account has none yet. Set it up to continue.
# After the state "Off", which is a mark in front of this line.
why = A password alone can be watched or guessed. With a second factor, you also need a code from an authenticator app on your phone. Any app with time-based codes works.
# The first step: the app scans a QR code.
scan = 1. Scan this with the app
# $key: a row of letters and digits
or-type = Or type this key into it: <code>{ $key }</code>
on-phone = On the phone itself: <a>open the app</a>.
# The second step.
type-code = 2. Type the code that it shows
code-hint-on = Six digits. Other browsers are signed out.
# Button.
switch-on = Switch it on
# Button.
begin-again = Begin again with another key
# Notice of a refusal.
not-on-yet = The second factor is not on yet.
