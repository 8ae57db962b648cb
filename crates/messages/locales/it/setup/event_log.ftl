## Il registro di un torneo.

intro = Dal più recente. Non si cancella nulla: correzioni e annullamenti sono nuove righe. <a>In CSV</a>
public = possono leggerlo tutti
why = Perché: <bdi>{ $reason }</bdi>
before-and-after = Prima e dopo
before-and-after-of = Prima e dopo della riga { $number }
before = Prima
after = Dopo
older = Righe precedenti
by-token = { $name }, con il token «{ $token }»
