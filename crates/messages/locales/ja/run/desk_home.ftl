## 通知

opened = 大会を公開しました。トップページに表示されます。
finished = 大会を終了しました。
reopened = 大会を再開しました。

## 現在の状態

line-draft = { $round }：下書き
line-published = { $round }：公開済み
line-running = { $round }：進行中
line-finished = { $round }：終了
no-round-yet = ラウンドはまだありません
rounds-played = { $count }ラウンド終了

## 大会の段階

stages = 大会の段階
stage-done = 完了：
stage-registration = 登録
stage-check-in = 受付
stage-rounds = ラウンド
stage-pair = 組む
stage-publish = 公開
stage-play = 対戦
stage-finish = 終了
stage-cut = 進出
stage-playoff = プレイオフ
stage-end = 大会終了

## 次にすること

next = 次にすること

## 公開前

players-so-far = 現在{ $count }人
open-means = いま大会を見られるのは、スタッフとリンクを知っている人だけです。プレイヤーに公開してよくなったら、公開してください。第1ラウンドを公開すると、大会も公開されます。
all-here = 全員がそろったら、第1ラウンドを組んでください。大会が始まります。
open-tournament = 大会を公開
pair-round = 第{ $round }ラウンドを組む
names = 名前
names-hint = 1行に1人ずつ貼り付けてください。追加する前に確認できます。
look-at-names = 名前を確認
send-file = ファイルを送る

## チェックイン

checked-in-of = { $all }人中{ $here }人がチェックイン済み
checked-in = チェックイン済み
absent-means = 未到着のプレイヤーは、第1ラウンドの前にドロップにするか、ほかの人と一緒に組みます。
too-few = スイスラウンドには{ $here }人では足りません。
check-in = チェックイン
pair-who-are-here = 到着した{ $here }人で組む
pair-all = { $all }人全員で組む

## 組み合わせ

nobody-checked-in = { $players }人（チェックインした人はいません）：{ $plan }。
everybody-checked-in = { $players }人（全員到着）：{ $plan }。
plan-swiss = スイスラウンド{ $rounds }回戦
plan-with-playoff = スイスラウンド{ $rounds }回戦、その後{ $cut }人のプレイオフ
size = { $players }、{ $tables }。
size-with-byes = { $players }、{ $tables }、{ $byes }。
only-staff-see = 公開するまで、対戦表を見られるのはスタッフだけです。
why-anyway = 続ける理由
why-anyway-hint = ログに記録されます。

## 下書きの確認と公開

draft-of = { $round }の下書き
why-so = この組み合わせの理由
tables-as-seeded = { $tables }卓（シードによる）。
publish-only-means = 公開のみにすると、ラウンドと時計を開始する前に、プレイヤーが席を確認できます。

## 開始

is-published = { $round }を公開済み
start-when = 全員が着席したら開始してください。時計が動き始めます。

## 結果の入力

reported-of = { $tables }卓中{ $reported }卓が報告済み
tables-reported = 報告済みの卓
outstanding = 未入力
note-disputed = 異議あり
note-to-confirm = 要確認
note-minutes = +{ $minutes }分
enter-results = 結果を入力
find-seats = プレイヤーは<a>対戦表</a>のページか<a>プロジェクター</a>で席を確認します。
report-by-links = 結果は自分のページから報告します。ページは<a>印刷用リンク</a>から開けます。

## ラウンドの終了

every-table-has = { $round }の全卓の結果がそろいました
finish-means = 終了すると、結果と順位表が公開されます。

## 進出者の発表

swiss-over = スイスラウンド終了
four-players = 4人で1ポッド
no-swiss = { $players }人の場合、スイスラウンドは行わず、プレイオフの1ポッドだけを行います（MTR-A 付録E）。
choose-cut = 進出者を選ぶ
who-is-in = 進出者
drawn-by-lot = 抽選
announce-top = トップ{ $cut }を発表
another-cut = 別の人数にする
end-without-playoff = プレイオフなしで終了
leader-wins = 順位表の単独首位が優勝です。終了すると、大会の抽選の秘密が公開されます。
finish-tournament = 大会を終了

## プレイオフのラウンド

table-can-be-made = { $round }の卓を作れます。
tables-can-be-made = { $round }の卓を作れます。
waiting = 待機：
make-table = { $round }の卓を作る
make-tables = { $round }の卓を作る

## 終了

winner-is = 優勝は<bdi>{ $name }</bdi>
all-played = 全ラウンド終了
finish-publishes = 終了すると、大会の抽選の秘密が公開され、誰でも検証できるようになります。
over = 大会は終了しました
winner = 優勝：<b><bdi>{ $name }</bdi></b>。
for-community = コミュニティ向けの文
copy-tournament = 大会を複製

## 終了の知らせ

community-won = { $tournament }（{ $players }）の優勝は{ $names }。
community-share = { $tournament }（{ $players }）の同率1位は{ $names }。
community-top = トップ{ $count }：{ $places }。
community-standings = 順位：{ $places }。

## 時計

add-time-for-all = 全卓の時間を追加
change-break = 休憩を変更

## 予定

plan = 予定
state = 状態
registered-and-here = { $registered }人、チェックイン済み{ $here }人
registered-here-and-left = { $registered }人、チェックイン済み{ $here }人、ドロップ{ $left }人
rounds-follow = 人数によって決定
top = トップ{ $cut }
recommended = 推奨
recommended-rounds = { $rounds }回戦、トップ{ $cut }（{ $players }人）
recommended-rounds-with-byes = { $rounds }回戦、トップ{ $cut }（{ $players }人、不戦勝{ $byes }：{ $counted }人として計算）
self-registration = 本人による登録
registration-open = 受付中
registration-closed = 締切
announce-something = お知らせを出す

## 再開

reopen-tournament = 大会を再開
reopen-means = 間違いを直すときだけ使ってください。抽選の秘密はすでに公開されています。理由は全員に公開されます。
reopen = 再開
