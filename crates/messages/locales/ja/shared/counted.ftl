## まとめて集計する大会

too-many = { $count }大会は多すぎます。選べるのは{ $most }大会までです。
nothing-at = { $places }に終了した大会はありません。終了した大会の中から選んでください。
places-or = { $first }、{ $last }
other-addresses = ほか{ $count }件のアドレス
