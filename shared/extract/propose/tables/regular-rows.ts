// Rows that are all set alike, with as many parts each at the same places: a table, whatever its heads say, or a list
// of pairs without heads, as a cast, opening hours or a price list.
import { wholePart, type Place } from '../../model/place.ts'
import { trimmed } from '../position/placed.ts'
import { isLabelLike } from '../../page/pairs/label-like.ts'
import { sensedOf } from '../../words/senses.ts'
import type { Part, Row, Sheet } from '../../model/sheet.ts'
import { tokensOf } from '../../lexicon/tokens.ts'

export type Cells = readonly Place[]

export interface RegularRows {
  /** What stands alone right above them. */
  readonly heading: Part | null
  readonly heads: Cells | null
  readonly rows: readonly Cells[]
}

const fewestRows = 2
/** In heights of a part. */
const mostGap = 3
const mostShift = 1.2

export function regularRows(sheet: Sheet): RegularRows[] {
  if (sheet.isReceipt) return []
  const runs: Row[][] = []
  for (const row of sheet.rows) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && areAlike(last, row, sheet.unit)) run.push(row)
    else runs.push([row])
  }
  return runs.flatMap((run) => {
    const cells = run.map(cellsOf)
    const count = cells[0]?.length ?? 0
    if (run.length < fewestRows || count < 2 || cells.some(({ length }) => length !== count)) return []
    const heads = isHead(cells) ? (cells[0] ?? null) : null
    const rows = heads ? cells.slice(1) : cells
    return [{ heading: headingOf(sheet, run[0] ?? []), heads, rows }]
  })
}

/** As many parts, each at the place of the one above; or lines of one part that are both pairs. */
function areAlike(above: Row, row: Row, unit: number): boolean {
  const gap = Math.min(...row.map(({ box }) => box.y0)) - Math.max(...above.map(({ box }) => box.y1))
  if (gap > mostGap * unit || above.length !== row.length || cellsOf(above).length !== cellsOf(row).length)
    return false
  return row.every((part, i) => isBelow(above[i], part, unit))
}

function isBelow(above: Part | undefined, { box }: Part, unit: number): boolean {
  if (!above) return false
  const middle = ({ x0, x1 }: Part['box']) => (x0 + x1) / 2
  const shifts = [above.box.x0 - box.x0, above.box.x1 - box.x1, middle(above.box) - middle(box)]
  return shifts.some((shift) => Math.abs(shift) < mostShift * unit)
}

/** A line of one part is two cells where a colon or a dash parts it. */
function cellsOf(row: Row): Cells {
  const [only, more] = row
  if (!only || more) return row.map((part) => trimmed(wholePart(part)))
  const pair =
    /^(?<first>.{2,30}?)(?:[:：](?!\d)| [–—-] |, (?:née? le|nat[oa] il|nacid[oa] el|nascid[oa] em|geb\.(?: am)?|born(?: on)?|geboren(?: am| op)?|ur\.))\s*(?<second>\S.*)$/u.exec(
      only.text,
    )
  const { first = '', second = '' } = pair?.groups ?? {}
  return pair
    ? [
        { part: only, start: 0, end: first.trimEnd().length },
        { part: only, start: only.text.length - second.length, end: only.text.length },
      ]
    : [trimmed(wholePart(only))]
}

/** No figures where the others have them, or words of labels where the others have none. */
function isHead(cells: readonly Cells[]): boolean {
  const [first = [], ...others] = cells
  if (others.length < fewestRows || first.some(hasFigure)) return false
  const figured = first.some((_, i) => others.every((row) => row[i] && hasFigure(row[i])))
  return figured || (first.every(isKnown) && !others.some((row) => row.every(isKnown)))
}

function hasFigure({ part, start, end }: Place): boolean {
  return /\d/.test(part.text.slice(start, end))
}

function isKnown({ part, start, end }: Place): boolean {
  const words = sensedOf(tokensOf(part.folded.slice(start, end)))
  return words.length > 0 && words.every(({ senses }) => senses.size > 0)
}

function headingOf({ rows, unit }: Sheet, first: Row): Part | null {
  const [above, other] = rows[rows.indexOf(first) - 1] ?? []
  const top = Math.min(...first.map(({ box }) => box.y0))
  const isNear = above !== undefined && !other && top - above.box.y1 < mostGap * unit
  return isNear && isLabelLike(above.text.replace(/\d+|[:：]\s*$/gu, '')) ? above : null
}
