all-as-csv = 全ラウンド（CSV）
none-yet = ラウンドはまだありません
none-yet-text = ラウンドが公開されると、ターン、時間切れの卓、呼び出しの集計がここに表示されます。
not-followed = このラウンドではターンが記録されていません。ジャッジがゲームを記録すると、ターンの時間がここで計測されます。
as-table = 同じ数値の表

## 数の下の語

turns-middle = ターン/ゲーム（中央値）
turn-average = 1ターンの平均
of-tables = { $count }/{ $all }
went-to-time = 卓が時間切れ
calls = 件の呼び出し
waited-middle = 待ち時間（中央値）
waited-most = 最長の待ち時間

## 図と表

time-by-seat = 席ごとの1ターンの時間
turns-a-game = ゲームごとのターン数
turns = { $count }ターン
games = { $count }ゲーム
column-turns = ターン数
label-turns = ターン数
column-average = 平均
label-average = 平均
column-middle = 中央値
label-middle = 中央値
column-longest = 最長
label-longest = 最長
column-games = ゲーム数
label-games = ゲーム数

## 卓

tables = 卓
tables-caption = 卓ごとの時間
column-to-time = 時間切れ
label-to-time = 時間切れ
column-extra = 延長（分）
label-extra = 延長（分）
column-calls = 呼び出し
label-calls = 呼び出し
column-waited = 最長の待ち
label-waited = 待ち
yes = はい
no = いいえ
more-in-file = 全ラウンドのファイルには、ほかに{ $count }卓あります。
