title = { $player }についての文章
heading = <bdi>{ $player }</bdi>についての文章
nothing-left = 確認するものはありません
nothing-left-text = このプレイヤーの名前を含む可能性のある文章はもうありません。
what-to-do = 個人データは削除され、名前全体が書かれていたところは「{ $player }」になりました。次の文章には名前の一部があり、ほかの人のことかもしれず、誰のことでもないかもしれません。本人が特定できる文章は変更してください。前の文章は完全に削除されます。
as-it-is = いまの文章
store = 変更した文章を保存
may-stay = このままにする
where-shown = 表示されている場所
to-list = 一覧へ
names-no-text = フォームに文章の指定がありません。
stays = 文章はそのままです。
is-changed = 文章を変更し、前の文章を削除しました。

## 文章の種類

announcement = お知らせ
call-what = 呼び出し：用件
call-answer = 呼び出し：解決の内容
call-note = 呼び出し：ヘッドジャッジへの質問
ruling-what = 裁定：起きたこと
ruling-answer = 裁定：回答
ruling-rule = 裁定：ルール
ruling-decision = 裁定：ヘッドジャッジの決定
ruling-withdrawal = 裁定：取り下げの理由
ruling-earlier = 裁定：前の文章
more-time = 延長の理由
dispute = 結果への異議
judge-note = ジャッジのメモまたは陳述
witness = 陳述した人
deck-check = デッキチェックで確認した内容
table-note = 卓についてのメモ
end-of-round = 卓の終わり方が違う理由
log-line = ログの行
log-reason = ログの理由
about-tournament = 大会の説明
place = 大会の場所
page-text = 大会ページの文章
