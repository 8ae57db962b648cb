title = ファイルから大会を作成
intro = 内容を確認するまで、何も保存されません。
cannot = ファイルを読み込めません
cannot-text = 各行に、ファイルの場所と問題点が表示されています。
event-file = 大会のファイル
file-hint = Podiumの大会文書、またはTopDeckのAPIの大会（standingsとroundsのJSON）。
choose-file = ファイルを選んでください。
look-at-file = ファイルを確認
no-list = プレイヤーのリストは大会ではありません。先に大会を作成し、その<em>まとめて追加</em>のページでリストを読み込んでください。
without-file = ファイルなしで大会を作成

## 確認

preview-title = 大会の確認
nothing-stored = まだ何も保存していません。
not-imported = 読み込まないもの
best = ここで計算した上位{ $shown }人（{ $count }人中）
import = この大会を読み込む
another-file = 別のファイル

## ファイルの内容

written-as = 形式
written-topdeck = TopDeckのJSON
written-podium = Podiumの大会文書
rounds-swiss = スイス{ $swiss }
rounds-and-playoff = スイス{ $swiss }、プレイオフ{ $playoff }
rounds-unfinished = { $rounds }（最後のラウンドは結果が足りないため、ここで続けます）
points = 勝ち{ $win }点、引き分け{ $draw }点、不戦勝{ $bye }点

## 通知

imported = 大会を読み込みました：{ $players }、{ $rounds }。公開するまで、見られるのはスタッフだけです。
rounds = { $count }ラウンド
