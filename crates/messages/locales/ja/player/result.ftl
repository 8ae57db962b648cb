## 結果の報告

report-result = 結果を報告
place = { $round } { $table }番卓
who-won = 勝ったのは？
who-won-game = ゲーム{ $game }で勝ったのは？
tap-seat = 席をタップしてください。
player-won = { $player }の勝ち
nobody-won = 引き分け：勝者なし
who-was-still-in = ゲームに残っていたのは？
who-was-still-in-hint = 残っていた人が引き分けになります。その前に脱落した人は負けです。
draw = 引き分け
counts-when-confirmed = 同卓のほかのプレイヤーが確認すると有効になります。
other-report =
    すでにほかのプレイヤーが報告しています。同じ結果ならすぐに有効になり、違う場合はスタッフが判断します。
report-it = 報告する
not-yet = まだ
so-far = ここまで：<bdi>{ $result }</bdi>。<a>マッチはここで終了</a>
back-to-table = 自分の卓へ戻る
somebody-conceded = マッチを投了した人がいる、または複数ゲームをした
who-conceded = マッチを投了したのは？
who-conceded-hint =
    投了するとこのマッチの勝ち点がなくなります。そのため、本人が自分のページで認めるか、ジャッジが認めると有効になります。
games-in-order = ゲームの結果（順番に）
games-in-order-hint = 1ゲームにつき1文字：勝者の席番号、引き分けはD。D2は、引き分けの後に2番席の勝ちという意味です。
next = 次へ
