// Numbers of a known form in which some letters are never used, just because they look like digits: what was read as one
// of them is the digit.
import type { Line } from '../../../shared/page.ts'

const digits: ReadonlyMap<string, string> = new Map([
  ['I', '1'],
  ['l', '1'],
  ['O', '0'],
  ['Q', '0'],
])

/** China's code of an organisation, alone or in the number of a permit. */
const organisation = /^[159NY][1-9A]\d{6}[\dA-Zl]{10}(?:\d{3}[A-Z])?$/
/** Of a vehicle: its last four are digits. */
const vehicle = /^(?=(?:.*\d){6})(?=(?:.*[A-Z]){3})[A-Zl\d]{13}[\dIOQl]{4}$/
/** The second half of a British postcode begins with a digit; OPQ behind DL3 does not. */
const [postTown, postStreet] = [/^[A-Z]{1,2}\d[A-Z\d]?$/, /^[OIl](?=[ABD-HJLNP-UW-Z]{2}$)/]

export function withCodesInForm(line: Line): Line {
  const words = line.words.map((word, i) => {
    if (organisation.test(word.text)) return { ...word, text: word.text.replace(/[IlO]/g, digitFor) }
    if (vehicle.test(word.text)) return { ...word, text: word.text.replace(/[IlOQ]/g, digitFor) }
    const isBehindTown = postTown.test(line.words[i - 1]?.text ?? '')
    return isBehindTown ? { ...word, text: word.text.replace(postStreet, digitFor) } : word
  })
  return { ...line, words }
}

function digitFor(letter: string): string {
  return digits.get(letter) ?? letter
}
