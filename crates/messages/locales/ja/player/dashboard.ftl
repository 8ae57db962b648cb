## いますること

last-match = ドロップ済みのため、これが最後のマッチです。
check-in = チェックイン（会場にいます）
show-code = 受付にコードを見せる
ruling = 裁定
report-again = 前の報告は無効です。もう一度結果を報告してください。
did-you-concede = 投了しましたか？
others-say-conceded = ほかのプレイヤーは、あなたがこのマッチを投了したと報告しています。
conceded-means = あなたが認めた場合だけ有効になり、このマッチの勝ち点はなくなります。
i-conceded = 投了しました
i-did-not = 投了していません
confirm-result = 結果を確認する
that-is-wrong = 間違っています
or-say-what = または、どこが違うか書いてください
or-say-what-hint = 1文で書いてください。スタッフが読んで判断します。
dispute = 異議を申し立てる
game-ended-report = ゲームが終わりました：勝者を報告
conceded-or-earlier-games = 投了した人がいる、または複数ゲームをした
if-it-differs = これまでの報告と違う場合は、スタッフが判断します。
withdraw-report = 報告を取り下げる
already-so = この結果はすでに登録されています。
you-wrote = 入力した内容：「{ $text }」
seats = 席（ターン順）
our-table = 卓のライフとターン
seat-out = 脱落（{ $why }）

## 終了後

share = 順位をシェア
share-link = 自分の戦績（シェア用）

## ジャッジを呼ぶ

judge = ジャッジ
with-note = 用件を伝える
add-note = メモを追加
withdraw-call = 呼び出しを取り消す
your-table = 自分の卓

## ページのその他

hand-in-decklist = デッキリストを提出
change-commander = 変更する
name-commander = 統率者を登録
table-picture = 卓の図
more = 自分のラウンド、別のスマホ
more-with-drop = ドロップ、自分のラウンド、別のスマホ
on-another-phone = このページを別のスマホで開く
drop = ドロップ
drop-after-round = { $round }はプレイします。その後のラウンドの組み合わせには入りません。
drop-now = 今後の組み合わせには入りません。これまでの戦績は残ります。
drop-undo = 取り消せるのはスタッフだけです。
drop-button = 大会からドロップする
not-dropped = まだドロップしていません。確認のため{ $word }と入力してください。
not-you = 本人でない場合
from-link = このページは<bdi>{ $name }</bdi>の秘密のリンクから開きました。
forget-link = ブラウザからリンクを消す
link-forgotten = このブラウザからリンクを消しました。
