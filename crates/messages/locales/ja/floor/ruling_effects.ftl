## 裁定の効果

waits = ヘッドジャッジ待ちです。まだ何も適用していません。
table-got-time = 卓は{ $minutes }分延長されました。
time-stays = いずれにせよ時間は失われたため、卓の延長はそのままです。
time-withdrawn = これによる卓の延長は取り消されました。
was-built-on = この裁定をもとにした裁定{ $number }があります。ヘッドジャッジが再確認します。
carried-out = 裁定{ $number }は卓で適用されました。
undone-at-table = 裁定{ $number }の効果は卓で元に戻されました。

## 適用

disqualified = { $who }は失格になり、大会から除外されました。
dropped = { $who }は大会からドロップになりました。
for-next-match = { $who }はいまマッチに参加していません。{ $penalty }は次のマッチの開始時に適用します。本人に伝えてください。
skips-in-game = 記録中のゲームで、{ $who }の次のターンを飛ばします。
left-game = { $who }は記録中のゲームを離れました。ほかのプレイヤーは続けます。
game-refused = { $table }番卓の記録中のゲームに反映できませんでした：{ $why }
skips-at-table = 卓で：{ $who }の次のターンを飛ばしてください。このゲームは記録されていません。
leaves-at-table = 卓で：{ $who }はいまゲームを離れ、ほかのプレイヤーは続けます。このゲームは記録されていません。
match-loss-next = { $who }はいまマッチに参加していません。前のマッチの結果を訂正しない限り、マッチの敗北は次のマッチに適用します。
result-has-loss = { $table }番卓の結果に{ $who }のマッチの敗北が入りました。いまの結果：{ $result }。
out-of-match = { $who }はマッチから脱落しました。{ $table }番卓の結果を入力すると、マッチの敗北が入ります。

## 元に戻す

undone-in-game = { $who }の懲罰を記録中のゲームで元に戻しました。
not-undone-in-game = { $who }の懲罰の後に記録中のゲームが進んだため、ここでは元に戻せません。{ $who }は脱落したままです。
undo-at-table = 卓で{ $who }に{ $penalty }が適用されています。ゲームの状況が許す範囲で、卓で元に戻してください。
judge-tells = { $table }番卓のジャッジが卓に伝えてください。
in-tournament-again = { $who }は大会に戻りました。
result-without-loss = { $table }番卓の結果から{ $who }のマッチの敗北がなくなりました。いまの結果：{ $result }。
in-match-again = { $who }は{ $table }番卓のマッチに戻りました。
result-of-round-without-loss = { $round }の{ $table }番卓の結果から{ $who }のマッチの敗北がなくなりました。いまの結果：{ $result }。
finished = { $round }は終了しています。{ $what }
not-dropped = { $who }のドロップは取り消されました。
drop-stays = { $who }のドロップはそのままです：{ $why }

## 結果の横の注意書き

reminder-waits = { $penalty }：ヘッドジャッジ待ち
reminder-match = { $penalty }：マッチに勝てず、引き分けの点もなし
reminder-left-game = ゲームの敗北：ゲームを離れている
reminder-skips = ターン飛ばし：次のターンを飛ばす

## 確認する人

the-head-judge = ヘッドジャッジ
the-organizer = 主催者
