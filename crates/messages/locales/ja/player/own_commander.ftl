## 統率者

your-commander = 統率者
only-staff = 見られるのはスタッフだけです。
with-pairings = 最初の対戦表から全員に公開されます。それまではスタッフだけが見られます。
after-event = 大会が終わると全員に公開されます。それまではスタッフだけが見られます。
until-rounds = ラウンドが始まるまで変更できます。
commander = 統率者
commander-hint = デッキの統率者となるカードです。空欄にすると削除されます。
second-commander = 2枚目の統率者
second-commander-hint = 共闘や背景の場合に入力します。
save = 保存
removed = 統率者を削除しました。
saved = 統率者：{ $commander }。
nothing-saved = 保存されていません。印のついた欄を直してください。
back-to-commander = 統率者へ戻る
