// The tables of a page whose heads are those that an array asks for.
import { assigned } from './assigned-heads.ts'
import type { Head } from './column-heads.ts'
import type { Column } from './columns.ts'
import { headsInOrder } from './heads-in-order.ts'
import { headsOver } from './heads.ts'
import { itemsBelow, type TableRow } from './items-below.ts'
import { withLongerHeads } from './longer-heads.ts'
import { withRuledBoxes } from './ruled-heads.ts'
import type { Scene } from '../../page/scene.ts'
import type { Sensed } from '../../words/senses.ts'
import type { Part, Row } from '../../model/sheet.ts'
import { tablesOf, withOwnName } from './side-by-side.ts'

/** The smallest number of matching heads of a table. */
const min = 2

interface Headed {
  readonly heads: readonly Head[]
  /** The rows that the heads begin and end in. */
  readonly first: number
  readonly last: number
  readonly score: number
}

/** All tables of the page that have such heads: a table that goes on repeats them. */
export function rowsBelowHeads(
  scene: Scene,
  columns: readonly Column[],
  array: readonly Sensed[],
): TableRow[] {
  const { rows } = scene.sheet
  const all = rows.flatMap((row, i) => {
    if (row.some(isSentence)) return []
    const best = headedAt(scene, i, columns, array).toSorted((a, b) => b.score - a.score)[0]
    return best && best.score >= min ? [best] : []
  })
  // a row of as many words as are asked for is nothing beside one that says most of them
  const said = Math.max(0, ...all.map(({ heads }) => countSaid(heads)))
  const found = all.filter(({ heads }) => 2 * countSaid(heads) >= said)
  if (found.length === 0) return []
  const top = Math.max(0, ...found.map(({ score }) => score))
  // heads that match by their words win over a head that matches by its position alone
  const [best] = found
    .filter(({ score }) => score === top)
    .toSorted((a, b) => countSaid(b.heads) - countSaid(a.heads))
  const tables = found.filter(
    (one) =>
      one === best ||
      (best &&
        countSaid(one.heads) >= countSaid(best.heads) &&
        isRepeated(one.heads, best.heads, scene.sheet.unit)),
  )
  return tables
    .filter(({ first }, i) => i === 0 || first > (tables[i - 1]?.last ?? -1))
    .flatMap(({ heads, last }, i, own) => {
      const to = own[i + 1]?.first ?? rows.length
      const items = itemsBelow(scene, heads, last + 1, to, true)
      return items.length > 0 ? items : itemsBelow(scene, heads, last + 1, to, false)
    })
}

/** How many of the columns that are asked for have a head that says so. */
function countSaid(heads: readonly Head[]): number {
  return new Set(heads.flatMap(({ column, isGuessed }) => (isGuessed === true ? [] : (column ?? [])))).size
}

const minInSentence = 8

/** Lines of a text have words of heads in them, too. */
function isSentence({ text }: Part): boolean {
  const words = text.split(' ')
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return words.length >= minInSentence && small > words.length / 2
}

/** The heads that a row and up to three lines below it can be. */
function headedAt(
  scene: Scene,
  first: number,
  columns: readonly Column[],
  array: readonly Sensed[],
): Headed[] {
  const { rows } = scene.sheet
  const options = [0, 1, 2, 3].flatMap((more) => headsOver(scene, first, more, columns) ?? [])
  return options.flatMap(({ heads: plain, last }, more) => {
    const heads = withRuledBoxes(scene.sheet, plain)
    return tablesOf(heads).map((own, _, all): Headed => {
      const found = withLongerHeads(assigned(own, columns), columns)
      const isAlone = all.length === 1
      const named = isAlone ? { heads: found, isNamed: false } : withOwnName(found, columns, array)
      const row = rows[first] ?? []
      const isClear = named.heads.length === row.length && named.heads.every(({ column }) => column !== null)
      const inOrder =
        isAlone && more === 0 && !isClear ? headsInOrder(row, columns, rows.slice(last + 1)) : null
      const asked = inOrder ?? named.heads
      const others = (inOrder ? [] : heads)
        .filter((head) => !own.includes(head))
        .map((head) => ({ ...head, column: null }))
      const hasSums = hasAmount(between(rows[first] ?? [], asked))
      // cells alone can make a table, but none that is more certain than one with matching heads
      const words = Math.max(scoreOf(named.heads), Math.min(min, scoreOf(asked)))
      const score = words + (named.isNamed ? 1 : 0) - (hasSums ? 2 : 0) - 0.05 * more
      return { heads: [...asked, ...others], first, last, score }
    })
  })
}

/** A table that goes on has the same heads at the same places. */
function isRepeated(heads: readonly Head[], best: readonly Head[], unit: number): boolean {
  const at = (list: readonly Head[], column: Column) =>
    list.find((head) => head.column === column)?.box.x0 ?? NaN
  const columns = best.flatMap(({ column }) => column ?? [])
  return columns.every((column) => Math.abs(at(heads, column) - at(best, column)) < 3 * unit)
}

function scoreOf(heads: readonly Head[]): number {
  const asked = heads.filter(({ column }) => column !== null).length
  const others = heads.filter(({ column, concepts }) => column === null && concepts.length > 0).length
  return asked === 0 ? 0 : asked + 0.3 * others + (asked === 1 && others >= 2 ? 0.5 : 0)
}

/** The segments beside the heads of a table belong to another one. */
function between(row: Row, heads: readonly Head[]): Row {
  const asked = heads.filter(({ column }) => column !== null)
  const [left, right] = [
    Math.min(...asked.map(({ box }) => box.x0)),
    Math.max(...asked.map(({ box }) => box.x1)),
  ]
  return row.filter(({ box }) => box.x1 > left && box.x0 < right)
}

function hasAmount(row: Row): boolean {
  return row.some(({ folded }) => /\d[.,]\d{2}(?!\d)/.test(folded))
}
