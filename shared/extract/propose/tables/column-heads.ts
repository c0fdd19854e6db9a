// The heads of a table's columns on the page, and which column that is asked for each could be.
import { unite, type Box } from '../../../page.ts'
import { headIndex } from './column-index.ts'
import type { Column } from './columns.ts'
import { isTypeWord } from '../../words/sense-groups.ts'
import { isSame, sensedOf, type Sensed } from '../../words/senses.ts'
import type { Part, Row } from '../../model/sheet.ts'
import { tokensOf, type Token } from '../../lexicon/tokens.ts'

/** A head on the page, of a column that is asked for or of any other. */
export interface Head {
  readonly column: Column | null
  readonly concepts: readonly string[]
  readonly text: string
  readonly box: Box
  /** No word of it says which column it is. */
  readonly isGuessed?: boolean
}

/** The heads in a part: one, or several that the reader took together; at least a head that nobody asks for. */
export function headsIn(part: Part, columns: readonly Column[]): Head[] {
  // 检验类别: 见证取样 is a label with its value
  if (labelled.test(part.folded)) return []
  const tokens = tokensOf(part.folded)
  const heads: Head[] = []
  for (let from = 0; from < tokens.length; from++) {
    for (let count = Math.min(8, tokens.length - from); count >= 1; count--) {
      const span = tokens.slice(from, from + count)
      const key = span.map((token) => token.key).join('')
      const concepts = conceptsOf(key, part.folded.slice(span[0]?.start, span.at(-1)?.end))
      // "Stück" may stand above weights as well, but not where a number of pieces is asked for
      const isMeant = columns.some(({ concept }) => concept !== null && concepts.includes(concept))
      const own =
        columns.find(({ head }) => head === key) ??
        (key.length >= minLength && !isMeant
          ? columns.find(({ otherHeads }) => otherHeads?.has(key))
          : undefined) ??
        null
      if (own === null && (concepts.length === 0 || (tokens.length > 1 && concepts.every(isPreposition))))
        continue
      const [start, end] = [span[0]?.start ?? 0, span.at(-1)?.end ?? 0]
      if (own === null && isWithinHan(part.folded, start, end)) continue
      const words = part.words.filter((word) => word.start < end && word.end > start)
      heads.push({
        column: own,
        concepts,
        text: part.folded.slice(start, end),
        // Han text without a space is a head as a whole: 货物名称
        box: words.length > 0 && /\s/u.test(part.text) ? unite(words.map(({ word }) => word.box)) : part.box,
      })
      from += count - 1
      break
    }
  }
  const twice = saidTwice(heads, part.box)
  if (twice) return [twice]
  const [only, more] = heads
  const isOfRows = tokens.every(({ key }) => key === '#')
  if (
    only &&
    !more &&
    only.column === null &&
    !isOfRows &&
    !columns.some(({ concept }) => isOneOf(only, concept))
  )
    return [{ ...only, column: columnSaying(sensedOf(tokens), columns) }]
  if (only || !/\p{L}/u.test(part.text)) return heads
  const column =
    columnNamed(tokens, columns) ??
    columnNamed(tokensOf(withoutUnit(part.folded)), columns) ??
    columnCutShort(part.folded, columns)
  return [{ column, concepts: [], text: part.folded, box: part.box }]
}

/** "Nos" counts pieces, and "No." counts rows. */
function conceptsOf(key: string, text: string): readonly string[] {
  const concepts = headIndex.get(key) ?? []
  return key === '#' && text !== 'nos' ? concepts.filter((id) => id !== 'quantity') : concepts
}

const labelled = /\p{Script=Han}{2} ?[:：] ?[\p{L}\p{N}]/u

/** The 计 of 设计强度: one character of a longer word. */
function isWithinHan(folded: string, start: number, end: number): boolean {
  const around = folded.charAt(start - 1) + folded.charAt(end)
  return /^\p{Script=Han}$/u.test(folded.slice(start, end)) && /\p{Script=Han}/u.test(around)
}

/** A letter before a figure is no head. */
const minLength = 2

/** "Min." for minute: the beginning of one name, and of no other. */
function columnCutShort(folded: string, columns: readonly Column[]): Column | null {
  const start = /^(?<start>\p{L}{3,6})\.$/u.exec(folded)?.groups?.['start']
  const named = columns.filter(
    ({ words }) => start !== undefined && words.some(({ key }) => key.startsWith(start)),
  )
  return named.length === 1 ? (named[0] ?? null) : null
}

/** Indicated (°C): in brackets stands in what it was measured. */
function withoutUnit(folded: string): string {
  return folded.replace(/ ?[[(][^\])]{1,8}[\])]$/u, '')
}

/** 单位 Unit: one head in two languages. */
function saidTwice(heads: readonly Head[], box: Box): Head | null {
  const [own, other] = heads.filter(({ column }) => column !== null)
  const [first] = heads
  if (heads.length < 2 || !first) return null
  if (own && heads.every(({ column }) => column === own.column)) return { ...own, box }
  if (other) return null
  const concepts = (own ?? first).concepts.filter((id) => heads.every((head) => head.concepts.includes(id)))
  return concepts.length > 0 ? { ...(own ?? first), concepts, box } : null
}

function isOneOf({ concepts }: Head, concept: string | null): boolean {
  return concept !== null && concepts.includes(concept)
}

/** The one column whose name says what a head says: in other words, or without the word for its type. */
function columnNamed(tokens: readonly Token[], columns: readonly Column[]): Column | null {
  if (tokens.length > 8) return null
  // NRV%: in what something is measured
  const head = sensedOf(tokens.filter(({ key }) => key !== '%'))
  if (head.length === 0) return null
  const shorter = columns.filter(({ words, type }) => {
    const own = words.filter((one) => !isTypeWord(one, type) && !isTypeWord(one, 'code'))
    return own.length > 0 && own.length < words.length && own.every(isIn(head)) && head.every(isIn(words))
  })
  return columnSaying(head, columns) ?? (shorter.length === 1 ? (shorter[0] ?? null) : null)
}

function columnSaying(words: readonly Sensed[], columns: readonly Column[]): Column | null {
  // 代号 CODE: once in each language
  const head = words.filter((word, i) => !words.slice(0, i).some((other) => isSame(word, other)))
  const says = ({ words }: Column) =>
    words.length > 0 && words.length === head.length && words.every(isIn(head)) && head.every(isIn(words))
  return columns.find(says) ?? null
}

function isIn(words: readonly Sensed[]): (one: Sensed) => boolean {
  return (one) => words.some((other) => isSame(other, one))
}

/** A row with an item, its count or its price, and nothing else in its part: the head of a table. */
export function isHeadRow(row: Row): boolean {
  return row.some((part) => {
    const heads = headsIn(part, [])
    const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length
    const named = heads.reduce((sum, { text }) => sum + letters(text), 0)
    return (
      heads.some(({ concepts }) => concepts.some((id) => itemHeads.has(id))) && named === letters(part.folded)
    )
  })
}

const itemHeads: ReadonlySet<string> = new Set(['item', 'quantity', 'unitPrice'])

/** "Da" and "A" are heads where they stand alone, and in "Data da partida" none. */
function isPreposition(concept: string): boolean {
  return concept === 'fromPlace' || concept === 'toPlace'
}
