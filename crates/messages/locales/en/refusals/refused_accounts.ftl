## User names and passwords.

type-name = Type a user name: it is what you sign in with.
# $length: how many characters were typed.
# $most: how many are possible.
name-too-long = The user name has { $length } characters: take at most { $most }.
name-invisible = The user name contains an invisible character: type it again.
# $name: the name of an account.
name-taken = There is an account { $name } already: choose another name, or sign in.
# On the command line; `podium user list` is a command.
# $name: what was typed.
no-account-named = There is no account "{ $name }". `podium user list` shows them all.
# $length: how many characters were typed.
# $least: how many are needed.
password-too-short = The password has { $length } characters: take at least { $least }. Three or four words in a row are easy to remember.
# $length: how many characters were typed.
# $most: how many are possible.
password-too-long = The password has { $length } characters: take at most { $most }.
password-is-name = The password is the user name: choose another.
password-guessed = This password is guessed quickly: it is a common one, or made of parts that are. Take three or four words that have nothing to do with each other.
password-not-current = This is not your current password. Nothing was changed.
password-not-yours = This is not your password. Nothing was done yet.
password-changed = Your password was changed a moment ago, so nothing was done. Send it again with the new one.
wrong-pair = Wrong user name or password. Passwords are case-sensitive.
account-disabled = This account is disabled. A site administrator can enable it again.

## The second factor: a code of an app besides the password.

wrong-code = This is not the code that the app shows now, or it was used already. Wait for the next one and type that.
# $minutes: how long a code can be typed.
begin-again = { $minutes ->
    [one] The code has to follow the password within { $minutes } minute. Sign in again from the beginning.
   *[other] The code has to follow the password within { $minutes } minutes. Sign in again from the beginning.
}
code-asked = A code is asked for.
factor-there = Your account has a second factor already. Switch it off first, then set up another app.
no-factor-begun = No second factor is being set up. Begin again on your account's page.
not-code-of-app = This is not the code of the app. Type the six digits that it shows now; if they are refused again, check that the phone sets its clock automatically.
nothing-to-recover = Your account has no second factor, so there is nothing to recover.
own-factor-first = Set up your own second factor first, on your account's page: then you know what you ask of the others.
no-own-factor = Your account has no second factor.
own-factor-elsewhere = This is your own second factor: switch it off on your account's page, with a code.
# $name: of an account.
has-no-factor = { $name } has no second factor.

## Accounts, as administrators see them.

no-such-account = There is no such account any more.
# $name: of an account.
account-changed = Somebody changed { $name } meanwhile. Look at the account as it is now, then decide again.
# $name: of an account.
last-administrator = { $name } is the last administrator who can sign in. Make somebody else administrator first.
# $name: of an account.
enable-first = { $name } is disabled: enable the account first.
session-ended = That session has ended already.

## Access tokens: secrets by which programs act for an account.

name-token = Give the token a name: what it is used for.
choose-scopes = Choose what the token may be used for.
# $most: as 3650.
choose-days = Choose from 1 to { $most } days, or none for a token that does not expire.
no-role-there = You have no role in this tournament.
# $most: as 50.
too-many-tokens = You have { $most } tokens, as many as an account may have. Revoke one that is not used any more.
token-revoked = That token is revoked already.

## Links that work once: invitations and lost passwords.

link-unknown = Unknown link: it was cut short, revoked, or replaced by a newer one. Ask for a new link.
link-used = This link was used already, and it works once. If that was you, sign in. If not, contact the person who gave it to you.
link-expired = This link has expired. Ask for a new link.
link-no-longer = The person who made this invitation can no longer give this role. Ask for a new link.
link-set-up = This installation is set up already. Sign in, or ask a site administrator for an invitation.
link-not-for-account = This link is not for an account that is signed in.
invitation-gone = That invitation was already used or revoked.
# $role: as "head judge".
role-here-already = You are { $role } in this tournament already. The invitation is still unused: give it to whom it is for.
# $role: as "organizer".
role-on-site-already = You are { $role } on this site already. The invitation is still unused: give it to whom it is for.

## The staff of a tournament.

not-on-staff = You are not on the staff of this tournament.
who-chooses-staff = Only the organizer and the head judge choose the staff.
# $own: the reader's role, as "head judge".
# $other: as "organizer".
cannot-give-role = You are { $own }, and can't give or remove the role of { $other }. Ask an organizer.
# $name: of an account.
# $role: as "head judge".
has-become = { $name } has become { $role } meanwhile. Decide again.
# $name: of an account.
# $role: as "head judge".
is-already = { $name } is { $role } already.
not-on-staff-any-more = That person is not on the staff any more.
last-organizer = This is the tournament's last organizer. Make somebody else organizer first.
