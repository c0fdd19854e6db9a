// An IBAN with letters where digits belong: NLSO is NL50. Its check digits say whether the mending is right.
import { isIban } from '../../check-digits.ts'

/** Which places after the country may be letters by nature: none, the four of a bank's name, or all but the check digits. */
const digitsFrom: readonly ((index: number) => boolean)[] = [
  (index) => index >= 2,
  (index) => index === 2 || index === 3 || index >= 8,
  (index) => index === 2 || index === 3,
]

/** As long as the text and parted like it; null where no mending passes the check. */
export function mendedIban(text: string): string | null {
  for (const isDigit of digitsFrom) {
    let index = 0
    const mended = text.replace(/[a-z\d]/gi, (c) => (isDigit(index++) ? (digitFor[c.toLowerCase()] ?? c) : c))
    if (isIban(mended)) return mended
  }
  return null
}

const digitFor: Readonly<Record<string, string>> = {
  o: '0',
  q: '0',
  i: '1',
  l: '1',
  z: '2',
  s: '5',
  g: '6',
  b: '8',
}
