// Letters that stand alone at the edge of item names on a receipt: marks of a tax or a currency, or misread counts.
import type { Word } from '../../../page.ts'
import { wordsIn } from '../../model/place.ts'
import type { Part } from '../../model/sheet.ts'
import type { Cell } from './cells.ts'
import type { Column } from './columns.ts'
import type { TableRow } from './items-below.ts'

const minRows = 3
/** A column of marks has few different letters; words that are cut off have many. */
const maxDistinct = 0.7

/** The rows with names without marks. */
export function withTidyNames(rows: readonly TableRow[], unit: number): readonly TableRow[] {
  const names = rows.flatMap((cells) => nameIn(cells)?.[1] ?? [])
  const edges = names.flatMap(lettersAtEdges)
  const isMark = ({ box }: Word) => {
    const column = edges.filter((other) => Math.abs(other.box.x0 - box.x0) < unit)
    const letters = new Set(column.map(({ text }) => text))
    return column.length >= minRows && letters.size <= maxDistinct * column.length
  }
  const marks = new Set(edges.filter(isMark))
  return rows.map((cells) => {
    const [column, cell] = nameIn(cells) ?? []
    if (!column || !cell) return cells
    const own = wordsIn(cell).filter(({ word }, i, all) => !marks.has(word) && !(i === 0 && isStray(all)))
    const [first, last] = [own[0], own.at(-1)]
    if (!first || !last) return cells
    const isWhole = own.length === wordsIn(cell).length
    return isWhole ? cells : new Map([...cells, [column, { ...cell, start: first.start, end: last.end }]])
  })
}

/** "F Fideua": a doubtful letter before a name is a mark or a misread count, or its first letter read twice. */
function isStray([first, second]: Part['words']): boolean {
  if (!first || !second || !isLone(first.word)) return false
  return first.word.confidence < minOfLetter || second.word.text.startsWith(first.word.text)
}

const minOfLetter = 0.6

function nameIn(cells: TableRow): readonly [Column, Cell] | undefined {
  return [...cells].find(([{ concept }]) => concept === 'item')
}

function lettersAtEdges(cell: Cell): Word[] {
  const words = wordsIn(cell).map(({ word }) => word)
  return words.filter((word, i) => (i === 0 || i === words.length - 1) && isLone(word))
}

function isLone({ text }: Word): boolean {
  return /^[\p{L}\p{Sc}*#]$/u.test(text) && !/\p{Script=Han}/u.test(text)
}
