## 一覧

no-round-text = ラウンドは本部で組みます。公開するまで、下書きを見られるのはスタッフだけです。
column-state = 状態
column-tables = 卓数
column-outstanding = 未入力
to-desk = 本部へ
to-rounds = ラウンド一覧へ

## 1つのラウンド

reported-of = { $all }卓中{ $reported }卓が報告済み
print-again = 印刷し直し
changed-at = { $time }に席または卓が変更されました。見出しにこの時刻がない印刷物は古いものです。
outstanding = 未入力：
draft = 下書き
draw-of-round = このラウンドの抽選{ $number }。
not-reported = 未報告
correct = 訂正
correct-table = { $table }番卓を訂正
report-table = { $table }番卓の結果を入力
byes = 不戦勝
match-losses = ポッド外のマッチの敗北

## 手作業の変更

by-hand = 手作業
players-number = プレイヤーの番号
changes-with-number = 入れ替える相手の番号
changes-with = 入れ替える相手
moves-to = 移動先の卓
see-costs = 影響を見る
or-place = 入れるプレイヤー
in-draft = この下書きでの場所
place-player = 下書きに入れる

## 組み直し

pair-again-means = 抽選の番号が1つ進み、全員に公開されます。選んだ卓のポッドはそのまま残ります。
keep-pods = ポッドを残す卓
keep-pods-hint = 番号と範囲：1-20, 31
keep = 残す
reason-when-kept = ポッドを残す場合は必須

## 途中参加

late-entry = 途中参加
registered-player = 登録済みのプレイヤー
new-player = 新しいプレイヤー
registered-number = 登録済みのプレイヤーの番号
registered-number-hint = 空の場合は新しいプレイヤー
name-of-new = 新しいプレイヤーの名前
enters = 参加方法
at-seat = { $table }番卓 { $seat }番席
with-match-loss = マッチの敗北
with-bye = 不戦勝
late-entry-means = ほかの人の組み合わせは変わりません。席は少人数の卓を埋め、マッチの敗北や不戦勝はどの卓も変えません。
enter-player = 参加させる

## 通知

now-drafted = { $round }の下書きができました。公開するまで、見られるのはスタッフだけです。
now-published = { $round }を公開しました。
now-published-and-running = { $round }を公開し、開始しました。
now-running = { $round }を開始しました。
now-finished = { $round }を終了しました。
now-running-again = { $round }を再開しました。
now-published-only = { $round }は公開済みで、開始前の状態です。
now-draft-again = { $round }を下書きに戻しました。
now-discarded = { $round }の下書きを破棄しました。
now-paired-again = { $round }を組み直しました。
draft-kept = 下書きをこのまま使います。
player-in-round = プレイヤーが{ $round }に入りました。
now-begins = { $table }番卓は{ $player }が先手です。ほかの人は抽選の順に続きます。
keep-unreadable = 残す：{ $typed }を読み取れません。「1-20, 31」のように番号と範囲を入力してください。
choose-how = 参加方法（席、不戦勝、マッチの敗北）を選んでください。
