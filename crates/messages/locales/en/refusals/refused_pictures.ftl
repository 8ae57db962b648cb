## Why a picture that somebody uploads for the event's page cannot be used. Shown below the field of the file.

other-format = This is not a JPEG, PNG or WebP picture.
unreadable = The picture cannot be read. Save it again as JPEG or PNG.
# The file ends in the middle of the picture.
incomplete = The file is incomplete. Upload it again.
# A kind of JPEG that few programs write.
unusual-jpeg = This kind of JPEG cannot be read. Save it again as JPEG or PNG.
# $most: the most megabytes.
too-many-bytes = The picture is larger than { $most } MB. Save it smaller, for example 2,000 pixels wide.
# $width: its width in pixels.
# $height: its height in pixels.
# $most: the most pixels, in millions.
too-many-pixels = The picture has { $width } × { $height } pixels, more than { $most } million. Save it smaller.
# $width: its width in pixels.
# $height: its height in pixels.
too-much-memory = The picture of { $width } × { $height } pixels takes too much memory to open. Save it smaller.
# Its size is not known.
# $most: the most pixels, in millions.
too-large = The picture has more than { $most } million pixels, or takes too much memory to open. Save it smaller.
# $width: its width in pixels.
# $height: its height in pixels.
# $least: the least pixels of each side.
too-small = The picture has only { $width } × { $height } pixels. Each side must have at least { $least }.
