title = 手作業の変更
heading = 第{ $number }ラウンドを手作業で変更
costs = 変更の影響
no-costs = 組み合わせの目標への影響はありません。
after = 変更後のラウンド
reason-hint = 全員に公開されます。
save = 変更を保存
saved = 変更を保存しました。全員に公開されます。

## 読み取れない入力

no-number = { $label }：{ $typed }は数ではありません。
new-table = 新しい卓
first-player = 1人目のプレイヤー
second-player = 2人目のプレイヤー
choose-from-list = リストから選んでください。
type-table-number = 12のような卓番号を入力してください。
