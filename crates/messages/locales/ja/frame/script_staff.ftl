## 検索

find-what = 卓、プレイヤー、ページ
find-hint = 卓番号、名前、ページ名を入力してください。
find-keys = /で開く（Ctrl-Kはいつでも有効）
found = 検索結果
found-count = { $count ->
    [1] 1件見つかりました。Enterで開きます。
   *[other] { $count }件見つかりました。矢印キーで選び、Enterで開きます。
}
found-nothing = その名前や番号のものはありません。
find-no-answer = 応答がありません。入力を続けるともう一度検索します。

## 端末への通知

when-new = 新しい対応待ちが出たとき：
vibrate = 振動
play-sound = 音を鳴らす
sound-hint = ページを1回タップした後から有効です。
badge = アイコンに件数
badge-hint = Podiumをアプリとしてインストールした場合。
screen-on = 画面を消さない
screen-hint = 画面の消えたスマホには通知が届きません。
cannot = このブラウザでは使えません。
try-it = 試す
now-waits = いま：{ $what }。
nothing-waits = いま対応待ちのものはありません。

## キーボードでの結果入力

type-table = 卓番号を入力してください。
table-asked = { $table }番卓…
no-table = このラウンドに{ $table }番卓はありません。
who-won = { $table }番卓：勝者は？
wrong-mark = { $table }番卓：印はC、M、Dのどれかと席です。例：c2
wrong-game = { $table }番卓：ゲームは1～{ $last }の席かDです。
no-seat = { $table }番卓：{ $seat }番席はありません。1～{ $last }かDを入力してください。
table-won = { $table }番卓：{ $winner }の勝ち。
table-drawn = { $table }番卓：引き分け。
table-drawn-among = { $table }番卓：引き分け（{ $players }）
match-won = { $table }番卓：{ $games }：{ $winner }の勝ち。
match-games = { $table }番卓：{ $games }。
game-won = ゲーム{ $number } { $winner }
game-drawn = ゲーム{ $number } 引き分け
mark-conceded = 投了
mark-match-loss = マッチの敗北
mark-drops = ドロップ
not-stored = 未保存
left-unstored = { $table }番卓：{ $typed }
enter-again = { $results }。もう一度入力してください。

## 卓のタップ

table-gone = 報告済み：もう一方の一覧に移りました。
table-lost = 未送信：ネットワークの応答がありません。保存してあり、後で送信します。
table-kept = 未送信：ネットワークの応答がありません。この端末に次の順で保存しています：{ $acts }。
taps-full = 保存していません：保存できる操作の数が上限に達しました。
table-not-stored = 未保存。{ $why }
look-at-table = ページを再読み込みして、卓を確認してください。
table-says = { $table }番卓：{ $what }
drawn-game = ゲーム引分
drawn-games = ゲーム引分：{ $number }

## その他のページ

swap-first = { $name }と入れ替える相手を選んでください。
swap-both = { $first }と{ $second }を入れ替えます。
let-go = 選択を解除
record-ruling = 裁定を記録
record = 記録：{ $penalties }
record-and-wait = 記録：{ $penalties }（{ $who }待ち）
call-length = かかった時間：{ $minutes }分
call-length-none = かかった時間：1分以内は延長なし
door-not-sent = 未送信です。ネットワークの応答がありません。少し待ってから、もう一度試してください。
show-their-link = リンクを表示
no-camera = カメラが許可されていないか、使用中です。代わりに番号を入力してください。
hold-code = プレイヤーのコードをカメラに写してください。
