recommended-from = Een aantal rondes is aanbevolen vanaf { $fewest } spelers; hier zijn het er { $players }.
too-few-players = { $least ->
    [one] Een toernooi op niveau { $level } heeft minstens { $least } speler; hier zijn het er { $players } ({ $rule }).
   *[other] Een toernooi op niveau { $level } heeft minstens { $least } spelers; hier zijn het er { $players } ({ $rule }).
}
too-few-rounds = { $least ->
    [one] Een toernooi op niveau { $level } heeft minstens { $least } ronde; hier zijn het er { $rounds } ({ $rule }).
   *[other] Een toernooi op niveau { $level } heeft minstens { $least } rondes; hier zijn het er { $rounds } ({ $rule }).
}
