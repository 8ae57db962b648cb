## 題名、ボタン、リンク

new-tournament = 新しい大会
create = 大会を作成
copy = 大会を複製
copy-intro = この大会の設定で新しい大会を作ります。プレイヤーとラウンドは引き継ぎません。
save = 設定を保存
start-from = もとにする設定
defaults = 補遺の標準
played-elsewhere = ほかで行った大会は、<a>ファイルから作成</a>できます。
penalties = 懲罰一覧

## 通知

saved = 設定を保存しました。
nothing-saved = 何も保存していません。印のついた欄を直してください。
cancelled = 大会を中止しました。
created = 大会を作成しました。
created-with = { $count }人のプレイヤーで大会を作成しました。
look-at-names-first = 名前を確認してください。まだ何も作成していません。

## 新しい大会のプレイヤー

look-at-names = 名前の確認
create-with-names = この名前で作成
names-hint = 1行に1人。リストを編集すると、もう一度確認します。
players-hint = わかっていれば、1行に1人ずつ。後でいつでも追加でき、プレイヤー自身も登録できます。

## 複製

comes-along = 引き継ぐもの
staff-along = スタッフ：自分のほかに{ $count }人、役割も同じ
deck-rules = デッキリストの規則
deck-rules-hint = リストの提出は第1ラウンドまで、または設定した締切までです。
along-hint = 懲罰一覧を含むすべての設定。

## 最初の欄

date = 日付
place = 場所
time-zone = タイムゾーン
time-zone-hint = Tokyoのような大きな都市を入力してください。
language = 言語
language-hint = 印刷物とプロジェクターの言語。ページは各自の言語で表示されます。
level-hint = 下の標準の値はすべてこれで決まります。空の欄は補遺に従います。
level-regular = 少人数のポッド、90分、ターンの終了まで。4人から。
level-competitive = 不戦勝、75分、追加ターン。16人から。
level-professional = 競技と同じで、裁定が最も厳格。16人から。
until-first-round = 以下はすべて、第1ラウンドまで変更できます。
as-level = ルール適用度どおり

## ラウンドとプレイオフ

rounds-and-playoff = ラウンドとプレイオフ
recommended = { $players }人の場合：スイスラウンド{ $rounds }回戦、その後トップ{ $cut }。
recommended-with-byes = { $players }人（不戦勝{ $byes }）の場合：スイスラウンド{ $rounds }回戦、その後トップ{ $cut }。
recommended-later = 不戦勝を含む人数で決まります。
swiss-rounds-hint = 空の場合：推奨どおり（MTR-A 付録E）。
playoff-hint = トップ7、10、13、40では、上位シードはプレイオフの最初のラウンドを免除されます。
cut-recommended = 推奨どおり
cut-none = プレイオフなし
cut-top = トップ{ $cut }
uneven = ポッドに端数が出る場合
uneven-level = 一般：少人数のポッド。競技とプロ：不戦勝（MTR-A 10.4A）。
uneven-byes = 不戦勝
uneven-byes-hint = どのポッドも人数をそろえ、不戦勝のない人のうち最下位の人が不戦勝になります。統率者戦で推奨（MTR-A X.1B）。
smaller-pods = 少人数のポッド
uneven-smaller-hint = 全員がプレイし、一部のポッドが1人少なくなります。
uneven-larger = 大人数のポッド
uneven-larger-hint = 全員がプレイし、一部のポッドが1人多くなります。その場合、定員どおりのポッドが「少人数のポッド」です。
uneven-then-byes = 少人数のポッド、残り1人は不戦勝
uneven-then-byes-hint = 定員のポッドをできるだけ多く作り、ほかは1人少なくして、不戦勝を最大1人にします。
smaller-pods-hint = 順位表のどちら側を少人数にするか。不戦勝の場合は関係ありません。
at-bottom = 下位
at-top = 上位
seating = スイスラウンドの席
seats-random = 無作為
seats-balanced = ラウンドを通して均等（変更点）
draft-pods = ドラフトのポッドを第1ラウンドでも使う（MTR-A X.6A）
house-pods = 補遺と異なるポッドとラウンド
house-pods-hint = 補遺と異なるルールのための設定です。少人数のポッドに入る人、ラウンド数、各ラウンドの組み合わせ方を決めます。
smaller-pods-once = 少人数のポッドが2回目になる人を、まだの人がいる限り出さない
smaller-pods-once-hint = これより優先されるのは、再戦を避けることだけです。選ばない場合は、ほかに影響しない範囲で避けます。
round-table-hint = 人数ごとに1行：16: 2 rounds, top 4。16人までに適用されます。最後の行は、それより多い人数すべてに使えます：more: 5 rounds, no playoff。空の場合：推奨どおり（MTR-A 付録E）。
round-kinds-hint = 第1ラウンドは抽選です。ほかのラウンドの組み合わせ方を選んでください。補遺では順位順です。
round-kind-second = 第2ラウンド
round-kind-others = その後のラウンド
round-kind-last = 最終ラウンド

