## スタックの内容

on-stack = マーカー{ $marker }のスタック（上から）：{ $objects }。
object = { $object }（{ $player }）
object-with-targets = { $object }（{ $player }）、対象は{ $targets }

## 操作

passes = { $player }がパス
passes-at = { $player }がパス（マーカー{ $marker }）
does-nothing = { $player }は何もしない
does-nothing-at = { $player }は何もしない（マーカー{ $marker }）
announces = { $player }が提示
announces-at = { $player }が提示（マーカー{ $marker }）
casts-spell = { $player }が呪文を唱える
casts-spell-at = { $player }が呪文を唱える（マーカー{ $marker }）
activates-ability = { $player }が能力を起動
activates-ability-at = { $player }が能力を起動（マーカー{ $marker }）
has-triggered-ability = { $player }の能力が誘発
has-triggered-ability-at = { $player }の能力が誘発（マーカー{ $marker }）
makes-copy = { $player }がコピー
makes-copy-at = { $player }がコピー（マーカー{ $marker }）

## フォーム

priority = 優先権
priority-hint = 関係する全員が連続してパスすると、一番上のオブジェクトが解決されるか、フェイズが終わります（CR 117.4）。
onto-stack = スタックに置く
who-does-what = 誰が何をするか
put = スタックに置く
put-there = そのスタックに置く
with-targets = 対象あり
caused-by-something = 何かによって起こる
caused-by = 原因
targets-if-any = 対象（あれば）
targets = 対象
target-players = 対象のプレイヤー
controller = コントローラー
what-it-is = 種類
spell = 呪文
activated = 起動型能力
triggered = 誘発型能力
copy = コピー
marker-and-player = マーカー{ $marker }、{ $player }
on-stack-of = 誰のスタックか
off-stack = スタックから取り除く
leaves-stack = 解決せずに離れる

## ループ

loop-asked = ループ：{ $player }の回答待ち
loop-so-far = { $player }が区切り{ $points }か所の繰り返し{ $iterations }回を提示しました。いまは{ $iteration }回目の区切り{ $point }の後で終わります。
nothing-earlier = 短縮の提案なし
stop-in-iteration = 中断する回
after-point = どの区切りの後か
proposes-stop = この中断を提案
loop-title = ループ
who = プレイヤー
iterations = 繰り返しの回数
points-of-iteration = 1回の区切りの数
announce-loop = ループを提示
