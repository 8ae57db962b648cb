## シーズン

name-of-season = 名前
first-day = 初日
last-day = 最終日
ends-before-it-begins = 最終日が初日より前です。
too-many-seasons = シーズンは1つのコミュニティで{ $most }件までです。イベントのないシーズンを削除してください。
no-such-season = このアドレスにシーズンはありません。
changed-meanwhile = その間に誰かが「{ $season }」を変更しました。いまの内容を確認して、もう一度保存してください。
closed-already = 「{ $season }」はすでに終了しています。
open-already = 「{ $season }」は終了していません。
has-evenings = 「{ $season }」にはイベントがあります。削除する前に、シーズンから外してください。
not-in-season = { $tournament }は「{ $season }」にありません。
of-another-community = { $tournament }はこのコミュニティに属していません。先にその大会の設定でコミュニティを選んでください。
was-cancelled = { $tournament }は中止になったため、対象にできません。
too-many-evenings = 「{ $season }」のイベントは{ $most }件までです。
weight-range = 倍率は{ $least }～{ $most }で、{ $given }にはできません。
least-games-range = 順位がつくまでのゲーム数は{ $least }～{ $most }で、{ $given }にはできません。

## 決勝大会への登録

line-changed-meanwhile = 獲得者の表示後に結果が変わりました。一覧をもう一度確認してください。
not-organizer-of-final = { $tournament }の主催者ではありません。登録は主催者に頼んでください。
nobody-qualified = このシーズンに獲得者はいません。

## 過去のイベントの取り込み

nothing-to-import = ファイルを1つ以上選んでください。
too-many-events = 一度に取り込めるイベント全体は{ $most }件までで、{ $count }件はできません。残りは後で送信してください。
twice-on-an-evening = { $person }が{ $evening }に2回あります。1回のイベントでの順位は1人1つです。
no-such-evening = このイベントはシーズンにありません。
say-who = { $count ->
    [1] { $name }が誰かを選んでください。
   *[other] { $name }が誰かを選んでください。全部で{ $count }人について回答が必要です。
}
table-is-empty = 表が空です。
columns-needed = 最初の行には列の名前を書いてください：「place」と「name」、あれば「date」「evening」「points」「wins」「draws」「losses」。
place-needed = 順位がありません。
day-needed = イベントの日付がないか、2026-03-31の形式ではありません。
day-in-two-ways = { $given }は2通りの日付に読めます。2026-03-31の形式で書いてください。
name-of-evening = イベント
place-in-table = 順位は{ $least }～{ $most }の整数で、「{ $given }」にはできません。
points-in-table = ポイントは{ $least }～{ $most }の整数で、「{ $given }」にはできません。
matches-in-table = 勝ち、引き分け、負けは{ $least }～{ $most }の整数で、「{ $given }」にはできません。
is-its-final = { $tournament }はこのシーズンの決勝大会なので、シーズンのイベントにはできません。
is-an-evening = { $tournament }はこのシーズンのイベントなので、決勝大会にはできません。先にシーズンから外してください。
