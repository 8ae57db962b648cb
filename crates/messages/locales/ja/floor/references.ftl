for-table = { $table }番卓について

## 資料

cards = カードを見せられる人
cards-about = 領域、オーナー、コントローラー、見る許可のある人から。
priority = 優先権のある人
priority-about = 優先権を求めて何もしなかった場合。
loops = ループの止まる場所
loops-about = ターン順の各プレイヤーの提案から。
leaving = プレイヤーと一緒に離れるもの
leaving-about = オーナーであるもの、コントロールするもの、スタックにあるもの。
chance = コインとダイス
chance-about = 公正に抽選し、求めたプレイヤーとともに記録します。
information = 情報と手順省略
information-about = 言うべきこと、言ってよいこと、省略されるもの。
checklists = ゲーム前とデッキチェック
checklists-about = 統率者戦の手順を順番に。
penalties = 懲罰一覧
penalties-about = 使用中の懲罰一覧と多人数戦での変更。
end-of-round = ラウンドの終わり
end-of-round-about = 時間の宣言：最後のターンと引き分け。

## 共通

players = プレイヤー
take-players = このプレイヤーを使う
no-such-table = 最新のラウンドに{ $table }番卓はありません。一般的な卓についての答えです。
name-and-seat = { $name }（{ $seat }番席）
answer = 答え
not-answered = 答えなし
choose = 選択
who-left = ゲームを離れた人
have-left = ゲームを離れた人
whose-turn = 誰のターンか
owner = オーナー
controller = コントローラー
owner-has-it = オーナー
game-over = ゲームは終わっています。

## カードを見せられる人

where-card-is = カードの場所
zone-library = ライブラリー
zone-hand = 手札
zone-exile = 追放領域（裏向き）
zone-other = その他の領域（一時的に裏向き）
zone-battlefield = 戦場（裏向き）
zone-stack = スタック（裏向き）
who-may-look = 指示により、いま見てよい人
who-may-show = 見せられる人を調べる
nobody-may-show = 誰も見せられません。
may-show = 見せられるのは{ $names }だけです。
because = { $reason }（MTR-A 3.13A）
because-library = ライブラリーのカードを見せられるのは、指示によりそれを見ている間のオーナーだけです。
because-hand = 手札を見せられるのはオーナーです。
because-exile = 裏向きで追放されたカードを見せられるのは、現在の指示により見てよいプレイヤーです。
because-other = このようなカードを見せられるのは、現在の指示により見てよいプレイヤーです。
because-battlefield = 裏向きのパーマネントを見せられるのはコントローラーです。
because-stack = 裏向きの呪文を見せられるのはコントローラーです。
may-say-not-show = ほかに見てよいプレイヤーがいました。見たものを話すことはできますが、見せることはできません。
theirs-alone = 許可は本人だけのものです。そのプレイヤーをコントロールしている人にはありません。
anyone-may-say = 隠されたカードの内容は、本当でも嘘でも、誰でも話せます。

## 優先権

priority-lead = プレイヤーが優先権を求めたか、ゲームを止めた後、何もしませんでした（MTR-A 4.2A）。
who-asked = 優先権を求めて何もしなかった人
choose-turn-and-asker = 誰のターンか、誰が優先権を求めたかを選んでください。
has-left-game = { $name }はゲームを離れているため、優先権を求められません。
game-over-no-priority = ゲームは終わっているため、誰にも優先権はありません。
takes-no-part = { $name }は関わっていません。
request-void = { $name }の求めは無効です。
turn-has-priority = ターン中の{ $name }に優先権があります。
next-has-priority = { $active }はゲームを離れているため、優先権はターン順で次の{ $name }に移ります。
nobody-has-priority = 誰にも優先権はありません。
had-passed = { $names }はすでにパスしていましたが、これは数えません。ゲームは最後の行動の直後に戻ります。
may-act-or-pass = { $name }は行動するかパスします。その前にほかの人は行動できません。

## ループ

