## 通知

stands-still = 時計を止めました。
runs-again = 時計を再開しました。
time-changed = 全卓の時間を変更しました。
limit-changed = このラウンドの制限時間を変更しました。
restarted = 時計を最初から動かしました。
table-has-more = { $table }番卓を{ $minutes }分延長しました。
check-begun = { $table }番卓のデッキチェックの計測を始めました。
check-ended = デッキチェックが終わり、卓を{ $minutes }分延長しました。
withdrawn-now = 取り消しました。
no-button = 時計にそのボタンはありません。
to-clock = 時計へ

## 時計

starts-with-round = ラウンドを開始すると時計が動きます。
paused-since = { $time }から停止中
until = { $time }まで
starts-without = { $time }からは、未到着のプレイヤー抜きでゲームを始めます。
no-time-limit = 制限時間なし
made-of = { $limit }、{ $time }開始
made-of-with-pause = { $limit }、{ $time }開始、停止{ $pause }
no-limit = 制限時間なし
limit-and-added = { $limit }分、追加{ $added }分
limit-less = { $limit }分、短縮{ $less }分
break-since = 前のラウンドが終了した{ $time }から
no-round = いま行われているラウンドはありません
publish-draft = 下書きを公開すると、時計を開始できます。
pair-next = 次のラウンドを組んで公開すると、時計を開始できます。
start-round = ラウンドを開始

## 全卓の時間

all-tables = 全卓の時間
limit-of-round = このラウンドの制限時間
minutes-in-all = 全部で何分
minutes-in-all-hint = 空の場合は制限時間なし。追加や短縮の時間は別に計算します。
set-limit = 制限時間を設定
restart = 最初からやり直す
restart-means = 停止時間と追加時間はなくなります。個別の卓の延長は残ります。
start-again = やり直す

## デッキチェック

deck-checks = デッキチェック
no-check-runs = 行われていません。
end-check = 終了：かかった時間+4分
give-up = 中止する
begin-check = デッキチェックを開始

## 個別の卓の延長

given = 卓の延長
give-time = 延長する
nothing-given = このラウンドで延長のある卓はありません。
table-minutes = <b>{ $table }番卓</b>：{ $minutes }分
for-deck-check = デッキチェック
for-ruling = 裁定
withdrawn = 取り消し済み
withdraw = 取り消す
command-line = コマンドライン
