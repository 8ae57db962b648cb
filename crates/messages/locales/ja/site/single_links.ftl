set-up-podium = Podiumを設定
join-tournament = { $tournament }のスタッフに参加
join-site = このPodiumに参加
new-password-title = 新しいパスワード

## リンクの内容

set-up-what = 最初のアカウントを作成してください。サイト管理者として大会を作り、ほかの人を招待できます。
join-what = { $role }としてスタッフに招待されています。
join-as-administrator = サイト管理者として招待されています。大会とアカウントを管理できます。
join-as-organizer = 主催者として招待されています。自分の大会を作れます。
join-as-staff = アカウントの作成に招待されています。その後、大会からスタッフに招待されます。
reset-what = アカウント{ $account }用です。ほかのすべてのブラウザからログアウトし、アクセストークンは無効になります。
from-until = { $name }からのリンクです。{ $until }（{ $zone }）まで、1回だけ使えます。
until = このリンクは{ $until }（{ $zone }）まで、1回だけ使えます。

## フォーム

signed-in-as = <b>{ $name }</b>としてログイン中です。
join-with-this = このアカウントで参加
not-you = 本人でない場合は、<a>アカウントのページ</a>でログアウトしてから、リンクを開き直してください。
new-password = 新しいパスワード
password-hint = 12文字以上。単語を3つか4つ並べるなど。
set-password = パスワードを設定
user-name-hint = ログインに使います。ほかのスタッフにも表示されます。
make-account = アカウントを作成
have-account = すでにアカウントがある場合は、<a>ログイン</a>すると、そのアカウントで参加できます。

## 通知

signed-in = ログインしました。
first-account-made = アカウントを作成しました。次は最初の大会です。名前だけで作れます。
password-changed = パスワードを変更しました。新しいパスワードとコードでログインしてください。
link-still-works = 何も変更していません。リンクはまだ使えます。印のついた欄を直してください。
joined = 参加しました。

## 新しいリンク

shown-once = <b>このページがリンクを表示するのは1回だけです。</b>いまコピーするか、コードを読み取ってもらってください。1回だけ使え、有効期間は{ $holds }です。
link-label = リンク
