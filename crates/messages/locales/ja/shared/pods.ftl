## 卓の結果

won = { $winner }の勝ち
drawn = 引き分け
drawn-nobody-scores = 引き分け（全員0点）
drawn-among = 引き分け（{ $names }）
advances-by-seed = { $result }（{ $player }がシード順で勝ち上がり）
best-seed-chooses = { $player }（この卓の最上位シード）が先手を選びます。
begins = { $player }が先手
with-games = { $result }（ゲーム：{ $games }）
game-drawn = 引き分け
with-conceded = { $result }（投了：{ $names }）
with-match-loss = { $result }（マッチの敗北：{ $names }）
with-places = { $result }。順位：{ $places }
place-of = { $place }位 { $names }
ask-places = どの順番で脱落しましたか？
ask-places-hint = 勝者は1、最後に脱落した人は2、以下同様です。同時に脱落した人は同じ数字、引き分けになった人は全員1にします。
ask-turn-order-hint = 同時に脱落した人の中では、ターン順でアクティブ・プレイヤーから最も遠い人が先に脱落したものとします。
press-out = 脱落した順にプレイヤーを押してください。最後に残った人の勝ちです。
missing = 未着席：{ $players }
next-places = 順位を確認
void = 無効：参加者が除外されたため、このマッチは誰の成績にもなりません
result-and-void = { $result }。{ $void }

## 席ごと

seat-won = 勝ち
seat-out = 脱落
seat-disqualified = 失格
seat-disqualified-by = 失格（裁定{ $number }）
seat-match-loss = マッチの敗北（裁定{ $number }）
seat-game-loss = ゲームの敗北（裁定{ $number }）
