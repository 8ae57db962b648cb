## 大会のルール

what-it-is = この大会は、マジック・イベント規定の多人数戦補遺（MTR-A）に従います。このページでは、その内容と変更点を説明します。
chosen-otherwise = 補遺からの変更点
nothing-chosen = なし：すべての設定が補遺のとおりです。
settings = 設定
open-questions = 明記されていない点
open-questions-text = 補遺に明記されていない点について、該当するすべての大会でのPodiumの解釈です。
code-of-conduct = 行動規範
conduct-violation = 違反した場合は非紳士的行為となります。
checked-draws = 検証できる抽選
checked-draws-text = この大会の無作為な選択（第1ラウンド、不戦勝、席、同順位）は、すべて1つの秘密から計算されます。そのSHA-256は最初からここに表示されています。大会が終わると秘密が公開され、誰でもすべての抽選を計算し直せます。
secret-hash = 秘密のSHA-256
secret = 秘密
secret-follows = 大会終了時に公開されます。
every-draw = すべての抽選と確かめ方

## 変更点の表

deviations-caption = 補遺からの変更点
readings-caption = 補遺の解釈
column-about = 項目
column-addendum = 補遺
column-here = この大会
column-rule = ルール
label-addendum = 補遺：
label-here = この大会：

## 設定

level = ルール適用度
level-regular-means = 気軽に楽しむための大会です。ジャッジは説明や手助けを行い、懲罰はまれです。
level-competitive-means = プレイヤーはルールと手順を理解している必要があり、誤りには懲罰があります。
level-professional-means = 「競技」と同様で、いい加減なプレイはより厳しく扱われます。

pods = ポッド
pods-of = 各{ $size }人
pods-means = 1卓のプレイヤー数です。少人数のポッドでも、勝ち点はこの数をもとに決まります。

uneven = 人数が割り切れない場合
uneven-byes = 不戦勝
uneven-byes-means = ポッドに入らないプレイヤーは不戦勝になります。第1ラウンドは抽選、以降は不戦勝を受けていないプレイヤーのうち順位が最も低い人です。
uneven-lowest = 下位に少人数のポッド
uneven-highest = 上位に少人数のポッド
uneven-smaller-means = 全員が対戦し、一部のポッドは1人少なくなります。一度少人数のポッドに入った人は、次からはできるだけ外れます。
uneven-larger-highest = 上位に大人数のポッド
uneven-larger-lowest = 下位に大人数のポッド
uneven-larger-means = 全員が対戦し、一部のポッドは1人多くなります。それで足りない場合は、代わりに一部が1人少なくなります。
uneven-lowest-then-byes = 下位に少人数のポッド、不戦勝は最大1人
uneven-highest-then-byes = 上位に少人数のポッド、不戦勝は最大1人
uneven-then-byes-means = できるだけ多くのポッドを定員どおりにします。ほかは1人少なくして、不戦勝を最大1人にします。不戦勝は、第1ラウンドでは抽選、以降は不戦勝を受けていないプレイヤーのうち順位が最も低い人です。

rounds = ラウンド
rounds-recommended = 人数に応じた推奨どおり
rounds-means = プレイヤーが4人以上になると回数が決まります。
swiss-rounds = スイスラウンド
swiss-rounds-means = ドロップしない限り、成績にかかわらず全員がすべてのラウンドを対戦します。
playoff = プレイオフ
playoff-none = なし
playoff-top = トップ{ $cut }
playoff-none-means = 最終ラウンド後の順位で決まります。
playoff-means = スイスラウンドの上位がシード順にポッドに分かれて進出し、各ポッドの勝者が勝ち残ります。
as-recommended = { $setting }（推奨どおり）

pairing = 組み合わせ
pairing-here = 第1ラウンドは無作為、以降は勝ち点順
pairing-by-kinds = 第1ラウンドは無作為、以降はラウンドごとの設定どおり
pairing-by-kinds-means = 同じ相手との再戦は避けられない場合だけですが、厳密に順位順のラウンドは例外です。
pairing-means = 同じ相手との再戦は避けられない場合だけで、勝ち点の近いプレイヤーと同卓になります。

swiss-seats = スイスラウンドの席
seats-random = 無作為
seats-balanced = ラウンド全体で均等に割り振り
seats-means = ポッドの並びがターン順です。先頭のプレイヤーから始め、左隣に進みます。

