## 大会に席がまだない

pending = 承認待ち
pending-text = 登録を受け付けました。主催者の承認はまだです。承認されるとこのページが変わります。
waitlisted = 満席です
waitlisted-text = キャンセル待ちの{ $number }番目です。空きが出しだい参加できます。
removed = この大会には参加していません
removed-text = 参加しているはずの場合は、主催者に伝えてください。

## ラウンド開始前

checked-in = チェックイン済み
registered = 登録済み
not-open = 大会はまだ始まっていません。
check-in-at-venue = 会場に着いたらチェックインしてください。
table-with-round-one = 第1ラウンドの対戦表が公開されると、ここに卓が表示されます。
late-entry = 第{ $round }ラウンドから参加
late-entry-text = そのラウンドの対戦表が公開されると、ここに卓が表示されます。

## 卓

table-word = 卓
out-of-game = このゲームから脱落しました。終了までは観客です（MTR-A 1.10A）。
your-turn = あなたのターンです。
turn-of = { $player }のターンです。
time-is-up-extra-turns =
    時間です。このターンを終えたら、ゲームに残っている人数分の追加ターンを行います。ジャッジが向かいます。
time-is-up-finish-turn = 時間です。このターンで終わりです。追加ターンはありません。ジャッジが向かいます。
time-is-up-overtime = 時間です。このターンを{ $minutes }分以内に終えてください。追加ターンはありません。ジャッジが向かいます。
overtime-is-over = オーバータイム終了です。プレイをやめてください。ジャッジがゲームを終わらせます。
time-called-last-turn = 時間が宣言されました。このターンで終わりです。追加ターンはありません。
time-called-turns = 時間が宣言されました。このターンを終えたら、あと{ $turns }ターンです。ジャッジが数えます。
time-called-several-turns =
    時間が宣言されました。進行中のターンを終えてください。始められるターンはあと{ $turns }回です。ジャッジが数えます。
game-ended = ゲームは終わりました。ジャッジが確認します。

## 脱落の理由

out-lost = 敗北
out-conceded = 投了
out-drawn = 引き分け
out-game-loss = ゲームの敗北
out-match-loss = マッチの敗北
out-disqualified = 失格

## 結果の報告

waiting-for-others = ほかのプレイヤーの確認待ち
you-reported-at =
    { $when }に報告しました：{ $result }。同卓のほかのプレイヤーが自分のページで確認すると有効になります。
reported-this = { $when }に{ $player }が報告しました。合っていますか？
another-reported-this = { $when }にほかのプレイヤーが報告しました。合っていますか？
staff-decides = スタッフが判断します
stay-at-table = 卓でお待ちください。
you-reported = あなたの報告：{ $result }。
another-reported = ほかのプレイヤーの報告：{ $result }。
you-dispute = あなたの異議：「{ $objection }」
another-disputes = ほかのプレイヤーの異議：「{ $objection }」
result-entered = 結果が確定しました（スタッフが入力）。
result-you-reported = 結果が確定しました（報告：あなた、確認：{ $confirmer }）。
result-you-confirmed = 結果が確定しました（報告：{ $reporter }、確認：あなた）。
result-reported = 結果が確定しました（報告：{ $reporter }、確認：{ $confirmer }）。
another-player = ほかのプレイヤー
your-concession-disputed = あなたの投了について食い違いがあります。スタッフが判断します。
concession-disputed = 投了について食い違いがあります（{ $players }）。スタッフが判断します。
wrong-call-judge = 間違っている場合はジャッジを呼んでください。

## 対戦のないラウンド

bye = 不戦勝
bye-text = このラウンドは対戦がありません。勝ち点{ $points }点が入ります。
match-loss = マッチの敗北
match-loss-text =
    このラウンドの組み合わせに入らなかったため、マッチの敗北になります。間違いであれば、すぐに主催者に伝えてください。
unpaired = このラウンドの対戦はありません
unpaired-text = 対戦があるはずの場合は、すぐに主催者に伝えてください。

## ラウンドの合間

pairings-soon = まもなく対戦表
how-it-went = { $over }：{ $result }。
round-is-over = { $round }終了
had-bye = 不戦勝
had-match-loss = マッチの敗北
table-is-void = { $table }番卓は無効となり、誰の成績にもなりません
you-won = { $table }番卓で勝ちました
player-won = { $table }番卓は{ $player }の勝ち
table-drawn = { $table }番卓は引き分け
table-no-result = { $table }番卓は結果なし
next-table = { $round }の対戦表が公開されると、ここに次の卓が表示されます。

## スイスラウンド後とプレイオフ

rounds-over = 全ラウンド終了
rounds-over-text = 最終順位はまもなく公開されます。
swiss-over = スイスラウンド終了
swiss-over-text = このあと、ここでトップ{ $cut }を発表します。
wait-for = { $round }から登場です
play-in = { $round }に進出です
seeded = 第{ $seed }シードです。対戦表が公開されると、ここに卓が表示されます。
missed-cut = 進出ならず
missed-cut-text = スイスラウンドの成績は{ $count }人中{ $place }位でした。ご参加ありがとうございました。

## 終了後

champion = 優勝です！
champion-text = この大会で優勝しました。おめでとうございます。
finished = { $count }人中{ $place }位
tournament-over = 大会は終了しました
thank-you = ご参加ありがとうございました。

## ドロップ、失格、中止

dropped = ドロップしました
dropped-after = { $round }終了後にドロップしました
dropped-text = 今後の卓はありません。間違いの場合は、スタッフに伝えてください。
disqualified = 失格になりました
disqualified-text = 今後の卓はありません。質問にはヘッドジャッジが答えます。
cancelled = この大会は中止になりました
