// Check digits of IBANs, identity numbers, VAT ids and product codes. A number that passes is almost certainly read
// right; one that fails was misread or is something else.

/** The length of an IBAN by country code. */
const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    15: 'NO',
    16: 'BE',
    18: 'DK FI FO GL NL',
    19: 'MK SI',
    20: 'AT BA EE KZ LT LU XK',
    21: 'CH HR LI LV',
    22: 'BG BH CR DE GB GE IE ME RS VA',
    23: 'AE GI IL IQ',
    24: 'AD CZ ES MD PK RO SA SE SK TN VG',
    25: 'PT',
    26: 'IS TR',
    27: 'FR GR IT MC MR SM',
    28: 'AL AZ BY CY DO GT HU LB PL',
    29: 'BR EG PS QA UA',
    30: 'JO KW MU',
    31: 'MT SC',
  }).flatMap(([length, countries]) => countries.split(' ').map((country) => [country, Number(length)])),
)

/** Whether a text has a country and about as many signs as an IBAN of it: a misread one may have lost one or two. */
export function isLikeIban(text: string): boolean {
  const plain = text.replace(/[\s.-]/g, '').toUpperCase()
  const length = ibanLengths[plain.slice(0, 2)] ?? 0
  return /^[A-Z]{2}[\dOIZSBGQ]{2}/.test(plain) && Math.abs(plain.length - length) <= 2
}

/**
 * Whether it is a valid IBAN. ISO 13616: move the first four characters to the end, count letters from 10;
 * the remainder by 97 must be 1.
 */
export function isIban(text: string): boolean {
  const plain = text.replace(/[\s.-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain) || ibanLengths[plain.slice(0, 2)] !== plain.length)
    return false
  const digits = Array.from(plain.slice(4) + plain.slice(0, 4), (c) => Number.parseInt(c, 36)).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** The Chinese identity number (GB 11643). */
export function isChineseId(text: string): boolean {
  if (!/^\d{17}[\dXx]$/.test(text)) return false
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, i) => total + weight * Number(text.charAt(i)), 0)
  return '10X98765432'.charAt(sum % 11) === text.charAt(17).toUpperCase()
}

/** The code of a Chinese organisation (GB 32100). */
export function isSocialCreditCode(text: string): boolean {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  if (text.length !== 18 || Array.from(text).some((c) => !alphabet.includes(c))) return false
  const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
  const sum = weights.reduce((total, weight, i) => total + weight * alphabet.indexOf(text.charAt(i)), 0)
  return alphabet.charAt((31 - (sum % 31)) % 31) === text.charAt(17)
}

/** The Luhn check of card numbers and many customer numbers. */
export function isLuhn(text: string): boolean {
  if (!/^\d{8,}$/.test(text)) return false
  const sum = Array.from(text)
    .reverse()
    .map((digit, i) => Number(digit) * (i % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** DNI and NIE: the last letter encodes the number's remainder by 23; a leading X, Y or Z stands for 0, 1 or 2. */
export function isSpanishId(text: string): boolean {
  if (!/^[XYZ\d]\d{7}[A-Z]$/.test(text)) return false
  const number = Number(text.slice(0, -1).replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first))))
  return 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(number % 23) === text.charAt(8)
}

/** The German VAT id (ISO 7064, MOD 11,10). */
export function isGermanVatId(text: string): boolean {
  if (!/^DE\d{9}$/.test(text)) return false
  const digits = Array.from(text.slice(2), Number)
  const product = digits.slice(0, 8).reduce((before, digit) => {
    const sum = (digit + before) % 10 || 10
    return (2 * sum) % 11
  }, 10)
  return (11 - product) % 10 === digits[8]
}

/** EAN, UPC and other GS1 numbers: every second digit from the right counts three times. */
export function isGs1Number(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14}|\d{18})$/.test(digits)) return false
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
