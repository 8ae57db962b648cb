## 卓と席

with-number = （番号{ $number }）

## 結果の入力

loss-or-drop = 投了、敗北、ドロップ
report = 送信
type-a-table = 卓番号を入力してください。
keys-label = キー1つで結果を入力
keys-won = その席の勝ち
keys-others = <kbd>D</kbd> 引き分け · 投了、敗北、ドロップ：<kbd>C</kbd>+席 投了、<kbd>M</kbd>+席 マッチの敗北、<kbd>D</kbd>+席 このラウンド後にドロップ · <kbd>Enter</kbd> 送信 · <kbd>Ctrl</kbd> <kbd>Z</kbd> 元に戻す

## 順位の変動

moved-none = 順位は変わりません。
moved = { $count }人の順位が変わります。
moved-caption = 変わる順位
now = 現在
then = 変更後
