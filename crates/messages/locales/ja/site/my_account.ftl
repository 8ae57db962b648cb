your-tournaments = 自分の大会
your-role = 役割

## カレンダー

your-calendar = 自分のカレンダー
calendar-what = このアドレスを登録したカレンダーには、スタッフをする大会が、公開前のものも含めて表示されます。知っている人は誰でも見られるため、ほかの人には教えないでください。
calendar-address = カレンダーのアドレス
calendar-subscribe = <a>この端末のカレンダーに登録する</a>：カレンダーのアプリが開き、追加の前に確認が出ます。開かない場合は、アドレスをアプリにコピーしてください。アドレスを更新すると前のアドレスは使えなくなり、それを使うカレンダーは空になります。
renew-address = アドレスを更新
address-renewed = カレンダーのアドレスを更新しました。前のアドレスにはもう何も表示されません。

## パスワード

change-password = パスワードを変更
current-password = 現在のパスワード
password-hint = 12文字以上。ほかのすべてのブラウザからログアウトし、アクセストークンは無効になります。
password-changed = パスワードを変更しました。ほかのすべてのブラウザからログアウトし、これまでのアクセストークンは無効になりました。ほかの端末での通知はオフになりました。
password-not-changed = パスワードを変更していません。印のついた欄を直してください。

## 2段階認証

second-factor = 2段階認証
on = オン
off = オフ
on-since = { $since } UTCから。
password-alone = パスワードだけでログインできます。
set-it-up = 設定する

## ログイン中のブラウザ

signed-in-where = ログイン中のブラウザ
in-browsers = { $count ->
    [1] このブラウザだけです。
   *[other] { $count }個のブラウザです。
}
see-browsers = 見る
sign-out = ログアウト
browsers-line = 時刻はUTCです。30日間使わないブラウザはログアウトします。
browser = ブラウザ
address = アドレス
last-used = 最終使用
signed-in = ログイン
unknown-browser = 不明なブラウザ
unknown = 不明
this-browser = このブラウザ
sign-it-out = ログアウトさせる
sign-out-here = ここでログアウト
sign-out-elsewhere = ほかをすべてログアウト
not-yours = 見覚えのないブラウザがある場合は、ログアウトさせてから、<a>パスワードを変更</a>してください。
browser-signed-out = そのブラウザをログアウトさせました。
others-signed-out = ほかの{ $count }個のブラウザをログアウトさせました。ほかの端末での通知はオフになりました。
nowhere-else = ほかにログイン中のブラウザはありませんでした。

## アクセストークン

programs = { $count }個のプログラムが本人として操作できます。
no-program = 本人として操作できるプログラムはありません。

all-accounts = このサイトの全アカウント
your-account = 自分のアカウント

no-such-account = このアカウントはもうありません。
