title = アカウント
find-name = 名前を検索
nobody-by-name = その名前の人はいません
caption = このサイトにログインできる全員。時刻はUTCです。
role-on-site = サイトでの役割
role = 役割
state = 状態
since = 作成
disabled = 無効
can-sign-in = ログイン可
command-line = コマンドライン

## 招待

invite = 招待する
make-invitation = 招待を作る
administrator-hint = すべて：全大会と全アカウント。
organizer-hint = 自分の大会を作れます。
staff-hint = 招待された大会でだけ活動できます。
choose-role = 役割を選んでください。
until-utc = 期限（UTC）
invitation = 招待
for-one-new = このサイトの新しい{ $role }1人分の招待です。
back-to-accounts = アカウント一覧に戻る
invitation-revoked = 招待を取り消しました。

## 管理者の2段階認証

factor-of-administrators = 管理者の2段階認証
demanded = 必須
demanded-what = 2段階認証のない管理者は、ほかの操作の前に設定する必要があります。
stop-demanding = 必須にしない
not-demanded = 管理者のパスワードがあれば、ここではすべてを操作できます。認証アプリのコードも必須にしてください。
demand = 必須にする
set-up-own = 先に<a>自分の2段階認証を設定</a>してください。
now-demanded = 今後、すべての管理者に2段階認証が必要です。
no-longer-demanded = 管理者はパスワードだけでログインできます。

## 1つのアカウント

since-utc = { $since } UTCから
on-staff-of = スタッフをする大会
change-role = 役割を変更
enable-heading = アカウントを有効にする
enable-what = 前のパスワードで再びログインできるようになります。
enable = 有効にする
lost-password = パスワードの紛失
lost-password-what = 新しいパスワードを決めるための、1時間有効なリンクを作ります。前のリンクは使えなくなります。
make-link = リンクを作る
lost-phone = スマホの紛失
lost-phone-what = 2段階認証をオフにし、すべてのブラウザからログアウトさせます。その後はパスワードだけでログインできるので、本人かどうか必ず確認してください。
disable-heading = アカウントを無効にする
disable-what = すべてのブラウザからログアウトさせ、ログインできなくします。名前はログに残り、後で有効に戻せます。
disable = 無効にする
type-name = ここに表示されているとおり{ $name }と入力してください。
not-disabled = アカウントを無効にしていません。
no-account = このアドレスにアカウントはありません。
to-accounts = アカウント一覧へ
reset-title = パスワード再設定のリンク
reset-what = { $name }が新しいパスワードを決めるためのリンクです。
back-to-account = アカウントに戻る
only-administrators = アカウントを管理できるのは、サイト管理者だけです。

## 通知

role-changed = { $name }の役割が{ $role }になりました。
is-disabled = { $name }を無効にし、すべてのブラウザからログアウトさせました。
is-enabled = { $name }は再びログインできます。
factor-removed = { $name }はパスワードだけでログインできます。すべてのブラウザからログアウトさせました。

## 大会一覧

