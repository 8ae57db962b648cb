## 図:共通

amount = { $label } { $amount }

## 折れ線グラフ

chart = { $what }：{ $points }。

## 割合

interval = { $label } { $share }（{ $least }～{ $most }）
dashed-line = 破線は{ $share }です。

## 卓の席

ring = { $table }番卓、ターン順：{ $seats }。
ring-seat = { $number }番席：{ $player }
ring-seat-own = { $number }番席：{ $player }（あなた）
ring-seat-active = { $number }番席：{ $player }（ターン中）
ring-seat-out = { $number }番席：{ $player }（脱落）

## 記録中のゲーム

game-ring = ターン順に{ $seats }席、ゲームに残っているのは{ $playing }人
marker-in-turn = { $seat }番席の{ $player }がマーカー{ $marker }でターン中
marker-in-turn-designated = { $seat }番席の{ $player }がマーカー{ $marker }でターン中（マーカーは取り除く予定）
marker-waits = { $seat }番席の{ $player }がマーカー{ $marker }で待機中
marker-waits-designated = { $seat }番席の{ $player }がマーカー{ $marker }で待機中（マーカーは取り除く予定）
neighbours = 全{ $all }席のうち{ $first }～{ $last }番席。下がターン順で次の席です。

## トーナメント表

bracket-waiting = 次のステージから登場
bracket-seed = 第{ $number }シード
bracket-seat-won = 勝ち
bracket-seat-by-seed = シード順
bracket-seat-out = 脱落
bracket-none = プレイオフはありません。
bracket-won = { $players }人によるプレイオフ：優勝は{ $winner }（第{ $seed }シード）。
bracket-without-winner = { $players }人によるプレイオフ：優勝者なし。
bracket-open = { $players }人、{ $stages }ステージのプレイオフ。優勝者は未定です。

### 得点分布と対戦時間

field-points = { $points }が{ $players }人
field-round = { $round }：{ $players }。
minutes = { $count }分
minutes-of = { $round }：{ $least }～{ $most }分、中央値{ $median }分。
