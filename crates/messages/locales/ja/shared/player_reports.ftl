## プレイヤーの報告

reported-at = { $time }に{ $player }が報告：{ $result }。
reported-other = { $player }の報告：{ $result }。
disputes = { $player }の異議：「{ $objection }」
did-not-concede =
    { $players }は投了していないと言っています。スタッフが判断するまで、投了は有効になりません。
staff-entered-other = スタッフが別の結果を入力しました。
concession-unconfirmed = 投了したとされるプレイヤーの確認がまだありません。確認されるまで有効になりません。
cannot-be-counted = この結果は有効にできません。
nobody-confirmed = 同卓のプレイヤーによる確認がまだありません。

## 有効にできない理由

cannot-win = { $player }は「{ $penalty }」（裁定{ $ruling }）を受けているため、マッチの勝者になれません
left-the-game = { $player }は「{ $penalty }」（裁定{ $ruling }）によりゲームを離れており、勝者ではありません

## ボタン

count-report-of = { $player }の報告を採用：{ $result }
count-it = 採用する：{ $result }
count-not-conceded = 投了なしとする：{ $players }
confirm = 確定する

## 2人目の報告

said-won = { $player }の勝ち
said-drawn = 引き分け
said-drawn-among = 引き分け（{ $players }）
said-no-game = ゲームの勝者なし
said-games = ゲーム：{ $games }
said-conceded = { $player }が投了
said-seat = { $number }番席
