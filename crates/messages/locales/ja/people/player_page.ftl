here = 到着
fee-collected = 参加費受領済み
all-players = 全プレイヤー
link-and-code = 秘密のリンクとQRコード
message = お知らせを送る

## 同じ名前の登録

already-entered = 登録済み？
same-name = 番号{ $number }のプレイヤーと同じ名前です。同じ人だとわかっている場合は、本人のブラウザで番号{ $number }のプレイヤーのページが開くようにできます。
same-person = 番号{ $number }のプレイヤーと同じ人
another-person = 別の人として承認

## ボタン

check-in = チェックイン
check-out = チェックイン取り消し
fee-not-collected = 参加費未受領にする
refuse = 断る
undo-drop = ドロップを取り消す
revoke-disqualification = 失格を取り消す
disqualified-by = 裁定{ $number }により失格

## データ

data-removed = このプレイヤーの個人データは削除されました。
texts = このプレイヤーの名前を含む可能性のある文章：{ $count }
open-decklist = デッキリストを開く
mail = メール

## 裁定とメモ

rulings = 裁定と懲罰
none-yet = まだありません。
new-ruling = このプレイヤーの新しい裁定
notes = ジャッジのメモ
note-hint = 読めるのはスタッフだけです。後のラウンドでも読めます。
keep-note = メモを保存

## ドロップ

leaving = 大会を離れる
drop-while-playing = { $round }はプレイ中です。次のラウンドから組み合わせに入りません。取り消せます。
drop-means = 今後の組み合わせには入りません。これまでのラウンドは変わりません。取り消せます。
can-undo = 取り消せます。
why = 理由
their-matches = マッチの扱い
drop = ドロップ
remove-means = 来なかったものとして扱います。番号は再利用されず、後で戻せます。
remove = 一覧から除外

## 失格

disqualify = 失格
disqualify-the-player = プレイヤーを失格にする
disqualify-means = 大会と順位表から外れますが、対戦相手の成績には数えます。失格にできるのはヘッドジャッジだけです。いない場合は主催者が行います。
list-publicly = 公開の変更履歴に載せる

## 個人データの削除

forget = 個人データを削除
forget-the-data = 個人データを削除する
forget-means = 名前、チームメイト、代名詞、メールアドレス、デッキリスト、統率者、グループを、ログも含めて完全に削除し、秘密のリンクも使えなくします。呼び出し、裁定、異議、お知らせ、理由の中で名前全体が書かれているところも含め、すべて「Player { $number }」になります。結果は残ります。
forget-afterwards = 名前の一部を含む文章は、その後に一覧で確認し、変更できます。
forget-id-stays = 文書内のID <bdi>{ $key }</bdi>は残ります。抽選の計算に使われているためです。
forget-is-person = この登録はコミュニティのどのメンバーのものでもなくなり、シーズンとレーティングから結果がなくなります。結果を残すには、代わりにコミュニティのメンバーのページで個人データを削除してください。その場合、本人のすべての登録が対象になります。
forget-copies = これまでに作られたデータベースのコピーや書き出しの中身は、そのまま残ります。
