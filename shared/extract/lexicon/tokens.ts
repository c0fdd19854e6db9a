// Text as tokens that compare well: without accents, with one token for "number", letter by letter for Han. The
// words of a label and of the lexicon go the same way, so that Rechnungs-Nr., Rechnungsnummer and RECHNUNGSNR meet.
import { setOf } from './words.ts'
import { remembering } from '../model/remembering.ts'
import { simplified } from './simplified.ts'

export interface Token {
  readonly key: string
  readonly start: number
  readonly end: number
}

const pattern =
  /n\.? ?[°º]|(?<!\p{L})n\.9(?= (?:de|del|do|da|di)(?!\p{L})| ?:|$)|(?<![\p{L}\p{N}.] ?)n\.(?= \p{L}{4,})|(?<!\p{L})n\.(?= ?(?:\p{L}{1,4}[-/])?\d)|n[*?”"](?= ?[\p{L}]{0,4}[-/ ]?\d)|\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}])+(?:['’]s(?!\p{L}))?|\p{N}+|[#№〒%&]/gu

const plainWord = /^[a-z]+$/
const hanWord = /^\p{Script=Han}+$/u

/** The tokens of a folded text; see fold in sheet.ts. */
export const tokensOf: (folded: string) => readonly Token[] = remembering(tokensIn, 20_000)

function tokensIn(folded: string): Token[] {
  if (plainWord.test(folded)) return [{ key: canonicalPlain(folded), start: 0, end: folded.length }]
  return [...folded.matchAll(pattern)].map(({ 0: text, index }) => ({
    key: canonical(text),
    start: index,
    end: index + text.length,
  }))
}

/** All tokens as one word: spaces come and go in reading, and so do hyphens. */
export function keyOf(folded: string): string {
  return tokensOf(folded)
    .map(({ key }) => key)
    .join('')
}

/** The same for a row of the lexicon, whose words nobody asks for again: they are looked through at every start. */
export function keyOfRow(folded: string): string {
  if (plainWord.test(folded)) return canonicalPlain(folded)
  if (hanWord.test(folded)) return inSimplified(folded)
  return tokensIn(folded)
    .map(({ key }) => key)
    .join('')
}

function canonical(text: string): string {
  if (plainWord.test(text)) return canonicalPlain(text)
  const plain = withoutAccents(text.replace(/['’]s$/, ''))
  if (plain === 'n.' || plain === 'n.9' || numberWords.has(plain.replace('.', ''))) return '#'
  return plainWord.test(plain) ? canonicalPlain(plain) : inSimplified(plain)
}

function canonicalPlain(word: string): string {
  if (numberWords.has(word)) return '#'
  return word.endsWith('r') && numberAtEnd.test(word) ? word.replace(/(?:nummer|nr|number)$/, '#') : word
}

function inSimplified(text: string): string {
  return Array.from(text, (c) => simplified.get(c) ?? c).join('')
}

const numberAtEnd = /^[a-z]{4,}(?:nummer|nr|number)$/

const numberWords = setOf('numberWords')

function withoutAccents(text: string): string {
  if (/^[a-z\d]+$/.test(text) || /[\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text))
    return text
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .replace(/đ/g, 'd')
    .replace(/ı/g, 'i')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/\u0640|(?=\p{M})[\u064b-\u0655]|\u0670/gu, '')
    .replace(/[ىی]/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ک/g, 'ك')
}
