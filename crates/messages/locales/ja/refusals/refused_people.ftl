## コミュニティとメンバー

no-such-community = このアドレスにコミュニティはありません。
no-such-person = このコミュニティに番号{ $number }のメンバーはいないか、データが削除されています。
no-such-merge = このコミュニティに統合{ $number }はありません。
no-community = この大会はどのコミュニティにも属していません。先に設定で選んでください。
not-on-staff = このコミュニティのスタッフではありません。この操作には権限が必要です：{ $what }。主催者に相談してください。
not-on-its-staff = { $community }のメンバーを管理する権限がありません。その主催者に役割をつけてもらってください。
not-organizer-of = 次のイベントは{ $tournament }のスタッフを引き継ぎますが、その主催者ではありません。主催者の誰かに、イベントを始めてもらってください。
not-on-a-staff = このアカウントは、コミュニティの大会のスタッフではありません。先に大会に招待してください。
only-person = この操作は、本人が秘密のリンクから行う場合だけ可能です。
link-of-community = メンバーのリンクは、そのコミュニティのページでだけ使えます。
unknown-person = このブラウザには、このコミュニティのメンバーの有効なリンクがありません。リンクをもう一度開くか、スタッフにもらってください。
to-community = コミュニティへ

## 登録

has-entry = { $name }はすでに{ $tournament }に登録されています（番号{ $number }）。登録は1つの大会に1人1つです。
say-who = 誰なのかを選んでください。
not-the-typed-name = { $name }の名前は「{ $typed }」で始まらないため、誰も追加していません。もう一度選んでください。
no-evening-before = このコミュニティで、前に行われたイベントはありません。
open-already = { $tournament }はすでに受付中です。
everybody-is-here = 前回のイベントの参加者は、すでに全員ここに登録されています。

## 統合と取り消し

one-already = どちらの番号もすでに{ $name }のものです。別のメンバーを選んでください。
both-in =
    { $one }（番号{ $number }）と{ $other }（番号{ $second }）は、どちらも{ $tournament }に登録されているため、別の人です。どちらかの登録が間違っている場合は、先にその大会で訂正してください。
both-in-several =
    { $one }（番号{ $number }）と{ $other }（番号{ $second }）は、どちらも{ $tournament }とほか{ $more }件に登録されているため、別の人です。登録が間違っている場合は、先にそれぞれの大会で訂正してください。
both-on = { $one }と{ $other }は、どちらも{ $evening }に順位があるため、別の人です。どちらかが間違っている場合は、ファイルを直してもう一度取り込んでください。
undone-already = 統合{ $number }はすでに取り消されています。
no-data-any-more = 番号{ $number }のメンバーの個人データは削除されたため、統合を取り消せません。
undo-later-first = { $name }はその後、別のメンバーに統合されました。先に統合{ $number }を取り消してください。
answered-already = すでに誰かが回答しています。

## 名前と設定

same-person-name = 番号{ $number }の{ $name }と同じ人かもしれません。別人であれば、そう指定してください。
person-changed = その間に誰かが{ $name }を変更しました。いまの内容を確認して、もう一度保存してください。
community-shows-full =
    { $community }ではフルネームを表示しますが、この大会では名と姓の頭文字を表示します。どちらかの設定で、表示する名前を変えてください。
tournaments-show-initials = このコミュニティには名と姓の頭文字を表示する大会があるため、コミュニティも同じ表示にする必要があります。
