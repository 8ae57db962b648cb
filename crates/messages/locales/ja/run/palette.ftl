result-of-table = { $round }の結果：{ $players }
on-the-floor = フロア：呼び出し、時間、裁定
public-page = 公開ページ