## マッチと勝ち点

match-and-points = マッチと勝ち点
pod-size = ポッドの人数
pod-size-hint = 統率者戦では4人。
games-to-win = マッチの勝利に必要なゲーム数
games-to-win-hint = 統率者戦では1（MTR-A X.1A）。
points-win = 勝ち点：勝ち
points-win-hint = 空の場合：ポッドの人数+1。
points-draw = 引き分け
points-draw-hint = 空の場合：1。
points-loss = 負け
points-loss-hint = 空の場合：0。
points-bye = 不戦勝
points-bye-hint = 空の場合：勝ちと同じ。
players-report = プレイヤーによる結果の報告
players-report-hint = 一般ではプレイヤー、それより上ではスタッフが報告します。最終的にはスタッフが決めます。
players-report-yes = あり：同じポッドのほかのプレイヤーが確認すると有効
players-report-no = なし：結果を入力するのはスタッフだけ
running-results = 進行中のラウンドの結果
running-results-hint = 一般では入力されしだい、それより上ではラウンドの終了時に、全員に公開します。第1ラウンドを組んだ後は変更できません。
running-results-yes = 入力されしだい全員に公開
running-results-no = ラウンドの終了時に全員に公開
table-games = 卓でのゲーム記録
table-games-hint = プレイヤーが卓のライフ、ターン、脱落をスマホで記録し、ジャッジもそれを見られます。標準では、一般ではプレイヤーも記録でき、それより上ではジャッジだけが記録します。
table-games-yes = プレイヤーも自分の卓のゲームを記録できる
table-games-no = ジャッジだけがゲームを記録する
long-turn = 長いターンの時間（分）
long-turn-hint = これより長いターンは、ジャッジのページに表示されます。空の場合：表示なし。
long-turns-at-table = 長いターンを卓にも表示する
own-time = 各プレイヤーの持ち時間（分）
own-time-hint = 卓では、ゲーム中の各プレイヤーのターンの時間がここから減っていき、使い切った人がジャッジに表示されます。どうするかはジャッジが決めます。空の場合：使った時間だけを表示します。
tiebreakers = タイブレーカー
tiebreakers-hint = 空の場合：Match points, MW%, OAMP, OMW%（MTR-A 3.1A）。順序を変えるには、名前を半角のコンマで区切って入力してください。W%, OW%, H2H, Seat, Games wonもあります。
house-rules = ハウスルール
house-rules-hint = ほかのルール文書が補遺と異なる決め方をしている項目です。一部は選んだルールセットで決まり、ほかは補遺に従います。
percentages = 順位表の勝率
percentages-hint = 補遺と異なるルールのための設定です。仮想の対戦相手には勝率があり、勝ち点はありません。OMW%では数え、OAMPでは数えず、組み合わせも変わりません。
opponents-hint = 空の場合：補遺のとおり、なし。
opponents-percentage = その勝率
opponents-percentage-hint = 1/5、20 %、0.33など。
byes-in-percentages = 対戦相手の計算に使う勝率で、不戦勝を勝ったマッチとして数える
percentage-decimals-hint = 1を単位とする小数点以下の桁数（2～4）に四捨五入します。4なら31.50 %で比較します。空の場合：正確に比較。
percentage-floor-hint = 1/5、1/3、1/7など。0は下限なし。空の場合：1 ÷ 勝ちの勝ち点。
scoring = ポッドの人数による勝ち点、勝ち点を賭ける方式
scoring-hint = 補遺と異なるルールのための設定です。
win-points-by-hint = 卓の人数による場合、3人ポッドの勝ちは4点か5点です。勝ちと不戦勝の点は空にしてください。これに従って決まります。
win-points-tournament = どのポッドでも同じ
win-points-plus-one = 卓の人数+1
win-points-twice = 卓の人数の2倍−1
wager-start = 勝ち点を賭ける方式：最初の持ち点
wager-start-hint = 例：1000。空の場合：結果ごとに決まった点。
wager-stake = マッチごとの賭け点
wager-stake-hint = プレイヤーが賭ける自分の点の割合。例：10 %、1/10。
place-points-hint = ポッドの人数ごとに1行：人数、続けて1位からの勝ち点（例：4: 6 3 2 1）。行のない人数には、次に大きい人数の行を使います。勝ちと不戦勝の点は空にしてください。これに従って決まります。
draw-points-hint = ゲームに残っている人数ごとに1行：人数、続けて各自の勝ち点（例：2: 3）。空の場合：その中で最も低い順位の勝ち点。
tied-last = その中で最も低い順位の勝ち点
tied-turn-order = ターン順
draws = 引き分けとプレイオフの席
draws-hint = 補遺と異なるルールのための設定です。それぞれ最初の選択肢が補遺のものです。
draw-shared-by-hint = 残っている人だけの場合は、引き分けを入力するときに誰が残っていたかを選びます。
draw-shared-all = マッチを開始した全員（投了した人を除く）
draw-shared-still-in = 引き分けの時点でゲームに残っている人だけ
drawn-elimination-replay = 勝者が決まるまで再試合
drawn-elimination-seed = 引き分けになった人のうち最上位シードが勝ち上がる
playoff-seats-seed = シード順、上位から（2.2B）
playoff-seats-chosen = 抽選のうえ、卓の最上位シードが先手を選ぶ
playoff-places = 決勝の勝者が決まったら、残りの人は続けて下位の順位を争う
playoff-places-hint = 決勝の結果には、誰がどの順番で脱落したかを入力します。
ending = オーバータイム、未決着・引き分けのゲーム
overtime-hint = 時間の宣言後、進行中のターンに使える時間（分）。空の場合：無制限。
end-step-turn = 時間が宣言された時点で誰かが終了ステップで行動していたら、次のターンを最終ターンとする
no-show-hint = ラウンド開始からの時間（分）。空の場合：ジャッジが判断します。

