recommended-from = ラウンドの推奨は{ $fewest }人からです。いまは{ $players }人です。
too-few-players = ルール適用度が{ $level }の大会は{ $least }人以上です。いまは{ $players }人です（{ $rule }）。
too-few-rounds = ルール適用度が{ $level }の大会は{ $least }ラウンド以上です。いまは{ $rounds }ラウンドです（{ $rule }）。
