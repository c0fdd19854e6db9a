// How much a line looks like part of an address: words of streets, a postcode beside a place, a house number.
import { hanHouse } from './company-words.ts'
import { denseAddress, streetEndings, streetWords } from '../lexicon/words.ts'

const words = new Set(streetWords.filter((word) => !word.includes(' ')))
const phrases = streetWords.filter((word) => word.includes(' '))

/** A postcode beside the name of a place, in either order. */
const postcodeAndPlace =
  /(?<![\p{L}\d.,/-]|no ?[.,:#] ?)(?:[a-z]{1,3}[- ]?)?(?:\d{4,6}(?:-\d{3,4})?|\d{4} ?[a-z]{2}|\d{2}-\d{3}|\d{3} \d{2}|\d{3}-\d{4})[ ,.]+\p{L}{3,}|\p{L}{3,}[ ,.]+(?:(?!no[ ,.])[a-z]{2}[ ,.]+)?(?:\d{5,6}(?:-\d{4})?|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d[a-z] ?\d[a-z]\d)(?![\p{L}\d])|\p{L}, ?\p{L}{2,}\.? ?\d{5}$/u

/** In Britain and Canada a postcode has a line of its own, and looks like nothing else. */
const lonePostcode = /^(?:[a-z]{1,2}\d[a-z\d]? \d[a-z]{2}|[a-z]\d[a-z] \d[a-z]\d)$/u

/** HRB 20917, KRS 0000412: the number of a register, and no postcode beside a place. */
function withoutRegisters(text: string): string {
  return /\p{Ll}/u.test(text) ? text.replace(registered, ' ') : text
}

const registered =
  /(?<!\p{L})(?:HR[AB]|KRS|RCS|REA|KvK|NIP|REGON|ICO|IČO|VAT|GLN|\p{Lu}{3}(?=[ :.]*\d{6}))[ :.№]*\d{4,}/gu

/** P.6, Q.3 and F.12, Q.Tân Bình: ward and district of a town in Vietnam. */
const wards = /(?<!\p{L})[pf]\. ?(?:\d{1,2}|\p{L}{3,})[^,]*, ?q\. ?(?:\d{1,2}|\p{L})/u

/** San Diego, CA; Toronto, ON; Perth WA 6061 */
const placeAndState =
  /\p{L}{3},? (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) \d{4}$|\p{L}{3}, ?(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|P[AE]|QC|RI|S[CDK]|T[NX]|UT|V[AT]|W[AIVY])\.?$/u

export function addressScore(line: string): number {
  const text = withoutRegisters(line)
  const folded = text.toLowerCase()
  const plain = folded.match(/[\p{L}\p{M}/]+/gu) ?? []
  const streets =
    plain.filter((word) => words.has(word)).length +
    phrases.filter((phrase) => folded.includes(phrase)).length
  let score = 0
  // 江苏省溧阳市人民法院 says whose it is, and not where
  if (denseAddress.test(folded) && !isHouseAlone(folded)) score += 0.8
  if (postcodeAndPlace.test(folded) || lonePostcode.test(folded.trim())) score += 0.5
  if (placeAndState.test(text.trim())) score += 0.35
  if (streetEndings.test(folded)) score += 0.45
  if (wards.test(folded)) score += 0.5
  if (streets > 0) score += 0.3 + 0.1 * Math.min(2, streets - 1)
  if (streets > 1 && /\d/.test(folded)) score += 0.1
  // the flat in a tower: #01-12
  if (/#\d{1,3}-\d{1,4}/.test(folded)) score += 0.3
  if (/^\W*(?:no|lot|unit|suite|\d+[a-z]?)\W{0,3}\d*/u.test(folded) && /\p{L}{3}/u.test(folded)) score += 0.2
  if (/\p{L}{3,}\s\d{1,4}[a-z]?$/u.test(folded)) score += 0.15
  if (/[,،]\s*$|\p{L}[,،]\s?\p{L}/u.test(folded)) score += 0.15
  if (/[@=]|(?<!no ?):|https?|www\.|\d[.,]\d{2}$|\d{1,2}:\d{2}/u.test(folded)) score -= 0.5
  if (/\d ?(?:units?(?:\(s\))?|pcs|hrs|hours|uhr)$/u.test(folded)) score -= 0.5
  return score
}

function isHouseAlone(folded: string): boolean {
  return hanHouse.test(folded) && !/[\d路街巷号號弄栋幢室]/u.test(folded)
}

/** Whether it has a word for a street, or a house number beside a name. */
export function isStreet(text: string): boolean {
  const folded = text.toLowerCase()
  return (
    denseAddress.test(folded) ||
    streetEndings.test(folded) ||
    (folded.match(/[\p{L}\p{M}/]+/gu) ?? []).some((word) => words.has(word)) ||
    phrases.some((phrase) => folded.includes(phrase))
  )
}

export function isAddressLine(text: string): boolean {
  return addressScore(text) >= 0.35
}

export function hasPostcode(line: string): boolean {
  const text = withoutRegisters(line)
  return (
    postcodeAndPlace.test(text.toLowerCase()) ||
    /(?<![\d#]|no[.:] ?)\d{5,6}(?![\p{L}\d])/iu.test(text) ||
    denseAddress.test(text)
  )
}
