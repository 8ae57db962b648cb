back-to-players = プレイヤー一覧に戻る
back-to-player = プレイヤーに戻る
no-player = この大会に番号{ $number }のプレイヤーはいません。

## 状態

disqualified = 失格
dropped-before-playing = プレイ前にドロップ
dropped-after = { $round }後にドロップ
from-round = 第{ $round }ラウンドから
playing = 参加中
checked-in = チェックイン済み

## ボタン

approve = 承認
bring-back = 戻す
give-place = 参加させる

## 通知

now-waitlisted = 満席のため、{ $player }はキャンセル待ちになりました。
has-place = { $player }の参加が決まりました。
plays-from = { $player }は第{ $round }ラウンドから参加します。
is-refused = { $player }の登録を断りました。
is-removed = { $player }を除外しました。
drops-after = { $player }は{ $round }の終了時にドロップになります。
has-dropped = { $player }をドロップにしました。
is-back = { $player }が大会に戻りました。
is-disqualified = { $player }を失格にしました。
is-disqualified-by = { $player }は裁定{ $ruling }により失格です。
disqualification-revoked = { $player }の失格を取り消しました。
forgotten = 個人データを削除しました。今後の名前は{ $player }です。
may-still-name = 名前を含む可能性のある文章が{ $count }件あります。
is-changed = { $player }を変更しました。
type-word = 何もしていません。確認のため{ $word }と入力してください。
is-number = { $player }は番号{ $number }です。
is-number-waiting = { $player }は番号{ $number }で、キャンセル待ちです。
is-number-from = { $player }は番号{ $number }で、第{ $round }ラウンドから参加します。

## プレイヤーの欄

two-people = 同じ名前の別人です
similar-name = 似た名前：{ $name }（番号{ $number }）
sorted-under-hint = 姓で並べる一覧での書き方です（例：「García Márquez, Gabriel」）。空欄なら名前を使います。
two-headed-giant = 双頭巨人戦のチーム
team-mate-hint = チームのもう1人。2人で1人として数えます。
mail-address = メールアドレス
mail-address-hint = 見られるのは主催者とヘッドジャッジだけです。
decklist-hint = https://で始まるリンクまたは文章。大会中に見られるのはスタッフだけです。
commander-hint = デッキを率いるカード。
second-commander-hint = 共闘や背景の場合。
fixed-table = 固定の卓
fixed-table-hint = 必要なプレイヤーだけに使います。ポッドは常にその卓になります。
group = グループ
group-hint = 同じ語を書いたプレイヤー（家族やチームなど）は、できるだけ対戦しません。
awarded-byes = 獲得済みの不戦勝
awarded-byes-hint = 予選などで獲得した、最初のラウンドからの不戦勝：0～3。プレイヤー一覧で全員に公開されます。
