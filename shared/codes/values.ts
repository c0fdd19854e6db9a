// What codes write, in the one form that all values have; null for what is none.

/** A sum: 1234.5 and 1234.50 are 1234.50. */
export function sumOf(text: string | undefined): string | null {
  const [, whole = '', cents = ''] = /^0*(\d{1,15})(?:\.(\d{0,2})0*)?$/.exec(text ?? '') ?? []
  return whole === '' ? null : `${whole}.${cents.padEnd(2, '0')}`
}

/** Sums may be less than nothing on a credit note. */
export function signedSumOf(text: string | undefined): string | null {
  const sum = sumOf(text?.replace(/^[+-]/, ''))
  return sum !== null && text?.startsWith('-') ? `-${sum}` : sum
}

/** Of year, month and day as digits; only a day that the calendar has. */
export function dayOf(year: string, month: string, day: string): string | null {
  const written = `${year}-${month}-${day}`
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return null
  const at = new Date(`${written}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : null
}

/** 20260314 */
export function dayOfDigits(text: string | undefined): string | null {
  return text?.length === 8 ? dayOf(text.slice(0, 4), text.slice(4, 6), text.slice(6)) : null
}

/** Without blanks; ISO 13616: letters count from 10, the first four characters go last, the rest by 97 is 1. */
export function ibanOf(text: string | undefined): string | null {
  const plain = (text ?? '').replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return null
  const digits = Array.from(plain.slice(4) + plain.slice(0, 4), (c) => Number.parseInt(c, 36)).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1 ? plain : null
}

export function bicOf(text: string | undefined): string | null {
  const plain = (text ?? '').trim().toUpperCase()
  return /^[A-Z]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(plain) ? plain : null
}
