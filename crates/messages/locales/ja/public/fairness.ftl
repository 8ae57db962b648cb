## 公正な抽選

what-it-is = この大会の無作為な要素（第1ラウンド、不戦勝、席、同順位の並び、コイン、ダイス）は、すべて大会開始前に決めた1つの秘密から計算されます。そのSHA-256であるコミットメントは、最初からここに表示されています。同じ値になる秘密はほかにありません。大会が終わると秘密が公開され、誰でもすべての抽選を計算し直せます。大会を再開しても公開されたままなので、それ以降の抽選は事前に知ることができます。
the-secret = 秘密
commitment = コミットメント（秘密のSHA-256）
secret = 秘密
secret-follows = 大会終了時に公開されます。

## 再計算した抽選

computed-again = 再計算の結果
summary-agree = { $all }件を再計算：{ $agree }件が一致。
summary-changed = { $all }件を再計算：{ $agree }件が一致、{ $changed }件は記録のとおり変更。
summary-unexplained = { $all }件を再計算：{ $agree }件が一致、{ $wrong }件は説明がつきません。
summary-both = { $all }件を再計算：{ $agree }件が一致、{ $changed }件は記録のとおり変更、{ $wrong }件は説明がつきません。
checks-caption = 秘密から再計算した抽選
column-what = 対象
column-verdict = 判定
column-note = 備考
verdict-agrees = 一致
verdict-changed = 変更
verdict-differs = 不一致
changed-means = 「変更」は、抽選の後に人が組み合わせを変えたことを意味します。<a>変更の内容と理由</a>は公開されています。

## 抽選の一覧

every-draw = すべての抽選
nothing-drawn = 抽選はまだありません
nothing-drawn-text = ラウンドが公開されると、その抽選がここに表示されます。
draws = 抽選
playoff = プレイオフ
before-first-round = 第1ラウンド前
paired-again = { $count }回組み合わせを作成：{ $count }回目の抽選が有効です。
draw = 抽選{ $number }：{ $what }
draw-places = { $draw }、{ $from }～{ $last }番目（全{ $all }）
drawn-order = プレイヤーの順番
drawn-equal = 同順位の並び：{ $players }
more-players = ほか{ $count }人
drawn-byes = 不戦勝
drawn-seats = 席
drawn-coin = コイン
drawn-die = ダイス
heads = 表
tails = 裏
rolled = { $rolled }（{ $sides }面）

## 自分で確かめる

check-yourself = 自分で確かめる
check-secret = 第1ラウンドの前にコミットメントを控えておきます。秘密が公開されたら、そのバイト列（16進数2桁で1バイト）のSHA-256を計算します。コミットメントと違えば、秘密は変えられています。
check-order = <code>seats/3/1</code>のような抽選のラベルを使います。用途、ラウンド、何回目の抽選かを表します。プレイヤーごとに、ラベル、スラッシュ、プレイヤーのID（括弧内）を<code>seats/3/1/p7</code>のように並べ、秘密のバイト列を鍵としてHMAC-SHA256を計算します。その値を16進数の小さい順に並べると、抽選の順番になります。
check-rounds = 第1ラウンドは、不戦勝を除く全員をこの順番に並べ、ポッドに区切ったものです。不戦勝は別の抽選の先頭から決まります。各ポッドでは、席の抽選の順に座ります。席の偏りを調整する場合は、同じ程度によい並びの中からこの抽選で選びます。
check-dice = <em>n</em>面のダイスは、<code>die/</code>、ラウンド、スラッシュ、番号のHMACです。256以下で最大の<em>n</em>の倍数より小さい最初のバイトを取り、<em>n</em>で割った余りに1を足した値が出目です。コインは<code>flip</code>という語による2面のダイスで、1が表です。
check-with-program = すべてのデータは<a>大会データ</a>にあります。プログラムで確かめる場合：<code>podium verify event.json</code>。
not-proved = 証明できないこと
not-proved-text = 秘密を事前に読める運営者は、望む結果になるまでラウンドを組み直せますが、抽選の回数からそれがわかります。秘密が無作為に選ばれたことは外部から確かめられません。確かめられるのは、コミットメントの公開後に変わっていないことだけです。
