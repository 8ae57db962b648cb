## Why something could not be sent to a webhook, which is an address of another program. Sentences in a list of what was sent;
## "it" is the receiver.

withdrawn = Withdrawn before it was sent.
address-unreadable = The address cannot be read.
no-answer = No answer within 5 seconds.
not-reached = Its host is not known, or leads into this machine's own network, which this installation does not allow.
not-https = Its address does not begin with https://.
head-too-long = The head of its answer is too long.
no-tls = Its certificate is not accepted, or it speaks no TLS.
no-http = What it answered is no HTTP.
refuses = Its host refuses connections there.
connection-failed = The connection failed before an answer came.
not-sent = It could not be sent.