games = ゲーム
games-one = 1マッチ1ゲーム
games-first-to = { $wins }ゲーム先取
games-means = 必要な数を先取する前に時間切れになった場合は、最も多くゲームに勝ったプレイヤーがマッチの勝者です。同数の場合は引き分けです。

round-time = ラウンドの制限時間
no-limit = 時間制限なし
round-time-means = 長い裁定やデッキチェックがあった場合は、ジャッジがそのポッドの時間を延長します。

after-time = 時間の宣言後
extra-turns = 追加ターンあり
extra-turns-means = 時間が宣言されたら、進行中のターンを終え、ゲームに残っている人数分の追加ターンを行います。
finish-turn = ターンの終了まで
finish-turn-means = 時間が宣言されたら、進行中のターンを終えて終了です。追加ターンはありません。

breaks = 休憩
breaks-none = 予定なし
breaks-mean = 休憩は、そのラウンドの最後の結果が出たときに始まります。
break-minutes = 第{ $round }ラウンド後：{ $minutes }分
break-until = 第{ $round }ラウンド後：{ $time }まで
break-named = { $break }、{ $name }

playoff-time = プレイオフの制限時間
playoff-time-means = プレイオフのゲームでは必ず勝者を決めます。引き分けの場合は再試合です。

match-points = 勝ち点
match-points-here = 勝ち{ $win }、引き分け{ $draw }、負け{ $loss }、不戦勝{ $bye }
match-points-by-place = 順位による、マッチの敗北{ $loss }、不戦勝{ $bye }
match-points-mean = 引き分けたマッチでは、開始した全員に引き分けの点が入ります。マッチを投了した人と、マッチの敗北を受けた人は除きます。

reporting = 結果の報告
reporting-players = プレイヤーが自分のページで報告
reporting-players-means = ポッドの1人が報告し、別の1人が確認すると有効になります。異議がある場合はスタッフが判断し、それが最終決定です。
reporting-staff = スタッフに報告
reporting-staff-means = 各卓の結果はスタッフが入力します。

running-results = 進行中のラウンドの結果
running-public = 入力されしだい公開
running-public-means = ラウンドの進行中も、対戦表、トーナメント表、大会トップに結果が入力されしだい表示されます。順位表はラウンド終了後です。「一般」ではこれが標準で、それより上では主催者が第1ラウンド前に選びます。
running-finished = ラウンド終了時に公開
running-finished-means = ラウンドの進行中は、スタッフとその卓のプレイヤーだけが結果を見られます。「一般」より上ではこれが標準で、「一般」では主催者が第1ラウンド前に選びます。
table-games = 卓でのゲーム記録
table-games-players = プレイヤーも記録可
table-games-players-means = プレイヤーは、卓のライフ、ターン、脱落をスマホで記録できます。見られるのは同卓のプレイヤーとスタッフで、主催者が公開した場合は大会後に全員が見られます。結果は別に報告し、確認する必要があります。「一般」での標準です。
table-games-judges = 記録するのはジャッジだけ
table-games-judges-means = プレイヤーが共有するゲームの記録はありません。「一般」より上での標準です。
long-turn = 長いターン
long-turn-means = 卓で記録しているゲームでは、どのターンが長くなっているかがジャッジに表示されます。ほかに影響はありません。
long-turn-table-means = 卓で記録しているゲームでは、どのターンが長くなっているかがジャッジと卓のプレイヤーに表示されます。ほかに影響はありません。
own-time = 各プレイヤーの持ち時間
own-time-means = 卓で記録しているゲームでは、各プレイヤーのターンの時間がここから減っていきます。使い切った人はジャッジに表示され、どうするかはジャッジが決めます。

commanders = 統率者
commanders-never = スタッフのみ
commanders-never-means = 公開ページにも書き出したデータにも、統率者は表示されません。
commanders-pairings = 対戦表とともに公開
commanders-pairings-means = 最初の対戦表が公開された時点から、全員が各デッキの統率者を見られます。「一般」での標準です。
commanders-after = 大会後に公開
commanders-after-means = 大会が終わると、全員が各デッキの統率者を見られます。事前に知ることが有利になる「一般」より上での標準です。

