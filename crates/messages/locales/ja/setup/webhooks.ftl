## 一覧

title = Webhook
what-they-do = この大会で起きたことを、公開されしだい、ここのアドレスに知らせます：チャット、ボット、配信画面、リーグのサイトなど。
what-they-do-in-community = このコミュニティで起きたことを、公開されしだい、ここのアドレスに知らせます：イベント、フリーポッドの結果、シーズンの順位など。
none-yet = Webhookはまだありません
add-below = 下でアドレスを追加し、テストを送信してください。
column-webhook = Webhook
column-for = 形式
column-events = イベント
not-answered = { $since }から応答なし
unreadable-address = 読み取れないアドレス
add-heading = Webhookを追加
added = Webhookを追加しました。テストを送信してください。

## 状態

active = 有効
fails = 失敗中
disabled = 無効

## フォーム

name-hint = 「リーグのサイト」のような、スタッフにわかる名前。
address-hint = ボットの受信先、またはDiscordのチャンネルのWebhookアドレス。知っている人は誰でも書き込めるため、暗号化して保存し、全体は二度と表示しません。
address-stays = 空の場合：{ $address }のまま。
what-is-sent = 送信内容
for-program = プログラム向け
for-program-hint = Standard Webhooks方式の署名つきJSON：ボット、配信画面、リーグのサイトなど。
for-chat = チャット向け
for-chat-hint = リンクつきのメッセージ（DiscordのWebhook形式）。
no-shape = 送信内容：どちらかを選んでください。
shape-program = プログラム
shape-chat = チャット
events = イベント
events-hint = 取り消しのイベントも送信されます。
add = Webhookを追加

## イベント

round-published = ラウンドの公開
round-unpublished = ラウンドの公開の取り消し
round-started = ラウンドの開始
round-unstarted = 開始の取り消し
round-finished = ラウンドの終了
round-reopened = ラウンドの再開
table-result = 卓の結果（全員に公開された後）
cut-announced = 進出者の発表
cut-revoked = 進出者の発表の取り消し
tournament-over = 大会の終了または中止
has-champion = 優勝者の決定
tournament-reopened = 大会の再開
tournament-cancelled = 大会の中止
announcement = 全員へのお知らせ
announcement-withdrawn = お知らせの取り消し
players-change = プレイヤーの参加、離脱、名前の変更
evening-opened = イベントの開始
evening-over = イベントの終了または中止
evening-reopened = イベントの再開
evening-cancelled = イベントの中止
season-changed = シーズンの順位またはイベントの変更
season-closed = シーズンの終了
season-reopened = シーズンの再開
free-pod-result = フリーポッドの結果の確定
a-test = テスト
