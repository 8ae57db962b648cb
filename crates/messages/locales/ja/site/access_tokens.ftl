access-tokens = アクセストークン
times-in-utc = 時刻はUTCです。
what-they-are = プログラムはトークンを<a>API</a>に送り、本人として、現在の役割で操作します。ログにはトークンの名前が残ります。
none-yet = トークンを作るとここに表示されます。

## 一覧

token = トークン
may = 権限
tournament = 大会
expires = 期限
hint-and-made = { $hint }…、{ $made }作成
nothing = なし
all = すべて
never-used = 未使用
never-expires = なし
expired = 期限切れ
revoke = { $name }を無効にする
revoked = トークンを無効にしました。もう何にも使えません。

## 作成

make-heading = トークンを作る
name = 名前
name-hint = 「配信画面」のような用途。ログに記録されます。
may-be-used-for = できること
scope-read = 自分の役割で見られるもの（下書き、途中の結果、状態）の閲覧
scope-players = プレイヤーの追加、編集、チェックイン、ドロップ
scope-results = 結果の入力
scope-rounds = ラウンドの下書き、公開、開始、終了
scope-webhooks = Webhookの作成、変更、削除
scope-settings = 大会の作成と設定の変更
for-label = 対象
all-your-tournaments = 自分の全大会
expires-after = 有効期間
one-year = 1年
no-end = 期限なし
choose-expiry = トークンの期限を選んでください。
make = トークンを作る

## 新しいトークン

your-new-token = 新しいトークン
shown-once = <b>このページがトークンを表示するのは1回だけです。</b>いま「{ $name }」にコピーし、パスワードと同じように保管してください。知っている人は誰でも本人として操作できます。
example = プログラムは毎回のリクエストでトークンを送ります。次のリクエストで、トークンの権限を確認できます：
more-calls = <a>APIの資料</a>に、ほかのリクエストとボットの例があります。
have-it = コピーしました
