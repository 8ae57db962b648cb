floor-of = フロア：{ $round }

## 見出しの横

not-started = 開始前
all-have-results = 全卓の結果がそろいました
outstanding-of = 未入力{ $count }/{ $all }卓

## 表示する卓

view-all = すべて
view-outstanding = 未入力
view-time = 時間
view-calls = 呼び出し
view-mine = 担当
which-tables = 卓の選択

## 卓以外の呼び出し

calls-earlier = 前のラウンドの呼び出し
calls-away = 卓以外の呼び出し

## 引き継ぎ

handed-label = 引き継ぎ
handed = <bdi>{ $judge }</bdi>から<b>引き継ぎ</b>（{ $time }）：{ $what }
handed-with-note = <bdi>{ $judge }</bdi>から<b>引き継ぎ</b>（{ $time }）：{ $what }。<bdi>{ $note }</bdi>

## 卓の一覧

no-round = いま行われているラウンドはありません
tables-appear = ラウンドが公開されると、全卓が表示されます。遅れている卓が先です。
table-number = 卓番号
go = 開く
no-such-table = このラウンドに{ $table }番卓はありません。ほかには何も変更していません。
no-table-matches = 該当する卓はありません。
every-table-done = 全卓の結果がそろいました。
urgent-first = 急ぐ順：
covered-by = 担当：
turn-of = { $player }のターン
turns-in-progress = 進行中のターン：{ $count }
long-turn = { $player }のこのターンは{ $minutes }分経過
own-time-used = { $player }が持ち時間を使い切りました：{ $own }分中{ $minutes }分
turn-since = { $player }（{ $time }から）
has-life = { $player } { $life }
is-out = { $player } 脱落
games-of-tables = 各卓のゲーム
games-followed = ゲームのある卓：{ $count }
no-games = いま記録中のゲームはありません。
deck-check-since = デッキチェック：{ $time }から
call-mark = 呼び出し

## 卓で適用する懲罰

carry-out = 適用：{ $penalty }、{ $player }
undo-withdrawn = 卓で元に戻す：{ $player }の{ $penalty }が取り下げられた
undo-overturned = 卓で元に戻す：{ $player }の{ $penalty }が覆された
undo-no-penalty = 卓で元に戻す：{ $player }の{ $penalty }が懲罰なしになった
undo-lighter = 卓で元に戻す：{ $player }の{ $penalty }が{ $lighter }になった

## 時間モード

not-done = 未実行：{ $what }
tap-is-kept = 操作は残っています。まだ正しければ、もう一度送信してください。
send-again = 自分の操作を再送信
result-is-entered = 結果が入力されました。

## ジャッジと担当の卓

who-covers-what = 担当の割り当て
judges-caption = ジャッジと担当の卓、呼び出し
column-judge = ジャッジ
column-tables = 卓
column-calls = 呼び出し
you = （自分）
no-tables = なし
nobody = 担当なし
take-tables = 卓を担当
calls-note-one = 新しい呼び出し
