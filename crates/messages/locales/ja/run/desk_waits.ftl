## スタッフ待ちのもの

floor = フロア
attention = 要対応
nothing = 対応が必要なものはありません。

## 種類

word-calls = 呼び出し
word-rulings = 裁定
word-late = 遅れ
word-disputes = 異議
word-deck-checks = チェック
word-missing = 未到着
word-decklists = リスト
word-registrations = 登録
word-waiting-list = 空き待ち
word-draft = 下書き
word-webhooks = Webhook
word-unheard = 応答なし

## 内容

calls = ジャッジ待ちの呼び出しが{ $count }件
rulings = ヘッドジャッジ待ちの裁定が{ $count }件
late = 遅れている結果が{ $count }件
disputed = 異議のある結果が{ $count }件
deck-checks = デッキチェック中が{ $count }件
missing = チェックインしていないプレイヤーが{ $count }人
decklists = 未提出のデッキリストが{ $count }件
registrations = 承認待ちのプレイヤーが{ $count }人
waiting-list = キャンセル待ちのプレイヤーが{ $count }人
draft = { $round }の下書きが最新ではありません
webhooks-disabled = 無効になったWebhookが{ $count }件
webhooks-unheard = 1時間以上応答のないWebhookが{ $count }件

## リンク

table-since = { $table }番卓（{ $time }から）
earlier-since = 前のラウンド（{ $time }から）
elsewhere-since = 卓以外（{ $time }から）
