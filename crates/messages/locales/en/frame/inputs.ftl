## Inputs of forms, and sentences about what was typed.

# After the label of an input that may stay empty, in brackets.
optional = optional
# After a label: a remark about it.
# $remark: such as "optional".
in-brackets = ({ $remark })
# Label of an input that confirms a dangerous action.
# $word: the word to type, from confirm_words.ftl.
type-to-confirm = Type <b>{ $word }</b> to confirm
# An error: the word was not typed.
# $word: the word to type, from confirm_words.ftl.
word-missing = Type the word { $word } to confirm. Nothing was changed.
# An error at an input for a whole number.
# $label: the label of the input
# $typed: what was typed, in quotation marks
# $least: the smallest number
# $most: the largest number
no-number = { $label }: { $typed } is no number from { $least } to { $most }.
# An error at an input for a date and a time.
# $typed: what was typed, in quotation marks
no-time = { $typed } is no time. Write it as 2026-11-20 14:00.
# An error at an input for a date and a time: the clocks go forward in that hour.
# $zone: a time zone, such as "Europe/Lisbon"
skipped-hour = on that day the clocks in { $zone } skip this hour. Choose a time before or after it.

# Button beside the label of a text: copies it. Short.
copy = Copy
# The same button for a moment, once the text is copied.
copied = Copied

## Pages between a form and its answer.

# Title of the page that asks for the password again.
password-title = Your password, please
# An error at the input of the password.
# $seconds: how long to wait
password-too-many = There were several failed tries. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}, then try again.
# Title and heading of the page that shows what was typed in a form, to be sent again by hand.
kept-title = Send what you typed?
# Title of the page.
sign-in-title = Sign in
# On the sign-in page, for a person whose form could not be carried along.
signed-out = You were signed out, so nothing that you sent was stored. Sign in, go back to the page, and send it again.
# On the sign-in page, for a person whose form is carried along.
signed-out-kept = You were signed out, so nothing that you sent was stored. Sign in: then you see again what you typed, and can send it.
