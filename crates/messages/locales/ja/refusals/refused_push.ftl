## スマホへの通知

only-with-place = スマホで通知を受け取れるのは、大会に参加しているプレイヤーだけです。
only-judges = 呼び出しをスマホで受け取れるのは、大会のジャッジだけです。
unknown-service = Podiumはこのブラウザの通知サービスに対応していません。Firefox、Chrome、Edge、Safariを使ってください。
too-many-browsers = すでに{ $most }台のスマホで通知を受け取っています。先にどれか1台でオフにしてください。
