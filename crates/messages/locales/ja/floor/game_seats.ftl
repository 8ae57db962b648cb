## 席

out = 脱落：{ $why }
won-the-game = ゲームに勝利
takes-turn = ターン中
takes-extra-turn = 追加ターン中
takes-turn-with = ターン中（マーカー{ $marker }）
takes-extra-turn-with = 追加ターン中（マーカー{ $marker }）
waits-for-turn = ターン待ち
waits-for-turn-with = ターン待ち（マーカー{ $marker }）
marker-designated = マーカー{ $marker }は取り除く予定
monarch = 統治者
has-initiative = イニシアチブ
extra-turns-to-come = 追加ターンあと{ $count }
turns-to-skip = 飛ばすターン{ $count }
leaves-after-phase = フェイズの終了時に脱落（{ $why }）
life = ライフ{ $life }
poison = 毒カウンター{ $count }
energy = エネルギー・カウンター{ $count }
experience = 経験カウンター{ $count }
rad = RADカウンター{ $count }
damage-from = { $player }の統率者から{ $damage }
damage-from-second = { $player }の2枚目の統率者から{ $damage }
casts = 統率者を{ $count }回唱えた
casts-of-second = 2枚目の統率者を{ $count }回唱えた
would-lose = 敗北条件：{ $why }
no-life-left = ライフ0以下
ten-poison = 毒カウンター10個以上
damage-of-21 = { $player }の統率者から21点以上のダメージ
in-range = 影響範囲内
in-range-attackable = 影響範囲内、攻撃可

## 図の中央

middle-won = 勝者
middle-drawn = 引き分け
middle-in-game = 人が残っています
middle-turns = { $turns }/{ $markers }ターン
middle-turns-left = 残りターン

## 時間の宣言後

turns-left = 残り{ $count }ターン
last-turn = 最終ターン
last-turns = 最終ターン
time-called = 時間が宣言されました。
time-called-last = 時間が宣言されました。進行中の{ $count }ターンで終わりです。
time-called-more = 時間が宣言されました。あと{ $count }ターン始められます。

## ターンの一覧

turn = ターン中
turn-extra = 追加ターン中
turn-left = 脱落、ターンは続行
designated = 取り除く予定
waits = 待機
waits-extra = 追加ターンで待機
waits-first-to-seat = 先にこの席に来たマーカー{ $marker }（{ $player }）を待機
waits-within-three = 左側3席以内のマーカー{ $marker }（{ $player }）を待機
waits-extra-first-to-seat = 追加ターンで、先にこの席に来たマーカー{ $marker }（{ $player }）を待機
waits-extra-within-three = 追加ターンで、左側3席以内のマーカー{ $marker }（{ $player }）を待機
waits-no-more = 待機：新しいターンは始まらない
waits-extra-no-more = 追加ターンで待機：新しいターンは始まらない
waits-receiver = 次のプレイヤーが受け取れるまで待機：3席以内にマーカーあり

## フェイズ

phase-beginning = 開始フェイズ
phase-precombat-main = 戦闘前メイン・フェイズ
phase-combat = 戦闘フェイズ
phase-postcombat-main = 戦闘後メイン・フェイズ
phase-ending = 最終フェイズ

## 脱落の理由

left-lost = 敗北
left-conceded = 投了
left-match-loss = マッチの敗北
left-drawn = 引き分け
