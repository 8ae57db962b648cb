## 結果入力

results-of = 結果：{ $round }
reported-of = { $all }卓中<b>{ $reported }</b>卓が報告済み
not-started = 開始前：最初の結果でラウンドと時計が始まります
finish-round = ラウンドを終了
one-key-per-game = 1ゲームにつき1文字を順に入力：1D1は1番席、引き分け、1番席です。
keys-still-in = <kbd>=</kbd>+席 残っていた席の引き分け（例：=124）
keys-places = 席を順位の順に<kbd>&gt;</kbd>で区切り、同時に脱落した席は<kbd>=</kbd>でつなぎます（例：3&gt;1=4&gt;2）
table-is-reported = { $table }番卓は報告済みです。
can-be-undone = 入力した結果は数秒間取り消せます。

## ラウンドがないとき

no-round = 結果を受け付けているラウンドはありません
no-round-text = ラウンドが公開されると、ここで結果を入力できます。
corrected-at-tables = 終了したラウンドの結果は、<a>それぞれの卓</a>のページで訂正します。

## 裁定

rulings = 裁定
rulings-to-agree = 結果に関わる裁定
reminder = { $table }番卓：<bdi>{ $player }</bdi>、{ $text }（<a>裁定{ $ruling }</a>）

## プレイヤーの報告

players-report = プレイヤーの報告
to-confirm = 要確認{ $count }件
more-reports = ほか{ $count }件は、同卓のプレイヤーの確認待ちです。
entered-otherwise = プレイヤーの報告と違う結果が入力された卓：
link-table = { $table }番卓
disputed = 異議
ruled-out = 不可
waits = 待ち
button-at-table = { $table }番卓：{ $label }

## 卓のカード

which-tables = 卓の選択
list-outstanding = 未入力：{ $count }
list-reported = 報告済み：{ $count }
tables = 卓
seats = 席
reported = 報告あり
undo = 取り消す
change = 変更
draw = 引き分け
drawn-game = ゲーム引分
losses = 投了、ドロップ…
games-done = 完了
undo-game = 1ゲーム戻す
games = { $count }ゲーム
games-and-drawn = { $count }ゲーム、引き分け{ $drawn }
overrule-it = 上書きする

## 通知

already-so = { $table }番卓はすでにこの結果でした。
undo-clears-result = 取り消されるのは結果だけです。ドロップはプレイヤーのページで取り消します。
reported-before = すでに報告されています：{ $stored }。今回の結果は保存していません。
at-table = { $table }番卓：{ $sentence }
unknown-entry = { $typed }は読み取れません。Cと席で投了、Mと席でマッチの敗北、Dと席でドロップです。例：c2 m3 d4
