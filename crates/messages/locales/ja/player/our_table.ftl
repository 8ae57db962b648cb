## 卓のゲーム

lay-down = 卓に置く
in-hand = 手に持つ
your-page = 自分のページ
start = ゲームを始める
start-means = この卓のライフ、ターン、脱落をここで記録します。全員がそれぞれのスマホから記録でき、ジャッジも見られます。
life-unknown = まだわからないライフを設定してください。
set-life = ライフを設定
life-of-each = 各プレイヤーの初期ライフ
pass = ターンを渡す
pass-of = { $player }のターンを渡す
turn-number = ターン{ $number }
call-time = 時間切れ：残りのターンを数える
judge-ends-turn = ジャッジがスタックを記録中です。このターンはジャッジが終了させます。
whose-turn = 時間切れです。誰のターンですか？
chance = コインとダイス
coin = コイン
die = d{ $sides }
more = その他
i-am-out = 脱落した
is-out = { $player }が脱落した
have-you-lost = ゲームに敗北しましたか？
has-lost = { $player }はゲームに敗北しましたか？
i-have-lost = 敗北しました
they-have-lost = { $player }が敗北しました
said-by = あなたが敗北したと{ $player }が入力しました。
i-concede = 投了する
concede-means = このゲームを投了します。1マッチ1ゲームの場合はマッチの投了になり、引き分けでも勝ち点が入りません。
concede = ゲームを投了
next-means = 次へ進むと、このゲームの結果がマッチで有効になります。戻せるのはジャッジだけです。
begin-next = 次のゲームを始める
too-few-for-another = 人数が足りないため、ここでは次のゲームを記録できません。プレイを続けて、結果を報告してください。
recent = 最近の操作
last-step = 直前の操作
but-stays = { $step }（残るもの：{ $drawn }）
waits = 送信待ち
other-result = 別の結果を報告
more-about-result = 結果について
judge-called = ジャッジ呼び出し中
life-change = ライフ{ $before } → { $after }
life-now = ライフ{ $life }
everybody-starts = 全員ライフ{ $life }で開始
lost-by = { $player }が敗北：{ $why }

## 読み上げ用のボタン名

less-life = { $player }：ライフを{ $count }減らす
more-life = { $player }：ライフを{ $count }増やす
damage-from = { $player }からの統率者ダメージ
less-damage = { $player }：{ $from }からの統率者ダメージを1減らす
more-damage = { $player }：{ $from }からの統率者ダメージを{ $count }増やす
less-poison = { $player }：毒カウンターを1個減らす
more-poison = { $player }：毒カウンターを1個増やす
fewer-casts = { $player }：統率者を唱えた回数を1減らす
more-casts = { $player }：統率者を唱えた回数を1増やす
fewer-second-casts = { $player }：2枚目の統率者を唱えた回数を1減らす
more-second-casts = { $player }：2枚目の統率者を唱えた回数を1増やす
