result-of-table = 結果、{ $round }：{ $players }
on-the-floor = フロア：呼び出し、時間、裁定
player-number = 番号{ $number }のプレイヤー
public-page = 公開ページ
