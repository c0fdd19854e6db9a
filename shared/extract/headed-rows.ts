// The tables of a page whose heads are those that an array asks for.
import { assigned, type Column, type Head } from './columns.ts'
import { headsOver } from './heads.ts'
import { itemsBelow, type TableRow } from './items-below.ts'
import type { Scene } from './scene.ts'
import type { Sensed } from './senses.ts'
import type { Row } from './sheet.ts'
import { tablesOf, withOwnName } from './side-by-side.ts'

/** All tables of the page that have such heads: a table that goes on repeats them. */
export function rowsBelowHeads(
  scene: Scene,
  columns: readonly Column[],
  array: readonly Sensed[],
): TableRow[] {
  const { rows } = scene.sheet
  const found: { heads: readonly Head[]; last: number; first: number; score: number }[] = []
  for (const [i, row] of rows.entries()) {
    const options = [0, 1, 2, 3].map((more) => headsOver(scene, i, more, columns))
    const best = options
      .flatMap((option) => option ?? [])
      .flatMap(({ heads, last }, more) =>
        tablesOf(heads).map((own, _, all) => {
          const found = assigned(own, columns)
          const told = all.length > 1 ? withOwnName(found, columns, array) : { heads: found, isNamed: false }
          const others = heads
            .filter((head) => !own.includes(head))
            .map((head) => ({ ...head, column: null }))
          const score = scoreOf(told.heads) + (told.isNamed ? 1 : 0) - (hasAmount(row) ? 2 : 0) - 0.05 * more
          return { heads: [...told.heads, ...others], last, first: i, score }
        }),
      )
      .toSorted((a, b) => b.score - a.score)[0]
    if (best && best.score >= 2) found.push(best)
  }
  const top = Math.max(0, ...found.map(({ score }) => score))
  const [best] = found.filter(({ score }) => score === top)
  const tables = found.filter(
    (one) => one === best || (best && isRepeated(one.heads, best.heads, scene.sheet.unit)),
  )
  return tables
    .filter(({ first }, i) => i === 0 || first > (tables[i - 1]?.last ?? -1))
    .flatMap(({ heads, last }, i, all) => {
      const to = all[i + 1]?.first ?? rows.length
      const items = itemsBelow(scene, heads, last + 1, to, true)
      return items.length > 0 ? items : itemsBelow(scene, heads, last + 1, to, false)
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

function hasAmount(row: Row): boolean {
  return row.some(({ folded }) => /\d[.,]\d{2}(?!\d)/.test(folded))
}
