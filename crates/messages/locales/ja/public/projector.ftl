## 時計の代わり

no-time-limit = 時間制限なし
find-your-seat = 着席してください
paused = 停止中

## 対戦表の代わり

first-pairings-appear-here = 第1ラウンドの対戦表が公開されると、ここに表示されます。
next-pairings-appear-here = このラウンドは終了しました。次の対戦表が公開されると、ここに表示されます。
won = { $players }の勝ち。
in-the-cut = 進出者：{ $players }。
seeded = { $seed }. { $player }

## ページの部分

names-in-parts = 名前（分割表示）
pairings-by-name = 対戦表（名前順）
turns = { $page }/{ $pages }ページ · { $seconds }秒で切り替え
