## グループの見出し

group-result = 結果
group-later = 後で脱落
group-turns = 追加ターンとターン飛ばし
group-status = 状態
group-stacks = スタックと優先権
group-random = コインとダイス
group-effects = 勝ちや引き分けにする効果
group-objects = オブジェクトと効果

## 共通のラベル

player = プレイヤー
name = 名前
object = オブジェクト

## リストの中のプレイヤー

seat-and-player = { $seat }. { $player }
player-with-marker = { $player }（マーカー{ $marker }）

## 脱落

end-turn-of-marker = マーカー{ $marker }のターン終了
eliminated = 敗北
conceded = 投了
match-loss = マッチの敗北
drawn-for-them = 引き分け
lost = 敗北
won-the-game = ゲームに勝利
their-turn = このプレイヤーのターン
leave-hint = 同時に脱落するプレイヤーを選び、理由を押してください。名前を押すと、席についての操作がすべて開きます。
who-leaves = 脱落するプレイヤー
at-end-of-phase = フェイズの終了時
at-end-of-phase-hint = いま脱落すると、進行中またはこれから起こることに影響する場合（MTR-A 2.4B）。
who-leaves-then = そのとき脱落するプレイヤー
why = 理由
in-turn-of = 誰のターンか
leave-later = フェイズの終了時に脱落

## 時間の宣言

call-time = 時間を宣言：あと{ $count }ターン
call-time-hint = ゲームに残っているプレイヤーのうち{ $count }人を数えます。後で脱落する人がいても、あと{ $count }ターン始められます（2.5AA）。
call-time-finish = 時間を宣言：ターン終了まで
call-time-finish-hint = 進行中のターンを終え、新しいターンは始まりません（2.5AB）。
whose-turn = 誰のターンか
had-passed = すでにターンの終了を宣言していた
not-counted = 数えずにターンを飛ばす（遅いプレイ）

## 終了への近道とターン

won-hint = ほかの全員が敗北して脱落します。
agreed-hint = ゲームに残る全員が引き分けに合意した場合。
agreed = 全員の合意で引き分け
turn-to-hint = 後から来たジャッジ用：このプレイヤーの番になるまでターンを終了します。
turn-to = このプレイヤーのターン
extra-turn = 追加ターン
skip-turn = 次のターンを飛ばす

## コインとダイス

call-nothing = 宣言なし：勝者なし
heads = 表
tails = 裏
coin = コイン
called = 宣言
even-die = コインの代わりに全員が合意した偶数面ダイスの面の数
flip = 投げる
die = ダイス
sides = 面の数
roll = 振る

## ゲームを終わらせる効果

effect-wins = 効果による勝利
effect-wins-hint = 影響範囲内の対戦相手は敗北します（CR 104.3h）。
who-wins = 勝つプレイヤー
win-by-effect = 効果で勝利
effect-draws = 効果による引き分け
effect-draws-hint = 効果のコントローラーとその影響範囲内の全員が引き分けになり、残りは続けます（CR 104.4e）。
who-controls = コントローラー
draw-by-effect = 効果で引き分け

## プレイヤーの状態

commander-of = { $player }の統率者
second-commander-of = { $player }の2枚目の統率者
status-hint = 空の欄はそのままです。ダメージは、その統率者から受けた合計です。
life = ライフ
poison = 毒カウンター
energy = エネルギー・カウンター
experience = 経験カウンター
rad = RADカウンター
commander = 統率者
damage = ダメージの合計
casts = 統率者を唱えた回数
casts-of-second = 2枚目を唱えた回数
set-status = 状態を設定
titles = 統治者とイニシアチブ
becomes-monarch = 統治者になる
takes-initiative = イニシアチブを得る

## オブジェクト

nothing = なし
card = カード
token = トークン
note-object = オブジェクトを記録
owner = オーナー
is-a = 種類
put-by = 出したプレイヤー
its-owner = オーナー
attached-to = つけられている先
note-the-object = 記録する
no-longer-there = なくなったもの
is-gone = なくなった
until-it-ends = 終了するまで
control-of = { $object }のコントロール
goes-to = 新しいコントローラー
as-long-as = これがある間
change-control = コントロールを変更
no-longer-controls = { $player }の{ $object }のコントロールが終了
until-turn = 次のターンまで持続
until-turn-hint = 離れたプレイヤーのものも同じです。そのターンが始まるはずだったときに終わります（CR 800.4m）。
effect = 効果
next-turn-of = 誰の次のターンか
note-effect = 効果を記録

## 記録されたオブジェクト

noted-card = { $object }：{ $player }のカード。
noted-token = { $object }：{ $player }のトークン。
noted-card-controlled = { $object }：{ $player }のカード、コントローラーは{ $controller }。
noted-token-controlled = { $object }：{ $player }のトークン、コントローラーは{ $controller }。
lasts-until = { $effect }は{ $player }の次のターンまで持続。
