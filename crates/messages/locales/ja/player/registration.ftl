## 参加登録

register = 参加登録
no-registration = 現在は登録できません
already =
    このブラウザではすでに<bdi>{ $name }</bdi>が登録されています。<a>ページを見る</a>。別の人を登録する場合だけ、このまま続けてください。

## 登録するとどうなるか

needs-approval = 登録には主催者の承認が必要です。
is-full = 満席です。キャンセル待ちとなり、空きが出しだい参加できます。
has-places = すぐに参加が決まります。

## フォーム

code = コード
code-hint = 主催者のポスターにあるコード（例：ABCD-2345）です。
name = 名前
name-hint = 対戦表と順位表に表示される名前です。
same-name = 同じ名前のプレイヤーがいます
that-is-me = それは自分です（主催者が登録済み）
that-is-me-hint = 主催者が確認すると、このブラウザで自分のページが開きます。
another-person = 同じ名前の別人です
team = 双頭巨人戦のチーム
team-mate = チームメイト
team-mate-hint = チームの2人目です。
pronouns = 代名詞
commander-hint = ラウンドが始まるまでは、後からでも登録できます。
decklist-hint = https://で始まるリンクです。見られるのはスタッフだけです。
decklist-hint-opens =
    https://で始まるリンクです。大会が終わるまではスタッフだけ、その後は全員が見られます。

## 登録が多すぎる

too-many = まだ登録されていません。この1時間に同じネットワークから多くの登録がありました。{ $seconds }秒待ってからもう一度送信するか、主催者に追加してもらってください。

## 登録後

registered = 登録完了
registered-name = 登録完了：<bdi>{ $name }</bdi>
confirms-it = 登録済みのプレイヤー本人かどうかを、主催者が確認します。その後、このブラウザでそのプレイヤーのページが開きます。
similar-name = 一覧に似た名前があります：{ $name }（番号{ $number }）。自分のことであれば、主催者に伝えてください。
waits-for-approval = 主催者の承認待ちです。
is-waitlisted = 満席のためキャンセル待ちです。空きが出しだい参加できます。
has-place = 参加が決まりました。
your-own-link = 自分専用のリンク
link-text =
    卓、席、順位、チェックインを確認できる自分のページが開きます。このブラウザには記憶済みで、自分のページの「{ $where }」からいつでも確認できます。このリンクを持つ人は誰でもあなたとして操作できます。
to-my-page = 自分のページへ
gone = この登録はもうありません。
