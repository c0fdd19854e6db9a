// Whether words could be a label, whatever they say.
import { isGreeting } from '../persons.ts'

const maxWords = 6
/** Vietnamese sets its syllables apart. */
const maxSyllables = 10
const vietnamese = /[ăđơưĂĐƠƯ\u1ea0-\u1ef9]/u
/** In characters; Han characters say more. */
const maxLength = 48
const maxHanLength = 14

/** A few words that begin with a letter or are numbered, without a sum, a larger figure or the end of a sentence. */
export function isLabelLike(text: string): boolean {
  // (Viết bằng chữ): all of it may stand in brackets
  const plain = text.replace(/[(（][^()（）]*[)）]?/gu, '').trim() || text.replace(/[()（）]/gu, '').trim()
  const han = plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0
  return (
    /^(?:\d{1,2}(?:[.)] ?|\.\d{1,2} |(?:re|er|ère|st|nd|rd|th|[ºª°]) ))?[^\p{L}\p{N}]{0,4}\p{L}/u.test(
      plain,
    ) &&
    /\p{L}{2}|(?:\p{L}\.){2}|[\p{Script=Han}\p{Script=Hangul}]/u.test(plain) &&
    !/\d{3}|\d,\d|[。！？；，]|[!?;,]$|\p{L}{6,}\.$|\p{L}{4}\.\s+\p{L}|[@€$£]/u.test(plain) &&
    plain.length <= maxLength &&
    han <= maxHanLength &&
    plain.split(' ').length <= (vietnamese.test(plain) ? maxSyllables : maxWords) &&
    !isGreeting(plain)
  )
}

/** "3. PROPOSED USE" and beside it "7. WELL LOG": headings of two sections. */
export function areHeadings(one: string, other: string): boolean {
  return [one, other].every((text) => numberedHeading.test(text))
}

const numberedHeading = /^(?:\d{1,2}|[IVX]{1,4}|[A-Z])[.)] ?\p{Lu}[\p{Lu} '’&/-]{2,}(?:\([^)]*\))?$/u