standings = 順位
first-then = { $first }、次に{ $second }
standings-mean = すべての数値が同じプレイヤーは同じ順位になります。順番が必要な場合は抽選で決めます。
imaginary-opponents-mean = そのプレイヤーの対戦相手の勝率で数えます。勝ち点はなく、組み合わせにも影響しません。
byes-as-wins-mean = 対戦相手の計算には、不戦勝をすべて勝ったマッチとした勝率を使います。
rounding-means = 四捨五入して同じ勝率は同じとし、次のタイブレーカーで決めます。
floor-means = これより低い勝率の対戦相手は、この勝率として数えます。
win-by-size-means = 勝ちの点は卓の人数で決まり、勝率の計算でも同じです。不戦勝の点は人数によりません。
wager-means = マッチの勝者が賭け点をすべて得ます。引き分けになった人は自分の賭け点を取り戻し、ほかの人の賭け点を分け合います。マッチの敗北では賭け点を失い、不戦勝では変わりません。勝率では勝ち{ $win }、引き分け{ $draw }、負け{ $loss }として数えます。
place-points-means = 最後までゲームに残った人が1位で、先に脱落した人ほど順位が下がり、順位に応じて勝ち点を得ます。同時に脱落した人は、その中で最も低い順位の勝ち点になります。
draw-points-means = ゲームが引き分けなら、残っている人はその人数に応じて、ほかの人は順位に応じて勝ち点を得ます。
tied-places-means = 同時に脱落した人の中では、ターン順でアクティブ・プレイヤーから最も遠い人が先に脱落したものとします。
spared-first-means = 一度少人数のポッドに入った人は、勝ち点の差が広がるとしても、ほかの人が入るまで外れます。
round-table-means = 第1ラウンドの人数で決まります。最後の行を超える人数では、補遺の推奨に従います。
round-kinds-mean = 混ぜる場合は、各ポッドに上位から下位までの人が入ります。厳密な場合は、再戦になっても、順位の上から順に同卓になります。
drawn-best-seed-means = プレイオフのマッチが引き分けた場合、引き分けになった人のうち最上位シードが勝ち上がり、順位は勝者と同じ扱いです。
overtime-means = 時間が宣言された後、進行中のターンは{ $minutes }分以内に終えます。それを過ぎると、ジャッジがゲームを終わらせます。
overtime-staff-means = オーバータイムの残り時間はスタッフだけに表示されます。
end-step-means = 時間が宣言された時点で誰かが終了ステップで行動していた場合、その後もう1ターン行います。
most-life-means = 最終ターンが終わっても勝者がいない場合、ライフが最も多い人の勝ちです。同じなら、先手から最も遠い席の人の勝ちです。
drawn-games-mean = 時間が残っていても、次のゲームは行いません。
own-turn-means = 投了は、自分のターンに、優先権を持ちスタックが空のときに行います。それ以外のときに投了した人は、主催者が復帰を認めるまでドロップとなります。まだ起こるべきことはジャッジが処理します。
no-show-means = 全員がそろえばゲームを始めます。そろわない場合は、ラウンド開始から{ $minutes }分たったときに、未到着のプレイヤー抜きで始めます。
shared-by-still-in-means = 引き分けの前にゲームから脱落した人は、マッチに負けたことになります。
playoff-seats-random-means = プレイオフの席と先手は、スイスラウンドと同じように抽選します。
playoff-seats-chosen-means = プレイオフの席は、スイスラウンドと同じように抽選します。その後、卓の最上位シードが先手を選びます。席の並び順は抽選のままです。
playoff-places-means = 決勝の勝者が決まった後も、残りの人は最後の1人になるまで続けます。後まで残った人ほど上の順位で、同時に脱落した人はシード順です。

decklists = デッキリスト
open-at-end = 終了後に全員へ公開
decklists-mean = 大会が終わると、プレイヤーのページで誰でも読めるようになります。それまではスタッフだけが読めます。
followed-games = ゲーム記録
followed-games-mean = 一部のゲームでは、ジャッジがターンごとに記録します。大会が終わると、誰でも順に見られます。
feature-game = フィーチャー卓のゲーム
while-played = プレイ中に公開
feature-game-means = フィーチャー卓のライフ、ダメージ、ターンを配信ページで、ライフをプロジェクターで、誰でも見られます。
