// Check digits of IBANs, identity numbers, VAT ids and product codes. A number that passes is almost certainly read
// right; one that fails was misread or is something else.

/** The length of an IBAN by country code. */
const ibanLengths: Readonly<Record<string, number>> = {
  ...{
    AD: 24,
    AE: 23,
    AL: 28,
    AT: 20,
    AZ: 28,
    BA: 20,
    BE: 16,
    BG: 22,
    BH: 22,
    BR: 29,
    BY: 28,
    CH: 21,
    CR: 22,
  },
  ...{
    CY: 28,
    CZ: 24,
    DE: 22,
    DK: 18,
    DO: 28,
    EE: 20,
    EG: 29,
    ES: 24,
    FI: 18,
    FO: 18,
    FR: 27,
    GB: 22,
    GE: 22,
  },
  ...{
    GI: 23,
    GL: 18,
    GR: 27,
    GT: 28,
    HR: 21,
    HU: 28,
    IE: 22,
    IL: 23,
    IQ: 23,
    IS: 26,
    IT: 27,
    JO: 30,
    KW: 30,
  },
  ...{
    KZ: 20,
    LB: 28,
    LI: 21,
    LT: 20,
    LU: 20,
    LV: 21,
    MC: 27,
    MD: 24,
    ME: 22,
    MK: 19,
    MR: 27,
    MT: 31,
    MU: 30,
  },
  ...{
    NL: 18,
    NO: 15,
    PK: 24,
    PL: 28,
    PS: 29,
    PT: 25,
    QA: 29,
    RO: 24,
    RS: 22,
    SA: 24,
    SC: 31,
    SE: 24,
    SI: 19,
  },
  ...{ SK: 24, SM: 27, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20 },
}

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
