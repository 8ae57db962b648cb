## 個人データを削除した人の名前が残っている可能性のある文章

name = コミュニティの名前
description = コミュニティの説明
season-name = シーズンの名前
season-description = シーズンの説明
season-rules = シーズンの特典と実績
evening = イベントの名前
