// What is written in the place of a figure or a day, by people who fill in forms: none, unlimited, free of charge.

const rows = [
  ...['n/a, na, n.a, nil, none, not applicable, unknown, tbd, tba, pending, various, see above, see below'],
  ...[
    'keine, keiner, entfällt, unbekannt, aucun, aucune, néant, inconnu, ninguno, ninguna, desconocido, no aplica',
  ],
  ...[
    'nessuno, nessuna, nenhum, geen, onbekend, нет, brak, không, yok, 无, 無, 暂无, 不详, 未知, なし, 無し, 없음, 해당없음',
  ],
  // in the place of a sum
  ...[
    'free, free of charge, included, incl, inclusive, negotiable, waived, complimentary, on request, unlimited',
  ],
  ...[
    'kostenlos, gratis, frei, inklusive, inbegriffen, auf anfrage, vb, gratuit, offert, inclus, incluido, gratuito',
  ],
  ...[
    'incluso, compreso, inbegrepen, бесплатно, bezpłatnie, miễn phí, 免费, 免費, 面议, 赠送, 無料, 무료, 포함',
  ],
  // in the place of a day
  ...[
    'present, current, ongoing, now, today, permanent, indefinite, lifetime, long term, immediately, on receipt',
  ],
  ...['upon receipt, due on receipt, due upon receipt, until further notice, open ended, never, no expiry'],
  ...[
    'heute, sofort, sofort fällig, unbefristet, unbegrenzt, bis auf weiteres, à réception, comptant, indéterminée',
  ],
  ...[
    'illimité, immédiat, al contado, indefinido, permanente, inmediato, vista, indeterminato, immediato, onbepaald',
  ],
  ...[
    'onbeperkt, бессрочно, bezterminowo, vô thời hạn, 长期, 長期, 永久, 至今, 即日, 不限, 無期限, 即時, 영구, 현재, 무기한',
  ],
]

export const insteadOfFigures: readonly string[] = rows.flatMap((row) => row.split(', '))

/** Words for numbers from one to the hundreds, and the signs that Han numerals are written with. */
export const wordsOfNumbers =
  /[零〇一二三四五六七八九十百千万亿壹贰叁肆伍陆柒捌玖拾佰仟萬億兩两半]|(?<!\p{L})(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|once|twice|half|dozen|full|eins?|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)(?!\p{L})|hundert|tausend|zwanzig|\p{L}ßig|\p{L}zig|cent|mille|ciento|mil(?!\p{L})|mila|тысяч|рубл|сто(?!\p{L})|영|일금|mươi|nghìn|triệu|đồng/u
