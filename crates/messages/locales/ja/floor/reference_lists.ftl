## バーのページ名

information = 情報
before-the-game = ゲーム前
penalties = 懲罰

## 情報の4分類

status = 情況情報
status-means = 変化をすぐに告げ、卓から見える状態に保ちます（MTR-A 4.1）。
status-life = ライフ総量
status-counters = プレイヤーの持つカウンター
status-effects = 統治者や紋章など、プレイヤーにかかる終わりのない効果
status-mana = 未使用のマナ
status-dungeon = ダンジョンでの現在位置
status-commander-damage = 統率者ごとの統率者ダメージ
free = 共有情報
free-means = 質問には完全かつ正直に答えます（MTR-A 4.1）。
free-actions = 現在の行動と、まだ影響の残る過去の行動
free-names = 見えているオブジェクトの名前
free-objects = カウンターの種類と数、オブジェクトの状態と領域
free-score = マッチのスコア
free-phase = フェイズと誰のターンか（複数のターンが同時に進む場合はそれぞれ）
free-commander = 統率者を唱えた回数
derived = 類推情報
derived-means = 導き出すのを助ける必要はありませんが、嘘をついてはいけません。
derived-counts = 公開領域にある、ある種類のカードの枚数
derived-objects = 見えているオブジェクトの特性のうち、共有情報でないもの
derived-rules = ルールとカードの文章（ジャッジの説明による）
private = 秘匿情報
private-means = 一部のプレイヤーだけが見られるもの。本当でも嘘でも、何を言ってもかまいません。カードを見せてよいかは別の問題です。
shortcuts = 手順省略（MTR-A 4.2）
shortcut-non-active = 手順省略の中の「非アクティブ・プレイヤー」は、ターン順でそれぞれのプレイヤーを意味します。
shortcut-attacks = ゲームに3人以上いる場合、攻撃先の省略はありません。攻撃している状態で戦場に出るクリーチャーも含め、攻撃するプレイヤー、プレインズウォーカー、バトルを言ってください。
shortcut-earlier = 提案された時点より前に行動したいプレイヤーは、間に合うように言わなければなりません。
shortcut-priority = 優先権を求めて何もしなかったプレイヤーは、何も得られません：<a>誰に優先権があるか</a>。

## ゲーム前の手順

before = 統率者戦のゲーム前（MTR-A X.4A）
before-players = 正しいプレイヤーが正しい卓に、組み合わせの順に座ります。1番席が先手です（MTR-A 2.2A）。
before-companions = まず相棒を公開します。相棒のあるプレイヤーはターン順に見せ、デッキが条件を満たすことを示します（CR 103.2b）。
before-commanders = 次に、統率者を表向きで統率領域に置きます（CR 103.2c、903.6）。
before-shuffle = デッキを切り直して提示します。対戦相手はそれぞれ切り直しやカットができます。
before-life = ライフは各40点（CR 903.7）、手札は7枚です。
before-mulligans = ターン順にマリガンをします。1人につき最初の1回は枚数が減りません（CR 103.5c）。
before-opening-hands = 開始手札からの行動をターン順に行います（CR 103.6）。
before-draw = 3人以上でプレイするため、先手もドローを飛ばしません（CR 103.8c）。

## デッキチェックの手順

check = デッキチェック
check-timer = 卓で計測を始めます。チェックでは、かかった時間に4分を加えて延長します（MTR-A X.5A）。
check-sleeves = 開始手札を引く前にデッキを預かり、まず枚数とスリーブを確認します。
check-count = 統率者を含めて100枚、Commander Draftでは60枚以上。
check-commanders = 統率者が1枚で、または2枚一緒に、統率者になれること。
check-twice = 基本土地と、テキストで認められているカードを除き、同じカードが2枚ないこと。Commander Draftは対象外です。
check-colours = すべてのカードが統率者の固有色の範囲内であること。
check-banned = 大会の禁止リストのカードがないこと。
check-companion = 相棒がある場合は、条件を満たし、リストに書かれていること。
check-list = リストと1枚ずつ一致すること。
check-marks = 印、規則性、曲がったフォイル：どのカードか、それで有利になるか。
check-give-back = 切り直して返し、計測を終え、プレイヤーに延長時間を伝えます。
check-found = 問題があった場合：<a>懲罰一覧の3.4、3.5、3.8</a>。デッキの問題は対戦相手全員に見せます。

