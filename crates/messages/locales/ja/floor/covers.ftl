## 卓の担当

empty-means = ラウンドが公開されると、ジャッジが卓を担当できます。
caption = ジャッジと担当の卓
tables = 卓
ranges-hint = 番号と範囲：1-20, 31
take-them = 担当する
release-them = 担当を外す
everybody-as-before = 全員を前回と同じに
mine-as-before = 自分を前回と同じに
release-all = 自分の担当をすべて外す
give-title = 卓をほかの人に割り当てる
their-tables = 担当する卓
give-them = 割り当てる

## 変更の通知

no-button = 操作の指定がありません。ボタンのどれかを押してください。
nothing-changed = すでにその状態です。変更はありません。
one-yours = { $table }番卓を担当します。
all-yours = { $tables }番卓を担当します。
one-released = { $table }番卓の担当を外しました。
all-released = { $tables }番卓の担当を外しました。
one-given = { $table }番卓を割り当てました。
all-given = { $tables }番卓を割り当てました。
one-as-before = { $table }番卓を前のラウンドと同じにしました。
all-as-before = { $tables }番卓を前のラウンドと同じにしました。
kept = 担当者が変わらない卓：{ $tables }。
kept-table = { $table }（{ $judge }）

## その他の通知

end-is-public = 変更点として全員に公開されます。
watch-runs = 計測を始めました。
watch-ended = 時間を記録しました。
no-show = { $player }はこのラウンドがマッチの敗北になり、ドロップになりました。後から来た場合は、プレイヤーのページでドロップを取り消してください。結果がまだなければ、席に戻ります。

## メモのページ

notes = メモ
notes-mean = プレイヤーや卓についての、裁定ではない記録です。読めるのはスタッフだけで、全ラウンドを通して残ります。
note = メモ
players-number = プレイヤーの番号
or-table = または卓
keep-note = メモを保存
no-note = メモはまだありません
no-note-means = プレイヤーや卓についてのジャッジのメモは、ここと、そのプレイヤーや卓のページに表示されます。
note-kept = メモを保存しました。
note-removed = 削除しました。
