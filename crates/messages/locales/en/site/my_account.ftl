### "Your account": its password, the browsers that are signed in, its second factor, its calendar.

# Heading of a list.
your-tournaments = Your tournaments
# Column.
your-role = Your role

## The calendar of the reader's tournaments.

your-calendar = Your calendar
calendar-what = A calendar that subscribes to this address shows the tournaments that you work at, including those that are not open yet. Keep it private: anyone with it can see them.
# Label of the field with the address.
calendar-address = Address of your calendar
calendar-subscribe = <a>Subscribe with the calendar program of this device</a>: it opens the program, which asks before it adds the calendar. If nothing opens, copy the address into the program. Renewing the address ends the old one: calendars that use it become empty.
# Button: the calendar gets a new address.
renew-address = Renew the address
# Notice.
address-renewed = Your calendar has a new address. The old one shows nothing any more.

## The password.

# Heading and button.
change-password = Change the password
# Label of an input.
current-password = Current password
password-hint = At least 12 characters. You are signed out everywhere else, and your access tokens are revoked.
# Notice.
password-changed = The password is changed. You are signed out everywhere else, and access tokens made before are revoked. Notifications on other devices are off.
# Notice of a refusal.
password-not-changed = The password was not changed. Fix what is marked.

## The second factor: a code from a phone, besides the password.

# Title, heading and link.
second-factor = Second factor
# A state: the second factor is in use. As short as possible.
on = On
# The same, not in use.
off = Off
# After the state "On", which is a mark in front of this line.
# $since: a date and a time
on-since = since { $since } UTC.
password-alone = Your password alone signs you in.
# Button and link: leads to the page where the second factor is set up.
set-it-up = Set it up

## The browsers in which the account is signed in.

# Title and heading.
signed-in-where = Where you are signed in
# $count: how many browsers
in-browsers = { $count ->
    [one] In this browser only.
   *[other] In { $count } browsers.
}
# Link to the list of these browsers. Short.
# $count: how many browsers
see-browsers = { $count ->
    [one] See it
   *[other] See them
}
# Button.
sign-out = Sign out
browsers-line = Times in UTC. A browser that is not used for 30 days is signed out.
# Column: the browser, as "Firefox on Android".
browser = Browser
# Column: a network address.
address = Address
# Column: a time that is not exact.
last-used = Last used, about
# Column: since when.
signed-in = Signed in
unknown-browser = Unknown browser
# In place of a network address that is not known. A word in a column.
unknown = unknown
# Marks the browser of the reader. Short.
this-browser = This browser
# Button: ends the session of that browser.
sign-it-out = Sign it out
# Button.
sign-out-here = Sign out here
# Button.
sign-out-elsewhere = Sign out everywhere else
not-yours = A browser that is not yours? Sign it out, then <a>change your password</a>.
# Notice.
browser-signed-out = That browser is signed out.
# Notice.
# $count: how many, at least one
others-signed-out = { $count ->
    [one] One other browser is signed out. Notifications on other devices are off.
   *[other] { $count } other browsers are signed out. Notifications on other devices are off.
}
# Notice.
nowhere-else = You were not signed in anywhere else.

## Access tokens, with which programs act as the account.

# $count: how many
programs = { $count ->
    [one] One program may act as you.
   *[other] { $count } programs may act as you.
}
no-program = No program acts as you.

# Link, for site administrators.
all-accounts = All accounts of this site
# Link back to this page.
your-account = Your account

# An error.
no-such-account = There is no such account any more.
