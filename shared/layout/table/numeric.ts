// Tells whether a cell holds a number: an amount, a share, a measure, a range, also a year or a telephone number.

const numeric = /^[-+−–~≈<>≤≥(]?\s*[$€£¥%]?\s*\d[\d.,:\s'’/x×^()±–-]*\s?(?:[%‰€$£¥°]|[a-zA-Zµ]{1,3}\d?)?\)?$/u

export function isNumeric(text: string): boolean {
  return numeric.test(text)
}
