// Numbers that carry their own proof: a misread digit makes them fail.
import {
  isChineseId,
  isGermanVatId,
  isGs1Number,
  isIban,
  isLuhn,
  isSocialCreditCode,
  isSpanishId,
} from '../../check-digits.ts'

/** Whether it is right; null where it is no such number at all. */
export function checkDigits(text: string): boolean | null {
  const compact = text
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase()
  const known = kinds.find(({ form }) => form.test(compact))
  return known ? known.isRight(compact) : null
}

const kinds: readonly { readonly form: RegExp; readonly isRight: (compact: string) => boolean }[] = [
  { form: /^[A-Z]{2}\d{2}(?=.*\d{6})[A-Z\d]{11,30}$/, isRight: isIban },
  // a birthday stands in its middle
  {
    form: /^[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/,
    isRight: isChineseId,
  },
  { form: /^DE\d{9}$/, isRight: isGermanVatId },
  { form: /^(?:\d{8}|[XYZ]\d{7})[A-HJ-NP-TV-Z]$/, isRight: isSpanishId },
  // a payment card, by how the three large ones begin
  { form: /^(?:4\d{15}|5[1-5]\d{14}|3[47]\d{13})$/, isRight: isLuhn },
  { form: /^[159Y][1239]\d{6}[\dA-HJ-NPQRTUWXY]{10}$/, isRight: isSocialCreditCode },
]

/** As checkDigits, of what is surely the number of a taxpayer: by the letters of its country. */
export function taxCheckDigits(text: string): boolean | null {
  const compact = text
    .normalize('NFKC')
    .replace(/[\s./-]/g, '')
    .toUpperCase()
  const own = taxpayers[compact.slice(0, 2)]
  return own?.form.test(compact.slice(2)) ? own.isRight(compact.slice(2)) : checkDigits(text)
}

const taxpayers: Readonly<
  Record<string, { readonly form: RegExp; readonly isRight: (number: string) => boolean }>
> = {
  AT: {
    form: /^U\d{8}$/,
    isRight: (number) => (luhnSum(number.slice(1, 8)) + 4 + Number(number[8])) % 10 === 0,
  },
  BE: {
    form: /^[01]\d{9}$/,
    isRight: (number) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)),
  },
  DK: { form: /^\d{8}$/, isRight: (number) => weighed(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  FI: { form: /^\d{8}$/, isRight: (number) => weighed(number, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 },
  FR: {
    form: /^\d{11}$/,
    isRight: (number) => (12 + 3 * (Number(number.slice(2)) % 97)) % 97 === Number(number.slice(0, 2)),
  },
  IT: { form: /^\d{11}$/, isRight: isLuhn },
  LU: { form: /^\d{8}$/, isRight: (number) => Number(number.slice(0, 6)) % 89 === Number(number.slice(6)) },
  PL: {
    form: /^\d{10}$/,
    isRight: (number) => weighed(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(number[9]),
  },
  PT: {
    form: /^\d{9}$/,
    isRight: (number) =>
      ((11 - (weighed(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === Number(number[8]),
  },
}

function weighed(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(digits.charAt(i)), 0)
}

/** Each second digit twice, from the second on. */
function luhnSum(digits: string): number {
  return Array.from(digits, (digit, i) => Number(digit) * (1 + (i % 2))).reduce(
    (sum, value) => sum + (value > 9 ? value - 9 : value),
    0,
  )
}

/** EAN, UPC and ISBN of 13. Null where it is no such number. */
export function articleCheckDigit(text: string): boolean | null {
  const digits = text.replace(/[\s-]/g, '')
  return /^(?:\d{8}|\d{12,14})$/.test(digits) ? isGs1Number(digits) : null
}
