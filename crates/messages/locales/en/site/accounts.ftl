### The pages of site administrators: all accounts.

# Title.
title = Accounts
# Label of a search.
find-name = Find a name
nobody-by-name = Nobody by that name
caption = Everybody who can sign in here. Times in UTC.
# Column, and label of a choice.
role-on-site = Role on the site
# Column, short: the role on the site; also a label.
role = Role
# Column: whether the account can sign in.
state = State
# Column: when the account was made.
since = Since
# A state of an account.
disabled = Disabled
# A state of an account.
can-sign-in = Can sign in
# In place of the name of an account: an invitation was made on the command line of the server.
command-line = command line

## Inviting somebody to the site.

invite = Invite somebody
# Button.
make-invitation = Make an invitation
# What a role means, below it.
administrator-hint = Everything: every tournament, and all accounts.
organizer-hint = Creates their own tournaments.
staff-hint = Works only where a tournament invites them.
# An error.
choose-role = Choose one of the roles.
# Column of the list of invitations: how long they are valid. Short.
until-utc = Until (UTC)
# Title of the page that shows the link of an invitation.
invitation = Invitation
# $role: a role on the site inside a sentence, as "organizer"
for-one-new = For one new { $role } on this site.
# Link.
back-to-accounts = Back to the accounts
# Notice.
invitation-revoked = Invitation revoked.

## Whether every administrator needs a second factor.

factor-of-administrators = Second factor of administrators
# A state: administrators need a second factor. Short.
demanded = Demanded
# After this state.
demanded-what = Administrators without one must set it up before anything else.
# Button.
stop-demanding = Stop requiring it
not-demanded = An administrator's password opens everything here. Require a code from an authenticator app too.
# Button.
demand = Demand it
set-up-own = First <a>set up your own</a>.
# Notice.
now-demanded = Every administrator needs a second factor from now on.
# Notice.
no-longer-demanded = Administrators may sign in with their password alone.

## The page of one account.

# After the state of the account, which is a mark in front of this.
# $since: a date and a time
since-utc = since { $since } UTC
# Above a list of tournaments.
on-staff-of = On the staff of
# Button.
change-role = Change the role
enable-heading = Enable the account
enable-what = It can sign in again with its old password.
# Button.
enable = Enable
lost-password = Lost password
lost-password-what = Makes a link that is valid for one hour, to choose a new password. Older links become invalid.
# Button.
make-link = Make a link
lost-phone = Lost phone
lost-phone-what = Turns the second factor off and signs the account out everywhere. Make sure you know who is asking: after that, the password alone is enough.
# Heading of a dangerous action.
disable-heading = Disable the account
disable-what = Signs the account out everywhere and prevents it from signing in. Its name stays in the logs, and you can enable it again.
# Button.
disable = Disable
# An error: the name was not typed as asked.
# $name: of the account
type-name = Type { $name } exactly as shown here.
# Notice of a refusal.
not-disabled = The account was not disabled.
# An error.
no-account = There is no account at this address.
# Link.
to-accounts = To the accounts
# Title of the page that shows the link.
reset-title = Link for a lost password
# $name: of the account
reset-what = For { $name }, who chooses a new password with it.
# Link.
back-to-account = Back to the account
# An error.
only-administrators = Only a site administrator may manage accounts.

## Notices.

# $name: of the account
# $role: a role on the site inside a sentence, as "organizer"
role-changed = { $name } is { $role } now.
# $name: of the account
is-disabled = { $name } is disabled and signed out everywhere.
# $name: of the account
is-enabled = { $name } can sign in again.
# $name: of the account
factor-removed = { $name } signs in with the password alone, and is signed out everywhere.

## In the list of all tournaments of the site, in place of the reader's role.