## 時間

time = 時間
round-minutes = スイスラウンドの時間（分）
round-minutes-hint = 空の場合：一般は90、それより上は75（MTR-A 付録B）。0：無制限。
end-of-round = 時間の宣言後
end-of-round-hint = 75分までは追加ターン、それより長い場合はターンの終了まで。
end-as-limit = 制限時間による
end-extra-turns = 追加ターン（2.5AA）
end-finish-turn = ターンの終了まで（2.5AB）
playoff-minutes = プレイオフのマッチの時間（分）
playoff-minutes-hint = 空の場合：推奨どおり無制限（MTR-A 2.5B）。
breaks-hint = 1行に1つ：round 2: 45 minutes, 昼休み。2日目がある場合：round 4: until 10:00。休憩は、そのラウンドが終了すると始まります。

## 登録と名前

registration-and-names = 登録と名前
registration = プレイヤー自身の登録
registration-closed = なし
registration-closed-hint = スタッフがプレイヤーを登録します。
registration-approval = 承認制
registration-approval-hint = プレイヤーがリンクから登録し、スタッフが1人ずつ承認します。
registration-open = 自由
registration-open-hint = プレイヤーがリンクまたはQRコードから登録します。
max-players = 定員
max-players-hint = 定員を超えた登録はキャンセル待ちになります。空の場合：制限なし。
per-address = 同じアドレスからの1時間の登録数
per-address-hint = 会場のWi-Fiを使うスマホはすべて同じアドレスになるので、予想の人数を入れてください。プログラムによる登録も、これを超えることはできません。
names-shown = 公開ページの名前
names-full = フルネーム
names-initial = 名と姓の頭文字
commanders = 公開ページの統率者
commanders-hint = 一般では最初の対戦表とともに、それより上では大会後に公開します。第1ラウンドまではスタッフだけが見られます。組んだ後は、公開範囲を広げることはできません。
commanders-with-pairings = 対戦表とともに全員に公開
commanders-after = 大会の終了後に全員に公開
commanders-never = スタッフだけ
decklists = 大会後にデッキリストを全員に公開
decklists-hint = プレイヤーのページ、書き出し、TopDeck形式に含まれます。それまで読めるのはスタッフだけです。第1ラウンドの前に選んでください。
listed = トップページに掲載
listed-hint = 大会の公開後。
indexed = 検索エンジンへの掲載を認める

## 卓と文章

tables-and-texts = 卓と文章
first-table = 最初の卓番号
first-table-hint = 最初のポッドがこの卓になり、ほかはその後の卓になります。
skipped = 使わない卓
skipped-hint = 番号と範囲：13, 20-24
description-hint = 大会トップで全員に公開されます。
code-of-conduct-hint = 全員に公開されます。違反は非紳士的行為です（MTR-A 5.4）。

## フォームの下

deviations-hint = この一覧は全員に公開されます。
deviation = { $what }：{ $here }（補遺：{ $addendum }）
for-next = 次の大会のために
preset-name = プリセットの名前
preset-name-hint = 名前、日付、説明を除く保存済みの設定を残します。同じ名前のプリセットは置き換えられます。
preset-for-everybody = このサイトで大会を作る全員用
keep-preset = プリセットとして保存
preset-kept = 「{ $name }」を保存しました。新しい大会に使えます。
preset-removed = プリセット「{ $name }」を削除しました。
cancel = 大会を中止
cancel-means = 何も削除されませんが、以後は何も入力できません。理由は全員に公開されます。
community = コミュニティ
community-hint = プレイヤーがコミュニティのメンバーになります。戦績が残り、次の大会でも見つけられます。
no-community = コミュニティなし
community-leaves = 大会をコミュニティから外すと、そのシーズンとメンバーの戦績からも外れます。戻した場合、プレイヤーは同じメンバーと照合されたままです。
choose-community = コミュニティを保存
community-chosen = コミュニティを保存しました。
