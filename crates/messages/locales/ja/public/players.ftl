## プレイヤー一覧

nobody-registered = 登録したプレイヤーはまだいません
nobody-registered-text = 登録されると、ここにプレイヤーが表示されます。
to-your-line = 自分の行へ
find-name = 名前を検索
nobody-by-name = その名前のプレイヤーはいません
try-fewer = 文字を減らすか、<a>全員を表示</a>してください。
names = 名前
players-by-name = 名前順のプレイヤー

## 参加を終えたプレイヤー

left-after = 第{ $round }ラウンド終了後に離脱
dropped-before-first = 第1ラウンド前にドロップ
awarded-bye = 第{ $round }ラウンド不戦勝
awarded-byes = 第{ $first }～{ $last }ラウンド不戦勝
dropped-after = 第{ $round }ラウンド終了後にドロップ
