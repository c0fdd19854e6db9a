// A form in two languages says each label twice: "Guest Name 客人姓名", "Дата / Date", "Expéditeur / Afzender". The second
// half explains the first, as words in brackets do, and is no value of it.
import { heightOf } from './rows.ts'
import { isSame, sensedOf } from '../words/senses.ts'
import type { Part, Row, Sheet } from '../model/sheet.ts'
import { tokensOf } from '../lexicon/tokens.ts'

const eastern =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}\\p{Script=Cyrillic}・]'
const halves = new RegExp(
  `^(?:(?<latin>(?:[\\p{Script=Latin}.'’&()-]+ ?){1,5}?)(?<a> ?[/|·] ?| )(?:${eastern}+ ?){1,3}|(?<eastern>(?:${eastern}+ ?){1,3}?)(?<b> ?[/|·] ?| )(?:[\\p{Script=Latin}.'’&()-]+ ?){1,5})(?=$| *[:：])`,
  'u',
)
/** In letters of one script only a mark with room on both sides parts the two. */
const latin =
  /^(?:\d{1,2}[.)]? )?(?<latin>(?:[\p{Script=Latin}.,'’&()-]+ ){1,8}?)\/ (?:[\p{Script=Latin}.,'’&()-]+ ?){1,8}(?=$| *[:：])/u
/** All labels of a page are bilingual if at least this many of them are. */
const minCount = 2
/** In heights of a part: larger type is a title. */
const largest = 1.5

/** The space before the second half as a bracket, where labels are looked for; what a value says stays. */
export function withTranslationsInBrackets(sheet: Sheet): Sheet {
  const parts = sheet.rows.flat().filter((part) => heightOf(part) < largest * sheet.unit)
  const twice = parts.flatMap((part) => {
    const spaced = withSpace(part)
    const at = bracketAt(spaced.text)
    return at === null ? [] : [{ part, spaced, at, isSame: saysTheSame(spaced.folded, at) }]
  })
  if (twice.filter(({ isSame }) => isSame).length < minCount) return sheet
  const bracketed = new Map(twice.map(({ part, spaced, at }) => [part, withBracket(spaced, at)]))
  const own = (row: Row) => row.map((part) => bracketed.get(part) ?? part)
  return { ...sheet, rows: sheet.rows.map(own) }
}

const glued = new RegExp(`^${eastern}{2,10}(?=\\p{Lu}[\\p{Script=Latin}.'’&() -]{1,30}(?:$|[:：]))`, 'u')

/** 收件人Consignee: the room between two scripts is easily lost. */
function withSpace(part: Part): Part {
  const at = glued.exec(part.text)?.[0].length ?? 0
  if (at === 0) return part
  const apart = (text: string) => `${text.slice(0, at)} ${text.slice(at)}`
  const words = part.words.map(({ word, start, end }) => ({
    word,
    start: start >= at ? start + 1 : start,
    end: end > at ? end + 1 : end,
  }))
  return { ...part, text: apart(part.text), folded: apart(part.folded), words }
}

/** Where the mark or the space between the halves stands. */
function bracketAt(text: string): number | null {
  const ofOne = latin.exec(text)?.groups?.['latin']
  if (ofOne !== undefined) return text.indexOf(' / ') + 2
  const groups = halves.exec(text)?.groups
  const first = groups?.['latin'] ?? groups?.['eastern']
  const between = groups?.['a'] ?? groups?.['b']
  return first === undefined || between === undefined ? null : first.length + between.length - 1
}

function saysTheSame(folded: string, at: number): boolean {
  const [first, second] = [folded.slice(0, at), folded.slice(at)].map((half) => sensedOf(tokensOf(half)))
  return (first ?? []).some((word) => second?.some((other) => isSame(word, other)))
}

function withBracket(part: Part, at: number): Part {
  const before = part.folded.slice(0, at).replace(/[/|·]/gu, ' ')
  return { ...part, folded: `${before}(${part.folded.slice(at + 1)}` }
}
