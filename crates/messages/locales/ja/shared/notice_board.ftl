## お知らせ

pinned = 固定
for-you = あなたへ
for-your-table = この卓へ
minutes-left-in-round = { $round }は残り{ $minutes }分を切りました。
minutes-left-at-your-table = この卓は残り{ $minutes }分を切りました。
since = { $time }から
