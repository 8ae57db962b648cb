## 印刷用

names-title = 対戦表（名前順）：{ $round }
names-to-print = 対戦表（名前順・印刷用）
slips-title = 結果記入用紙：{ $round }
slips-to-print = 結果記入用紙（印刷用）
pairings-of = { $round }の対戦表
