the-call = 呼び出し

## プレイヤー

table-and-players = 卓とプレイヤー
table-other-players = { $table }番卓、ほかのプレイヤー
show-players = プレイヤーを表示
players-of-round = 第{ $round }ラウンドのプレイヤー
seat = { $number }番席
from-elsewhere = ほかの卓のプレイヤー
other-players = ほかのプレイヤー
other-players-hint = 番号で入力：12, 45
show-penalties = 選んだ人の懲罰を表示
show = 表示

## 違反と懲罰

penalty-of = { $name }の懲罰
none-today = 今日はこれまでに懲罰なし。
earlier-today = 今日のこれまで
earlier-penalty = { $infraction }：{ $penalty }
all-about-them = このプレイヤーの全裁定：{ $count }
players-page = プレイヤーのページ
another = その他
from-list = リストから
another-infraction = その他の違反
no-infraction = なし：懲罰のない裁定
proposed = 提案：
also-names = 一覧にあるほかの懲罰：{ $penalties }。
another-penalty = 別の懲罰
as-proposed = 提案どおり
as-proposed-penalty = 提案どおり：{ $penalty }

dropped = 大会からドロップになります。

## 文章と時間

texts-and-time = 起きたこと、回答、時間
now-or-later = いまでも後でも可
timed = 卓での計測：{ $times }。
no-time = なし
as-long-as-call = 呼び出しの長さ
other-minutes = 別の分数
other-minutes-hint = 1分を超える裁定では、その長さを延長します（MTR-A X.5A）。

## ボタン

record = 裁定を記録
record-penalties = 記録：{ $penalties }
record-waits-head-judge = 記録：{ $penalties }（ヘッドジャッジ待ち）
record-waits-organizer = 記録：{ $penalties }（主催者待ち）
confirm-as-organizer = スタッフにヘッドジャッジがいないため、主催者として{ $penalty }を認めます。

## 通知とエラー

recorded = 裁定{ $number }を記録しました。
nothing-recorded = 何も記録していません。
more-below = ほかに{ $count }件、下にあります。
no-number = ほかのプレイヤー：{ $typed }はプレイヤーの番号ではありません。「12, 45」のように番号を入力してください。
two-infractions = 違反が上とリストの2か所で選ばれています。どちらか1つにしてください。