## ゲームに負ける条件

loss = 統率者戦でゲームに負ける条件
loss-life = ライフが0点以下、毒カウンターが10個以上、空のライブラリーからのドロー（CR 104.3）。
loss-commander = 1枚の統率者から戦闘ダメージ21点以上。統率者ごとに別々に数えます（CR 903.10a）。
loss-command-zone = 統率者が手札、ライブラリー、墓地、追放領域に行く場合、統率領域に置いてもかまいません（CR 903.9）。

## 違反と懲罰の一覧

levels-in-order = { $table }。軽い順：{ $levels }。
at-regular = ルール適用度が一般の場合は、教育と注意だけです。
to-head-judge = ゲームの敗北以上はヘッドジャッジが扱います。失格にできるのはヘッドジャッジだけです。
instead-of = （{ $penalty }の代わり）
case = { $case }：{ $penalty }
case-and-dropped = { $case }：{ $penalty }とドロップ
may-also-be = ほかの懲罰：{ $penalties }。
upgrade = 1日に{ $number }回目の警告：{ $penalty }。
in-multiplayer = 多人数戦：{ $change }
conduct = 主催者の行動規範も適用されます。違反は非紳士的行為です（MTR-A 5.4）：<a>ルールと変更点</a>。

## ラウンドの終わり

here-extra-turns = この大会：{ $limit }、その後、ゲームに残っている人数分の追加ターン。
here-finish-turn = この大会：{ $limit }、その後、進行中のターンの終了まで。
called = 時間の宣言
called-extensions = まず各卓の延長を行います。デッキチェックはかかった時間に4分を加え、1分を超える裁定はその時間です（MTR-A X.5A）。
called-turn = 進行中のターンを0ターン目とします。アクティブ・プレイヤーがすでにターンの終了を宣言していた場合は、まずそのターンを終え、次のプレイヤーのターンを進行中のターンとします。
called-count = その時点でゲームに残っている人数を数え、その数だけターンを続けます（MTR-A 2.5AA）。後で脱落者が出ても数は変わりません。
called-effects = 効果による追加ターンは数えます。飛ばされたターンは数えません。
called-slow-play = その後に遅いプレイの懲罰を受けたプレイヤーは、ターンが飛ばされ、数えません。
called-draw = 最後のターンが終わっても勝者がいなければ、ゲームは引き分けです。
called-no-other = 進行中のターンが終わると新しいターンは始まらず、ゲームは引き分けです（MTR-A 2.5AB）。
drawn = 引き分けのゲーム
drawn-again = 時間が残っていれば、マッチに残っている全員で、席を抽選し直してもう1ゲーム行います（MTR-A 2.2A）。
drawn-most-games = 時間切れの場合は、勝ったゲームの最も多いプレイヤーの勝ちです。同数ならマッチは引き分けです。
drawn-match = 時間切れの場合、マッチは引き分けです。
drawn-points = 引き分けのマッチでは、ゲームで敗北した人も含め、マッチを始めた全員に{ $points }点が入ります。マッチを投了した人とマッチの敗北の人は0点です。
drawn-points-still-in = 引き分けのマッチでは、引き分けの時点でゲームに残っていた人に{ $points }点、ほかの人は0点です。
won-points = 勝ったマッチでは、勝者に{ $win }点、ほかの人に{ $loss }点が入ります。
won-points-by-size = 勝ったマッチでは、勝者の点は{ $points }、ほかの人は{ $loss }点です。
won-stakes = マッチの勝者が卓の全員の賭け点を得ます。
drawn-stakes = 引き分けのマッチでは、マッチを始めた全員が賭け点を取り戻し、マッチを投了した人とマッチの敗北の人の賭け点を分け合います。
drawn-playoff = プレイオフのマッチには勝者が必要です。引き分けのゲームは、席を無作為に決めてやり直します（MTR-A 2.5B）。
floor = フロアで
floor-outstanding = フロアのページには、未入力の卓が遅れている順に表示されます。
floor-count = 各卓のジャッジは、誰のターンか、残りが何ターンかを伝え、声に出して数えます。
floor-result = プレイヤーが卓を離れる前に、結果とドロップを入力してください。
