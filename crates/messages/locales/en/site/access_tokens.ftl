### Access tokens: with them programs use the service in the name of an account.

# Title, heading and link.
access-tokens = Access tokens
# Under the heading.
times-in-utc = Times in UTC.
# The link leads to the documentation for programmers.
what-they-are = A program sends a token to the <a>API</a> and acts as you, with your current role. The log names the token.
# In place of the list while it is empty.
none-yet = Your tokens appear here.

## The list. Column heads: short.

token = Token
# Column: what the token may be used for, in words of the API.
may = May
tournament = Tournament
expires = Expires
# Below the name of a token.
# $hint: how the token begins
# $made: a date and a time
hint-and-made = { $hint }…, made { $made }
# What the token may be used for: nothing. A word in a column.
nothing = nothing
# The token is for all tournaments. A word in a column.
all = all
# When the token was used: never. A word in a column.
never-used = never
# When the token expires: never. A word in a column.
never-expires = never
expired = Expired
# The button "Revoke" for screen readers.
# $name: of the token
revoke = Revoke { $name }
# Notice.
revoked = The token is revoked: it opens nothing any more.

## The form for a new one.

make-heading = Make a token
# Label of an input.
name = Name
name-hint = What uses it, such as “overlay of the stream”. It is recorded in the log.
may-be-used-for = What it may be used for
scope-read = See what your role sees: drafts, running results, statuses
scope-players = Add, edit, check in and drop players
scope-results = Enter results
scope-rounds = Draft, publish, start and finish rounds
scope-webhooks = Make, change and remove webhooks
scope-settings = Create tournaments and change their settings
# Label of a list of tournaments.
for-label = For
all-your-tournaments = All your tournaments
# Label of a list of lengths of time.
expires-after = Expires after
# A length of time in this list.
one-year = One year
# In this list.
no-end = It does not expire
# An error.
choose-expiry = Choose when the token expires.
# Button.
make = Make the token

## The page that shows a new token once.

your-new-token = Your new token
# $name: of the token, as its owner typed it
shown-once = <b>This page shows the token once.</b> Copy it now into “{ $name }”, and keep it as you keep a password: anyone with it acts as you.
# Above an example.
example = A program sends it with each call. This call shows what the token may do:
more-calls = <a>The API's documentation</a> has the other calls, and a bot to start from.
# Link, pressed when the token is copied.
have-it = I have it
