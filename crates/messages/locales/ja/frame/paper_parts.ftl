## 印刷用紙

how-to-print = ブラウザのメニューからこのページを印刷してください。
key-table = 卓
key-seat = 席

## 結果記入用紙

won = 勝ち
signature = 署名
draw = 引き分け
extra-minutes = 延長（分）・ジャッジ
drops = ドロップ（席番号）
concession = 投了・マッチの敗北（席番号）
entered-by = 入力者
also-in = 2つ目の言語でも印刷：
