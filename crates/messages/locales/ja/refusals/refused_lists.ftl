## プレイヤーのリスト

in-line = { $line }行目：{ $problem }
in-column = { $line }行{ $column }列目：{ $problem }
too-long = リストは{ $most }行までです。分けて送信してください。
unreadable = 表を読み取れません：{ $problem }。
no-text-file = テキストファイルではありません。表を「CSV UTF-8」またはExcelかOpenDocumentのシートとして保存し、それを送信してください。
sheet-unreadable = シートを読み取れません。保存し直すか、「CSV UTF-8」で保存して送信してください。
file-too-large = 展開するとファイルが大きすぎます。プレイヤーのシートを「CSV UTF-8」で保存して送信してください。
old-excel = 古いExcelの形式です。.xlsxで保存して、もう一度送信してください。
same-columns = 同じ意味の列が2つあります（{ $headings }）。片方を外してください。
no-names = 名前の列がありません。見出しを「name」、または「first name」と「last name」にしてください。
row-short = この行は{ $count }列で、見出しは{ $header }列です。足りない分を埋めるか、行を外してください。
row-long = この行は{ $count }列で、見出しは{ $header }列です。引用符（"）が抜けていませんか？
unknown-column = 不明な列です。最初の行に列の見出しを加えてください。
is-no-name = 名前ではありません。名前が別の列にある場合は、最初の行に列の見出しを加えてください。
more-than-two-names = 名前が3つ以上あります。1行に1人、または2人のチームを書いてください。

## リストの読み取り結果

unknown-left-out = 不明な列は読み込みません：{ $columns }。
columns-left-out = 読み込まない列：{ $columns }。
byes-left-out = 不戦勝の列は読み込みません：0～3（獲得済みの不戦勝がある最初のラウンドの数）以外の値があります。第1ラウンドのほかの不戦勝は抽選です。
named-by-mail = 名前のないプレイヤーは、メールアドレスの@より前を名前にします。
no-header = 見出しがありません。最初の文字列を名前とします。メールアドレスとリンクは形で見分けます。名前のすぐ後の文字列はチームメイト、その後のものは統率者とします。
first-column-numbers = 最初の列は行番号なので読み込みません。
marks-left-out = 行頭の番号や記号は読み込みません。
marks-left-out-but = 行頭の番号や記号は読み込みません。番号や記号のない行：{ $lines }。
first-column-only = EventLinkの招待リストと同じく、最初の列だけを読み込みます。
rows-repeated = 上にあるものと重複する{ $count }行は読み込みません。
rows-not-playing = 参加しない状態になっている{ $count }行は読み込みません。

## リストの出どころ

source-any = 任意のプログラム：列の見出しあり
