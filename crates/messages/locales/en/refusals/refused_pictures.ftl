## Why a picture that somebody uploads for the event's page cannot be used. Shown below the field of the file.

nothing-chosen = Choose a picture.
other-format = This is not a JPEG, PNG or WebP picture.
unreadable = The picture cannot be read. Save it as JPEG or PNG and upload it again.
# The file ends in the middle of the picture.
incomplete = The file is incomplete. Upload it again.
# A kind of JPEG or WebP that few programs write, or that is animated.
unusual = This kind of picture cannot be read. Save it as JPEG or PNG and upload it again.
# $most: the most megabytes.
too-many-bytes = The picture is larger than { $most } MB. Reduce its size, for example to a width of 2,000 pixels.
# $pixels: how many pixels it has, in millions.
# $most: the most pixels, in millions.
too-many-pixels = The picture has { $pixels } million pixels, more than { $most } million. Reduce its size.
# $pixels: how many pixels it has, in millions.
too-much-memory = A picture of this kind with { $pixels } million pixels is too large to process. Reduce its size.
# Its size is not known.
# $most: the most pixels, in millions.
too-large = The picture has more than { $most } million pixels, or is too large to process. Reduce its size.
# $width: its width in pixels.
# $height: its height in pixels.
# $least: the least pixels of each side.
too-small = The picture has only { $width } × { $height } pixels. Each side must have at least { $least }.
# Other uploads are decoded first.
busy = The server is busy. Choose the file again in a moment.
