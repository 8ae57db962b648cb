## 記録中のゲームの経過

turn-of = { $player }のターン
nobody = なし
turn-ends = { $turn }が終了
next-phase = { $turn }：{ $phase }
last-phase-ends = { $turn }：最後のフェイズが終了
next-phase-unknown = { $turn }：次のフェイズ

## ゲームからの脱落

lose = { $players }が敗北
concede = { $players }が投了
leave-with-match-loss = { $players }がマッチの敗北で脱落
leave-drawn = { $players }が脱落（ゲームは引き分け）
at-end-of-phase = { $marker }のフェイズの終了時：{ $leave }

## ターンと時間の宣言

extra-turn = { $player }が追加のターンを得る
skips-turn = { $player }が次のターンを飛ばす
time-extra-turns = 時間を宣言（追加ターンあり）
time-finish-turn = 時間を宣言（進行中のターンで終了）
time-next-turn = 時間の宣言、次のターンが最終ターン
had-been-passed = { $turn }は終了が宣言済み
not-counted = 数えないターン：{ $players }

## 呪文と能力

casts = { $player }が{ $object }を唱える（{ $marker }）
casts-at = { $player }が{ $targets }を対象に{ $object }を唱える（{ $marker }）
activates = { $player }が{ $object }を起動（{ $marker }）
activates-at = { $player }が{ $targets }を対象に{ $object }を起動（{ $marker }）
triggers = { $player }の{ $object }が誘発（{ $marker }）
triggers-at = { $player }の{ $object }が{ $targets }を対象に誘発（{ $marker }）
copies = { $player }が{ $object }をコピー（{ $marker }）
copies-at = { $player }が{ $targets }を対象に{ $object }をコピー（{ $marker }）
passes-priority = { $player }が優先権をパス（{ $marker }）
does-nothing = { $player }は優先権を得ても何もしない（{ $marker }）
leaves-stack = { $object }がスタックを離れる
announces-loop = { $player }がループを提示：{ $iterations }回、区切り{ $points }か所
would-stop = { $player }が{ $iteration }回目の区切り{ $point }の後での中断を提案
lets-loop-run = { $player }がループを受け入れる

## ライフ、毒カウンターなど

status = { $player }：{ $changes }
life = ライフ{ $life }
poison = 毒カウンター{ $poison }
damage = { $commander }からのダメージ{ $amount }
commander-casts = 統率者を唱えた回数{ $casts }
second-commander-casts = 2枚目の統率者を唱えた回数{ $casts }
commander-of = { $owner }の統率者
second-commander-of = { $owner }の2枚目の統率者

## その他

becomes-monarch = { $player }が統治者になる
takes-initiative = { $player }がイニシアチブを得る
wins-by-effect = { $players }が効果によりゲームに勝利
draw-by-effect = { $players }の効果によりゲームは引き分け
noted = { $player }の{ $object }を記録
gone = { $object }はもうない
gains-control = { $player }が{ $object }のコントロールを得る
control-ends = { $object }のコントロールが終了
lasts-until-turn = { $object }は{ $player }の次のターンまで持続
flips-heads = { $player }がコインを投げ、表を宣言
flips-tails = { $player }がコインを投げ、裏を宣言
flips = { $player }がコインを投げる
rolls = { $player }が{ $sides }面ダイスを振る

## 卓の状態

table-not-started = 開始前
table-playing = 対戦中
table-paused = 停止中
table-extension = 延長中
table-time-is-up = 時間切れ
table-turn-zero = 追加ターン前、あと{ $of }ターン
table-turn = 追加ターン{ $turn }/{ $of }
table-turns-left = 残り{ $count }ターン
table-last-turn = 最終ターン
table-overtime-over = オーバータイム終了
table-drawn = 引き分け、要確認
table-decided = 決着、要確認
table-reported = プレイヤーの報告、確認待ち
table-disputed = 異議あり
table-done = 終了
