## 懲罰

your-penalties = 受けた懲罰：{ $count }件
waits-for-head-judge = ヘッドジャッジの確認待ち
appealed = 上訴中

## 取り消された懲罰

undone-withdrawn = 「{ $penalty }」は取り下げられました（裁定{ $ruling }）。ジャッジが卓に向かいます。
undone-overturned = 「{ $penalty }」は覆されました（裁定{ $ruling }）。ジャッジが卓に向かいます。
undone-none = 「{ $penalty }」は懲罰ではなくなりました（裁定{ $ruling }）。ジャッジが卓に向かいます。
undone-lighter = 「{ $penalty }」は「{ $lighter }」に変わりました（裁定{ $ruling }）。ジャッジが卓に向かいます。
