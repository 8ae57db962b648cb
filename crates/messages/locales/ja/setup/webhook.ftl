title = Webhook
mark-and-address = Webhook { $mark }（{ $address }）
mark-only = Webhook { $mark }
since = { $since }から
not-heard = 応答なし
trouble-gone = 受信側から、もう存在しないという応答（410）がありました。直してから、もう一度有効にしてください。
trouble-week = 1週間、何も届いていません。直してから、もう一度有効にしてください。
trouble-unreadable = アドレスをこのサイトの鍵で読み取れません。もう一度入力してから、Webhookを有効にしてください。
trouble-since = { $since }から何も届いていません。Podiumは再試行を続け、1週間で無効にします。
send-test = テストを送信
enable = もう一度有効にする

## 送信

deliveries = 送信
nothing-sent = まだ何も送信していません
listed-here = 今後の送信は、ここに30日間表示されます。
deliveries-caption = 新しい順。失敗した送信は2日間再試行します。順に届くように、後の送信は待ちます。
column-what = 内容
column-when = 日時
column-answer = 応答
column-tries = 試行
column-again = 再送
send-again = 再送信
waits = 待ち
tried-again = 再試行中
arrived = 送信済み
given-up = 送信中止
not-sent = 未送信

## 待っているもの

not-while-disabled = 無効の間は試行しません
not-before = { $at }以降
waits-for-earlier = 前の送信待ち
next-now = まもなく
next-at = 次は{ $time }

## 署名

signing-secret = 署名シークレット
signing-secret-means = 送信内容にはStandard Webhooksの方式で署名がつき、受信側でここからのものだと確認できます。
old-secrets = 前のシークレット（{ $count }個）も{ $until }まで使えます。
new-secret = 新しいシークレットを作る

## 変更と削除

change-it = 変更
remove-heading = Webhookを削除
remove-means = 今後は送信されず、送信の一覧も削除されます。

## 通知とエラー

changed = Webhookを変更しました。
removed = Webhookを削除しました。
secret-made = 新しい署名シークレットを作りました。前のものは1日間有効です。
test-is-sent = テストを送信中です。結果は送信の一覧に表示されます。
test-in-queue = テストは送信待ちです。先に{ $count }件の送信があり、いま試行しています。
it-is-sent = 送信中です。結果は送信の一覧に表示されます。
it-in-queue = 送信待ちです。先に{ $count }件の送信があり、いま試行しています。
enabled-nothing-waits = 有効にしました。送信待ちはありません。テストを送信してください。
enabled-after-gone = いま再試行します。まだ410の応答があれば、再び無効になります。
enabled = 有効にしました。待っていた送信をいま再試行します。
no-such = そのWebhookはここにありません。
to-webhooks = Webhook一覧へ
