## 結果

not-reported = 未報告
won-by = 勝者：{ $winner }
drawn = 引き分け
drawn-among = 引き分け（{ $names }）
drawn-nobody-scores = 引き分け（全員0点）
none-report-again = なし（もう一度報告してください）
games = ゲーム：{ $games }
no-games = ゲーム：なし
conceded = 投了：{ $names }
match-loss = マッチの敗北：{ $names }
entered-by = { $result }（入力：{ $name }）
the-players = プレイヤー
the-service = Podium

## 席で表した結果

none = なし
no-game-won = ゲームの勝者なし
seat-won = { $seat }番席の勝ち
games-by-seat = ゲーム{ $games }
drawn-among-seats = 引き分け（{ $seats }番席）
places = 順位：{ $places }
seat-conceded = { $seat }番席が投了
