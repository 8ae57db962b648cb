## 卓の結果

won = { $winner }の勝ち
drawn = 引き分け
drawn-nobody-scores = 引き分け（全員0点）
drawn-among = 引き分け（{ $names }）
with-games = { $result }（ゲーム：{ $games }）
game-drawn = 引き分け
with-conceded = { $result }（投了：{ $names }）
with-match-loss = { $result }（マッチの敗北：{ $names }）
void = 無効：参加者が除外されたため、このマッチは誰の成績にもなりません
result-and-void = { $result }。{ $void }

## 席ごと

seat-won = 勝ち
seat-out = 脱落
seat-disqualified = 失格
seat-disqualified-by = 失格（裁定{ $number }）
seat-match-loss = マッチの敗北（裁定{ $number }）
seat-game-loss = ゲームの敗北（裁定{ $number }）
