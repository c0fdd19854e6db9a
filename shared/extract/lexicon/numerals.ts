// Numerals that are words, and years that are counted in eras.

/** The years in which the Japanese eras begin: year 1 of Reiwa is 2019. */
export const eras: Readonly<Record<string, number>> = {
  令和: 2019,
  平成: 1989,
  昭和: 1926,
  大正: 1912,
  明治: 1868,
  民国: 1912,
  民國: 1912,
}

/** Words for numbers from one to the hundreds, and the signs that Han numerals are written with. */
export const wordsOfNumbers =
  /[零〇一二三四五六七八九十百千万亿壹贰叁肆伍陆柒捌玖拾佰仟萬億兩两半]|(?<!\p{L})(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|once|twice|half|dozen|full|eins?|eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|uno|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|due|tre|quattro|cinque|sei|sette|otto|nove|dieci)(?!\p{L})|hundert|tausend|zwanzig|\p{L}ßig|\p{L}zig|cent|mille|ciento|mil(?!\p{L})|mila|тысяч|рубл|сто(?!\p{L})|영|일금|mươi|nghìn|triệu|đồng/u
