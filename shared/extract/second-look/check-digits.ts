// Numbers that carry their own proof: a misread digit makes them fail.

/** Whether it is right; null where it is no such number at all. */
export function checkDigits(text: string): boolean | null {
  const compact = text
    .normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase()
  const known = kinds.find(({ form }) => form.test(compact))
  return known ? known.isRight(compact) : null
}

interface Kind {
  readonly form: RegExp
  readonly isRight: (compact: string) => boolean
}

const kinds: readonly Kind[] = [
  // IBAN; the digits after the country are the check
  { form: /^[A-Z]{2}\d{2}(?=.*\d{6})[A-Z\d]{11,30}$/, isRight: isIban },
  // Chinese identity number: a birthday stands in its middle
  {
    form: /^[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/,
    isRight: isChineseId,
  },
  // Chinese company number (USCC)
  { form: /^[159Y][1239]\d{6}[\dA-HJ-NPQRTUWXY]{10}$/, isRight: isCompanyNumber },
]

function isIban(text: string): boolean {
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2] as const

function isChineseId(text: string): boolean {
  const sum = idWeights.reduce<number>((total, weight, i) => total + weight * Number(text[i]), 0)
  return '10X98765432'[sum % 11] === text[17]
}

const companyLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY'

function isCompanyNumber(text: string): boolean {
  const sum = Array.from(text.slice(0, 17)).reduce(
    (total, letter, i) => total + companyLetters.indexOf(letter) * (3 ** i % 31),
    0,
  )
  return companyLetters[(31 - (sum % 31)) % 31] === text[17]
}
