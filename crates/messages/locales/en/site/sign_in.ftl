### Signing in: with a name and a password, and then perhaps with a code.

# Label of the input for the account's name.
user-name = User name
# Label of the input.
password = Password
# Below the form.
players-need-none = Players need no account: they open the link or scan the code that the organizer gives them.
staff-by-invitation = Staff get an account by an invitation. If you lost your password, ask a site administrator for a link.

## After a correct password, an account with a second factor is asked for a code.

# Title of the page.
your-code = Your code
# Label of the input for the code.
code = Code
code-hint = The six digits that your authenticator app shows now.
without-phone = Without the phone: type one of your recovery codes. Each works once.
without-both = Without both: a site administrator can switch the second factor off.
# Heading of an error: the code came too long after the password.
too-late = Too late
# Notice after somebody signed in with a recovery code.
# $left: how many codes are left, at least one
recovery-codes-left = { $left ->
    [one] You are signed in. One recovery code is left: make new ones, or set up another phone.
   *[other] You are signed in. { $left } recovery codes are left: make new ones, or set up another phone.
}
# The same when no code is left.
last-recovery-code = You are signed in. That was the last recovery code: make new ones, or set up another phone.
# An error: somebody typed a wrong password or code several times.
# $seconds: how long to wait
wait = { $seconds ->
    [one] There were several failed tries. Wait { $seconds } second, then try again; nobody is locked out.
   *[other] There were several failed tries. Wait { $seconds } seconds, then try again; nobody is locked out.
}
# Notice.
signed-out = You are signed out.

## The password again, before something important is changed.

why-again = Type your password again before you change accounts, staff or personal data, in case someone found this browser open. You won't be asked again for an hour. <b>Nothing has been changed yet</b>, and this page keeps what you filled in.
# Label of the input.
your-password = Your password
# Button.
go-on = Go on
# Notice.
remembered = Your password is remembered for an hour. Go on.

## A form that was sent by somebody who had to sign in first.

was-not-stored = This was <b>not stored</b>: you signed in or out since its page was opened. If someone changed the same thing in the meantime, you will be asked.
# Button.
send = Send
# Link beside the button: goes on without sending the form.
do-not-send = Don't send it
