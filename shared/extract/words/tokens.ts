// Text as tokens that compare well: without accents, with one token for "number", letter by letter for Han. The
// words of a label and of the lexicon go the same way, so that Rechnungs-Nr., Rechnungsnummer and RECHNUNGSNR meet.
import { remembering } from './remembering.ts'
import { simplified } from './simplified.ts'

export interface Token {
  readonly key: string
  readonly start: number
  readonly end: number
}

const pattern =
  /n\.? ?[°º]|(?<!\p{L})n\.9(?= (?:de|del|do|da|di)(?!\p{L})| ?:|$)|(?<![\p{L}\p{N}.] ?)n\.(?= \p{L}{4,})|(?<!\p{L})n\.(?= ?(?:\p{L}{1,4}[-/])?\d)|n[*?”"](?= ?[\p{L}]{0,4}[-/ ]?\d)|\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}])+(?:['’]s(?!\p{L}))?|\p{N}+|[#№〒%&]/gu

const plainWord = /^[a-z]+$/

/** Of a folded text; see fold in sheet.ts. */
export const tokensOf: (folded: string) => readonly Token[] = remembering(tokensIn, 20_000)

function tokensIn(folded: string): Token[] {
  // One word of plain letters is one token. Most words of the lexicon are, and it is looked through at every start.
  if (plainWord.test(folded)) return [{ key: canonical(folded), start: 0, end: folded.length }]
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

function canonical(text: string): string {
  const plain = withoutAccents(text.replace(/['’]s$/, ''))
  if (plain === 'n.' || plain === 'n.9' || numberWords.has(plain.replace('.', ''))) return '#'
  if (/^[a-z]{4,}(?:nummer|nr|number)$/.test(plain)) return plain.replace(/(?:nummer|nr|number)$/, '#')
  if (plainWord.test(plain)) return plain
  return Array.from(plain, (c) => simplified.get(c) ?? c).join('')
}

const numberWords = new Set(
  'no,nr,num,nro,number,numbers,nummer,numero,n°,nº,n °,n º,n*,n?,n”,n",№,номер,ne,nos,numer,cislo'.split(
    ',',
  ),
)

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
