## 入力欄の名前

label-place = 場所
label-description = 説明
label-code-of-conduct = 行動規範
label-date = 日付
label-preset = プリセットの名前
label-announcement = お知らせ
label-pod-size = ポッドの人数
label-points = 勝ち点
label-games-to-win = 勝利に必要なゲーム数
label-tiebreakers = タイブレーカー
label-playoff-time = プレイオフの制限時間

## 大会の設定

unknown-time-zone = 不明なタイムゾーン「{ $zone }」です。近くの大きな都市か、Europe/Lisbonのような名前を使ってください。
first-table = 最初の卓：1～90000の数を選んでください。
registrations-per-address = 同じアドレスからの登録数：1～100000の数を選んでください。
lists-name-commanders = デッキリスト：リストには統率者が書かれていますが、統率者は誰にも公開しない設定です。リストを非公開のままにするか、統率者を大会後に公開してください。
profile-not-stored = プロファイルを保存できません：{ $problem }
may-not-create = このアカウントは大会を作れません。招待された大会での仕事だけができます。サイト管理者に相談してください。
settings-changed = その間に誰かが設定を変更しました。いまの設定と比べて、もう一度送信してください。
open-already = 大会はすでに公開されています。
cancel-reason = 中止の理由を書いてください。全員に公開されます。
new-not-there = 新しい大会がありません。
fixed-once-paired = { $label }：これをもとに組み合わせが作られているため、変更できません。
commanders-staff-only = 統率者：いまはスタッフだけに表示しています。第1ラウンドが組まれた後は、公開範囲を狭めることはできても、広げることはできません。
commanders-after-event = 統率者：いまは大会後に全員に公開する設定です。第1ラウンドが組まれた後は、公開範囲を狭めることはできても、広げることはできません。
lists-stay-closed = デッキリスト：読めるのはスタッフだけです。プレイヤーはその前提で提出したため、第1ラウンドが組まれた後は非公開のままです。
results-as-they-come = 進行中のラウンドの結果：入力されしだい全員に公開しています。その前提で始まったため、変更できません。その設定を選んでください。
results-when-finished = 進行中のラウンドの結果：ラウンドの終了時に全員に公開しています。その前提で始まったため、変更できません。その設定を選んでください。

## プリセット

presets-of-everybody = 全員用のプリセットを保存できるのは、サイト管理者だけです。
name-preset = プリセットの名前：「金曜日」のように入力してください。
too-many-presets = プリセットがすでに{ $most }個あります。先に自分の大会のページで1つ削除してください。
settings-not-stored = 設定を保存できません：{ $problem }
preset-needs-account = プリセットはアカウントに保存されます。先にログインしてください。
preset-removed = このプリセットはすでに削除されています。
preset-removed-meanwhile = その間にプリセットが削除されました。下の内容は入力したままなので、これで大会を作成してください。
preset-is-everybodys = これは全員用のプリセットです。削除はサイト管理者に頼んでください。

## プリセットの名前の候補

preset-minutes = { $minutes }分
preset-untimed = 時間無制限
preset-pods = { $size }人ポッド
preset-rounds = { $rounds }回戦
preset-no-playoff = プレイオフなし
preset-top = トップ{ $cut }

## お知らせ

announcement-empty = お知らせ：全員または宛先の人に読んでほしい内容を入力してください。
time-past = 表示開始：過去の時刻です。すぐに表示する場合は空のままにしてください。
time-far = 表示開始：1年以上先です。日付を確認してください。
whom-everybody = 全員
one-of-both = 宛先のプレイヤー：お知らせの宛先は卓かプレイヤーのどちらか1つです。片方を空にしてください。
no-round-played = 宛先の卓：いま行われているラウンドはありません。対戦表を待つか、プレイヤーを指定してください。
no-such-table = 宛先の卓：{ $round }に{ $typed }という卓はありません。卓番号を入力してください。
nobody-called = 宛先のプレイヤー：{ $typed }という名前の人はいません。名前全体か、プレイヤーの番号を入力してください。
several-called = 宛先のプレイヤー：{ $typed }という名前の人が複数います。番号を入力してください：{ $numbers }。
no-player-number = 宛先のプレイヤー：番号{ $number }のプレイヤーはいません。
announcement-gone = このお知らせはもうページに表示されていません。

## Webhook

choose-events = イベント：1つ以上選んでください。
no-webhook = そのWebhookはここにありません。
address-taken = アドレス：Webhook { $webhook }がすでに使っています。そちらのイベントを変更してください。
no-event-here = イベント：ここのWebhookは{ $event }を受け取れません。ほかのものを選んでください。
too-many-webhooks = Webhookがすでに{ $most }個あります。先に使わないものを削除してください。
webhook-changed = その間に誰かがこのWebhookを変更しました。いまの内容を見て、もう一度送信してください。
too-many-secrets = このWebhookでは{ $most }個の署名シークレットが有効です。古いシークレットは新しいものができた1日後に無効になるので、それまで待ってください。
webhook-active = このWebhookはすでに有効です。
webhook-disabled = このWebhookは無効になっています。先に有効にしてください。
no-delivery = その送信はここにありません。
not-public-yet = まだ公開されていません。公開されると送信されます。
address-paste = アドレス：受信側のプログラムやチャットに表示されたアドレスを、https://bot.example/podiumのように貼り付けてください。
address-letters = アドレス：空白を入れず、英字はa～zだけで書いてください。ブラウザからコピーしたときの形です。
address-http = アドレス：https://で始めてください。そうでないと、送信内容が途中で読まれます。
address-https = アドレス：https://で始めてください。
address-fragment = アドレス：「#」以降は送信されないので、外してください。
address-password = アドレス：「@」の前の名前とパスワードは外してください。代わりに、送信内容には署名がつきます。
address-host = アドレス：ホスト名が正しくありません。https://bot.example/podiumのように書いてください。
address-own-network = アドレス：このサーバー自身のネットワークを指しており、このサイトでは許可されていません。
discord-chat = 送信内容：これはDiscordのチャンネルのアドレスで、メッセージしか受け取れません。「チャット向け」を選んでください。
event-not-stored = 保存できません：{ $problem }

## 大会の文書

round-finished-without-results = 第{ $number }ラウンドは終了していますが、{ $missing }ポッドの結果がありません。
round-not-finished = 第{ $number }ラウンドは終了していませんが、その後のラウンドがあります。
draft-with-results = 第{ $number }ラウンドは下書きですが、結果があります。
clock-without-begin = 第{ $number }ラウンドは始まっていませんが、時計があります。
no-player-with-id = ID「{ $id }」のプレイヤーはいません。
part-not-written = 大会の表示部分を書き出せません。
