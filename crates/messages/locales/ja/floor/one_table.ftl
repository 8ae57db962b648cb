## エラー

no-round = いま行われているラウンドはありません。
no-such-table = { $round }に{ $table }番卓はありません。
to-floor = フロアへ

## 見出し

with-extension = 延長{ $minutes }分込み
deck-check-mark = デッキチェック
by = <bdi>{ $judge }</bdi>
call-label = ジャッジの呼び出し
reports-label = プレイヤーの報告
decide-result = 結果を判断

## 卓ですること

to-do = 卓ですること
task-skip-turn = 卓に伝える：次のターンを飛ばします。
task-game-loss = 卓に伝える：いまゲームを離れ、ほかのプレイヤーは続けます。
task-match-loss = 卓に伝える：いまマッチを離れ、ほかのプレイヤーは続けます。
undo-skip-turn =
    卓に伝える：ターンは飛ばしません。すでに飛ばした場合は、いまの状態から続けます。
undo-went-on =
    このプレイヤーが離れた後、記録中のゲームが進んでいます。ゲーム記録の画面で懲罰の時点まで操作を取り消し、有効なものを入力し直すか、このゲームには戻らないことを卓に伝えてください。
undo-followed =
    卓に伝える：プレイを続けます。記録中のゲームに戻り、ターンはそのままです。
undo-not-followed = 卓に伝える：いまからゲームに戻ります。ターンはそのままです。
ruling-number = 裁定{ $number }
done-at-table = 卓で実施済み

## 席

seats = 席
is-out = <s><bdi>{ $player }</bdi></s>は脱落：{ $why }
is-out-by-ruling = <s><bdi>{ $player }</bdi></s>は脱落：{ $why }、<a>裁定{ $number }</a>
result-is = 結果：<b><bdi>{ $result }</bdi></b>
starts-now = 待たずに開始してください
note-missing = まだ来ていない人がいる
note-missing-means = 本人が来るか結果が入力されるまで、ジャッジとこの卓のプレイヤーに表示されます。懲罰ではありません。
is-here = { $player }が到着
loss-and-drop = マッチの敗北とドロップ：{ $player }
no-show = 来なかったプレイヤーがいる
no-show-means =
    このラウンドはマッチの敗北になり、ドロップになります。ほかのプレイヤーは席を詰めてプレイします。記録中のゲームは最初からやり直しになります。
did-not-come = 未到着：

## リンクとボタン

time-and-turns = 時間とターン
game-desk = ゲーム記録
games = ゲーム
follow-game = このゲームを記録
report-result = 結果を入力
change-result = 結果を変更
message-table = 卓にお知らせ

## 延長

time = 時間
reason-judge-call = ジャッジ対応
reason-late-start = 開始の遅れ
reason-accident = 事故
reason-deck-problem = デッキの問題
other-time = 別の分数、別の理由
given = { $minutes }分
given-for = { $minutes }分、{ $why }
withdraw-minutes = { $minutes }分を取り消す

## デッキチェック

deck-check = デッキチェック
what-was-found = 確認した内容：<bdi>{ $player }</bdi>
found-hint = 空の場合：問題なし。
end-check = チェック終了：かかった時間+4分
whose-deck = 誰のデッキか
nobody-ticked = 選ばない場合：全員
was-checked = チェック済み
all-deck-checks = 全デッキチェック

## 時間の宣言後

when-time-is-called = この卓の時間の宣言後
other-rules = この大会のルール
end-is = { $end }。
end-is-otherwise = { $end }（ほかの卓とは違います：<bdi>{ $reason }</bdi>）。
decide-otherwise = この卓だけ別の方法にする
reason-hint = 変更点として全員に公開されます。
instead = 変更：{ $end }

## 遅いプレイの計測

watch = 遅いプレイの計測
watch-of = 遅いプレイの計測：<bdi>{ $player }</bdi>
have-acted = 行動した
time-player = { $player }を計測
slow-play = 遅いプレイ
slow-play-of = { $player }の遅いプレイ

## 裁定とメモ

rulings = この卓の裁定
none-yet = まだありません。
notes = メモ
no-notes = この卓とプレイヤーについてのメモはありません。
write-note = メモを書く
about = 対象
this-table = この卓
note-hint = 読めるのはスタッフだけです。後のラウンドでも読めます。
keep-note = メモを保存

## 担当

cover = 担当
you-cover = この卓は自分の担当です。
judge-covers = この卓は<bdi>{ $judge }</bdi>の担当です。
nobody-covers = この卓には担当がいません。
handed-over = { $time }に<bdi>{ $judge }</bdi>から引き継ぎ。
handed-over-with-note = { $time }に<bdi>{ $judge }</bdi>から引き継ぎ：<bdi>{ $note }</bdi>
cover-it = この卓を担当する
release-it = 担当を外す

## 隣の卓

beside = 隣の卓
