title = 卓の結果
result-by = { $round }：<b><bdi>{ $result }</bdi></b>、{ $by }。
when-by = { $when }（{ $who }）
not-reported = { $round }：未報告。
players = プレイヤー
tournament-over = 大会は終了しています。結果を変更するには、主催者が本部で大会を再開する必要があります。
would-change = 変わる内容

## 入力欄とボタン

result-hint = 勝者の席、引き分けはD。1ゲームにつき1文字です。
marks = 投了、敗北、ドロップ
marks-hint-finished = Cと席でマッチの投了、Mと席でマッチの敗北：c2 m3
marks-hint = Cと席でマッチの投了、Mと席でマッチの敗北、Dと席でこのラウンド後のドロップ：c2 m3 d4
who-was-still-in = 引き分け：ゲームに残っていたのは？
save-draw = 引き分けとして保存
reason-hint = 記録されます。終了したラウンドの場合は全員に公開されます。
overrule = 上書き
save-correction = 訂正を保存
show-changes = 変わる内容を見る
clear = 結果を消す
clear-means = 結果とともに記録したドロップは残ります。プレイヤーのページで取り消してください。
clear-result = 結果を消す

## 通知

reported-before = { $table }番卓はすでに報告されています：{ $result }（{ $by }）。今回の結果は保存していません。間違っている場合は、下で上書きしてください。
stored = { $table }番卓の結果を保存しました。
