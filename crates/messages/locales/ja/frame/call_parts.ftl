## ジャッジの呼び出し

since = { $time }から
taken = 対応中

## ボタン

take = 対応する
take-over = 交代する
give-back = 戻す
any-judge = 誰でも対応可
pass-on = 引き継ぐ
head-judge = ヘッドジャッジ
hand-to = { $name }に引き継ぐ
resolved = 解決
write-ruling = 裁定を記録

## 入力欄

for-head-judge = ヘッドジャッジへのメモ（任意）
stays = 卓で待つ
time-for-table = 卓の延長時間
answer = 回答（任意）
