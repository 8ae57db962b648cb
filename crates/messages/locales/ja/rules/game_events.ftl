## 記録中のゲームで、ある手の結果として起きたこと

with-marker = { $clause }（{ $marker }）
player-in-seat = { $seat }番席のプレイヤー
numbered-object = オブジェクト{ $number }

## ターン

turn-began = { $player }がターンを開始
extra-turn-began = { $player }が追加のターンを開始
turn-ended = { $player }のターンが終了
turn-skipped = { $player }のターンを飛ばす
extra-turn-skipped = { $player }の追加のターンを飛ばす
phase-began = { $marker }：{ $phase }を開始
marker-passed = { $marker }が{ $player }から{ $to }へ移る
marker-kept = { $player }が追加のターンのため{ $marker }を保持
extra-turns-wait = 右の近くにマーカーがあるため、{ $player }は追加のターン{ $count }回を後で行う
designated = { $marker }は取り除く予定：{ $players }、{ $markers }
designated-again = { $marker }は{ $count }回取り除く予定：{ $players }、{ $markers }
players-in-game = プレイヤー{ $count }人
markers-in-game = マーカー{ $count }個
marker-removed = { $player }の{ $marker }を取り除く
extra-turn-owed = { $player }が追加のターンを得る
skip-owed = { $player }が次のターンを飛ばす

## ゲームを離れるプレイヤー

left-lost = { $player }が敗北し、ゲームを離れる
left-conceded = { $player }が投了し、ゲームを離れる
left-match-loss = { $player }がマッチの敗北でゲームを離れる
left-drawn = { $player }は引き分けとなり、ゲームを離れる
departure-deferred = { $player }は{ $marker }の現在のフェイズの終了時に離れる

## 時間とゲームの終了

time-called-finish = 時間を宣言：進行中のターンを最後まで行う
time-called-next = 時間を宣言：次のターンが最終ターン
time-called-turns = { $count ->
    [0] 時間を宣言：もう新しいターンは始まらない
   *[other] 時間を宣言：あと{ $count }ターン始められる
}
game-won = { $player }がゲームに勝利
game-drawn = ゲームは引き分け

## スタック

put-on-stack = { $player }が{ $object }を{ $marker }のスタックに置く
priority-passed = { $player }が優先権をパス
priority-void = { $player }が優先権を求めたことは無効
has-priority = { $player }が優先権を持つ
resolved = { $object }が解決される
left-stack = { $object }が{ $marker }のスタックを離れる
stack-exiled = { $object }が{ $marker }のスタックにあるままターンが終わり、追放される
stack-moved = { $object }が{ $marker }のスタックに移る

## ループ

loop-announced = { $player }がループを提示：{ $iterations }回
stop-proposed = { $player }が{ $iteration }回目の区切り{ $point }の後での中断を提案
loop-ran = ループを{ $iteration }回目まで実行
loop-ran-to-point = ループを{ $iteration }回目の区切り{ $point }まで実行
loop-abandoned = ループは行われない：必要なプレイヤーがゲームを離れた

## プレイヤーについてわかっていること

status-set = { $player }の状態が変わる
would-lose-life = { $player }はライフがなく、敗北条件を満たす
would-lose-poison = { $player }は毒カウンターが10個以上あり、敗北条件を満たす
would-lose-damage = { $player }は{ $owner }の統率者から21点以上のダメージを受けており、敗北条件を満たす

## パーマネントなど

object-appeared = { $object }が{ $player }のコントロール下にある
object-removed = { $object }はもうない
object-left = { $object }がオーナーの{ $player }とともにゲームを離れる
object-ceased = { $object }が消滅する
object-exiled = { $object }が追放される
object-removed-from-game = { $object }がゲームから取り除かれる
object-to-graveyard = { $object }が{ $player }の墓地に置かれる
control-changed = { $player }が{ $object }をコントロールする
control-unchanged = { $object }は{ $player }のコントロール下のまま
effect-lasts = { $object }は{ $player }の次のターンまで持続
effect-ended = { $object }が終了

## コインとダイス

flipped = { $player }がコインを投げる：{ $outcome }
rolled-as-coin = { $player }が取り決めどおり{ $sides }面ダイスを振る、出目{ $result }：{ $outcome }
heads = 表
tails = 裏
heads-won = 表、宣言どおりで勝ち
tails-won = 裏、宣言どおりで勝ち
heads-lost = 表、裏の宣言で負け
tails-lost = 裏、表の宣言で負け
rolled = { $player }が{ $sides }面ダイスを振る、出目{ $result }
