// Check digits: a number that passes is surely what it looks like, one that fails was misread or is something else.

/** ISO 13616: letters count from 10, the first four characters go last, the rest by 97 is 1. */
export function isIban(text: string): boolean {
  const plain = text.replace(/[\s.-]/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false
  const digits = Array.from(plain.slice(4) + plain.slice(0, 4), (c) => Number.parseInt(c, 36)).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** GB 11643: the Chinese identity number. */
export function isChineseId(text: string): boolean {
  if (!/^\d{17}[\dXx]$/.test(text)) return false
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  const sum = weights.reduce((total, weight, i) => total + weight * Number(text.charAt(i)), 0)
  return '10X98765432'.charAt(sum % 11) === text.charAt(17).toUpperCase()
}

/** GB 32100: the code that every Chinese organisation has. */
export function isSocialCreditCode(text: string): boolean {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  if (text.length !== 18 || Array.from(text).some((c) => !alphabet.includes(c))) return false
  const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]
  const sum = weights.reduce((total, weight, i) => total + weight * alphabet.indexOf(text.charAt(i)), 0)
  return alphabet.charAt((31 - (sum % 31)) % 31) === text.charAt(17)
}

/** Of cards and many customer numbers. */
export function isLuhn(text: string): boolean {
  if (!/^\d{8,}$/.test(text)) return false
  const sum = Array.from(text)
    .reverse()
    .map((digit, i) => Number(digit) * (i % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

/** The German VAT id: ISO 7064, modulus 11 with 10. */
export function isGermanVatId(text: string): boolean {
  if (!/^DE\d{9}$/.test(text)) return false
  const digits = Array.from(text.slice(2), Number)
  const product = digits.slice(0, 8).reduce((before, digit) => {
    const sum = (digit + before) % 10 || 10
    return (2 * sum) % 11
  }, 10)
  return (11 - product) % 10 === digits[8]
}
