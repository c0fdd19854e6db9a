// Where on a page a label stands.
import { wordsOf } from './names.ts'
import type { Part, Sheet } from './sheet.ts'

export interface FoundLabel {
  readonly row: number
  readonly index: number
  readonly part: Part
  /** From where to where in the part's text the label stands; the value begins after `end`. */
  readonly start: number
  readonly end: number
  readonly hasColon: boolean
}

export function findLabel({ rows, folded }: Sheet, label: string): FoundLabel[] {
  if (!mayHold(folded, label)) return []
  const pattern = labelPattern(label)
  return rows.flatMap((parts, row) =>
    parts.flatMap((part, index) => {
      const match = pattern.exec(part.folded)
      if (!match) return []
      const end = match.index + match[0].length
      const hasColon = /[:=]\s*$/.test(match[0])
      const before = part.folded.slice(0, match.index)
      return canBegin(before, hasColon) ? [{ row, index, part, start: match.index, end, hasColon }] : []
    }),
  )
}

/** No line holds a longer one, and a key of a schema may be of any length. */
const longestLabel = 100

/** A schema may ask for thousands of fields, and most of their names are on no page. */
function mayHold(folded: string, label: string): boolean {
  if (label.length > longestLabel) return false
  const [first = ''] = label.split(' ')
  return first === 'number' || folded.includes(isHan(first.slice(0, 1)) ? first.slice(0, 1) : first)
}

/**
 * A label begins its part, or stands after another field's value, which ends in a digit or a mark. "total" in
 * the middle of a sentence, or of "Sub Total:", is none.
 */
function canBegin(before: string, hasColon: boolean): boolean {
  if (!/[\p{L}\p{N}]/u.test(before)) return true
  return hasColon && /(?:\S*\d\S*|[,;.)|\]])\s*$/u.test(before)
}

/** What is nothing but a label can't be the value of the label before it. */
export function isLabelText(folded: string, known: ReadonlySet<string>): boolean {
  return /[\p{L}\p{N}].*: *$/u.test(folded) || known.has(wordsOf(folded))
}

function labelPattern(label: string): RegExp {
  const words = label.split(' ').map(wordPattern).join("[ ._/'’-]*")
  // Latin words end where their letters end; Han labels may touch a value, but no other Han: 日期 is not 日期范围
  const after = isHan(label.slice(-1)) ? `(?!${han})` : '(?![\\p{L}\\p{N}])'
  const unit = '(?: *\\([^()]{1,12}\\))?'
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}${after}${unit}[ .#]*(?:[:=]+ *|-+ +)?`, 'u')
}

const han = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'

function wordPattern(word: string): string {
  if (word === 'number') return '(?:number|num|no|nr|n°|#|№)'
  if (isHan(word.slice(0, 1))) return Array.from(word, escape).join(' ?')
  return escape(word)
}

function escape(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}/-]/g, '\\$&')
}

function isHan(character: string): boolean {
  return /\p{Script=Han}/u.test(character)
}
