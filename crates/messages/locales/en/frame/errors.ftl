## Error pages. A heading says what happened, a sentence says why and what to do.

# Small, above the heading.
# $status: the number of the status of HTTP, such as "404"
status = Error { $status }
# $id: the id of the request in the service's log
request-id = If you ask for help, name this request: <code>{ $id }</code>

## Headings. Short.

not-here = Not here
no-permission = You don't have permission
incomplete-request = Incomplete request
# The address does not take such requests.
not-this-way = Not this way
not-saved = Not saved
not-stored = Not stored
# The page asks again by itself.
one-moment = One moment
# It is not known whether the form was stored.
perhaps-stored = Perhaps stored
went-wrong = That went wrong
changed-first = Someone else changed this first
too-many-tries = Too many tries
too-much-at-once = That is too much at once
form-too-old = This form is too old
no-place-now = No place now

## Buttons and links that lead on. Short.

to-front-page = To the front page
# Loads the page again.
ask-again = Ask again now
go-back = Go back
# To the player's own page.
back-to-your-page = Back to your page
to-the-tournament = To the tournament
sign-in = Sign in

## Sentences.

# A form was sent while the server was overloaded.
# $seconds: when to try again
busy-form = The server is busy, and nothing was saved. Send it again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. If you no longer see your form, go back: what you typed is still there.
# $seconds: when the page asks again by itself
busy-page = The server is busy. This page tries again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
perhaps-stored-detail = This was sent, and the answer whether it is stored was lost. Send the same form again: it acts once. If you do not see your form any more, look whether it is there before you fill in another one.
unexpected = Something unexpected happened on our side; what happened is in the service's log.
unexpected-nothing-changed = Something unexpected happened on our side. Nothing was changed; what happened is in the service's log.
page-not-made = The page could not be made.
# Above a list of what is wrong with a form.
fix-and-send = Go back, fix what is named here, and send it again. Nothing was changed.
# $seconds: how long to wait
wait-seconds = Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, then try again.
nothing-here = There is nothing at this address.
no-page = There is no page at this address. It may have been mistyped, or the link is old.
no-tournament = There is no tournament at this address.
# The address of the stage is secret; "Stage" names a page of the staff.
no-stage = This is not the address of this tournament's stage. Staff find the right one on the page Stage.
no-file = There is no such file.
bad-query = What stands behind the ? of this address cannot be read. Follow a link instead.
# $method: such as "POST"
method-refused = This address does not take { $method } requests.

## The database does not store or answer: each once for a page, which asks again by itself, and once for a form.

# $seconds: when the page asks again by itself
read-only-page = The database of this service can only be read at the moment. This page asks again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
read-only-form = The database of this service can only be read at the moment, so nothing was changed. Contact the host, then send it again.
# $seconds: when the page asks again by itself
full-page = The disk of this service is full. This page asks again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
full-form = The disk of this service is full, so nothing was changed. Contact the host, then send it again.
# $seconds: when the page asks again by itself
disk-page = The disk of this service fails at the moment. This page asks again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
disk-form = The disk of this service fails at the moment, so nothing was changed. Contact the host, then send it again.
# $seconds: when the page asks again by itself
locked-page = Another program writes into the database of this service at the moment. This page asks again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
locked-form = Another program writes into the database of this service at the moment, so nothing was changed. Send it again in a moment.
# $seconds: when the page asks again by itself
silent-page = The database does not answer at the moment. This page asks again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
silent-form = The database does not answer at the moment, so nothing was changed. Send it again in a moment.

## Links that can be used once, such as invitations.

link-unknown = This link is not known
link-used = This link was used
link-expired = This link has expired
link-void = This link is no longer valid

## Forms that cannot be read, or that come from elsewhere.

foreign-form = This form was sent by another site. Open the page here and send it again.
unknown-player = This browser does not know whose page this was. Open your secret link again.
other-session = You signed in or out since this page was opened. Go back, reload the page, and send it again.
takes-no-file = This form takes no file. Open the page again and send it from there.
# NUL is the name of a character.
nul-in-form = The form holds a character that no text has (NUL). Go back, take it out, and send it again.
form-unreadable = The form cannot be read. Open the page again and send it from there.
upload-unreadable = The upload cannot be read. Open the page again and send it from there.
form-broke-off = The form broke off on its way. Send it again.
form-late = The form did not arrive in time, so nothing was changed. Look at the connection, then send it again.
# $most: a size, such as "64 KB"
form-too-large = This form takes at most { $most }. Send it in smaller parts; nothing was changed.
# The page would update by itself.
no-place-detail = Too many pages are open, so this one does not update. Reload it to see what is new.

## Requests for another service, or of programs that are no browsers.

strange-address = This address holds a character that is in no address of this service.
no-host = The request does not say which host it is for.
# Heading: the address names another service.
other-name = Not the name of this service
# $address: such as "https://podium.example"
service-is-at = This service is at { $address }. Open that address.
# "--public-url" is an option of the program.
service-has-no-name = This service knows itself only by numbers, as http://192.0.2.7:8080, and as localhost. The host can give it a name with --public-url.
# Button: leads to the service's own address.
open-it = Open it
# Something else was sent before under the same id of the form.
key-reused = something else was sent under this key
