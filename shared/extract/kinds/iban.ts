// Numbers of bank accounts: IBAN.
import { isIban, isLikeIban } from '../../check-digits.ts'
import { looks, masked, type Kind } from './kind.ts'
import { matchesOf, type Recogniser, type Span } from './recogniser.ts'
import { digitsIn } from './written.ts'

/** Figures may be read as letters. */
const written = /(?<![\p{L}\d])[a-z]{2} ?[\doqisbzg]{2}(?:[ .-]?[a-z\d]{2,4}){2,8}(?![\p{L}\d])/gu

const recogniseIban: Recogniser = (folded) =>
  matchesOf(written, folded, 0.4)
    .map((span) => shortenToCheck(span, folded))
    .map((span) =>
      mendedIban(folded.slice(span.start, span.end)) === null ? span : { ...span, sureness: 1 },
    )
    .filter(({ start, end }) => isLikeIban(folded.slice(start, end)))

/** The text after an IBAN may look like more of it: the beginning that passes the check is the number. */
function shortenToCheck(span: Span, folded: string): Span {
  for (let end = span.end; end - span.start >= 15; end--)
    if (/\S/.test(folded.charAt(end - 1)) && isIban(folded.slice(span.start, end)))
      return { start: span.start, end, sureness: 1 }
  return span
}

export const iban: Kind = {
  recognise: recogniseIban,
  form: 10,
  clue: 11,
  family: 'words',
  traits: ['contact', 'party', 'bank', 'ownNumber', 'onlyOne', 'unlike'],
  endings: 'iban',
  mend: (text) => mendedIban(text) ?? text,
  normalise: (value) => value.replace(/\s/g, '').toUpperCase(),
  doubtOf: (text) => (masked.test(text) || isIban(text) ? null : 'checkDigits'),
  mayBe: looks('account'),
  canBe: canBeAccount,
  withoutLabel: { minSureness: 1, concept: 'iban', score: 0.85 },
}

/** Some of its digits may be masked. */
function canBeAccount(text: string): boolean {
  return masked.test(text) ? digitsIn(text) >= 4 : isLikeIban(text)
}

/** Which places after the country may be letters by nature: none, the four of a bank's name, or all but the check digits. */
const digitsFrom: readonly ((index: number) => boolean)[] = [
  (index) => index >= 2,
  (index) => index === 2 || index === 3 || index >= 8,
  (index) => index === 2 || index === 3,
]

/** Corrects letters in the places of digits: NLSO is NL50. Returns null if no correction passes the check. */
function mendedIban(text: string): string | null {
  for (const isDigit of digitsFrom) {
    let index = 0
    const mended = text.replace(/[a-z\d]/gi, (c) =>
      isDigit(index++) ? (digitFor.get(c.toLowerCase()) ?? c) : c,
    )
    if (isIban(mended)) return mended
  }
  return null
}

const digitFor: ReadonlyMap<string, string> = new Map(
  'o0 q0 i1 l1 z2 s5 g6 b8'.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]),
)