loops-lead = プレイヤーがループと回数を提示します。ほかのプレイヤーはターン順に、より前の中断場所を提案でき、提案がなくなるまで続けます（MTR-A 4.4A）。
who-announces = ループを提示した人
how-often = 繰り返しの回数
points-in-iteration = 1回の区切りの数
earliest-stops = 各プレイヤーが求める最も早い中断
stops-hint = 提案しないプレイヤーは空のままにしてください。区切りは誰かが行動できる時点で、1から数えます。空の場合は最後の区切りです。
iteration = 回
point = 区切り
where-it-stops = 止まる場所を調べる
choose-turn-and-announcer = 誰のターンか、誰がループを提示したかを選んでください。
type-loop = 繰り返しの回数と区切りの数を、1以上の数で入力してください。
announcer-in-game = ループを提示できるのは、ゲームに残っている人です。
loop-not-possible = このループは提示できません。1以上の数を入力してください。
loop-not-settled = ループが決まっていません。提案を確認し直してください。
proposes-nothing = { $name }は短縮を提案しません。
stops-at-point = { $iteration }回目の区切り{ $point }の後で止まります。
stops-after = { $iteration }回目の後で止まります。
runs-as-announced = 提示どおり{ $count }回繰り返します。
priority-there = そこでの優先権は{ $name }にあります。
nobody-priority-there = そこでは誰にも優先権はありません。
priority-after = その後の優先権は{ $name }にあります。
nobody-priority-after = その後は誰にも優先権はありません。
stop-would-be-void = その後{ $name }が何もしなければ、求めを取り下げた場合と同じく中断は無効です（MTR-A 4.2A）。優先権は{ $active }にあります。

## プレイヤーと一緒に離れるもの

who-leaves = 離れる人
followed-hint = この卓のゲームは記録中です。答えには記録の内容も含まれます。
object-number = オブジェクト{ $number }
what-it-is = 種類
kind-permanent = パーマネント
kind-token = トークン
kind-spell = スタックの呪文
kind-ability = スタックの能力
kind-copy = スタックのコピー
if-not-owner = オーナーでない場合
by-effect = コントロールを与える効果による
came-under-control = そのコントロール下に出た
what-leaves = 離れるものを調べる
more-objects = オブジェクトを増やす
choose-leaver = 離れる人を選んでください。
nobody-left = 誰も残っていません。
choose-owner = { $object }：オーナーを選んでください。
name-objects = 関係するオブジェクトの名前を入力して、もう一度調べてください。
nothing-changes = どれも変わりません。
nothing-leaves-followed = 記録中のゲームでは、一緒に離れるものはありません。
has-left-followed = 記録中のゲームでは、{ $name }はすでに離れています。
in-followed-game = 記録中のゲーム：{ $what }。
nothing-comes = そのプレイヤーのコントロール下に新しく入るものはなく、そのプレイヤーの誘発型能力はスタックに置かれません（CR 800.4）。
in-order = 次の順に行います（CR 800.4a）
order-owned = そのプレイヤーがオーナーであるものは、誰がコントロールしていても、すべてゲームを離れます。
order-effects = そのプレイヤーにコントロールを与えている効果は終わります。
order-stack = そのプレイヤーがコントロールしているスタックのもののうち、カードでないものは存在しなくなります。
order-exiled = そのプレイヤーがまだコントロールしているものは追放されます。
after-leaving = 優先権があった場合は、次のプレイヤーに移ります。そのプレイヤーへのダメージは与えられず、コストは支払われず、選択はほかのプレイヤーが行います。そのターンはアクティブ・プレイヤーなしで続きます。

## コインとダイス

who-asks = 求めた人
number-hint = 番号を入力してください。記録されます。
recorded-hint = 記録されます。
what-for = 用途
coin = コイン
call = 宣言
no-call = 宣言なし
heads = 表
tails = 裏
call-hint = 勝ち負けがあるのは投げたプレイヤーだけで、宣言した場合だけです（CR 705.2）。
die-instead = 代わりのダイス
die-hint = 全員が合意すれば、面の数が偶数のダイスを使えます。奇数の目が表です（CR 705.1）。
flip = 投げる
dice = ダイスの数
sides = 面の数
roll = 振る
type-who-asks = 求めた人：プレイヤーの番号を入力してください。記録されます。
drawn-here = ここでの抽選
nothing-drawn = まだありません。抽選は大会の秘密と次の番号から計算されるため、後で誰でも計算し直せます：<a>公正な抽選</a>。
drawn-for-everyone = <a>公正な抽選</a>に一覧があり、誰でも見られます。
go-back = 戻る
