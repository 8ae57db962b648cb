title = デッキリストの規則
deck-format = フォーマット

## フォーマット

commander = Commander
commander-draft = Commander Draft
another-format = その他のフォーマット
another = その他
commander-hint = 統率者を含めて100枚、同じカードは1枚ずつ、統率者の固有色の範囲内（CR 903.5）。
commander-draft-hint = 60枚以上、同じカードは何枚でも可。
another-hint = 禁止カードだけを確認します。
highest-bracket = 最高のブラケット
any-bracket = 制限なし
highest-bracket-hint = 統率者戦だけ：プレイヤーがデッキのブラケットを申告し、ゲームチェンジャーを数えます。

## 締切

deadline-hint = タイムゾーンは{ $zone }です。空の場合は第1ラウンドまで。締切後にスタッフがリストを読めます。
deadline-problem = 締切：{ $problem }
choose-format = フォーマットをリストから選んでください。

## 確認に使うもの

checked-by = リストの確認に使うもの
checked-by-means = 読み込まれていないため確認できなかったものは、確認結果に表示されます。
loaded = 読み込み済み
banned-list = 禁止リスト（{ $count }枚）。
card-data = カードデータ（{ $count }枚）。
forget = 削除する
site-banned-used = このサイトの{ $date }の禁止リスト（{ $count }枚）を使います。
site-banned-not-used = このサイトの{ $date }の禁止リスト（{ $count }枚）の代わりに、大会独自のものを使います。
site-cards-used = このサイトの{ $date }のカードデータ（{ $count }枚）を使います。
site-cards-not-used = このサイトの{ $date }のカードデータ（{ $count }枚）の代わりに、大会独自のものを使います。
banned-cards = 禁止カード
banned-hint = 1行に1枚ずつ書く、大会独自のリストです。読み込み済みのリストと、カードを禁止する場合はカードデータの禁止も置き換えます。データにかかわらず使えるカードの前には「+」と空白を、相棒としてだけ禁止のカードの後には(companion)を書いてください。
cards-file = カードデータ
cards-hint = JSON、最大8MB。カード名ごとに固有色、基本土地かどうか、入れられる枚数を書いたものです。リストに使えるのはここにある名前です。
save = 規則を保存
back-to-decklists = デッキリストに戻る
back-to-rules = 規則に戻る
saved = デッキリストの規則を保存しました。

## 提出をやめる

stop = デッキリストの提出をやめる
stop-means = フォーマット、締切、読み込んだデータを削除します。提出済みのリストは残ります。
stopped = デッキリストの提出をやめました。提出済みのリストはプレイヤーに残っています。
