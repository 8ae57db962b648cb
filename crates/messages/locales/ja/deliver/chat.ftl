round-published = { $opening }が公開されました：{ $tables }。
round-unpublished = { $opening }の公開が取り消されました。
round-running = { $opening }が始まりました。
round-unstarted = { $opening }の開始が取り消されました。
round-finished = { $opening }が終了しました。
round-reopened = { $opening }が再開されました。
result-won = { $round } { $table }番卓：{ $winner }の勝ち。
result-draw = { $round } { $table }番卓：引き分け。
result-cleared = { $round } { $table }番卓：結果が消されました。
cut = 進出者が発表されました：トップ{ $size }が進出します。
cut-revoked = 進出者の発表が取り消されました。
event-finished = { $event }は終了しました。
event-reopened = { $event }が再開されました。
event-cancelled = { $event }は中止になりました。
champion = { $event }の優勝は{ $player }です！
announcement-withdrawn = お知らせが取り消されました。
test = テスト：このチャンネルに{ $event }の情報が届きます。

## プレイヤー

players-added = プレイヤーの追加：{ $who }。
players-changed = プレイヤーの変更：{ $who }。
players-dropped = プレイヤーのドロップ：{ $who }。
players-disqualified = プレイヤーの失格：{ $who }。
players-back = プレイヤーの復帰：{ $who }。
players-removed = プレイヤーの除外：{ $who }。
player-number = 番号{ $number }

## コミュニティ

evening-opened = { $evening }が開かれました。
evening-finished = { $evening }は終了しました。
evening-reopened = { $evening }が再開されました。
evening-cancelled = { $evening }は中止になりました。
season-changed = シーズン「{ $season }」：順位またはイベントが変わりました。
season-closed = シーズン「{ $season }」は終了しました。
season-reopened = シーズン「{ $season }」が再開されました。
free-pod-won = { $evening } { $table }番卓：{ $winner }の勝ち。
free-pod-drawn = { $evening } { $table }番卓：引き分け。
free-pod-void = { $evening } { $table }番卓：ポッドは無効になりました。誰の成績にも入りません。
